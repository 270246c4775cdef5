import UIKit

extension Choreography {
    /// Returns whether fingers can take a screen off its path, beginning from its position at rest. For this,
    /// the screen must be whole and in front of the other one, which must be opaque, upright, and unclipped
    /// at that moment. A screen that merely fades doesn't qualify: when people throw it away, it would return
    /// to its place, and grow.
    func suitsDragging(_ held: TransitionSide, in scene: TransitionScene) -> Bool {
        let screens = participants.filter { $0.screen != nil }
        guard let top = screens.last, top.screen == held, screens.allSatisfy({ $0.slice == nil })
        else { return false }
        let rest: CGFloat = held == .incoming ? 1 : 0
        let (end, shares) = (top.pose(at: 1 - rest), participants.contains { $0.subject.element != nil })
        if end.opacity < 0.01, end.scaleX > 0.5, !shares { return false }
        // A screen that doesn't take part stays in its place.
        let takesPart = held == .incoming ? scene.hasOutgoingView : scene.hasIncomingView
        guard takesPart, let other = screens.first(where: { $0.screen != held }) else { return true }
        let pose = other.pose(at: rest)
        return pose.opacity > 0.99 && !pose.rotation.isPlayable && pose.clip == Pose.Clip()
    }

    /// The shade of the screen behind: black, or in Dark Mode a gray from which a black screen stands out.
    private static let shadeBehind = Participant.Shade(
        color: UIColor { $0.userInterfaceStyle == .dark ? UIColor(white: 0.26, alpha: 1) : .black }
    )

    /// A choreography that shrinks a dragged screen to nothing at the center, in front of the other screen.
    static func puttingAway(in scene: TransitionScene) -> Choreography {
        let small = Pose.rest.scaled(by: 0.15).rounded(to: scene.cornerRadius)
        let gone = Pose.rest.scaled(by: 0.001).faded(to: 0)
        let frames = [Keyframe(at: 0, .rest), Keyframe(at: 0.85, small), Keyframe(at: 1, gone)]
        return Choreography(participants: [
            Participant(.incoming, shade: shadeBehind, from: .rest.dimmed(to: 0.25)),
            // What's tiny fades, rather than lingering as a dot.
            Participant(.outgoing, keyframes: frames),
        ])
    }
}
