import UIKit

/// Lets the system's swipes back begin where no animation of ours takes their place. By themselves they stay away
/// whenever the navigation controller's delegate could have one.
///
/// Where that is decided elsewhere, the delegate that each recognizer had decides; one of the app's own may refuse in
/// any case. Every other question goes there, too.
@MainActor final class PopGate: NSObject {
    private weak var navigationController: UINavigationController?
    /// Whether the pop of a screen is UIKit's; `nil` where that is not known here.
    private let leavesToUIKit: @MainActor (_ top: UIViewController) -> Bool?
    /// Whether a transition of ours runs. UIKit's own may be interrupted at any time.
    private let isBusy: @MainActor () -> Bool
    private var passages: [Passage] = []

    /// A recognizer, and who decided before.
    private struct Passage {
        weak var recognizer: UIGestureRecognizer?
        weak var former: (any UIGestureRecognizerDelegate)?
    }

    init(
        _ navigationController: UINavigationController,
        leavesToUIKit: @escaping @MainActor (_ top: UIViewController) -> Bool?,
        isBusy: @escaping @MainActor () -> Bool
    ) {
        self.navigationController = navigationController
        self.leavesToUIKit = leavesToUIKit
        self.isBusy = isBusy
        super.init()
        hold()
    }

    /// Becomes the delegate of the recognizers there are, but for those that the app has given another one since.
    func hold() {
        for recognizer in navigationController?.popRecognizers ?? [] where recognizer.delegate !== self {
            let isKnown = passages.contains { $0.recognizer === recognizer }
            if isKnown, recognizer.delegate?.isOfUIKit != true { continue }
            passages.removeAll { $0.recognizer == nil || $0.recognizer === recognizer }
            passages.append(Passage(recognizer: recognizer, former: recognizer.delegate))
            recognizer.delegate = self
        }
    }

    /// Lets decide who decided before, unless somebody else does by now.
    func restore() {
        for passage in passages where passage.recognizer?.delegate === self {
            passage.recognizer?.delegate = passage.former
        }
    }

    /// Whether a swipe of the system's may begin now.
    func mayBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        let former = former(of: recognizer)
        guard let navigationController, let top = navigationController.topViewController,
            let isLeft = leavesToUIKit(top)
        else { return former?.allows(recognizer) ?? true }
        guard isLeft, navigationController.viewControllers.count > 1, !isBusy() else { return false }
        // UIKit's own delegate would refuse; an app's knows what it does.
        if let former, !former.isOfUIKit { return former.allows(recognizer) }
        return navigationController.offersBack
    }

    /// Who decided before about a recognizer.
    func former(of recognizer: UIGestureRecognizer) -> (any UIGestureRecognizerDelegate)? {
        passages.first { $0.recognizer === recognizer }?.former
    }
}

extension UINavigationController {
    /// Whether the user is offered a way back: a navigation bar with a back button.
    @MainActor var offersBack: Bool {
        !isNavigationBarHidden && topViewController?.navigationItem.hasItsBackButton == true
    }

    /// Whether nothing runs but a push or a pop of UIKit's own, which may be interrupted at any time since iOS 26.
    ///
    /// - Parameter isUIKits: whether a transition in this controller is UIKit's own.
    @MainActor func mayBeInterrupted(_ isUIKits: @MainActor () -> Bool) -> Bool {
        guard let coordinator = transitionCoordinator else { return true }
        guard #available(iOS 26.0, tvOS 26.0, visionOS 26.0, *), isUIKits() else { return false }
        return !coordinator.isInteractive && coordinator.containerView.isDescendant(of: view)
    }
}
