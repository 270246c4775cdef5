import Animators
import TransitionKit

extension AnimatorCatalogue {
    /// Screens that slide, grow and fade in their plane.
    static let flat = [
        CatalogueEntry(
            "bounce",
            "Bounce",
            "The new screen springs in from below and settles while the old one dims.",
            [
                .edge(\BounceAnimator.edge),
                .damping(\BounceAnimator.dampingRatio),
                .number("initialVelocity", \BounceAnimator.initialVelocity, 0...10, step: 0.5),
                .fraction("dimming", \BounceAnimator.dimming),
            ]
        ) { BounceAnimator() },
        CatalogueEntry(
            "shrink",
            "Shrink",
            "A screen grows out of its centre, and collapses into it on the way back.",
            [
                .choice(
                    "anchor",
                    \ShrinkAnimator.anchor,
                    [
                        ("Centre", ".center", .center),
                        ("Top", "Participant.Anchor(x: 0.5, y: 0)", Participant.Anchor(x: 0.5, y: 0)),
                        ("Bottom", "Participant.Anchor(x: 0.5, y: 1)", Participant.Anchor(x: 0.5, y: 1)),
                        ("Corner", "Participant.Anchor(x: 1, y: 1)", Participant.Anchor(x: 1, y: 1)),
                    ]
                ),
                .fraction("scale", \ShrinkAnimator.scale, 0...0.9),
                .fraction("fade", \ShrinkAnimator.fade),
            ]
        ) { ShrinkAnimator() },
        CatalogueEntry(
            "cube",
            "Cube",
            "Both screens are faces of a cube that turns.",
            [
                .axis(\CubeAnimator.axis),
                .fraction("shade", \CubeAnimator.shade),
                .number("eyeDistance", \CubeAnimator.eyeDistance, 0.8...6, step: 0.1, unit: .factor),
            ]
        ) { CubeAnimator() },
        CatalogueEntry(
            "slide",
            "Slide",
            "Both screens travel the full width together.",
            [
                .edge(\SlideAnimator.edge),
                .number("spacing", \SlideAnimator.spacing, 0...60, step: 2, unit: .points),
                .toggle("fades", \SlideAnimator.fades),
            ]
        ) { SlideAnimator() },
        CatalogueEntry(
            "push",
            "Push",
            "The new screen covers the old one, which lags behind and darkens.",
            [
                .edge(\PushAnimator.edge),
                .fraction("parallax", \PushAnimator.parallax),
                .fraction("dimming", \PushAnimator.dimming),
                .toggle("shadow", \PushAnimator.shadow),
            ]
        ) { PushAnimator() },
        CatalogueEntry(
            "crossfade",
            "Crossfade",
            "One screen dissolves into the other.",
            [.choice("style", \CrossfadeAnimator.style, CrossfadeAnimator.Style.allCases)]
        ) { CrossfadeAnimator() },
        CatalogueEntry(
            "scale-fade",
            "Scale and Fade",
            "The old screen shrinks away while the new one fades in.",
            [.fraction("scale", \ScaleFadeAnimator.scale, 0...0.95)]
        ) { ScaleFadeAnimator() },
        CatalogueEntry(
            "spring-slide",
            "Spring Slide",
            "A springy slide with a gutter between the screens: a container's default.",
            [
                .number("spacing", \SpringSlideAnimator.spacing, 0...60, step: 2, unit: .points),
                .damping(\SpringSlideAnimator.dampingRatio),
                .number("initialVelocity", \SpringSlideAnimator.initialVelocity, 0...10, step: 0.5),
            ]
        ) { SpringSlideAnimator() },
        CatalogueEntry(
            "cover",
            "Cover",
            "The new screen slides over the old one.",
            [.edge(\CoverAnimator.edge)]
        ) { CoverAnimator() },
        CatalogueEntry(
            "reveal",
            "Reveal",
            "The old screen slides off the new one.",
            [.edge(\RevealAnimator.edge)]
        ) { RevealAnimator() },
        CatalogueEntry(
            "drop",
            "Drop",
            "The new screen falls from above; the way back drops it, tilting.",
            [.angles("tilt", \DropAnimator.tilt, upTo: 1), .seed(\DropAnimator.seed)]
        ) { DropAnimator() },
        CatalogueEntry(
            "zoom",
            "Zoom",
            "One flies through the old screen into the new one.",
            [
                .choice("style", \ZoomAnimator.style, ZoomAnimator.Style.allCases),
                .number("nearScale", \ZoomAnimator.nearScale, 1...3, step: 0.05, unit: .factor),
                .number("farScale", \ZoomAnimator.farScale, 0.1...1, step: 0.05, unit: .factor),
            ]
        ) { ZoomAnimator() },
        CatalogueEntry(
            "pop",
            "Pop",
            "The new screen pops up on a loose spring.",
            [.damping(\PopAnimator.dampingRatio), .fraction("scale", \PopAnimator.scale, 0...0.9)]
        ) { PopAnimator() },
        CatalogueEntry(
            "zoom-slide",
            "Zoom and Slide",
            "A slide that is smaller at its far ends.",
            [.edge(\ZoomSlideAnimator.edge), .fraction("scale", \ZoomSlideAnimator.scale, 0.3...1)]
        ) { ZoomSlideAnimator() },
        CatalogueEntry(
            "page",
            "Page",
            "The new screen covers the old one, which sinks away.",
            [
                .edge(\PageAnimator.edge),
                .fraction("scale", \PageAnimator.scale, 0.3...1),
                .fraction("dimming", \PageAnimator.dimming),
            ]
        ) { PageAnimator() },
    ]
}
