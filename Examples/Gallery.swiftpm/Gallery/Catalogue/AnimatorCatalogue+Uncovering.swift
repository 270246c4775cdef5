import Animators
import TransitionKit

extension AnimatorCatalogue {
    /// Screens that are uncovered where they are.
    static let uncovering = AnimatorGroup(
        "Uncovering",
        "Uncovering",
        [
            CatalogueEntry(
                "circle-reveal",
                "Circle Reveal",
                "A circle, or another shape, grows until it has uncovered the new screen.",
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
            ) { CircleRevealAnimator() },
            CatalogueEntry(
                "spread",
                "Spread",
                "A rectangle grows from an edge until it has uncovered the new screen.",
                [.edge(\SpreadAnimator.edge), .duration(\SpreadAnimator.duration)]
            ) { SpreadAnimator() },
        ]
    )
}
