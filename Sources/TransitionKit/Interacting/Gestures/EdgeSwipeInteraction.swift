import UIKit

/// An interaction that follows a drag from an edge of the screen, like the system's swipe back.
///
/// A drag from an edge has only one direction, so the gesture has only one effect on a screen. By default, it
/// dismisses or pops. If you attach it to present or push screens, it does that and no longer dismisses or
/// pops, even if it's the interaction of a ``TransitionDelegate``. To go there and back, use two edge swipes:
///
/// ```swift
/// final class BrowserController: UINavigationController {
///     private let back = EdgeSwipeInteraction(edge: .leading)
///     private let forth = EdgeSwipeInteraction(edge: .trailing)
///
///     override func viewDidLoad() {
///         super.viewDidLoad()
///         TransitionDelegate(.slide(), interaction: back).attach(to: self)
///         forth.attach(toPushOnto: self) { DetailViewController() }
///     }
/// }
/// ```
///
/// In a tab bar controller or a container, dragging from the leading or top edge switches to the previous
/// screen, and dragging from the trailing or bottom edge switches to the next one.
///
/// At the top and the bottom of the screen, the system's own gestures come first. To let this one begin
/// there, override `preferredScreenEdgesDeferringSystemGestures` in the screen. If the screen is in a
/// navigation controller or a tab bar controller, return the screen from that controller's
/// `childForScreenEdgesDeferringSystemGestures`. Or use a ``SwipeInteraction``, which begins anywhere.
///
/// This interaction doesn't respond to trackpads. For these, use a ``SwipeInteraction``.
@available(tvOS, unavailable)
@available(visionOS, unavailable)
@preconcurrency @MainActor public final class EdgeSwipeInteraction: GestureInteraction {
    /// The edge at which the drag begins. The default is leading. The leading and trailing edges depend on
    /// the layout direction of the view.
    public let edge: TransitionEdge

    /// The distance the finger moves for the entire transition, in points. See ``SwipeInteraction/distance``.
    public var distance: CGFloat? { didSet { source = EdgeSwipeSource(edge: edge, distance: distance) } }

    /// Creates an edge swipe interaction.
    ///
    /// - Parameter edge: The edge at which the drag begins. The default is leading.
    public init(edge: TransitionEdge = .leading) {
        self.edge = edge
        super.init(EdgeSwipeSource(edge: edge))
    }
}

/// A pan that begins at an edge of the screen.
@available(tvOS, unavailable)
@available(visionOS, unavailable)
private struct EdgeSwipeSource: SwipeLikeSource {
    let edge: TransitionEdge
    var distance: CGFloat?

    var senses: Set<GestureSense> { [.away] }
    var presentingSense: GestureSense { .away }
    /// Like the system's own swipe, this one takes precedence over everything at the edge.
    func takesPrecedence(from landing: CGPoint, on view: UIView) -> Bool { true }

    func makeRecognizer() -> UIGestureRecognizer { EdgeSwipeRecognizer() }

    /// People catch a screen where they see it, which needn't be at the edge.
    func makeCatchingRecognizer() -> UIGestureRecognizer? {
        let pan = UIPanGestureRecognizer()
        pan.maximumNumberOfTouches = 1
        return pan
    }

    func prepare(_ recognizer: UIGestureRecognizer, for view: UIView) {
        guard let pan = recognizer as? UIScreenEdgePanGestureRecognizer else { return }
        switch edge.physical(on: view) {
        case .top: pan.edges = .top
        case .bottom: pan.edges = .bottom
        case .leading: pan.edges = .left
        case .trailing: pan.edges = .right
        }
    }
}
