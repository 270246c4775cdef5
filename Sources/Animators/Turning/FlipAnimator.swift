import TransitionKit
import UIKit

/// Half of the screen lifts and turns over like a page, with a moving shade: on its back is half of the new
/// screen.
///
/// After the flip of VCTransitionsLibrary.
public struct FlipAnimator: Animator, Hashable {
    /// The edge of the half that lifts. Trailing by default.
    public var edge: TransitionEdge
    /// How dark the page is when it is seen edge on, and what it lies on, 0…1. 0.6 by default, and where it is not
    /// finite.
    public var shade: CGFloat
    public var duration: TimeInterval

    /// Each parameter sets the property of its name; `duration` is in seconds, 0.65 by default.
    public init(edge: TransitionEdge = .trailing, shade: CGFloat = 0.6, duration: TimeInterval = 0.65) {
        self.edge = edge
        self.shade = shade
        self.duration = duration
    }

    public func forward(in scene: TransitionScene) -> Choreography {
        let leaf = Leaf(edge: edge, shade: shade.playable(or: 0.6))
        return Choreography(
            timing: .cubic(CGPoint(x: 0.3, y: 0.2), CGPoint(x: 0.7, y: 0.8)),
            eyeDistance: 2 * leaf.length(in: scene.size),
            leaf.resting
                + [
                    leaf.lifting([Keyframe(at: 0, .rest), Keyframe(at: 0.5, leaf.lifted)]),
                    leaf.landing([Keyframe(at: 0.5, leaf.landingLifted), Keyframe(at: 1, .rest)]),
                ]
        )
    }
}

extension Animator where Self == FlipAnimator {
    /// Half of the screen lifts and turns over like a page; see ``FlipAnimator``.
    public static func flip(
        edge: TransitionEdge = .trailing,
        shade: CGFloat = 0.6,
        duration: TimeInterval = 0.65
    ) -> FlipAnimator {
        FlipAnimator(edge: edge, shade: shade, duration: duration)
    }
}
