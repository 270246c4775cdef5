@_spi(Host) import QuartzCore

extension UICollectionView {
    /// Scrolls an item to a position in the view, or as close as the content allows. Without a position,
    /// scrolls as little as possible to show the item. An item that doesn't exist is a programmer error, and
    /// UIKit raises an exception, too.
    func bringItem(
        at indexPath: IndexPath,
        to scrollPosition: UICollectionView.ScrollPosition,
        animated: Bool
    ) {
        precondition(exists(.cell(indexPath)), "attempt to scroll to invalid index path: \(indexPath)")
        precondition(
            scrollPosition.isPossible,
            "attempt to scroll to several positions along one axis: \(scrollPosition)"
        )
        guard let frame = layoutAttributesForItem(at: indexPath)?.frame else { return }
        let seen = bounds.inset(by: adjustedContentInset)
        var shift = CGPoint.zero
        if scrollPosition.contains(.top) {
            shift.y = frame.minY - seen.minY
        } else if scrollPosition.contains(.centeredVertically) {
            shift.y = frame.midY - seen.midY
        } else if scrollPosition.contains(.bottom) {
            shift.y = frame.maxY - seen.maxY
        } else {
            shift.y = min(frame.minY - seen.minY, 0) + max(frame.maxY - seen.maxY, 0)
        }
        if scrollPosition.contains(.left) {
            shift.x = frame.minX - seen.minX
        } else if scrollPosition.contains(.centeredHorizontally) {
            shift.x = frame.midX - seen.midX
        } else if scrollPosition.contains(.right) {
            shift.x = frame.maxX - seen.maxX
        } else {
            shift.x = min(frame.minX - seen.minX, 0) + max(frame.maxX - seen.maxX, 0)
        }
        let target = CGPoint(x: contentOffset.x + shift.x, y: contentOffset.y + shift.y)
        setContentOffset(withinLimits(target), animated: animated)
    }

    /// Returns the nearest offset at which the content fills the view.
    func withinLimits(_ offset: CGPoint) -> CGPoint {
        let inset = adjustedContentInset
        let last = CGPoint(
            x: max(contentSize.width + inset.right - bounds.width, -inset.left),
            y: max(contentSize.height + inset.bottom - bounds.height, -inset.top)
        )
        return CGPoint(
            x: min(max(offset.x, -inset.left), last.x),
            y: min(max(offset.y, -inset.top), last.y)
        )
    }

    /// Keeps the elements that an animated scroll passes until it ends.
    func keepPassingContent(from start: CGRect) {
        let way = start.union(bounds)
        // Elements at a greater distance pass too quickly to be visible.
        guard start.origin != bounds.origin, shownOrigin != bounds.origin,
            way.width * way.height < 12 * max(bounds.width * bounds.height, 1)
        else { return }
        passingContent = passingContent?.union(way) ?? way
        setNeedsLayout()
        RunLoopQueue.main.addFrameObserver(pool) { [weak self] _ in
            guard let self else { return }
            guard shownOrigin == bounds.origin else { return }
            passingContent = nil
            RunLoopQueue.main.removeFrameObserver(pool)
            setNeedsLayout()
        }
    }

    private var shownOrigin: CGPoint {
        (layer.presentedValue(forKeyPath: "bounds") as? CGRect)?.origin ?? bounds.origin
    }
}

extension UICollectionView.ScrollPosition {
    /// A Boolean value that indicates whether there's at most one position along each axis. Several are a
    /// programmer error, and UIKit raises an exception, too.
    fileprivate var isPossible: Bool {
        let groups: [Self] = [
            [.top, .centeredVertically, .bottom], [.left, .centeredHorizontally, .right],
        ]
        return groups.allSatisfy { intersection($0).rawValue.nonzeroBitCount < 2 }
    }
}
