import Animators
import CoreGraphics
import TestSupport

/// All animators with their default parameters, by name.
enum Catalog {
    private static let animators = Dictionary(
        uniqueKeysWithValues: AnimatorCatalog.entries.map { ($0.id, $0.animator) }
    )

    /// Animators derived from others, which must meet the same requirements.
    private static let combined: [String: any Animator] = [
        "cube in two seconds": CubeAnimator().with(duration: 2),
        "fold and crossfade": FoldAnimator().combined(with: CrossfadeAnimator()),
        "matched beside push": MatchedAnimator(alongside: PushAnimator(), arc: 0.5),
        "page reversed": PageAnimator().reversed(),
        "slide and crossfade": SlideAnimator().combined(with: CrossfadeAnimator(duration: 0.2)),
        "zoom and spring slide, linear":
            ZoomAnimator().combined(with: SpringSlideAnimator()).with(timing: .linear),
    ]

    /// All names, for the arguments of parameterized tests.
    static let names = animators.keys.sorted()

    /// The names of derived animators.
    static let combinations = combined.keys.sorted()

    /// The animators that are tested in every container, direction, and layout. Together, they require
    /// everything of the stage that the whole catalog does.
    static let representatives = [
        "circle-reveal", "cube", "curl", "explode", "fold", "genie", "nat-geo", "push", "spread",
        "spring-slide", "swing", "zoom",
    ]

    /// The animators whose backward transition is the forward one in reverse, whatever its timing. One that
    /// goes back in another way, on purpose or not, isn't left out on its own.
    static let reversible = [
        "blinds", "book", "bounce", "circle-reveal", "cover", "cover-flow", "cube", "flip", "fold", "nat-geo",
        "portal", "push", "reveal", "scale-fade", "shrink", "slide", "split", "spread", "spring-slide",
        "turn", "zoom", "zoom-slide",
    ]

    static func animator(_ name: String) -> any Animator {
        guard let animator = animators[name] ?? combined[name] else {
            preconditionFailure("No animator is called \(name)")
        }
        return animator
    }
}
