import TransitionKit
import UIKit

/// An animator that reveals the incoming screen through a circle that grows from a point or a view. Backward,
/// the circle closes.
///
/// ```swift
/// list.present(detail, with: .circleReveal(origin: .view(addButton)))
/// ```
///
/// Inspired by the point spread of WXSTransition.
public struct CircleRevealAnimator: Animator, Hashable {
    /// The center of the circle. The default is the center of the screen, which is also used if neither
    /// screen shows the view.
    public var origin: TransitionOrigin
    /// The shape that grows. The default is `.ellipse`, which appears as a circle. A custom shape must
    /// contain a circle about its center, at least 42% as wide as its square. Otherwise, the corners of the
    /// screen appear only at the end.
    public var shape: ClipShape
    public var duration: TimeInterval

    /// Creates a circle reveal animator.
    ///
    /// Each parameter sets the property of the same name. The default duration is 0.4 seconds.
    public init(origin: TransitionOrigin = .center, shape: ClipShape = .ellipse, duration: TimeInterval = 0.4)
    {
        self.origin = origin
        self.shape = shape
        self.duration = duration
    }

    public var targets: [TransitionTarget] { origin.targets }

    public func forward(in scene: TransitionScene) -> Choreography {
        let (width, height) = (max(scene.incomingFrame.width, 1), max(scene.incomingFrame.height, 1))
        let point = origin.point(in: scene.incomingFrame, of: scene)
        let corner = CGSize(width: width, height: height).reach(from: point)
        // Even the points of any other shape's outline that are closest to its center must reach beyond the
        // corners.
        let radius = shape == .ellipse ? corner : corner * 2.4
        let center = CGRect(origin: point, size: .zero)
        let closed = Pose.rest.clipped(to: center)
        let open = Pose.rest.clipped(
            to: center.insetBy(dx: -radius / width, dy: -radius / height),
            cornerRadius: shape == .ellipse ? radius : 0
        )
        // A circle is a rectangle with round corners.
        let clipShape: ClipShape = shape == .ellipse ? .rectangle : shape
        let covered = Participant.covered(in: scene, dimmedTo: 0.3, within: 0...0.6)
        let growing: (CGFloat) -> Pose
        var revealed = Participant(.incoming, clipShape: clipShape, from: closed, to: open)
        let isInside = (0...1).contains(point.x) && (0...1).contains(point.y)
        if shape == .ellipse, isInside, scene.isAlone, !scene.incomingIsWhole {
            growing = {
                Self.card(from: point, radius: radius, size: CGSize(width: width, height: height), at: $0)
            }
            revealed = Participant(
                .incoming,
                shadow: Participant.Shadow(radius: 16),
                keyframes: Keyframe.sampled { time in
                    growing(time).shadowed(to: 0.25 * min(time / 0.15, (1 - time) / 0.3, 1))
                }
            )
        } else {
            growing = { closed.interpolated(to: open, at: $0) }
        }
        return Choreography(
            timing: .cubic(CGPoint(x: 0.2, y: 0.12), CGPoint(x: 0.7, y: 0.8)),
            participants: [covered] + shadow(from: closed, to: open, in: scene)
                + Participant.rim(in: scene, shape: clipShape) { growing($0).clip } + [revealed]
        )
    }

    /// Returns the pose of a card that grows from a point inside it. It's a circle until it reaches the edges
    /// of the card, and then turns into the shape of the card. If it went on as a circle, the corners of the
    /// card would be cut off until the end.
    private static func card(from point: CGPoint, radius: CGFloat, size: CGSize, at time: CGFloat) -> Pose {
        let (x, y) = (radius * time / size.width, radius * time / size.height)
        let (left, top) = (max(point.x - x, 0), max(point.y - y, 0))
        let seen = CGRect(
            x: left,
            y: top,
            width: min(point.x + x, 1) - left,
            height: min(point.y + y, 1) - top
        )
        return .rest.clipped(to: seen, cornerRadius: radius * time * (1 - smooth((time - 0.55) / 0.45)))
    }

    /// Returns the shadow of the circle, so that it appears in front of the outgoing screen rather than as a
    /// hole in it. The shadow of a card is that of its own shape.
    private func shadow(from closed: Pose, to open: Pose, in scene: TransitionScene) -> [Participant] {
        guard shape == .ellipse, scene.hasBothViews, !scene.isSeeThrough else { return [] }
        let background = Participant(
            .decoration(.color(scene.incomingBackgroundColor ?? .plainBackground, in: scene.incomingPlace)),
            shadow: Participant.Shadow(radius: 24, y: 8),
            clipShape: .ellipse,
            keyframes: Keyframe.sampled { time in
                closed.interpolated(to: open, at: time)
                    .shadowed(to: 0.4 * min(time / 0.15, (1 - time) / 0.3, 1))
            }
        )
        return [background.accompanying(.incoming)]
    }
}

extension Animator where Self == CircleRevealAnimator {
    /// Returns an animator that reveals the incoming screen through a growing circle. See
    /// ``CircleRevealAnimator``.
    public static func circleReveal(
        origin: TransitionOrigin = .center,
        shape: ClipShape = .ellipse,
        duration: TimeInterval = 0.4
    ) -> CircleRevealAnimator {
        CircleRevealAnimator(origin: origin, shape: shape, duration: duration)
    }
}
