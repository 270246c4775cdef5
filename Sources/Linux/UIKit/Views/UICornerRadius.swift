/// How round a corner is.
@available(iOS 26.0, *)
public struct UICornerRadius: Hashable, CustomStringConvertible {
    enum Kind: Hashable {
        case fixed(CGFloat)
        /// As round as leaves an even gap to the corner of the view around it.
        case concentric(minimum: CGFloat)
    }

    let kind: Kind

    /// A radius in points.
    public static func fixed(_ radius: Double) -> UICornerRadius {
        UICornerRadius(kind: .fixed(CGFloat(radius)))
    }

    /// The radius with which the corner has the same center as the container's.
    public static func containerConcentric(minimum: CGFloat? = nil) -> UICornerRadius {
        UICornerRadius(kind: .concentric(minimum: minimum ?? 0))
    }

    init(kind: Kind) { self.kind = kind }

    public var description: String { "UICornerRadius(\(kind))" }
}
