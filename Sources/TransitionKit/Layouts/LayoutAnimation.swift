import UIKit

/// Leads a collection view from its layout to another.
@MainActor final class LayoutAnimationController: NSObject, UIViewControllerAnimatedTransitioning {
    private let collectionView: UICollectionView
    private let layout: UICollectionViewLayout

    init(_ collectionView: UICollectionView, _ layout: UICollectionViewLayout) {
        (self.collectionView, self.layout) = (collectionView, layout)
    }

    func transitionDuration(
        using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { LayoutAnimation.wholeDuration }

    /// A transition makes its animation in place of calling this.
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        transitionContext.completeTransition(false)
    }

    /// - Parameter whenOver: called when the collection view has one of the two layouts.
    func makeAnimation(whenOver: @escaping @MainActor (Outcome) -> Void) -> LayoutAnimation {
        LayoutAnimation(collectionView, layout, whenOver: whenOver)
    }
}

/// An interactive transition of a collection view's.
@MainActor final class LayoutAnimation: TransitionAnimation {
    /// How long a change takes whose fingers do not say, in seconds.
    static let wholeDuration: TimeInterval = 0.4

    private let collectionView: UICollectionView
    private let layout: UICollectionViewLayout
    private let whenOver: @MainActor (Outcome) -> Void
    /// The layout in between, from the start to the end.
    private var transitionLayout: UICollectionViewTransitionLayout?
    private(set) var isEnding = false
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

    /// Whether the collection view still has the layout in between.
    var isInPlace: Bool { transitionLayout.map { collectionView.collectionViewLayout === $0 } ?? false }

    /// Shows a part of the way.
    func show(_ progress: CGFloat) {
        guard !isEnding, isInPlace, let transitionLayout else { return }
        transitionLayout.transitionProgress = progress
        transitionLayout.invalidateLayout()
        // The frame that is being made shows it.
        collectionView.layoutIfNeeded()
    }

    /// Comes to an end where everything is in its place: UIKit has nothing left to animate, and takes its time to say so
    /// where animations are on.
    func finish(at outcome: Outcome) {
        guard !isEnding else { return }
        show(outcome.progress)
        isEnding = true
        guard isInPlace else { return end(outcome) }
        UIView.performWithoutAnimation {
            if outcome == .completed {
                collectionView.finishInteractiveTransition()
            } else {
                collectionView.cancelInteractiveTransition()
            }
        }
    }

    func jump(to outcome: Outcome) { finish(at: outcome) }

    /// The app has given the collection view another layout, and UIKit may say nothing of it.
    func giveUp() {
        end(collectionView.collectionViewLayout === layout ? .completed : .cancelled)
    }

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
