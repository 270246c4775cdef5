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
                "fade-through",
                "Fade Through",
                "The old screen fades out, then the new one fades in and grows.",
                [
                    .fraction("scale", \FadeThroughAnimator.scale, 0.5...1),
                    .duration(\FadeThroughAnimator.duration),
                ]
            ) { FadeThroughAnimator() },
            CatalogueEntry(
                "shared-axis",
                "Shared Axis",
                "Both screens move a little along one axis and fade.",
                [
                    .choice("axis", \SharedAxisAnimator.axis, SharedAxisAnimator.SharedAxis.allCases),
                    .number("distance", \SharedAxisAnimator.distance, 0...120, step: 5, unit: .points),
                    .duration(\SharedAxisAnimator.duration),
                ]
            ) { SharedAxisAnimator() },
            CatalogueEntry(
                "scale-fade",
                "Scale and Fade",
                "The old screen shrinks a little and fades, then the new one fades in.",
                [
                    .fraction("scale", \ScaleFadeAnimator.scale, 0.5...1),
                    .staging(\ScaleFadeAnimator.staging), .duration(\ScaleFadeAnimator.duration),
                ]
            ) { ScaleFadeAnimator() },
            CatalogueEntry(
                "shrink",
                "Shrink",
                "A screen grows out of a point or a view, and collapses into it on the way back.",
                [
                    .origin(\ShrinkAnimator.origin),
                    .fraction("scale", \ShrinkAnimator.scale, 0...0.9),
                    .fraction("dimming", \ShrinkAnimator.dimming),
                    .edges(of: \ShrinkAnimator.staging), .duration(\ShrinkAnimator.duration),
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
                    .staging(\ZoomAnimator.staging), .duration(\ZoomAnimator.duration),
                ]
            ) { ZoomAnimator() },
        ]
    )
}
