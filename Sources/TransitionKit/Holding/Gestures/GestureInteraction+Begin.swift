import UIKit

extension GestureInteraction {
    /// A gesture that is about to start a transition; see ``GestureInteraction/shouldBegin``.
    public struct BeginContext {
        /// Which way the transition would go.
        public let direction: TransitionDirection
        /// The view that the gesture is followed on.
        public let view: UIView
        /// Where the fingers are, in the view's coordinates.
        public let location: CGPoint
        /// How fast the fingers move, in points a second, in the view's coordinates. Zero for a pinch.
        public let velocity: CGVector
        /// Whether the gesture begins if nobody decides otherwise. It does not where a view under the finger follows
        /// it itself: a slider or a switch, a map, or a web view that goes back and forth by swipes.
        public let willBegin: Bool
    }
}

extension GestureAttachment {
    /// What a gesture would begin in a sense; `nil` where there is nothing that it could begin.
    func beginContext(in sense: GestureSense) -> GestureInteraction.BeginContext? {
        guard let view, let purpose = nextPurpose(in: sense) else { return nil }
        let velocity = (recognizer as? UIPanGestureRecognizer)?.velocity(in: view) ?? .zero
        return GestureInteraction.BeginContext(
            direction: purpose.direction,
            view: view,
            location: recognizer.location(in: view),
            velocity: CGVector(dx: velocity.x, dy: velocity.y),
            willBegin: !isKeptByView(in: sense)
        )
    }

    /// What a gesture in a sense may bring about, now or when the content under it has scrolled to its end: the gesture
    /// may turn by then.
    private func nextPurpose(in sense: GestureSense) -> (any GesturePurpose)? {
        if let purpose = possiblePurpose(in: sense) { return purpose }
        return scrollView == nil ? nil : possiblePurpose(in: sense.opposite)
    }
}
