import TransitionKit
import UIKit

/// An animator that shrinks and fades the outgoing screen, while the incoming one, blurred and slightly
/// enlarged, settles behind it and comes into focus. Backward, the transition plays in reverse.
///
/// Inspired by the animator of objc.io issue 12.
public struct ScaleFadeAnimator: Animator, Hashable {
    /// The scale to which the outgoing screen shrinks. The default is 0.85, which also replaces non-finite
    /// values. Negative values are treated as 0.
    public var scale: CGFloat
    /// The corners and shadow of the outgoing screen while it shrinks. The default is ``Staging/standard``.
    /// The staging's backdrop is ignored.
    public var staging: Staging
    public var duration: TimeInterval

    /// Creates a scale fade animator.
    ///
    /// Each parameter sets the property of the same name. The default duration is 0.4 seconds.
    public init(scale: CGFloat = 0.85, staging: Staging = .standard, duration: TimeInterval = 0.4) {
        self.scale = scale
        self.staging = staging
        self.duration = duration
    }

    public func forward(in scene: TransitionScene) -> Choreography {
        let scale = scale.playable(or: Self().scale, within: 0...1e6)
        let small = staging.applied(to: .rest.scaled(by: scale), in: scene)
        let large = Pose.rest.scaled(by: Self.enlargement)
        /// Returns the pose of the outgoing screen, without its fade. It shrinks fastest until it fades, so
        /// that people see it shrink.
        func shrunk(at time: CGFloat) -> Pose {
            let start = Self.fadeStart
            let part = time < start ? 2 * time : lerp(0.3, 0.8, (time - start) / 0.45)
            let pose = Pose.rest.interpolated(to: small, at: part)
            // Round while it's still large, because it fades before it's small.
            let inset = (1 - pose.scaleX) * scene.outgoingFrame.width / 2
            return pose.rounded(to: small.cornerRadius * roundness(atInset: inset))
        }
        let leaving = Participant(
            .outgoing,
            shadow: Staging.shadowShape,
            keyframes: [
                Keyframe(at: 0, .rest), Keyframe(at: 0.1, shrunk(at: 0.1)),
                Keyframe(at: Self.fadeStart, shrunk(at: Self.fadeStart)),
                Keyframe(at: Self.fadeEnd, shrunk(at: Self.fadeEnd).faded(to: 0)),
                Keyframe(at: 0.6, shrunk(at: 0.6).faded(to: 0)),
                Keyframe(at: 1, small.faded(to: 0)),
            ]
        )
        /// Returns the outgoing screen, out of focus while it fades, because two overlapping screens are hard
        /// to read. It's gone before the incoming screen comes into focus.
        func unfocused(
            fading opacities: [(time: CGFloat, opacity: CGFloat)],
            _ pose: (CGFloat) -> Pose
        ) -> Participant {
            Participant(
                .blurredPicture(of: .outgoing),
                keyframes: opacities.map {
                    Keyframe(at: $0.time, pose($0.time).shadowed(to: 0).faded(to: $0.opacity))
                }
            )
        }
        // Blurred until the outgoing screen is gone, so that only one of them can be read.
        let blurred = Participant(
            .blurredPicture(of: .incoming),
            keyframes: [
                Keyframe(at: 0, large),
                Keyframe(at: Self.focusStart, large.interpolated(to: .rest, at: Self.focusStart)),
                Keyframe(at: 1, .rest.faded(to: 0)),
            ]
        )
        // The edge of the incoming screen would be a hard frame around a screen that has hardly moved. If a
        // screen has no background, the veil itself would be seen, as a flash.
        let veil = Participant(
            .decoration(.color(scene.edgeColor(of: .outgoing)?.backdrop ?? .plainBackdrop)),
            keyframes: [
                Keyframe(at: 0, .rest), Keyframe(at: 0.1, .rest),
                Keyframe(at: Self.focusStart, .rest.faded(to: 0)),
            ]
        )
        let behind = [scene.fading(blurred, beside: [.outgoing])]
        // One blurred picture shrinks along with the screen. Another one takes over in its place, because the
        // edges of the incoming screen would frame the one that shrinks. Around the sharp screen, its colors
        // would be a smear.
        let between =
            behind + (scene.isSeeThrough ? [] : [scene.fading(veil)]) + [
                unfocused(fading: [(0.28, 0), (0.37, 0.84), (Self.focusStart, 0)]) { _ in .rest },
                unfocused(
                    fading: [(0.13, 0), (Self.fadeStart, 0.15), (0.26, 1), (0.31, 1), (0.41, 0)],
                    shrunk
                ),
            ]
        return Choreography(
            timing: .responsive,
            participants: [scene.fading(Participant(.incoming, from: large), beside: [.outgoing])]
                + (scene.hasBothViews ? between : [])
                + leaving.withRim(in: scene)
        )
    }

    /// The scale of the incoming screen at first. Otherwise, nobody would see it settle.
    private static let enlargement: CGFloat = 1.07
    /// When the outgoing screen starts to fade, and to show its blurred picture, as a fraction of the
    /// transition.
    private static let fadeStart: CGFloat = 0.15
    /// When only blurred pictures are left of the outgoing screen.
    private static let fadeEnd: CGFloat = 0.36
    /// When nothing is left of the outgoing screen, and the incoming one comes into focus. Earlier, people
    /// would see text of one screen on that of the other.
    private static let focusStart: CGFloat = 0.74
}

extension Animator where Self == ScaleFadeAnimator {
    /// Returns an animator that shrinks and fades one screen over the other, which comes into focus. See
    /// ``ScaleFadeAnimator``.
    public static func scaleFade(
        scale: CGFloat = 0.85,
        staging: Staging = .standard,
        duration: TimeInterval = 0.4
    ) -> ScaleFadeAnimator {
        ScaleFadeAnimator(scale: scale, staging: staging, duration: duration)
    }
}
