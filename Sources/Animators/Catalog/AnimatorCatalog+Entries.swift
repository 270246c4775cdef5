import TransitionKit

// Every animator appears here once. The gallery, the documents, and the tests are generated from this list or
// checked against it.

extension AnimatorCatalog {
    static let turning = [
        Entry("Cube", "Both screens turn like the faces of a cube.", .turning, CubeAnimator()),
        Entry("Turn", "Both screens spin like the sides of a card.", .turning, TurnAnimator()),
        Entry("Flip", "Half of the screen turns over like a page.", .turning, FlipAnimator()),
        Entry("Split-Flap", "The screen flips like a departure board.", .turning, SplitFlapAnimator()),
        Entry("Fold", "The old screen folds away like an accordion.", .turning, FoldAnimator()),
        Entry("Book", "The old screen opens like the cover of a book.", .turning, BookAnimator()),
        Entry("Door", "The new screen swings shut like a door.", .turning, DoorAnimator()),
        Entry("Curl", "The old screen curls over like a page.", .turning, CurlAnimator()),
        Entry("Cards", "The old screen tips back, and the new one rises.", .turning, CardsAnimator()),
        Entry("Nat Geo", "One screen swings away, and the other tumbles in.", .turning, NatGeoAnimator()),
        Entry("Twist", "Slabs of a column turn one after another.", .turning, TwistAnimator()),
        Entry(
            "Cover Flow",
            "The old screen tilts away to the side, and the new one turns out over a reflecting floor.",
            .turning,
            CoverFlowAnimator()
        ),
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
            "The new screen drops from above and bounces. Going back, it tilts and falls.",
            .springing,
            DropAnimator()
        ),
        Entry("Swing", "Both screens swing past each other.", .springing, SwingAnimator()),
        Entry(
            "Clothesline",
            "The screens hang on a line, which is pulled, and swing until they settle.",
            .springing,
            ClotheslineAnimator()
        ),
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
        Entry("Zoom and Slide", "Both screens slide, and shrink on the way.", .sliding, ZoomSlideAnimator()),
        Entry(
            "Spring Slide",
            "Both screens slide on a spring, with a gap between them.",
            .sliding,
            SpringSlideAnimator()
        ),
        Entry("Lean", "The old screen leans back while the new one covers it.", .sliding, LeanAnimator()),
    ]

    static let slicing = [
        Entry("Explode", "The old screen bursts into tiles that fly and fall.", .slicing, ExplodeAnimator()),
        Entry("Fragments", "The old screen breaks into tiles that fly out.", .slicing, FragmentsAnimator()),
        Entry("Portal", "The old screen opens like a double door.", .slicing, PortalAnimator()),
        Entry("Mosaic", "Tiles turn over in a ripple and show the new screen.", .slicing, MosaicAnimator()),
        Entry("Reels", "Columns spin like reels and stop on the new screen.", .slicing, ReelsAnimator()),
        Entry("Split", "The old screen splits along a line.", .slicing, SplitAnimator()),
        Entry("Blinds", "The old screen opens like a Venetian blind.", .slicing, BlindsAnimator()),
        Entry("Genie", "The old screen is drawn into a point at an edge.", .slicing, GenieAnimator()),
    ]

    static let uncovering = [
        Entry(
            "Circle Reveal",
            "A growing circle, or another shape, reveals the new screen.",
            .uncovering,
            CircleRevealAnimator()
        ),
        Entry(
            "Spread",
            "A rectangle that grows from an edge reveals the new screen.",
            .uncovering,
            SpreadAnimator()
        ),
    ]

    static let sharing = [
        Entry(
            "Matched",
            "Views that both screens share fly from one to the other.",
            .sharing,
            MatchedAnimator()
        ),
        Entry("Expand", "A card grows into the new screen, and shrinks back.", .sharing, ExpandAnimator()),
        Entry(
            "Cascade",
            "The new screen’s named views come in one by one.",
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
            "A screen grows out of a point or a view, and collapses back into it.",
            .fading,
            ShrinkAnimator()
        ),
        Entry("Zoom", "The viewer flies through the old screen into the new one.", .fading, ZoomAnimator()),
    ]
}
