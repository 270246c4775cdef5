import TransitionKit

// Every animator, once. The gallery, the documents, and the tests are made from this list or held to it.

extension AnimatorCatalog {
    static let turning = [
        Entry("Cube", "Both screens are faces of a cube that turns.", .turning, CubeAnimator()),
        Entry("Turn", "One card with two faces spins about its middle.", .turning, TurnAnimator()),
        Entry("Flip", "Half of the screen turns over like a page.", .turning, FlipAnimator()),
        Entry("Split-Flap", "The leaf of a departure board falls.", .turning, SplitFlapAnimator()),
        Entry("Fold", "An accordion unfolds the new screen and folds the old one.", .turning, FoldAnimator()),
        Entry("Book", "The old screen opens like the cover of a book.", .turning, BookAnimator()),
        Entry("Door", "The new screen swings shut like a door.", .turning, DoorAnimator()),
        Entry("Curl", "The old screen is turned over like a page.", .turning, CurlAnimator()),
        Entry("Cards", "The old screen tips back and sinks; the new one rises.", .turning, CardsAnimator()),
        Entry("Nat Geo", "The old page swings away, the new one tumbles in.", .turning, NatGeoAnimator()),
    ]

    static let springing = [
        Entry(
            "Bounce",
            "The new screen springs in from below and settles while the old one dims.",
            .springing,
            BounceAnimator()
        ),
        Entry("Pop Up", "The new screen pops up on a spring.", .springing, PopUpAnimator()),
        Entry(
            "Drop",
            "The new screen falls from above; the way back drops it, tilting.",
            .springing,
            DropAnimator()
        ),
        Entry("Swing", "Both screens roll past each other.", .springing, SwingAnimator()),
    ]

    static let sliding = [
        Entry("Slide", "Both screens travel the full width together.", .sliding, SlideAnimator()),
        Entry(
            "Push",
            "The new screen covers the old one, which lags behind and darkens.",
            .sliding,
            PushAnimator()
        ),
        Entry("Cover", "The new screen slides over the old one.", .sliding, CoverAnimator()),
        Entry("Reveal", "The old screen slides off the new one.", .sliding, RevealAnimator()),
        Entry("Page", "The new screen covers the old one, which sinks away.", .sliding, PageAnimator()),
        Entry("Zoom and Slide", "A slide that is smaller at its far ends.", .sliding, ZoomSlideAnimator()),
        Entry(
            "Spring Slide",
            "A springy slide with a gutter between the screens: a container's default.",
            .sliding,
            SpringSlideAnimator()
        ),
        Entry("Lean", "The old screen leans back while the new one covers it.", .sliding, LeanAnimator()),
    ]

    static let slicing = [
        Entry("Explode", "The old screen bursts into tiles that fly and fall.", .slicing, ExplodeAnimator()),
        Entry("Fragments", "The old screen's tiles fly out by an edge.", .slicing, FragmentsAnimator()),
        Entry("Portal", "The old screen parts, and the new one comes forward.", .slicing, PortalAnimator()),
        Entry("Bricks", "The new screen is laid brick by brick.", .slicing, BricksAnimator()),
        Entry("Split", "The old screen splits along a line.", .slicing, SplitAnimator()),
        Entry("Blinds", "Slats of the old screen turn to show the new one.", .slicing, BlindsAnimator()),
        Entry("Genie", "The old screen is drawn into a point at an edge.", .slicing, GenieAnimator()),
    ]

    static let uncovering = [
        Entry(
            "Circle Reveal",
            "A circle, or another shape, grows until it has uncovered the new screen.",
            .uncovering,
            CircleRevealAnimator()
        ),
        Entry(
            "Spread",
            "A rectangle grows from an edge until it has uncovered the new screen.",
            .uncovering,
            SpreadAnimator()
        ),
    ]

    static let sharing = [
        Entry(
            "Matched",
            "Views that both screens name fly from one place to the other.",
            .sharing,
            MatchedAnimator()
        ),
        Entry("Expand", "A card grows into the new screen, and shrinks back.", .sharing, ExpandAnimator()),
        Entry(
            "Cascade",
            "The new screen’s named views come in one after another.",
            .sharing,
            CascadeAnimator()
        ),
    ]

    static let fading = [
        Entry("Crossfade", "One screen dissolves into the other.", .fading, CrossfadeAnimator()),
        Entry(
            "Fade Through",
            "The old screen fades out, then the new one fades in and grows.",
            .fading,
            FadeThroughAnimator()
        ),
        Entry(
            "Shared Axis",
            "Both screens move a little along one axis and fade.",
            .fading,
            SharedAxisAnimator()
        ),
        Entry(
            "Scale and Fade",
            "The old screen shrinks a little and fades, then the new one fades in.",
            .fading,
            ScaleFadeAnimator()
        ),
        Entry(
            "Shrink",
            "A screen grows out of a point or a view, and collapses into it on the way back.",
            .fading,
            ShrinkAnimator()
        ),
        Entry("Zoom", "One flies through the old screen into the new one.", .fading, ZoomAnimator()),
    ]
}
