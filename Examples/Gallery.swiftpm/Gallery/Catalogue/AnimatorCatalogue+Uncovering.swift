import Animators
import TransitionKit
import UIKit

extension AnimatorCatalogue {
    /// Screens that are uncovered, and views that screens share.
    static let uncovering = [
        CatalogueEntry(
            "circle-reveal",
            "Circle Reveal",
            "A circle grows until it has uncovered the new screen.",
            [
                .choice(
                    "origin",
                    \CircleRevealAnimator.origin,
                    [
                        ("Centre", ".center", .center),
                        ("Button", #".element("action")"#, .element("action")),
                        ("Top", ".point(x: 0.5, y: 0)", .point(x: 0.5, y: 0)),
                        ("Corner", ".point(x: 1, y: 1)", .point(x: 1, y: 1)),
                    ]
                )
            ]
        ) { CircleRevealAnimator() },
        CatalogueEntry(
            "spread",
            "Spread",
            "A rectangle grows from an edge.",
            [.edge(\SpreadAnimator.edge)]
        ) { SpreadAnimator() },
        CatalogueEntry(
            "matched",
            "Matched",
            "Views that both screens name fly from one place to the other.",
            [.alongside, .fraction("arc", \MatchedAnimator.arc)]
        ) { MatchedAnimator() },
        CatalogueEntry(
            "expand",
            "Expand",
            "A card grows into the new screen.",
            [
                .choice(
                    "cornerRadius",
                    \ExpandAnimator.cornerRadius,
                    [("Card’s", "nil", nil), ("0 pt", "0", 0), ("24 pt", "24", 24), ("60 pt", "60", 60)]
                ),
                .damping(\ExpandAnimator.dampingRatio),
                .fraction("dimming", \ExpandAnimator.dimming),
            ]
        ) { ExpandAnimator() },
    ]
}
