import Animators
import TransitionKit

extension AnimatorCatalogue {
    /// Screens that are uncovered where they are.
    static let uncovering = AnimatorGroup(
        .uncovering,
        [
            CatalogueEntry(
                "circle-reveal",
                [
                    .origin(\CircleRevealAnimator.origin),
                    .choice(
                        "shape",
                        \CircleRevealAnimator.shape,
                        [
                            ("Circle", ".ellipse", .ellipse), ("Diamond", ".diamond", .diamond),
                            ("Hexagon", ".hexagon", .hexagon), ("Star", ".star", .star),
                        ]
                    ),
                    .duration(\CircleRevealAnimator.duration),
                ]
            ),
            CatalogueEntry(
                "spread",
                [.edge(\SpreadAnimator.edge), .duration(\SpreadAnimator.duration)]
            ),
        ]
    )
}
