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
                "A circle grows until it has uncovered the new screen.",
                [
                    .choice(
                        "origin",
                        \CircleRevealAnimator.origin,
                        [
                            ("Center", ".center", .center),
                            ("Button", #".element("action")"#, .element("action")),
                            ("Top", ".point(x: 0.5, y: 0)", .point(x: 0.5, y: 0)),
                            ("Corner", ".point(x: 1, y: 1)", .point(x: 1, y: 1)),
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
