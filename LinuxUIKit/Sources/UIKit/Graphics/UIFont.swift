@_spi(Host) import CoreGraphics

/// A typeface at a size. The system's is Inter, which stands in for San Francisco.
open class UIFont: NSObject, NSCopying, NSCoding, @unchecked Sendable {
    public struct Weight: RawRepresentable, Hashable, Comparable, Sendable {
        public var rawValue: CGFloat

        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        public init(_ rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        public static let ultraLight = Weight(-0.8)
        public static let thin = Weight(-0.6)
        public static let light = Weight(-0.4)
        public static let regular = Weight(0)
        public static let medium = Weight(0.23)
        public static let semibold = Weight(0.3)
        public static let bold = Weight(0.4)
        public static let heavy = Weight(0.56)
        public static let black = Weight(0.62)

        public static func < (lhs: Weight, rhs: Weight) -> Bool { lhs.rawValue < rhs.rawValue }

        /// The weight in the hundreds that fonts are named by.
        var number: Int {
            let steps: [(Weight, Int)] = [
                (.ultraLight, 100), (.thin, 200), (.light, 300), (.regular, 400), (.medium, 500),
                (.semibold, 600), (.bold, 700), (.heavy, 800), (.black, 900),
            ]
            return steps.min { abs($0.0.rawValue - rawValue) < abs($1.0.rawValue - rawValue) }!.1
        }
    }

    static let systemFamily = "Inter"

    open private(set) var familyName: String
    open private(set) var pointSize: CGFloat
    let weight: Weight
    let isItalic: Bool
    /// `nil` for a font of a fixed size.
    let scaling: Scaling?
    private let metrics: TextMetrics

    init(family: String, size: CGFloat, weight: Weight, isItalic: Bool, scaling: Scaling? = nil) {
        familyName = family
        self.scaling = scaling
        // A size that is no size counts as the default one.
        pointSize = size > 0 ? size : Self.systemFontSize
        self.weight = weight
        self.isItalic = isItalic
        metrics = TextMetrics(family: family, size: pointSize, weight: weight.number, italic: isItalic)
        super.init()
    }

    public required convenience init?(coder: NSCoder) {
        nil
    }

    open func encode(with coder: NSCoder) {}

    open class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
        systemFont(ofSize: fontSize, weight: .regular)
    }

    open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(family: systemFamily, size: fontSize, weight: weight, isItalic: false)
    }

    open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        systemFont(ofSize: fontSize, weight: .semibold)
    }

    open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(family: systemFamily, size: fontSize, weight: .regular, isItalic: true)
    }

    open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(family: "monospace", size: fontSize, weight: weight, isItalic: false)
    }

    open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        systemFont(ofSize: fontSize, weight: weight)
    }

    /// The font of a text style at the text size that the user asked for.
    open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        preferredFont(forTextStyle: style, compatibleWith: nil)
    }

    open class func preferredFont(
        forTextStyle style: TextStyle,
        compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        systemFont(ofSize: style.size(at: .large), weight: style.weight)
            .scaled(by: Scaling(style: style), for: traitCollection ?? .screen)
    }

    /// This font at the size that a scaling has for these traits.
    func scaled(by scaling: Scaling, for traits: UITraitCollection) -> UIFont {
        let size = scaling.size(for: traits)
        return UIFont(family: familyName, size: size, weight: weight, isItalic: isItalic, scaling: scaling)
    }

    open func withSize(_ fontSize: CGFloat) -> UIFont {
        UIFont(family: familyName, size: fontSize, weight: weight, isItalic: isItalic)
    }

    open class var labelFontSize: CGFloat { 17 }
    open class var buttonFontSize: CGFloat { 18 }
    open class var systemFontSize: CGFloat { 14 }
    open class var smallSystemFontSize: CGFloat { 12 }

    open var fontName: String { isItalic ? "\(familyName)-Italic" : familyName }
    /// Above the baseline, in points.
    open var ascender: CGFloat { metrics.ascender }
    /// Below the baseline, in points, negative.
    open var descender: CGFloat { -abs(metrics.descender) }
    open var capHeight: CGFloat { metrics.capHeight }
    open var xHeight: CGFloat { metrics.xHeight }
    open var lineHeight: CGFloat { metrics.lineHeight }
    open var leading: CGFloat { 0 }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFont else { return false }
        return familyName == other.familyName && pointSize == other.pointSize && weight == other.weight
            && isItalic == other.isItalic && scaling == other.scaling
    }

    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(familyName)
        hasher.combine(pointSize)
        hasher.combine(weight)
        return hasher.finalize()
    }
}
