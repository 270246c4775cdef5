// What an assistive technology finds and does, for tests.

extension UIWindow {
    /// The accessibility elements of the window, as a screen reader goes through them: from the top down, and in one
    /// line from the leading side.
    ///
    /// A view that is hidden, is wholly transparent or hides its elements has none, with all that is in it. An element's
    /// subviews are not searched. Beside a view that is modal none of its siblings is searched.
    @_spi(Host) public var accessibilityElementsInReadingOrder: [UIView] {
        let isMirrored = UIApplication.shared.userInterfaceLayoutDirection == .rightToLeft
        let places = elementsFound.map { element in
            let frame = element.convert(element.bounds, to: self)
            return (element, top: frame.minY, start: isMirrored ? -frame.maxX : frame.minX)
        }
        // As they are found where they lie at one place.
        let sorted = places.enumerated().sorted { first, second in
            let (a, b) = (first.element, second.element)
            return (a.top, a.start, CGFloat(first.offset)) < (b.top, b.start, CGFloat(second.offset))
        }
        return sorted.map(\.element.0)
    }

    /// What a scrub with two fingers does while a screen reader is at an element: the first responder that can go back
    /// does, from the element outward.
    ///
    /// - Returns: whether one did.
    @_spi(Host) @discardableResult
    public func performAccessibilityEscape(at element: UIView) -> Bool {
        sequence(first: element as UIResponder, next: \.next).contains { $0.accessibilityPerformEscape() }
    }
}

extension UIView {
    /// The accessibility elements in this view, back to front.
    fileprivate var elementsFound: [UIView] {
        guard mayHaveElements else { return [] }
        if isAccessibilityElement { return [self] }
        let searched = subviews.filter(\.mayHaveElements)
        if let modal = searched.last(where: \.accessibilityViewIsModal) { return modal.elementsFound }
        return searched.flatMap(\.elementsFound)
    }

    private var mayHaveElements: Bool { !isHidden && alpha > 0 && !accessibilityElementsHidden }
}
