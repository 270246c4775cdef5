/// The radius of a corner.
@available(iOS 26.0, *)
public struct UICornerRadius: Hashable, CustomStringConvertible {
    enum Kind: Hashable {
        case fixed(CGFloat)
        /// A radius that leaves an even gap to the corner of the container.
        case concentric(minimum: CGFloat)
    }

    let kind: Kind

    /// A radius in points.
    public static func fixed(_ radius: Double) -> UICornerRadius {
        UICornerRadius(kind: .fixed(CGFloat(radius)))
    }

    /// A radius whose center is the same as that of the container's corner.
    public static func containerConcentric(minimum: CGFloat? = nil) -> UICornerRadius {
        UICornerRadius(kind: .concentric(minimum: minimum ?? 0))
    }

    init(kind: Kind) { self.kind = kind }

    public var description: String { "UICornerRadius(\(kind))" }
}
