import UIKit

/// The type scale, the spacing and the colours that all screens share.
@MainActor
enum Theme {
    /// The distance from a screen's edges to its content, in points.
    static let margin: CGFloat = 20

    static let largeTitle = UIFont.systemFont(ofSize: 34, weight: .bold)
    static let title = UIFont.systemFont(ofSize: 20, weight: .bold)
    static let headline = UIFont.systemFont(ofSize: 17, weight: .semibold)
    static let body = UIFont.systemFont(ofSize: 16, weight: .regular)
    static let subheadline = UIFont.systemFont(ofSize: 15, weight: .regular)
    static let footnote = UIFont.systemFont(ofSize: 13, weight: .semibold)
    static let caption = UIFont.systemFont(ofSize: 12, weight: .medium)

    static let canvas = UIColor(hex: 0xF2F2F7)
    static let card = UIColor(hex: 0xFFFFFF)
    static let pressed = UIColor(hex: 0xE5E5EA)
    static let text = UIColor(hex: 0x1C1C1E)
    static let secondaryText = UIColor(hex: 0x6C6C74)
    static let separator = UIColor(hex: 0xDCDCE1)
    static let chevron = UIColor(hex: 0xC0C0C8)
    static let tint = UIColor.systemBlue
}

extension UIColor {
    /// An opaque colour written as 0xRRGGBB.
    convenience init(hex: UInt32, alpha: CGFloat = 1) {
        self.init(
            red: CGFloat(hex >> 16 & 0xFF) / 255,
            green: CGFloat(hex >> 8 & 0xFF) / 255,
            blue: CGFloat(hex & 0xFF) / 255,
            alpha: alpha
        )
    }
}
