import UIKit

/// Lets the system's swipe back begin where no animation of ours takes its place. By itself it stays away
/// whenever the navigation controller's delegate could have one.
@MainActor final class PopGate: NSObject, UIGestureRecognizerDelegate {
    private(set) weak var navigationController: UINavigationController?
    private let leavesToUIKit: @MainActor (_ top: UIViewController) -> Bool
    private let former: Former

    /// Who decided before.
    @MainActor private final class Former {
        weak var recognizer: UIGestureRecognizer?
        weak var delegate: (any UIGestureRecognizerDelegate)?

        func restore() {
            recognizer?.delegate = delegate
            recognizer = nil
        }
    }

    init(
        _ navigationController: UINavigationController,
        leavesToUIKit: @escaping @MainActor (_ top: UIViewController) -> Bool
    ) {
        self.navigationController = navigationController
        self.leavesToUIKit = leavesToUIKit
        former = Former()
        super.init()
        former.recognizer = navigationController.popRecognizer
        former.delegate = former.recognizer?.delegate
        former.recognizer?.delegate = self
    }

    /// Lets decide who decided before.
    func restore() { former.restore() }

    deinit {
        let former = former
        MainQueue.run { former.restore() }
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let navigationController, navigationController.viewControllers.count > 1,
            navigationController.transitionCoordinator == nil,
            let top = navigationController.topViewController, leavesToUIKit(top)
        else { return false }
        return !navigationController.isNavigationBarHidden && top.navigationItem.hasItsBackButton
    }
}
