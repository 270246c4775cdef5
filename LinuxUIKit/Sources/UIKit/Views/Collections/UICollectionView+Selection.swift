extension UICollectionView {
    /// Selects an item without notifying the delegate. If the index path is `nil`, deselects all items.
    func select(_ indexPath: IndexPath?, animated: Bool, scrollPosition: UICollectionView.ScrollPosition) {
        guard let indexPath, allowsSelection, exists(.cell(indexPath)) else {
            if indexPath == nil { for path in selection { setSelected(false, path) } }
            return
        }
        if !allowsMultipleSelection {
            for path in selection where path != indexPath { setSelected(false, path) }
        }
        setSelected(true, indexPath)
        if !scrollPosition.isEmpty { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
    }

    func setSelected(_ isSelected: Bool, _ indexPath: IndexPath) {
        if isSelected { selection.insert(indexPath) } else { selection.remove(indexPath) }
        cellForItem(at: indexPath)?.isSelected = isSelected
    }

    // MARK: By touch

    func highlightItem(under touch: UITouch) {
        unhighlight()
        guard allowsSelection, let path = indexPathForItem(at: touch.location(in: self)),
            delegate?.collectionView(self, shouldHighlightItemAt: path) != false
        else { return }
        highlightedPath = path
        cellForItem(at: path)?.isHighlighted = true
        delegate?.collectionView(self, didHighlightItemAt: path)
    }

    func unhighlight() {
        guard let path = highlightedPath else { return }
        highlightedPath = nil
        cellForItem(at: path)?.isHighlighted = false
        delegate?.collectionView(self, didUnhighlightItemAt: path)
    }

    /// Selects the item. If multiple selection is allowed, a tap on a selected item deselects it.
    func selectHighlightedItem(under touch: UITouch) {
        guard let path = highlightedPath else { return }
        let isInside = indexPathForItem(at: touch.location(in: self)) == path
        // Apple's header lists this call after that of the selection.
        defer { unhighlight() }
        guard isInside, exists(.cell(path)) else { return }
        if allowsMultipleSelection, selection.contains(path) {
            guard delegate?.collectionView(self, shouldDeselectItemAt: path) != false else { return }
            setSelected(false, path)
            delegate?.collectionView(self, didDeselectItemAt: path)
            return
        }
        guard delegate?.collectionView(self, shouldSelectItemAt: path) != false else { return }
        let others = allowsMultipleSelection ? [] : selection.filter { $0 != path }.sorted()
        for other in others {
            setSelected(false, other)
            delegate?.collectionView(self, didDeselectItemAt: other)
        }
        setSelected(true, path)
        delegate?.collectionView(self, didSelectItemAt: path)
    }
}
