import Animators
import TransitionKit

extension AnimatorCatalogue {
    /// Screens that turn in space.
    static let turning = AnimatorGroup(
        "Turning",
        "Turning",
        [
            CatalogueEntry(
                "cube",
                "Cube",
                "Both screens are faces of a cube that turns.",
                [
                    .axis(\CubeAnimator.axis),
                    .fraction("shade", \CubeAnimator.shade),
                    .number("eyeDistance", \CubeAnimator.eyeDistance, 0.8...6, step: 0.1, unit: .factor),
                    .backdrop(of: \CubeAnimator.staging), .duration(\CubeAnimator.duration),
                ]
            ) { CubeAnimator() },
            CatalogueEntry(
                "turn",
                "Turn",
                "One card with two faces spins about its middle.",
                [
                    .edge(\TurnAnimator.edge), .staging(\TurnAnimator.staging),
                    .duration(\TurnAnimator.duration),
                ]
            ) { TurnAnimator() },
            CatalogueEntry(
                "flip",
                "Flip",
                "Half of the screen turns over like a page.",
                [
                    .edge(\FlipAnimator.edge),
                    .fraction("shade", \FlipAnimator.shade),
                    .duration(\FlipAnimator.duration),
                ]
            ) { FlipAnimator() },
            CatalogueEntry(
                "split-flap",
                "Split-Flap",
                "The leaf of a departure board falls.",
                [.duration(\SplitFlapAnimator.duration)]
            ) { SplitFlapAnimator() },
            CatalogueEntry(
                "fold",
                "Fold",
                "An accordion unfolds the new screen and folds the old one.",
                [
                    .choice("edge", \FoldAnimator.edge, TransitionHorizontalEdge.allCases),
                    .count("folds", \FoldAnimator.folds, 1...8),
                    .backdrop(of: \FoldAnimator.staging), .duration(\FoldAnimator.duration),
                ]
            ) { FoldAnimator() },
            CatalogueEntry(
                "book",
                "Book",
                "The old screen opens like the cover of a book.",
                [.edge(\BookAnimator.edge), .duration(\BookAnimator.duration)]
            ) { BookAnimator() },
            CatalogueEntry(
                "door",
                "Door",
                "The new screen swings shut like a door.",
                [.edge(\DoorAnimator.edge), .duration(\DoorAnimator.duration)]
            ) { DoorAnimator() },
            CatalogueEntry(
                "curl",
                "Curl",
                "The old screen is turned over like a page.",
                [
                    .edge(\CurlAnimator.edge),
                    .angle("tilt", \CurlAnimator.tilt, -45...45, step: 1),
                    .duration(\CurlAnimator.duration),
                ]
            ) { CurlAnimator() },
            CatalogueEntry(
                "cards",
                "Cards",
                "The old screen tips back and sinks; the new one rises.",
                [.staging(\CardsAnimator.staging), .duration(\CardsAnimator.duration)]
            ) { CardsAnimator() },
            CatalogueEntry(
                "nat-geo",
                "Nat Geo",
                "The old page swings away, the new one tumbles in.",
                [
                    .choice("edge", \NatGeoAnimator.edge, TransitionHorizontalEdge.allCases),
                    .staging(\NatGeoAnimator.staging), .duration(\NatGeoAnimator.duration),
                ]
            ) { NatGeoAnimator() },
        ]
    )
}
