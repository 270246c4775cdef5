import TransitionKit
import UIKit

extension AnimatorCatalog {
    static let shared = [
        Entry(
            "Matched",
            "Views that both screens share fly from one to the other.",
            .shared,
            MatchedAnimator(),
            [
                .alongside,
                .fraction("arc", \MatchedAnimator.arc),
                .duration(\MatchedAnimator.duration),
            ]
        ),
        Entry(
            "Expand",
            "A card grows into the new screen, and shrinks back.",
            .shared,
            ExpandAnimator(source: "card"),
            [
                .choice(
                    "cornerRadius",
                    \ExpandAnimator.cornerRadius,
                    [("Card’s", "nil", nil), ("0 pt", "0", 0), ("24 pt", "24", 24), ("60 pt", "60", 60)]
                ),
                .damping(\ExpandAnimator.dampingRatio),
                .fraction("dimming", \ExpandAnimator.dimming),
                .toggle("blurs", \ExpandAnimator.blurs),
                .choice("fade", \ExpandAnimator.fade, ExpandAnimator.Fade.allCases),
                .duration(\ExpandAnimator.duration),
            ]
        ),
        Entry(
            "Cascade",
            "The new screen’s named views come in one by one.",
            .shared,
            CascadeAnimator(),
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
                .number("interval", \CascadeAnimator.interval, 0...0.2, step: 0.01, unit: .seconds),
                .duration(\CascadeAnimator.duration),
            ]
        ),
    ]
}
