import UIKit

/// The rubber band effect of a screen beyond its limits, as in a scroll view.
package struct RubberBand {
    package static let stiffness: CGFloat = 0.55

    /// The length of the container along the axis.
    package let dimension: CGFloat

    package init(dimension: CGFloat) { self.dimension = dimension }

    /// Returns the distance that the screen moves for a distance of the finger beyond the limit. Neither is
    /// negative.
    package func stretched(_ distance: CGFloat) -> CGFloat {
        guard dimension > 0, distance > 0 else { return 0 }
        return (1 - 1 / (distance * Self.stiffness / dimension + 1)) * dimension
    }
}
