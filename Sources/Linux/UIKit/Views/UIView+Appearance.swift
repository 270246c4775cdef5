@_spi(Host) import QuartzCore

/// Traits, colours that depend on them, tint.
extension UIView {
    var computedTraits: UITraitCollection {
        var style = UIUserInterfaceStyle.unspecified
        for view in sequence(first: self, next: \.superviewReference) {
            style = view.overrideUserInterfaceStyle
            if style != .unspecified { break }
        }
        let direction = effectiveUserInterfaceLayoutDirection
        return UITraitCollection(traitsFrom: [
            .screen, UITraitCollection(userInterfaceStyle: style),
            UITraitCollection(layoutDirection: direction == .rightToLeft ? .rightToLeft : .leftToRight),
        ])
    }

    /// Applies the traits to this view and those below, if they are not what was applied last.
    func appearanceDidChange() {
        let traits = computedTraits
        let previous = appliedTraits
        if traits != previous {
            appliedTraits = traits
            applyBackgroundColor()
            if previous?.layoutDirection != traits.layoutDirection { setNeedsLayout() }
            if layer.contentsScale != traits.displayScale, traits.displayScale > 0 {
                layer.contentsScale = traits.displayScale
                redrawIfDrawn()
            }
            if traits.hasDifferentColorAppearance(comparedTo: previous) { redrawIfDrawn() }
            if previous != nil {
                traitCollectionDidChange(previous)
            }
        }
        if appliedTint != tintColor { tintDidChange() }
        for subview in subviewList { subview.appearanceDidChange() }
    }

    func layoutDirectionDidChange() {
        setNeedsLayout()
        appearanceDidChange()
    }

    func applyBackgroundColor() {
        let resolved = backgroundColor?.resolvedColor(with: traitCollection).cgColor
        if layer.backgroundColor != resolved { layer.backgroundColor = resolved }
    }

    private func redrawIfDrawn() {
        if FirstDisplay.draws(self) { setNeedsDisplay() }
    }

    // MARK: Tint

    var effectiveTint: UIColor {
        let color =
            sequence(first: self, next: \.superviewReference).lazy.compactMap(\.explicitTint).first
            ?? .systemBlue
        return isDimmed ? .systemGray : color
    }

    private var isDimmed: Bool {
        for view in sequence(first: self, next: \.superviewReference)
        where view.tintAdjustmentMode != .automatic {
            return view.tintAdjustmentMode == .dimmed
        }
        return false
    }

    func tintDidChange() {
        appliedTint = tintColor
        tintColorDidChange()
        for subview in subviewList where subview.explicitTint == nil { subview.tintDidChange() }
    }
}
