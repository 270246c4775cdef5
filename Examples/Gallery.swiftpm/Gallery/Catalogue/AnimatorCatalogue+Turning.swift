import Animators
import TransitionKit

extension AnimatorCatalogue {
    /// Screens that turn in space.
    static let turning = AnimatorGroup(
        .turning,
        [
            CatalogueEntry(
                "cube",
                [
                    .axis(\CubeAnimator.axis),
                    .fraction("shade", \CubeAnimator.shade),
                    .number("eyeDistance", \CubeAnimator.eyeDistance, 0.8...6, step: 0.1, unit: .factor),
                    .backdrop(of: \CubeAnimator.staging), .duration(\CubeAnimator.duration),
                ]
            ),
            CatalogueEntry(
                "turn",
                [
                    .edge(\TurnAnimator.edge), .staging(\TurnAnimator.staging),
                    .duration(\TurnAnimator.duration),
                ]
            ),
            CatalogueEntry(
                "flip",
                [
                    .edge(\FlipAnimator.edge),
                    .fraction("shade", \FlipAnimator.shade),
                    .duration(\FlipAnimator.duration),
                ]
            ),
            CatalogueEntry(
                "split-flap",
                [.duration(\SplitFlapAnimator.duration)]
            ),
            CatalogueEntry(
                "fold",
                [
                    .choice("edge", \FoldAnimator.edge, TransitionHorizontalEdge.allCases),
                    .count("folds", \FoldAnimator.folds, 1...8),
                    .backdrop(of: \FoldAnimator.staging), .duration(\FoldAnimator.duration),
                ]
            ),
            CatalogueEntry(
                "book",
                [.edge(\BookAnimator.edge), .duration(\BookAnimator.duration)]
            ),
            CatalogueEntry(
                "door",
                [.edge(\DoorAnimator.edge), .duration(\DoorAnimator.duration)]
            ),
            CatalogueEntry(
                "curl",
                [
                    .edge(\CurlAnimator.edge),
                    .angle("tilt", \CurlAnimator.tilt, -45...45, step: 1),
                    .duration(\CurlAnimator.duration),
                ]
            ),
            CatalogueEntry(
                "cards",
                [.staging(\CardsAnimator.staging), .duration(\CardsAnimator.duration)]
            ),
            CatalogueEntry(
                "nat-geo",
                [
                    .choice("edge", \NatGeoAnimator.edge, TransitionHorizontalEdge.allCases),
                    .staging(\NatGeoAnimator.staging), .duration(\NatGeoAnimator.duration),
                ]
            ),
        ]
    )
}
