extension UICollectionView {
    /// The duration of an update, in seconds.
    private static let updateDuration: TimeInterval = 0.3

    /// Performs an update, either alone or as a part of a batch.
    func update(_ change: (inout UpdateBatch) -> Void) {
        if batch == nil {
            update({ if batch != nil { change(&batch!) } }, completion: nil)
        } else {
            change(&batch!)
        }
    }

    /// Performs all updates of a block together.
    func update(_ updates: () -> Void, completion: ((Bool) -> Void)?) {
        guard batch == nil else {
            updates()
            if let completion { RunLoopQueue.main.async { completion(true) } }
            return
        }
        // The numbers of items before the updates.
        let old = loadedCounts
        batch = UpdateBatch()
        updates()
        let made = batch ?? UpdateBatch()
        batch = nil
        let new = askForCounts()
        guard let origins = made.origins(from: old, to: new) else {
            preconditionFailure(
                """
                invalid update: the updates do not lead from \(old) items in the sections to \(new), or they \
                name an item or a section that doesn't exist, or attempt to delete and reload the same index \
                path
                """
            )
        }
        play(made, origins, new, completion)
    }

    private func play(
        _ made: UpdateBatch,
        _ origins: UpdateBatch.Origins,
        _ new: [Int],
        _ completion: ((Bool) -> Void)?
    ) {
        let old = pool.visible
        counts = new
        renumber(made, origins)
        let context = layout.makeInvalidationContext()
        context.isForCounts = true
        layout.invalidateLayout(with: context)
        counts = new
        let isAnimated = UIView.areAnimationsEnabled && window != nil && interactiveChange == nil
        guard isAnimated else {
            let gone = old.filter { pair in pool.leaving.contains { $0 === pair.value } }
            pool.retire(Array(gone.values))
            for (key, view) in gone { didEndDisplaying(view, key) }
            UIView.performWithoutAnimation { settleLayout() }
            if let completion { RunLoopQueue.main.async { completion(true) } }
            return
        }
        UIView.performWithoutAnimation { prepareLayout() }
        layout.prepare(forCollectionViewUpdates: made.items)
        let before = contentOffset
        let target = adjustedOffset(before) ?? before
        let after = elements(in: CGRect(origin: target, size: bounds.size))
        let kept = Set(pool.visible.values.map(ObjectIdentifier.init))
        let gone = old.filter { !kept.contains(ObjectIdentifier($0.value)) }
        let stays = Set(after.map(\.key))
        let outside = pool.visible.keys.filter { !stays.contains($0) }
            .map { (key: $0, end: layout.shownAttributes(for: $0)) }
        let leaving = outside.compactMap { pool.depart($0.key) }
        UIView.performWithoutAnimation {
            for attributes in after where pool.visible[attributes.key] == nil {
                let start = layout.initialAttributes(for: attributes.key) ?? attributes
                show(start, from: start)
            }
        }
        UIView.animate(
            withDuration: Self.updateDuration,
            delay: 0,
            options: [.allowUserInteraction, .curveEaseInOut]
        ) {
            self.contentOffset = target
            for attributes in after { self.show(attributes) }
            for (key, view) in gone {
                if let end = self.layout.finalAttributes(for: key) { view.place(end) } else { view.alpha = 0 }
            }
            for (view, place) in zip(leaving, outside) { if let end = place.end { view.place(end) } }
            self.layout.finalizeCollectionViewUpdates()
        } completion: { finished in
            self.pool.retire(leaving)
            for (key, view) in gone {
                self.pool.retire([view])
                self.didEndDisplaying(view, key)
            }
            completion?(finished)
        }
        setNeedsLayout()
    }

    /// Changes the index paths of the selection and the views to those after the updates. Views of items that
    /// are deleted or reloaded begin to leave.
    private func renumber(_ made: UpdateBatch, _ origins: UpdateBatch.Origins) {
        var paths: [IndexPath: IndexPath] = [:]
        for (section, items) in origins.items.enumerated() {
            for (item, origin) in items.enumerated() {
                if let origin { paths[origin] = IndexPath(item: item, section: section) }
            }
        }
        selection = Set(selection.compactMap { paths[$0] })
        highlightedPath = highlightedPath.flatMap { paths[$0] }
        var sections: [Int: Int] = [:]
        for (section, origin) in origins.sections.enumerated() {
            if let origin, !made.reloadedSections.contains(origin) { sections[origin] = section }
        }
        var visible: [ElementKey: UICollectionReusableView] = [:]
        for (key, view) in pool.visible {
            var path: IndexPath?
            switch key.category {
            case .cell: path = made.reloadedItems.contains(key.indexPath) ? nil : paths[key.indexPath]
            case .supplementaryView:
                path = key.indexPath.first.flatMap { sections[$0] }.map { section in
                    var path = key.indexPath
                    path[0] = section
                    return path
                }
            case .decorationView: path = key.indexPath
            }
            if let path {
                visible[ElementKey(key.category, kind: key.kind, indexPath: path)] = view
            } else {
                _ = pool.depart(key)
            }
        }
        pool.replaceKeys(visible)
    }
}
