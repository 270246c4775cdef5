import TransitionKit
import UIKit

/// An animator that fades the incoming screen in while it grows to full size on a spring. The screen beneath
/// blurs and dims. Backward, the screen in front shrinks and disappears.
///
/// Inspired by the boom transition of WXSTransition.
public struct PopUpAnimator: Animator, Hashable {
    /// The damping ratio of the spring. A value of 1 doesn't overshoot; smaller values oscillate more. The
    /// default is 0.6, which also replaces non-finite values. Values outside 0.05…1 are clamped.
    public var dampingRatio: CGFloat
    /// The scale at which the incoming screen starts. The default is 0.7, which also replaces non-finite
    /// values. Negative values are treated as 0.
    public var scale: CGFloat
    /// The corners and shadow of the incoming screen while it's small. The default is ``Staging/standard``.
    /// The staging's backdrop is ignored.
    public var staging: Staging
    public var duration: TimeInterval
    /// How much the outgoing screen darkens, from 0 (not at all) to 1. The default is 0.3.
    var dimming: CGFloat = 0.3

    /// Creates a pop-up animator.
    ///
    /// Each parameter sets the property of the same name. The default duration is 0.45 seconds.
    public init(
        dampingRatio: CGFloat = 0.6,
        scale: CGFloat = 0.7,
        staging: Staging = .standard,
        duration: TimeInterval = 0.45
    ) {
        self.dampingRatio = dampingRatio
        self.scale = scale
        self.staging = staging
        self.duration = duration
    }

    public func forward(in scene: TransitionScene) -> Choreography {
        let spring = TimingCurve.spring(dampingRatio: dampingRatio.playable(or: Self().dampingRatio))
        let small = small(in: scene)
        func pose(at time: CGFloat) -> Pose {
            // Without a finger, gradually at first, while there's little to see of it: after a tenth of the
            // time, the spring is where it would be after about a twentieth.
            let arrival = scene.followsFinger ? time : spring.value(at: pow(time, 1.25))
            return rounded(small.interpolated(to: .rest, at: arrival), in: scene)
        }
        let blurred = unfocused(
            .incoming,
            Keyframe.sampled { time in
                let appearance = smooth(Self.progress(at: time, of: Self.blurredArrival))
                return pose(at: time)
                    .faded(to: appearance * (1 - Self.progress(at: time, of: Self.blurredEnd)))
            }
        )
        let sharp = Participant(
            .picture(of: .incoming),
            shadow: Staging.shadowShape,
            keyframes: Keyframe.sampled {
                pose(at: $0).faded(to: Self.progress(at: $0, of: Self.sharpArrival))
            }
        )
        return Choreography(
            timing: .linear,
            participants: beneath(in: scene, unfocusing: Self.unfocusing) + [blurred]
                + sharp.withRim(in: scene)
        )
    }

    public func backward(in scene: TransitionScene) -> Choreography {
        let small = small(in: scene)
        let timing = TimingCurve.cubic(CGPoint(x: 0.22, y: 0), CGPoint(x: 0.75, y: 0.7))
        /// Returns the pose at a part of the way.
        func away(_ part: CGFloat) -> Pose { rounded(.rest.interpolated(to: small, at: part), in: scene) }
        let legible = (0...12).map { step in
            let time = CGFloat(step) / 12
            let part = scene.followsFinger ? time : timing.value(at: time)
            return (time: Self.legible.time * time, part: part, pose: away(Self.legible.way * part))
        }
        // A screen that's gone before would return if people let go.
        let end: CGFloat = scene.followsFinger ? 1 : Self.goneTime
        // The sharp picture hides it until both fade, the sharp one faster.
        let blurred = unfocused(
            .outgoing,
            legible.map { Keyframe(at: $0.time, $0.pose.faded(to: $0.part)) }
                + (0...5).map { step in
                    let part = CGFloat(step) / 5
                    return Keyframe(
                        at: lerp(0.7, end, part),
                        away(lerp(0.8, 1, part)).faded(to: 1 - smooth(part))
                    )
                }
        )
        let sharp = Participant(
            .picture(of: .outgoing),
            shadow: Staging.shadowShape,
            keyframes: legible.map { Keyframe(at: $0.time, $0.pose) } + [
                Keyframe(at: 0.77, away(0.89).faded(to: 0)), Keyframe(at: end, small.faded(to: 0)),
            ]
        )
        let beneath = beneath(in: scene.reversed(), unfocusing: Self.refocusing)
        return Choreography(
            timing: .linear,
            participants: Choreography(participants: beneath).reversed().participants + [blurred]
                + sharp.withRim(in: scene)
        )
    }

    // MARK: Moments

    /// A part of the transition, from its start, for a length.
    private typealias Span = (start: CGFloat, length: CGFloat)

    /// When the blurred picture of the incoming screen appears: while the outgoing screen blurs. Earlier, it
    /// would be seen in front of text.
    private static let blurredArrival: Span = (0.08, 0.22)
    /// When the sharp picture appears: once the outgoing screen can't be read, and before the spring swings
    /// back. Later, the screen would be seen to shrink while it's transparent.
    private static let sharpArrival: Span = (0.17, 0.2)
    /// When the blurred picture disappears: once the sharp one covers it. Otherwise, it would be seen around
    /// the corners of a card.
    private static let blurredEnd: Span = (0.38, 0.1)

    /// Backward, how long the screen in front stays sharp, in fractions of the transition, and how much of
    /// its way it moves meanwhile. Then it disappears quickly, or people would try to read both screens.
    private static let legible: (time: CGFloat, way: CGFloat) = (0.68, 0.78)
    /// Backward, when the screen in front is gone, in fractions of the transition. The rest of the time is
    /// for the screen beneath, which comes into focus.
    private static let goneTime: CGFloat = 0.89

    /// The opacity of the blurred picture of the outgoing screen at several moments. It's complete before
    /// the incoming screen can be read, so that nobody reads both at once.
    private static let unfocusing: [(time: CGFloat, opacity: CGFloat)] = [
        (0, 0), (0.02, 0.06), (0.06, 0.35), (0.11, 0.71), (0.16, 1),
    ]
    /// The same for the backward transition, in reverse. The picture is complete until the screen in front is
    /// almost gone.
    private static let refocusing: [(time: CGFloat, opacity: CGFloat)] = [
        (0, 0), (0.03, 0.06), (0.07, 0.35), (0.11, 0.75), (0.15, 1),
    ]

    /// Returns how much of a part of the transition is over, from 0 to 1, gradually at both ends.
    private static func progress(at time: CGFloat, of span: Span) -> CGFloat {
        smooth((time - span.start) / span.length)
    }

    // MARK: Screens

    /// Returns a blurred picture of a screen. It's what's seen of a screen that fades, because text is hard
    /// to read in front of text.
    private func unfocused(_ side: TransitionSide, _ keyframes: [Keyframe]) -> Participant {
        Participant(
            .blurredPicture(of: side),
            keyframes: keyframes.mapPoses { $0.shadowed(to: 0) }
        )
    }

    /// Returns the outgoing screen, which blurs.
    ///
    /// - Parameter unfocusing: The opacity of its blurred picture at several moments, from 0 to 1.
    private func beneath(
        in scene: TransitionScene,
        unfocusing: [(time: CGFloat, opacity: CGFloat)]
    ) -> [Participant] {
        let dimming = dimming.playable(or: Self().dimming)
        let dimmed = Pose.rest.dimmed(to: dimming)
        // The other screen soon covers all of it.
        let screen = Participant(
            .outgoing,
            shade: .covered(.outgoing, in: scene),
            keyframes: [Keyframe(at: 0, .rest), Keyframe(at: 0.5, dimmed, timing: .easeInOut)]
        )
        guard scene.hasBothViews else { return [screen] }
        // It darkens along with the screen, so there are enough keyframes for the curve.
        let blurred = Participant(
            .blurredPicture(of: .outgoing),
            shade: screen.shade,
            keyframes: unfocusing.map {
                Keyframe(at: $0.time, screen.pose(at: $0.time).faded(to: $0.opacity))
            } + [0.2, 0.25, 0.3, 0.35, 0.4, 0.45, 0.5].map { Keyframe(at: $0, screen.pose(at: $0)) }
        )
        return [screen, blurred]
    }

    /// Returns a pose between rest and the small one, with corners that are round until the edges have almost
    /// arrived at those of the container.
    private func rounded(_ pose: Pose, in scene: TransitionScene) -> Pose {
        let inset = (1 - pose.scaleX) * scene.size.width / 2
        return pose.rounded(to: small(in: scene).cornerRadius * roundness(atInset: inset))
    }

    /// Returns the pose of the screen at its smallest, with the staging's corners and shadow.
    private func small(in scene: TransitionScene) -> Pose {
        let scale = scale.playable(or: Self().scale, within: 0...1e6)
        return staging.applied(to: .rest.scaled(by: scale), in: scene)
    }
}

extension Animator where Self == PopUpAnimator {
    /// Returns an animator that pops the incoming screen up on a spring. See ``PopUpAnimator``.
    public static func popUp(
        dampingRatio: CGFloat = 0.6,
        scale: CGFloat = 0.7,
        staging: Staging = .standard,
        duration: TimeInterval = 0.45
    ) -> PopUpAnimator {
        PopUpAnimator(dampingRatio: dampingRatio, scale: scale, staging: staging, duration: duration)
    }
}
