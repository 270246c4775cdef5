// Synchronization of the visible elements with the layout.

extension UICollectionView {
    /// Updates the layout and shows the visible elements.
    func settleLayout() {
        guard !isSettlingLayout else { return }
        isSettlingLayout = true
        defer { isSettlingLayout = false }
        // A new content size can change the bounds, and new bounds can change the layout.
        for _ in 0..<4 {
            noteInsets()
            prepareLayout()
            followResize()
            if layout.isPrepared, resizedFrom == nil { break }
        }
        showElementsInPreferredSizes()
        if let backgroundView {
            backgroundView.frame = bounds
            sendSubviewToBack(backgroundView)
        }
    }

    /// Asks whether new bounds change the layout, while the collection view still has the old ones.
    func askLayout(aboutBounds new: CGRect) {
        guard knownInset != nil, new != bounds, new.isFinite else { return }
        if new.size != bounds.size { interactiveChange?.isAimed = false }
        guard layout.shouldInvalidateLayout(forBoundsChange: new) else { return }
        layout.invalidateLayout(with: layout.invalidationContext(forBoundsChange: new))
        if new.size != bounds.size, resizedFrom == nil { resizedFrom = bounds }
    }

    private func noteInsets() {
        let inset = adjustedContentInset
        guard inset != knownInset else { return }
        let isFirst = knownInset == nil
        knownInset = inset
        guard !isFirst, bounds.isFinite, layout.shouldInvalidateLayout(forBoundsChange: bounds) else {
            return
        }
        layout.invalidateLayout(with: layout.invalidationContext(forBoundsChange: bounds))
    }

    /// Lets the layout or delegate adjust the content offset after a change of size.
    private func followResize() {
        guard let old = resizedFrom else { return }
        resizedFrom = nil
        let isAnimated = UIView.inheritedAnimationDuration > 0
        if isAnimated { layout.prepare(forAnimatedBoundsChange: old) }
        if interactiveChange == nil, let target = adjustedOffset(contentOffset), target != contentOffset {
            contentOffset = target
        }
        if isAnimated { layout.finalizeAnimatedBoundsChange() }
    }

    /// Prepares the layout, and applies its content size.
    func prepareLayout() {
        guard !layout.isPrepared else { return }
        _ = loadedCounts
        layout.prepareIfNeeded()
        let (before, isFirst) = (contentOffset, contentSize == .zero)
        contentSize = layout.shownContentSize
        if isFirst, let first = layout.firstOffset, contentSize.width > bounds.width {
            contentOffset.x = first
        }
        interactiveChange?.steer(self, from: before)
    }

    /// Called by the layout, or by a transition layout that leads to or from it.
    func layoutWasInvalidated(
        _ invalid: UICollectionViewLayout,
        with context: UICollectionViewLayoutInvalidationContext
    ) {
        guard invalid === layout || layout.parts.contains(where: { $0 === invalid }) else { return }
        layout.isPrepared = false
        if context.invalidateDataSourceCounts { counts = nil }
        let move = context.contentOffsetAdjustment
        if move != .zero, move.isFinite {
            contentOffset = CGPoint(x: contentOffset.x + move.x, y: contentOffset.y + move.y)
        }
        let growth = context.contentSizeAdjustment
        if growth != .zero {
            contentSize =
                CGSize(
                    width: contentSize.width + growth.width,
                    height: contentSize.height + growth.height
                ).sanitized
        }
        setNeedsLayout()
    }

    // MARK: Showing

    /// Returns a Boolean value that indicates whether the data contains an element. Decoration views belong
    /// to the layout alone.
    func exists(_ key: ElementKey) -> Bool {
        guard key.category != .decorationView else { return true }
        guard let section = key.indexPath.first, loadedCounts.indices.contains(section) else {
            return key.category == .supplementaryView && key.indexPath.count == 1
        }
        return key.category == .supplementaryView
            || key.indexPath.count == 2 && (0..<loadedCounts[section]).contains(key.indexPath.item)
    }

    /// Returns the visible elements in a rectangle of the content, from back to front.
    func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        var seen: Set<ElementKey> = []
        return layout.shownElements(in: rect)
            .filter { $0.frame.overlaps(rect) && exists($0.key) && seen.insert($0.key).inserted }
            .sorted { ($0.zIndex, $0.indexPath) < ($1.zIndex, $1.indexPath) }
    }

    /// Shows the elements in the bounds, and lets the layout follow the sizes that new ones prefer.
    private func showElementsInPreferredSizes() {
        var known = Set(pool.visible.keys)
        showElements()
        // The size of an element can bring others into view.
        for _ in 0..<8 {
            let new = pool.visible.keys.filter { known.insert($0).inserted }
            for key in new.sorted(by: { $0.indexPath < $1.indexPath }) { askLayout(aboutSizeOf: key) }
            guard !new.isEmpty, !layout.isPrepared else { return }
            prepareLayout()
            UIView.performWithoutAnimation { showElements() }
        }
    }

    /// Asks whether the attributes that an element prefers change the layout.
    private func askLayout(aboutSizeOf key: ElementKey) {
        guard let view = pool.visible[key], let original = view.layoutAttributes else { return }
        let preferred = view.preferredLayoutAttributesFitting(original.duplicate)
        guard !preferred.isEqual(original),
            layout.shouldInvalidateLayout(
                forPreferredLayoutAttributes: preferred,
                withOriginalAttributes: original
            )
        else { return }
        layout.invalidateLayout(
            with: layout.invalidationContext(
                forPreferredLayoutAttributes: preferred,
                withOriginalAttributes: original
            )
        )
    }

    /// Shows the elements in the bounds, and no others.
    func showElements() {
        guard bounds.isFinite else { return }
        let wanted = elements(in: passingContent.map { $0.union(bounds) } ?? bounds)
        let keys = Set(wanted.map(\.key))
        for key in pool.visible.keys.filter({ !keys.contains($0) }).sorted(by: { $0.indexPath < $1.indexPath }
        ) {
            pool.retire(key, from: self)
        }
        for attributes in wanted { show(attributes) }
    }

    /// Shows an element. If it wasn't on the screen, it appears at its position without moving, unless the
    /// layout provides initial attributes.
    func show(
        _ attributes: UICollectionViewLayoutAttributes,
        from start: UICollectionViewLayoutAttributes? = nil
    ) {
        let key = attributes.key
        if pool.visible[key] == nil {
            let isAnimated = start == nil && UIView.inheritedAnimationDuration > 0
            let first = start ?? (isAnimated ? layout.initialAttributes(for: key) : nil) ?? attributes
            UIView.performWithoutAnimation { makeView(for: key, at: first) }
        }
        guard let view = pool.visible[key] else { return }
        let wasBehind = view.layer.zPosition
        view.place(attributes)
        if view.layer.zPosition != wasBehind { arrange(view, attributes.zIndex) }
    }

    private func makeView(for key: ElementKey, at attributes: UICollectionViewLayoutAttributes) {
        guard let view = makeView(for: key) else { return }
        pool.show(view, for: key)
        view.place(attributes)
        arrange(view, attributes.zIndex)
        willDisplay(view, key)
    }

    /// Inserts a view at its position in the order from back to front.
    private func arrange(_ view: UICollectionReusableView, _ zIndex: Int) {
        let above = subviews.first { other in
            guard let other = other as? UICollectionReusableView, other !== view else { return false }
            return other.layer.zPosition > CGFloat(zIndex)
        }
        if let above { insertSubview(view, belowSubview: above) } else { addSubview(view) }
    }

    private func makeView(for key: ElementKey) -> UICollectionReusableView? {
        guard key.category != .decorationView else { return layout.makeDecoration(ofKind: key.kind ?? "") }
        let outer = pool.dequeued
        pool.dequeued = []
        defer { pool.dequeued = outer }
        guard let view = askForView(key) else { return nil }
        precondition(
            pool.dequeued?.allSatisfy { $0 === view } != false && pool.key(of: view) == nil,
            """
            Expected dequeued view to be returned to the collection view in preparation for display. When \
            the collection view's data source is asked to provide a view for a given index path, ensure that \
            a single view is dequeued and returned to the collection view. Avoid dequeuing views without a \
            request from the collection view. Index path: \(key.indexPath)
            """
        )
        return view
    }

    private func askForView(_ key: ElementKey) -> UICollectionReusableView? {
        if key.category == .cell {
            guard let cell = dataSource?.collectionView(self, cellForItemAt: key.indexPath) else {
                return nil
            }
            precondition(
                cell.queue != nil,
                "cells have to be dequeued, and the one for \(key.indexPath) was not"
            )
            cell.isSelected = selection.contains(key.indexPath)
            cell.isHighlighted = highlightedPath == key.indexPath
            return cell
        }
        let kind = key.kind ?? ""
        let view = dataSource?
            .collectionView(self, viewForSupplementaryElementOfKind: kind, at: key.indexPath)
        precondition(
            view == nil || view?.queue != nil,
            """
            the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath: \
            (\(kind),\(key.indexPath)) was not retrieved by calling \
            -dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath:
            """
        )
        return view
    }

    func dequeue(_ name: ReuseQueue.Name, for key: ElementKey) -> UICollectionReusableView {
        let view = pool.queue(name).dequeue()
        pool.dequeued?.append(view)
        if let attributes = layout.isPrepared ? layout.shownAttributes(for: key) : nil {
            UIView.performWithoutAnimation { view.place(attributes) }
        }
        return view
    }

    private func willDisplay(_ view: UICollectionReusableView, _ key: ElementKey) {
        if let cell = view as? UICollectionViewCell {
            delegate?.collectionView(self, willDisplay: cell, forItemAt: key.indexPath)
        } else if let kind = key.kind, key.category == .supplementaryView {
            delegate?.collectionView(
                self,
                willDisplaySupplementaryView: view,
                forElementKind: kind,
                at: key.indexPath
            )
        }
    }

    func didEndDisplaying(_ view: UICollectionReusableView, _ key: ElementKey) {
        if let cell = view as? UICollectionViewCell {
            delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: key.indexPath)
        } else if let kind = key.kind, key.category == .supplementaryView {
            delegate?.collectionView(
                self,
                didEndDisplayingSupplementaryView: view,
                forElementOfKind: kind,
                at: key.indexPath
            )
        }
    }
}
