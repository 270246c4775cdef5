/// How large the user wants text to be.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Comparable, Sendable {
    public var rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let unspecified = Self(rawValue: "_UICTContentSizeCategoryUnspecified")
    public static let extraSmall = Self(rawValue: "UICTContentSizeCategoryXS")
    public static let small = Self(rawValue: "UICTContentSizeCategoryS")
    public static let medium = Self(rawValue: "UICTContentSizeCategoryM")
    public static let large = Self(rawValue: "UICTContentSizeCategoryL")
    public static let extraLarge = Self(rawValue: "UICTContentSizeCategoryXL")
    public static let extraExtraLarge = Self(rawValue: "UICTContentSizeCategoryXXL")
    public static let extraExtraExtraLarge = Self(rawValue: "UICTContentSizeCategoryXXXL")
    public static let accessibilityMedium = Self(rawValue: "UICTContentSizeCategoryAccessibilityM")
    public static let accessibilityLarge = Self(rawValue: "UICTContentSizeCategoryAccessibilityL")
    public static let accessibilityExtraLarge = Self(rawValue: "UICTContentSizeCategoryAccessibilityXL")
    public static let accessibilityExtraExtraLarge = Self(
        rawValue: "UICTContentSizeCategoryAccessibilityXXL"
    )
    public static let accessibilityExtraExtraExtraLarge = Self(
        rawValue: "UICTContentSizeCategoryAccessibilityXXXL"
    )

    /// Posted by the application when its category has changed.
    public static let didChangeNotification = NSNotification.Name(
        "UIContentSizeCategoryDidChangeNotification"
    )
    /// Where the notification has the new category's raw value.
    public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"

    public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

    public static func < (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
        left.order < right.order
    }
}

extension UIContentSizeCategory {
    /// All but the unspecified one, smallest first.
    @_spi(Host) public static let ordered: [UIContentSizeCategory] = [
        .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
        .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
        .accessibilityExtraExtraExtraLarge,
    ]

    /// Its place in the order; -1 for the unspecified one, which is smaller than all.
    private var order: Int { Self.ordered.firstIndex(of: self) ?? -1 }

    /// Its column in tables of sizes. What is not specified counts as the default.
    var column: Int { Self.ordered.firstIndex(of: self) ?? Self.ordered.firstIndex(of: .large)! }
}
