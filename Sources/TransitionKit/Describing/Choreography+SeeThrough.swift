extension Choreography {
    /// Returns the choreography for a scene with screens that show what's behind them. Shades, tints,
    /// shadows, and decorations that belong to a screen have the shape of the entire screen. In front of what
    /// shows through, or behind it, they would be visible as rectangles, so these screens have none.
    func adaptedToSeeThroughScreens(in scene: TransitionScene) -> Choreography {
        guard scene.isSeeThrough else { return self }
        var result = self
        result.participants = participants.compactMap { participant in
            if let owner = participant.accompanies, scene.seeThroughScreens.contains(owner) { return nil }
            guard let screen = participant.shownScreen, scene.seeThroughScreens.contains(screen) else {
                return participant
            }
            return participant.bare
        }
        return result
    }
}

extension Participant {
    /// The screen that the participant shows, sharp or blurred.
    fileprivate var shownScreen: TransitionSide? {
        if case .blurredPicture(let side) = subject { return side }
        return screen
    }

    /// The participant without a shade, tint, and shadow.
    fileprivate var bare: Participant {
        var participant = with(
            keyframes: keyframes.map {
                Keyframe(at: $0.time, $0.pose.dimmed(to: 0).shadowed(to: 0), timing: $0.timing)
            }
        )
        participant.tint = nil
        return participant
    }
}
