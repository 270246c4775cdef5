import UIKit

/// The type scale, the spacing and the colors that all screens share.
@MainActor
enum Theme {
    /// The distance from a screen's edges to its content, in points.
    static let margin: CGFloat = 20
    /// How round cards are, in points.
    static let cornerRadius: CGFloat = 18

    static let largeTitle = UIFont.systemFont(ofSize: 34, weight: .bold)
    static let section = UIFont.systemFont(ofSize: 22, weight: .bold)
    static let title = UIFont.systemFont(ofSize: 20, weight: .bold)
    static let headline = UIFont.systemFont(ofSize: 17, weight: .semibold)
    static let body = UIFont.systemFont(ofSize: 16, weight: .regular)
    static let subheadline = UIFont.systemFont(ofSize: 15, weight: .regular)
    static let callout = UIFont.systemFont(ofSize: 15, weight: .semibold)
    static let footnote = UIFont.systemFont(ofSize: 13, weight: .semibold)
    static let detail = UIFont.systemFont(ofSize: 13, weight: .regular)
    static let caption = UIFont.systemFont(ofSize: 12, weight: .medium)

    static let canvas = UIColor(light: 0xF2F2F7, dark: 0x000000)
    static let card = UIColor(light: 0xFFFFFF, dark: 0x1C1C1E)
    static let pressed = UIColor(light: 0xE5E5EA, dark: 0x2C2C2E)
    static let text = UIColor(light: 0x1C1C1E, dark: 0xFFFFFF)
    static let secondaryText = UIColor(light: 0x6C6C74, dark: 0x9E9EA7)
    static let separator = UIColor(light: 0xDCDCE1, dark: 0x38383A)
    static let chevron = UIColor(light: 0xC0C0C8, dark: 0x5A5A5F)
    /// Behind icons and in controls that are not chosen.
    static let fill = UIColor.tertiarySystemFill
    static let tint = UIColor.systemBlue
}

extension UIColor {
    /// An opaque color written as 0xRRGGBB.
    convenience init(hex: UInt32, alpha: CGFloat = 1) {
        self.init(
            red: CGFloat(hex >> 16 & 0xFF) / 255,
            green: CGFloat(hex >> 8 & 0xFF) / 255,
            blue: CGFloat(hex & 0xFF) / 255,
            alpha: alpha
        )
    }

    /// A color that is one thing by day and another by night, each written as 0xRRGGBB.
    convenience init(light: UInt32, dark: UInt32) {
        let (light, dark) = (UIColor(hex: light), UIColor(hex: dark))
        self.init { $0.userInterfaceStyle == .dark ? dark : light }
    }

    /// The red, green, blue, and alpha components of an opaque color written as 0xRRGGBB.
    static func components(hex: UInt32) -> [CGFloat] {
        let shifts: [UInt32] = [16, 8, 0]
        return shifts.map { shift in
            let byte = hex >> shift & 0xFF
            return CGFloat(byte) / 255
        } + [1]
    }
}
