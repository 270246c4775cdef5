/// The system colors for light and dark, with Apple's published values.
extension UIColor {
    public class var systemRed: UIColor { System.systemRed }
    public class var systemOrange: UIColor { System.systemOrange }
    public class var systemYellow: UIColor { System.systemYellow }
    public class var systemGreen: UIColor { System.systemGreen }
    public class var systemMint: UIColor { System.systemMint }
    public class var systemTeal: UIColor { System.systemTeal }
    public class var systemCyan: UIColor { System.systemCyan }
    public class var systemBlue: UIColor { System.systemBlue }
    public class var systemIndigo: UIColor { System.systemIndigo }
    public class var systemPurple: UIColor { System.systemPurple }
    public class var systemPink: UIColor { System.systemPink }
    public class var systemBrown: UIColor { System.systemBrown }

    public class var systemGray: UIColor { System.systemGray }
    public class var systemGray2: UIColor { System.systemGray2 }
    public class var systemGray3: UIColor { System.systemGray3 }
    public class var systemGray4: UIColor { System.systemGray4 }
    public class var systemGray5: UIColor { System.systemGray5 }
    public class var systemGray6: UIColor { System.systemGray6 }

    public class var label: UIColor { System.label }
    public class var secondaryLabel: UIColor { System.secondaryLabel }
    public class var tertiaryLabel: UIColor { System.tertiaryLabel }
    public class var quaternaryLabel: UIColor { System.quaternaryLabel }
    public class var placeholderText: UIColor { System.placeholderText }
    public class var link: UIColor { System.link }

    public class var separator: UIColor { System.separator }
    public class var opaqueSeparator: UIColor { System.opaqueSeparator }
    public class var systemFill: UIColor { System.systemFill }
    public class var secondarySystemFill: UIColor { System.secondarySystemFill }
    public class var tertiarySystemFill: UIColor { System.tertiarySystemFill }
    public class var quaternarySystemFill: UIColor { System.quaternarySystemFill }

    public class var systemBackground: UIColor { System.systemBackground }
    public class var secondarySystemBackground: UIColor { System.secondarySystemBackground }
    public class var tertiarySystemBackground: UIColor { System.tertiarySystemBackground }
    public class var systemGroupedBackground: UIColor { System.systemGroupedBackground }
    public class var secondarySystemGroupedBackground: UIColor { System.secondarySystemGroupedBackground }
    public class var tertiarySystemGroupedBackground: UIColor { System.tertiarySystemGroupedBackground }

    /// The default tint.
    public class var tintColor: UIColor { System.systemBlue }
    public class var lightText: UIColor { System.lightText }
    public class var darkText: UIColor { .black }
}

private enum System {
    static let systemRed = adaptive(light: 0xFF3B30, dark: 0xFF453A)
    static let systemOrange = adaptive(light: 0xFF9500, dark: 0xFF9F0A)
    static let systemYellow = adaptive(light: 0xFFCC00, dark: 0xFFD60A)
    static let systemGreen = adaptive(light: 0x34C759, dark: 0x30D158)
    static let systemMint = adaptive(light: 0x00C7BE, dark: 0x63E6E2)
    static let systemTeal = adaptive(light: 0x30B0C7, dark: 0x40C8E0)
    static let systemCyan = adaptive(light: 0x32ADE6, dark: 0x64D2FF)
    static let systemBlue = adaptive(light: 0x007AFF, dark: 0x0A84FF)
    static let systemIndigo = adaptive(light: 0x5856D6, dark: 0x5E5CE6)
    static let systemPurple = adaptive(light: 0xAF52DE, dark: 0xBF5AF2)
    static let systemPink = adaptive(light: 0xFF2D55, dark: 0xFF375F)
    static let systemBrown = adaptive(light: 0xA2845E, dark: 0xAC8E68)

    static let systemGray = adaptive(light: 0x8E8E93, dark: 0x8E8E93)
    static let systemGray2 = adaptive(light: 0xAEAEB2, dark: 0x636366)
    static let systemGray3 = adaptive(light: 0xC7C7CC, dark: 0x48484A)
    static let systemGray4 = adaptive(light: 0xD1D1D6, dark: 0x3A3A3C)
    static let systemGray5 = adaptive(light: 0xE5E5EA, dark: 0x2C2C2E)
    static let systemGray6 = adaptive(light: 0xF2F2F7, dark: 0x1C1C1E)

    static let label = adaptive(light: 0x000000, dark: 0xFFFFFF)
    static let secondaryLabel = adaptive(light: 0x3C3C43, 0.6, dark: 0xEBEBF5, 0.6)
    static let tertiaryLabel = adaptive(light: 0x3C3C43, 0.3, dark: 0xEBEBF5, 0.3)
    static let quaternaryLabel = adaptive(light: 0x3C3C43, 0.18, dark: 0xEBEBF5, 0.16)
    static let placeholderText = adaptive(light: 0x3C3C43, 0.3, dark: 0xEBEBF5, 0.3)
    static let link = adaptive(light: 0x007AFF, dark: 0x0984FF)

    static let separator = adaptive(light: 0x3C3C43, 0.29, dark: 0x545458, 0.6)
    static let opaqueSeparator = adaptive(light: 0xC6C6C8, dark: 0x38383A)
    static let systemFill = adaptive(light: 0x787880, 0.2, dark: 0x787880, 0.36)
    static let secondarySystemFill = adaptive(light: 0x787880, 0.16, dark: 0x787880, 0.32)
    static let tertiarySystemFill = adaptive(light: 0x767680, 0.12, dark: 0x767680, 0.24)
    static let quaternarySystemFill = adaptive(light: 0x747480, 0.08, dark: 0x767680, 0.18)

    static let systemBackground = adaptive(light: 0xFFFFFF, dark: 0x000000, elevated: 0x1C1C1E)
    static let secondarySystemBackground = adaptive(light: 0xF2F2F7, dark: 0x1C1C1E, elevated: 0x2C2C2E)
    static let tertiarySystemBackground = adaptive(light: 0xFFFFFF, dark: 0x2C2C2E, elevated: 0x3A3A3C)
    static let systemGroupedBackground = adaptive(light: 0xF2F2F7, dark: 0x000000, elevated: 0x1C1C1E)
    static let secondarySystemGroupedBackground = adaptive(
        light: 0xFFFFFF,
        dark: 0x1C1C1E,
        elevated: 0x2C2C2E
    )
    static let tertiarySystemGroupedBackground = adaptive(
        light: 0xF2F2F7,
        dark: 0x2C2C2E,
        elevated: 0x3A3A3C
    )

    static let lightText = UIColor(white: 1, alpha: 0.6)

    private static func adaptive(
        light: UInt32,
        _ lightAlpha: CGFloat = 1,
        dark: UInt32,
        _ darkAlpha: CGFloat = 1,
        elevated: UInt32? = nil
    ) -> UIColor {
        let light = color(light, lightAlpha)
        let (dark, elevated) = (color(dark, darkAlpha), color(elevated ?? dark, darkAlpha))
        return UIColor {
            guard $0.userInterfaceStyle == .dark else { return light }
            return $0.userInterfaceLevel == .elevated ? elevated : dark
        }
    }

    private static func color(_ hex: UInt32, _ alpha: CGFloat) -> UIColor {
        func channel(_ shift: UInt32) -> CGFloat { CGFloat(hex >> shift & 0xFF) / 255 }
        return UIColor(red: channel(16), green: channel(8), blue: channel(0), alpha: alpha)
    }
}
