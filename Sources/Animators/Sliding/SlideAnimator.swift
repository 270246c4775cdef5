import TransitionKit
import UIKit

/// Both screens travel the whole way together, the new one behind the old one's heels.
public struct SlideAnimator: Animator, Hashable {
    /// The edge the new screen comes from; the old one leaves by the opposite one. Trailing by default.
    public var edge: TransitionEdge
    /// The gap between the screens, in points. 0 by default, and where it is not finite.
    public var spacing: CGFloat
    /// Whether the screens cross their opacity on the way. `false` by default.
    public var fades: Bool
    public var duration: TimeInterval

    /// Each parameter sets the property of its name; `duration` is in seconds, 0.35 by default.
    public init(
        edge: TransitionEdge = .trailing,
        spacing: CGFloat = 0,
        fades: Bool = false,
        duration: TimeInterval = 0.35
    ) {
        self.edge = edge
        self.spacing = spacing
        self.fades = fades
        self.duration = duration
    }

    public func forward(in scene: TransitionScene) -> Choreography {
        let travel = scene.travel(towards: edge, spacing: spacing.playable(or: 0))
        let opacity: CGFloat = fades ? 0 : 1
        return Choreography(
            timing: .prompt,
            [
                Participant(.outgoing, to: .rest.translated(by: travel, times: -1).faded(to: opacity)),
                Participant(.incoming, from: .rest.translated(by: travel).faded(to: opacity)),
            ]
        )
    }
}

extension Animator where Self == SlideAnimator {
    /// Both screens travel the whole way together; see ``SlideAnimator``.
    public static func slide(
        edge: TransitionEdge = .trailing,
        spacing: CGFloat = 0,
        fades: Bool = false,
        duration: TimeInterval = 0.35
    ) -> SlideAnimator {
        SlideAnimator(edge: edge, spacing: spacing, fades: fades, duration: duration)
    }
}
