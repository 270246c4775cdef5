import UIKit

/// The direction of a gesture relative to its edge.
enum GestureSense: CaseIterable {
    /// Away from the edge.
    case away
    /// Toward the edge.
    case toward

    /// Fingers that move toward each other.
    static let closing = GestureSense.away
    /// Fingers that move apart.
    static let opening = GestureSense.toward

    var opposite: GestureSense { self == .away ? .toward : .away }
    /// The sign of the sense, in which gestures are measured: 1 for away.
    var sign: CGFloat { self == .away ? 1 : -1 }
}

/// The distance and the velocity of a gesture, both positive away from the edge. They're in points and points
/// per second, or for a pinch, in fractions of the initial distance between the fingers.
struct GestureReading {
    let value: CGFloat
    let velocity: CGFloat

    /// Creates a reading. The velocity of a pinch can be NaN, which is treated as 0.
    init(value: CGFloat = 0, velocity: CGFloat = 0) {
        (self.value, self.velocity) = (value, velocity.finite(or: 0))
    }
}

/// A type of gesture: its recognizer, and how to interpret it.
@MainActor protocol GestureSource {
    /// The axis along which the gesture would scroll content, or `nil` if it wouldn't scroll any.
    var axis: TransitionAxis? { get }
    /// The senses in which the gesture can begin. The default is both.
    var senses: Set<GestureSense> { get }
    /// The sense that goes forward if both directions are possible.
    var forwardSense: GestureSense { get }
    /// The sense that presents or pushes. The default is toward the edge.
    var presentingSense: GestureSense { get }

    /// Returns whether a gesture takes precedence over scrolling content and over views that track the finger
    /// themselves. The default is `false`.
    ///
    /// - Parameter landing: The location of the first finger, in the view's coordinates.
    func takesPrecedence(from landing: CGPoint, on view: UIView) -> Bool

    /// Returns whether a finger that lands at a point can start a transition. The default is `true`.
    func begins(from landing: CGPoint, on view: UIView) -> Bool

    func makeRecognizer() -> UIGestureRecognizer
    /// Returns a recognizer for fingers that catch a running transition, or `nil`, which is the default, if
    /// those of ``makeRecognizer()`` can begin wherever such a finger lands.
    func makeCatchingRecognizer() -> UIGestureRecognizer?
    /// Called when a touch lands or a scroll begins, before the recognizer receives it.
    func prepare(_ recognizer: UIGestureRecognizer, for view: UIView)
    func reading(of recognizer: UIGestureRecognizer) -> GestureReading
    /// Returns the sense in which a gesture begins, or `nil` if it's in another direction.
    ///
    /// - Parameter landing: The location of the first finger in the window, or `nil` if there's none, as on a
    ///   trackpad.
    func sense(of recognizer: UIGestureRecognizer, landing: CGPoint?) -> GestureSense?
    /// Returns the direction of a finger in a sense.
    func movement(in sense: GestureSense, on view: UIView?) -> CGVector
    /// Returns the directions in which a finger can begin to go back. By default, there's only one.
    func directionsBack(on view: UIView?) -> [CGVector]
    /// Returns the direction of a finger that goes back across the axis, or `nil` if it goes along the axis,
    /// which is the default.
    func directionAcross(of recognizer: UIGestureRecognizer) -> CGVector?
    /// Returns the length of the gesture that corresponds to the entire transition.
    ///
    /// - Parameters:
    ///   - travel: The distance that the screens travel along the axis, in points, or `nil` if it's short or
    ///     unknown.
    ///   - size: The size of the container.
    func gestureLength(for sense: GestureSense, travel: CGFloat?, in size: CGSize) -> CGFloat
}

extension GestureSource {
    var senses: Set<GestureSense> { [.away, .toward] }
    var presentingSense: GestureSense { .toward }
    func takesPrecedence(from landing: CGPoint, on view: UIView) -> Bool { false }
    func directionsBack(on view: UIView?) -> [CGVector] { [movement(in: .away, on: view)] }
    func begins(from landing: CGPoint, on view: UIView) -> Bool { true }
    func makeCatchingRecognizer() -> UIGestureRecognizer? { nil }
    func prepare(_ recognizer: UIGestureRecognizer, for view: UIView) {}
    func directionAcross(of recognizer: UIGestureRecognizer) -> CGVector? { nil }
}
