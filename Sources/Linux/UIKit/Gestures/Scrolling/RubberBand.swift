/// How content follows a finger beyond its edge: ever more slowly, and never by a whole length of the view.
struct RubberBand {
    private static let stiffness: CGFloat = 0.55

    /// The length of the view along the axis.
    let dimension: CGFloat

    /// How far the content goes when the finger goes `distance` beyond the edge; odd in its argument.
    func stretched(_ distance: CGFloat) -> CGFloat {
        guard dimension > 0 else { return 0 }
        let far = abs(distance) * Self.stiffness / dimension
        return (distance < 0 ? -1 : 1) * dimension * far / (far + 1)
    }

    /// The way of the finger that brings the content `distance` beyond the edge.
    func unstretched(_ distance: CGFloat) -> CGFloat {
        guard dimension > 0 else { return 0 }
        let share = min(abs(distance) / dimension, 0.999)
        return (distance < 0 ? -1 : 1) * dimension * share / (1 - share) / Self.stiffness
    }

    /// How much slower than the finger the content moves there.
    func slope(at distance: CGFloat) -> CGFloat {
        guard dimension > 0 else { return 0 }
        let far = abs(distance) * Self.stiffness / dimension
        return Self.stiffness / ((far + 1) * (far + 1))
    }
}
