import UIKit

/// A driver for animation controllers that don't use Core Animation, but a display link or SwiftUI's
/// animations. Nothing can hold these. They play to their end, and a finger determines only the outcome.
@MainActor final class OutcomeDriver: TransitionDriver {
    let duration: TimeInterval
    let isInterruptible = false
    private(set) var progress: CGFloat = 0
    /// Whether the animation has ended and waits for the finger.
    private(set) var isDead = false

    private weak var container: UIView?
    /// The initial state of the screens, for animation controllers that learn too late that they have to
    /// restore them.
    private let ledger = Ledger()
    private var picture: UIView?

    /// - Parameter screens: The views that the animation controller is about to move.
    init(container: UIView, screens: [UIView], duration: TimeInterval) {
        self.container = container
        self.duration = duration
        for screen in screens {
            ledger.record(\.alpha, of: screen)
            ledger.record(\.isHidden, of: screen)
            ledger.record(\.layer.transform, of: screen)
            ledger.recordPlace(of: screen)
        }
    }

    /// Takes a picture of the current state, to show if the way back can't be animated.
    func takePicture() {
        picture = container?.snapshotView(afterScreenUpdates: false)
        picture?.isUserInteractionEnabled = false
    }

    func scrub(to progress: CGFloat) { self.progress = progress }

    func hold() -> Bool {
        picture?.removeFromSuperview()
        return true
    }

    func jump(to outcome: Outcome) {
        guard outcome == .cancelled, !isDead, let picture, let container, let parent = container.superview
        else { return }
        picture.frame = container.frame
        parent.insertSubview(picture, aboveSubview: container)
    }

    func animationDidEnd() -> Bool {
        isDead = true
        return true
    }

    func release(_ outcome: Outcome) {
        picture?.removeFromSuperview()
        if outcome == .cancelled { ledger.restore() }
    }
}

extension Ledger {
    /// Records the superview of a view, and the position in it as long as the superview's size doesn't
    /// change.
    fileprivate func recordPlace(of view: UIView) {
        let (parent, size) = (view.superview, view.superview?.bounds.size)
        let (center, bounds) = (view.center, view.bounds)
        onRestore { [weak parent] in
            guard let parent else { return view.removeFromSuperview() }
            if view.superview !== parent { parent.insertSubview(view, at: 0) }
            if parent.bounds.size == size { (view.center, view.bounds) = (center, bounds) }
        }
    }
}
