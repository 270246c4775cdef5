@_spi(Host) import QuartzCore

/// A change of layout whose progress a gesture sets, until it is finished or canceled: from then on it moves by itself,
/// at the speed it had.
@MainActor final class InteractiveLayoutChange {
    let old: UICollectionViewLayout
    let new: UICollectionViewLayout
    let layout: UICollectionViewTransitionLayout
    let completion: UICollectionView.LayoutInteractiveTransitionCompletion?
    private let anchor: UICollectionView.LayoutAnchor

    private var start: CGPoint
    private var goal = CGPoint.zero
    /// Whether the goal is where the new layout wants it in the present bounds.
    var isAimed = false
    /// The offset that was set last; another one means that the app moves the content itself.
    private var lastOffset: CGPoint?
    private var isLeftToApp = false

    /// The rest of the way, once nobody holds it.
    struct Settling {
        let isFinishing: Bool
        let from: CGFloat
        let velocity: CGFloat
        let begin: CFTimeInterval

        /// Of the critically damped spring, in radians a second.
        private static let frequency: CGFloat = 18

        /// The progress at a time, and whether it is there.
        func progress(at time: CFTimeInterval) -> (value: CGFloat, isOver: Bool) {
            let elapsed = CGFloat(max(time - begin, 0))
            let goal: CGFloat = isFinishing ? 1 : 0
            let stretch = from - goal
            let slope = velocity + Self.frequency * stretch
            let rest = (stretch + slope * elapsed) * exp(-Self.frequency * elapsed)
            let speed =
                abs(slope - Self.frequency * (stretch + slope * elapsed)) * exp(-Self.frequency * elapsed)
            let isOver = abs(rest) < 0.001 && speed < 0.05 || elapsed > 2
            return (isOver ? goal : goal + rest, isOver)
        }
    }

    private(set) var settling: Settling?

    init(
        _ layout: UICollectionViewTransitionLayout,
        from old: UICollectionViewLayout,
        to new: UICollectionViewLayout,
        in view: UICollectionView,
        anchor: UICollectionView.LayoutAnchor,
        completion: UICollectionView.LayoutInteractiveTransitionCompletion?
    ) {
        (self.layout, self.old, self.new, self.anchor, self.completion) = (
            layout, old, new, anchor, completion
        )
        start = view.contentOffset
        lastOffset = start
    }

    /// Moves the content with the progress, after its size was set.
    ///
    /// - Parameter before: Where the content was, before.
    func steer(_ view: UICollectionView, from before: CGPoint) {
        aim(in: view)
        if let lastOffset, abs(lastOffset.x - before.x) > 0.5 || abs(lastOffset.y - before.y) > 0.5 {
            isLeftToApp = true
        }
        guard !isLeftToApp else {
            view.contentOffset = before
            return
        }
        let offset = start.mixed(with: goal, layout.transitionProgress)
        view.contentOffset = offset
        lastOffset = offset
    }

    /// Finds out where the content comes to stand.
    func aim(in view: UICollectionView) {
        guard !isAimed else { return }
        isAimed = true
        if layout.currentVisibleBounds.map({ $0.size != view.bounds.size }) == true {
            // Of another size now; where the content began may be beyond its end.
            let limit = CGPoint(
                x: max(old.shownContentSize.width - view.bounds.width, -view.adjustedContentInset.left),
                y: max(old.shownContentSize.height - view.bounds.height, -view.adjustedContentInset.top)
            )
            start = CGPoint(x: min(start.x, limit.x), y: min(start.y, limit.y))
            // A resize moves the bounds by itself.
            lastOffset = nil
        }
        goal = view.targetOffset(keeping: anchor, in: new)
        layout.currentVisibleBounds = CGRect(origin: start, size: view.bounds.size)
        layout.nextVisibleBounds = CGRect(origin: goal, size: view.bounds.size)
    }

    /// Where the content comes to rest; nil if the app has put it elsewhere.
    func restingOffset(finished: Bool) -> CGPoint? { isLeftToApp ? nil : finished ? goal : start }

    func letGo(finishing: Bool) {
        settling = Settling(
            isFinishing: finishing,
            from: layout.transitionProgress,
            velocity: layout.progressVelocity,
            begin: MediaClock.now
        )
    }
}
