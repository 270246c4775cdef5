/// The relation between content and a finger beyond the content's edge. The content becomes slower and
/// slower, and never moves by the whole length of the view.
struct RubberBand {
    private static let stiffness: CGFloat = 0.55

    /// The length of the view along the axis.
    let dimension: CGFloat

    /// Returns the distance that the content moves when the finger moves a distance beyond the edge. The
    /// function is odd.
    func stretched(_ distance: CGFloat) -> CGFloat {
        guard dimension > 0 else { return 0 }
        let far = abs(distance) * Self.stiffness / dimension
        return (distance < 0 ? -1 : 1) * dimension * far / (far + 1)
    }

    /// Returns the distance that the finger must move for the content to move a distance beyond the edge.
    func unstretched(_ distance: CGFloat) -> CGFloat {
        guard dimension > 0 else { return 0 }
        let share = min(abs(distance) / dimension, 0.999)
        return (distance < 0 ? -1 : 1) * dimension * share / (1 - share) / Self.stiffness
    }

    /// Returns the ratio of the content's speed to the finger's at a distance.
    func slope(at distance: CGFloat) -> CGFloat {
        guard dimension > 0 else { return 0 }
        let far = abs(distance) * Self.stiffness / dimension
        return Self.stiffness / ((far + 1) * (far + 1))
    }
}
