@_spi(Host) import QuartzCore

// Changes of layout, with or without animation.

extension UICollectionView {
    /// The duration of an animated change, in seconds.
    static let layoutChangeDuration: TimeInterval = 0.35

    /// - Parameter completion: A closure that's called at the end. Its argument is `false` if the animation
    ///   was removed before that.
    func changeLayout(
        to layout: UICollectionViewLayout,
        animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) {
        endInteractiveChangeAtOnce()
        guard layout !== self.layout else {
            if let completion { RunLoopQueue.main.async { completion(true) } }
            return
        }
        if animated, UIView.areAnimationsEnabled, window != nil {
            return animateChange(to: layout, completion: completion)
        }
        let old = self.layout
        let views = tellOfChange(to: layout)
        replaceLayout(by: layout)
        setNeedsLayout()
        UIView.performWithoutAnimation {
            layout.finalizeLayoutTransition()
            old.finalizeLayoutTransition()
            settleLayout()
        }
        for view in views { view.didTransition(from: old, to: layout) }
        if let completion { RunLoopQueue.main.async { completion(true) } }
    }

    /// Notifies both layouts and all views of the change.
    ///
    /// - Returns: The views.
    func tellOfChange(to new: UICollectionViewLayout) -> [UICollectionReusableView] {
        prepareLayout()
        layout.prepareForTransition(to: new)
        new.prepareForTransition(from: layout)
        let views = pool.visible.sorted { $0.key.indexPath < $1.key.indexPath }.map(\.value)
        for view in views { view.willTransition(from: layout, to: new) }
        return views
    }

    /// Replaces the layout, and moves the content to the new layout's offset.
    private func replaceLayout(by new: UICollectionViewLayout) {
        let anchor = anchor()
        let isOurs = layout.collectionView === self
        if isOurs { layout.collectionView = nil }
        install(new)
        contentOffset = targetOffset(keeping: anchor, in: new)
    }

    func install(_ new: UICollectionViewLayout) {
        layout = new
        new.collectionView = self
        new.isPrepared = false
        prepareLayout()
    }

    private func animateChange(to new: UICollectionViewLayout, completion: ((Bool) -> Void)?) {
        settleLayout()
        let old = layout
        let views = tellOfChange(to: new)
        let anchor = anchor()
        let before = pool.visible
        let oldBounds = bounds
        // Both layouts are needed until all positions are known.
        let oldCollectionView = old.collectionView
        var target = CGPoint.zero
        UIView.performWithoutAnimation {
            install(new)
            target = targetOffset(keeping: anchor, in: new)
            if contentOffset != oldBounds.origin { contentOffset = oldBounds.origin }
        }
        let goal = CGRect(origin: target, size: bounds.size)
        let after = elements(in: goal)
        let stays = Set(after.map(\.key))
        let starts = after.map { attributes in
            before[attributes.key] == nil
                ? old.shownAttributes(for: attributes.key) ?? new.initialAttributes(for: attributes.key)
                    ?? faded(attributes)
                : nil
        }
        let ends = before.filter { !stays.contains($0.key) }.map { key, view in
            (
                view: view, key: key,
                end: new.shownAttributes(for: key) ?? old.shownAttributes(for: key).map(faded)
            )
        }
        let leaving = ends.compactMap { pool.depart($0.key) }
        if oldCollectionView === self { old.collectionView = nil }
        UIView.performWithoutAnimation { for case let start? in starts { show(start, from: start) } }
        UIView.animate(
            withDuration: Self.layoutChangeDuration,
            delay: 0,
            options: [.allowUserInteraction, .curveEaseInOut]
        ) {
            self.contentOffset = target
            for attributes in after { self.show(attributes) }
            for (view, _, end) in ends { if let end { view.place(end) } else { view.alpha = 0 } }
            for view in views + after.compactMap({ self.pool.visible[$0.key] }) { view.layoutIfNeeded() }
            new.finalizeLayoutTransition()
            old.finalizeLayoutTransition()
        } completion: { finished in
            self.pool.retire(leaving)
            for (view, key, _) in ends { self.didEndDisplaying(view, key) }
            for view in views { view.didTransition(from: old, to: new) }
            completion?(finished)
        }
        setNeedsLayout()
    }

    private func faded(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        let copy = attributes.duplicate
        copy.alpha = 0
        return copy
    }

    // MARK: Content offset

    /// The element in the middle of the view and its position, which stay in view during a change.
    struct LayoutAnchor {
        let key: ElementKey?
        let place: CGPoint
        /// A Boolean value that indicates whether the content is at its beginning.
        let isAtStart: Bool
    }

    func anchor() -> LayoutAnchor {
        let seen = bounds.inset(by: adjustedContentInset)
        func distance(_ point: CGPoint) -> CGFloat {
            (point.x - seen.midX) * (point.x - seen.midX) + (point.y - seen.midY) * (point.y - seen.midY)
        }
        let centers = pool.visible.compactMap { key, view in
            key.category == .cell ? (key: key, center: view.center) : nil
        }
        let nearest = centers.min {
            (distance($0.center), $0.key.indexPath) < (distance($1.center), $1.key.indexPath)
        }
        let inset = adjustedContentInset
        let start = CGPoint(x: -inset.left, y: -inset.top)
        return LayoutAnchor(
            key: nearest?.key,
            place: nearest.map { CGPoint(x: $0.center.x - bounds.minX, y: $0.center.y - bounds.minY) }
                ?? .zero,
            isAtStart: contentOffset.x <= start.x && contentOffset.y <= start.y
        )
    }

    /// Returns the content offset in a prepared layout. The element in the middle stays visible, unless the
    /// layout or the delegate changes this. Content at its beginning remains there.
    func targetOffset(keeping anchor: LayoutAnchor, in new: UICollectionViewLayout) -> CGPoint {
        let inset = adjustedContentInset
        var proposed = CGPoint(x: -inset.left, y: -inset.top)
        if !anchor.isAtStart, let key = anchor.key, let center = new.shownAttributes(for: key)?.center {
            proposed = CGPoint(x: center.x - anchor.place.x, y: center.y - anchor.place.y)
        }
        proposed = withinLimits(proposed, of: new)
        return adjustedOffset(proposed, of: new) ?? proposed
    }

    /// Returns the offset after the layout and the delegate have adjusted it, or `nil` if the result isn't
    /// valid.
    func adjustedOffset(_ proposed: CGPoint, of asked: UICollectionViewLayout? = nil) -> CGPoint? {
        let layout = asked ?? layout
        var target = layout.targetContentOffset(forProposedContentOffset: proposed)
        if let delegate {
            target = delegate.collectionView(self, targetContentOffsetForProposedContentOffset: target)
        }
        return target.isFinite ? withinLimits(target, of: layout) : nil
    }

    private func withinLimits(_ offset: CGPoint, of layout: UICollectionViewLayout) -> CGPoint {
        let (size, inset) = (layout.shownContentSize, adjustedContentInset)
        return CGPoint(
            x: min(max(offset.x, -inset.left), max(size.width + inset.right - bounds.width, -inset.left)),
            y: min(max(offset.y, -inset.top), max(size.height + inset.bottom - bounds.height, -inset.top))
        )
    }
}
