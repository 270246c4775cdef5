import UIKit

/// Drives transitions with a drag that begins at an edge of the screen, as the system's swipe back does.
///
/// Whatever it does follows the finger away from the edge: dismissing and popping, presenting and pushing. Of
/// tabs and children the leading and top edges bring the one before, the others the next.
///
/// Fingers on a trackpad touch no edge; ``SwipeInteraction`` follows them.
@available(tvOS, unavailable)
@available(visionOS, unavailable)
@MainActor public final class EdgeSwipeInteraction: GestureInteraction {
    /// The edge that the finger moves away from. `.leading` by default; leading and trailing follow the layout
    /// direction of the view.
    public let edge: TransitionEdge

    /// How far the finger moves for the whole transition, in points; as of ``SwipeInteraction/distance``.
    public var distance: CGFloat? {
        didSet { source = EdgeSwipeSource(swipe: SwipeSource(edge: edge, distance: distance)) }
    }

    /// - Parameter edge: the edge that the finger moves away from.
    public init(edge: TransitionEdge = .leading) {
        self.edge = edge
        super.init(EdgeSwipeSource(swipe: SwipeSource(edge: edge)))
    }
}

/// A pan that begins at an edge of the screen.
@available(tvOS, unavailable)
@available(visionOS, unavailable)
private struct EdgeSwipeSource: GestureSource {
    let swipe: SwipeSource

    var axis: TransitionAxis? { swipe.axis }
    var senses: Set<GestureSense> { [.away] }
    var forwardSense: GestureSense { swipe.forwardSense }
    var presentingSense: GestureSense { .away }
    /// As the system's own: the edge belongs to the way back.
    var yieldsToViews: Bool { false }

    func makeRecognizer() -> UIGestureRecognizer { UIScreenEdgePanGestureRecognizer() }

    func prepare(_ recognizer: UIGestureRecognizer, for view: UIView) {
        guard let pan = recognizer as? UIScreenEdgePanGestureRecognizer else { return }
        let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        switch swipe.edge {
        case .top: pan.edges = .top
        case .bottom: pan.edges = .bottom
        case .leading: pan.edges = isMirrored ? .right : .left
        case .trailing: pan.edges = isMirrored ? .left : .right
        }
    }

    func reading(of recognizer: UIGestureRecognizer) -> GestureReading { swipe.reading(of: recognizer) }

    func sense(of recognizer: UIGestureRecognizer, landing: CGPoint?) -> GestureSense? {
        swipe.sense(of: recognizer, landing: landing)
    }

    func movement(in sense: GestureSense, on view: UIView?) -> CGVector {
        swipe.movement(in: sense, on: view)
    }

    func gestureLength(for sense: GestureSense, travel: CGFloat?, in size: CGSize) -> CGFloat {
        swipe.gestureLength(for: sense, travel: travel, in: size)
    }
}
