import Animators
import TransitionKit

extension GalleryCatalog {
    /// Screens that come and go by an edge.
    static let sliding = AnimatorGroup(
        .sliding,
        [
            CatalogEntry(
                "slide",
                [
                    .edge(\SlideAnimator.edge),
                    .number("spacing", \SlideAnimator.spacing, 0...60, step: 2, unit: .points),
                    .toggle("fades", \SlideAnimator.fades),
                    .duration(\SlideAnimator.duration),
                ]
            ),
            CatalogEntry(
                "push",
                [
                    .edge(\PushAnimator.edge),
                    .fraction("parallax", \PushAnimator.parallax),
                    .fraction("dimming", \PushAnimator.dimming),
                    .toggle("shadow", \PushAnimator.shadow),
                    .duration(\PushAnimator.duration),
                ]
            ),
            CatalogEntry(
                "cover",
                [.edge(\CoverAnimator.edge), .duration(\CoverAnimator.duration)]
            ),
            CatalogEntry(
                "reveal",
                [.edge(\RevealAnimator.edge), .duration(\RevealAnimator.duration)]
            ),
            CatalogEntry(
                "page",
                [
                    .edge(\PageAnimator.edge),
                    .fraction("scale", \PageAnimator.scale, 0.3...1),
                    .fraction("dimming", \PageAnimator.dimming),
                    .staging(\PageAnimator.staging), .duration(\PageAnimator.duration),
                ]
            ),
            CatalogEntry(
                "zoom-slide",
                [
                    .edge(\ZoomSlideAnimator.edge),
                    .fraction("scale", \ZoomSlideAnimator.scale, 0.3...1),
                    .staging(\ZoomSlideAnimator.staging), .duration(\ZoomSlideAnimator.duration),
                ]
            ),
            CatalogEntry(
                "spring-slide",
                [
                    .number("spacing", \SpringSlideAnimator.spacing, 0...60, step: 2, unit: .points),
                    .damping(\SpringSlideAnimator.dampingRatio),
                    .number("initialVelocity", \SpringSlideAnimator.initialVelocity, 0...10, step: 0.5),
                    .duration(\SpringSlideAnimator.duration),
                ]
            ),
            CatalogEntry(
                "lean",
                [
                    .edge(\LeanAnimator.edge),
                    .angle("angle", \LeanAnimator.angle, 0...30, step: 0.25),
                    .staging(\LeanAnimator.staging), .duration(\LeanAnimator.duration),
                ]
            ),
        ]
    )
}
