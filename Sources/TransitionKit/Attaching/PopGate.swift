import UIKit

/// Lets the system's swipe back begin where no animation of ours takes its place. By itself it stays away
/// whenever the navigation controller's delegate could have one.
///
/// Every other question goes to the delegate that each recognizer had.
@MainActor final class PopGate: NSObject {
    private weak var navigationController: UINavigationController?
    private let leavesToUIKit: @MainActor (_ top: UIViewController) -> Bool
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
        leavesToUIKit: @escaping @MainActor (_ top: UIViewController) -> Bool
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
    var isOpen: Bool {
        guard let navigationController, navigationController.viewControllers.count > 1,
            navigationController.transitionCoordinator == nil,
            let top = navigationController.topViewController, leavesToUIKit(top)
        else { return false }
        return !navigationController.isNavigationBarHidden && top.navigationItem.hasItsBackButton
    }

    /// Who decided before about a recognizer.
    func former(of recognizer: UIGestureRecognizer) -> (any UIGestureRecognizerDelegate)? {
        passages.first { $0.recognizer === recognizer }?.former
    }
}
