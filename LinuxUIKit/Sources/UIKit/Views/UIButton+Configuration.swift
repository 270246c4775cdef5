extension UIButton {
    /// The appearance of a button: its content, colors, and shape.
    public struct Configuration: Hashable {
        public enum CornerStyle: Hashable {
            case fixed
            case dynamic
            case small
            case medium
            case large
            case capsule
        }

        public enum Size: Hashable {
            case mini
            case small
            case medium
            case large
        }

        enum Style: Hashable {
            case plain
            case gray
            case tinted
            case filled
        }

        private(set) var style: Style

        public var title: String?
        public var image: UIImage?
        public var imagePadding: CGFloat = 0
        public var imagePlacement: NSDirectionalRectEdge = .leading
        public var cornerStyle = CornerStyle.dynamic
        public var contentInsets: NSDirectionalEdgeInsets

        /// The size, which also determines the insets.
        public var buttonSize = Size.medium { didSet { setDefaultContentInsets() } }

        /// The color of the background. By default, it depends on the tint color.
        public var baseBackgroundColor: UIColor?
        /// The color of the title and image. By default, it depends on the tint color.
        public var baseForegroundColor: UIColor?

        private init(_ style: Style) {
            self.style = style
            contentInsets = Self.insets(for: .medium)
        }

        public static func plain() -> Configuration { Configuration(.plain) }
        public static func gray() -> Configuration { Configuration(.gray) }
        public static func tinted() -> Configuration { Configuration(.tinted) }
        public static func filled() -> Configuration { Configuration(.filled) }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(style)
            hasher.combine(title)
            hasher.combine(buttonSize)
        }

        public mutating func setDefaultContentInsets() {
            contentInsets = Self.insets(for: buttonSize)
        }

        private static func insets(for size: Size) -> NSDirectionalEdgeInsets {
            switch size {
            case .mini, .small: NSDirectionalEdgeInsets(top: 4, leading: 10, bottom: 4, trailing: 10)
            case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
            case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
            }
        }
    }
}

extension UIButton.Configuration {
    var font: UIFont {
        switch buttonSize {
        case .mini, .small: .preferredFont(forTextStyle: .subheadline)
        case .medium: .preferredFont(forTextStyle: .body)
        case .large: .preferredFont(forTextStyle: .headline)
        }
    }

    func foreground(tint: UIColor) -> UIColor {
        if let baseForegroundColor { return baseForegroundColor }
        return style == .filled ? .white : tint
    }

    func fill(tint: UIColor, isEnabled: Bool) -> UIColor? {
        switch style {
        case .plain: baseBackgroundColor
        case .gray: baseBackgroundColor ?? .secondarySystemFill
        case .tinted:
            isEnabled ? (baseBackgroundColor ?? tint).withAlphaComponent(0.18) : .secondarySystemFill
        case .filled: isEnabled ? baseBackgroundColor ?? tint : .secondarySystemFill
        }
    }

    func cornerRadius(for size: CGSize) -> CGFloat {
        let radius: CGFloat =
            switch cornerStyle {
            case .fixed, .dynamic: buttonSize == .large ? 12 : 8
            case .small: 4
            case .medium: 8
            case .large: 14
            case .capsule: size.height / 2
            }
        return min(radius, size.height / 2, size.width / 2)
    }
}
