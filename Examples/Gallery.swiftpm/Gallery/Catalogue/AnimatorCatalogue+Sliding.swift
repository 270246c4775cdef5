import Animators
import TransitionKit

extension AnimatorCatalogue {
    /// Screens that come and go by an edge.
    static let sliding = AnimatorGroup(
        "Sliding",
        "Sliding",
        [
            CatalogueEntry(
                "slide",
                "Slide",
                "Both screens travel the full width together.",
                [
                    .edge(\SlideAnimator.edge),
                    .number("spacing", \SlideAnimator.spacing, 0...60, step: 2, unit: .points),
                    .toggle("fades", \SlideAnimator.fades),
                    .duration(\SlideAnimator.duration),
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
                    .duration(\PushAnimator.duration),
                ]
            ) { PushAnimator() },
            CatalogueEntry(
                "cover",
                "Cover",
                "The new screen slides over the old one.",
                [.edge(\CoverAnimator.edge), .duration(\CoverAnimator.duration)]
            ) { CoverAnimator() },
            CatalogueEntry(
                "reveal",
                "Reveal",
                "The old screen slides off the new one.",
                [.edge(\RevealAnimator.edge), .duration(\RevealAnimator.duration)]
            ) { RevealAnimator() },
            CatalogueEntry(
                "page",
                "Page",
                "The new screen covers the old one, which sinks away.",
                [
                    .edge(\PageAnimator.edge),
                    .fraction("scale", \PageAnimator.scale, 0.3...1),
                    .fraction("dimming", \PageAnimator.dimming),
                    .staging(\PageAnimator.staging), .duration(\PageAnimator.duration),
                ]
            ) { PageAnimator() },
            CatalogueEntry(
                "zoom-slide",
                "Zoom and Slide",
                "A slide that is smaller at its far ends.",
                [
                    .edge(\ZoomSlideAnimator.edge),
                    .fraction("scale", \ZoomSlideAnimator.scale, 0.3...1),
                    .staging(\ZoomSlideAnimator.staging), .duration(\ZoomSlideAnimator.duration),
                ]
            ) { ZoomSlideAnimator() },
            CatalogueEntry(
                "spring-slide",
                "Spring Slide",
                "A springy slide with a gutter between the screens: a container's default.",
                [
                    .number("spacing", \SpringSlideAnimator.spacing, 0...60, step: 2, unit: .points),
                    .damping(\SpringSlideAnimator.dampingRatio),
                    .number("initialVelocity", \SpringSlideAnimator.initialVelocity, 0...10, step: 0.5),
                    .duration(\SpringSlideAnimator.duration),
                ]
            ) { SpringSlideAnimator() },
            CatalogueEntry(
                "lean",
                "Lean",
                "The old screen leans back while the new one covers it.",
                [
                    .edge(\LeanAnimator.edge),
                    .angle("angle", \LeanAnimator.angle, 0...30, step: 0.25),
                    .staging(\LeanAnimator.staging), .duration(\LeanAnimator.duration),
                ]
            ) { LeanAnimator() },
        ]
    )
}
