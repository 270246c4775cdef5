import Animators
import TransitionKit
import UIKit

extension AnimatorCatalogue {
    /// Screens that share views.
    static let sharing = AnimatorGroup(
        "Sharing",
        "Shared elements",
        [
            CatalogueEntry(
                "matched",
                "Matched",
                "Views that both screens name fly from one place to the other.",
                [
                    .alongside,
                    .fraction("arc", \MatchedAnimator.arc),
                    .duration(\MatchedAnimator.duration),
                ]
            ) { MatchedAnimator() },
            CatalogueEntry(
                "expand",
                "Expand",
                "A card grows into the new screen, and shrinks back.",
                [
                    .choice(
                        "cornerRadius",
                        \ExpandAnimator.cornerRadius,
                        [("Card’s", "nil", nil), ("0 pt", "0", 0), ("24 pt", "24", 24), ("60 pt", "60", 60)]
                    ),
                    .damping(\ExpandAnimator.dampingRatio),
                    .fraction("dimming", \ExpandAnimator.dimming),
                    .choice("fade", \ExpandAnimator.fade, ExpandAnimator.Fade.allCases),
                    .duration(\ExpandAnimator.duration),
                ]
            ) { ExpandAnimator() },
            CatalogueEntry(
                "cascade",
                "Cascade",
                "The new screen’s named views come in one after another.",
                [
                    .choice(
                        "order",
                        \CascadeAnimator.order,
                        [
                            ("Top", ".from(.top)", .from(.top)),
                            ("Leading", ".from(.leading)", .from(.leading)),
                            ("Bottom", ".from(.bottom)", .from(.bottom)), ("Outward", ".outward", .outward),
                            ("Inward", ".inward", .inward),
                        ]
                    ),
                    .number("stagger", \CascadeAnimator.stagger, 0...0.2, step: 0.01, unit: .seconds),
                    .duration(\CascadeAnimator.duration),
                ]
            ) { CascadeAnimator() },
        ]
    )
}
