import TransitionKit
import UIKit

/// Both screens are faces of a cube that turns; each face darkens as it turns away.
///
/// After the cube of VCTransitionsLibrary, with a perspective that both faces share: each turns about the middle
/// of the cube, half a screen behind the glass.
public struct CubeAnimator: Animator, Hashable {
    /// Which way the cube turns. Horizontal by default: the new face comes from the trailing side, or with
    /// `.vertical` from below.
    public var axis: TransitionAxis
    /// How dark a face is when it is seen edge on, 0…1. 0.8 by default, and where it is not finite.
    public var shade: CGFloat
    /// How far the viewer's eye is from the screen, in lengths of the container along the axis: its widths, or
    /// its heights with `.vertical`. The nearer, the stronger the perspective. 3 by default; there is no perspective
    /// where it is not positive or not finite.
    public var eyeDistance: CGFloat
    /// What shows around the cube. ``Staging/standard`` by default; the faces have neither its corners nor its shadow.
    public var staging: Staging
    public var duration: TimeInterval

    /// Each parameter sets the property of its name; `duration` is in seconds, 0.7 by default.
    public init(
        axis: TransitionAxis = .horizontal,
        shade: CGFloat = 0.8,
        eyeDistance: CGFloat = 3,
        staging: Staging = .standard,
        duration: TimeInterval = 0.7
    ) {
        self.axis = axis
        self.shade = shade
        self.eyeDistance = eyeDistance
        self.staging = staging
        self.duration = duration
    }

    public func forward(in scene: TransitionScene) -> Choreography {
        let length = axis == .horizontal ? scene.size.width : scene.size.height
        // The edge that each face turns away with is the darkest.
        let (near, far): (TransitionEdge, TransitionEdge) =
            axis == .horizontal ? (.leading, .trailing) : (.top, .bottom)
        func face(_ side: TransitionSide, _ edge: TransitionEdge, at angle: @escaping (CGFloat) -> CGFloat)
            -> Participant
        {
            Participant(
                .screen(side),
                anchor: Participant.Anchor(z: -length / 2),
                shade: Participant.Shade(strongestAt: edge, rest: 0.35),
                keyframes: Keyframe.sampled { pose(turnedBy: angle($0), length: length) }
            )
        }
        return Choreography(
            timing: .prompt,
            eyeDistance: length * eyeDistance.playable(or: 0),
            staging.backdrop(in: scene) + [
                face(.outgoing, near) { -$0 * .pi / 2 },
                face(.incoming, far) { (1 - $0) * .pi / 2 },
            ]
        )
    }

    /// A face of the cube, which stands further back the further it is from facing the viewer, so that both sides of
    /// the cube come into view.
    private func pose(turnedBy angle: CGFloat, length: CGFloat) -> Pose {
        // A positive turn about y takes a face to the right, one about x takes it up.
        let isHorizontal = axis == .horizontal
        return .rest.translated(z: -0.2 * length * abs(sin(2 * angle)))
            .rotated(to: isHorizontal ? angle : -angle, about: isHorizontal ? .y : .x)
            .dimmed(to: shade.playable(or: 0.8) * abs(sin(angle)))
    }
}

extension Animator where Self == CubeAnimator {
    /// Both screens as faces of a cube that turns; see ``CubeAnimator``.
    public static func cube(
        axis: TransitionAxis = .horizontal,
        shade: CGFloat = 0.8,
        eyeDistance: CGFloat = 3,
        staging: Staging = .standard,
        duration: TimeInterval = 0.7
    ) -> CubeAnimator {
        CubeAnimator(axis: axis, shade: shade, eyeDistance: eyeDistance, staging: staging, duration: duration)
    }
}
