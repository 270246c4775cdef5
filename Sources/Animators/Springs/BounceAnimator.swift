import TransitionKit
import UIKit

/// An animator that brings the incoming screen in from an edge on a spring while the outgoing screen dims.
/// Backward, the screen leaves by the same edge without bouncing.
///
/// The screen overshoots and settles. Where the overshoot would leave a gap, the screen's background color
/// extends beyond its edge. If the background isn't a single color, as with a photo, the screen's blurred
/// mirror image does. A card that reaches from the edge to the opposite one, such as a drawer that comes from
/// below, doesn't overshoot. Inspired by the custom presentations in tutorials by AppCoda and onevcat.
public struct BounceAnimator: Animator, Hashable {
    /// The edge the incoming screen enters from. The default is the bottom.
    public var edge: TransitionEdge
    /// The damping ratio of the spring. A value of 1 doesn't overshoot; smaller values oscillate more. The
    /// default is 0.7, which also replaces non-finite values. Values outside 0.05…1 are clamped.
    public var dampingRatio: CGFloat
    /// The initial velocity of the spring, in total distances per second. The default is 0, which also
    /// replaces non-finite values. Values outside -10,000…10,000 are clamped.
    public var initialVelocity: CGFloat
    /// How much the outgoing screen darkens, from 0 (not at all) to 1 (black, or dark gray in Dark Mode and
    /// if the screen is dark). The default is 0.4, which also replaces non-finite values. Values out of range
    /// are clamped.
    public var dimming: CGFloat
    public var duration: TimeInterval

    /// Creates a bounce animator.
    ///
    /// Each parameter sets the property of the same name. The default duration is 0.7 seconds.
    public init(
        edge: TransitionEdge = .bottom,
        dampingRatio: CGFloat = 0.7,
        initialVelocity: CGFloat = 0,
        dimming: CGFloat = 0.4,
        duration: TimeInterval = 0.7
    ) {
        self.edge = edge
        self.dampingRatio = dampingRatio
        self.initialVelocity = initialVelocity
        self.dimming = dimming
        self.duration = duration
    }

    public func forward(in scene: TransitionScene) -> Choreography {
        let outside = scene.translation(moving: scene.incomingFrame, outBy: edge)
        let screen = Participant.covering(
            from: .rest.translated(by: outside),
            shadow: 0.4,
            isRounded: true,
            in: scene
        )
        let covered = Participant.covered(in: scene, dimmedTo: dimming.fraction(or: Self().dimming))
        // A card doesn't overshoot where nothing would fill the gap.
        let leavesGap = EdgeBackground.leavesGap(beyond: edge, of: scene.incomingFrame, in: scene)
        // Where the screen overshoots, its background extends beyond its edge.
        let background = EdgeBackground.beyond([edge], of: screen[0], in: scene)
        return Choreography(
            timing: leavesGap
                ? .spring(dampingRatio: 1)
                : .spring(
                    dampingRatio: dampingRatio.playable(or: Self().dampingRatio),
                    initialVelocity: initialVelocity.playable(or: Self().initialVelocity)
                ),
            participants: [covered, screen[0]] + background + screen.dropFirst()
        )
    }

    public func backward(in scene: TransitionScene) -> Choreography {
        backward(in: scene, timing: .easeIn)
    }
}

extension Animator where Self == BounceAnimator {
    /// Returns an animator that brings the incoming screen in from an edge on a spring. See
    /// ``BounceAnimator``.
    public static func bounce(
        edge: TransitionEdge = .bottom,
        dampingRatio: CGFloat = 0.7,
        initialVelocity: CGFloat = 0,
        dimming: CGFloat = 0.4,
        duration: TimeInterval = 0.7
    ) -> BounceAnimator {
        BounceAnimator(
            edge: edge,
            dampingRatio: dampingRatio,
            initialVelocity: initialVelocity,
            dimming: dimming,
            duration: duration
        )
    }
}
