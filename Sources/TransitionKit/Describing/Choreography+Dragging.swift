import CoreGraphics

extension Choreography {
    /// Returns whether fingers can take a screen off its path, beginning from its position at rest: it's
    /// whole and in front of the other screen, of which nothing is missing behind it.
    func suitsDragging(_ held: TransitionSide, in scene: TransitionScene) -> Bool {
        let screens = participants.filter { $0.screen != nil }
        guard screens.last?.screen == held, screens.allSatisfy({ $0.slice == nil }) else { return false }
        // A screen that doesn't take part stays in its place.
        let takesPart = held == .incoming ? scene.hasOutgoing : scene.hasIncoming
        guard takesPart, let other = screens.first(where: { $0.screen != held }) else { return true }
        let pose = other.pose(at: held == .incoming ? 1 : 0)
        return pose.opacity > 0.99 && !pose.rotation.isPlayable && pose.clip == Pose.Clip()
    }

    /// A choreography that shrinks a dragged screen to nothing at the center, in front of the other screen.
    static func puttingAway(in scene: TransitionScene) -> Choreography {
        let small = Pose.rest.scaled(by: 0.15).rounded(to: scene.cornerRadius)
        let gone = Pose.rest.scaled(by: 0.001).faded(to: 0)
        let frames = [Keyframe(at: 0, .rest), Keyframe(at: 0.85, small), Keyframe(at: 1, gone)]
        return Choreography([
            Participant(.incoming, from: .rest.dimmed(to: 0.25)),
            // What's tiny fades, rather than lingering as a dot.
            Participant(.outgoing, keyframes: frames),
        ])
    }
}
