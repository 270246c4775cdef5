/// An animator that can choose what replaces its transition if Reduce Motion is on.
package protocol ReducedAnimator: Animator {
    /// Returns what replaces the transition, or `nil` if a crossfade does.
    func reduced(in scene: TransitionScene) -> Choreography?
}
