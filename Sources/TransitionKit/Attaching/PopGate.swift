import UIKit

/// Lets the system's swipe back begin where no animation of ours takes its place. By itself it stays away
/// whenever the navigation controller's delegate could have one.
///
/// Where that is decided elsewhere, the delegate that each recognizer had decides; one of the app's own may refuse in
/// any case. Every other question goes there, too.
@MainActor final class PopGate: NSObject {
    private weak var navigationController: UINavigationController?
    /// Whether the pop of a screen is UIKit's; `nil` where that is not known here.
    private let leavesToUIKit: @MainActor (_ top: UIViewController) -> Bool?
    private let passages: [Passage]

    /// A recognizer, and who decided before.
    @MainActor private final class Passage {
        weak var recognizer: UIGestureRecognizer?
        weak var former: (any UIGestureRecognizerDelegate)?

        init(_ recognizer: UIGestureRecognizer) {
            self.recognizer = recognizer
            former = recognizer.delegate
        }
    }

    init(
        _ navigationController: UINavigationController,
        leavesToUIKit: @escaping @MainActor (_ top: UIViewController) -> Bool?
    ) {
        self.navigationController = navigationController
        self.leavesToUIKit = leavesToUIKit
        passages = navigationController.popRecognizers.map(Passage.init)
        super.init()
        for passage in passages { passage.recognizer?.delegate = self }
    }

    /// Lets decide who decided before, unless somebody else does by now.
    func restore() {
        for passage in passages where passage.recognizer?.delegate === self {
            passage.recognizer?.delegate = passage.former
        }
    }

    /// Whether the system's swipe back may begin now.
    func mayBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        let former = former(of: recognizer)
        guard let navigationController, let top = navigationController.topViewController,
            let isLeft = leavesToUIKit(top)
        else { return former?.allows(recognizer) ?? true }
        guard isLeft, navigationController.viewControllers.count > 1,
            navigationController.transitionCoordinator == nil
        else { return false }
        // UIKit's own delegate would refuse; an app's knows what it does.
        if let former, !former.isOfUIKit { return former.allows(recognizer) }
        return !navigationController.isNavigationBarHidden && top.navigationItem.hasItsBackButton
    }

    /// Who decided before about a recognizer.
    func former(of recognizer: UIGestureRecognizer) -> (any UIGestureRecognizerDelegate)? {
        passages.first { $0.recognizer === recognizer }?.former
    }
}
