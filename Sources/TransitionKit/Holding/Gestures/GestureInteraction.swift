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

    /// Decides whether a gesture starts a transition. `nil` by default: it does where there is something to start,
    /// unless a view under the finger follows it itself.
    ///
    /// ```swift
    /// // Not from the chart, which follows the finger itself.
    /// swipe.shouldBegin = { gesture in
    ///     gesture.willBegin && !chart.bounds.contains(gesture.view.convert(gesture.location, to: chart))
    /// }
    /// ```
    ///
    /// A gesture on a transition that runs is not asked for, nor one that has nothing to start.
    public var shouldBegin: ((_ gesture: BeginContext) -> Bool)?

    /// The recognizers, one for each view it is attached to. Their priorities among others are set as usual:
    /// `other.require(toFail:)`. Their delegate belongs to the interaction.
    public var recognizers: [UIGestureRecognizer] { attachments.map(\.recognizer) }

    /// What the gesture is.
    var source: any GestureSource

    private var attachments: [GestureAttachment] = []
    /// On the transition's container, where no other sees touches.
    private var containerAttachment: GestureAttachment?
    private var drag: Drag?
    /// Where the transition was going when a finger came to rest on it.
    private var heldHeading: Outcome?
    /// The sense of the gesture that started the running transition.
    private var startSense: GestureSense?
    /// How far the screens of the running transition travel along the gesture, in points.
    private var travel: CGFloat?

    /// A gesture under way.
    private struct Drag {
        let attachment: GestureAttachment
        var last: CGFloat = 0
        /// `nil` while the content scrolls first.
        var grip: Grip?
    }

    /// How a gesture has taken hold of the transition.
    private struct Grip {
        let sense: GestureSense
        /// Where the gesture stood when the progress was `startProgress`.
        var start: CGFloat
        var startProgress: CGFloat
    }

    init(_ source: any GestureSource) {
        self.source = source
    }

    // MARK: Attaching

    /// - Parameter owner: who may take it back; `nil` for the app.
    func add(_ purpose: any GesturePurpose, to view: UIView, for owner: AnyObject? = nil) {
        attachments.removeAll { $0.view == nil }
        if let attachment = attachments.first(where: { $0.view === view }) {
            return attachment.add(purpose, for: owner)
        }
        let attachment = GestureAttachment(source.makeRecognizer(), on: view, for: self)
        attachment.add(purpose, for: owner)
        attachments.append(attachment)
    }

    /// Takes back what an owner has added, and follows gestures on the view no more if nothing else is left.
    func detach(from view: UIView, of owner: AnyObject) {
        guard let attachment = attachments.first(where: { $0.view === view }) else { return }
        attachment.removePurposes(of: owner)
        if attachment.purposes.isEmpty { detach(from: view) }
    }

    /// Follows gestures on a view no more; one that is under way is cancelled.
    public func detach(from view: UIView) {
        guard let attachment = attachments.first(where: { $0.view === view }) else { return }
        if drag?.attachment === attachment {
            drag = nil
            cancel()
        }
        attachments.removeAll { $0 === attachment }
        releaseRestingFinger()
    }

    /// The finger that rests on the transition may never be heard of again.
    private func releaseRestingFinger() {
        guard let heldHeading, drag == nil else { return }
        self.heldHeading = nil
        if state == .interactive { release(to: heldHeading) }
    }

    // MARK: Following

    func shouldBegin(_ attachment: GestureAttachment) -> Bool {
        guard isEnabled, drag == nil else { return false }
        switch state {
        case .begun: return false
        case .interactive, .settling: return true
        case .idle: break
        }
        guard let sense = attachment.sense, let context = attachment.beginContext(in: sense) else {
            return false
        }
        return shouldBegin?(context) ?? context.willBegin
    }

    func follow(_ attachment: GestureAttachment) {
        switch attachment.recognizer.state {
        case .began: begin(attachment)
        case .changed: move(attachment, to: attachment.reading.value)
        case .ended: end(attachment)
        case .cancelled, .failed: abandon(attachment)
        default: break
        }
    }

    private func begin(_ attachment: GestureAttachment) {
        let reading = attachment.reading
        if state == .settling { pause() }
        switch state {
        case .interactive:
            heldHeading = nil
            let grip = Grip(sense: runningSense, start: 0, startProgress: percentComplete)
            drag = Drag(attachment: attachment, grip: grip)
        case .idle:
            drag = Drag(attachment: attachment)
            start(in: attachment.sense ?? (reading.velocity >= 0 ? .away : .toward), at: 0)
        case .begun, .settling: return
        }
        move(attachment, to: reading.value)
    }

    /// Starts a transition, unless content has to scroll before.
    private func start(in sense: GestureSense, at value: CGFloat) {
        guard let attachment = drag?.attachment, let purpose = attachment.possiblePurpose(in: sense),
            attachment.isContentAtEdge(in: sense), begin()
        else { return }
        drag?.grip = Grip(sense: sense, start: value, startProgress: 0)
        if !purpose.perform() { giveUpHold() }
    }

    private func move(_ attachment: GestureAttachment, to value: CGFloat) {
        guard let before = drag, before.attachment === attachment else { return }
        let step = value - before.last
        if before.grip == nil, step != 0 { start(in: step > 0 ? .away : .toward, at: before.last) }
        drag?.last = value
        if let grip = drag?.grip { drive(grip, to: value, step: step) }
    }

    private func drive(_ grip: Grip, to value: CGFloat, step: CGFloat) {
        guard let attachment = drag?.attachment else { return }
        let (sense, sign) = (grip.sense, grip.sense.sign)
        var progress = grip.startProgress + sign * (value - grip.start) / gestureLength(for: sense)
        if attachment.scrollView != nil {
            let isScrolling =
                percentComplete == 0 && (sign * step < 0 || !attachment.isContentAtEdge(in: sense))
            if progress <= 0 || isScrolling {
                // The content scrolls again; the transition waits for it at its beginning.
                progress = 0
                drag?.grip = Grip(sense: sense, start: value, startProgress: 0)
            } else {
                attachment.pinContent(in: sense)
            }
        }
        update(progress)
    }

    /// The way of the gesture that is a whole transition.
    private func gestureLength(for sense: GestureSense) -> CGFloat {
        let container = transitionContext?.containerView ?? drag?.attachment.view
        let length = source.gestureLength(for: sense, travel: travel, in: container?.bounds.size ?? .zero)
        return max(length, 1e-6)
    }

    private func end(_ attachment: GestureAttachment) {
        let reading = attachment.reading
        move(attachment, to: reading.value)
        guard let drag, drag.attachment === attachment else { return }
        let velocity = drag.grip.map { $0.sense.sign * reading.velocity / gestureLength(for: $0.sense) }
        self.drag = nil
        guard let grip = drag.grip, let velocity else { return }
        if percentComplete > 0 { attachment.pinContent(in: grip.sense) }
        if percentComplete + velocity * CGFloat(projectionTime) > completionThreshold {
            finish(velocity: velocity)
        } else {
            cancel(velocity: velocity)
        }
    }

    private func abandon(_ attachment: GestureAttachment) {
        guard let drag, drag.attachment === attachment else { return }
        self.drag = nil
        // It may have been let go meanwhile: when the app is left, it goes to its nearer end.
        if drag.grip != nil, isUndecided { cancel() }
    }

    /// A finger rests on the transition, or leaves it without having moved it.
    func hold(_ gesture: UIGestureRecognizer.State) {
        switch gesture {
        case .began:
            guard state == .settling, drag == nil, let heading = transition?.heading else { return }
            if pause() { heldHeading = heading }
        case .ended, .cancelled, .failed:
            if drag == nil { releaseRestingFinger() } else { heldHeading = nil }
        default: break
        }
    }

    /// The sense in which the running transition goes on.
    private var runningSense: GestureSense {
        if let startSense { return startSense }
        guard let context = transitionContext else { return .away }
        let direction = TransitionDirection(context)
        let purposes = attachments.flatMap(\.purposes)
        if let purpose = purposes.first(where: { $0.direction == direction }) { return purpose.sense }
        if let purpose = purposes.first { return purpose.sense.opposite }
        return direction == .backward ? .away : .toward
    }

    // MARK: The transition

    override func transitionDidStart(_ transition: Transition) {
        super.transitionDidStart(transition)
        guard let container = transition.context?.containerView else { return }
        travel = source.axis.flatMap(transition.screenTravel)
        startSense = drag?.grip?.sense
        if !attachments.contains(where: { $0.view.map(container.isDescendant) == true }) {
            containerAttachment = GestureAttachment(source.makeRecognizer(), on: container, for: self)
        }
        // The distance is known from now on.
        if let drag, let grip = drag.grip { drive(grip, to: drag.last, step: 0) }
    }

    override func transitionDidEnd(_ transition: Transition) {
        let isOurs = self.transition === transition
        super.transitionDidEnd(transition)
        if isOurs { forgetGesture() }
    }

    override func transitionDidNotCome() {
        super.transitionDidNotCome()
        forgetGesture()
    }

    private func forgetGesture() {
        (drag, heldHeading, startSense, travel, containerAttachment) = (nil, nil, nil, nil, nil)
    }
}
