// The elements and actions of an assistive technology, for tests.

extension UIWindow {
    /// The accessibility elements of the window in the order of a screen reader: from top to bottom, and in
    /// each line from the leading side.
    ///
    /// Views that are hidden, fully transparent, or hide their elements are skipped with everything inside
    /// them. The subviews of an element, and the siblings of a modal view, are skipped, too.
    @_spi(Host) public var accessibilityElementsInReadingOrder: [UIView] {
        let isMirrored = UIApplication.shared.userInterfaceLayoutDirection == .rightToLeft
        let places = elementsFound().map { element in
            let frame = element.convert(element.bounds, to: self)
            return (element, top: frame.minY, start: isMirrored ? -frame.maxX : frame.minX)
        }
        // Elements at the same position keep their order.
        let sorted = places.enumerated().sorted { first, second in
            let (a, b) = (first.element, second.element)
            return (a.top, a.start, CGFloat(first.offset)) < (b.top, b.start, CGFloat(second.offset))
        }
        return sorted.map(\.element.0)
    }

    /// Performs a two-finger scrub while a screen reader is at an element. The first responder from the
    /// element outward that can go back does so.
    ///
    /// - Returns: A Boolean value that indicates whether one did.
    @_spi(Host) @discardableResult
    public func performAccessibilityEscape(at element: UIView) -> Bool {
        sequence(first: element as UIResponder, next: \.next).contains { $0.accessibilityPerformEscape() }
    }

    /// Performs a swipe with three fingers while a screen reader is at an element. The first responder from
    /// the element outward that can scroll does so.
    ///
    /// - Returns: A Boolean value that indicates whether one did.
    @_spi(Host) @discardableResult
    public func performAccessibilityScroll(
        _ direction: UIAccessibilityScrollDirection,
        at element: UIView
    ) -> Bool {
        sequence(first: element as UIResponder, next: \.next).contains { $0.accessibilityScroll(direction) }
    }
}

extension UIView {
    /// Returns the accessibility elements in this view, from back to front.
    ///
    /// - Parameter path: The views that it's in. A view can be an element of itself, or of what's in it.
    fileprivate func elementsFound(inside path: Set<UIView> = []) -> [UIView] {
        guard mayHaveElements, !path.contains(self) else { return [] }
        if isAccessibilityElement { return [self] }
        let inside = accessibilityElements?.compactMap { $0 as? UIView } ?? subviews
        let searched = inside.filter(\.mayHaveElements)
        let pathInside = path.union([self])
        if let modal = searched.last(where: \.accessibilityViewIsModal) {
            return modal.elementsFound(inside: pathInside)
        }
        return searched.flatMap { $0.elementsFound(inside: pathInside) }
    }

    private var mayHaveElements: Bool { !isHidden && alpha > 0 && !accessibilityElementsHidden }
}
