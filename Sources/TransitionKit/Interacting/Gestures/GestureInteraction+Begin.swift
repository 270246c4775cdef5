import UIKit

extension GestureInteraction {
    /// A gesture that's about to start a transition. See ``GestureInteraction/shouldBegin``.
    public struct BeginContext {
        /// The direction that the transition would have.
        public let direction: TransitionDirection
        /// The view to which the interaction is attached.
        public let view: UIView
        /// The location of the fingers, in the view's coordinates.
        public let location: CGPoint
        /// The velocity of the fingers, in points per second, in the view's coordinates. For a
        /// ``DragInteraction`` with two fingers, it's that of the point between them. For a
        /// ``PinchInteraction``, it's zero.
        public let velocity: CGVector
        /// A Boolean value that indicates whether the gesture begins by default. It doesn't if a view under
        /// the finger tracks the finger itself, such as a slider, a switch, a map, or a web view that can go
        /// back by a swipe.
        public let willBegin: Bool
    }
}

extension GestureAttachment {
    /// Returns the context of the transition that a gesture would begin in a sense, or `nil` if there's
    /// nothing to begin.
    func beginContext(in sense: GestureSense) -> GestureInteraction.BeginContext? {
        guard let view, let purpose = nextPurpose(in: sense) else { return nil }
        return GestureInteraction.BeginContext(
            direction: purpose.direction,
            view: view,
            location: recognizer.location(in: view),
            velocity: velocity(in: view),
            willBegin: !isKeptByView(in: sense)
        )
    }

    /// Returns the velocity of the fingers, in points per second, in the coordinates of a view.
    private func velocity(in view: UIView) -> CGVector {
        guard let drag = recognizer as? FreeDragRecognizer else {
            let velocity = (recognizer as? UIPanGestureRecognizer)?.velocity(in: view) ?? .zero
            return CGVector(dx: velocity.x, dy: velocity.y)
        }
        let velocity = drag.velocity
        let end = view.convert(CGPoint(x: velocity.dx, y: velocity.dy), from: nil)
        return end - view.convert(CGPoint.zero, from: nil)
    }

    /// Returns whether the app allows what a gesture in a sense starts at once. If content scrolls first, the
    /// app is asked only when the gesture starts something.
    func isAllowed(in sense: GestureSense) -> Bool {
        guard let purpose = possiblePurpose(in: sense), isContentAtEdge(in: sense) else { return true }
        return isAllowed(purpose)
    }

    /// Returns whether the app allows what a gesture starts. It's asked once for each gesture.
    func isAllowed(_ purpose: any GesturePurpose) -> Bool {
        hasPermission = hasPermission || purpose.isAllowed(atEdge: takesPrecedence)
        return hasPermission
    }

    /// Returns the purpose that a gesture in a sense can have, now or when the content under it has scrolled
    /// to its end. Before that, the finger can turn back, so the opposite purpose counts, too.
    private func nextPurpose(in sense: GestureSense) -> (any GesturePurpose)? {
        if let purpose = possiblePurpose(in: sense) { return purpose }
        guard !content.isEmpty, !isContentAtEdge(in: sense) || !isWaitedFor(in: sense) else { return nil }
        return possiblePurpose(in: sense.opposite)
    }

    /// Returns whether another gesture, of this screen or one around it, has something to do in the same
    /// direction.
    private func isWaitedFor(in sense: GestureSense) -> Bool {
        guard let view else { return false }
        let vector = movement(in: sense)
        let attachments = sequence(first: view, next: \.superview).flatMap { GestureAttachment.all(on: $0) }
        return attachments.filter { $0 !== self }.contains { other in
            GestureSense.allCases.contains { sense in
                other.movement(in: sense) == vector && other.possiblePurpose(in: sense) != nil
            }
        }
    }
}
