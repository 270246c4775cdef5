import Animators

/// Every animator, each with its defaults, by name.
@MainActor enum Catalogue {
    static let makers: [String: @MainActor () -> Animator] = [
        "book": { BookAnimator() },
        "bounce": { BounceAnimator() },
        "cards": { CardsAnimator() },
        "cover": { CoverAnimator() },
        "crossfade": { CrossfadeAnimator() },
        "cube": { CubeAnimator() },
        "door": { DoorAnimator() },
        "drop": { DropAnimator() },
        "lean": { LeanAnimator() },
        "nat-geo": { NatGeoAnimator() },
        "page": { PageAnimator() },
        "pop": { PopAnimator() },
        "push": { PushAnimator() },
        "reveal": { RevealAnimator() },
        "scale-fade": { ScaleFadeAnimator() },
        "shrink": { ShrinkAnimator() },
        "slide": { SlideAnimator() },
        "spring-slide": { SpringSlideAnimator() },
        "swing": { SwingAnimator() },
        "turn": { TurnAnimator() },
        "zoom": { ZoomAnimator() },
        "zoom-slide": { ZoomSlideAnimator() },
    ]

    /// The names alone, for the arguments of parameterised tests.
    nonisolated static let names = [
        "book", "bounce", "cards", "cover", "crossfade", "cube", "door", "drop", "lean", "nat-geo", "page",
        "pop",
        "push", "reveal", "scale-fade", "shrink", "slide", "spring-slide", "swing", "turn", "zoom",
        "zoom-slide",
    ]

    /// Those whose way back is their way there in reverse.
    nonisolated static let reversible = names.filter { $0 != "drop" }

    static func make(_ name: String) -> Animator {
        guard let maker = makers[name] else { preconditionFailure("No animator is called \(name)") }
        return maker()
    }
}
