import Animators
import TransitionKit
import UIKit

/// The animators the gallery shows, in the order it shows them.
@MainActor
public enum AnimatorCatalogue {

    public static let entries: [CatalogueEntry] = [
        CatalogueEntry(
            name: "bounce",
            title: "Bounce",
            summary: "The new screen springs in from below and settles while the old one dims."
        ) { BounceAnimator() },
        CatalogueEntry(
            name: "shrink",
            title: "Shrink",
            summary: "A screen grows out of its centre, and collapses into it on the way back."
        ) { ShrinkAnimator() },
        CatalogueEntry(
            name: "cube",
            title: "Cube",
            summary: "Both screens are faces of a cube that turns."
        ) { CubeAnimator() },
        CatalogueEntry(
            name: "slide",
            title: "Slide",
            summary: "Both screens travel the full width together."
        ) { SlideAnimator() },
        CatalogueEntry(
            name: "push",
            title: "Push",
            summary: "The new screen covers the old one, which lags behind and darkens."
        ) { PushAnimator() },
        CatalogueEntry(
            name: "crossfade",
            title: "Crossfade",
            summary: "One screen dissolves into the other."
        ) { CrossfadeAnimator() },
        CatalogueEntry(
            name: "scale-fade",
            title: "Scale and Fade",
            summary: "The old screen shrinks away while the new one fades in."
        ) { ScaleFadeAnimator() },
        CatalogueEntry(
            name: "spring-slide",
            title: "Spring Slide",
            summary: "A springy slide with a gutter between the screens: a container's default."
        ) { SpringSlideAnimator() },
        CatalogueEntry(
            name: "cover",
            title: "Cover",
            summary: "The new screen slides over the old one."
        ) { CoverAnimator() },
        CatalogueEntry(
            name: "reveal",
            title: "Reveal",
            summary: "The old screen slides off the new one."
        ) { RevealAnimator() },
        CatalogueEntry(
            name: "drop",
            title: "Drop",
            summary: "The new screen falls from above; the way back drops it, tilting."
        ) { DropAnimator() },
        CatalogueEntry(
            name: "zoom",
            title: "Zoom",
            summary: "One flies through the old screen into the new one."
        ) { ZoomAnimator() },
        CatalogueEntry(
            name: "pop",
            title: "Pop",
            summary: "The new screen pops up on a loose spring."
        ) { PopAnimator() },
        CatalogueEntry(
            name: "zoom-slide",
            title: "Zoom and Slide",
            summary: "A slide that is smaller at its far ends."
        ) { ZoomSlideAnimator() },
        CatalogueEntry(
            name: "page",
            title: "Page",
            summary: "The new screen covers the old one, which sinks away."
        ) { PageAnimator() },
        CatalogueEntry(
            name: "cards",
            title: "Cards",
            summary: "The old screen tips back and sinks; the new one rises."
        ) { CardsAnimator() },
        CatalogueEntry(
            name: "turn",
            title: "Turn",
            summary: "One card with two faces spins about its middle."
        ) { TurnAnimator() },
        CatalogueEntry(
            name: "flip",
            title: "Flip",
            summary: "Half of the screen turns over like a page."
        ) { FlipAnimator() },
        CatalogueEntry(
            name: "split-flap",
            title: "Split-Flap",
            summary: "The leaf of a departure board falls."
        ) { SplitFlapAnimator() },
        CatalogueEntry(
            name: "fold",
            title: "Fold",
            summary: "An accordion unfolds the new screen and folds the old one."
        ) { FoldAnimator() },
        CatalogueEntry(
            name: "nat-geo",
            title: "Nat Geo",
            summary: "The old page swings away, the new one tumbles in."
        ) { NatGeoAnimator() },
        CatalogueEntry(
            name: "book",
            title: "Book",
            summary: "The old screen opens like the cover of a book."
        ) { BookAnimator() },
        CatalogueEntry(
            name: "door",
            title: "Door",
            summary: "The new screen swings shut like a door."
        ) { DoorAnimator() },
        CatalogueEntry(
            name: "lean",
            title: "Lean",
            summary: "The old screen leans back while the new one covers it."
        ) { LeanAnimator() },
        CatalogueEntry(
            name: "swing",
            title: "Swing",
            summary: "Both screens roll past, small and fading."
        ) { SwingAnimator() },
        CatalogueEntry(
            name: "portal",
            title: "Portal",
            summary: "The old screen parts, and the new one comes forward."
        ) { PortalAnimator() },
        CatalogueEntry(
            name: "bricks",
            title: "Bricks",
            summary: "The old screen's halves part."
        ) { BricksAnimator() },
        CatalogueEntry(
            name: "split",
            title: "Split",
            summary: "The old screen splits along a line."
        ) { SplitAnimator() },
        CatalogueEntry(
            name: "explode",
            title: "Explode",
            summary: "The old screen breaks into tiles that scatter."
        ) { ExplodeAnimator() },
        CatalogueEntry(
            name: "fragments",
            title: "Fragments",
            summary: "The old screen's tiles fly out by an edge."
        ) { FragmentsAnimator() },
        CatalogueEntry(
            name: "blinds",
            title: "Blinds",
            summary: "Slats of the old screen turn to show the new one."
        ) { BlindsAnimator() },
        CatalogueEntry(
            name: "circle-reveal",
            title: "Circle Reveal",
            summary: "A circle grows until it has uncovered the new screen."
        ) { CircleRevealAnimator() },
        CatalogueEntry(
            name: "spread",
            title: "Spread",
            summary: "A rectangle grows from an edge."
        ) { SpreadAnimator() },
        CatalogueEntry(
            name: "matched",
            title: "Matched",
            summary: "Views that both screens name fly from one place to the other."
        ) { MatchedAnimator() },
        CatalogueEntry(
            name: "expand",
            title: "Expand",
            summary: "A card grows into the new screen."
        ) { ExpandAnimator() },
    ]

    /// The entry of that name, as written on a command line; nil if there is none.
    public static func entry(named name: String) -> CatalogueEntry? {
        entries.first { $0.name == name }
    }
}
