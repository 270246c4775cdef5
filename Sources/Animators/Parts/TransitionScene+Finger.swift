import TransitionKit

extension TransitionScene {
    /// Whether a gesture starts the transition, whose progress is then in proportion to the finger's way,
    /// whatever the timing of the choreography.
    ///
    /// What the finger moves should be where the finger is. It doesn't start or settle slowly, overshoot, or
    /// arrive early, because the rest of the finger's way would move nothing, and a screen that seems to have
    /// arrived would leave when people let go. A transition that starts on its own and is caught later isn't
    /// described again, so this is `false`.
    var followsFinger: Bool { touchLocation != nil }
}
