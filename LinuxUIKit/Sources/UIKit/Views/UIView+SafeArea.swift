/// Safe areas and margins.
extension UIView {
    /// Updates the insets and, if they've changed, those of the views below.
    func updateSafeAreaInsets() {
        let insets = computedSafeAreaInsets
        guard insets != storedSafeAreaInsets else { return }
        storedSafeAreaInsets = insets
        setNeedsLayout()
        safeAreaInsetsDidChange()
        owner?.viewSafeAreaInsetsDidChange()
        if insetsLayoutMarginsFromSafeArea { layoutMarginsDidChange() }
        updateSubviewSafeAreaInsets()
    }

    func updateSubviewSafeAreaInsets() {
        for subview in subviewList { subview.updateSafeAreaInsets() }
    }

    /// Updates the insets after a change of the window. Those of a view below can change although this view's
    /// don't: a controller can add to them.
    func updateSafeAreaInsetsInTree() {
        updateSafeAreaInsets()
        safeAreaDidSettle()
        for subview in subviewList { subview.updateSafeAreaInsetsInTree() }
    }

    private var computedSafeAreaInsets: UIEdgeInsets {
        guard let window = windowReference, let superview = superviewReference else {
            inheritedSafeAreaInsets = .zero
            return windowReference === self ? windowInsets : .zero
        }
        if window === self { return windowInsets }
        if !keepsInheritedSafeArea {
            let outer = superview.safeAreaInsetsForSubviews
            inheritedSafeAreaInsets =
                outer == .zero ? .zero : Self.insets(outer, of: superview.bounds, reaching: frame)
        }
        return inheritedSafeAreaInsets + (owner?.effectiveAdditionalSafeAreaInsets ?? .zero)
    }

    private var windowInsets: UIEdgeInsets { (self as? UIWindow)?.insetsFromScreen ?? .zero }

    /// A Boolean value that indicates whether the view's transform prevents what it inherits from being
    /// updated.
    private var keepsInheritedSafeArea: Bool {
        !CATransform3DIsIdentity(layer.transform) && UIKitBehavior.current.safeAreaOfMovedViews == .isKept
    }

    /// Returns the parts of `insets`, which belong to `area`, that overlap `frame`. Each edge is considered
    /// separately, and is at most as large as in the area.
    static func insets(_ insets: UIEdgeInsets, of area: CGRect, reaching frame: CGRect) -> UIEdgeInsets {
        func rest(_ inset: CGFloat, _ gap: CGFloat) -> CGFloat { min(max(inset - gap, 0), inset) }
        return UIEdgeInsets(
            top: rest(insets.top, frame.minY - area.minY),
            left: rest(insets.left, frame.minX - area.minX),
            bottom: rest(insets.bottom, area.maxY - frame.maxY),
            right: rest(insets.right, area.maxX - frame.maxX)
        )
    }

    // MARK: Margins

    func setMargins(_ margins: UIEdgeInsets) {
        setMargins(NSDirectionalEdgeInsets(margins, in: effectiveUserInterfaceLayoutDirection))
    }

    func setMargins(_ margins: NSDirectionalEdgeInsets) {
        explicitMargins = margins
        marginsDidChange()
    }

    func marginsDidChange() {
        setNeedsLayout()
        layoutMarginsDidChange()
    }

    /// The default margins. A controller's view has 16 points at the sides, or 20 if there's enough space.
    /// Other views have 8 points on all sides.
    private var ownMargins: NSDirectionalEdgeInsets {
        if let explicitMargins { return explicitMargins }
        guard owner != nil else { return NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8) }
        let side: CGFloat = bounds.width >= 414 ? 20 : 16
        return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
    }

    var effectiveMargins: UIEdgeInsets {
        var margins = UIEdgeInsets(ownMargins, in: effectiveUserInterfaceLayoutDirection)
        if insetsLayoutMarginsFromSafeArea { margins = margins + safeAreaInsets }
        guard preservesSuperviewLayoutMargins, let superview else { return margins }
        let outer = Self.insets(superview.effectiveMargins, of: superview.bounds, reaching: frame)
        return UIEdgeInsets(
            top: max(margins.top, outer.top),
            left: max(margins.left, outer.left),
            bottom: max(margins.bottom, outer.bottom),
            right: max(margins.right, outer.right)
        )
    }
}

extension UIWindow {
    /// The parts of the screen's insets that overlap this window.
    fileprivate var insetsFromScreen: UIEdgeInsets {
        UIView.insets(screen.safeAreaInsets, of: screen.bounds, reaching: frame)
    }
}
