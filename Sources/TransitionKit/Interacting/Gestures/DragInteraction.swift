import UIKit

/// An interaction that lets people drag, pinch, and rotate a screen to put it away, as in a photo app. The
/// screen follows the fingers in every direction and shrinks with the distance.
///
/// ```swift
/// let photos = TransitionDelegate(.expand(source: "photo"), interaction: .drag())
/// ```
///
/// The gesture begins when one finger drags down or away from the leading edge, or in other ``directions``
/// that you choose, or when two fingers pinch. If the content under the finger scrolls in this direction, it
/// scrolls first. The point that people touch stays under the finger. If they let go of the screen when it's
/// small enough, or throw it away quickly enough, the animator takes the screen from where it is, at the
/// speed of the fingers. By default, a drag by about 15 percent of the screen's longer side is far enough,
/// and so is a short flick. Otherwise, or if people throw the screen back toward its position at rest, it
/// returns. They can catch the screen again at any time, even while it opens.
///
/// A drag only goes back: it dismisses or pops, and in a tab bar controller or a container, it switches to
/// the previous screen. To present, push, or switch to the next screen with a gesture, use another
/// interaction.
///
/// This works with every ``Animator``. The top screen follows the fingers, and everything else moves in
/// proportion to its distance. With an animator that wouldn't show the other screen beside the dragged one,
/// such as one that turns or breaks a screen, or that merely fades the dragged one out, the dragged screen
/// shrinks to nothing at the center instead. Animation controllers that TransitionKit didn't create follow
/// their own paths.
///
/// This interaction doesn't respond to trackpads.
@available(tvOS, unavailable)
@preconcurrency @MainActor public final class DragInteraction: GestureInteraction {
    /// The edges toward which a drag with one finger begins. The default is bottom and trailing, which means
    /// down and away from the leading edge.
    ///
    /// Once the drag has begun, the screen follows the finger in every direction.
    public var directions: Set<TransitionEdge> { didSet { source = FreeDragSource(directions: directions) } }

    /// The scale below which the transition finishes when people let go. The default is 0.85, which also
    /// replaces non-finite values. Values outside 0.4…1 are clamped.
    ///
    /// One finger reaches the default after about 15 percent of the longer side of the screen, not counting
    /// the first 10 points, which start the drag. If content under the finger has scrolled to its end in the
    /// same drag, the scale has to be below about 0.8 as well, because a finger that scrolls fast goes on for
    /// a while.
    public var completionScale: CGFloat = 0.85

    /// The velocity at or above which a throw determines the outcome, in points per second. The default is
    /// 250.
    ///
    /// If people throw the screen away from its position, it leaves, however large it is, unless its center
    /// is within 20 points of its position, where fingers that take it back can end. If they throw it toward
    /// its position, it returns, however small it is. If the value is NaN, only the scale matters.
    public var completionVelocity: CGFloat = 250

    /// The reduction in scale that corresponds to the entire transition.
    private static let wholeShrinking: CGFloat = 0.65
    /// The smallest scale that a drag with one finger reaches.
    private static let smallestDragged: CGFloat = 0.35
    /// The distance from its position that a screen has at least when people throw it away, in points.
    private static let shortestThrow: CGFloat = 20

    /// The distance that the fingers have dragged the screen, in points of the window.
    private var travel = CGVector.zero
    /// The gesture that has last taken hold of the screen.
    private weak var lastAttachment: GestureAttachment?
    /// The progress and reduction in scale when the fingers took hold.
    private var base: (progress: CGFloat, shrinking: CGFloat) = (0, 0)

    /// Creates a drag interaction.
    ///
    /// The parameter sets the property of the same name.
    public init(directions: Set<TransitionEdge> = [.bottom, .trailing]) {
        self.directions = directions
        super.init(FreeDragSource(directions: directions))
    }

    override var dragsFreely: Bool { true }

    // MARK: Following

    override func dragDidBegin(_ attachment: GestureAttachment) {
        let recognizer = attachment.recognizer as? FreeDragRecognizer
        // Discards the movements before this hold, with which content has scrolled.
        if recognizer?.state != .began { _ = recognizer?.takeMovements() }
        (lastAttachment, travel) = (attachment, .zero)
        base = (percentComplete, shrinking)
    }

    override func forgetMovement(of attachment: GestureAttachment) {
        (attachment.recognizer as? FreeDragRecognizer)?.forgetMovement()
    }

    override func drive(_ origin: DragOrigin, to value: CGFloat, step: CGFloat) {
        guard transition?.drag != nil, let attachment = drag?.attachment,
            let recognizer = attachment.recognizer as? FreeDragRecognizer,
            let container = transitionContext?.containerView
        else { return super.drive(origin, to: value, step: step) }
        attachment.pinContent(in: origin.sense, after: abs(step))
        let driver = transition?.stage?.poseDriver
        for movement in recognizer.takeMovements() { driver?.follow(change(for: movement, in: container)) }
        let change = (shrinking - base.shrinking) / Self.wholeShrinking
        update(base.progress + (isForward ? -change : change))
        notifyOutcome(at: 0)
    }

    /// Returns the change to the screen for a movement of the fingers. A single finger shrinks the screen
    /// about its own position. Two fingers determine the scale directly.
    private func change(for movement: FreeDragRecognizer.Movement, in container: UIView)
        -> DragTransform.Change
    {
        let before = Self.draggedScale(after: travel, in: container.bounds.size)
        travel.dx += movement.change.move.dx
        travel.dy += movement.change.move.dy
        var change = movement.change
        let end = CGPoint(x: change.pivot.x + change.move.dx, y: change.pivot.y + change.move.dy)
        let (pivot, moved) = (container.convert(change.pivot, from: nil), container.convert(end, from: nil))
        (change.pivot, change.move) = (pivot, moved - pivot)
        if movement.fingers == 1 {
            change.scale = Self.draggedScale(after: travel, in: container.bounds.size) / before
        } else {
            change.scale = softened(change.scale)
        }
        return change
    }

    /// Returns the scale of a screen that one finger has dragged. It approaches its minimum gradually.
    private static func draggedScale(after travel: CGVector, in size: CGSize) -> CGFloat {
        let length = max(size.width, size.height, 1)
        return smallestDragged + (1 - smallestDragged) * exp(-1.75 * travel.length / length)
    }

    /// Resists when two fingers enlarge the screen beyond its size, or make it very small.
    private func softened(_ scale: CGFloat) -> CGFloat {
        let now = transition?.drag?.scale ?? 1
        let isBeyond = now >= 1 && scale > 1 || now <= 0.3 && scale < 1
        return isBeyond ? pow(scale, 0.3) : scale
    }

    /// The reduction in scale by the fingers.
    private var shrinking: CGFloat { 1 - (transition?.drag?.scale ?? 1) }

    private var isForward: Bool { transitionContext.map { TransitionDirection($0) } == .forward }

    // MARK: Letting go

    override func dragWillEnd(_ attachment: GestureAttachment) {
        transition?.stage?.poseDriver?.throwing(at: throwVelocity(of: attachment))
    }

    override func finishes(at velocity: CGFloat) -> Bool {
        guard let drag = transition?.drag else { return super.finishes(at: velocity) }
        let scale = min(max(completionScale.finite(or: 0.85), 0.4), 1)
        let threshold = (1 - scale) / Self.wholeShrinking
        let progressAway = isForward ? 1 - percentComplete : percentComplete
        let isFar = progressAway > max(threshold, lastAttachment?.content.hasScrolled == true ? 0.3 : 0)
        let speed = speedAway(drag)
        let isThrown = speed != 0 && abs(speed) >= completionVelocity
        let leaves = isThrown ? speed > 0 : isFar
        // A screen that appears leaves if the transition is canceled.
        return isForward ? !leaves : leaves
    }

    /// Returns the speed at which the screen moves away from its position, in points per second. It's
    /// negative if the screen moves back, and 0 close to its position, where a finger that takes the screen
    /// back can go too far.
    private func speedAway(_ drag: DragTransform) -> CGFloat {
        let velocity = lastAttachment.map { throwVelocity(of: $0) } ?? .zero
        let offset = transition?.stage?.heldOffset ?? drag.offset
        let (length, along) = (offset.length, velocity.dot(offset))
        return length > (along > 0 ? Self.shortestThrow : 1) ? along / length : 0
    }

    /// Returns the velocity of the fingers as far as it counts when they let go.
    private func throwVelocity(of attachment: GestureAttachment) -> CGVector {
        guard countsSpeed(of: attachment) else { return .zero }
        return (attachment.recognizer as? FreeDragRecognizer)?.velocity ?? .zero
    }
}

/// A drag in any direction with one or two fingers.
@available(tvOS, unavailable)
private struct FreeDragSource: GestureSource {
    /// The edges toward which a drag with one finger begins.
    let directions: Set<TransitionEdge>

    var axis: TransitionAxis? { .vertical }
    var senses: Set<GestureSense> { [.away] }
    var forwardSense: GestureSense { .toward }

    func makeRecognizer() -> UIGestureRecognizer { FreeDragRecognizer() }

    func reading(of recognizer: UIGestureRecognizer) -> GestureReading {
        guard let drag = recognizer as? FreeDragRecognizer else { return GestureReading() }
        let direction = directionBack(of: drag)
        return GestureReading(value: direction.dot(drag.translation), velocity: direction.dot(drag.velocity))
    }

    /// Returns the direction in which a finger drives third-party animations, which it can't take off their
    /// path. Along an axis with two possible edges, it's the direction in which the finger has moved.
    private func directionBack(of drag: FreeDragRecognizer) -> CGVector {
        var direction = CGVector.zero
        for edge in directions {
            if directions.contains(edge.opposite), distance(of: drag, toward: edge) < 0 { continue }
            let outward = edge.physical(on: drag.view).outward
            direction.dx += outward.dx
            direction.dy += outward.dy
        }
        return direction
    }

    /// Returns the distance that a finger has moved toward an edge.
    private func distance(of drag: FreeDragRecognizer, toward edge: TransitionEdge) -> CGFloat {
        edge.physical(on: drag.view).outward.dot(drag.translation)
    }

    /// Returns the edge toward which a finger moves, or `nil` if a drag doesn't begin in this direction.
    private func edge(of drag: FreeDragRecognizer) -> TransitionEdge? {
        let farthest = TransitionEdge.allCases.map { distance(of: drag, toward: $0) }.max() ?? 0
        guard farthest > 0 else { return nil }
        let edges = TransitionEdge.allCases.filter { directions.contains($0) }
        return edges.first { distance(of: drag, toward: $0) >= farthest }
    }

    func sense(of recognizer: UIGestureRecognizer, landing: CGPoint?) -> GestureSense? {
        guard let drag = recognizer as? FreeDragRecognizer else { return nil }
        if drag.hasTwoFingers { return drag.scale < 1 ? .away : nil }
        return edge(of: drag) != nil ? .away : nil
    }

    func movement(in sense: GestureSense, on view: UIView?) -> CGVector {
        CGVector(dx: 0, dy: sense == .away ? 1 : -1)
    }

    func directionsBack(on view: UIView?) -> [CGVector] { directions.map { $0.physical(on: view).outward } }

    func directionAcross(of recognizer: UIGestureRecognizer) -> CGVector? {
        guard let drag = recognizer as? FreeDragRecognizer, !drag.hasTwoFingers,
            let edge = edge(of: drag), edge != .bottom
        else { return nil }
        return edge.physical(on: drag.view).outward
    }

    func gestureLength(for sense: GestureSense, travel: CGFloat?, in size: CGSize) -> CGFloat {
        max(size.height, 1) / 2
    }
}
