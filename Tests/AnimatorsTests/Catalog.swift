import Animators
import TestSupport

/// All animators with their default parameters, by name.
enum Catalog {
    private static let animators: [String: any Animator] = [
        "blinds": BlindsAnimator(),
        "book": BookAnimator(),
        "bounce": BounceAnimator(),
        "cards": CardsAnimator(),
        "cascade": CascadeAnimator(),
        "circle-reveal": CircleRevealAnimator(),
        "cover": CoverAnimator(),
        "crossfade": CrossfadeAnimator(),
        "cube": CubeAnimator(),
        "curl": CurlAnimator(),
        "door": DoorAnimator(),
        "drop": DropAnimator(),
        "expand": ExpandAnimator(),
        "explode": ExplodeAnimator(),
        "flip": FlipAnimator(),
        "fold": FoldAnimator(),
        "fragments": FragmentsAnimator(),
        "fade-through": FadeThroughAnimator(),
        "genie": GenieAnimator(),
        "lean": LeanAnimator(),
        "shared-axis": SharedAxisAnimator(),
        "clothesline": ClotheslineAnimator(),
        "cover-flow": CoverFlowAnimator(),
        "reels": ReelsAnimator(),
        "twist": TwistAnimator(),
        "matched": MatchedAnimator(),
        "mosaic": MosaicAnimator(),
        "nat-geo": NatGeoAnimator(),
        "page": PageAnimator(),
        "pop-up": PopUpAnimator(),
        "portal": PortalAnimator(),
        "push": PushAnimator(),
        "reveal": RevealAnimator(),
        "scale-fade": ScaleFadeAnimator(),
        "shrink": ShrinkAnimator(),
        "slide": SlideAnimator(),
        "split": SplitAnimator(),
        "split-flap": SplitFlapAnimator(),
        "spread": SpreadAnimator(),
        "spring-slide": SpringSlideAnimator(),
        "swing": SwingAnimator(),
        "turn": TurnAnimator(),
        "zoom": ZoomAnimator(),
        "zoom-slide": ZoomSlideAnimator(),
    ]

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

    /// The animators whose backward transition is the forward one in reverse.
    static let reversible = names.filter {
        ![
            "blinds", "cards", "cascade", "clothesline", "curl", "drop", "expand", "explode", "fade-through",
            "fragments",
            "genie", "mosaic", "pop-up", "reels", "shared-axis", "split-flap", "swing", "twist",
        ].contains($0)
    }

    static func animator(_ name: String) -> any Animator {
        guard let animator = animators[name] ?? combined[name] else {
            preconditionFailure("No animator is called \(name)")
        }
        return animator
    }
}
