import UIKit

/// An interaction that catches a card while it appears or disappears. It doesn't start transitions. At rest,
/// ``CardDrag`` moves the card.
@MainActor final class CardCatch: GestureInteraction {
    private weak var controller: CardPresentationController?
    /// A Boolean value that indicates whether the finger can dismiss a card that's appearing. It's `nil`
    /// until people try to.
    private var mayLeave: Bool?
    /// The position where the finger caught the card.
    private var start: CGFloat = 0
    /// The distance that the card travels, in points.
    private var distance: CGFloat = 1

    init(_ controller: CardPresentationController) {
        self.controller = controller
        super.init(SwipeSource(edge: .top))
    }

    private var isComing: Bool { controller?.phase == .presenting }

    override func transitionDidStart(_ transition: Transition) {
        if let controller, let edge = controller.presentation.edge {
            distance = max(controller.travel, 1)
            source = SwipeSource(edge: edge.opposite, distance: distance)
        }
        super.transitionDidStart(transition)
    }

    override func mayHold(at location: CGPoint) -> Bool {
        guard let controller, controller.presentation.isDraggable, controller.presentation.edge != nil else {
            return false
        }
        return controller.isOnCard(location)
    }

    override func fingersTakeHold(_ attachment: GestureAttachment) {
        (start, mayLeave) = (percentComplete, nil)
    }

    /// Adds a rubber band effect to a card that can't be dismissed.
    override func update(_ percentComplete: CGFloat) {
        guard isComing, percentComplete < start, !asksToLeave() else { return super.update(percentComplete) }
        let band = RubberBand(dimension: distance)
        super.update(start - band.stretched((start - percentComplete) * distance) / distance)
    }

    override func finishes(at velocity: CGFloat) -> Bool {
        super.finishes(at: velocity) || isComing && !asksToLeave()
    }

    /// Asks the delegate, once for each drag.
    private func asksToLeave() -> Bool {
        if let mayLeave { return mayLeave }
        let answer = controller?.asksToDismiss() ?? true
        mayLeave = answer
        return answer
    }

    override func finish(velocity: CGFloat = 0) {
        if isComing, mayLeave == false, !super.finishes(at: velocity) { controller?.tellOfAttempt() }
        super.finish(velocity: velocity)
    }

    override func cancel(velocity: CGFloat = 0) {
        if isComing { controller?.turnAway() }
        super.cancel(velocity: velocity)
    }

    override func fingersAreTakenAway() { finish() }
}
