import UIKit

/// Moves a participant's view along with a named view that moves during the transition, such as when the app
/// scrolls or after a swipe. This way, the participant arrives where the named view is at the end.
@MainActor struct ElementFollower {
    let performer: Performer
    /// The name of the view.
    let id: TransitionElementID
    /// The initial positions of the named view on the screens that show it.
    var marks: [TransitionSide: Mark]
    /// Whether a whole screen follows the view. At the other end of the transition, the screen is in its own
    /// place.
    let isWithScreen: Bool

    /// The position of a named view on its screen when the transition began.
    struct Mark {
        fileprivate(set) weak var view: UIView?
        private weak var screen: UIView?
        private let start: CGPoint

        @MainActor init?(_ view: UIView, on screen: UIView) {
            guard let start = Self.middle(of: view, on: screen) else { return nil }
            (self.view, self.screen, self.start) = (view, screen, start)
        }

        /// The distance that the view has moved since then, or zero if it has left the screen.
        @MainActor var move: CGVector {
            guard let view, let screen, let now = Self.middle(of: view, on: screen) else { return .zero }
            return now - start
        }

        /// Returns the position of a view's center on a screen, relative to the screen's corner. Returns
        /// `nil` if it isn't part of the screen or its position isn't finite.
        @MainActor private static func middle(of view: UIView, on screen: UIView) -> CGPoint? {
            guard view.isDescendant(of: screen) else { return nil }
            let place = view.convert(view.bounds.center, to: screen)
            guard place.x.isFinite, place.y.isFinite else { return nil }
            return CGPoint(x: place.x - screen.bounds.minX, y: place.y - screen.bounds.minY)
        }
    }

    /// Follows the view that a screen now shows under the name, or none.
    mutating func replace(_ id: TransitionElementID, on side: TransitionSide, by view: UIView?) {
        if self.id == id { marks[side]?.view = view }
    }

    /// Moves the participant. If both screens show the view, the closer one at this progress has the greater
    /// weight.
    func follow(at progress: CGFloat) {
        var shift = CGVector.zero
        for (side, mark) in marks {
            let isAlone = marks.count == 1 && !isWithScreen
            let weight = isAlone ? 1 : side == .incoming ? progress : 1 - progress
            let move = mark.move
            shift.dx += move.dx * weight
            shift.dy += move.dy * weight
        }
        performer.shift(by: shift)
    }
}
