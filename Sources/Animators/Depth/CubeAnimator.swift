import TransitionKit
import UIKit

/// An animator that turns the screens like two faces of a cube. The light catches the edge between them,
/// and a face darkens as it turns away.
///
/// Both faces share one perspective and turn about the center of the cube, which is half a screen behind the
/// display. Inspired by the cube of VCTransitionsLibrary.
public struct CubeAnimator: Animator, Hashable {
    /// The axis along which the cube turns. The default is horizontal, which brings the incoming face from
    /// the trailing edge. A vertical cube brings it from the bottom.
    public var axis: TransitionAxis
    /// How strongly a face is shaded when it's seen edge-on, from 0 to 1. The shade is black, or dark gray in
    /// Dark Mode. The default is 0.8, which also replaces non-finite values. Values out of range are clamped.
    public var shade: CGFloat
    /// The distance of the viewer's eye from the screen, as a multiple of the container's length along
    /// ``axis``: its width if the axis is horizontal, or its height if it's vertical. Smaller values
    /// exaggerate the perspective. The default is 3. If the value is zero, negative, or non-finite, there's
    /// no perspective.
    public var relativeEyeDistance: CGFloat
    /// The backdrop that shows around the cube. The default is ``Staging/standard``. The staging's corners
    /// and shadow are ignored.
    public var staging: Staging
    public var duration: TimeInterval

    /// Creates a cube animator.
    ///
    /// Each parameter sets the property of the same name. The default duration is 0.7 seconds.
    public init(
        axis: TransitionAxis = .horizontal,
        shade: CGFloat = 0.8,
        relativeEyeDistance: CGFloat = 3,
        staging: Staging = .standard,
        duration: TimeInterval = 0.7
    ) {
        self.axis = axis
        self.shade = shade
        self.relativeEyeDistance = relativeEyeDistance
        self.staging = staging
        self.duration = duration
    }

    public func forward(in scene: TransitionScene) -> Choreography {
        let length = axis == .horizontal ? scene.size.width : scene.size.height
        // Each face is darkest at the edge that turns away from the viewer.
        let (near, far): (TransitionEdge, TransitionEdge) =
            axis == .horizontal ? (.leading, .trailing) : (.top, .bottom)
        func face(_ side: TransitionSide, _ edge: TransitionEdge, at angle: @escaping (CGFloat) -> CGFloat)
            -> [Participant]
        {
            let screen = Participant(
                .screen(side),
                anchor: Participant.Anchor(z: -length / 2),
                shade: .turnedAway(strongestAt: edge, minimumStrength: 0.35),
                keyframes: Keyframe.sampled { time in
                    Pose.face(turnedBy: angle(time), along: axis, back: 0.2 * length)
                        .dimmed(to: shade.fraction(or: Self().shade) * abs(sin(angle(time))))
                }
            )
            let shown = scene.fading(screen, beside: [side.opposite])
            return [shown] + shown.glint(at: edge.opposite, in: scene) { Self.glint(at: abs(angle($0))) }
        }
        return Choreography(
            timing: .responsive,
            eyeDistance: length * relativeEyeDistance.playable(or: 0),
            participants: staging.backdropParticipants(in: scene)
                + face(.outgoing, near) { -$0 * .pi / 2 }
                + face(.incoming, far) { (1 - $0) * .pi / 2 }
        )
    }

    /// Returns the opacity of the light on a face that's turned by an angle, in radians. It's strongest at
    /// 0.4, about 23°.
    private static func glint(at angle: CGFloat) -> CGFloat {
        smooth(angle / 0.4) * (1 - smooth((angle - 0.4) / 0.6))
    }
}

extension Animator where Self == CubeAnimator {
    /// Returns an animator that turns the screens like two faces of a cube. See ``CubeAnimator``.
    public static func cube(
        axis: TransitionAxis = .horizontal,
        shade: CGFloat = 0.8,
        relativeEyeDistance: CGFloat = 3,
        staging: Staging = .standard,
        duration: TimeInterval = 0.7
    ) -> CubeAnimator {
        CubeAnimator(
            axis: axis,
            shade: shade,
            relativeEyeDistance: relativeEyeDistance,
            staging: staging,
            duration: duration
        )
    }
}
