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
    /// its heights with `.vertical`. The nearer, the stronger the perspective. 2 by default; there is no perspective
    /// where it is not positive or not finite.
    public var eyeDistance: CGFloat
    public var duration: TimeInterval

    /// Each parameter sets the property of its name; `duration` is in seconds, 0.8 by default.
    public init(
        axis: TransitionAxis = .horizontal,
        shade: CGFloat = 0.8,
        eyeDistance: CGFloat = 2,
        duration: TimeInterval = 0.8
    ) {
        self.axis = axis
        self.shade = shade
        self.eyeDistance = eyeDistance
        self.duration = duration
    }

    public func forward(in scene: TransitionScene) -> Choreography {
        let length = axis == .horizontal ? scene.size.width : scene.size.height
        let middle = Participant.Anchor(z: -length / 2)
        // A positive turn about y takes a face to the right, one about x takes it up.
        let turn: Rotation.Axis = axis == .horizontal ? .y : .x
        let arriving: CGFloat = axis == .horizontal ? .pi / 2 : -.pi / 2
        let edgeOn = Pose.rest.dimmed(to: shade.playable(or: 0.8))
        return Choreography(
            eyeDistance: length * eyeDistance.playable(or: 0),
            [
                .backdrop(.black),
                Participant(.outgoing, anchor: middle, to: edgeOn.rotated(to: -arriving, about: turn)),
                Participant(.incoming, anchor: middle, from: edgeOn.rotated(to: arriving, about: turn)),
            ]
        )
    }
}

extension Animator where Self == CubeAnimator {
    /// Both screens as faces of a cube that turns; see ``CubeAnimator``.
    public static func cube(
        axis: TransitionAxis = .horizontal,
        shade: CGFloat = 0.8,
        eyeDistance: CGFloat = 2,
        duration: TimeInterval = 0.8
    ) -> CubeAnimator {
        CubeAnimator(axis: axis, shade: shade, eyeDistance: eyeDistance, duration: duration)
    }
}
