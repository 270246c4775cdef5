import TransitionKit
import UIKit

/// Half of the screen lifts and turns over like a page, with a moving shade: on its back is half of the new
/// screen.
///
/// After the flip of VCTransitionsLibrary.
public struct FlipAnimator: Animator, Hashable {
    /// The edge of the half that lifts. Trailing by default.
    public var edge: TransitionEdge
    /// How dark the page is when it is seen edge on, and what it lies on, 0…1. 0.5 by default, and where it is not
    /// finite.
    public var shade: CGFloat
    public var duration: TimeInterval

    /// Each parameter sets the property of its name; `duration` is in seconds, 0.8 by default.
    public init(edge: TransitionEdge = .trailing, shade: CGFloat = 0.5, duration: TimeInterval = 0.8) {
        self.edge = edge
        self.shade = shade
        self.duration = duration
    }

    public func forward(in scene: TransitionScene) -> Choreography {
        let leaf = Leaf(edge: edge, shade: shade.playable(or: 0.5))
        return Choreography(
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
        shade: CGFloat = 0.5,
        duration: TimeInterval = 0.8
    ) -> FlipAnimator {
        FlipAnimator(edge: edge, shade: shade, duration: duration)
    }
}
