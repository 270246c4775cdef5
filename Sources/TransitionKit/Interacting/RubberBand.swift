import UIKit

/// The rubber band effect of a screen beyond its limits. The formula and the stiffness are those of
/// `UIScrollView`, as published by Grant Paul (@chpwn).
package struct RubberBand {
    /// The fraction of the finger's first movement that the screen makes.
    package static let stiffness: CGFloat = 0.55

    /// The length of the container along the axis, in points.
    package let dimension: CGFloat

    package init(dimension: CGFloat) { self.dimension = dimension }

    /// Returns the distance that the screen moves for a distance of the finger beyond the limit, in points.
    /// It approaches ``dimension``, and is 0 for a distance of 0 or less.
    package func stretched(_ distance: CGFloat) -> CGFloat {
        guard dimension > 0, distance > 0 else { return 0 }
        return (1 - 1 / (distance * Self.stiffness / dimension + 1)) * dimension
    }
}
