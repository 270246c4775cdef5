import Presentations
import UIKit

/// A view controller in a screen, whose view has a name for transitions. TransitionKit asks it for the view,
/// because it's a child of the screen's controller.
@MainActor package final class NamedContentController: UIViewController, TransitionElementProviding {
    package var id: TransitionElementID
    package let content: UIViewController

    package init(_ id: TransitionElementID, content: UIViewController) {
        (self.id, self.content) = (id, content)
        super.init(nibName: nil, bundle: nil)
    }

    package required init?(coder: NSCoder) { nil }

    package override func viewDidLoad() {
        super.viewDidLoad()
        // The SwiftUI view around this view receives the touches, such as a button.
        view.isUserInteractionEnabled = false
        addChild(content)
        content.view.backgroundColor = .clear
        content.view.frame = view.bounds
        content.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(content.view)
        content.didMove(toParent: self)
    }

    package func transitionElements() -> [TransitionElementID: UIView] {
        isViewLoaded ? [id: view] : [:]
    }
}
