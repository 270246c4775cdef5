extension UIImage {
    /// The configuration that determines which variant of an image to use.
    open class Configuration: NSObject, NSCopying, NSCoding, @unchecked Sendable {
        override init() {
            super.init()
        }

        public required init?(coder: NSCoder) {
            super.init()
        }

        open func encode(with coder: NSCoder) {}

        open func copy(with zone: NSZone? = nil) -> Any { self }
    }

    public enum SymbolScale: Int, Sendable {
        case `default` = -1
        case unspecified = 0
        case small = 1
        case medium = 2
        case large = 3
    }

    public enum SymbolWeight: Int, Sendable {
        case unspecified = 0
        case ultraLight = 1
        case thin = 2
        case light = 3
        case regular = 4
        case medium = 5
        case semibold = 6
        case bold = 7
        case heavy = 8
        case black = 9
    }

    /// The size and weight of a symbol. The defaults are the size of body text and a regular weight.
    open class SymbolConfiguration: Configuration, @unchecked Sendable {
        private(set) var pointSize: CGFloat = 17
        private(set) var weight = SymbolWeight.regular
        private(set) var scale = SymbolScale.medium

        override init() {
            super.init()
        }

        public required init?(coder: NSCoder) {
            super.init(coder: coder)
        }

        public convenience init(pointSize: CGFloat) {
            self.init(pointSize: pointSize, weight: .regular, scale: .medium)
        }

        public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
            self.init(pointSize: pointSize, weight: weight, scale: .medium)
        }

        public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
            self.init()
            self.pointSize = pointSize > 0 ? pointSize : 17
            self.weight = weight
            self.scale = scale
        }

        public convenience init(scale: SymbolScale) {
            self.init(pointSize: 17, weight: .regular, scale: scale)
        }

        public convenience init(weight: SymbolWeight) {
            self.init(pointSize: 17, weight: weight, scale: .medium)
        }

        public convenience init(textStyle: UIFont.TextStyle) {
            self.init(font: .preferredFont(forTextStyle: textStyle))
        }

        public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
            self.init(font: .preferredFont(forTextStyle: textStyle), scale: scale)
        }

        public convenience init(font: UIFont) {
            self.init(pointSize: font.pointSize)
        }

        public convenience init(font: UIFont, scale: SymbolScale) {
            self.init(pointSize: font.pointSize, weight: .regular, scale: scale)
        }
    }
}

extension UIImage.SymbolConfiguration {
    /// The height of the symbol's box, in points.
    var boxSize: CGFloat {
        let factor: CGFloat =
            switch scale {
            case .small: 0.79
            case .large: 1.28
            default: 1
            }
        return pointSize * 1.15 * factor
    }

    /// The width of lines as a fraction of the box.
    var lineWidth: CGFloat {
        switch weight {
        case .ultraLight: 0.028
        case .thin: 0.04
        case .light: 0.058
        case .unspecified, .regular: 0.076
        case .medium: 0.09
        case .semibold: 0.106
        case .bold: 0.122
        case .heavy: 0.14
        case .black: 0.158
        }
    }
}
