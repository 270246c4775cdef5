import TransitionKit
import UIKit

/// An animator that slides both screens together across the full width or height of the container.
///
/// Inspired by the slide of IBAnimatable.
public struct SlideAnimator: Animator, Hashable {
    /// The edge the incoming screen enters from. The outgoing screen leaves by the opposite edge. The default
    /// is trailing.
    public var edge: TransitionEdge
    /// The gap between the screens, in points. The standard backdrop shows in it, unless a screen has no
    /// background. The default is 0, which also replaces non-finite values. Negative values are treated as 0.
    public var spacing: CGFloat
    /// A Boolean value that determines whether the screens crossfade as they slide. The default is `false`.
    public var fades: Bool
    public var duration: TimeInterval

    /// Creates a slide animator.
    ///
    /// Each parameter sets the property of the same name. The default duration is 0.35 seconds.
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
        let spacing = spacing.playable(or: Self().spacing, within: 0...1e6)
        let travel = scene.travel(toward: edge, spacing: spacing)
        let opacity: CGFloat = fades ? 0 : 1
        let gap = spacing > 0 ? Staging.standard.backdropParticipants(in: scene) : []
        return Choreography(
            timing: .responsive,
            participants: (fades ? FadeThrough.background(in: scene) : gap) + [
                Participant(.outgoing, to: .rest.translated(by: travel, times: -1).faded(to: opacity)),
                Participant(.incoming, from: .rest.translated(by: travel).faded(to: opacity)),
            ]
        )
    }
}

extension Animator where Self == SlideAnimator {
    /// Returns an animator that slides both screens together. See ``SlideAnimator``.
    public static func slide(
        edge: TransitionEdge = .trailing,
        spacing: CGFloat = 0,
        fades: Bool = false,
        duration: TimeInterval = 0.35
    ) -> SlideAnimator {
        SlideAnimator(edge: edge, spacing: spacing, fades: fades, duration: duration)
    }
}
