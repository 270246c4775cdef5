import UIKit

extension Participant {
    /// The shape and color of a shadow. A pose determines its opacity with ``Pose/shadowOpacity``.
    public struct Shadow: Hashable, Sendable {
        /// The blur radius, in points. Negative and non-finite values are treated as 0.
        public var radius: CGFloat
        /// The horizontal offset, in points. Positive values move the shadow to the right. Non-finite values
        /// are treated as 0.
        public var x: CGFloat
        /// The vertical offset, in points. Positive values move the shadow down. Non-finite values are
        /// treated as 0.
        public var y: CGFloat
        /// The color of the shadow.
        public var color: UIColor

        /// Creates a shadow. The default is black, with a blur radius of 5 points and no offset.
        public init(radius: CGFloat = 5, x: CGFloat = 0, y: CGFloat = 0, color: UIColor = .black) {
            self.radius = radius
            self.x = x
            self.y = y
            self.color = color
        }

        /// How far the shadow reaches beyond the participant at most, in points.
        var reach: CGFloat { 3 * max(radius.finite(or: 0), 0) + max(abs(x), abs(y)).finite(or: 0) }

        /// The shadow with left and right exchanged.
        var mirrored: Shadow { Shadow(radius: radius, x: -x, y: y, color: color) }
    }

    /// The color and gradient of a shade. A pose determines its opacity with ``Pose/dimming``.
    public struct Shade: Hashable, Sendable {
        /// The color of the shade.
        public var color: UIColor
        /// The edge of the participant at which the shade is strongest. If `nil`, the shade is uniform.
        public var strongestEdge: TransitionEdge?
        /// The strength of the shade at the opposite edge, from 0 to 1. Values out of range are clamped, and
        /// NaN is treated as 1. A uniform shade ignores this value.
        public var minimumStrength: CGFloat

        /// Creates a shade. The default is uniform black. If there's an edge, the shade at the opposite edge
        /// has a strength of 0.2 by default.
        public init(
            color: UIColor = .black,
            strongestAt edge: TransitionEdge? = nil,
            minimumStrength: CGFloat = 0.2
        ) {
            self.color = color
            self.strongestEdge = edge
            self.minimumStrength = minimumStrength
        }

        /// Returns how much of a participant the shade covers in a pose, from 0 to 1. For a gradient, it's
        /// the average.
        func coverage(in pose: Pose) -> CGFloat {
            let weakest = strongestEdge == nil ? 1 : minimumStrength.unit(or: 1)
            return pose.dimming.fraction(or: 0) * color.cgColor.alpha * (1 + weakest) / 2
        }

        /// The shade with left and right exchanged.
        var mirrored: Shade {
            Shade(color: color, strongestAt: strongestEdge?.mirrored, minimumStrength: minimumStrength)
        }
    }
}
