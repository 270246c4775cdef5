import UIKit

extension Participant {
    /// The shape of a shadow. Its strength is the pose's ``Pose/shadowOpacity``.
    public struct Shadow: Hashable, Sendable {
        /// The radius of the blur in points. Negative and not finite values count as 0.
        public var radius: CGFloat
        /// How far the shadow falls to the right, in points. What is not finite counts as 0.
        public var x: CGFloat
        /// How far it falls downwards, in points. What is not finite counts as 0.
        public var y: CGFloat
        /// Its color.
        public var color: UIColor

        /// A black shadow with a blur of 5 points that falls straight back, unless something else is said.
        public init(radius: CGFloat = 5, x: CGFloat = 0, y: CGFloat = 0, color: UIColor = .black) {
            self.radius = radius
            self.x = x
            self.y = y
            self.color = color
        }

        /// The same shadow in a mirror that swaps left and right.
        var mirrored: Shadow { Shadow(radius: radius, x: -x, y: y, color: color) }
    }

    /// The look of a shade. How opaque it is, is the pose's ``Pose/dimming``.
    public struct Shade: Hashable, Sendable {
        /// Its color.
        public var color: UIColor
        /// The edge of the participant at which it is strongest. `nil` for a shade that is the same everywhere.
        public var edge: TransitionEdge?
        /// How much of it is left at the opposite edge, 0…1; values outside count as the nearest of these, not a number
        /// as 1. Without effect where it is the same everywhere.
        public var rest: CGFloat

        /// A black shade that is the same everywhere, unless something else is said.
        public init(color: UIColor = .black, strongestAt edge: TransitionEdge? = nil, rest: CGFloat = 0.2) {
            self.color = color
            self.edge = edge
            self.rest = rest
        }

        /// The same shade in a mirror that swaps left and right.
        var mirrored: Shade { Shade(color: color, strongestAt: edge?.mirrored, rest: rest) }
    }
}
