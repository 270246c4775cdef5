import Animators
import TransitionKit

extension GalleryCatalog {
    /// Screens that turn in space.
    static let turning = AnimatorGroup(
        .turning,
        [
            CatalogEntry(
                "cube",
                [
                    .axis(\CubeAnimator.axis),
                    .fraction("shade", \CubeAnimator.shade),
                    .number("eyeDistance", \CubeAnimator.eyeDistance, 0.8...6, step: 0.1, unit: .factor),
                    .backdrop(of: \CubeAnimator.staging), .duration(\CubeAnimator.duration),
                ]
            ),
            CatalogEntry(
                "turn",
                [
                    .edge(\TurnAnimator.edge), .staging(\TurnAnimator.staging),
                    .duration(\TurnAnimator.duration),
                ]
            ),
            CatalogEntry(
                "flip",
                [
                    .edge(\FlipAnimator.edge),
                    .fraction("shade", \FlipAnimator.shade),
                    .duration(\FlipAnimator.duration),
                ]
            ),
            CatalogEntry(
                "split-flap",
                [.duration(\SplitFlapAnimator.duration)]
            ),
            CatalogEntry(
                "fold",
                [
                    .choice("edge", \FoldAnimator.edge, TransitionHorizontalEdge.allCases),
                    .count("folds", \FoldAnimator.folds, 1...8),
                    .backdrop(of: \FoldAnimator.staging), .duration(\FoldAnimator.duration),
                ]
            ),
            CatalogEntry(
                "book",
                [.edge(\BookAnimator.edge), .duration(\BookAnimator.duration)]
            ),
            CatalogEntry(
                "door",
                [.edge(\DoorAnimator.edge), .duration(\DoorAnimator.duration)]
            ),
            CatalogEntry(
                "curl",
                [
                    .edge(\CurlAnimator.edge),
                    .angle("tilt", \CurlAnimator.tilt, -45...45, step: 1),
                    .duration(\CurlAnimator.duration),
                ]
            ),
            CatalogEntry(
                "cards",
                [.staging(\CardsAnimator.staging), .duration(\CardsAnimator.duration)]
            ),
            CatalogEntry(
                "nat-geo",
                [
                    .choice("edge", \NatGeoAnimator.edge, TransitionHorizontalEdge.allCases),
                    .staging(\NatGeoAnimator.staging), .duration(\NatGeoAnimator.duration),
                ]
            ),
            CatalogEntry(
                "twist",
                [
                    .axis(\TwistAnimator.axis),
                    .count("slabs", \TwistAnimator.slabs, 2...30),
                    .fraction("shade", \TwistAnimator.shade),
                    .backdrop(of: \TwistAnimator.staging), .duration(\TwistAnimator.duration),
                ]
            ),
            CatalogEntry(
                "cover-flow",
                [
                    .choice("edge", \CoverFlowAnimator.edge, TransitionHorizontalEdge.allCases),
                    .angle("angle", \CoverFlowAnimator.angle, 0...80, step: 5),
                    .fraction("reflection", \CoverFlowAnimator.reflection),
                    .staging(\CoverFlowAnimator.staging), .duration(\CoverFlowAnimator.duration),
                ]
            ),
        ]
    )
}
