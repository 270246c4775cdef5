import TransitionKit
import UIKit

extension Participant {
    /// Returns the outgoing screen, which darkens as the other one covers it.
    ///
    /// - Parameter span: The part of the transition in which it darkens. The default is all of it.
    static func covered(
        in scene: TransitionScene,
        dimmedTo dimming: CGFloat,
        within span: ClosedRange<CGFloat> = 0...1
    ) -> Participant {
        let screen = Participant(
            .outgoing,
            shade: .covered(.outgoing, in: scene),
            to: .rest.dimmed(to: dimming)
        )
        return screen.within(span)
    }

    /// Returns the incoming screen, which is dark until the other one has uncovered it.
    static func uncovered(in scene: TransitionScene, dimmedFrom dimming: CGFloat) -> [Participant] {
        let screen = Participant(
            .incoming,
            shade: .covered(.incoming, in: scene),
            from: .rest.dimmed(to: scene.coveredDimming(dimming))
        )
        return scene.uncovering(screen)
    }

    /// Returns an incoming screen that fades in alone, in front of one that stays in place: first its blurred
    /// picture, and then the screen itself, because text is hard to read in front of text.
    ///
    /// - Parameters:
    ///   - start: The pose from which it moves to its place. The default is its place.
    ///   - span: The part of the transition in which the screen itself fades in. The default is 0.35…1.
    ///   - scene: The scene.
    static func focusing(
        from start: Pose = .rest,
        sharpening span: ClosedRange<CGFloat> = 0.35...1,
        in scene: TransitionScene
    ) -> [Participant] {
        // The picture doesn't have the corners of a card.
        let radius = scene.incomingIsWhole ? 0 : min(scene.cornerRadius, 16)
        func pose(_ time: CGFloat) -> Pose { time < 1 ? start.interpolated(to: .rest, at: time) : .rest }
        let blurred = Keyframe.sampled { time in
            let pose = pose(time)
            // It's gone once the screen covers it, or it would be seen around the screen.
            return pose.rounded(to: max(pose.cornerRadius, radius)).shadowed(to: 0)
                .faded(to: smooth(time / 0.5) * (1 - smooth((time - 0.85) / 0.15)))
        }
        return [
            Participant(.blurredPicture(of: .incoming), keyframes: blurred),
            Participant(
                .incoming,
                keyframes: Keyframe.sampled { pose($0).faded(to: smooth(part(of: $0, in: span))) }
            ),
        ]
    }

    /// Returns the incoming screen, which moves in from a pose outside the container in front of the other
    /// screen, and a rim of light at its edges. The rim is visible in Dark Mode or if the screen is dark.
    ///
    /// Its shadow isn't visible at rest: around a screen that fills the container, it falls outside; around a
    /// smaller one, it fades in and out.
    ///
    /// - Parameters:
    ///   - shadow: The maximum opacity of the shadow, from 0 to 1.
    ///   - isRounded: Whether a screen that fills the container has round corners until it arrives. The
    ///     default is `false`.
    static func covering(
        from outside: Pose,
        shadow: CGFloat,
        isRounded: Bool = false,
        in scene: TransitionScene
    ) -> [Participant] {
        guard shadow > 0 else { return [Participant(.incoming, from: outside)] }
        let shape = Shadow(radius: 16)
        guard scene.incomingIsWhole else {
            let shaded = outside.interpolated(to: .rest, at: 0.15).shadowed(to: shadow)
            let keyframes = [Keyframe(at: 0, outside), Keyframe(at: 0.15, shaded), Keyframe(at: 1, .rest)]
            return Participant(.incoming, shadow: shape, keyframes: keyframes)
                .withRim(from: outside, to: .rest.faded(to: 0), in: scene)
        }
        let end = Pose.rest.shadowed(to: shadow)
        // With square corners, the last two keyframes would be at the same moment, and a spring couldn't
        // continue their motion.
        guard isRounded, scene.cornerRadius > 0 else {
            return Participant(.incoming, shadow: shape, from: outside, to: end)
                .withRim(from: outside, to: .rest.faded(to: 0), in: scene)
        }
        // The radius is never larger than the distance that remains, so the corners that arrive last aren't
        // seen.
        let distance = max(hypot(outside.x, outside.y), 1)
        let radius = min(scene.cornerRadius, distance / 2)
        func keyframes(to end: Pose) -> [Keyframe] {
            let late = 1 - radius / distance
            return [
                Keyframe(at: 0, outside),
                Keyframe(at: 0.02, outside.interpolated(to: end, at: 0.02).rounded(to: radius)),
                Keyframe(at: late, outside.interpolated(to: end, at: late).rounded(to: radius)),
                Keyframe(at: 1, end),
            ]
        }
        return Participant(.incoming, shadow: shape, keyframes: keyframes(to: end))
            .withRim(keyframes(to: .rest.faded(to: 0)), in: scene)
    }
}
