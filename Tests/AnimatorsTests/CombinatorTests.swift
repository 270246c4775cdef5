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
        try #require(animator.choreography(in: scene(direction)).participant(side)).pose(at: moment)
    }

    @Test("A slide combined with a crossfade slides and fades")
    func slideAndFade() throws {
        let slide = SlideAnimator(duration: 0.5)
        let both = slide.combined(with: CrossfadeAnimator(duration: 0.5))
        #expect(both.duration == 0.5)
        for moment in [0, 0.25, 0.5, 0.75, 1] as [CGFloat] {
            let (moved, faded) = (
                TimingCurve.prompt.value(at: moment), TimingCurve.easeInOut.value(at: moment)
            )
            let incoming = try pose(.incoming, of: both, at: moment)
            #expect(abs(incoming.x - 390 * (1 - moved)) < 0.5)
            #expect(abs(incoming.opacity - faded) < 2e-3)
        }
        #expect(try pose(.outgoing, of: both, at: 0) == .rest)
        #expect(try pose(.incoming, of: both, at: 1) == .rest)
        #expect(try pose(.outgoing, of: both, at: 1, .backward).x == 390)
    }

    @Test("The second animator scales and rotates the motion of the first")
    func order() {
        let animator = ScriptedAnimator(.rest.translated(x: 100))
            .combined(with: ScriptedAnimator(.rest.scaled(by: 2).rotated(to: .pi / 2)))
        let end = animator.choreography(in: scene()).participant(.outgoing)?.pose(at: 1)
        // 100 to the right, doubled, and rotated clockwise: 200 down.
        #expect(abs((end?.x ?? 1) - 0) < 1e-9)
        #expect(abs((end?.y ?? 0) - 200) < 1e-9)
        #expect(end?.scaleX == 2)
    }

    @Test("Two rotations about different axes combine like their matrices")
    func turns() throws {
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

    @Test("The longer duration applies, and the shorter animator ends earlier")
    func durations() throws {
        let both = SlideAnimator(duration: 1).combined(with: CrossfadeAnimator(duration: 0.5))
        #expect(both.duration == 1)
        #expect(try pose(.incoming, of: both, at: 0.5).opacity == 1)
        #expect(try abs(pose(.incoming, of: both, at: 0.25).opacity - 0.5) < 1e-9)
    }

    @Test("Slices can be faded, in either order")
    func slices() throws {
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

    #if DEBUG
        @Test("Combining slices with a moving screen fails when it's described")
        func refused() async {
            await #expect(processExitsWith: .failure) {
                let both = FoldAnimator().combined(with: SlideAnimator())
                _ = both.choreography(in: TransitionScene(size: CGSize(width: 390, height: 844)))
            }
        }
    #endif

    @Test("A reversed animator goes forward as it went backward", arguments: Catalog.names)
    func reversed(name: String) {
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
    @MainActor func plays(kind: ContainerKind) {
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

/// Moves the old screen to a pose at constant speed.
private struct ScriptedAnimator: Animator {
    let duration: TimeInterval = 1
    private let end: Pose

    init(_ end: Pose) {
        self.end = end
    }

    func forward(in scene: TransitionScene) -> Choreography {
        Choreography(timing: .linear, [Participant(.outgoing, to: end), Participant(.incoming)])
    }
}
