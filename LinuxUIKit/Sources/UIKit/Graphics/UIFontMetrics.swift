/// Scales fonts and distances the way a text style grows with the user's text size.
open class UIFontMetrics: NSObject, @unchecked Sendable {
    private let style: UIFont.TextStyle

    public init(forTextStyle textStyle: UIFont.TextStyle) {
        style = textStyle
        super.init()
    }

    /// Those of body text.
    open class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

    open func scaledFont(for font: UIFont) -> UIFont {
        scaledFont(for: font, maximumPointSize: 0, compatibleWith: nil)
    }

    /// A maximum of 0 is none.
    open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
    }

    open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection)
    }

    open func scaledFont(
        for font: UIFont,
        maximumPointSize: CGFloat,
        compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        precondition(
            font.scaling?.designSize == nil,
            "A scaled font returned by UIFontMetrics should not be used to create another scaled font."
        )
        let traits = traitCollection ?? .screen
        let scaling = UIFont.Scaling(
            style: style,
            designSize: font.pointSize,
            maximumSize: maximumPointSize > 0 ? maximumPointSize : nil
        )
        return font.scaled(by: scaling, for: traits)
    }

    open func scaledValue(for value: CGFloat) -> CGFloat {
        scaledValue(for: value, compatibleWith: nil)
    }

    open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
        style.scaled(value, for: traitCollection ?? .screen)
    }
}

extension UIFont {
    /// How a font follows the user's text size.
    struct Scaling: Hashable {
        let style: TextStyle
        /// The font's size at the default category; `nil` for the style's own.
        var designSize: CGFloat?
        var maximumSize: CGFloat?

        func size(for traits: UITraitCollection) -> CGFloat {
            guard let designSize else { return style.size(at: traits.preferredContentSizeCategory) }
            let size = style.scaled(designSize, for: traits)
            return maximumSize.map { min(size, $0) } ?? size
        }
    }

    /// The font at the size that its scaling has for these traits; the font itself if it does not scale.
    func adjusted(for traits: UITraitCollection) -> UIFont {
        guard let scaling, scaling.size(for: traits) != pointSize else { return self }
        return scaled(by: scaling, for: traits)
    }
}

extension UIFont.TextStyle {
    /// A length that grows with the distance of the style's lines, on the pixels.
    fileprivate func scaled(_ value: CGFloat, for traits: UITraitCollection) -> CGFloat {
        let category = traits.preferredContentSizeCategory
        let (leading, usual) = (leading(at: category), leading(at: .large))
        guard leading != usual else { return value }
        let ownScale = traits.displayScale
        let scale = max(ownScale > 0 ? ownScale : UITraitCollection.screen.displayScale, 1)
        return (value * leading / usual * scale).rounded() / scale
    }
}
