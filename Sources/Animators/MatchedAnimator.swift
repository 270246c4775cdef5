import TransitionKit
import UIKit

/// Views that both screens name become each other: pictures of them fly from where they are to where they will be,
/// changing size, corners and look on the way, while the screens crossfade or play any other animator. Backward
/// they fly home.
///
/// Screens name their views by adopting `TransitionElementProviding`. A view that only one screen shows stays with
/// its screen.
///
/// ```swift
/// let transition = TransitionDelegate(MatchedAnimator(alongside: SlideAnimator(), arc: 0.5))
/// ```
///
/// After Hero's matched views.
public final class MatchedAnimator: Animator {
    /// What the screens do meanwhile; its timing is the views' as well. A crossfade by default.
    public let alongside: Animator
    /// The names of the views that fly, the one in front last; `nil` (the default) stands for all that both screens
    /// name.
    public var elements: [TransitionElementID]?
    /// How round their ways are, 0…1: 0 (the default) is straight, 1 sets off sideways and arrives upright.
    public var arc: CGFloat

    /// Each parameter sets the property of its name; `duration` is in seconds, 0.45 by default.
    public init(
        elements: [TransitionElementID]? = nil,
        alongside: Animator? = nil,
        arc: CGFloat = 0,
        duration: TimeInterval = 0.45
    ) {
        self.elements = elements
        self.alongside = alongside ?? CrossfadeAnimator()
        self.arc = arc
        super.init(duration: duration)
    }

    public override var movesAnything: Bool { true }

    public override func forwardChoreography(in scene: TransitionScene) -> Choreography {
        var choreography = alongside.forwardChoreography(in: scene)
        choreography.participants += flights(in: scene)
        return choreography
    }

    public override func backwardChoreography(in scene: TransitionScene) -> Choreography {
        var choreography = alongside.backwardChoreography(in: scene)
        choreography.participants += Choreography(flights(in: scene)).reversed().participants
        return choreography
    }

    private func flights(in scene: TransitionScene) -> [Participant] {
        // Without a wish for the order, one that is the same every time.
        let names = elements ?? scene.elements.keys.sorted { $0.rawValue < $1.rawValue }
        return names.flatMap { scene.flight(of: $0, arc: arc) }
    }
}
