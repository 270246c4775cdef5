/// Drives a transition, usually by a gesture, instead of letting it run by itself.
@preconcurrency @MainActor public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
    /// Called in place of the animator's `animateTransition(using:)`, which this object calls itself.
    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)

    /// Optional: the speed of the rest of the animation after the gesture, 1 when absent.
    var completionSpeed: CGFloat { get }
    /// Optional: the pace of the rest of the animation after the gesture, `.easeInOut` when absent.
    var completionCurve: UIView.AnimationCurve { get }
    /// Optional: whether the transition starts under the gesture's control, true when absent.
    var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
    public var completionSpeed: CGFloat { 1 }
    public var completionCurve: UIView.AnimationCurve { .easeInOut }
    public var wantsInteractiveStart: Bool { true }
}
