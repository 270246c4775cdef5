@_spi(Host) import QuartzCore

/// The coordinator of a transition that UIKit itself runs.
@MainActor final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
    typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

    private let context: TransitionContext
    private var animations: [Block] = []
    private var completions: [Block] = []
    private var interactionHandlers: [Block] = []
    private var hasRunAnimations = false
    /// Views outside the container whose animations a gesture must drive, too.
    private(set) var outsideViews: [UIView] = []

    init(_ context: TransitionContext) {
        self.context = context
    }

    // MARK: Registering

    @discardableResult
    func animate(alongsideTransition animation: Block?, completion: Block?) -> Bool {
        animateAlongsideTransition(in: nil, animation: animation, completion: completion)
    }

    @discardableResult
    func animateAlongsideTransition(in view: UIView?, animation: Block?, completion: Block?) -> Bool {
        guard !context.hasEnded else { return false }
        if let view, !view.isDescendant(of: context.containerView) { outsideViews.append(view) }
        if let completion { completions.append(completion) }
        guard let animation else { return UIKitBehavior.current.returnsTrueWithoutAnimations }
        animations.append(animation)
        if hasRunAnimations { runQueuedAnimations() }
        return true
    }

    func notifyWhenInteractionEnds(_ handler: @escaping Block) {
        notifyWhenInteractionChanges { context in
            if !context.isInteractive { handler(context) }
        }
    }

    func notifyWhenInteractionChanges(_ handler: @escaping Block) {
        guard !context.hasEnded else { return }
        interactionHandlers.append(handler)
    }

    // MARK: Running

    /// Runs the registered animations, right after the animator has started.
    ///
    /// - Parameters:
    ///   - isEnding: Whether the transition is ending. An animator that hasn't started by then never runs
    ///     them.
    ///   - animates: Whether the changes are animated if nothing interrupts the transition.
    func runAlongside(isEnding: Bool = false, animates: Bool = true) {
        guard !hasRunAnimations else { return }
        hasRunAnimations = true
        runQueuedAnimations(isEnding: isEnding, animates: animates)
    }

    private func runQueuedAnimations(isEnding: Bool = false, animates: Bool = true) {
        let blocks = animations
        animations = []
        guard !blocks.isEmpty else { return }
        let run: () -> Void = { for block in blocks { block(self) } }
        guard context.isAnimated, !context.hasEnded, animates else {
            return UIView.performWithoutAnimation(run)
        }
        if !isEnding, context.addsToAnimator,
            let animator = context.interruptibleAnimator() as? UIViewPropertyAnimator,
            animator.state != .stopped
        {
            return animator.addAnimations(run)
        }
        let elapsed = context.isInteractive ? 0 : MediaClock.now - context.startTime
        UIView.animate(
            withDuration: max(context.duration - elapsed, 0),
            delay: 0,
            options: (context.animator as? BuiltInAnimator)?.options ?? [],
            animations: run,
            completion: nil
        )
    }

    func interactionDidChange() {
        for handler in interactionHandlers { handler(self) }
    }

    func transitionDidEnd() {
        let blocks = completions
        animations = []
        completions = []
        interactionHandlers = []
        for block in blocks { block(self) }
    }

    // MARK: Properties

    var isAnimated: Bool { context.isAnimated }
    var presentationStyle: UIModalPresentationStyle { context.presentationStyle }
    var initiallyInteractive: Bool { context.initiallyInteractive }
    var isInterruptible: Bool { context.isInterruptible }
    var isInteractive: Bool { context.isInteractive }
    var isCancelled: Bool { context.transitionWasCancelled }
    var transitionDuration: TimeInterval { context.duration }
    var percentComplete: CGFloat { context.percentComplete }
    var completionVelocity: CGFloat { context.interactor?.completionSpeed ?? 1 }
    var completionCurve: UIView.AnimationCurve { context.interactor?.completionCurve ?? .easeInOut }
    var containerView: UIView { context.containerView }
    var targetTransform: CGAffineTransform { context.targetTransform }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        context.viewController(forKey: key)
    }

    func view(forKey key: UITransitionContextViewKey) -> UIView? {
        context.view(forKey: key)
    }
}
