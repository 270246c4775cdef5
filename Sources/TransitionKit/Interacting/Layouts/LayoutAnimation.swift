import UIKit

/// An animation controller that changes the layout of a collection view.
@MainActor final class LayoutAnimationController: NSObject, TransitionAnimationMaking {
    private let collectionView: UICollectionView
    private let layout: UICollectionViewLayout

    init(_ collectionView: UICollectionView, _ layout: UICollectionViewLayout) {
        (self.collectionView, self.layout) = (collectionView, layout)
    }

    func transitionDuration(
        using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { LayoutAnimation.wholeDuration }

    /// Does nothing. A transition creates its animation instead of calling this method.
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        transitionContext.completeTransition(false)
    }

    func makeAnimation(whenOver: @escaping @MainActor (Outcome) -> Void) -> any TransitionAnimation {
        LayoutAnimation(collectionView, layout, whenOver: whenOver)
    }
}

/// An interactive transition of a collection view.
@MainActor final class LayoutAnimation: TransitionAnimation {
    /// The duration of a change without a gesture, in seconds.
    static let wholeDuration: TimeInterval = 0.4
    /// The time for which UIKit can leave the end unreported, in seconds.
    private static let patience: TimeInterval = 5

    private let collectionView: UICollectionView
    private let layout: UICollectionViewLayout
    private let whenOver: @MainActor (Outcome) -> Void
    /// The transition layout, from the start to the end.
    private var transitionLayout: UICollectionViewTransitionLayout?
    private(set) var isEnding = false
    /// The outcome that UIKit is to report.
    private var expected: Outcome?
    /// The time of the first frame without a report.
    private var waitingSince: CFTimeInterval?
    private var isOver = false

    init(
        _ collectionView: UICollectionView,
        _ layout: UICollectionViewLayout,
        whenOver: @escaping @MainActor (Outcome) -> Void
    ) {
        (self.collectionView, self.layout, self.whenOver) = (collectionView, layout, whenOver)
    }

    var duration: TimeInterval { Self.wholeDuration }
    var animator: UIViewPropertyAnimator? { nil }

    func mount() {
        transitionLayout = collectionView.startInteractiveTransition(to: layout) { [weak self] _, finished in
            self?.end(Outcome(completed: finished))
        }
    }

    func play() { finish(at: .completed) }
    func makeDriver() -> any TransitionDriver { LayoutDriver(self) }
    func grab() -> (any TransitionDriver)? { isEnding ? nil : LayoutDriver(self) }

    var isInPlace: Bool { transitionLayout.map { collectionView.collectionViewLayout === $0 } ?? false }

    func show(_ progress: CGFloat) {
        guard !isEnding, isInPlace, let transitionLayout else { return }
        transitionLayout.transitionProgress = progress
        transitionLayout.invalidateLayout()
        // The layout is applied immediately, so the current frame shows it.
        collectionView.layoutIfNeeded()
    }

    /// Ends the transition with everything in its place. UIKit has nothing left to animate, and if animations
    /// are enabled, it takes some time to report this.
    func finish(at outcome: Outcome) {
        guard !isEnding else { return }
        show(outcome.progress)
        (isEnding, expected) = (true, outcome)
        guard isInPlace else { return end(outcome) }
        UIView.performWithoutAnimation {
            if outcome == .completed {
                collectionView.finishInteractiveTransition()
            } else {
                collectionView.cancelInteractiveTransition()
            }
        }
    }

    /// Called for each frame until UIKit reports the end. If it never does, the collection view must not
    /// remain locked.
    func waitForReport(at time: CFTimeInterval) {
        let start = waitingSince ?? time
        waitingSince = start
        if time - start >= Self.patience, let expected { end(expected) }
    }

    /// Gives up, because the app has changed the layout of the collection view, and UIKit might not report
    /// this.
    func giveUp() { end(collectionView.collectionViewLayout === layout ? .completed : .cancelled) }

    private func end(_ outcome: Outcome) {
        guard !isOver else { return }
        (isOver, isEnding) = (true, true)
        whenOver(outcome)
    }

    func release(_ outcome: Outcome) {
        guard !isOver else { return }
        if !isEnding { finish(at: outcome) }
        isOver = true
    }
}
