import Animators
import TransitionKit

extension AnimatorCatalogue {
    /// Screens that come apart.
    static let slicing = AnimatorGroup(
        "Slicing",
        "Falling to pieces",
        [
            CatalogueEntry(
                "explode",
                "Explode",
                "The old screen bursts into tiles that fly and fall.",
                [
                    .count("columns", \ExplodeAnimator.columns, 2...20),
                    .fraction("spread", \ExplodeAnimator.spread),
                    .angle("spin", \ExplodeAnimator.spin, 0...360, step: 15),
                    .origin(\ExplodeAnimator.origin),
                    .seed(\ExplodeAnimator.seed),
                    .duration(\ExplodeAnimator.duration),
                ]
            ) { ExplodeAnimator() },
            CatalogueEntry(
                "fragments",
                "Fragments",
                "The old screen's tiles fly out by an edge.",
                [
                    .edge(\FragmentsAnimator.edge),
                    .count("columns", \FragmentsAnimator.columns, 2...20),
                    .choice("style", \FragmentsAnimator.style, FragmentsAnimator.Style.allCases),
                    .seed(\FragmentsAnimator.seed),
                    .duration(\FragmentsAnimator.duration),
                ]
            ) { FragmentsAnimator() },
            CatalogueEntry(
                "portal",
                "Portal",
                "The old screen parts, and the new one comes forward.",
                [
                    .axis(\PortalAnimator.axis),
                    .fraction("zoomScale", \PortalAnimator.zoomScale, 0.3...1),
                    .staging(\PortalAnimator.staging), .duration(\PortalAnimator.duration),
                ]
            ) { PortalAnimator() },
            CatalogueEntry(
                "bricks",
                "Bricks",
                "The new screen is laid brick by brick.",
                [
                    .count("columns", \BricksAnimator.columns, 2...8),
                    .choice("style", \BricksAnimator.style, BricksAnimator.Style.allCases),
                    .duration(\BricksAnimator.duration),
                ]
            ) { BricksAnimator() },
            CatalogueEntry(
                "split",
                "Split",
                "The old screen splits along a line.",
                [.line, .duration(\SplitAnimator.duration)]
            ) { SplitAnimator() },
            CatalogueEntry(
                "blinds",
                "Blinds",
                "Slats of the old screen turn to show the new one.",
                [
                    .axis(\BlindsAnimator.axis),
                    .count("slats", \BlindsAnimator.slats, 2...24),
                    .duration(\BlindsAnimator.duration),
                ]
            ) { BlindsAnimator() },
            CatalogueEntry(
                "genie",
                "Genie",
                "The old screen is drawn into a point at an edge.",
                [
                    .target(\GenieAnimator.target), .duration(\GenieAnimator.duration),
                ]
            ) { GenieAnimator() },
        ]
    )
}
