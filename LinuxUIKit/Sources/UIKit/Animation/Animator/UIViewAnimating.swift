/// An animation that you can start, pause, scrub, reverse, and stop.
@preconcurrency @MainActor
public protocol UIViewAnimating: NSObjectProtocol {
    var state: UIViewAnimatingState { get }
    /// A Boolean value that indicates whether the animation advances with time.
    var isRunning: Bool { get }
    /// A Boolean value that indicates whether the animation runs back to its start.
    var isReversed: Bool { get set }
    /// The fraction of the animation that's complete, from 0 to 1, in its current direction.
    var fractionComplete: CGFloat { get set }

    func startAnimation()
    func startAnimation(afterDelay delay: TimeInterval)
    func pauseAnimation()
    /// Stops the animation at its current position. If the argument is `false`, the animation remains in the
    /// stopped state until `finishAnimation(at:)`.
    func stopAnimation(_ withoutFinishing: Bool)
    func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}
