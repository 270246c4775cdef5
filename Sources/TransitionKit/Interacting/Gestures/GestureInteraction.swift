import UIKit

/// An interaction controller that follows a gesture. Use one of its subclasses: ``SwipeInteraction``,
/// ``EdgeSwipeInteraction``, ``PinchInteraction``, or ``DragInteraction``.
///
/// A ``TransitionDelegate`` attaches its interaction automatically where possible. To attach an interaction
/// yourself, and to present or push screens with a gesture, use the `attach` methods. If you attach an
/// interaction to several views or for several purposes, the direction of the gesture determines its effect.
/// Each of these views keeps the interaction until you call `detach(from:)`.
///
/// Touching a running transition holds it. People can continue to drag it from there, or let it go on.
@preconcurrency @MainActor public class GestureInteraction: InteractionController {
    /// The projected progress above which the transition finishes when people let go. The projection assumes
    /// that the gesture continues at its last speed for ``projectionTime``. The default is 0.5, which also
    /// replaces NaN. Values outside 0…1 are clamped. If the value is 1, only a transition that people drag or
    /// throw to its end finishes. The first 10 points of a swipe, which tell it from a tap, don't count, so
    /// with a value of 1, a slow swipe across the whole screen isn't enough. A ``DragInteraction`` that moves
    /// an ``Animator`` uses its own `completionScale` and `completionVelocity` instead.
    public var completionThreshold: CGFloat = 0.5

    /// The time for which the last speed of the gesture is projected, in seconds. The default is 0.15. If the
    /// value is 0, only the position matters. Negative and non-finite values are treated as 0. A
    /// ``DragInteraction`` that moves an ``Animator`` ignores this value.
    public var projectionTime: TimeInterval = 0.15

    /// A closure that's called during a drag whenever the outcome of letting go changes.
    ///
    /// ```swift
    /// swipe.onOutcomeChange = { _ in feedback.impactOccurred() }
    /// ```
    ///
    /// It's called only for changes. When a drag starts a transition, letting go cancels it at first. When a
    /// drag catches a running transition, the first outcome depends on its position.
    public var onOutcomeChange: ((_ wouldFinish: Bool) -> Void)?

    /// A Boolean value that determines whether new gestures are recognized. The default is `true`.
    public var isEnabled = true

    /// A closure that determines whether a gesture starts a transition. If `nil` (the default), a gesture
    /// starts a transition if there's one to start, unless a view under the finger tracks the finger itself.
    ///
    /// ```swift
    /// // Not from the chart, which follows the finger itself.
    /// swipe.shouldBegin = { gesture in
    ///     gesture.willBegin && !chart.bounds.contains(gesture.view.convert(gesture.location, to: chart))
    /// }
    /// ```
    ///
    /// The result replaces the default decision, so include `gesture.willBegin` unless the gesture should
    /// also begin on views that track the finger.
    ///
    /// The closure isn't called for a gesture that catches a running transition, or for one that has nothing
    /// to start.
    public var shouldBegin: ((_ gesture: BeginContext) -> Bool)?

    /// The gesture recognizers, one for each view that the interaction is attached to. To set their priority
    /// relative to others, use `other.require(toFail:)`. Don't change their delegate.
    public var recognizers: [UIGestureRecognizer] { attachments.filter { $0.view != nil }.map(\.recognizer) }

    /// The type of the gesture.
    var source: any GestureSource

    private(set) var attachments: [GestureAttachment] = []
    /// The attachment to the container of the transition, if no other attachment can follow touches there.
    private var containerAttachment: GestureAttachment?
    private(set) var drag: Drag? { didSet { if drag == nil { oldValue?.attachment.content.end() } } }
    /// The direction in which the transition was going when a finger held it.
    private var heldHeading: Outcome?
    /// The purpose of the gesture that has begun this transition, and where the gesture began in the window.
    private var begun: (purpose: any GesturePurpose, place: CGPoint)?
    var begunPurpose: (any GesturePurpose)? { begun?.purpose }
    /// The distance that the screens of the running transition travel along the gesture, in points.
    private var travel: CGFloat?

    init(_ source: any GestureSource) { self.source = source }

    // MARK: Attaching

    /// - Parameter owner: The object that can remove the purpose again, or `nil` for the app.
    func add(_ purpose: any GesturePurpose, to view: UIView, for owner: AnyObject? = nil) {
        _ = attachments.extract { $0.view == nil }
        // An owner keeps the interaction itself.
        if owner == nil { InteractionKeeper.keep(self, on: view) }
        if let attachment = attachments.first(where: { $0.view === view }) {
            return attachment.add(purpose, for: owner)
        }
        let attachment = GestureAttachment(source.makeRecognizer(), on: view, for: self)
        attachment.add(purpose, for: owner)
        attachments.append(attachment)
    }

    /// Removes what an owner has added, and removes the recognizer if nothing else remains. A gesture in
    /// progress goes on: screens that appear set delegates and animators, and a swipe back makes one appear.
    func detach(from view: UIView, of owner: AnyObject) {
        guard let attachment = attachments.first(where: { $0.view === view }) else { return }
        attachment.removePurposes(of: owner)
        guard attachment.isUnused else { return }
        // The finger can also be on the container of the transition.
        let places = [attachment, containerAttachment].compactMap(\.self)
        let isFollowed = state != .idle && places.contains { $0 === drag?.attachment }
        // The owner may be the only one that keeps the interaction.
        if isFollowed { InteractionKeeper.keep(self, on: view) } else { detach(from: view) }
    }

    /// Removes the interaction from a view. A gesture in progress is canceled.
    public func detach(from view: UIView) {
        guard let attachment = attachments.first(where: { $0.view === view }) else { return }
        if drag?.attachment === attachment {
            drag = nil
            cancel()
        }
        _ = attachments.extract { $0 === attachment }
        InteractionKeeper.release(self, from: view)
        releaseRestingFinger()
    }

    /// Releases the finger that rests on the transition, because its end might never be reported.
    private func releaseRestingFinger() {
        guard let heldHeading, drag == nil else { return }
        self.heldHeading = nil
        if state == .interactive { release(to: heldHeading) }
    }

    // MARK: Following

    func shouldBegin(_ attachment: GestureAttachment) -> Bool {
        guard isEnabled, drag == nil else { return false }
        attachment.hasPermission = false
        switch state {
        case .begun: return false
        case .interactive, .settling:
            // A finger that goes another way only holds the transition, as if it wanted to scroll.
            return attachment.touchedTransition === transition
                && (dragsFreely || source.axis == nil || attachment.sense != nil)
        case .idle: break
        }
        guard let sense = attachment.sense, let context = attachment.beginContext(in: sense),
            shouldBegin?(context) ?? context.willBegin
        else { return false }
        return attachment.isAllowed(in: sense)
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

    /// Catches the transition, or starts one.
    private func begin(_ attachment: GestureAttachment) {
        // The movement starts where the finger is now, so that the screen doesn't jump.
        (attachment.recognizer as? SwipeBackRecognizer)?.setTranslation(.zero, in: nil)
        let reading = attachment.reading
        attachment.content.begin(from: 2)
        if state == .settling { catchTransition() }
        switch state {
        case .interactive:
            heldHeading = nil
            let origin = DragOrigin(sense: runningSense, start: 0, startProgress: percentComplete)
            drag = Drag(attachment: attachment, origin: origin, windowSize: attachment.windowSize)
            dragDidBegin(attachment)
            // Read before `drag` is modified, because subclasses read `drag` in `finishes(at:)`.
            let wouldFinish = onOutcomeChange != nil && finishes(at: 0)
            drag?.wouldFinish = wouldFinish
        case .idle:
            drag = Drag(attachment: attachment, windowSize: attachment.windowSize)
            start(in: attachment.sense ?? (reading.velocity >= 0 ? .away : .toward), at: 0)
        case .begun, .settling: return attachment.content.end()
        }
        move(attachment, to: reading.value)
    }

    /// Starts a transition, unless content has to scroll first.
    private func start(in sense: GestureSense, at value: CGFloat) {
        guard let attachment = drag?.attachment, let purpose = attachment.possiblePurpose(in: sense),
            attachment.isContentAtEdge(in: sense)
        else { return }
        guard attachment.isAllowed(purpose), purpose.prepare() else {
            drag = nil
            return
        }
        // When it's asked, the app can detach the gesture, whose end would never be reported.
        guard drag?.attachment === attachment, begin() else { return }
        drag?.origin = DragOrigin(sense: sense, start: value, startProgress: 0)
        dragDidBegin(attachment)
        begun = (purpose, attachment.recognizer.location(in: nil))
        guard purpose.perform() else { return giveUpWaiting() }
        if !isOffered { (purpose as? DismissPurpose)?.report.begin() }
    }

    /// Drives the transition that the gesture holds, or starts one that has waited for the content.
    private func move(_ attachment: GestureAttachment, to value: CGFloat) {
        if drag?.attachment === attachment, drag?.windowSize == nil {
            rebase(at: value)
            forgetMovement(of: attachment)
        }
        guard let before = drag, before.attachment === attachment else { return }
        let step = value - before.last
        if before.origin == nil, step != 0 {
            start(in: step > 0 ? .away : .toward, at: before.last)
            if !attachment.content.isEmpty, drag?.origin != nil { attachment.content.takeOver() }
        }
        drag?.last = value
        if let origin = drag?.origin { drive(origin, to: value, step: step) }
        attachment.content.note()
    }

    /// Measures the rest of the gesture from a value. The progress stays as it is.
    private func rebase(at value: CGFloat) {
        guard var drag else { return }
        drag.last = value
        drag.windowSize = drag.attachment.windowSize
        if let origin = drag.origin {
            drag.origin = DragOrigin(sense: origin.sense, start: value, startProgress: percentComplete)
        }
        self.drag = drag
    }

    /// Moves the transition along with a gesture, or leaves the movement to the content under the finger. The
    /// content scrolls to its end first, and again once the transition is back at its beginning.
    ///
    /// - Parameters:
    ///   - origin: Where the gesture took hold of the transition, a copy of the origin in ``drag``.
    ///   - value: The value of the gesture. See ``GestureReading``.
    ///   - step: The change of the value since the last call.
    func drive(_ origin: DragOrigin, to value: CGFloat, step: CGFloat) {
        guard let attachment = drag?.attachment else { return }
        let (sense, length) = (origin.sense, gestureLength(for: origin.sense))
        // Positive toward the end of the transition.
        let advance = sense.sign * step
        var progress = origin.startProgress + sense.sign * (value - origin.start) / length
        if !attachment.content.isEmpty, !isChangingLayout {
            let (isWaiting, movement) = (percentComplete == 0, attachment.movement(in: sense))
            // The content has used the first part of the step.
            let scrolled = isWaiting ? attachment.content.part(of: advance, for: movement) : 0
            drag?.origin?.start += sense.sign * scrolled
            progress -= scrolled / length
            let isScrolling = isWaiting && (advance < 0 || !attachment.isContentAtEdge(in: sense))
            if progress <= 0 || isScrolling {
                // The content scrolls again, and the transition waits at its beginning.
                if !isWaiting { attachment.content.release(by: -progress * length, for: movement) }
                progress = 0
                drag?.origin = DragOrigin(sense: sense, start: value, startProgress: 0)
                if !attachment.isContentAtEdge(in: sense) { attachment.content.takeOver() }
            } else {
                attachment.pinContent(in: sense, after: advance)
            }
        }
        update(progress)
        let velocity = self.velocity(of: attachment.reading, in: origin)
        notifyOutcome(at: countsSpeed(of: attachment) ? velocity : 0)
    }

    /// A drag and a pinch are for two fingers, and the second one can come later.
    override var viewForMoreFingers: UIView? {
        dragsFreely || source.axis == nil ? drag?.attachment.view : nil
    }

    /// Called when a drag has taken hold of a transition, or starts one.
    func dragDidBegin(_ attachment: GestureAttachment) {}

    /// Forgets how the fingers have moved when they first move after the window has changed its size, because
    /// the same place can have other coordinates then.
    func forgetMovement(of attachment: GestureAttachment) {}

    /// Called before people let go.
    func dragWillEnd(_ attachment: GestureAttachment) {}

    /// Called when the system has canceled the gesture. What others have begun goes to its closer end.
    func gestureWasCanceled() {
        release(to: begunPurpose == nil ? defaultOutcome(at: percentComplete) : .cancelled)
    }

    /// Only people who let go dismiss a screen that's being presented.
    override func defaultOutcome(at progress: CGFloat) -> Outcome {
        caughtPresentation == nil ? super.defaultOutcome(at: progress) : .completed
    }

    /// Returns whether a finger at a point of the container can catch the running transition.
    func mayHold(at location: CGPoint) -> Bool { true }

    /// Returns the rate of progress per second.
    private func velocity(of reading: GestureReading, in origin: DragOrigin) -> CGFloat {
        origin.sense.sign * reading.velocity / gestureLength(for: origin.sense)
    }

    /// Returns whether the transition finishes if people let go at a speed.
    func finishes(at velocity: CGFloat) -> Bool {
        // The progress never exceeds 1, so it would never exceed a threshold of 1.
        let threshold = min(completionThreshold.unit(or: 0.5), 0.999)
        return percentComplete + velocity * CGFloat(projectionTime.playable) > threshold
    }

    func notifyOutcome(at velocity: CGFloat) {
        guard let drag, let onOutcomeChange else { return }
        let wouldFinish = finishes(at: velocity)
        guard wouldFinish != drag.wouldFinish else { return }
        self.drag?.wouldFinish = wouldFinish
        onOutcomeChange(wouldFinish)
    }

    /// Returns the length of the gesture for an entire transition.
    private func gestureLength(for sense: GestureSense) -> CGFloat {
        let container = transitionContext?.containerView ?? drag?.attachment.view
        let length = source.gestureLength(for: sense, travel: travel, in: container?.bounds.size ?? .zero)
        return max(length, 1e-6)
    }

    /// Lets go, and decides the outcome.
    private func end(_ attachment: GestureAttachment) {
        let reading = attachment.reading
        move(attachment, to: reading.value)
        guard let drag, drag.attachment === attachment else { return }
        let velocity = drag.origin.map { self.velocity(of: reading, in: $0) }
        self.drag = nil
        // The app may have decided the outcome meanwhile.
        guard let origin = drag.origin, let velocity, isUndecided else { return }
        if percentComplete > 0, !isChangingLayout { attachment.stopContent(in: origin.sense) }
        dragWillEnd(attachment)
        if finishes(at: countsSpeed(of: attachment) ? velocity : 0) {
            finish(velocity: velocity)
        } else {
            turnBack(velocity: velocity)
        }
    }

    /// Lets go of a gesture that the system has canceled.
    private func abandon(_ attachment: GestureAttachment) {
        guard let drag, drag.attachment === attachment else { return }
        self.drag = nil
        // The transition may have been let go meanwhile, such as when people have left the app.
        if drag.origin != nil, isUndecided { gestureWasCanceled() }
    }

    /// Called when a finger holds the transition, or leaves it without having moved it.
    func restingFingerDidChange(to fingerState: UIGestureRecognizer.State) {
        switch fingerState {
        case .began: if state == .settling, drag == nil { catchTransition() }
        case .ended, .cancelled, .failed:
            if drag == nil { releaseRestingFinger() } else { heldHeading = nil }
        default: break
        }
    }

    private func catchTransition() {
        // Before the call, in whose callbacks the app can detach the gesture. In this case, it goes on.
        heldHeading = transition?.heading
        if !pause() { heldHeading = nil }
    }

    // MARK: The transition

    override func touchLocation(in view: UIView) -> CGPoint? {
        begun.map { view.convert($0.place, from: nil) }
    }

    override func transitionDidStart(_ transition: Transition) {
        super.transitionDidStart(transition)
        guard let container = transition.context?.containerView else { return }
        travel = source.axis.flatMap { transition.stage?.screenTravel(along: $0) }
        let isAround = attachments.contains { $0.view.map(container.isDescendant) == true }
        let recognizer = source.makeCatchingRecognizer() ?? (isAround ? nil : source.makeRecognizer())
        containerAttachment = recognizer.map { GestureAttachment($0, on: container, for: self) }
        // The distance is known from now on.
        if let drag, let origin = drag.origin { drive(origin, to: drag.last, step: 0) }
        (begunPurpose as? DismissPurpose)?.report.begin(in: transition)
    }

    override func transitionDidResize(_ transition: Transition) {
        super.transitionDidResize(transition)
        guard self.transition === transition else { return }
        travel = source.axis.flatMap { transition.stage?.screenTravel(along: $0) }
        guard let drag else { return }
        if drag.attachment.windowSize == drag.windowSize {
            rebase(at: drag.last)
        } else {
            self.drag?.windowSize = nil
        }
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
        (drag, heldHeading, begun, travel, containerAttachment) = (nil, nil, nil, nil, nil)
        for view in attachments.filter(\.isUnused).compactMap(\.view) { detach(from: view) }
    }
}
