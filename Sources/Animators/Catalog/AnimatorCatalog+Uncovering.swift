import Animators
import TransitionKit

extension GalleryCatalog {
    /// Screens that are uncovered where they are.
    static let uncovering = AnimatorGroup(
        .uncovering,
        [
            CatalogEntry(
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
            CatalogEntry(
                "spread",
                [.edge(\SpreadAnimator.edge), .duration(\SpreadAnimator.duration)]
            ),
        ]
    )
}
