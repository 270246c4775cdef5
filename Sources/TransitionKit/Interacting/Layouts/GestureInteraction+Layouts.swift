import UIKit

extension GestureInteraction {
    /// Attaches the gesture to a collection view, to change its layout.
    ///
    /// ```swift
    /// pinch.attach(toChangeLayoutOf: collectionView) { direction in
    ///     direction == .forward ? pager : grid
    /// }
    /// ```
    ///
    /// The cells move between the two layouts as the gesture progresses, in an interactive transition of
    /// UIKit's. People can catch it while it settles, and it returns if they cancel the gesture. Attaching a
    /// second closure to the same view has no effect.
    ///
    /// - Parameters:
    ///   - collectionView: The collection view whose layout changes. It can't have another interactive
    ///     transition at the same time.
    ///   - layout: A closure that returns the layout for a direction: forward for fingers that move apart or
    ///     toward the edge, backward for the opposite. An ``EdgeSwipeInteraction`` only goes forward, away
    ///     from its edge, and a ``DragInteraction`` only goes backward. If it returns `nil` or the current
    ///     layout, the gesture has no effect. The closure is called more than once and must return the same
    ///     object each time.
    ///   - completion: A closure that's called when a change is over. Its parameter is `false` if the layout
    ///     is the same as before. The default is `nil`.
    public func attach(
        toChangeLayoutOf collectionView: UICollectionView,
        to layout: @escaping @MainActor (_ direction: TransitionDirection) -> UICollectionViewLayout?,
        completion: (@MainActor (_ completed: Bool) -> Void)? = nil
    ) {
        for direction in TransitionDirection.allCases {
            let purpose = LayoutPurpose(
                sense: direction == .forward ? source.presentingSense : source.presentingSense.opposite,
                direction: direction,
                collectionView: collectionView,
                interaction: self,
                layout: { layout(direction) },
                completion: completion
            )
            add(purpose, to: collectionView)
        }
    }

    /// Whether the interaction drives a change of layout, in which the collection view moves its own content.
    var isChangingLayout: Bool { transitionContext is LayoutContext }
}

/// A purpose that changes the layout of a collection view.
struct LayoutPurpose: GesturePurpose {
    let sense: GestureSense
    let direction: TransitionDirection
    weak var collectionView: UICollectionView?
    weak var interaction: GestureInteraction?
    let layout: @MainActor () -> UICollectionViewLayout?
    let completion: (@MainActor (_ completed: Bool) -> Void)?

    /// UIKit runs one interactive transition at a time. During it, the collection view has a transition
    /// layout.
    var isPossible: Bool {
        guard let collectionView, collectionView.window != nil,
            !(collectionView.collectionViewLayout is UICollectionViewTransitionLayout)
        else { return false }
        return layout().map { $0 !== collectionView.collectionViewLayout } ?? false
    }

    func perform() -> Bool {
        guard isPossible, let collectionView, let interaction, let layout = layout() else { return false }
        let transition = Transition(LayoutAnimation(collectionView, layout))
        guard interaction.claim(transition) else { return false }
        if let completion { transition.observers.onEnd.append { completion($0 == .completed) } }
        // The finger that has scrolled to the end of the content moves the cells from now on.
        let scrolling = collectionView.panGestureRecognizer
        if scrolling.isEnabled {
            scrolling.isEnabled = false
            scrolling.isEnabled = true
        }
        transition.startInteractiveTransition(LayoutContext(collectionView))
        return true
    }
}
