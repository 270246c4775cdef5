import UIKit

/// Drives transitions back with a screen that fingers pick up: it follows them in every direction, becomes smaller the
/// farther it is dragged, and can be pinched and turned, as photos are put away.
///
/// ```swift
/// let photos = TransitionDelegate(.expand(source: "photo"), interaction: .drag())
/// ```
///
/// The gesture begins with a finger that drags down, or away from the leading edge as to swipe back, and with two that
/// come together. Content under the finger scrolls first. Where the finger first touched the screen, the screen stays under
/// the finger. Let go small enough, or thrown fast enough away from its place, the screen goes on as its animator has it,
/// from where it is and as fast as it was thrown; else it returns. It can be caught again at any time, also while it comes.
///
/// Every ``Animator`` can be dragged like this: the screen that is further on follows the fingers, and everything else goes
/// along with how far that has come. Somebody else's animation controller goes along its own way.
///
/// Fingers on a trackpad drag nothing.
@available(tvOS, unavailable)
@MainActor public final class DragInteraction: GestureInteraction {
    /// The transition finishes when the fingers leave a screen that is smaller than this fraction of its size. 0.75 by
    /// default; values outside 0.4…1 count as the nearest of these.
    public var completionScale: CGFloat = 0.75

    /// The transition finishes when the fingers leave with at least this speed, away from the screen's place, in points a
    /// second. 700 by default.
    public var completionVelocity: CGFloat = 700

    /// How much smaller a screen is for the whole transition.
    private static let wholeShrinking: CGFloat = 0.65
    /// What a screen doesn't get smaller than by being dragged alone.
    private static let smallestDragged: CGFloat = 0.35

    /// How far the fingers have dragged the screen, in points of the window.
    private var travel = CGVector.zero
    /// How fast the fingers left, in points of the window a second.
    private var leavingVelocity = CGVector.zero
    /// Where progress and size were when the fingers took hold.
    private var base: (progress: CGFloat, shrinking: CGFloat) = (0, 0)

    public init() {
        super.init(FreeDragSource())
    }

    override var isFree: Bool { true }

    // MARK: Following

    override func fingersTakeHold(_ attachment: GestureAttachment) {
        _ = (attachment.recognizer as? FreeDragRecognizer)?.takeSteps()
        travel = .zero
        base = (percentComplete, shrinking)
    }

    override func drive(_ grasp: Grasp, to value: CGFloat, step: CGFloat) {
        guard transition?.grip != nil, let attachment = drag?.attachment,
            let recognizer = attachment.recognizer as? FreeDragRecognizer,
            let container = transitionContext?.containerView
        else { return super.drive(grasp, to: value, step: step) }
        attachment.pinContent(in: grasp.sense)
        for step in recognizer.takeSteps() { transition?.follow(change(for: step, in: container)) }
        let way = (shrinking - base.shrinking) / Self.wholeShrinking
        update(base.progress + (isForward ? -way : way))
        tellOutcome(at: 0)
    }

    /// What a step of the fingers does to the screen. One finger makes it smaller about itself; two say themselves how large
    /// it is.
    private func change(for step: FreeDragRecognizer.Step, in container: UIView) -> Grip.Change {
        let before = Self.draggedScale(after: travel, in: container.bounds.size)
        travel.dx += step.change.move.dx
        travel.dy += step.change.move.dy
        var change = step.change
        let end = CGPoint(x: change.pivot.x + change.move.dx, y: change.pivot.y + change.move.dy)
        let (pivot, moved) = (container.convert(change.pivot, from: nil), container.convert(end, from: nil))
        (change.pivot, change.move) = (pivot, CGVector(dx: moved.x - pivot.x, dy: moved.y - pivot.y))
        if step.fingers == 1 {
            change.scale = Self.draggedScale(after: travel, in: container.bounds.size) / before
        } else {
            change.scale = softened(change.scale)
        }
        return change
    }

    /// How large a screen is that one finger has dragged so far, at which it ends softly.
    private static func draggedScale(after travel: CGVector, in size: CGSize) -> CGFloat {
        let length = max(size.width, size.height, 1)
        return smallestDragged + (1 - smallestDragged) * exp(-1.75 * hypot(travel.dx, travel.dy) / length)
    }

    /// A screen gives softly where two fingers make it larger than it is, or very small.
    private func softened(_ scale: CGFloat) -> CGFloat {
        let now = transition?.grip?.scale ?? 1
        let isBeyond = now >= 1 && scale > 1 || now <= 0.3 && scale < 1
        return isBeyond ? pow(scale, 0.3) : scale
    }

    /// How much smaller the fingers have made the screen.
    private var shrinking: CGFloat { 1 - (transition?.grip?.scale ?? 1) }

    private var isForward: Bool {
        transitionContext.map { TransitionDirection($0) } == .forward
    }

    // MARK: Letting go

    override func fingersLeave(_ attachment: GestureAttachment) {
        leavingVelocity = velocity(of: attachment)
        transition?.throwing(at: leavingVelocity)
    }

    override func finishes(at velocity: CGFloat) -> Bool {
        guard let grip = transition?.grip else { return super.finishes(at: velocity) }
        let scale = min(max(completionScale.finite(or: 0.75), 0.4), 1)
        let threshold = (1 - scale) / Self.wholeShrinking
        let isAway = isForward ? percentComplete < 1 - threshold : percentComplete > threshold
        return (isAway || isThrown(grip)) != isForward
    }

    /// Whether the screen leaves its place fast enough.
    private func isThrown(_ grip: Grip) -> Bool {
        let (velocity, way) = (drag.map { self.velocity(of: $0.attachment) } ?? leavingVelocity, grip.offset)
        let length = hypot(way.dx, way.dy)
        guard length > 1 else { return false }
        return (velocity.dx * way.dx + velocity.dy * way.dy) / length >= completionVelocity
    }

    private func velocity(of attachment: GestureAttachment) -> CGVector {
        (attachment.recognizer as? FreeDragRecognizer)?.velocity ?? .zero
    }
}

/// One finger that drags in any direction, or two.
@available(tvOS, unavailable)
private struct FreeDragSource: GestureSource {
    var axis: TransitionAxis? { .vertical }
    var senses: Set<GestureSense> { [.away] }
    var forwardSense: GestureSense { .toward }

    func makeRecognizer() -> UIGestureRecognizer { FreeDragRecognizer() }

    func reading(of recognizer: UIGestureRecognizer) -> GestureReading {
        guard let drag = recognizer as? FreeDragRecognizer else { return GestureReading() }
        return GestureReading(
            value: wayBack(drag.translation, on: drag.view),
            velocity: wayBack(drag.velocity, on: drag.view)
        )
    }

    /// How far a finger goes down and away from the leading edge: what moves somebody else's animation, which fingers
    /// can't take off its way.
    private func wayBack(_ way: CGVector, on view: UIView?) -> CGFloat { way.dy + fromLeading(way, on: view) }

    private func fromLeading(_ way: CGVector, on view: UIView?) -> CGFloat {
        view?.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -way.dx : way.dx
    }

    func sense(of recognizer: UIGestureRecognizer, landing: CGPoint?) -> GestureSense? {
        guard let drag = recognizer as? FreeDragRecognizer else { return nil }
        if drag.hasTwoFingers { return drag.scale < 1 ? .away : nil }
        let way = drag.translation
        let back = fromLeading(way, on: recognizer.view)
        return max(way.dy, back) > 0 && max(way.dy, back) >= max(-way.dy, -back) ? .away : nil
    }

    func movement(in sense: GestureSense, on view: UIView?) -> CGVector {
        CGVector(dx: 0, dy: sense == .away ? 1 : -1)
    }

    func gestureLength(for sense: GestureSense, travel: CGFloat?, in size: CGSize) -> CGFloat {
        max(size.height, 1) / 2
    }
}
