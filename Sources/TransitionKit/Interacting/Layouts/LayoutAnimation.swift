import UIKit

/// An interactive change of a collection view's layout. It's its own animation controller, for one
/// transition.
@MainActor final class LayoutAnimation: NSObject, TransitionAnimation, TransitionAnimationMaking {
    /// The duration of a change without a gesture, in seconds.
    let duration: TimeInterval = 0.4
    /// The time for which UIKit can leave the end unreported, in seconds.
    private static let patience: TimeInterval = 5

    private let collectionView: UICollectionView
    private let layout: UICollectionViewLayout
    /// Reports the end. It's `nil` before the transition starts, and when it's over. It retains the
    /// transition.
    private var whenOver: (@MainActor (Outcome) -> Void)?
    /// The transition layout, from the start to the end.
    private var transitionLayout: UICollectionViewTransitionLayout?
    private(set) var isEnding = false
    /// The outcome that UIKit is to report.
    private var expected: Outcome?
    /// The time of the first frame without a report.
    private var waitingSince: CFTimeInterval?

    init(_ collectionView: UICollectionView, _ layout: UICollectionViewLayout) {
        (self.collectionView, self.layout) = (collectionView, layout)
    }

    // MARK: TransitionAnimationMaking

    func transitionDuration(
        using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { duration }

    /// Cancels the transition, which plays this object instead of calling this method.
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        transitionContext.completeTransition(false)
    }

    func makeAnimation(whenOver: @escaping @MainActor (Outcome) -> Void) -> any TransitionAnimation {
        self.whenOver = whenOver
        return self
    }

    // MARK: TransitionAnimation

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
        guard let whenOver else { return }
        (self.whenOver, isEnding) = (nil, true)
        whenOver(outcome)
    }

    func release(_ outcome: Outcome) {
        guard whenOver != nil else { return }
        if !isEnding { finish(at: outcome) }
        whenOver = nil
    }
}
