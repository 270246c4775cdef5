import Animators
import TransitionKit

extension AnimatorCatalogue {
    /// Screens that fade and grow in their place.
    static let fading = AnimatorGroup(
        "Fading",
        "Fading and growing",
        [
            CatalogueEntry(
                "crossfade",
                "Crossfade",
                "One screen dissolves into the other.",
                [
                    .choice("style", \CrossfadeAnimator.style, CrossfadeAnimator.Style.allCases),
                    .duration(\CrossfadeAnimator.duration),
                ]
            ) { CrossfadeAnimator() },
            CatalogueEntry(
                "scale-fade",
                "Scale and Fade",
                "The old screen shrinks away while the new one fades in.",
                [
                    .fraction("scale", \ScaleFadeAnimator.scale, 0...0.95),
                    .duration(\ScaleFadeAnimator.duration),
                ]
            ) { ScaleFadeAnimator() },
            CatalogueEntry(
                "shrink",
                "Shrink",
                "A screen grows out of its center, and collapses into it on the way back.",
                [
                    .choice(
                        "anchor",
                        \ShrinkAnimator.anchor,
                        [
                            ("Center", ".center", .center),
                            ("Top", "Participant.Anchor(x: 0.5, y: 0)", Participant.Anchor(x: 0.5, y: 0)),
                            ("Bottom", "Participant.Anchor(x: 0.5, y: 1)", Participant.Anchor(x: 0.5, y: 1)),
                            ("Corner", "Participant.Anchor(x: 1, y: 1)", Participant.Anchor(x: 1, y: 1)),
                        ]
                    ),
                    .fraction("scale", \ShrinkAnimator.scale, 0...0.9),
                    .fraction("fade", \ShrinkAnimator.fade),
                    .duration(\ShrinkAnimator.duration),
                ]
            ) { ShrinkAnimator() },
            CatalogueEntry(
                "zoom",
                "Zoom",
                "One flies through the old screen into the new one.",
                [
                    .choice("style", \ZoomAnimator.style, ZoomAnimator.Style.allCases),
                    .number("nearScale", \ZoomAnimator.nearScale, 1...3, step: 0.05, unit: .factor),
                    .number("farScale", \ZoomAnimator.farScale, 0.1...1, step: 0.05, unit: .factor),
                    .duration(\ZoomAnimator.duration),
                ]
            ) { ZoomAnimator() },
        ]
    )
}
