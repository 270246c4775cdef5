import TransitionKit

extension AnimatorCatalog {
    static let reveals = [
        Entry(
            "Circle Reveal",
            "A growing circle, or another shape, reveals the new screen.",
            .reveals,
            CircleRevealAnimator(),
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
        Entry(
            "Spread",
            "A rectangle that grows from an edge reveals the new screen.",
            .reveals,
            SpreadAnimator(),
            [.edge(\SpreadAnimator.edge), .duration(\SpreadAnimator.duration)]
        ),
    ]
}
