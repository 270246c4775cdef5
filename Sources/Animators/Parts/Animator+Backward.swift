import TransitionKit

extension Animator {
    /// Returns the reverse of the forward transition, with a timing of its own.
    func backward(in scene: TransitionScene, timing: TimingCurve) -> Choreography {
        var choreography = forward(in: scene.reversed()).reversed()
        choreography.timing = timing
        return choreography
    }
}
