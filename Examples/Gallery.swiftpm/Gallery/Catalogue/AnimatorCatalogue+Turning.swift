import Animators
import TransitionKit

extension AnimatorCatalogue {
    /// Screens that turn in space.
    static let turning = [
        CatalogueEntry(
            "cards",
            "Cards",
            "The old screen tips back and sinks; the new one rises."
        ) { CardsAnimator() },
        CatalogueEntry(
            "turn",
            "Turn",
            "One card with two faces spins about its middle.",
            [.edge(\TurnAnimator.edge)]
        ) { TurnAnimator() },
        CatalogueEntry(
            "flip",
            "Flip",
            "Half of the screen turns over like a page.",
            [.edge(\FlipAnimator.edge), .fraction("shade", \FlipAnimator.shade)]
        ) { FlipAnimator() },
        CatalogueEntry(
            "split-flap",
            "Split-Flap",
            "The leaf of a departure board falls."
        ) { SplitFlapAnimator() },
        CatalogueEntry(
            "fold",
            "Fold",
            "An accordion unfolds the new screen and folds the old one.",
            [.edge(\FoldAnimator.edge, [.leading, .trailing]), .count("folds", \FoldAnimator.folds, 1...8)]
        ) { FoldAnimator() },
        CatalogueEntry(
            "nat-geo",
            "Nat Geo",
            "The old page swings away, the new one tumbles in.",
            [.edge(\NatGeoAnimator.edge, [.leading, .trailing])]
        ) { NatGeoAnimator() },
        CatalogueEntry(
            "book",
            "Book",
            "The old screen opens like the cover of a book.",
            [.edge(\BookAnimator.edge)]
        ) { BookAnimator() },
        CatalogueEntry(
            "door",
            "Door",
            "The new screen swings shut like a door.",
            [.edge(\DoorAnimator.edge)]
        ) { DoorAnimator() },
        CatalogueEntry(
            "lean",
            "Lean",
            "The old screen leans back while the new one covers it.",
            [.edge(\LeanAnimator.edge), .angle("angle", \LeanAnimator.angle, 0...30, step: 0.25)]
        ) { LeanAnimator() },
        CatalogueEntry(
            "swing",
            "Swing",
            "Both screens roll past, small and fading.",
            [.edge(\SwingAnimator.edge), .angle("angle", \SwingAnimator.angle, 0...180, step: 5)]
        ) { SwingAnimator() },
    ]
}
