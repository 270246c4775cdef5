import TransitionKit
import UIKit

/// One of a preview's two screens. It names its picture for transitions that carry views across.
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
