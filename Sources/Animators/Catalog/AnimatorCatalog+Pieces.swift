import TransitionKit

extension AnimatorCatalog {
    static let pieces = [
        Entry(
            "Explode",
            "The old screen bursts into tiles that fly and fall.",
            .pieces,
            ExplodeAnimator(),
            [
                .count("tilesAcross", \ExplodeAnimator.tilesAcross, 2...20),
                .fraction("spread", \ExplodeAnimator.spread),
                .angle("spin", \ExplodeAnimator.spin, 0...360, step: 15),
                .origin(\ExplodeAnimator.origin),
                .seed(\ExplodeAnimator.seed),
                .duration(\ExplodeAnimator.duration),
            ]
        ),
        Entry(
            "Fragments",
            "The old screen breaks into tiles that fly out.",
            .pieces,
            FragmentsAnimator(),
            [
                .edge(\FragmentsAnimator.edge),
                .count("tilesAcross", \FragmentsAnimator.tilesAcross, 2...20),
                .choice("style", \FragmentsAnimator.style, FragmentsAnimator.Style.allCases),
                .seed(\FragmentsAnimator.seed),
                .duration(\FragmentsAnimator.duration),
            ]
        ),
        Entry(
            "Portal",
            "The old screen opens like a double door.",
            .pieces,
            PortalAnimator(),
            [
                .axis(\PortalAnimator.axis),
                .angle("angle", \PortalAnimator.angle, 0...90, step: 5),
                .number("depth", \PortalAnimator.depth, 0...3, step: 0.1, unit: .factor),
                .staging(\PortalAnimator.staging), .duration(\PortalAnimator.duration),
            ]
        ),
        Entry(
            "Mosaic",
            "Tiles turn over in a ripple and show the new screen.",
            .pieces,
            MosaicAnimator(),
            [
                .count("tilesAcross", \MosaicAnimator.tilesAcross, 2...12),
                .number("lift", \MosaicAnimator.lift, 0...120, step: 10, unit: .points),
                .origin(\MosaicAnimator.origin),
                .duration(\MosaicAnimator.duration),
            ]
        ),
        Entry(
            "Reels",
            "Columns spin like reels and stop on the new screen.",
            .pieces,
            ReelsAnimator(),
            [
                .count("columns", \ReelsAnimator.columns, 2...10),
                .count("turns", \ReelsAnimator.turns, 0...3),
                .duration(\ReelsAnimator.duration),
            ]
        ),
        Entry(
            "Split",
            "The old screen splits along a line.",
            .pieces,
            SplitAnimator(),
            [.line, .duration(\SplitAnimator.duration)]
        ),
        Entry(
            "Blinds",
            "The old screen opens like a Venetian blind.",
            .pieces,
            BlindsAnimator(),
            [
                .axis(\BlindsAnimator.axis),
                .count("slats", \BlindsAnimator.slats, 2...24),
                .duration(\BlindsAnimator.duration),
            ]
        ),
        Entry(
            "Genie",
            "The old screen is drawn into a point at an edge.",
            .pieces,
            GenieAnimator(),
            [
                .destination(\GenieAnimator.destination), .duration(\GenieAnimator.duration),
            ]
        ),
    ]
}
