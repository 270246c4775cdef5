import TransitionKit

extension AnimatorCatalog {
    static let fades = [
        Entry(
            "Crossfade",
            "One screen dissolves into the other.",
            .fades,
            CrossfadeAnimator(),
            [
                .choice("style", \CrossfadeAnimator.style, CrossfadeAnimator.Style.allCases),
                .toggle("blurs", \CrossfadeAnimator.blurs),
                .duration(\CrossfadeAnimator.duration),
            ]
        ),
        Entry(
            "Fade Through",
            "The old screen fades out, then the new one fades in and grows.",
            .fades,
            FadeThroughAnimator(),
            [
                .fraction("scale", \FadeThroughAnimator.scale, 0.5...1),
                .duration(\FadeThroughAnimator.duration),
            ]
        ),
        Entry(
            "Shared Axis",
            "Both screens move a little along one axis and fade.",
            .fades,
            SharedAxisAnimator(),
            [
                .choice("axis", \SharedAxisAnimator.axis, SharedAxisAnimator.Axis.allCases),
                .number("distance", \SharedAxisAnimator.distance, 0...120, step: 5, unit: .points),
                .duration(\SharedAxisAnimator.duration),
            ]
        ),
        Entry(
            "Scale and Fade",
            "The old screen shrinks a little and fades over the new one, which comes into focus.",
            .fades,
            ScaleFadeAnimator(),
            [
                .fraction("scale", \ScaleFadeAnimator.scale, 0.5...1),
                .corners(of: \ScaleFadeAnimator.staging), .duration(\ScaleFadeAnimator.duration),
            ]
        ),
        Entry(
            "Shrink",
            "A screen grows out of a point or a view, and collapses back into it.",
            .fades,
            ShrinkAnimator(),
            [
                .origin(\ShrinkAnimator.origin),
                .fraction("scale", \ShrinkAnimator.scale, 0...0.9),
                .fraction("dimming", \ShrinkAnimator.dimming),
                .corners(of: \ShrinkAnimator.staging), .duration(\ShrinkAnimator.duration),
            ]
        ),
        Entry(
            "Zoom",
            "The viewer flies through the old screen into the new one.",
            .fades,
            ZoomAnimator(),
            [
                .choice("style", \ZoomAnimator.style, ZoomAnimator.Style.allCases),
                .number("nearScale", \ZoomAnimator.nearScale, 1...3, step: 0.05, unit: .factor),
                .number("farScale", \ZoomAnimator.farScale, 0.1...1, step: 0.05, unit: .factor),
                .staging(\ZoomAnimator.staging), .origin(\ZoomAnimator.origin),
                .duration(\ZoomAnimator.duration),
            ]
        ),
    ]
}
