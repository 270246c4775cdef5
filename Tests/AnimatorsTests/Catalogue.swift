import Animators
import UIKit

/// Every animator, each with its defaults, by name.
@MainActor enum Catalogue {
    static let makers: [String: @MainActor () -> Animator] = [
        "blinds": { BlindsAnimator() },
        "book": { BookAnimator() },
        "bounce": { BounceAnimator() },
        "bricks": { BricksAnimator() },
        "cards": { CardsAnimator() },
        "circle-reveal": { CircleRevealAnimator() },
        "cover": { CoverAnimator() },
        "crossfade": { CrossfadeAnimator() },
        "cube": { CubeAnimator() },
        "door": { DoorAnimator() },
        "drop": { DropAnimator() },
        "expand": { ExpandAnimator() },
        "explode": { ExplodeAnimator() },
        "flip": { FlipAnimator() },
        "fold": { FoldAnimator() },
        "fragments": { FragmentsAnimator() },
        "lean": { LeanAnimator() },
        "matched": { MatchedAnimator() },
        "nat-geo": { NatGeoAnimator() },
        "page": { PageAnimator() },
        "pop": { PopAnimator() },
        "portal": { PortalAnimator() },
        "push": { PushAnimator() },
        "reveal": { RevealAnimator() },
        "scale-fade": { ScaleFadeAnimator() },
        "shrink": { ShrinkAnimator() },
        "slide": { SlideAnimator() },
        "split": { SplitAnimator() },
        "split-flap": { SplitFlapAnimator() },
        "spread": { SpreadAnimator() },
        "spring-slide": { SpringSlideAnimator() },
        "swing": { SwingAnimator() },
        "turn": { TurnAnimator() },
        "zoom": { ZoomAnimator() },
        "zoom-slide": { ZoomSlideAnimator() },
    ]

    /// The names alone, for the arguments of parameterised tests.
    nonisolated static let names = [
        "blinds", "book", "bounce", "bricks", "cards", "circle-reveal", "cover", "crossfade", "cube", "door",
        "drop", "expand", "explode", "flip", "fold", "fragments", "lean", "matched", "nat-geo", "page", "pop",
        "portal", "push",
        "reveal", "scale-fade", "shrink", "slide", "split", "split-flap", "spread", "spring-slide", "swing",
        "turn", "zoom", "zoom-slide",
    ]

    /// Some that are made of others, to be held to the same promises.
    static let combinationMakers: [String: @MainActor () -> Animator] = [
        "cube in two seconds": { CubeAnimator().with(duration: 2) },
        "fold and crossfade": { FoldAnimator().combined(with: CrossfadeAnimator()) },
        "matched beside push": { MatchedAnimator(alongside: PushAnimator(), arc: 0.5) },
        "page reversed": { PageAnimator().reversed() },
        "slide and crossfade": { SlideAnimator().combined(with: CrossfadeAnimator(duration: 0.2)) },
        "zoom and spring slide, linear": {
            ZoomAnimator().combined(with: SpringSlideAnimator())
                .with(timing: UICubicTimingParameters(animationCurve: .linear))
        },
    ]

    /// Their names.
    nonisolated static let combinations = [
        "cube in two seconds", "fold and crossfade", "matched beside push", "page reversed",
        "slide and crossfade", "zoom and spring slide, linear",
    ]

    /// Those whose way back is their way there in reverse.
    nonisolated static let reversible = names.filter { $0 != "drop" && $0 != "pop" }

    static func make(_ name: String) -> Animator {
        guard let maker = makers[name] ?? combinationMakers[name] else {
            preconditionFailure("No animator is called \(name)")
        }
        return maker()
    }
}
