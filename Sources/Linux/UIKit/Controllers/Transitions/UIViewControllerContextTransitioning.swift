/// What an animator learns about the transition it plays, and how it reports its end.
@preconcurrency @MainActor public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
    /// The view in which the transition takes place; the animator adds the incoming view to it.
    var containerView: UIView { get }
    var isAnimated: Bool { get }
    /// Whether the transition is driven by a gesture right now.
    var isInteractive: Bool { get }
    var transitionWasCancelled: Bool { get }
    /// The style of a modal transition, `.none` for every other.
    var presentationStyle: UIModalPresentationStyle { get }

    func updateInteractiveTransition(_ percentComplete: CGFloat)
    func finishInteractiveTransition()
    func cancelInteractiveTransition()
    func pauseInteractiveTransition()

    /// Ends the transition. The animator calls it exactly once.
    func completeTransition(_ didComplete: Bool)

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// The view of one side, or nil when the animator must leave that side's view alone.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    var targetTransform: CGAffineTransform { get }
    /// The frame at the start of the transition, zero where it is not known.
    func initialFrame(for vc: UIViewController) -> CGRect
    /// The frame at the end of the transition, zero where the view is gone by then.
    func finalFrame(for vc: UIViewController) -> CGRect
}
