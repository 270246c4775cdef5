import TransitionKit
import UIKit

/// An animator that grows the incoming screen out of a point or a view while the outgoing one dims. Backward,
/// the screen collapses into the point.
///
/// Inspired by the dismissal in a tutorial by AppCoda.
public struct ShrinkAnimator: Animator, Hashable {
    /// The point from which the incoming screen grows. The default is the center of the screen, which is also
    /// used if neither screen shows the view.
    public var origin: TransitionOrigin
    /// The scale at which the incoming screen starts. The default is 0, which also replaces non-finite
    /// values. Negative values are treated as 0.
    public var scale: CGFloat
    /// How much the outgoing screen darkens, from 0 (not at all) to 1 (black, or dark gray in Dark Mode and
    /// if the screen is dark). The default is 0.4, which also replaces non-finite values. Values out of range
    /// are clamped.
    public var dimming: CGFloat
    /// The corners and shadow of the incoming screen while it's small. The default is ``Staging/standard``.
    /// The staging's backdrop is ignored.
    public var staging: Staging
    public var duration: TimeInterval

    /// Creates a shrink animator.
    ///
    /// Each parameter sets the property of the same name. The default duration is 0.4 seconds.
    public init(
        origin: TransitionOrigin = .center,
        scale: CGFloat = 0,
        dimming: CGFloat = 0.4,
        staging: Staging = .standard,
        duration: TimeInterval = 0.4
    ) {
        self.origin = origin
        self.scale = scale
        self.dimming = dimming
        self.staging = staging
        self.duration = duration
    }

    public var targets: [TransitionTarget] { origin.targets }

    public func forward(in scene: TransitionScene) -> Choreography {
        let point = origin.point(in: scene.incomingFrame, of: scene)
        let scale = scale.playable(or: Self().scale, within: 0...1e6)
        let away = staging.applied(to: .rest, in: scene)
        let (width, height) = (scene.incomingFrame.width, scene.incomingFrame.height)
        func pose(at time: CGFloat) -> Pose {
            let size = lerp(Pose.rest.scaled(by: scale).scaleX, 1, time)
            // The corners appear equally round at every scale, except that a small screen would become a
            // circle.
            let round = min(away.cornerRadius / max(size, 0.1), 0.15 * min(width, height))
            let inset = (1 - size) * min(width, height) / 2
            return away.scaled(by: size).rounded(to: round * roundness(atInset: inset))
                .shadowed(to: away.shadowOpacity * min((1 - time) / 0.1, 1))
                // It fades in for a moment. Otherwise, a dot or a small copy would suddenly appear.
                .faded(to: smooth(time / min(max(0.3 * scale, 0.05), 0.5)))
        }
        let covered = Participant.covered(in: scene, dimmedTo: dimming.fraction(or: Self().dimming))
        return Choreography(
            timing: .responsive,
            participants: [covered]
                + Participant(
                    .incoming,
                    anchor: Participant.Anchor(x: point.x, y: point.y),
                    shadow: Staging.shadowShape,
                    keyframes: Keyframe.sampled { $0 == 1 ? .rest : pose(at: $0) }
                ).withRim(in: scene)
        )
    }

    public func backward(in scene: TransitionScene) -> Choreography {
        // It speeds up as it leaves. If it slowed down, it would linger as a dot.
        backward(in: scene, timing: .departing)
    }
}

extension Animator where Self == ShrinkAnimator {
    /// Returns an animator that grows the incoming screen out of a point. See ``ShrinkAnimator``.
    public static func shrink(
        origin: TransitionOrigin = .center,
        scale: CGFloat = 0,
        dimming: CGFloat = 0.4,
        staging: Staging = .standard,
        duration: TimeInterval = 0.4
    ) -> ShrinkAnimator {
        ShrinkAnimator(origin: origin, scale: scale, dimming: dimming, staging: staging, duration: duration)
    }
}
