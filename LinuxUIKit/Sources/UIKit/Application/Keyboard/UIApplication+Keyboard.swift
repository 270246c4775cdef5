extension UIApplication {
    /// The height of the keyboard that appears at the bottom of the screen during editing, in points,
    /// including the space behind the home indicator. The default is `nil`, which means that a hardware
    /// keyboard is used, and none appears.
    @_spi(Host) public var softwareKeyboardHeight: CGFloat? {
        get { softwareKeyboard?.height }
        set {
            switch (softwareKeyboard, newValue) {
            case (let keyboard?, let height?):
                keyboard.height = height
            case (let keyboard?, nil):
                keyboard.retire()
                softwareKeyboard = nil
            case (nil, let height?):
                softwareKeyboard = SoftwareKeyboard(height: height)
                softwareKeyboard?.update()
            case (nil, nil):
                break
            }
        }
    }

    /// The distance that a finger has pulled the keyboard down, in points. As on a device, nothing is posted.
    @_spi(Host) public var softwareKeyboardPull: CGFloat {
        get { softwareKeyboard?.pull ?? 0 }
        set { softwareKeyboard?.pull = newValue }
    }

    /// The frame of the keyboard in screen coordinates, or `nil` if there's none.
    var keyboardFrame: CGRect? { softwareKeyboard?.shownFrame }

    // MARK: Layout guides

    /// Adds a layout guide to those that follow the keyboard.
    func register(_ guide: UIKeyboardLayoutGuide) {
        keyboardGuides.removeAll { $0.guide == nil || $0.guide === guide }
        keyboardGuides.append(WeakKeyboardGuide(guide: guide))
    }

    /// Makes the views whose layout guides have moved along with the keyboard lay out their subviews in the
    /// next layout pass. Returns these views.
    @discardableResult
    func invalidateLayoutOfKeyboardGuides() -> [UIView] {
        let guides = keyboardGuides.compactMap { $0.guide }
        let views = guides.filter { $0.hasMoved }.compactMap { $0.owningView }
        for view in views { view.setNeedsLayout() }
        return views
    }
}
