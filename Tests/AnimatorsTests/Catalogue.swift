import Animators

/// Every animator, each with its defaults, by name.
@MainActor enum Catalogue {
    static let makers: [String: @MainActor () -> Animator] = [
        "bounce": { BounceAnimator() },
        "shrink": { ShrinkAnimator() },
        "cube": { CubeAnimator() },
        "slide": { SlideAnimator() },
        "push": { PushAnimator() },
        "crossfade": { CrossfadeAnimator() },
        "scale-fade": { ScaleFadeAnimator() },
        "spring-slide": { SpringSlideAnimator() },
    ]

    /// The names alone, for the arguments of parameterised tests.
    nonisolated static let names = [
        "bounce", "shrink", "cube", "slide", "push", "crossfade", "scale-fade", "spring-slide",
    ]

    static func make(_ name: String) -> Animator {
        guard let maker = makers[name] else { preconditionFailure("No animator is called \(name)") }
        return maker()
    }
}
