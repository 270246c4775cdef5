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
    var dragsFreely: Bool { interaction?.dragsFreely ?? false }

    /// What plays the choreography of the running transition, or `nil` if it has none.
    var stage: Stage? { animation as? Stage }

    /// The movement of the screen by fingers, or `nil` if they can't hold it.
    var drag: DragTransform? { stage?.dragsFreely == true ? stage?.poseDriver?.moment.drag : nil }

    /// Continues in the new size of the container. Returns `false` if that isn't possible.
    func adapt() -> Bool {
        guard isRunning, animation?.adapt() == true else { return false }
        if isRunning { interaction?.transitionDidResize(self) }
        return true
    }
}
