import TransitionKit
import UIKit

/// An animator that seems to fly the viewer into the incoming screen: the outgoing screen grows, blurs, and
/// passes the viewer, while the incoming one grows into place. The viewer can also fly out of the outgoing
/// screen.
///
/// The near screen is the one that the viewer flies through, and the far screen is the one behind it. Each
/// grows at a constant rate. Inspired by Hero's `zoom` and `zoomOut`.
public struct ZoomAnimator: Animator, Hashable {
    /// The directions in which the viewer can fly.
    public enum Style: Hashable, Sendable, CaseIterable {
        /// Flies into the incoming screen if the transition goes forward, and back out of that screen if it
        /// goes backward.
        case `in`
        /// Flies out of the outgoing screen if the transition goes forward, and back into that screen if it
        /// goes backward.
        case out
    }

    /// The direction in which the viewer flies. The default is `.in`.
    public var style: Style
    /// The scale of the near screen when it's closest to the viewer. The default is 1.8, which also replaces
    /// non-finite values. Negative values are treated as 0.
    public var nearScale: CGFloat
    /// The scale of the far screen when it's farthest from the viewer. The default is 0.6, which also
    /// replaces non-finite values. Negative values are treated as 0.
    public var farScale: CGFloat
    /// The backdrop, corners, and shadow of the far screen. The default backdrop is `.blur`. Whichever way
    /// the viewer flies, this is a blurred picture of the far screen here, under a translucent veil in its
    /// color, or in black if its background isn't a single color. Likewise, `.incoming` has the color of the
    /// far screen, and `.outgoing` that of the near screen.
    public var staging: Staging
    /// The point that the viewer flies toward, or away from when flying out. The default is the center of the
    /// screen, which is also used if neither screen shows the view.
    public var origin: TransitionOrigin
    public var duration: TimeInterval

    /// Creates a zoom animator.
    ///
    /// Each parameter sets the property of the same name. The default duration is 0.45 seconds.
    public init(
        style: Style = .in,
        nearScale: CGFloat = 1.8,
        farScale: CGFloat = 0.6,
        staging: Staging = .backdrop(.blur),
        origin: TransitionOrigin = .center,
        duration: TimeInterval = 0.45
    ) {
        self.style = style
        self.nearScale = nearScale
        self.farScale = farScale
        self.staging = staging
        self.origin = origin
        self.duration = duration
    }

    public var targets: [TransitionTarget] { origin.targets }

    public func forward(in scene: TransitionScene) -> Choreography {
        style == .in ? flyingIn(in: scene) : flyingIn(in: scene.reversed()).reversed()
    }

    private func flyingIn(in scene: TransitionScene) -> Choreography {
        let near = nearScale.playable(or: Self().nearScale, within: 0...1e6)
        let far = farScale.playable(or: Self().farScale, within: 0...1e6)
        let point = origin.point(in: scene.incomingFrame, of: scene)
        let anchor = Participant.Anchor(x: point.x, y: point.y)
        let coming = Participant(
            .picture(of: .incoming),
            anchor: anchor,
            shadow: Staging.shadowShape,
            keyframes: Keyframe.sampled { time in
                let pose = Pose.rest.scaled(by: Self.scale(from: far, to: 1, at: time))
                let away = staging.applied(to: pose, in: scene)
                return pose.interpolated(to: away, at: min((1 - time) / 0.2, 1))
            }
        )
        /// Returns the near screen, sharp or blurred. It's opaque while it's legible, and then fades as a
        /// blur, because two overlapping screens are hard to read.
        func passing(_ subject: Participant.Subject, _ opacity: @escaping (CGFloat) -> CGFloat) -> Participant
        {
            Participant(
                subject,
                anchor: anchor,
                keyframes: Keyframe.sampled {
                    .rest.scaled(by: Self.scale(from: 1, to: near, at: $0)).faded(to: opacity($0))
                }
            )
        }
        let arriving = scene.fading(coming, beside: [.outgoing]).withRim(in: scene)
        return Choreography(
            timing: .responsive,
            participants: backdrop(in: scene) + arriving + [
                passing(.picture(of: .outgoing)) { $0 < 0.2 ? 1 : 0 },
                // It fades as soon as it's blurred, because the blur of a white screen is white alone.
                passing(.blurredPicture(of: .outgoing)) { time in
                    time < 0.2 ? smooth((time - 0.02) / 0.18) : 1 - smooth((time - 0.2) / 0.4)
                },
            ]
        )
    }

    private func backdrop(in scene: TransitionScene) -> [Participant] {
        if staging.backdrop == .blur, scene.hasBothViews {
            // A veil, because bright views of the blurred picture would glow beside the screen in front of
            // it, where its shadow falls.
            let plain = scene.isSeeThrough ? nil : UIColor.photoVeil
            let veil = scene.edgeColor(of: .incoming)?.backdrop.withAlphaComponent(Self.veil) ?? plain
            return [scene.fading(Participant(.blurredPicture(of: .incoming), tint: veil))]
        }
        return staging.backdropParticipants(in: scene)
    }

    /// The opacity of the veil on a blurred backdrop.
    private static let veil: CGFloat = 0.82

    /// Returns the scale on the way between two scales, with the same rate of growth throughout.
    private static func scale(from start: CGFloat, to end: CGFloat, at time: CGFloat) -> CGFloat {
        guard start > 0, end > 0 else { return lerp(start, end, time) }
        return start * pow(end / start, time)
    }
}

extension Animator where Self == ZoomAnimator {
    /// Returns an animator that flies the viewer from one screen into the other. See ``ZoomAnimator``.
    public static func zoom(
        style: ZoomAnimator.Style = .in,
        nearScale: CGFloat = 1.8,
        farScale: CGFloat = 0.6,
        staging: Staging = .backdrop(.blur),
        origin: TransitionOrigin = .center,
        duration: TimeInterval = 0.45
    ) -> ZoomAnimator {
        ZoomAnimator(
            style: style,
            nearScale: nearScale,
            farScale: farScale,
            staging: staging,
            origin: origin,
            duration: duration
        )
    }
}
