import UIKit

/// A view that an animator uses: one that a screen names, or one that you pass to the animator.
///
/// If an animator returns the target from ``Animator/targets``, its position is available from the scene, in
/// the container's coordinates. The view can scroll, have a transform, and be on either screen or in a bar.
///
/// ```swift
/// struct GrowAnimator: Animator {
///     var source: TransitionTarget
///     var duration = 0.4
///
///     var targets: [TransitionTarget] { [source] }
///
///     func forward(in scene: TransitionScene) -> Choreography {
///         let start = scene.element(of: source)?.outgoing?.frame ?? scene.incomingFrame
///         let small = Pose.rest.scaled(by: 0.1).translated(
///             x: start.midX - scene.incomingFrame.midX,
///             y: start.midY - scene.incomingFrame.midY
///         )
///         return Choreography(
///             participants: [Participant(.outgoing), Participant(.picture(of: .incoming), from: small)]
///         )
///     }
/// }
/// ```
///
/// When you create the animator, pass the view, as in `GrowAnimator(source: .view(addButton))`.
public struct TransitionTarget: Hashable, Sendable, ExpressibleByStringInterpolation {
    /// The name of the view in a scene.
    public let id: TransitionElementID

    /// The view, if you passed one and it still exists. It's `nil` for a view that a screen names or a
    /// closure returns.
    public var view: UIView? { id.view }

    init(id: TransitionElementID) { self.id = id }

    /// Creates a target for a view that a screen names, like ``element(_:)``.
    public init(_ name: String) { id = TransitionElementID(name) }

    public init(stringLiteral name: String) { self.init(name) }

    /// Returns a target for a view that a screen names. See ``TransitionElementProviding``.
    public static func element(_ id: TransitionElementID) -> TransitionTarget { TransitionTarget(id: id) }

    /// Returns a target for a view on either screen, or in front of both. The view isn't retained.
    @preconcurrency @MainActor public static func view(_ view: UIView) -> TransitionTarget {
        TransitionTarget(id: TransitionElementID(of: view))
    }

    /// Returns a target for a view that a closure provides when a transition begins, both forward and
    /// backward, and again when the list around the view changes meanwhile. Use it for views in lists,
    /// because cells are reused and scroll. Look up the view by what it shows, such as the identifier of a
    /// photo.
    ///
    /// ```swift
    /// let source = TransitionTarget.view { [weak list] in list?.imageView(ofPhoto: photo.id) }
    /// ```
    ///
    /// - Parameter provider: A closure that returns the view, or `nil` if there's currently none.
    public static func view(_ provider: @escaping @MainActor () -> UIView?) -> TransitionTarget {
        TransitionTarget(id: TransitionElementID(provider: provider))
    }

    /// Returns a target for a part of a view, in the view's coordinates, such as the visible part of an
    /// image. If the rectangle is empty or non-finite, the target is the entire view. The view isn't
    /// retained.
    @preconcurrency @MainActor public static func rect(_ rect: CGRect, in view: UIView) -> TransitionTarget {
        guard let part = rect.usable, !part.isEmpty else { return .view(view) }
        return TransitionTarget(id: TransitionElementID(of: view, part: part))
    }

    /// Returns a target for a point of a view, in the view's coordinates, such as the location of a touch.
    /// The target is one point wide and high. If the point is non-finite, the target is at the center of the
    /// view. The view isn't retained.
    @preconcurrency @MainActor
    public static func point(_ point: CGPoint, in view: UIView) -> TransitionTarget {
        let isPoint = point.x.isFinite && point.y.isFinite
        let middle = isPoint ? point : view.bounds.center
        return rect(CGRect(x: middle.x - 0.5, y: middle.y - 0.5, width: 1, height: 1), in: view)
    }
}
