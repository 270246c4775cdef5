@_spi(Host) import CoreGraphics

/// A color, or a closure that returns one for a set of traits, such as light or dark.
open class UIColor: NSObject, NSCopying, NSCoding, @unchecked Sendable {
    enum Content: @unchecked Sendable {
        case fixed(CGColor)
        case dynamic((UITraitCollection) -> UIColor)
    }

    let content: Content

    init(content: Content) {
        self.content = content
        super.init()
    }

    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        content = .fixed(CGColor(red: red, green: green, blue: blue, alpha: alpha))
        super.init()
    }

    /// Creates a gray color. Its `cgColor` has two components.
    public init(white: CGFloat, alpha: CGFloat) {
        content = .fixed(CGColor(gray: white, alpha: alpha))
        super.init()
    }

    /// Creates a color from its hue, saturation, and brightness, each from 0 to 1.
    public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        let sector = (hue - hue.rounded(.down)) * 6
        func channel(_ offset: CGFloat) -> CGFloat {
            let distance = (offset + sector).truncatingRemainder(dividingBy: 6)
            return brightness * (1 - saturation * max(0, min(distance, 4 - distance, 1)))
        }
        content = .fixed(CGColor(red: channel(5), green: channel(3), blue: channel(1), alpha: alpha))
        super.init()
    }

    /// Creates a color from components in the color space Display P3, each from 0 to 1.
    public init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        content = .fixed(CGColor(displayP3Red: displayP3Red, green: green, blue: blue, alpha: alpha))
        super.init()
    }

    public init(cgColor: CGColor) {
        content = .fixed(cgColor)
        super.init()
    }

    /// Creates a pattern that repeats an image. It has no red, green, and blue components. Here, it's shown
    /// as a single color: the mean of the image's colors, as translucent as the image is on average.
    public init(patternImage image: UIImage) {
        let tile = image.pixels(tint: .label)
        content = .fixed(tile.map { CGColor(pattern: $0) } ?? CGColor(gray: 0, alpha: 0))
        super.init()
    }

    /// Creates a color that `dynamicProvider` determines each time it's used, depending on the traits at that
    /// place.
    public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
        content = .dynamic(dynamicProvider)
        super.init()
    }

    /// Colors can't be unarchived here.
    public required init?(coder: NSCoder) { nil }

    open func encode(with coder: NSCoder) {}

    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// The color for the current traits.
    open var cgColor: CGColor {
        switch content {
        case .fixed(let color): color
        case .dynamic(let provider): provider(.current).cgColor
        }
    }

    open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        switch content {
        case .fixed: self
        case .dynamic(let provider): provider(traitCollection).resolvedColor(with: traitCollection)
        }
    }

    /// A Boolean value that indicates whether the color depends on the traits.
    var isDynamic: Bool {
        if case .dynamic = content { true } else { false }
    }

    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        switch content {
        case .fixed(let color): UIColor(cgColor: color.copy(alpha: alpha) ?? color)
        case .dynamic(let provider): UIColor { provider($0).withAlphaComponent(alpha) }
        }
    }

    /// The components are those in extended sRGB, which lie outside 0…1 if the color is outside sRGB's gamut.
    /// Returns `false`, without changing the values, if the color can't be converted to red, green, and blue,
    /// because it's a pattern.
    @discardableResult
    open func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?,
        green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?,
        alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        guard let rgba = components else { return false }
        red?.pointee = rgba.red
        green?.pointee = rgba.green
        blue?.pointee = rgba.blue
        alpha?.pointee = rgba.alpha
        return true
    }

    /// The components are those of the color's red, green, and blue in extended sRGB. The hue of a gray color
    /// is 0. Returns `false`, without changing the values, if the color is a pattern.
    @discardableResult
    open func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?,
        saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?,
        alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        guard let rgba = components else { return false }
        let largest = max(rgba.red, rgba.green, rgba.blue)
        let difference = largest - min(rgba.red, rgba.green, rgba.blue)
        // The components of a gray from another color space differ by rounding errors.
        let range = difference < 1e-6 ? 0 : difference
        // The sixth of the circle, from red over green and blue back to red.
        var sixth: CGFloat = 0
        if range > 0 {
            switch largest {
            case rgba.red: sixth = (rgba.green - rgba.blue) / range
            case rgba.green: sixth = (rgba.blue - rgba.red) / range + 2
            default: sixth = (rgba.red - rgba.green) / range + 4
            }
        }
        hue?.pointee = (sixth < 0 ? sixth + 6 : sixth) / 6
        saturation?.pointee = largest > 0 ? range / largest : 0
        brightness?.pointee = largest
        alpha?.pointee = rgba.alpha
        return true
    }

    /// If the color isn't gray, the luminance replaces the white component. Returns `false`, without changing
    /// the values, if the color is a pattern.
    @discardableResult
    open func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool
    {
        guard let rgba = components else { return false }
        white?.pointee = 0.2126 * rgba.red + 0.7152 * rgba.green + 0.0722 * rgba.blue
        alpha?.pointee = rgba.alpha
        return true
    }

    /// Sets the fill and stroke colors of the current context.
    open func set() {
        setFill()
        setStroke()
    }

    open func setFill() {
        UIGraphicsGetCurrentContext()?.setFillColor(cgColor)
    }

    open func setStroke() {
        UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor)
    }

    /// Returns `true` if the colors have the same components in the same color space. So a gray color isn't
    /// equal to a color with the same red, green, and blue components.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIColor else { return false }
        if self === other { return true }
        guard case .fixed(let color) = content, case .fixed(let otherColor) = other.content else {
            return false
        }
        return color == otherColor
    }

    open override var hash: Int {
        switch content {
        case .fixed(let color): color.hashValue
        case .dynamic: ObjectIdentifier(self).hashValue
        }
    }

    /// Red, green, and blue in extended sRGB, and alpha, or `nil` if the color is a pattern.
    private var components: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)? {
        let color = cgColor
        return color.extendedRGB.map { ($0.red, $0.green, $0.blue, color.alpha) }
    }

    // MARK: Fixed colors

    open class var black: UIColor { Fixed.black }
    open class var darkGray: UIColor { Fixed.darkGray }
    open class var lightGray: UIColor { Fixed.lightGray }
    open class var white: UIColor { Fixed.white }
    open class var gray: UIColor { Fixed.gray }
    open class var red: UIColor { Fixed.red }
    open class var green: UIColor { Fixed.green }
    open class var blue: UIColor { Fixed.blue }
    open class var cyan: UIColor { Fixed.cyan }
    open class var yellow: UIColor { Fixed.yellow }
    open class var magenta: UIColor { Fixed.magenta }
    open class var orange: UIColor { Fixed.orange }
    open class var purple: UIColor { Fixed.purple }
    open class var brown: UIColor { Fixed.brown }
    open class var clear: UIColor { Fixed.clear }

    private enum Fixed {
        static let black = UIColor(white: 0, alpha: 1)
        static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
        static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
        static let white = UIColor(white: 1, alpha: 1)
        static let gray = UIColor(white: 0.5, alpha: 1)
        static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
        static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
        static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
        static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
        static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
        static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
        static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
        static let clear = UIColor(white: 0, alpha: 0)
    }
}
