import Animators
import TestSupport
import Testing
@_spi(Host) import UIKit

@Suite struct CombinatorTests {
    private func scene(_ direction: TransitionDirection = .forward) -> TransitionScene {
        TransitionScene(size: CGSize(width: 390, height: 844), direction: direction)
    }

    private func pose(
        _ side: TransitionSide,
        of animator: any Animator,
        at moment: CGFloat,
        _ direction: TransitionDirection = .forward
    ) throws -> Pose {
        try #require(animator.choreography(in: scene(direction)).participant(showing: side)).pose(at: moment)
    }

    @Test("A slide combined with a crossfade slides and fades")
    func slideAndFade() throws {
        let slide = SlideAnimator(duration: 0.5)
        let both = slide.combined(with: CrossfadeAnimator(duration: 0.5))
        #expect(both.duration == 0.5)
        for moment in [0, 0.25, 0.5, 0.75, 1] as [CGFloat] {
            let moved = TimingCurve.responsive.value(at: moment)
            // It fades in the middle of the transition.
            let faded = TimingCurve.cubic(CGPoint(x: 0.25, y: 0.05), CGPoint(x: 0.75, y: 0.95))
                .value(at: min(max((moment - 0.05) / 0.9, 0), 1))
            let incoming = try pose(.incoming, of: both, at: moment)
            #expect(abs(incoming.x - 390 * (1 - moved)) < 0.5)
            #expect(abs(incoming.opacity - faded) < 2e-3)
        }
        #expect(try pose(.outgoing, of: both, at: 0) == .rest)
        #expect(try pose(.incoming, of: both, at: 1) == .rest)
        #expect(try pose(.outgoing, of: both, at: 1, .backward).x == 390)
    }

    @Test("The second animator scales and rotates the motion of the first")
    func theSecondAnimatorScalesAndRotatesTheMotionOfTheFirst() {
        let animator = ScriptedAnimator(.rest.translated(x: 100))
            .combined(with: ScriptedAnimator(.rest.scaled(by: 2).rotated(to: .pi / 2)))
        let end = animator.choreography(in: scene()).participant(showing: .outgoing)?.pose(at: 1)
        // 100 to the right, doubled, and rotated clockwise: 200 down.
        #expect(abs((end?.x ?? 1) - 0) < 1e-9)
        #expect(abs((end?.y ?? 0) - 200) < 1e-9)
        #expect(end?.scaleX == 2)
    }

    @Test("Two rotations about different axes combine like their matrices")
    func twoRotationsAboutDifferentAxesCombineLikeTheirMatrices() throws {
        let first = Pose.rest.rotated(to: 0.7, about: .x)
        let second = Pose.rest.rotated(to: -1.1, about: .y)
        let animator = ScriptedAnimator(first).combined(with: ScriptedAnimator(second))
        let both = try pose(.outgoing, of: animator, at: 1).transform
        let expected = CATransform3DConcat(first.transform, second.transform)
        #expect(abs(both.m11 - expected.m11) < 1e-12)
        #expect(abs(both.m12 - expected.m12) < 1e-12)
        #expect(abs(both.m13 - expected.m13) < 1e-12)
        #expect(abs(both.m21 - expected.m21) < 1e-12)
        #expect(abs(both.m32 - expected.m32) < 1e-12)
    }

    @Test(
        "A screen has the clip shape and the shade of the animator that uses them, in either order",
        arguments: TransitionDirection.allCases
    )
    func aScreenHasTheClipShapeAndTheShadeOfTheAnimator(direction: TransitionDirection) throws {
        let still = CrossfadeAnimator()
        for animator in [CircleRevealAnimator(shape: .star), DoorAnimator()] as [any Animator] {
            let alone = animator.choreography(in: scene(direction))
            for both in [animator.combined(with: still), still.combined(with: animator)] {
                let choreography = both.choreography(in: scene(direction))
                for side in TransitionSide.allCases {
                    let screen = try #require(choreography.participant(showing: side))
                    let own = try #require(alone.participant(showing: side))
                    #expect(screen.clipShape == own.clipShape)
                    #expect(screen.shade == own.shade)
                }
            }
        }
    }

    @Test("If both animators clip, dim, shadow, and tint a screen, it looks as in the first")
    func firstLook() throws {
        func animator(_ color: UIColor, _ shape: ClipShape) -> ScriptedAnimator {
            let half = CGRect(x: 0, y: 0, width: 1, height: 0.5)
            let screen = Participant(
                .outgoing,
                shadow: Participant.Shadow(radius: 9, color: color),
                shade: Participant.Shade(color: color, strongestAt: .top),
                tint: color,
                clipShape: shape,
                to: .rest.clipped(to: half).dimmed(to: 0.5).shadowed(to: 0.5)
            )
            return ScriptedAnimator(Choreography(participants: [screen, Participant(.incoming)]))
        }
        let (red, blue, still) = (animator(.red, .star), animator(.blue, .diamond), CrossfadeAnimator())
        for both in [red.combined(with: blue), red.combined(with: still), still.combined(with: red)] {
            let screen = try #require(both.choreography(in: scene()).participant(showing: .outgoing))
            let own = try #require(red.choreography(in: scene()).participant(showing: .outgoing))
            #expect(screen.clipShape == own.clipShape)
            #expect(screen.shade == own.shade)
            #expect(screen.shadow == own.shadow)
            #expect(screen.tint == own.tint)
        }
    }

    @Test(
        "An invalid eye distance is no perspective, so the other animator's applies, in either order",
        arguments: [0, -500, .nan, .infinity] as [CGFloat]
    )
    func anInvalidEyeDistanceIsNoPerspective(distance: CGFloat) {
        func animator(_ eyeDistance: CGFloat, _ vanishingPoint: CGPoint) -> ScriptedAnimator {
            ScriptedAnimator(
                Choreography(
                    eyeDistance: eyeDistance,
                    vanishingPoint: vanishingPoint,
                    participants: [Participant(.outgoing), Participant(.incoming)]
                )
            )
        }
        let flat = animator(distance, CGPoint(x: 1, y: 1))
        let deep = animator(500, CGPoint(x: 0.2, y: 0.9))
        for both in [flat.combined(with: deep), deep.combined(with: flat)] {
            let choreography = both.choreography(in: scene())
            #expect(choreography.eyeDistance == 500)
            #expect(choreography.vanishingPoint == CGPoint(x: 0.2, y: 0.9))
        }
        #expect(flat.combined(with: flat).choreography(in: scene()).eyeDistance == nil)
    }

    @Test("The longer duration applies, and the shorter animator ends earlier")
    func theLongerDurationAppliesAndTheShorterAnimatorEndsEarlier() throws {
        let both = SlideAnimator(duration: 1).combined(with: CrossfadeAnimator(duration: 0.5))
        #expect(both.duration == 1)
        #expect(try pose(.incoming, of: both, at: 0.5).opacity == 1)
        #expect(try abs(pose(.incoming, of: both, at: 0.25).opacity - 0.5) < 1e-9)
    }

    @Test("Slices can be faded, in either order")
    func slicesCanBeFadedInEitherOrder() throws {
        let animators = [
            FoldAnimator().combined(with: CrossfadeAnimator()),
            CrossfadeAnimator().combined(with: FoldAnimator()),
        ]
        for animator in animators {
            let choreography = animator.choreography(in: scene())
            #expect(choreography.participants.filter { $0.screen != nil }.count == 8)
            #expect(try pose(.incoming, of: animator, at: 0).opacity == 0)
        }
    }

    @Test("A blurred screen moves with its screen, behind the other one, and slices have none")
    func blurredPictures() throws {
        let slide = SlideAnimator(duration: 0.35)
        for animator in [
            slide.combined(with: CrossfadeAnimator()), CrossfadeAnimator().combined(with: slide),
        ] {
            let participants = animator.choreography(in: scene()).participants
            let subjects = participants.map(\.subject)
            let blurred = try #require(subjects.firstIndex(of: .blurredPicture(of: .outgoing)))
            let outgoing = try #require(participants.firstIndex { $0.screen == .outgoing })
            let incoming = try #require(participants.firstIndex { $0.screen == .incoming })
            #expect(outgoing < blurred && blurred < incoming)
            for moment in [0.2, 0.5, 0.8] as [CGFloat] {
                let (own, screen) = (
                    participants[blurred].pose(at: moment), participants[outgoing].pose(at: moment)
                )
                #expect(screen.x < -1 && abs(own.x - screen.x) < 1e-9)
            }
        }
        for animator in [
            FoldAnimator().combined(with: CrossfadeAnimator()),
            CrossfadeAnimator().combined(with: FoldAnimator()),
        ] {
            let subjects = animator.choreography(in: scene()).participants.map(\.subject)
            #expect(!subjects.contains(.blurredPicture(of: .outgoing)))
        }
    }

    @Test("A slice doesn't repeat the gradient that shades a whole screen")
    func shadedSlices() {
        let shade = Participant.Shade(color: .red, strongestAt: .leading)
        let shaded = ScriptedAnimator(
            Choreography(participants: [
                Participant(.outgoing, shade: shade, to: .rest.dimmed(to: 0.5)), Participant(.incoming),
            ])
        )
        for both in [SplitAnimator().combined(with: shaded), shaded.combined(with: SplitAnimator())] {
            let slices = both.choreography(in: scene()).participants.filter { $0.slice != nil }
            #expect(slices.count == 2)
            #expect(slices.allSatisfy { $0.shade.color == .red && $0.shade.strongestEdge == nil })
        }
    }

    private func isDecoration(_ participant: Participant) -> Bool {
        if case .decoration = participant.subject { true } else { false }
    }

    @Test("A Matched that's part of a pair can be combined with slices, too")
    func pairAndSlices() {
        let frame = CGRect(x: 20, y: 100, width: 60, height: 60)
        let landing = CGRect(x: 200, y: 400, width: 120, height: 120)
        let scene = TransitionScene(
            size: CGSize(width: 390, height: 844),
            elements: [
                "shared": TransitionElement(outgoing: .init(frame: frame), incoming: .init(frame: landing))
            ]
        )
        for pair in [
            CrossfadeAnimator().combined(with: MatchedAnimator()),
            MatchedAnimator().combined(with: CrossfadeAnimator()),
        ] {
            let both = pair.combined(with: SplitAnimator()).choreography(in: scene)
            #expect(both.participants.contains { $0.slice != nil })
        }
    }

    @Test("Named views move in front of slices, in either order")
    func slicesAndViews() {
        let place = TransitionElement.Place(frame: CGRect(x: 20, y: 100, width: 100, height: 50))
        let other = TransitionElement.Place(frame: CGRect(x: 95, y: 400, width: 200, height: 300))
        let forward = TransitionScene(
            size: CGSize(width: 390, height: 844),
            elements: [
                "shared": TransitionElement(outgoing: place, incoming: other),
                "new": TransitionElement(incoming: other),
            ]
        )
        let pairs: [(any Animator, any Animator)] = [
            (ExplodeAnimator(), CascadeAnimator()), (SplitAnimator(), MatchedAnimator()),
        ]
        for scene in [forward, forward.reversed()] {
            for (slices, views) in pairs {
                let cut = slices.choreography(in: scene).participants
                // There's no blurred picture of slices.
                let moving = views.choreography(in: scene).participants.filter {
                    if case .blurredPicture = $0.subject { false } else { $0.screen == nil }
                }
                #expect(!moving.isEmpty)
                for both in [slices.combined(with: views), views.combined(with: slices)] {
                    let participants = both.choreography(in: scene).participants
                    let order = participants.filter { !isDecoration($0) }.map(\.subject)
                    #expect(order == (cut + moving).filter { !isDecoration($0) }.map(\.subject))
                    // A rim or a sheet stays behind the screen that it's behind.
                    let original = views.choreography(in: scene).participants
                    for (index, sheet) in original.enumerated() where isDecoration(sheet) {
                        guard let screen = original[index...].first(where: { $0.screen != nil })?.screen
                        else { continue }
                        let place = participants.firstIndex { $0.subject == sheet.subject }
                        let end = participants.firstIndex { $0.screen == screen }
                        #expect(place != nil && place ?? 0 < end ?? 0)
                    }
                }
            }
        }
    }

    @Test("Named views are drawn in front of slices, in either order")
    @MainActor func drawnViews() {
        // After a quarter of the time, the upper part still covers the views.
        let split = SplitAnimator(line: .fraction(0.98), duration: 0.4)
        let matched = MatchedAnimator(alongside: CrossfadeAnimator(blurs: false), duration: 0.4)
        let expected = colorOfViews(matched)
        func difference(_ color: [UInt8]) -> Int {
            zip(color, expected).map { abs(Int($0) - Int($1)) }.max() ?? 255
        }
        #expect(difference(colorOfViews(split.combined(with: matched))) <= 3)
        #expect(difference(colorOfViews(matched.combined(with: split))) <= 3)
        #expect(difference(colorOfViews(split)) > 30)
    }

    /// Returns the color where a circle is on its way to a row, after a quarter of a push.
    @MainActor private func colorOfViews(_ animator: any Animator) -> [UInt8] {
        let navigation = UINavigationController(rootViewController: ShapesViewController(.light))
        navigation.setNavigationBarHidden(true, animated: false)
        let transition = TransitionDelegate(animator)
        navigation.delegate = transition
        let device = TestDevice(size: CGSize(width: 195, height: 422), scale: 1)
        let app = TestApp(rootViewController: navigation, device: device)
        navigation.pushViewController(ShapesViewController(.dark), animated: true)
        UIApplication.shared.tick()
        UIApplication.shared.advance(by: animator.duration / 4)
        return app.picture().color(at: CGPoint(x: 46, y: 222))
    }

    #if DEBUG
        @Test("Combining slices with a moving screen fails when it's described")
        func combiningSlicesWithAMovingScreenFailsWhenItsDescribed() async {
            let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                let both = FoldAnimator().combined(with: SlideAnimator())
                _ = both.choreography(in: TransitionScene(size: CGSize(width: 390, height: 844)))
            }
            #expect(result.names("can only be combined with one that fades or dims"))
        }
    #endif

    @Test("A reversed animator goes forward as it went backward", arguments: Catalog.names)
    func aReversedAnimatorGoesForwardAsItWentBackward(name: String) {
        let animator = Catalog.animator(name)
        for direction in TransitionDirection.allCases {
            let there = animator.reversed().choreography(in: scene(direction))
            let back = animator.choreography(in: scene(direction.reversed))
            #expect(there == back)
            #expect(
                animator.reversed().reversed().choreography(in: scene(direction))
                    == animator.choreography(in: scene(direction))
            )
        }
    }

    @Test("Animators derived from one that moves anything also move anything, for Reduce Motion")
    func movesAnything() {
        let still = CrossfadeAnimator()
        for animator in [MatchedAnimator(), SlideAnimator()] as [any Animator] {
            #expect(animator.reversed().movesAnything)
            #expect(animator.with(duration: 1).movesAnything)
            #expect(animator.combined(with: still).movesAnything)
            #expect(still.combined(with: animator).movesAnything)
        }
        #expect(!still.with(duration: 1).movesAnything)
        #expect(FadingForward().movesAnything && FadingForward().reversed().movesAnything)
        #expect(Scrolling().movesAnything)
    }

    /// An animator that fades forward, and slides backward.
    private struct FadingForward: Animator {
        var duration = 0.5

        func forward(in scene: TransitionScene) -> Choreography { CrossfadeAnimator().forward(in: scene) }

        func backward(in scene: TransitionScene) -> Choreography { SlideAnimator().backward(in: scene) }
    }

    /// An animator under which a screen scrolls, and that moves nothing else.
    private struct Scrolling: Animator {
        var duration = 0.5

        func forward(in scene: TransitionScene) -> Choreography {
            let whole = CGRect(x: 0, y: 0, width: 1, height: 1)
            return Choreography(participants: [
                Participant(.incoming),
                Participant(.slice(whole, of: .outgoing), to: .rest.scrolled(y: scene.size.height)),
            ])
        }
    }

    @Test func anotherTime() {
        let base = CubeAnimator()
        let slow = base.with(duration: 2)
        #expect(slow.duration == 2)
        #expect(base.duration == 0.7)
        #expect(slow.choreography(in: scene()) == base.choreography(in: scene()))
        let linear = base.with(timing: .linear)
        #expect(linear.duration == 0.7)
        for direction in TransitionDirection.allCases {
            var expected = base.choreography(in: scene(direction))
            expected.timing = .linear
            #expect(linear.choreography(in: scene(direction)) == expected)
        }
    }

    @Test(
        "A combination plays in every container and restores everything",
        arguments: ContainerKind.allCases
    )
    @MainActor func aCombinationPlaysInEveryContainerAndRestoresEverything(kind: ContainerKind) {
        let animator = ZoomSlideAnimator().combined(with: CrossfadeAnimator()).with(duration: 0.4)
        let rig = TransitionRig(kind, delegate: { _ in TransitionDelegate(animator) })
        let before = ViewState(rig.window, includesRecognizers: false)
        for direction in TransitionDirection.allCases {
            rig.start(direction)
            rig.settle()
            #expect(rig.shownScreen == rig.screens(direction).incoming.name)
        }
        #expect(ViewState(rig.window, includesRecognizers: false) == before)
    }
}

/// Plays a choreography.
private struct ScriptedAnimator: Animator {
    let duration: TimeInterval = 1
    private let choreography: Choreography

    init(_ choreography: Choreography) {
        self.choreography = choreography
    }

    /// Moves the old screen to a pose at constant speed.
    init(_ end: Pose) {
        self.init(
            Choreography(
                timing: .linear,
                participants: [Participant(.outgoing, to: end), Participant(.incoming)]
            )
        )
    }

    func forward(in scene: TransitionScene) -> Choreography { choreography }
}
