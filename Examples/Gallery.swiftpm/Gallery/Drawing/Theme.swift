import UIKit

/// The fonts, spacing, and colors that all screens share.
@MainActor
enum Theme {
    /// The distance from a screen's edges to its content, in points.
    static let margin: CGFloat = 20
    /// The corner radius of cards, in points.
    static let cornerRadius: CGFloat = 18

    // The sizes are those of the default content size category. The fonts are created each time, because the
    // category can change.
    static var largeTitle: UIFont { font(.largeTitle, size: 34, weight: .bold) }
    static var section: UIFont { font(.title2, size: 22, weight: .bold) }
    static var title: UIFont { font(.title3, size: 20, weight: .bold) }
    static var headline: UIFont { font(.headline, size: 17, weight: .semibold) }
    static var body: UIFont { font(.body, size: 16, weight: .regular) }
    static var subheadline: UIFont { font(.subheadline, size: 15, weight: .regular) }
    static var callout: UIFont { font(.callout, size: 15, weight: .semibold) }
    static var footnote: UIFont { font(.footnote, size: 13, weight: .semibold) }
    static var detail: UIFont { font(.footnote, size: 13, weight: .regular) }
    static var caption: UIFont { font(.caption1, size: 12, weight: .medium) }

    /// The font of text on a picture. It grows less, so that the picture stays visible.
    static var pictureTitle: UIFont { font(.title3, size: 20, weight: .bold, limit: 34) }
    static var pictureCaption: UIFont { font(.footnote, size: 13, weight: .semibold, limit: 24) }

    /// Returns a font that grows with the user's text size, like a text style.
    private static func font(
        _ style: UIFont.TextStyle,
        size: CGFloat,
        weight: UIFont.Weight,
        limit: CGFloat = .greatestFiniteMagnitude
    ) -> UIFont {
        UIFontMetrics(forTextStyle: style)
            .scaledFont(for: .systemFont(ofSize: size, weight: weight), maximumPointSize: limit)
    }

    static let canvas = UIColor(light: 0xF2F2F7, dark: 0x000000)
    static let card = UIColor(light: 0xFFFFFF, dark: 0x1C1C1E)
    static let pressed = UIColor(light: 0xE5E5EA, dark: 0x2C2C2E)
    static let text = UIColor(light: 0x1C1C1E, dark: 0xFFFFFF)
    static let secondaryText = UIColor(light: 0x6C6C74, dark: 0x9E9EA7)
    static let separator = UIColor(light: 0xDCDCE1, dark: 0x38383A)
    static let chevron = UIColor(light: 0xC0C0C8, dark: 0x5A5A5F)
    /// The fill behind icons and in controls that aren't selected.
    static let fill = UIColor.tertiarySystemFill
    /// The tint behind white text, for which the system's blue is too light.
    static let tint = UIColor(light: 0x0066CC, dark: 0x0073E6)
    /// The color of text and symbols that people can tap.
    static let tintedText = UIColor(light: 0x0066CC, dark: 0x5AA9FF)
}

extension UIColor {
    /// Creates an opaque color from a number, as 0xRRGGBB.
    convenience init(hex: UInt32, alpha: CGFloat = 1) {
        self.init(
            red: CGFloat(hex >> 16 & 0xFF) / 255,
            green: CGFloat(hex >> 8 & 0xFF) / 255,
            blue: CGFloat(hex & 0xFF) / 255,
            alpha: alpha
        )
    }

    /// Creates a color for each appearance from numbers, as 0xRRGGBB.
    convenience init(light: UInt32, dark: UInt32) {
        let (light, dark) = (UIColor(hex: light), UIColor(hex: dark))
        self.init { $0.userInterfaceStyle == .dark ? dark : light }
    }

    /// Returns the red, green, blue, and alpha components of an opaque color, as 0xRRGGBB.
    static func components(hex: UInt32) -> [CGFloat] {
        let shifts: [UInt32] = [16, 8, 0]
        return shifts.map { shift in
            let byte = hex >> shift & 0xFF
            return CGFloat(byte) / 255
        } + [1]
    }
}
