@_spi(Host) import QuartzCore

/// A change of layout whose progress a gesture sets. When it's finished or canceled, it continues by itself
/// at its current speed.
@MainActor final class InteractiveLayoutChange {
    let old: UICollectionViewLayout
    let new: UICollectionViewLayout
    let layout: UICollectionViewTransitionLayout
    let completion: UICollectionView.LayoutInteractiveTransitionCompletion?
    private let anchor: UICollectionView.LayoutAnchor

    private var start: CGPoint
    private var goal = CGPoint.zero
    /// A Boolean value that indicates whether the goal is up to date for the new layout and the current
    /// bounds.
    var isAimed = false
    /// The last offset that was set. If the current one is different, the app itself moves the content.
    private var lastOffset: CGPoint?
    private var isLeftToApp = false

    /// The rest of the motion after the end of the gesture.
    struct Settling {
        let isFinishing: Bool
        let from: CGFloat
        let velocity: CGFloat
        let begin: CFTimeInterval

        /// The frequency of the critically damped spring, in radians per second.
        private static let frequency: CGFloat = 18

        /// Returns the progress at a time, and a Boolean value that indicates whether the motion has ended.
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

    /// Moves the content along with the progress, after its size was set.
    ///
    /// - Parameter before: The content offset before the change of size.
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

    /// Determines the final offset of the content.
    func aim(in view: UICollectionView) {
        guard !isAimed else { return }
        isAimed = true
        if layout.currentVisibleBounds.map({ $0.size != view.bounds.size }) == true {
            // The view's size has changed, so the initial offset can be beyond the end of the content.
            let limit = CGPoint(
                x: max(old.shownContentSize.width - view.bounds.width, -view.adjustedContentInset.left),
                y: max(old.shownContentSize.height - view.bounds.height, -view.adjustedContentInset.top)
            )
            start = CGPoint(x: min(start.x, limit.x), y: min(start.y, limit.y))
            // A change of size moves the bounds by itself.
            lastOffset = nil
        }
        goal = view.targetOffset(keeping: anchor, in: new)
        layout.currentVisibleBounds = CGRect(origin: start, size: view.bounds.size)
        layout.nextVisibleBounds = CGRect(origin: goal, size: view.bounds.size)
    }

    /// Returns the final offset of the content, or `nil` if the app has moved it elsewhere.
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
