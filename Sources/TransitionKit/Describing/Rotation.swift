import UIKit

/// A rotation about an axis.
///
/// It's stored as an angle and an axis rather than a matrix, so that interpolation halfway always gives half
/// of the angle.
public struct Rotation: Hashable, Sendable {
    /// An axis of rotation, as a vector in Core Animation's coordinates: x points to the right, y points
    /// down, and z points toward the viewer. Its length doesn't change the rotation. However, full turns are
    /// only preserved between rotations whose axes are equal.
    public struct Axis: Hashable, Sendable {
        /// The component to the right.
        public var x: CGFloat
        /// The downward component.
        public var y: CGFloat
        /// The component toward the viewer.
        public var z: CGFloat

        /// Creates an axis along a vector. A rotation about a zero or non-finite vector has no effect.
        public init(x: CGFloat, y: CGFloat, z: CGFloat) {
            self.x = x
            self.y = y
            self.z = z
        }

        /// The axis from left to right. A positive angle brings the lower edge toward the viewer.
        public static let x = Axis(x: 1, y: 0, z: 0)
        /// The axis from top to bottom. A positive angle takes the right edge away from the viewer.
        public static let y = Axis(x: 0, y: 1, z: 0)
        /// The axis toward the viewer. A positive angle rotates clockwise on the screen.
        public static let z = Axis(x: 0, y: 0, z: 1)

        var length: CGFloat { (x * x + y * y + z * z).squareRoot() }
    }

    /// The angle, in radians.
    public var angle: CGFloat
    /// The axis of the rotation.
    public var axis: Axis

    /// Creates a rotation.
    ///
    /// - Parameters:
    ///   - angle: The angle, in radians. A rotation by 0 has no axis and equals ``none``.
    ///   - axis: The axis of the rotation. The default is `Axis.z`.
    public init(angle: CGFloat, axis: Axis = .z) {
        self.angle = angle == 0 ? 0 : angle
        self.axis = angle == 0 ? .z : axis
    }

    /// No rotation.
    public static let none = Rotation(angle: 0)

    /// The rotation with left and right exchanged.
    var mirrored: Rotation { Rotation(angle: angle, axis: Axis(x: axis.x, y: -axis.y, z: -axis.z)) }

    /// Whether the rotation has an effect: its angle is finite, and its axis has a length.
    var isPlayable: Bool {
        let length = axis.length
        return angle.isFinite && angle != 0 && length.isFinite && length > 0
    }

    // MARK: Composing and interpolating

    /// Returns the rotation at a fraction of the distance to another one. If both have the same axis, the
    /// angle changes linearly, so that full turns are preserved. Otherwise, the rotation follows the shortest
    /// path at constant speed. A rotation that has no effect is treated as none.
    func interpolated(to other: Rotation, at fraction: CGFloat) -> Rotation {
        let (start, end) = (isPlayable ? self : Rotation.none, other.isPlayable ? other : Rotation.none)
        if start.axis == end.axis || start.angle == 0 || end.angle == 0 {
            let angle = start.angle.interpolated(to: end.angle, at: fraction)
            return Rotation(angle: angle, axis: start.angle == 0 ? end.axis : start.axis)
        }
        return Rotation(start.quaternion.interpolated(to: end.quaternion, at: fraction))
    }

    /// Returns the rotation that combines this rotation and then another. If both have the same axis, their
    /// angles are added, so that full turns are preserved. Otherwise, their quaternions are multiplied.
    func concatenating(_ second: Rotation) -> Rotation {
        if angle == 0 { return second }
        if second.angle == 0 { return self }
        if axis == second.axis { return Rotation(angle: angle + second.angle, axis: axis) }
        return Rotation(second.quaternion * quaternion)
    }

    /// The rotation as a quaternion. It must have an effect.
    private var quaternion: Quaternion {
        let sine = sin(angle / 2) / axis.length
        return Quaternion(x: axis.x * sine, y: axis.y * sine, z: axis.z * sine, w: cos(angle / 2))
    }

    private init(_ quaternion: Quaternion) {
        let axis = Axis(x: quaternion.x, y: quaternion.y, z: quaternion.z)
        let length = axis.length
        self.init(angle: 2 * atan2(length, quaternion.w), axis: length > 0 ? axis : .z)
    }
}

/// A rotation as a unit quaternion: its axis multiplied by the sine of half the angle, and the cosine of half
/// the angle.
private struct Quaternion {
    var x, y, z, w: CGFloat

    /// Returns the Hamilton product, which applies the right rotation and then the left one.
    static func * (left: Quaternion, right: Quaternion) -> Quaternion {
        Quaternion(
            x: left.w * right.x + left.x * right.w + left.y * right.z - left.z * right.y,
            y: left.w * right.y - left.x * right.z + left.y * right.w + left.z * right.x,
            z: left.w * right.z + left.x * right.y - left.y * right.x + left.z * right.w,
            w: left.w * right.w - left.x * right.x - left.y * right.y - left.z * right.z
        )
    }

    /// Interpolates along the great circle, after Ken Shoemake (1985). A quaternion and its negative
    /// represent the same rotation, so the closer one is used. Beyond 0 and 1, the rotation continues along
    /// the circle.
    func interpolated(to end: Quaternion, at fraction: CGFloat) -> Quaternion {
        let dot = x * end.x + y * end.y + z * end.z + w * end.w
        let sign: CGFloat = dot < 0 ? -1 : 1
        let angle = acos(min(abs(dot), 1))
        let sine = sin(angle)
        // The two are so close that the circle is practically a straight line.
        let (first, last) =
            sine < 1e-6
            ? (1 - fraction, fraction) : (sin((1 - fraction) * angle) / sine, sin(fraction * angle) / sine)
        return Quaternion(
            x: x * first + end.x * last * sign,
            y: y * first + end.y * last * sign,
            z: z * first + end.z * last * sign,
            w: w * first + end.w * last * sign
        )
    }
}
