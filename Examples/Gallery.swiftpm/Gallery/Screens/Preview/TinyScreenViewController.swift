import TransitionKit
import UIKit

/// One of the two screens of a preview. It names its picture for transitions that move shared views.
final class TinyScreenViewController: UIViewController, TransitionElementProviding {

    private let screen: TinyScreen

    init(_ screen: TinyScreen) {
        self.screen = screen
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func loadView() {
        view = TinyScreenView(screen, showsStatusBar: false)
    }

    func transitionElements() -> [TransitionElementID: UIView] {
        guard let picture = (viewIfLoaded as? TinyScreenView)?.picture else { return [:] }
        return screen.kind == .list ? [.card: picture, .photo: picture] : [.photo: picture]
    }
}
