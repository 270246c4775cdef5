import UIKit

/// An interaction that catches a presented screen while it appears or disappears. It doesn't start
/// transitions. At rest, the presentation itself moves the screen.
@MainActor package final class PresentationGesture: GestureInteraction {
    private weak var presentation: (any InteractivePresentation)?
    /// Whether the finger can dismiss a screen that's appearing. It's `nil` until people try to.
    private var mayLeave: Bool?
    /// The progress at which the finger caught the screen.
    private var start: CGFloat = 0
    /// The distance that the screen travels, in points.
    private var distance: CGFloat = 1
    /// The drag that's about to end the transition, until the presentation goes on with it.
    private var caught: CaughtDrag?

    package init(_ presentation: any InteractivePresentation) {
        self.presentation = presentation
        super.init(SwipeSource(edge: .top))
    }

    private var isComing: Bool { presentation?.isAppearing == true }

    override func transitionDidStart(_ transition: Transition) {
        measure()
        caught = nil
        super.transitionDidStart(transition)
    }

    override func transitionDidResize(_ transition: Transition) {
        if self.transition === transition { measure() }
        super.transitionDidResize(transition)
    }

    private func measure() {
        guard let presentation, let edge = presentation.dragEdge else { return }
        distance = max(presentation.travel, 1)
        source = SwipeSource(edge: edge.opposite, distance: distance)
    }

    override func mayHold(at location: CGPoint) -> Bool {
        presentation.map { $0.dragEdge != nil && $0.isOnScreen(location) } ?? false
    }

    override func dragDidBegin(_ attachment: GestureAttachment) { (start, mayLeave) = (percentComplete, nil) }

    /// Adds a rubber band effect to a screen that can't be dismissed, and lets go of one that's in its place.
    public override func update(_ percentComplete: CGFloat) {
        if endInPlace(at: percentComplete) { return }
        guard isComing, percentComplete < start, !allowsDismissal()
        else { return super.update(percentComplete) }
        let band = RubberBand(dimension: distance)
        super.update(start - band.stretched((start - percentComplete) * distance) / distance)
    }

    /// Ends the transition if the finger has dragged the screen farther than its place at rest. Otherwise, it
    /// would lose the screen there.
    private func endInPlace(at progress: CGFloat) -> Bool {
        let excess = (isComing ? progress - 1 : -progress) * distance
        guard excess > 0.5, state == .interactive, let attachment = drag?.attachment,
            let pan = attachment.recognizer as? UIPanGestureRecognizer
        else { return false }
        super.update(isComing ? 1 : 0)
        // The app can have decided the outcome when it was notified.
        guard state == .interactive else { return true }
        caught = CaughtDrag(
            pan: pan,
            translation: pan.translation(in: pan.view),
            excess: excess,
            mayLeave: mayLeave,
            attachment: attachment
        )
        transition?.jumpToEnd()
        return true
    }

    /// Returns the drag that has ended the transition, which the presentation goes on with, and forgets it.
    package func takeDrag() -> CaughtDrag? {
        defer { caught = nil }
        return caught
    }

    override func finishes(at velocity: CGFloat) -> Bool {
        super.finishes(at: velocity) || isComing && !allowsDismissal()
    }

    /// Asks the delegate, once for each drag.
    private func allowsDismissal() -> Bool {
        if let mayLeave { return mayLeave }
        let answer = presentation.map { !$0.isInUse && $0.allowsDismissal() } ?? true
        mayLeave = answer
        return answer
    }

    public override func finish(velocity: CGFloat = 0) {
        if isComing, mayLeave == false, !super.finishes(at: velocity), let presentation, !presentation.isInUse
        {
            (presentation.delegate?.presentationControllerDidAttemptToDismiss(_:))?(presentation)
        }
        super.finish(velocity: velocity)
    }

    public override func cancel(velocity: CGFloat = 0) {
        if isComing { presentation?.rejectPresentation() }
        super.cancel(velocity: velocity)
    }

    override func gestureWasCanceled() { finish() }

    /// Only people who let go dismiss a screen that's appearing.
    override func defaultOutcome(at progress: CGFloat) -> Outcome {
        isComing ? .completed : super.defaultOutcome(at: progress)
    }
}

/// The drag of a finger that has caught a screen in flight, and dragged it to its place.
package struct CaughtDrag {
    /// The recognizer of the drag. It leaves its view when this value is released.
    package let pan: UIPanGestureRecognizer
    /// The translation of the recognizer when the finger had reached ``excess``. UIKit can take its time to
    /// end the transition, and the finger goes on meanwhile.
    package let translation: CGPoint
    /// The distance of the finger beyond the place of the screen, in points inward from its edge.
    package let excess: CGFloat
    /// Whether the drag can dismiss the screen, or `nil` if the delegate hasn't been asked during this drag.
    /// A screen that was leaving may not leave again: the app may have dismissed one that people can't
    /// dismiss.
    package let mayLeave: Bool?
    fileprivate let attachment: GestureAttachment
}
