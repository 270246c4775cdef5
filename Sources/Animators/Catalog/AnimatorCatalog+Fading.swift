import Animators
import TransitionKit

extension GalleryCatalog {
    /// Screens that fade and grow in their place.
    static let fading = AnimatorGroup(
        .fading,
        [
            CatalogEntry(
                "crossfade",
                [
                    .choice("style", \CrossfadeAnimator.style, CrossfadeAnimator.Style.allCases),
                    .duration(\CrossfadeAnimator.duration),
                ]
            ),
            CatalogEntry(
                "fade-through",
                [
                    .fraction("scale", \FadeThroughAnimator.scale, 0.5...1),
                    .duration(\FadeThroughAnimator.duration),
                ]
            ),
            CatalogEntry(
                "shared-axis",
                [
                    .choice("axis", \SharedAxisAnimator.axis, SharedAxisAnimator.SharedAxis.allCases),
                    .number("distance", \SharedAxisAnimator.distance, 0...120, step: 5, unit: .points),
                    .duration(\SharedAxisAnimator.duration),
                ]
            ),
            CatalogEntry(
                "scale-fade",
                [
                    .fraction("scale", \ScaleFadeAnimator.scale, 0.5...1),
                    .edges(of: \ScaleFadeAnimator.staging), .duration(\ScaleFadeAnimator.duration),
                ]
            ),
            CatalogEntry(
                "shrink",
                [
                    .origin(\ShrinkAnimator.origin),
                    .fraction("scale", \ShrinkAnimator.scale, 0...0.9),
                    .fraction("dimming", \ShrinkAnimator.dimming),
                    .edges(of: \ShrinkAnimator.staging), .duration(\ShrinkAnimator.duration),
                ]
            ),
            CatalogEntry(
                "zoom",
                [
                    .choice("style", \ZoomAnimator.style, ZoomAnimator.Style.allCases),
                    .number("nearScale", \ZoomAnimator.nearScale, 1...3, step: 0.05, unit: .factor),
                    .number("farScale", \ZoomAnimator.farScale, 0.1...1, step: 0.05, unit: .factor),
                    .staging(\ZoomAnimator.staging), .origin(\ZoomAnimator.origin),
                    .duration(\ZoomAnimator.duration),
                ]
            ),
        ]
    )
}
