import Animators
import TransitionKit
import UIKit

extension GalleryCatalog {
    /// Screens that share views.
    static let sharing = AnimatorGroup(
        .sharing,
        [
            CatalogEntry(
                "matched",
                [
                    .alongside,
                    .fraction("arc", \MatchedAnimator.arc),
                    .duration(\MatchedAnimator.duration),
                ]
            ),
            CatalogEntry(
                "expand",
                [
                    .choice(
                        "cornerRadius",
                        \ExpandAnimator.cornerRadius,
                        [("Card’s", "nil", nil), ("0 pt", "0", 0), ("24 pt", "24", 24), ("60 pt", "60", 60)]
                    ),
                    .damping(\ExpandAnimator.dampingRatio),
                    .fraction("dimming", \ExpandAnimator.dimming),
                    .toggle("blur", \ExpandAnimator.blur),
                    .choice("fade", \ExpandAnimator.fade, ExpandAnimator.Fade.allCases),
                    .duration(\ExpandAnimator.duration),
                ]
            ),
            CatalogEntry(
                "cascade",
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
            ),
        ]
    )
}
