import TransitionKit

extension AnimatorCatalog {
    static let slides = [
        Entry(
            "Slide",
            "Both screens travel the full width together.",
            .slides,
            SlideAnimator(),
            [
                .edge(\SlideAnimator.edge),
                .number("spacing", \SlideAnimator.spacing, 0...60, step: 2, unit: .points),
                .toggle("fades", \SlideAnimator.fades),
                .duration(\SlideAnimator.duration),
            ]
        ),
        Entry(
            "Push",
            "The new screen covers the old one, which lags behind and darkens.",
            .slides,
            PushAnimator(),
            [
                .edge(\PushAnimator.edge),
                .fraction("parallax", \PushAnimator.parallax),
                .fraction("dimming", \PushAnimator.dimming),
                .toggle("castsShadow", \PushAnimator.castsShadow),
                .duration(\PushAnimator.duration),
            ]
        ),
        Entry(
            "Cover",
            "The new screen slides over the old one.",
            .slides,
            CoverAnimator(),
            [.edge(\CoverAnimator.edge), .duration(\CoverAnimator.duration)]
        ),
        Entry(
            "Reveal",
            "The old screen slides off the new one.",
            .slides,
            RevealAnimator(),
            [.edge(\RevealAnimator.edge), .duration(\RevealAnimator.duration)]
        ),
        Entry(
            "Page",
            "The new screen covers the old one, which sinks away.",
            .slides,
            PageAnimator(),
            [
                .edge(\PageAnimator.edge),
                .fraction("scale", \PageAnimator.scale, 0.3...1),
                .fraction("dimming", \PageAnimator.dimming),
                .staging(\PageAnimator.staging), .duration(\PageAnimator.duration),
            ]
        ),
        Entry(
            "Zoom and Slide",
            "Both screens slide, and shrink on the way.",
            .slides,
            ZoomSlideAnimator(),
            [
                .edge(\ZoomSlideAnimator.edge),
                .fraction("scale", \ZoomSlideAnimator.scale, 0.3...1),
                .staging(\ZoomSlideAnimator.staging), .duration(\ZoomSlideAnimator.duration),
            ]
        ),
        Entry(
            "Spring Slide",
            "Both screens slide on a spring, with a gap between them.",
            .slides,
            SpringSlideAnimator(),
            [
                .number("spacing", \SpringSlideAnimator.spacing, 0...60, step: 2, unit: .points),
                .damping(\SpringSlideAnimator.dampingRatio),
                .number("initialVelocity", \SpringSlideAnimator.initialVelocity, 0...10, step: 0.5),
                .duration(\SpringSlideAnimator.duration),
            ]
        ),
        Entry(
            "Lean",
            "The old screen leans back while the new one covers it.",
            .slides,
            LeanAnimator(),
            [
                .edge(\LeanAnimator.edge),
                .angle("angle", \LeanAnimator.angle, 0...30, step: 0.25),
                .staging(\LeanAnimator.staging), .duration(\LeanAnimator.duration),
            ]
        ),
    ]
}
