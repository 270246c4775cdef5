import UIKit

/// Moves the view that plays a part along with a named view that moves meanwhile, scrolled by the app or by what is left
/// of a swipe, so that the part lands where the named view is by then.
@MainActor final class Follower {
    private let performer: Performer
    private let marks: [TransitionSide: Mark]

    /// Where a named view was on its screen when the transition began.
    struct Mark {
        private weak var view: UIView?
        private weak var screen: UIView?
        private let start: CGPoint

        @MainActor init?(_ view: UIView, on screen: UIView) {
            guard let start = view.middle(on: screen) else { return nil }
            (self.view, self.screen, self.start) = (view, screen, start)
        }

        /// How far the view has moved since; not at all where it has left the screen.
        @MainActor var move: CGVector {
            guard let view, let screen, let now = view.middle(on: screen) else { return .zero }
            return CGVector(dx: now.x - start.x, dy: now.y - start.y)
        }
    }

    /// - Parameter marks: where the named view was, by the screens that show it; `nil` is returned without any.
    init?(_ performer: Performer, _ marks: [TransitionSide: Mark]) {
        guard !marks.isEmpty else { return nil }
        (self.performer, self.marks) = (performer, marks)
    }

    /// Of a view that both screens show, each counts the more the nearer the transition is to it.
    func follow(at progress: CGFloat) {
        var shift = CGVector.zero
        for (side, mark) in marks {
            let weight = marks.count == 1 ? 1 : side == .incoming ? progress : 1 - progress
            let move = mark.move
            shift.dx += move.dx * weight
            shift.dy += move.dy * weight
        }
        performer.shift(by: shift)
    }
}

extension UIView {
    /// Where its middle is on a screen that it is part of, as seen from the screen's corner; `nil` where that is no number.
    fileprivate func middle(on screen: UIView) -> CGPoint? {
        guard isDescendant(of: screen) else { return nil }
        let place = convert(CGPoint(x: bounds.midX, y: bounds.midY), to: screen)
        guard place.x.isFinite, place.y.isFinite else { return nil }
        return CGPoint(x: place.x - screen.bounds.minX, y: place.y - screen.bounds.minY)
    }
}
