import UIKit

/// Moves a participant's view along with a named view that moves during the transition, such as when the app
/// scrolls or after a swipe. This way, the participant arrives where the named view is at the end. If there's
/// no such view by then, because the app has removed or hidden it, the participant fades out on the way
/// there.
@MainActor struct ElementFollower {
    let performer: Performer
    /// The name of the view.
    let id: TransitionElementID
    /// The initial positions of the named view on the screens that show it.
    var marks: [TransitionSide: Mark]
    /// The side of the screen that follows the view as a whole, or `nil` if there's none. At that end of the
    /// transition, the screen is in its own place.
    let guided: TransitionSide?
    /// The last known distances that the named views have moved.
    private(set) var moves: [TransitionSide: CGVector] = [:]
    /// The greatest distances from the ends at which the named views were missing, in fractions of the way.
    private(set) var gaps: [TransitionSide: CGFloat] = [:]
    /// The opacity that the participant has in addition to that of its poses.
    private(set) var presence: CGFloat = 1

    private static let fadeKey = "TransitionKit.fade"

    /// The position of a named view on its screen when the transition began.
    struct Mark {
        fileprivate(set) weak var view: UIView?
        private weak var screen: UIView?
        private let start: CGPoint
        private let wasVisible: Bool

        @MainActor init?(_ view: UIView, on screen: UIView) {
            guard let start = Self.middle(of: view, on: screen) else { return nil }
            (self.view, self.screen, self.start) = (view, screen, start)
            wasVisible = view.isVisible(nil, in: screen, on: screen)
        }

        /// The distance that the view has moved since then, or `nil` if it has left the screen.
        @MainActor var move: CGVector? {
            guard let view, let screen, let now = Self.middle(of: view, on: screen) else { return nil }
            return now - start
        }

        /// Whether the view isn't visible on the screen anymore.
        @MainActor var isMissing: Bool {
            guard wasVisible, let screen else { return false }
            guard let view, view.isDescendant(of: screen) else { return true }
            return !view.isVisible(nil, in: screen, on: screen)
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
    ///
    /// - Parameter isHeld: Whether something else determines the progress, such as a finger.
    mutating func follow(at progress: CGFloat, isHeld: Bool) {
        var shift = CGVector.zero
        for (side, mark) in marks {
            let isAlone = marks.count == 1 && guided == nil
            let weight = isAlone ? 1 : side == .incoming ? progress : 1 - progress
            moves[side] = mark.move ?? moves[side]
            shift.dx += (moves[side]?.dx ?? 0) * weight
            shift.dy += (moves[side]?.dy ?? 0) * weight
        }
        performer.shift(by: shift)
        fade(to: nextPresence(at: progress, isHeld: isHeld))
    }

    // MARK: Views that are gone

    /// Returns how opaque the participant is at a progress. On the way to a view that's missing, it fades out
    /// before the end, where a picture of the view might appear, or soon if there's less left. Nothing fades
    /// in the hand, or reappears all at once.
    private mutating func nextPresence(at progress: CGFloat, isHeld: Bool) -> CGFloat {
        var presence = min(self.presence + 0.2, 1)
        for (side, mark) in marks where side != guided {
            let distance = side == .incoming ? 1 - progress : progress
            let isMissing = distance < 0.3 && mark.isMissing
            let gap = isHeld ? distance : max(gaps[side] ?? 0, distance)
            gaps[side] = isMissing ? gap : nil
            guard isMissing, distance < gap else { continue }
            let end = min(0.1, gap / 2)
            presence = min(presence, max((distance - end) / (gap - end), 0))
        }
        return presence
    }

    /// Makes the participant fainter than its poses do, whatever plays these.
    private mutating func fade(to opacity: CGFloat) {
        guard opacity != presence else { return }
        let layers = performer.layers
        if presence == 1 {
            // One of them can be that of a screen.
            performer.ledger.onRestore { for layer in layers { layer.removeAnimation(forKey: Self.fadeKey) } }
        }
        presence = opacity
        for layer in layers {
            layer.removeAnimation(forKey: Self.fadeKey)
            guard opacity < 1 else { continue }
            let fade = CABasicAnimation(keyPath: "opacity")
            (fade.fromValue, fade.toValue) = (opacity - 1, opacity - 1)
            (fade.isAdditive, fade.duration) = (true, 1000)
            layer.add(fade, forKey: Self.fadeKey)
        }
    }
}
