import UIKit

/// An interaction that follows a drag anywhere on the screen.
///
/// ```swift
/// let back = TransitionDelegate(.slide(), interaction: .swipe())
/// let pulledDown = TransitionDelegate(.bounce(), interaction: .swipe(edge: .top))
/// ```
///
/// Dragging away from the ``edge`` dismisses or pops a screen. Dragging toward it presents or pushes a
/// screen. Tabs and children are arranged from leading to trailing or from top to bottom, so dragging toward
/// the leading or top edge switches to the next one, whichever of the two ``edge`` is.
///
/// If the finger is over scrolling content, the content scrolls to its end first. The transition then follows
/// in the same drag. If the finger moves back, the content scrolls again.
///
/// Scrolling with two fingers on a trackpad has the same effect. The wheel of a mouse only scrolls.
@preconcurrency @MainActor public final class SwipeInteraction: GestureInteraction {
    /// The edge away from which people drag to go back. The default is leading. The leading and trailing
    /// edges depend on the layout direction of the view.
    public let edge: TransitionEdge

    /// The distance the finger moves for the entire transition, in points. The first 10 points, which tell a
    /// drag from a tap, don't count.
    ///
    /// If `nil` (the default), this is the distance that the screens travel along the gesture. If that's less
    /// than half of the screen's own width or height, the distance is the container's width or height. Values
    /// that are zero, negative, or non-finite are treated as `nil`.
    public var distance: CGFloat? { didSet { source = SwipeSource(edge: edge, distance: distance) } }

    /// Creates a swipe interaction.
    ///
    /// - Parameter edge: The edge away from which people drag to go back. The default is leading.
    public init(edge: TransitionEdge = .leading) {
        self.edge = edge
        super.init(SwipeSource(edge: edge))
    }
}

/// A pan with one finger along the line between an edge and the opposite one.
@MainActor protocol SwipeLikeSource: GestureSource {
    /// The edge away from which people drag to go back.
    var edge: TransitionEdge { get }
    /// The distance the finger moves for the entire transition, in points. If `nil`, it's that of the
    /// screens.
    var distance: CGFloat? { get }
}

extension SwipeLikeSource {
    var axis: TransitionAxis? { edge.outward.dx != 0 ? .horizontal : .vertical }

    var forwardSense: GestureSense { edge == .leading || edge == .top ? .toward : .away }

    func movement(in sense: GestureSense, on view: UIView?) -> CGVector {
        let outward = edge.physical(on: view).outward
        return CGVector(dx: -sense.sign * outward.dx, dy: -sense.sign * outward.dy)
    }

    func reading(of recognizer: UIGestureRecognizer) -> GestureReading {
        guard let pan = recognizer as? UIPanGestureRecognizer else { return GestureReading() }
        // Views in between can move with the transition. The window doesn't.
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
        let path = pan.heading(from: landing, in: pan.view?.window)
        guard axis == .horizontal ? abs(path.x) > abs(path.y) : abs(path.y) > abs(path.x) else { return nil }
        let away = movement(in: .away, on: pan.view)
        return path.x * away.dx + path.y * away.dy > 0 ? .away : .toward
    }

    func gestureLength(for sense: GestureSense, travel: CGFloat?, in size: CGSize) -> CGFloat {
        if let distance, distance > 0, distance.isFinite { return distance }
        return travel ?? (axis == .horizontal ? size.width : size.height)
    }
}

/// A swipe that begins anywhere in a view.
struct SwipeSource: SwipeLikeSource {
    let edge: TransitionEdge
    var distance: CGFloat?

    func makeRecognizer() -> UIGestureRecognizer {
        let pan = UIPanGestureRecognizer()
        pan.followOneFinger()
        return pan
    }
}

extension TransitionEdge {
    /// Returns the edge of a view as in a left-to-right layout, where leading is left.
    @MainActor func physical(on view: UIView?) -> TransitionEdge {
        view?.effectiveUserInterfaceLayoutDirection == .rightToLeft ? mirrored : self
    }
}
