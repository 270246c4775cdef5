import UIKit

/// Which way a gesture goes.
enum GestureSense {
    /// Away from its edge.
    case away
    /// Towards its edge.
    case toward

    /// Of fingers: together.
    static let closing = GestureSense.away
    /// Of fingers: apart.
    static let opening = GestureSense.toward

    var opposite: GestureSense { self == .away ? .toward : .away }
    /// 1 for the sense in which gestures are measured.
    var sign: CGFloat { self == .away ? 1 : -1 }
}

/// How far a gesture has gone and how fast it goes, a second; both positive away from the edge.
struct GestureReading {
    var value: CGFloat = 0
    var velocity: CGFloat = 0
}

/// A kind of gesture: what recognizes it, and what it says.
@MainActor protocol GestureSource {
    /// Along which content would scroll; `nil` if none does.
    var axis: TransitionAxis? { get }
    /// The senses in which it can set out: both, by default.
    var senses: Set<GestureSense> { get }
    /// The sense that leads forward where both ways are possible.
    var forwardSense: GestureSense { get }
    /// The sense that presents or pushes.
    var presentingSense: GestureSense { get }

    /// Whether it leaves a finger to a view that follows it itself.
    var yieldsToViews: Bool { get }

    func makeRecognizer() -> UIGestureRecognizer
    /// Called when a touch lands or a scroll begins, before the recognizer hears of it.
    func prepare(_ recognizer: UIGestureRecognizer, for view: UIView)
    func reading(of recognizer: UIGestureRecognizer) -> GestureReading
    /// The sense in which a gesture sets out; `nil` if it goes across.
    ///
    /// - Parameter landing: where its first finger landed, in the window; `nil` if it has none, as on a trackpad.
    func sense(of recognizer: UIGestureRecognizer, landing: CGPoint?) -> GestureSense?
    /// The direction of a finger in a sense.
    func movement(in sense: GestureSense, on view: UIView?) -> CGVector
    /// The way of the gesture that is a whole transition.
    ///
    /// - Parameters:
    ///   - travel: how far the screens travel along the axis, in points; `nil` if that is little, or not known.
    ///   - size: the container's.
    func gestureLength(for sense: GestureSense, travel: CGFloat?, in size: CGSize) -> CGFloat
}

extension GestureSource {
    var senses: Set<GestureSense> { [.away, .toward] }
    var presentingSense: GestureSense { forwardSense }
    var yieldsToViews: Bool { true }
    func prepare(_ recognizer: UIGestureRecognizer, for view: UIView) {}
}
