/// An animation that can be started, paused, scrubbed, reversed and stopped.
@preconcurrency @MainActor
public protocol UIViewAnimating: NSObjectProtocol {
    var state: UIViewAnimatingState { get }
    /// Whether time moves the animation on.
    var isRunning: Bool { get }
    /// Whether the animation goes back to its start.
    var isReversed: Bool { get set }
    /// The part of the way (0…1) that is done, in the direction of travel.
    var fractionComplete: CGFloat { get set }

    func startAnimation()
    func startAnimation(afterDelay delay: TimeInterval)
    func pauseAnimation()
    /// Ends the animation where it is. With false it waits in the stopped state for `finishAnimation(at:)`.
    func stopAnimation(_ withoutFinishing: Bool)
    func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}
