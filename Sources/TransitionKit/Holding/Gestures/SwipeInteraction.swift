import UIKit

/// Drives transitions with a drag anywhere on the screen.
///
/// ```swift
/// let back = TransitionDelegate(SlideAnimator(), interaction: SwipeInteraction())
/// let pulledDown = TransitionDelegate(BounceAnimator(), interaction: SwipeInteraction(edge: .top))
/// ```
///
/// Dismissing and popping follow a finger that moves away from the ``edge``. Tabs and children lie along the
/// leading-to-trailing line, or from top to bottom: a finger that moves towards leading or top brings the next.
/// Presenting and pushing follow a finger in that direction, too.
///
/// The finger scrolls first where there is content to scroll: at its end the transition takes over, within the
/// same drag, and gives the content back when the finger returns.
@MainActor public class SwipeInteraction: GestureInteraction {
    /// The edge that the finger moves away from to go back. `.leading` by default; leading and trailing follow
    /// the layout direction of the view.
    public let edge: TransitionEdge

    /// How far the finger moves for the whole transition, in points.
    ///
    /// `nil` (the default) is as far as the screens travel along the gesture, if they travel at least half the
    /// container, and otherwise the container's width or height. Values that are not positive count as `nil`.
    public var distance: CGFloat?

    /// - Parameter edge: the edge that the finger moves away from to go back.
    public init(edge: TransitionEdge = .leading) {
        self.edge = edge
        super.init()
    }

    private var travel: CGFloat?

    override func makeRecognizer() -> UIGestureRecognizer {
        let pan = UIPanGestureRecognizer()
        pan.limitToOneFinger()
        return pan
    }

    override var axis: TransitionAxis? { edge.outward.dx != 0 ? .horizontal : .vertical }

    override var forwardSense: GestureSense {
        edge == .leading || edge == .top ? .toward : .away
    }

    override func movement(in sense: GestureSense, on view: UIView?) -> CGVector {
        let isMirrored = view?.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let sign = -sense.sign
        return CGVector(
            dx: edge.outward.dx * (isMirrored ? -sign : sign),
            dy: edge.outward.dy * sign
        )
    }

    override func reading(of attachment: GestureAttachment) -> (value: CGFloat, velocity: CGFloat) {
        guard let pan = attachment.recognizer as? UIPanGestureRecognizer else { return (0, 0) }
        // Views in between may move with the transition; the window doesn't.
        let frame = attachment.view?.window
        let away = movement(in: .away, on: attachment.view)
        let (translation, velocity) = (pan.translation(in: frame), pan.velocity(in: frame))
        return (
            translation.x * away.dx + translation.y * away.dy,
            velocity.x * away.dx + velocity.y * away.dy
        )
    }

    override func sense(of attachment: GestureAttachment) -> GestureSense? {
        guard let pan = attachment.recognizer as? UIPanGestureRecognizer else { return nil }
        let window = attachment.view?.window
        var way = pan.velocity(in: window)
        if let landing = attachment.landing {
            let place = pan.location(in: window)
            if place != landing { way = CGPoint(x: place.x - landing.x, y: place.y - landing.y) }
        }
        guard axis == .horizontal ? abs(way.x) > abs(way.y) : abs(way.y) > abs(way.x) else { return nil }
        let away = movement(in: .away, on: attachment.view)
        return way.x * away.dx + way.y * away.dy > 0 ? .away : .toward
    }

    override func length(for sense: GestureSense, on view: UIView?) -> CGFloat {
        if let distance, distance > 0, distance.isFinite { return distance }
        if let travel { return travel }
        let size = (transitionContext?.containerView ?? view)?.bounds.size ?? .zero
        return axis == .horizontal ? size.width : size.height
    }

    override func interactionDidStart(_ transitionContext: any UIViewControllerContextTransitioning) {
        travel = axis.flatMap { (animationController as? Animator)?.travel(in: transitionContext, along: $0) }
        super.interactionDidStart(transitionContext)
    }

    override func interactionDidEnd() {
        super.interactionDidEnd()
        travel = nil
    }
}

extension Animator {
    /// How far the screens travel along an axis, in points; slices of them don't count. `nil` if that is less
    /// than half the container.
    func travel(
        in context: any UIViewControllerContextTransitioning,
        along axis: TransitionAxis
    ) -> CGFloat? {
        if playsReduced { return nil }
        let scene = TransitionScene(context, direction: direction)
        let screens = choreography(in: scene).participants.filter { $0.slice == Participant.wholeScreen }
        let ways = screens.map { participant -> CGFloat in
            let (start, end) = (participant.pose(at: 0), participant.pose(at: 1))
            return abs(axis == .horizontal ? end.x - start.x : end.y - start.y)
        }
        let extent = axis == .horizontal ? scene.size.width : scene.size.height
        guard let longest = ways.max(), longest.isFinite, longest >= extent / 2, longest > 0 else {
            return nil
        }
        return longest
    }
}
