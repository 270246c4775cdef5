/// The information about a transition for its animator, and the methods to report its end.
@preconcurrency @MainActor public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
    /// The view that contains the transition. The animator adds the incoming view to it.
    var containerView: UIView { get }
    var isAnimated: Bool { get }
    /// A Boolean value that indicates whether a gesture currently drives the transition.
    var isInteractive: Bool { get }
    var transitionWasCancelled: Bool { get }
    /// The style of a modal transition, or `.none` for any other.
    var presentationStyle: UIModalPresentationStyle { get }

    func updateInteractiveTransition(_ percentComplete: CGFloat)
    func finishInteractiveTransition()
    func cancelInteractiveTransition()
    func pauseInteractiveTransition()

    /// Ends the transition. The animator must call this exactly once.
    func completeTransition(_ didComplete: Bool)

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// Returns the view of one side, or `nil` if the animator must not change that view.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    var targetTransform: CGAffineTransform { get }
    /// Returns the frame at the start of the transition, or zero if it's unknown.
    func initialFrame(for vc: UIViewController) -> CGRect
    /// Returns the frame at the end of the transition, or zero if the view will be gone.
    func finalFrame(for vc: UIViewController) -> CGRect
}
