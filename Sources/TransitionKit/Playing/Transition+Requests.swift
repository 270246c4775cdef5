import UIKit

// Requests from other objects.

extension Transition {
    /// Returns the property animator of the running transition. This can create it.
    func requestAnimator() -> UIViewPropertyAnimator? { animation?.requestAnimator() }

    /// The property animator of the running transition, for animations alongside. Without an interaction, a
    /// third-party animation controller isn't asked for it, because some create one with each call.
    var companionAnimator: UIViewPropertyAnimator? {
        animation is ThirdPartyAnimation && interaction == nil ? animation?.animator : requestAnimator()
    }

    /// Whether the transition uses a property animator that can be paused, if that's known.
    var isInterruptible: Bool { animation?.animator?.isInterruptible ?? false }

    /// Whether fingers can take a screen off its path.
    var isFree: Bool { interaction?.isFree ?? false }

    /// Whether a finger moves the transition, directly or with UIKit's own interaction controller.
    var isMovedByEvents: Bool {
        isHeld || (animation as? Stage)?.poses?.isLed == true && animation?.animator?.isRunning != true
    }

    /// The movement of the screen by fingers, or `nil` if they can't hold it.
    var grip: Grip? {
        guard let stage = animation as? Stage, stage.isFree else { return nil }
        return stage.poses?.moment.grip
    }

    /// The translation of the screen that fingers can hold from its position at rest, in points, or `nil` if
    /// there's none.
    var heldOffset: CGVector? { (animation as? Stage)?.heldOffset }

    /// Returns the distance that the screens travel along an axis, in points, or `nil` if it's short or
    /// unknown.
    func screenTravel(along axis: TransitionAxis) -> CGFloat? {
        (animation as? Stage)?.screenTravel(along: axis)
    }

    /// Moves the held screen along with the fingers. The next progress makes it visible.
    func follow(_ change: Grip.Change) { (driver as? PoseDriver)?.follow(change) }

    /// Stores the velocity at which the fingers let go of the screen, in points per second.
    func throwing(at velocity: CGVector) { (driver as? PoseDriver)?.throwing(at: velocity) }

    /// Continues in the new size of the container. Returns `false` if that isn't possible.
    func adapt() -> Bool {
        guard isRunning, animation?.adapt() == true else { return false }
        if isRunning { interaction?.transitionDidResize(self) }
        return true
    }
}
