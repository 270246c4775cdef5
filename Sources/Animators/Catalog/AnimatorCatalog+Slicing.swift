import Animators
import TransitionKit

extension GalleryCatalog {
    /// Screens that come apart.
    static let slicing = AnimatorGroup(
        .slicing,
        [
            CatalogEntry(
                "explode",
                [
                    .count("columns", \ExplodeAnimator.columns, 2...20),
                    .fraction("spread", \ExplodeAnimator.spread),
                    .angle("spin", \ExplodeAnimator.spin, 0...360, step: 15),
                    .origin(\ExplodeAnimator.origin),
                    .seed(\ExplodeAnimator.seed),
                    .duration(\ExplodeAnimator.duration),
                ]
            ),
            CatalogEntry(
                "fragments",
                [
                    .edge(\FragmentsAnimator.edge),
                    .count("columns", \FragmentsAnimator.columns, 2...20),
                    .choice("style", \FragmentsAnimator.style, FragmentsAnimator.Style.allCases),
                    .seed(\FragmentsAnimator.seed),
                    .duration(\FragmentsAnimator.duration),
                ]
            ),
            CatalogEntry(
                "portal",
                [
                    .axis(\PortalAnimator.axis),
                    .angle("angle", \PortalAnimator.angle, 0...90, step: 5),
                    .number("depth", \PortalAnimator.depth, 0...3, step: 0.1, unit: .factor),
                    .staging(\PortalAnimator.staging), .duration(\PortalAnimator.duration),
                ]
            ),
            CatalogEntry(
                "mosaic",
                [
                    .count("columns", \MosaicAnimator.columns, 2...12),
                    .number("lift", \MosaicAnimator.lift, 0...120, step: 10, unit: .points),
                    .origin(\MosaicAnimator.origin),
                    .duration(\MosaicAnimator.duration),
                ]
            ),
            CatalogEntry(
                "reels",
                [
                    .count("columns", \ReelsAnimator.columns, 2...10),
                    .count("turns", \ReelsAnimator.turns, 0...3),
                    .duration(\ReelsAnimator.duration),
                ]
            ),
            CatalogEntry(
                "split",
                [.line, .duration(\SplitAnimator.duration)]
            ),
            CatalogEntry(
                "blinds",
                [
                    .axis(\BlindsAnimator.axis),
                    .count("slats", \BlindsAnimator.slats, 2...24),
                    .duration(\BlindsAnimator.duration),
                ]
            ),
            CatalogEntry(
                "genie",
                [
                    .target(\GenieAnimator.target), .duration(\GenieAnimator.duration),
                ]
            ),
        ]
    )
}
