import TransitionKit
import UIKit

/// An animator that lifts half of the outgoing screen and turns it over like a page. The back of the page
/// shows half of the incoming screen.
///
/// Inspired by the flip of VCTransitionsLibrary.
public struct FlipAnimator: Animator, Hashable {
    /// The edge of the half that lifts. The default is trailing.
    public var edge: TransitionEdge
    /// How strongly the page and what lies beneath it are shaded when the page is edge-on, from 0 to 1. The
    /// shade is black, and on the page, dark gray in Dark Mode. The default is 0.6, which also replaces
    /// non-finite values. Values out of range are clamped.
    public var shade: CGFloat
    public var duration: TimeInterval

    /// Creates a flip animator.
    ///
    /// Each parameter sets the property of the same name. The default duration is 0.65 seconds.
    public init(edge: TransitionEdge = .trailing, shade: CGFloat = 0.6, duration: TimeInterval = 0.65) {
        self.edge = edge
        self.shade = shade
        self.duration = duration
    }

    public func forward(in scene: TransitionScene) -> Choreography {
        let leaf = Leaf(edge: edge, shade: shade.fraction(or: Self().shade), scene: scene, reach: 2)
        return Choreography(
            timing: .cubic(CGPoint(x: 0.2, y: 0.04), CGPoint(x: 0.8, y: 0.96)),
            eyeDistance: leaf.eyeDistance,
            participants: leaf.resting
                + [
                    leaf.lifting([Keyframe(at: 0, .rest), Keyframe(at: 0.5, leaf.lifted)]),
                    leaf.landing([Keyframe(at: 0.5, leaf.landingLifted), Keyframe(at: 1, .rest)]),
                ]
        )
    }
}

extension Animator where Self == FlipAnimator {
    /// Returns an animator that turns half of the screen over like a page. See ``FlipAnimator``.
    public static func flip(
        edge: TransitionEdge = .trailing,
        shade: CGFloat = 0.6,
        duration: TimeInterval = 0.65
    ) -> FlipAnimator {
        FlipAnimator(edge: edge, shade: shade, duration: duration)
    }
}
