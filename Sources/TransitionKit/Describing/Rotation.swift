import UIKit

/// A turn about an axis.
///
/// Kept as angle and axis, never as a matrix, so that half of a turn is always half of the way round.
public struct Rotation: Hashable, Sendable {
    /// The axis of a turn, as a vector in the coordinates of Core Animation: x to the right, y downwards, z
    /// towards the viewer. Its length does not matter.
    public struct Axis: Hashable, Sendable {
        /// To the right.
        public var x: CGFloat
        /// Downwards.
        public var y: CGFloat
        /// Towards the viewer.
        public var z: CGFloat

        /// An axis along a vector. One without length turns nothing.
        public init(x: CGFloat, y: CGFloat, z: CGFloat) {
            self.x = x
            self.y = y
            self.z = z
        }

        /// Left to right: a positive angle brings the lower edge towards the viewer.
        public static let x = Axis(x: 1, y: 0, z: 0)
        /// Top to bottom: a positive angle takes the right edge away from the viewer.
        public static let y = Axis(x: 0, y: 1, z: 0)
        /// Towards the viewer: a positive angle turns clockwise on the screen.
        public static let z = Axis(x: 0, y: 0, z: 1)
    }

    /// The angle in radians.
    public var angle: CGFloat
    /// What it turns about.
    public var axis: Axis

    /// - Parameters:
    ///   - angle: the angle in radians.
    ///   - axis: what it turns about. A turn by nothing has no axis and equals ``none``.
    public init(angle: CGFloat, axis: Axis = .z) {
        self.angle = angle == 0 ? 0 : angle
        self.axis = angle == 0 ? .z : axis
    }

    /// No turn.
    public static let none = Rotation(angle: 0)

    /// The same turn seen in a mirror that swaps left and right.
    var mirrored: Rotation {
        Rotation(angle: angle, axis: Axis(x: axis.x, y: -axis.y, z: -axis.z))
    }

    /// The turn on the way from this one to another. Between turns about different axes the way leads through
    /// no turn at all.
    func interpolated(to end: Rotation, at fraction: CGFloat) -> Rotation {
        if axis == end.axis || angle == 0 || end.angle == 0 {
            return Rotation(
                angle: angle + (end.angle - angle) * fraction,
                axis: angle == 0 ? end.axis : axis
            )
        }
        return fraction < 0.5
            ? interpolated(to: .none, at: 2 * fraction)
            : Rotation.none.interpolated(to: end, at: 2 * fraction - 1)
    }
}
