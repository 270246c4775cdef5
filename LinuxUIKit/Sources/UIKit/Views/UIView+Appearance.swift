@_spi(Host) import QuartzCore

/// Traits, the colors that depend on them, and the tint color.
extension UIView {
    var computedTraits: UITraitCollection {
        let direction = effectiveUserInterfaceLayoutDirection
        var traits = [
            UITraitCollection.screen,
            UITraitCollection(layoutDirection: direction == .rightToLeft ? .rightToLeft : .leftToRight),
        ]
        // The traits of the innermost view take precedence.
        traits += sequence(first: self, next: \.superviewReference).compactMap(\.ownTraits).reversed()
        return UITraitCollection(traitsFrom: traits)
    }

    /// The traits that this view, the controller that owns it, or that controller's parent overrides.
    private var ownTraits: UITraitCollection? {
        guard !inheritsTraits else { return nil }
        let style = UITraitCollection(userInterfaceStyle: ownStyle)
        return UITraitCollection(
            traitsFrom: [owner?.traitsFromParent, style, storedTraitOverrides.collection].compactMap { $0 }
        )
    }

    private var inheritsTraits: Bool {
        ownStyle == .unspecified && owner?.traitsFromParent == nil && storedTraitOverrides.collection == nil
    }

    /// The style that this view, or the controller that owns it, overrides.
    private var ownStyle: UIUserInterfaceStyle {
        guard overrideUserInterfaceStyle == .unspecified, let owner else { return overrideUserInterfaceStyle }
        return owner.overrideUserInterfaceStyle
    }

    /// The layout direction of the nearest view from this one outward whose controller's parent overrides it,
    /// if there's one. No other traits of a view contain a direction, and each layout pass asks for it often.
    var overriddenDirection: UIUserInterfaceLayoutDirection? {
        for view in sequence(first: self, next: \.superviewReference) {
            switch view.owner?.traitsFromParent?.layoutDirection {
            case .leftToRight: return .leftToRight
            case .rightToLeft: return .rightToLeft
            default: continue
            }
        }
        return nil
    }

    /// Applies the traits to this view and the views below if they've changed. Views without their own traits
    /// share their superview's.
    func appearanceDidChange(under inherited: UITraitCollection? = nil) {
        let traits = inherited ?? computedTraits
        let previous = appliedTraits
        appliedTraits = traits
        // A reused view can get its color out of the window, with other traits than before and after. What
        // the app gives the layer itself stays.
        if shownBackgroundColor?.isDynamic == true, traits != backgroundTraits { applyBackgroundColor() }
        if traits != previous {
            if previous?.layoutDirection != traits.layoutDirection { setNeedsLayout() }
            if previous?.displayScale != traits.displayScale, traits.displayScale > 0 {
                adopt(displayScale: traits.displayScale)
            }
            if traits.hasDifferentColorAppearance(comparedTo: previous) { redrawIfDrawn() }
            let expected = previous ?? predictedTraits
            if traits != expected {
                traitCollectionDidChange(expected)
                // A presentation has the traits of its container, which entered the window earlier.
                if previous != nil, let presentation = owner?.storedPresentationController,
                    presentation.containerView != nil
                {
                    presentation.traitCollectionDidChange(expected)
                }
                owner?.traitCollectionDidChange(expected)
            }
        }
        let tint: UIColor? = tintColor
        if appliedTint != tint { tintDidChange(to: tint) }
        for subview in subviewList {
            subview.appearanceDidChange(under: subview.sharesTraits(of: self) ? traits : nil)
        }
    }

    /// Returns whether the view has the traits of its superview.
    func sharesTraits(of superview: UIView) -> Bool {
        guard inheritsTraits else { return false }
        return semanticContentAttribute == superview.semanticContentAttribute
            || effectiveUserInterfaceLayoutDirection == superview.effectiveUserInterfaceLayoutDirection
    }

    func layoutDirectionDidChange() {
        setNeedsLayout()
        appearanceDidChange()
    }

    func applyBackgroundColor() {
        let resolved = shownBackgroundColor.map { color in
            let traits = traitCollection
            backgroundTraits = traits
            return color.resolvedColor(with: traits).cgColor
        }
        if layer.backgroundColor != resolved { layer.backgroundColor = resolved }
    }

    private func adopt(displayScale: CGFloat) {
        // An image has a scale of its own.
        guard layer.contentsScale != displayScale, !(self is UIImageView) else { return }
        layer.contentsScale = displayScale
        redrawIfDrawn()
    }

    func redrawIfDrawn() {
        if FirstDisplay.draws(self) { setNeedsDisplay() }
    }

    // MARK: Tint

    var effectiveTint: UIColor {
        var color: UIColor?
        var mode = TintAdjustmentMode.automatic
        var view: UIView? = self
        while let next = view, color == nil || mode == .automatic {
            color = color ?? next.explicitTint
            if mode == .automatic { mode = next.explicitTintMode }
            view = next.superviewReference
        }
        return mode == .dimmed ? .systemGray : color ?? .systemBlue
    }

    func tintDidChange() { tintDidChange(to: tintColor) }

    private func tintDidChange(to tint: UIColor?) {
        appliedTint = tint
        tintColorDidChange()
        // A view with a color of its own is dimmed with those around it.
        for subview in subviewList
        where subview.explicitTint == nil || subview.appliedTint != subview.tintColor {
            subview.tintDidChange()
        }
    }
}
