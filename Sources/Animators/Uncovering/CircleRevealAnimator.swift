import TransitionKit
import UIKit

/// A circle grows from a point or a view until it has uncovered the new screen. Backward it closes on it.
///
/// ```swift
/// let transition = TransitionDelegate(.circleReveal(origin: .view(addButton)))
/// ```
///
/// After WXSTransition's point spread.
public struct CircleRevealAnimator: Animator, Hashable {
    /// Where the circle grows from: a point in fractions of the screen, an element that a screen names or a view, by
    /// its middle. The middle of the screen by default, and where neither screen shows the element or the view.
    public var origin: TransitionOrigin
    /// What grows. A circle by default.
    public var shape: ClipShape
    public var duration: TimeInterval

    /// Each parameter sets the property of its name; `duration` is in seconds, 0.4 by default.
    public init(origin: TransitionOrigin = .center, shape: ClipShape = .ellipse, duration: TimeInterval = 0.4)
    {
        self.origin = origin
        self.shape = shape
        self.duration = duration
    }

    public var targets: [TransitionTarget] { origin.target.map { [$0] } ?? [] }

    public func forward(in scene: TransitionScene) -> Choreography {
        let (width, height) = (max(scene.incomingFrame.width, 1), max(scene.incomingFrame.height, 1))
        let point = origin.point(in: scene.incomingFrame, of: scene)
        let corner = hypot(
            max(abs(point.x), abs(1 - point.x)) * width,
            max(abs(point.y), abs(1 - point.y)) * height
        )
        // Another shape has to reach the corners with its flattest side.
        let radius = shape == .ellipse ? corner : corner * 2.4
        let closed = CGRect(origin: point, size: .zero)
        let open = closed.insetBy(dx: -radius / width, dy: -radius / height)
        return Choreography(
            timing: .cubic(CGPoint(x: 0.25, y: 0.3), CGPoint(x: 0.7, y: 0.8)),
            [
                Participant(.outgoing, to: .rest.dimmed(to: 0.3)),
                Participant(
                    .incoming,
                    // A circle is a rectangle with round corners.
                    clipShape: shape == .ellipse ? .rectangle : shape,
                    from: .rest.clipped(to: closed),
                    to: .rest.clipped(to: open, cornerRadius: shape == .ellipse ? radius : 0)
                ),
            ]
        )
    }
}

extension Animator where Self == CircleRevealAnimator {
    /// A circle grows from a point or a view until it has uncovered the new screen; see ``CircleRevealAnimator``.
    public static func circleReveal(
        origin: TransitionOrigin = .center,
        shape: ClipShape = .ellipse,
        duration: TimeInterval = 0.4
    ) -> CircleRevealAnimator {
        CircleRevealAnimator(origin: origin, shape: shape, duration: duration)
    }
}
