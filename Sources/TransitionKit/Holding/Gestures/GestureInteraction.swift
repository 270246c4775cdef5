import UIKit

/// An interaction controller that is driven by a gesture: ``SwipeInteraction``, ``EdgeSwipeInteraction`` or
/// ``PinchInteraction``.
///
/// A ``TransitionDelegate`` attaches it by itself where it can; the `attach` methods do it by hand, and add
/// presenting and pushing. Attached to several views or for several ends, it does what the gesture's way says.
///
/// A finger that lands on a running transition holds it; it can drag it on from there, or let it go on.
@MainActor public class GestureInteraction: InteractionController {
    /// The progress beyond which the transition finishes when the fingers leave: the progress that the gesture
    /// would reach within ``projectionTime`` at its last speed. 0.5 by default.
    public var completionThreshold: CGFloat = 0.5

    /// For how long the fingers' last speed is counted on, in seconds. 0.15 by default; 0 looks at the place
    /// alone.
    public var projectionTime: TimeInterval = 0.15

    /// Whether new gestures are followed. `true` by default.
    public var isEnabled = true

    private var attachments: [GestureAttachment] = []
    /// On the transition's container, where no other sees touches.
    private var containerAttachment: GestureAttachment?
    private var drag: Drag?
    private var heldHeading: Heading?

    private var purposes: [Purpose] = []

    private struct Purpose {
        weak var view: UIView?
        let name: String
    }

    /// A gesture that drives a transition, or waits for a scroll view to come to its end.
    private struct Drag {
        let attachment: GestureAttachment
        let sense: GestureSense
        /// Where the gesture stood when the progress was `startProgress`.
        var start: CGFloat
        var startProgress: CGFloat
        var last: CGFloat
        /// Whether it drives; otherwise the content scrolls first.
        var isDriving: Bool
    }

    /// The recognisers, one for each view it is attached to. Their priorities among others are set as usual:
    /// `other.require(toFail:)`. Their delegate belongs to the interaction.
    public var recognizers: [UIGestureRecognizer] { attachments.map(\.recognizer) }

    // MARK: What subclasses know

    func makeRecognizer() -> UIGestureRecognizer { UIGestureRecognizer() }

    /// Called when a touch lands, before the recogniser hears of it.
    func prepare(_ recognizer: UIGestureRecognizer, for view: UIView) {}

    /// Along which content would scroll.
    var axis: TransitionAxis? { nil }

    /// How far the gesture has gone and how fast it goes, positive away from the edge.
    func reading(of attachment: GestureAttachment) -> (value: CGFloat, velocity: CGFloat) { (0, 0) }

    /// The way of the gesture that is a whole transition.
    func length(for sense: GestureSense, on view: UIView?) -> CGFloat { 1 }

    /// The sense in which a gesture sets out; `nil` if it goes across.
    func sense(of attachment: GestureAttachment) -> GestureSense? { nil }

    /// The direction of a finger in a sense.
    func movement(in sense: GestureSense, on view: UIView?) -> CGVector { CGVector(dx: 0, dy: 0) }

    /// The sense that leads forward where both are possible.
    var forwardSense: GestureSense { .toward }

    /// The sense that presents or pushes.
    var bringingSense: GestureSense { forwardSense }

    // MARK: Attaching

    /// Follows gestures on a view for a container of your own.
    ///
    /// - Parameters:
    ///   - view: the view that gestures are followed on.
    ///   - backward: starts the transition of a gesture away from the edge, or of fingers that come together.
    ///     Nothing happens if it is `nil`.
    ///   - forward: starts that of a gesture towards the edge, or of fingers that move apart; `nil` by default.
    public func attach(
        to view: UIView,
        backward: (@MainActor () -> Void)?,
        forward: (@MainActor () -> Void)? = nil
    ) {
        if let backward { add(.away, .backward, to: view, isPossible: { true }, perform: backward) }
        if let forward { add(.toward, .forward, to: view, isPossible: { true }, perform: forward) }
    }

    func add(
        _ sense: GestureSense,
        _ direction: TransitionDirection,
        to view: UIView,
        isPossible: @escaping @MainActor () -> Bool,
        perform: @escaping @MainActor () -> Void
    ) {
        let attachment =
            attachments.first { $0.view === view } ?? GestureAttachment(makeRecognizer(), on: view, for: self)
        if !attachments.contains(where: { $0 === attachment }) {
            attachments.removeAll { $0.view == nil }
            attachments.append(attachment)
        }
        attachment.actions.append(
            GestureAction(sense: sense, direction: direction, isPossible: isPossible, perform: perform)
        )
    }

    /// Notes what gestures on a view are for. `false` if that is known.
    func mark(_ view: UIView, _ purpose: String) -> Bool {
        purposes.removeAll { $0.view == nil }
        guard !purposes.contains(where: { $0.view === view && $0.name == purpose }) else { return false }
        purposes.append(Purpose(view: view, name: purpose))
        return true
    }

    /// Follows gestures on a view no more; one that is under way is cancelled.
    public func detach(from view: UIView) {
        guard let attachment = attachments.first(where: { $0.view === view }) else { return }
        if drag?.attachment === attachment {
            drag = nil
            cancel()
        }
        attachments.removeAll { $0 === attachment }
        purposes.removeAll { $0.view === view }
    }

    // MARK: Following

    func shouldBegin(_ attachment: GestureAttachment) -> Bool {
        guard isEnabled, drag == nil else { return false }
        switch state {
        case .begun: return false
        case .interactive, .settling: return true
        case .idle: break
        }
        guard let sense = sense(of: attachment) else { return false }
        if attachment.possibleAction(in: sense) != nil { return true }
        // Content may scroll to its end first, and the gesture may turn.
        return attachment.scrollView != nil && attachment.actions.contains { $0.isPossible() }
    }

    func follow(_ attachment: GestureAttachment) {
        let reading = reading(of: attachment)
        switch attachment.recognizer.state {
        case .began: begin(attachment, reading)
        case .changed: move(attachment, reading.value)
        case .ended: end(attachment, reading)
        case .cancelled, .failed: abandon(attachment)
        default: break
        }
    }

    private func begin(_ attachment: GestureAttachment, _ reading: (value: CGFloat, velocity: CGFloat)) {
        if state == .settling { pause() }
        if state == .interactive {
            heldHeading = nil
            let sense = runningSense(attachment)
            drag = Drag(
                attachment: attachment,
                sense: sense,
                start: 0,
                startProgress: percentComplete,
                last: 0,
                isDriving: true
            )
            return move(attachment, reading.value)
        }
        guard state == .idle else { return }
        let sense = sense(of: attachment) ?? (reading.velocity >= 0 ? .away : .toward)
        drag = Drag(
            attachment: attachment,
            sense: sense,
            start: 0,
            startProgress: 0,
            last: 0,
            isDriving: false
        )
        start(in: sense, on: attachment, at: 0)
        move(attachment, reading.value)
    }

    /// Starts a transition, unless content has to scroll before.
    private func start(in sense: GestureSense, on attachment: GestureAttachment, at value: CGFloat) {
        guard let action = attachment.possibleAction(in: sense) else { return }
        if let scrollView = attachment.scrollView,
            !scrollView.isAtEdge(for: movement(in: sense, on: attachment.view))
        {
            return
        }
        guard begin() else { return }
        drag = Drag(
            attachment: attachment,
            sense: sense,
            start: value,
            startProgress: 0,
            last: value,
            isDriving: true
        )
        action.perform()
    }

    private func move(_ attachment: GestureAttachment, _ value: CGFloat) {
        guard let drag, drag.attachment === attachment else { return }
        let step = value - drag.last
        self.drag?.last = value
        guard drag.isDriving else {
            if step != 0 { start(in: step > 0 ? .away : .toward, on: attachment, at: drag.last) }
            if self.drag?.isDriving == true { move(attachment, value) }
            return
        }
        drive(to: value, step: step)
    }

    private func drive(to value: CGFloat, step: CGFloat) {
        guard var drag else { return }
        let sign = drag.sense.sign
        let length = max(length(for: drag.sense, on: drag.attachment.view), 1e-6)
        var progress = drag.startProgress + sign * (value - drag.start) / length
        if let scrollView = drag.attachment.scrollView {
            let movement = movement(in: drag.sense, on: drag.attachment.view)
            let isScrolling =
                percentComplete == 0 && (sign * step < 0 || !scrollView.isAtEdge(for: movement))
            if progress <= 0 || isScrolling {
                // The content scrolls again; the transition waits for it at its beginning.
                (progress, drag.start, drag.startProgress) = (0, value, 0)
                self.drag = drag
            } else {
                pin(scrollView, for: movement)
            }
        }
        update(progress)
    }

    /// Keeps content at its end while the transition moves.
    private func pin(_ scrollView: UIScrollView, for movement: CGVector) {
        let offset = scrollView.offset(atEdgeFor: movement)
        if scrollView.contentOffset != offset { scrollView.setContentOffset(offset, animated: false) }
    }

    private func end(_ attachment: GestureAttachment, _ reading: (value: CGFloat, velocity: CGFloat)) {
        move(attachment, reading.value)
        guard let drag, drag.attachment === attachment else { return }
        self.drag = nil
        guard drag.isDriving else { return }
        let view = attachment.view
        if let scrollView = attachment.scrollView, percentComplete > 0 {
            pin(scrollView, for: movement(in: drag.sense, on: view))
        }
        let velocity = drag.sense.sign * reading.velocity / max(length(for: drag.sense, on: view), 1e-6)
        if percentComplete + velocity * CGFloat(projectionTime) > completionThreshold {
            finish(velocity: velocity)
        } else {
            cancel(velocity: velocity)
        }
    }

    private func abandon(_ attachment: GestureAttachment) {
        guard let drag, drag.attachment === attachment else { return }
        self.drag = nil
        if drag.isDriving { cancel() }
    }

    /// A finger rests on the transition, or leaves it without having moved it.
    func hold(_ gesture: UIGestureRecognizer.State) {
        switch gesture {
        case .began:
            guard state == .settling, drag == nil, let heading else { return }
            if pause() { heldHeading = heading }
        case .ended, .cancelled, .failed:
            guard let heldHeading else { return }
            self.heldHeading = nil
            guard state == .interactive, drag == nil else { return }
            if heldHeading == .finish { finish() } else { cancel() }
        default: break
        }
    }

    /// The sense in which the running transition goes on.
    private func runningSense(_ attachment: GestureAttachment) -> GestureSense {
        if let lastSense { return lastSense }
        guard let context = transitionContext else { return .away }
        let direction = TransitionDirection(context)
        let actions = attachments.flatMap(\.actions)
        if let action = actions.first(where: { $0.direction == direction }) { return action.sense }
        if let action = actions.first { return action.sense.opposite }
        return direction == .backward ? .away : .toward
    }

    /// The sense of the gesture that started the running transition.
    private var lastSense: GestureSense?

    // MARK: The transition

    override func interactionDidStart(_ transitionContext: any UIViewControllerContextTransitioning) {
        super.interactionDidStart(transitionContext)
        lastSense = drag?.isDriving == true ? drag?.sense : nil
        let container = transitionContext.containerView
        if !attachments.contains(where: { $0.view.map(container.isDescendant) == true }) {
            containerAttachment = GestureAttachment(makeRecognizer(), on: container, for: self)
        }
        // The distance is known from now on.
        if let drag, drag.isDriving { drive(to: drag.last, step: 0) }
    }

    override func interactionDidEnd() {
        super.interactionDidEnd()
        lastSense = nil
        heldHeading = nil
        containerAttachment = nil
        drag = nil
    }
}
