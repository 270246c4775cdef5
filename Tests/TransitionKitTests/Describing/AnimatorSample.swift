import Animators
import Testing
import UIKit

/// An animator of the catalog, and variants with other parameters.
struct AnimatorSample: Sendable, CustomTestStringConvertible {
    let name: String
    /// The animator with its defaults.
    let plain: any Animator
    /// Returns variants with a number for each numeric parameter, one at a time.
    let numbers: @Sendable (CGFloat) -> [any Animator]
    /// Returns variants with another value than the default for each other parameter.
    let others: @Sendable () -> [any Animator]

    init(
        _ name: String,
        _ plain: any Animator,
        numbers: @escaping @Sendable (CGFloat) -> [any Animator],
        others: @escaping @Sendable () -> [any Animator] = { [] }
    ) {
        self.name = name
        self.plain = plain
        self.numbers = numbers
        self.others = others
    }

    var testDescription: String { name }

    static let all = [sliding, fading, springing, turning, slicing, uncovering, sharing].flatMap { $0 }
}

extension AnimatorSample {
    private static let sliding: [AnimatorSample] = [
        AnimatorSample(
            "slide",
            SlideAnimator(),
            numbers: { [SlideAnimator(spacing: $0), SlideAnimator(duration: Double($0))] },
            others: { [SlideAnimator(edge: .top), SlideAnimator(fades: true)] }
        ),
        AnimatorSample(
            "spring-slide",
            SpringSlideAnimator(),
            numbers: {
                [
                    SpringSlideAnimator(spacing: $0), SpringSlideAnimator(dampingRatio: $0),
                    SpringSlideAnimator(initialVelocity: $0), SpringSlideAnimator(duration: Double($0)),
                ]
            }
        ),
        AnimatorSample(
            "push",
            PushAnimator(),
            numbers: {
                [
                    PushAnimator(parallax: $0), PushAnimator(dimming: $0),
                    PushAnimator(duration: Double($0)),
                ]
            },
            others: { [PushAnimator(edge: .top), PushAnimator(shadow: false)] }
        ),
        AnimatorSample(
            "cover",
            CoverAnimator(),
            numbers: { [CoverAnimator(duration: Double($0))] },
            others: { [CoverAnimator(edge: .top)] }
        ),
        AnimatorSample(
            "reveal",
            RevealAnimator(),
            numbers: { [RevealAnimator(duration: Double($0))] },
            others: { [RevealAnimator(edge: .top)] }
        ),
        AnimatorSample(
            "page",
            PageAnimator(),
            numbers: {
                [
                    PageAnimator(scale: $0), PageAnimator(dimming: $0),
                    PageAnimator(staging: Staging(cornerRadius: $0)),
                    PageAnimator(staging: Staging(shadow: $0)), PageAnimator(duration: Double($0)),
                ]
            },
            others: { [PageAnimator(staging: .none), PageAnimator(edge: .top)] }
        ),
        AnimatorSample(
            "zoom-slide",
            ZoomSlideAnimator(),
            numbers: {
                [
                    ZoomSlideAnimator(scale: $0), ZoomSlideAnimator(staging: Staging(cornerRadius: $0)),
                    ZoomSlideAnimator(staging: Staging(shadow: $0)), ZoomSlideAnimator(duration: Double($0)),
                ]
            },
            others: { [ZoomSlideAnimator(staging: .none), ZoomSlideAnimator(edge: .top)] }
        ),
        AnimatorSample(
            "lean",
            LeanAnimator(),
            numbers: {
                [
                    LeanAnimator(angle: $0), LeanAnimator(staging: Staging(cornerRadius: $0)),
                    LeanAnimator(staging: Staging(shadow: $0)), LeanAnimator(duration: Double($0)),
                ]
            },
            others: { [LeanAnimator(staging: .none), LeanAnimator(edge: .top)] }
        ),
    ]

    private static let fading: [AnimatorSample] = [
        AnimatorSample(
            "crossfade",
            CrossfadeAnimator(),
            numbers: { [CrossfadeAnimator(duration: Double($0))] },
            others: { [CrossfadeAnimator(style: .in), CrossfadeAnimator(style: .out)] }
        ),
        AnimatorSample(
            "fade-through",
            FadeThroughAnimator(),
            numbers: { [FadeThroughAnimator(scale: $0), FadeThroughAnimator(duration: Double($0))] }
        ),
        AnimatorSample(
            "shared-axis",
            SharedAxisAnimator(),
            numbers: { [SharedAxisAnimator(distance: $0), SharedAxisAnimator(duration: Double($0))] },
            others: { [SharedAxisAnimator(axis: .y), SharedAxisAnimator(axis: .z)] }
        ),
        AnimatorSample(
            "scale-fade",
            ScaleFadeAnimator(),
            numbers: {
                [
                    ScaleFadeAnimator(scale: $0), ScaleFadeAnimator(staging: Staging(cornerRadius: $0)),
                    ScaleFadeAnimator(staging: Staging(shadow: $0)), ScaleFadeAnimator(duration: Double($0)),
                ]
            },
            others: { [ScaleFadeAnimator(staging: .none)] }
        ),
        AnimatorSample(
            "shrink",
            ShrinkAnimator(),
            numbers: {
                [
                    ShrinkAnimator(origin: .point(x: $0, y: 0.5)),
                    ShrinkAnimator(origin: .point(x: 0.5, y: $0)),
                    ShrinkAnimator(scale: $0), ShrinkAnimator(dimming: $0),
                    ShrinkAnimator(staging: Staging(cornerRadius: $0)),
                    ShrinkAnimator(staging: Staging(shadow: $0)), ShrinkAnimator(duration: Double($0)),
                ]
            },
            others: { [ShrinkAnimator(staging: .none)] }
        ),
        AnimatorSample(
            "zoom",
            ZoomAnimator(),
            numbers: {
                [
                    ZoomAnimator(nearScale: $0), ZoomAnimator(farScale: $0),
                    ZoomAnimator(staging: Staging(cornerRadius: $0)),
                    ZoomAnimator(staging: Staging(shadow: $0)), ZoomAnimator(duration: Double($0)),
                ]
            },
            others: {
                [
                    ZoomAnimator(staging: .none), ZoomAnimator(style: .out),
                    ZoomAnimator(origin: .point(x: 0, y: 1)),
                ]
            }
        ),
    ]

    private static let springing: [AnimatorSample] = [
        AnimatorSample(
            "bounce",
            BounceAnimator(),
            numbers: {
                [
                    BounceAnimator(dampingRatio: $0), BounceAnimator(initialVelocity: $0),
                    BounceAnimator(dimming: $0), BounceAnimator(duration: Double($0)),
                ]
            },
            others: { [BounceAnimator(edge: .top)] }
        ),
        AnimatorSample(
            "pop-up",
            PopUpAnimator(),
            numbers: {
                [
                    PopUpAnimator(dampingRatio: $0), PopUpAnimator(scale: $0),
                    PopUpAnimator(staging: Staging(cornerRadius: $0)),
                    PopUpAnimator(staging: Staging(shadow: $0)), PopUpAnimator(duration: Double($0)),
                ]
            },
            others: { [PopUpAnimator(staging: .none)] }
        ),
        AnimatorSample(
            "drop",
            DropAnimator(),
            numbers: { number in
                let timed = [DropAnimator(duration: Double(number))]
                // There's no range with a value that isn't a number.
                guard !number.isNaN else { return timed }
                return timed + [
                    DropAnimator(tilt: min(number, 0)...max(number, 0)),
                    DropAnimator(tilt: -abs(number)...abs(number)),
                    DropAnimator(tilt: number...number),
                ]
            },
            others: { [DropAnimator(seed: 1)] }
        ),
        AnimatorSample(
            "swing",
            SwingAnimator(),
            numbers: {
                [
                    SwingAnimator(angle: $0), SwingAnimator(dampingRatio: $0),
                    SwingAnimator(staging: Staging(cornerRadius: $0)),
                    SwingAnimator(staging: Staging(shadow: $0)), SwingAnimator(duration: Double($0)),
                ]
            },
            others: { [SwingAnimator(staging: .none), SwingAnimator(edge: .top)] }
        ),
        AnimatorSample(
            "clothesline",
            ClotheslineAnimator(),
            numbers: {
                [
                    ClotheslineAnimator(swing: $0), ClotheslineAnimator(staging: Staging(cornerRadius: $0)),
                    ClotheslineAnimator(staging: Staging(shadow: $0)),
                    ClotheslineAnimator(duration: Double($0)),
                ]
            },
            others: { [ClotheslineAnimator(staging: .none), ClotheslineAnimator(edge: .leading)] }
        ),
    ]

    private static let turning: [AnimatorSample] = [
        AnimatorSample(
            "cube",
            CubeAnimator(),
            numbers: {
                [
                    CubeAnimator(shade: $0), CubeAnimator(eyeDistance: $0),
                    CubeAnimator(duration: Double($0)),
                ]
            },
            others: { [CubeAnimator(staging: .none), CubeAnimator(axis: .vertical)] }
        ),
        AnimatorSample(
            "turn",
            TurnAnimator(),
            numbers: {
                [
                    TurnAnimator(staging: Staging(cornerRadius: $0)),
                    TurnAnimator(staging: Staging(shadow: $0)), TurnAnimator(duration: Double($0)),
                ]
            },
            others: { [TurnAnimator(staging: .none), TurnAnimator(edge: .top)] }
        ),
        AnimatorSample(
            "flip",
            FlipAnimator(),
            numbers: { [FlipAnimator(shade: $0), FlipAnimator(duration: Double($0))] },
            others: { [FlipAnimator(edge: .top)] }
        ),
        AnimatorSample(
            "split-flap",
            SplitFlapAnimator(),
            numbers: { [SplitFlapAnimator(duration: Double($0))] }
        ),
        AnimatorSample(
            "fold",
            FoldAnimator(),
            numbers: { [FoldAnimator(duration: Double($0))] },
            others: { [FoldAnimator(staging: .none), FoldAnimator(edge: .leading), FoldAnimator(folds: 3)] }
        ),
        AnimatorSample(
            "book",
            BookAnimator(),
            numbers: { [BookAnimator(duration: Double($0))] },
            others: { [BookAnimator(edge: .top)] }
        ),
        AnimatorSample(
            "door",
            DoorAnimator(),
            numbers: { [DoorAnimator(duration: Double($0))] },
            others: { [DoorAnimator(edge: .top)] }
        ),
        AnimatorSample(
            "curl",
            CurlAnimator(),
            numbers: {
                [CurlAnimator(tilt: $0), CurlAnimator(radius: $0), CurlAnimator(duration: Double($0))]
            },
            others: { [CurlAnimator(edge: .top), CurlAnimator(backColor: .red)] }
        ),
        AnimatorSample(
            "cards",
            CardsAnimator(),
            numbers: {
                [
                    CardsAnimator(staging: Staging(cornerRadius: $0)),
                    CardsAnimator(staging: Staging(shadow: $0)), CardsAnimator(duration: Double($0)),
                ]
            },
            others: { [CardsAnimator(staging: .none)] }
        ),
        AnimatorSample(
            "nat-geo",
            NatGeoAnimator(),
            numbers: {
                [
                    NatGeoAnimator(staging: Staging(cornerRadius: $0)),
                    NatGeoAnimator(staging: Staging(shadow: $0)), NatGeoAnimator(duration: Double($0)),
                ]
            },
            others: { [NatGeoAnimator(staging: .none), NatGeoAnimator(edge: .leading)] }
        ),
        AnimatorSample(
            "twist",
            TwistAnimator(),
            numbers: { [TwistAnimator(shade: $0), TwistAnimator(duration: Double($0))] },
            others: {
                [TwistAnimator(axis: .vertical), TwistAnimator(slabs: 3), TwistAnimator(staging: .none)]
            }
        ),
        AnimatorSample(
            "cover-flow",
            CoverFlowAnimator(),
            numbers: {
                [
                    CoverFlowAnimator(angle: $0), CoverFlowAnimator(reflection: $0),
                    CoverFlowAnimator(staging: Staging(cornerRadius: $0)),
                    CoverFlowAnimator(duration: Double($0)),
                ]
            },
            others: { [CoverFlowAnimator(edge: .leading), CoverFlowAnimator(staging: .none)] }
        ),
    ]

    private static let slicing: [AnimatorSample] = [
        AnimatorSample(
            "explode",
            ExplodeAnimator(),
            numbers: {
                [
                    ExplodeAnimator(columns: 3, spread: $0), ExplodeAnimator(columns: 3, spin: $0),
                    ExplodeAnimator(columns: 3, duration: Double($0)),
                ]
            },
            others: {
                [
                    ExplodeAnimator(columns: 3), ExplodeAnimator(seed: 1),
                    ExplodeAnimator(origin: .element("card")),
                ]
            }
        ),
        AnimatorSample(
            "genie",
            GenieAnimator(),
            numbers: { [GenieAnimator(target: .point(x: $0, y: 1)), GenieAnimator(duration: Double($0))] },
            others: { [GenieAnimator(target: .element("title"))] }
        ),
        AnimatorSample(
            "fragments",
            FragmentsAnimator(),
            numbers: { [FragmentsAnimator(columns: 3, duration: Double($0))] },
            others: {
                [
                    FragmentsAnimator(edge: .top), FragmentsAnimator(columns: 3),
                    FragmentsAnimator(style: .in), FragmentsAnimator(seed: 1),
                ]
            }
        ),
        AnimatorSample(
            "portal",
            PortalAnimator(),
            numbers: {
                [
                    PortalAnimator(angle: $0), PortalAnimator(depth: $0),
                    PortalAnimator(staging: Staging(cornerRadius: $0)),
                    PortalAnimator(staging: Staging(shadow: $0)), PortalAnimator(duration: Double($0)),
                ]
            },
            others: { [PortalAnimator(staging: .none), PortalAnimator(axis: .vertical)] }
        ),
        AnimatorSample(
            "mosaic",
            MosaicAnimator(),
            numbers: {
                [
                    MosaicAnimator(lift: $0), MosaicAnimator(origin: .point(x: $0, y: $0)),
                    MosaicAnimator(duration: Double($0)),
                ]
            },
            others: { [MosaicAnimator(columns: 3)] }
        ),
        AnimatorSample(
            "reels",
            ReelsAnimator(),
            numbers: { [ReelsAnimator(duration: Double($0))] },
            others: { [ReelsAnimator(columns: 3), ReelsAnimator(turns: 0)] }
        ),
        AnimatorSample(
            "split",
            SplitAnimator(),
            numbers: { [SplitAnimator(line: .fraction($0)), SplitAnimator(duration: Double($0))] },
            others: { [SplitAnimator(line: .below(.element("card")))] }
        ),
        AnimatorSample(
            "blinds",
            BlindsAnimator(),
            numbers: { [BlindsAnimator(duration: Double($0))] },
            others: { [BlindsAnimator(axis: .vertical), BlindsAnimator(slats: 3)] }
        ),
    ]

    private static let uncovering: [AnimatorSample] = [
        AnimatorSample(
            "circle-reveal",
            CircleRevealAnimator(),
            numbers: {
                [
                    CircleRevealAnimator(origin: .point(x: $0, y: 0.5)),
                    CircleRevealAnimator(origin: .point(x: 0.5, y: $0)),
                    CircleRevealAnimator(duration: Double($0)),
                ]
            },
            others: {
                [
                    CircleRevealAnimator(origin: .element("card")),
                    CircleRevealAnimator(origin: .element("title")), CircleRevealAnimator(shape: .star),
                ]
            }
        ),
        AnimatorSample(
            "spread",
            SpreadAnimator(),
            numbers: { [SpreadAnimator(duration: Double($0))] },
            others: { [SpreadAnimator(edge: .top)] }
        ),
    ]

    private static let sharing: [AnimatorSample] = [
        AnimatorSample(
            "matched",
            MatchedAnimator(),
            numbers: { [MatchedAnimator(arc: $0), MatchedAnimator(duration: Double($0))] },
            others: { [MatchedAnimator(elements: ["card"]), MatchedAnimator(alongside: SlideAnimator())] }
        ),
        AnimatorSample(
            "expand",
            ExpandAnimator(),
            numbers: {
                [
                    ExpandAnimator(cornerRadius: $0), ExpandAnimator(dampingRatio: $0),
                    ExpandAnimator(dimming: $0), ExpandAnimator(duration: Double($0)),
                ]
            },
            others: { [ExpandAnimator(source: "title"), ExpandAnimator(fade: .through)] }
        ),
        AnimatorSample(
            "cascade",
            CascadeAnimator(),
            numbers: {
                [
                    CascadeAnimator(pose: .rest.translated(x: $0)), CascadeAnimator(stagger: Double($0)),
                    CascadeAnimator(duration: Double($0)),
                ]
            },
            others: { [CascadeAnimator(elements: ["title"]), CascadeAnimator(order: .inward)] }
        ),
    ]
}
