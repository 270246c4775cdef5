/// Inward distances from the edges of a rectangle, in points. Negative values point outward.
public struct UIEdgeInsets: Equatable, Codable, Sendable {
    public var top: CGFloat
    public var left: CGFloat
    public var bottom: CGFloat
    public var right: CGFloat

    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }

    public init() {
        self.init(top: 0, left: 0, bottom: 0, right: 0)
    }

    public static let zero = UIEdgeInsets()
}

/// Inward distances from the edges of a rectangle, with leading and trailing sides that depend on the layout
/// direction.
public struct NSDirectionalEdgeInsets: Equatable, Codable, Sendable {
    public var top: CGFloat
    public var leading: CGFloat
    public var bottom: CGFloat
    public var trailing: CGFloat

    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    public init() {
        self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
    }

    public static let zero = NSDirectionalEdgeInsets()
}

extension CGRect {
    /// Returns the rectangle with its edges moved inward.
    public func inset(by insets: UIEdgeInsets) -> CGRect {
        CGRect(
            x: minX + insets.left,
            y: minY + insets.top,
            width: width - insets.left - insets.right,
            height: height - insets.top - insets.bottom
        )
    }
}

extension UIEdgeInsets {
    init(_ insets: NSDirectionalEdgeInsets, in direction: UIUserInterfaceLayoutDirection) {
        let isMirrored = direction == .rightToLeft
        self.init(
            top: insets.top,
            left: isMirrored ? insets.trailing : insets.leading,
            bottom: insets.bottom,
            right: isMirrored ? insets.leading : insets.trailing
        )
    }

    static func + (lhs: UIEdgeInsets, rhs: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: lhs.top + rhs.top,
            left: lhs.left + rhs.left,
            bottom: lhs.bottom + rhs.bottom,
            right: lhs.right + rhs.right
        )
    }
}

extension NSDirectionalEdgeInsets {
    init(_ insets: UIEdgeInsets, in direction: UIUserInterfaceLayoutDirection) {
        let isMirrored = direction == .rightToLeft
        self.init(
            top: insets.top,
            leading: isMirrored ? insets.right : insets.left,
            bottom: insets.bottom,
            trailing: isMirrored ? insets.left : insets.right
        )
    }
}
