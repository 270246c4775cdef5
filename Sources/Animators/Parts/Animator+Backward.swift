import TransitionKit

extension Animator {
    /// Returns the reverse of the forward transition, with a timing of its own.
    func backward(in scene: TransitionScene, timing: TimingCurve) -> Choreography {
        var choreography = forward(in: scene.reversed()).reversed()
        choreography.timing = timing
        return choreography
    }

    /// Returns the reverse of the forward transition, in which the screen that leaves is still fast at the
    /// end, and the other one settles.
    func departing(in scene: TransitionScene) -> Choreography {
        var choreography = backward(in: scene, timing: .departing)
        choreography.participants = choreography.participants.map { participant in
            guard participant.screen == .incoming || participant.accompaniedScreen == .incoming else {
                return participant
            }
            return participant.with(
                keyframes: participant.keyframes.map { Keyframe(at: $0.time, $0.pose, timing: .easeOut) }
            )
        }
        return choreography
    }
}
