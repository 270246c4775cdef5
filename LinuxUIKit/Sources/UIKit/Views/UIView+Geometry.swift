@_spi(Host) import QuartzCore

// MARK: - Conversion

extension UIView {
    func converted(_ point: CGPoint, to view: UIView?) -> CGPoint {
        convertThroughLayers(
            point,
            to: view,
            within: { $0.convert($1, to: $2) },
            across: { $0.convert($1, to: $2) }
        )
    }

    func converted(_ rect: CGRect, to view: UIView?) -> CGRect {
        convertThroughLayers(
            rect,
            to: view,
            within: { $0.convert($1, to: $2) },
            across: { $0.convert($1, to: $2) }
        )
    }

    func converted(_ point: CGPoint, from view: UIView?) -> CGPoint {
        (view ?? root).converted(point, to: self)
    }

    func converted(_ rect: CGRect, from view: UIView?) -> CGRect {
        (view ?? root).converted(rect, to: self)
    }

    /// The view at the top of the hierarchy, which is the window if there is one.
    private var root: UIView {
        var view = self
        while let superview = view.superviewReference { view = superview }
        return view
    }

    /// Within a hierarchy, the layers convert the value. Between hierarchies, the conversion uses the two
    /// windows and the screen.
    private func convertThroughLayers<Value>(
        _ value: Value,
        to view: UIView?,
        within: (CALayer, Value, CALayer) -> Value,
        across: (UIWindow, Value, UIWindow) -> Value
    ) -> Value {
        // One step takes the same time however deep the hierarchy is.
        if let view, view === superviewReference || view.superviewReference === self {
            return within(layer, value, view.layer)
        }
        let here = root
        let target = view ?? here
        if target === self { return value }
        let there = target.root
        if here === there { return within(layer, value, target.layer) }
        var result = within(layer, value, here.layer)
        if let here = here as? UIWindow, let there = there as? UIWindow {
            result = across(here, result, there)
        }
        return within(there.layer, result, target.layer)
    }
}

// MARK: - Sizes

extension UIView {
    func geometryDidChange(from oldSize: CGSize) {
        if bounds.size != oldSize { sizeDidChange(from: oldSize) }
        updateSafeAreaInsets()
        if bounds.size != oldSize {
            for subview in subviewList { subview.updateSafeAreaInsets() }
        }
    }

    private func sizeDidChange(from oldSize: CGSize) {
        setNeedsLayout()
        if autoresizesSubviews {
            for subview in subviewList where subview.autoresizingMask != [] {
                subview.autoresize(from: oldSize, to: bounds.size)
            }
        }
        if let mask, mask.autoresizingMask != [] { mask.autoresize(from: oldSize, to: bounds.size) }
    }

    /// Changes the size without changing the origin of the frame, whatever the anchor point.
    func resize(to size: CGSize) {
        frame = CGRect(origin: frame.origin, size: size)
    }

    /// Applies springs and struts. They refer to the untransformed rectangle, so a transform doesn't distort
    /// the layout.
    private func autoresize(from oldSize: CGSize, to newSize: CGSize) {
        let anchor = layer.anchorPoint
        let size = bounds.size
        let origin = CGPoint(x: center.x - anchor.x * size.width, y: center.y - anchor.y * size.height)
        let horizontal = Springs(
            before: autoresizingMask.contains(.flexibleLeftMargin),
            size: autoresizingMask.contains(.flexibleWidth),
            after: autoresizingMask.contains(.flexibleRightMargin)
        ).resized((origin.x, size.width), from: oldSize.width, to: newSize.width)
        let vertical = Springs(
            before: autoresizingMask.contains(.flexibleTopMargin),
            size: autoresizingMask.contains(.flexibleHeight),
            after: autoresizingMask.contains(.flexibleBottomMargin)
        ).resized((origin.y, size.height), from: oldSize.height, to: newSize.height)

        let newBounds = CGRect(
            origin: bounds.origin,
            size: CGSize(width: horizontal.size, height: vertical.size)
        )
        let newCenter = CGPoint(
            x: horizontal.origin + anchor.x * horizontal.size,
            y: vertical.origin + anchor.y * vertical.size
        )
        let numbers = [newCenter.x, newCenter.y, newBounds.width, newBounds.height]
        // Fractions of infinite lengths aren't defined.
        guard numbers.allSatisfy(\.isFinite) else { return }
        if newBounds != bounds { bounds = newBounds }
        if newCenter != center { center = newCenter }
    }
}

/// The flexibility of the three parts of an axis: margin, size, and margin.
private struct Springs {
    var before: Bool
    var size: Bool
    var after: Bool

    /// Distributes the change among the flexible parts in proportion to their lengths, or equally if their
    /// lengths are 0. If no part is flexible, the near margin and the size remain.
    func resized(
        _ part: (origin: CGFloat, size: CGFloat),
        from oldTotal: CGFloat,
        to newTotal: CGFloat
    ) -> (origin: CGFloat, size: CGFloat) {
        let lengths = [part.origin, part.size, oldTotal - part.origin - part.size]
        let flexible = [before, size, after]
        let count = flexible.count(where: \.self)
        guard count > 0 else { return part }
        let sum = zip(lengths, flexible).reduce(0) { $1.1 ? $0 + $1.0 : $0 }
        func share(_ index: Int) -> CGFloat {
            guard flexible[index] else { return 0 }
            return sum != 0 ? lengths[index] / sum : 1 / CGFloat(count)
        }
        let change = newTotal - oldTotal
        return (part.origin + change * share(0), max(part.size + change * share(1), 0))
    }
}
