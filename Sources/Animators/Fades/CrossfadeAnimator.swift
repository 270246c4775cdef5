import TransitionKit
import UIKit

/// An animator that fades one screen over the other. It blurs the screen beneath, so that only one screen can
/// be read at a time. Neither screen moves.
///
/// Inspired by the fade of IBAnimatable.
public struct CrossfadeAnimator: Animator, Hashable {
    /// The choice of the screen that fades.
    public enum Style: Hashable, Sendable, CaseIterable {
        /// The screen that lies on top fades: in if the transition goes forward, and out if it goes backward.
        case cross
        /// Only the incoming screen fades, in over the outgoing one, in both directions. If a dismissal
        /// leaves the presenting screen in place, there's no incoming view, and the outgoing screen fades out
        /// instead.
        case `in`
        /// Only the outgoing screen fades, out above the incoming one, in both directions. If a presentation
        /// leaves the presenting screen in place, there's no outgoing view, and the incoming screen fades in
        /// instead.
        case out
    }

    /// The screen that fades. The default is `.cross`.
    public var style: Style
    /// A Boolean value that determines whether the screen beneath is blurred while the other one fades. If
    /// the screen beneath stays in place, as behind a card, the one that fades is blurred instead. The
    /// default is `true`. If it's `false`, both screens are shown as they are, and neither is captured.
    public var blurs: Bool
    public var duration: TimeInterval

    /// Creates a crossfade animator.
    ///
    /// Each parameter sets the property of the same name. The default duration is 0.35 seconds.
    public init(style: Style = .cross, blurs: Bool = true, duration: TimeInterval = 0.35) {
        self.style = style
        self.blurs = blurs
        self.duration = duration
    }

    public func forward(in scene: TransitionScene) -> Choreography {
        style == .out && scene.hasOutgoingView ? fading(in: scene.reversed()).reversed() : fading(in: scene)
    }

    public func backward(in scene: TransitionScene) -> Choreography {
        style == .in && scene.hasIncomingView ? fading(in: scene) : fading(in: scene.reversed()).reversed()
    }

    /// A curve that's already moving at its start and still moving at its end, because a screen that fades
    /// out backward plays it in reverse.
    private static let gradually = TimingCurve.cubic(CGPoint(x: 0.25, y: 0.05), CGPoint(x: 0.75, y: 0.95))
    /// The curve under a finger, which would change nothing at first on its way back: it ends at full speed.
    private static let followed = TimingCurve.cubic(CGPoint(x: 0.25, y: 0.05), CGPoint(x: 0.75, y: 0.75))

    /// Returns the choreography in which the incoming screen fades in.
    private func fading(in scene: TransitionScene) -> Choreography {
        let beneath = Participant(.outgoing)
        guard blurs, scene.hasBothViews else {
            // A screen that stays in place isn't blurred, so a card in front of it is.
            let card =
                blurs && scene.comesAlone
                ? Participant.focusing(in: scene) : [Participant(.incoming, from: .rest.faded(to: 0))]
            return Choreography(participants: [beneath] + card)
        }
        let blurred = Participant(
            .blurredPicture(of: .outgoing),
            keyframes: [
                Keyframe(at: 0, .rest.faded(to: 0)), Keyframe(at: 0.16, .rest, timing: .easeInOut),
                Keyframe(at: 0.96, .rest), Keyframe(at: 1, .rest.faded(to: 0)),
            ]
        )
        let coming = Participant(
            .incoming,
            // Slowly at first, while the other screen isn't fully blurred yet, or both could be read.
            keyframes: [
                Keyframe(at: 0.05, .rest.faded(to: 0)),
                scene.followsFinger
                    ? Keyframe(at: 1, .rest, timing: Self.followed)
                    : Keyframe(at: 0.95, .rest, timing: Self.gradually),
            ]
        )
        return Choreography(
            timing: .linear,
            participants: [beneath, blurred, coming]
        )
    }
}

extension Animator where Self == CrossfadeAnimator {
    /// Returns an animator that fades one screen over the other. See ``CrossfadeAnimator``.
    public static func crossfade(
        style: CrossfadeAnimator.Style = .cross,
        blurs: Bool = true,
        duration: TimeInterval = 0.35
    ) -> CrossfadeAnimator {
        CrossfadeAnimator(style: style, blurs: blurs, duration: duration)
    }
}
