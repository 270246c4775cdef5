@_spi(Host) import UIKit

/// A new application with a window, and a log for controllers and delegates.
@MainActor final class ControllerScene {
    let window: UIWindow
    let log = Log()

    init() {
        UIApplication.reset()
        window = UIWindow(frame: UIScreen.main.bounds)
    }

    /// A suite can be released on any thread, but its content must be released on the main actor.
    isolated deinit {}

    func show(_ root: UIViewController) {
        window.rootViewController = root
        window.makeKeyAndVisible()
        settle()
        log.entries = []
    }

    func controller(_ name: String) -> LoggingController { LoggingController(name, log) }

    func tick() { UIApplication.shared.tick() }

    func advance(_ seconds: TimeInterval) { UIApplication.shared.advance(by: seconds) }

    /// Waits longer than any transition of the tests.
    func settle() { advance(2) }
}

@MainActor final class Log {
    var entries: [String] = []

    func callAsFunction(_ entry: String) { entries.append(entry) }

    /// Returns the entries since the last call.
    func take() -> [String] {
        defer { entries = [] }
        return entries
    }
}

/// A controller that records its callbacks.
@MainActor class LoggingController: UIViewController {
    let name: String
    let log: Log
    var logsContainment = false
    /// A closure that's called with the name of each callback.
    var whenCalled: ((String) -> Void)?

    init(_ name: String, _ log: Log) {
        self.name = name
        self.log = log
        super.init(nibName: nil, bundle: nil)
        title = name
    }

    required init?(coder: NSCoder) { nil }

    private func write(_ entry: String) {
        log("\(name) \(entry)")
        whenCalled?(entry)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        write("willAppear")
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        write("isAppearing")
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        write("didAppear")
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        write("willDisappear")
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        write("didDisappear")
    }

    override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        if logsContainment { write(parent == nil ? "willMove(nil)" : "willMove") }
    }

    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        if logsContainment { write(parent == nil ? "didMove(nil)" : "didMove") }
    }
}

/// A typical third-party animator, which fades the incoming view in and cleans up.
@MainActor final class FadeAnimator {
    var duration: TimeInterval = 0.4
    /// A closure that's called with the context when the animation has started.
    var whenStarted: ((any UIViewControllerContextTransitioning) -> Void)?
    var ends: [Bool] = []
    /// The view that's currently moving.
    private(set) weak var mover: UIView?

    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        duration
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        let (animate, clean) = prepare(context)
        UIView.animate(
            withDuration: duration,
            delay: 0,
            options: .curveEaseIn,
            animations: animate,
            completion: { _ in clean() }
        )
        whenStarted?(context)
    }

    func prepare(
        _ context: any UIViewControllerContextTransitioning
    ) -> (animate: () -> Void, clean: () -> Void) {
        let to = context.view(forKey: .to)
        let from = context.view(forKey: .from)
        if let to, let controller = context.viewController(forKey: .to) {
            to.frame = context.finalFrame(for: controller)
            context.containerView.addSubview(to)
            if let from, context.viewController(forKey: .from)?.isBeingDismissed == true {
                context.containerView.bringSubviewToFront(from)
            }
        }
        let leaves = to == nil || context.viewController(forKey: .from)?.isBeingDismissed == true
        guard let mover = leaves ? from : to else { return ({}, {}) }
        self.mover = mover
        mover.alpha = leaves ? 1 : 0
        return (
            { mover.alpha = leaves ? 0 : 1 },
            {
                mover.alpha = 1
                if context.transitionWasCancelled { context.view(forKey: .to)?.removeFromSuperview() }
                context.completeTransition(!context.transitionWasCancelled)
            }
        )
    }

    func animationEnded(_ transitionCompleted: Bool) {
        ends.append(transitionCompleted)
    }
}

/// The same with an interruptible animator.
@MainActor final class InterruptibleFadeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    let fade = FadeAnimator()
    private var animator: UIViewPropertyAnimator?

    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        fade.duration
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        interruptibleAnimator(using: context).startAnimation()
        fade.whenStarted?(context)
    }

    func interruptibleAnimator(
        using context: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating {
        if let animator { return animator }
        let (animate, clean) = fade.prepare(context)
        let made = UIViewPropertyAnimator(duration: fade.duration, curve: .easeIn, animations: animate)
        made.addCompletion { _ in clean() }
        animator = made
        return made
    }

    func animationEnded(_ transitionCompleted: Bool) {
        animator = nil
        fade.ends.append(transitionCompleted)
    }
}

/// A delegate that returns the same animator and interaction controller in all containers, and records the
/// calls.
@MainActor
final class TransitionVendor: NSObject, UIViewControllerTransitioningDelegate,
    UINavigationControllerDelegate, UITabBarControllerDelegate
{
    var animator: (any UIViewControllerAnimatedTransitioning)?
    var interactor: (any UIViewControllerInteractiveTransitioning)?
    var makePresentationController: ((UIViewController, UIViewController?) -> UIPresentationController)?
    var refusesSelection = false
    let log: Log

    init(
        _ log: Log,
        animator: (any UIViewControllerAnimatedTransitioning)? = nil,
        interactor: (any UIViewControllerInteractiveTransitioning)? = nil
    ) {
        self.log = log
        self.animator = animator
        self.interactor = interactor
    }

    func animationController(
        forPresented presented: UIViewController,
        presenting: UIViewController,
        source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        log("animator for presented")
        return animator
    }

    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        log("animator for dismissed")
        return animator
    }

    func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        log("interactor for presentation")
        return interactor
    }

    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        log("interactor for dismissal")
        return interactor
    }

    func presentationController(
        forPresented presented: UIViewController,
        presenting: UIViewController?,
        source: UIViewController
    ) -> UIPresentationController? {
        log("presentation controller")
        return makePresentationController?(presented, presenting)
    }

    func navigationController(
        _ navigationController: UINavigationController,
        willShow viewController: UIViewController,
        animated: Bool
    ) {
        log("willShow")
    }

    func navigationController(
        _ navigationController: UINavigationController,
        didShow viewController: UIViewController,
        animated: Bool
    ) {
        log("didShow")
    }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        log("interactor")
        return interactor
    }

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        log("animator for \(operation)")
        return animator
    }

    func tabBarController(
        _ tabBarController: UITabBarController,
        shouldSelect viewController: UIViewController
    ) -> Bool {
        log("shouldSelect")
        return !refusesSelection
    }

    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
    {
        log("didSelect")
    }

    func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        log("interactor")
        return interactor
    }

    func tabBarController(
        _ tabBarController: UITabBarController,
        animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        log("animator for tab")
        return animator
    }
}

/// A presentation controller that records its calls.
@MainActor final class LoggingPresentationController: UIPresentationController {
    let log: Log
    var removesPresenter = false
    var frame: CGRect?

    init(_ presented: UIViewController, _ presenting: UIViewController?, _ log: Log) {
        self.log = log
        super.init(presentedViewController: presented, presenting: presenting)
    }

    override var shouldRemovePresentersView: Bool { removesPresenter }

    override var frameOfPresentedViewInContainerView: CGRect {
        frame ?? super.frameOfPresentedViewInContainerView
    }

    override func presentationTransitionWillBegin() {
        log("presentation begins\(containerView == nil ? " without container" : "")")
    }

    override func presentationTransitionDidEnd(_ completed: Bool) {
        log("presentation ends \(completed)")
    }

    override func dismissalTransitionWillBegin() {
        log("dismissal begins")
    }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
        log("dismissal ends \(completed)")
    }
}

/// The kinds of animators that every container must support.
enum AnimatorKind: CaseIterable, Sendable {
    case blocks, interruptible

    @MainActor func make() -> (animator: any UIViewControllerAnimatedTransitioning, fade: FadeAnimator) {
        switch self {
        case .blocks:
            let animator = BlockFadeAnimator()
            return (animator, animator.fade)
        case .interruptible:
            let animator = InterruptibleFadeAnimator()
            return (animator, animator.fade)
        }
    }
}

/// The fade without the optional interruptible animator.
@MainActor final class BlockFadeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    let fade = FadeAnimator()

    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        fade.transitionDuration(using: context)
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        fade.animateTransition(using: context)
    }

    func animationEnded(_ transitionCompleted: Bool) {
        fade.animationEnded(transitionCompleted)
    }
}
