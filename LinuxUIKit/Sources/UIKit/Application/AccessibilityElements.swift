// The elements and actions of an assistive technology, for tests.

extension UIWindow {
    /// The accessibility elements of the window in the order of a screen reader: from top to bottom, and in
    /// each line from the leading side. What a view names as its elements comes in that order, where the view
    /// is.
    ///
    /// Views that are hidden, fully transparent, or hide their elements are skipped with everything inside
    /// them. The subviews of an element, and the siblings of a modal view, are skipped, too.
    @_spi(Host) public var accessibilityElementsInReadingOrder: [UIView] {
        elementsInReadingOrder(inside: [])
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

/// Accessibility elements that are read one after the other.
@MainActor private struct AccessibilityGroup {
    /// The element, or the view that names its elements.
    let view: UIView
    let elements: [UIView]
}

extension UIView {
    /// Returns the accessibility elements in this view in reading order.
    ///
    /// - Parameter path: The views that it's in. A view can be an element of itself, or of what's in it.
    fileprivate func elementsInReadingOrder(inside path: Set<UIView>) -> [UIView] {
        let isMirrored = UIApplication.shared.userInterfaceLayoutDirection == .rightToLeft
        let places = groupsFound(inside: path).map { group in
            let frame = group.view.convert(group.view.bounds, to: nil)
            return (group.elements, top: frame.minY, start: isMirrored ? -frame.maxX : frame.minX)
        }
        // Elements at the same position keep their order.
        let sorted = places.enumerated().sorted { first, second in
            let (a, b) = (first.element, second.element)
            return (a.top, a.start, CGFloat(first.offset)) < (b.top, b.start, CGFloat(second.offset))
        }
        return sorted.flatMap(\.element.0)
    }

    /// Returns the accessibility elements in this view, from back to front.
    private func groupsFound(inside path: Set<UIView>) -> [AccessibilityGroup] {
        guard mayHaveElements, !path.contains(self) else { return [] }
        if isAccessibilityElement { return [AccessibilityGroup(view: self, elements: [self])] }
        let named = accessibilityElements?.compactMap { $0 as? UIView }
        let possible = (named ?? subviews).filter(\.mayHaveElements)
        let searched = possible.last(where: \.accessibilityViewIsModal).map { [$0] } ?? possible
        let pathInside = path.union([self])
        guard named != nil else { return searched.flatMap { $0.groupsFound(inside: pathInside) } }
        let elements = searched.flatMap { $0.elementsInReadingOrder(inside: pathInside) }
        return elements.isEmpty ? [] : [AccessibilityGroup(view: self, elements: elements)]
    }

    private var mayHaveElements: Bool { !isHidden && alpha > 0 && !accessibilityElementsHidden }
}
