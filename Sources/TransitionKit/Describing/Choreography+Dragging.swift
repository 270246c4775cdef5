import CoreGraphics

extension Choreography {
    /// Returns whether fingers can take a screen off its path, beginning from its position at rest: it's
    /// whole and in front of the other screen, which fills its own place behind it.
    func suitsDragging(_ held: TransitionSide) -> Bool {
        let screens = participants.filter { $0.screen != nil }
        let others = screens.filter { $0.screen != held }
        guard screens.last?.screen == held, !screens.contains(where: { $0.slice != nil }) else { return false }
        let poses = others.map { $0.pose(at: held == .incoming ? 1 : 0) }
        return !others.isEmpty
            && poses.allSatisfy {
                $0.opacity > 0.99 && !$0.rotation.isPlayable && $0.clip == Pose.Clip()
            }
    }

    /// A choreography that shrinks a dragged screen to nothing at the center, in front of the other screen.
    static func puttingAway(in scene: TransitionScene) -> Choreography {
        Choreography([
            Participant(.incoming, from: .rest.dimmed(to: 0.25)),
            Participant(
                .outgoing,
                keyframes: [
                    Keyframe(at: 0, .rest),
                    // What's tiny fades, rather than lingering as a dot.
                    Keyframe(at: 0.85, .rest.scaled(by: 0.15).rounded(to: scene.cornerRadius)),
                    Keyframe(at: 1, .rest.scaled(by: 0.001).faded(to: 0)),
                ]
            ),
        ])
    }
}
