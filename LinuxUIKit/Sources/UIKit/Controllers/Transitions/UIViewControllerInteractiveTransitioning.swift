/// An object that drives a transition, usually with a gesture, instead of letting it run by itself.
@preconcurrency @MainActor public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
    /// Called instead of the animator's `animateTransition(using:)`, which this object calls itself.
    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)

    /// Optional. The speed of the rest of the animation after the gesture. The default is 1.
    var completionSpeed: CGFloat { get }
    /// Optional. The curve of the rest of the animation after the gesture. The default is `.easeInOut`.
    var completionCurve: UIView.AnimationCurve { get }
    /// Optional. A Boolean value that indicates whether the transition starts under the gesture's control.
    /// The default is `true`.
    var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
    public var completionSpeed: CGFloat { 1 }
    public var completionCurve: UIView.AnimationCurve { .easeInOut }
    public var wantsInteractiveStart: Bool { true }
}
