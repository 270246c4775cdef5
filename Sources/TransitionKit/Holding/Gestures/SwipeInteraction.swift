import UIKit

/// Drives transitions with a drag anywhere on the screen.
///
/// ```swift
/// let back = TransitionDelegate(.slide(), interaction: .swipe())
/// let pulledDown = TransitionDelegate(.bounce(), interaction: .swipe(from: .top))
/// ```
///
/// Dismissing and popping follow a finger that moves away from the ``edge``. Tabs and children lie along the
/// leading-to-trailing line, or from top to bottom: a finger that moves towards leading or top brings the next.
/// Presenting and pushing follow a finger in that direction, too.
///
/// The finger scrolls first where there is content to scroll: at its end the transition takes over, within the
/// same drag, and gives the content back when the finger returns.
///
/// Two fingers that scroll on a trackpad do the same. The wheel of a mouse only scrolls.
@MainActor public final class SwipeInteraction: GestureInteraction {
    /// The edge that the finger moves away from to go back. `.leading` by default; leading and trailing follow
    /// the layout direction of the view.
    public let edge: TransitionEdge

    /// How far the finger moves for the whole transition, in points.
    ///
    /// `nil` (the default) is as far as the screens travel along the gesture, if they travel at least half the
    /// container, and otherwise the container's width or height. Values that are not positive count as `nil`.
    public var distance: CGFloat? {
        didSet { source = SwipeSource(edge: edge, distance: distance) }
    }

    /// - Parameter edge: the edge that the finger moves away from to go back.
    public init(edge: TransitionEdge = .leading) {
        self.edge = edge
        super.init(SwipeSource(edge: edge))
    }
}

/// A pan with one finger, along the line between an edge and the one across from it.
struct SwipeSource: GestureSource {
    let edge: TransitionEdge
    var distance: CGFloat?

    func makeRecognizer() -> UIGestureRecognizer {
        let pan = UIPanGestureRecognizer()
        pan.limitToOneFinger()
        pan.followTrackpad()
        return pan
    }

    var axis: TransitionAxis? { travelAxis }

    private var travelAxis: TransitionAxis { edge.outward.dx != 0 ? .horizontal : .vertical }

    var forwardSense: GestureSense { edge == .leading || edge == .top ? .toward : .away }

    func movement(in sense: GestureSense, on view: UIView?) -> CGVector {
        let isMirrored = view?.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let sign = -sense.sign
        return CGVector(
            dx: edge.outward.dx * (isMirrored ? -sign : sign),
            dy: edge.outward.dy * sign
        )
    }

    func reading(of recognizer: UIGestureRecognizer) -> GestureReading {
        guard let pan = recognizer as? UIPanGestureRecognizer else { return GestureReading() }
        // Views in between may move with the transition; the window doesn't.
        let window = pan.view?.window
        let away = movement(in: .away, on: pan.view)
        let (translation, velocity) = (pan.translation(in: window), pan.velocity(in: window))
        return GestureReading(
            value: translation.x * away.dx + translation.y * away.dy,
            velocity: velocity.x * away.dx + velocity.y * away.dy
        )
    }

    func sense(of recognizer: UIGestureRecognizer, landing: CGPoint?) -> GestureSense? {
        guard let pan = recognizer as? UIPanGestureRecognizer else { return nil }
        let window = pan.view?.window
        var way = pan.velocity(in: window)
        if way == .zero { way = pan.translation(in: window) }
        if let landing {
            let place = pan.location(in: window)
            if place != landing { way = CGPoint(x: place.x - landing.x, y: place.y - landing.y) }
        }
        guard travelAxis == .horizontal ? abs(way.x) > abs(way.y) : abs(way.y) > abs(way.x) else {
            return nil
        }
        let away = movement(in: .away, on: pan.view)
        return way.x * away.dx + way.y * away.dy > 0 ? .away : .toward
    }

    func gestureLength(for sense: GestureSense, travel: CGFloat?, in size: CGSize) -> CGFloat {
        if let distance, distance > 0, distance.isFinite { return distance }
        return travel ?? (travelAxis == .horizontal ? size.width : size.height)
    }
}
