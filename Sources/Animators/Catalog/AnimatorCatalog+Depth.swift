import TransitionKit

extension AnimatorCatalog {
    static let depth = [
        Entry(
            "Cube",
            "Both screens turn like the faces of a cube.",
            .depth,
            CubeAnimator(),
            [
                .axis(\CubeAnimator.axis),
                .fraction("shade", \CubeAnimator.shade),
                .number(
                    "relativeEyeDistance",
                    \CubeAnimator.relativeEyeDistance,
                    0.8...6,
                    step: 0.1,
                    unit: .factor
                ),
                .backdrop(of: \CubeAnimator.staging), .duration(\CubeAnimator.duration),
            ]
        ),
        Entry(
            "Turn",
            "Both screens spin like the sides of a card.",
            .depth,
            TurnAnimator(),
            [
                .edge(\TurnAnimator.edge), .staging(\TurnAnimator.staging),
                .duration(\TurnAnimator.duration),
            ]
        ),
        Entry(
            "Flip",
            "Half of the screen turns over like a page.",
            .depth,
            FlipAnimator(),
            [
                .edge(\FlipAnimator.edge),
                .fraction("shade", \FlipAnimator.shade),
                .duration(\FlipAnimator.duration),
            ]
        ),
        Entry(
            "Split-Flap",
            "The screen flips like a departure board.",
            .depth,
            SplitFlapAnimator(),
            [.duration(\SplitFlapAnimator.duration)]
        ),
        Entry(
            "Fold",
            "The old screen folds away like an accordion.",
            .depth,
            FoldAnimator(),
            [
                .choice("edge", \FoldAnimator.edge, TransitionHorizontalEdge.allCases),
                .count("folds", \FoldAnimator.folds, 1...8),
                .backdrop(of: \FoldAnimator.staging), .duration(\FoldAnimator.duration),
            ]
        ),
        Entry(
            "Book",
            "The old screen opens like the cover of a book.",
            .depth,
            BookAnimator(),
            [.edge(\BookAnimator.edge), .duration(\BookAnimator.duration)]
        ),
        Entry(
            "Door",
            "The new screen swings shut like a door.",
            .depth,
            DoorAnimator(),
            [.edge(\DoorAnimator.edge), .duration(\DoorAnimator.duration)]
        ),
        Entry(
            "Curl",
            "The old screen curls over like a page.",
            .depth,
            CurlAnimator(),
            [
                .edge(\CurlAnimator.edge),
                .angle("tilt", \CurlAnimator.tilt, otherwise: CurlAnimator.usualTilt, -45...45, step: 1),
                .duration(\CurlAnimator.duration),
            ]
        ),
        Entry(
            "Cards",
            "The old screen tips back, and the new one rises.",
            .depth,
            CardsAnimator(),
            [.staging(\CardsAnimator.staging), .duration(\CardsAnimator.duration)]
        ),
        Entry(
            "Nat Geo",
            "One screen swings away, and the other tumbles in.",
            .depth,
            NatGeoAnimator(),
            [
                .choice("edge", \NatGeoAnimator.edge, TransitionHorizontalEdge.allCases),
                .staging(\NatGeoAnimator.staging), .duration(\NatGeoAnimator.duration),
            ]
        ),
        Entry(
            "Twist",
            "Slabs of a column turn one after another.",
            .depth,
            TwistAnimator(),
            [
                .axis(\TwistAnimator.axis),
                .count("slabs", \TwistAnimator.slabs, 2...30),
                .fraction("shade", \TwistAnimator.shade),
                .backdrop(of: \TwistAnimator.staging), .duration(\TwistAnimator.duration),
            ]
        ),
        Entry(
            "Cover Flow",
            "The old screen turns aside, and the new one turns in, over a reflecting floor.",
            .depth,
            CoverFlowAnimator(),
            [
                .choice("edge", \CoverFlowAnimator.edge, TransitionHorizontalEdge.allCases),
                .angle("angle", \CoverFlowAnimator.angle, 0...80, step: 5),
                .fraction("reflection", \CoverFlowAnimator.reflection),
                .staging(\CoverFlowAnimator.staging), .duration(\CoverFlowAnimator.duration),
            ]
        ),
    ]
}
