import UIKit

/// How a card follows a finger beyond its ends: ever more slowly, as the content of a scroll view does.
struct RubberBand {
    private static let stiffness: CGFloat = 0.55

    /// The length of the container along the axis.
    let dimension: CGFloat

    /// How far the card goes when the finger goes a distance beyond the end. Neither is negative.
    func stretched(_ distance: CGFloat) -> CGFloat {
        guard dimension > 0, distance > 0 else { return 0 }
        return (1 - 1 / (distance * Self.stiffness / dimension + 1)) * dimension
    }

    /// How far the finger goes beyond the end to bring the card to a distance.
    func unstretched(_ distance: CGFloat) -> CGFloat {
        guard dimension > 0, distance > 0 else { return 0 }
        let part = min(distance / dimension, 0.99)
        return (1 / (1 - part) - 1) * dimension / Self.stiffness
    }
}
