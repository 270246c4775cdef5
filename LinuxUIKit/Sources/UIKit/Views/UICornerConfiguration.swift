/// The rounding of each corner of a view.
@available(iOS 26.0, *)
public struct UICornerConfiguration: Hashable, CustomStringConvertible {
    enum Kind: Hashable {
        case corners([UICornerRadius?])
        case capsule(maximum: CGFloat)
    }

    /// The corners of a view, in the order of their radii.
    static let order: [UIRectCorner] = [.topLeft, .topRight, .bottomLeft, .bottomRight]

    let kind: Kind
    /// For each corner, the first one that it shares its radius with.
    var groups = [0, 1, 2, 3]

    private init(_ radii: [UICornerRadius?], groups: [Int] = [0, 1, 2, 3]) {
        kind = .corners(radii)
        self.groups = groups
    }

    private init(maximum: CGFloat) { kind = .capsule(maximum: maximum) }

    /// Specifies a radius for each corner individually.
    public static func corners(radius: UICornerRadius) -> UICornerConfiguration {
        UICornerConfiguration([radius, radius, radius, radius])
    }

    public static func corners(
        topLeftRadius: UICornerRadius?,
        topRightRadius: UICornerRadius?,
        bottomLeftRadius: UICornerRadius?,
        bottomRightRadius: UICornerRadius?
    ) -> UICornerConfiguration {
        UICornerConfiguration([topLeftRadius, topRightRadius, bottomLeftRadius, bottomRightRadius])
    }

    /// Rounds the corners as much as the view's size allows, up to a maximum radius.
    public static func capsule(maximumRadius: Double? = nil) -> UICornerConfiguration {
        UICornerConfiguration(maximum: maximumRadius.map { CGFloat($0) } ?? .infinity)
    }

    /// Specifies the same radius for all corners.
    public static func uniformCorners(radius: UICornerRadius) -> UICornerConfiguration {
        UICornerConfiguration([radius, radius, radius, radius], groups: [0, 0, 0, 0])
    }

    static var square: UICornerConfiguration { UICornerConfiguration([nil, nil, nil, nil]) }

    public var description: String { "UICornerConfiguration(\(kind))" }
}
