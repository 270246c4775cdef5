import Animators
import Testing
import TransitionKit
import UIKit

/// The documented effects of parameters with other values than the default ones, with numbers calculated by
/// hand for a screen of 390 × 844 points.
@Suite struct ParameterTests {
    private let scene = TransitionScene(size: CGSize(width: 390, height: 844))
    private let back = TransitionScene(size: CGSize(width: 390, height: 844), direction: .backward)

    private func pose(
        _ side: TransitionSide,
        of animator: any Animator,
        at moment: CGFloat,
        _ direction: TransitionDirection = .forward
    ) throws -> Pose {
        let choreography = animator.choreography(in: direction == .forward ? scene : back)
        return try #require(choreography.participant(showing: side)).pose(at: moment)
    }

    /// Returns the strongest dimming of any participant.
    private func darkest(_ animator: any Animator) -> CGFloat {
        let participants = animator.choreography(in: scene).participants
        return participants.flatMap { $0.keyframes.map(\.pose.dimming) }.max() ?? 0
    }

    // MARK: Origins

    @Test("A screen grows out of its origin, and shrinks into it", arguments: TransitionDirection.allCases)
    func shrinkOrigin(direction: TransitionDirection) throws {
        let animator = ShrinkAnimator(origin: .point(x: 0.2, y: 0.9))
        let choreography = animator.choreography(in: direction == .forward ? scene : back)
        let side: TransitionSide = direction == .forward ? .incoming : .outgoing
        let anchor = try #require(choreography.participant(showing: side)).anchor
        #expect(abs(anchor.x - 0.2) < 1e-9 && abs(anchor.y - 0.9) < 1e-9)
    }

    @Test("The tiles closest to the origin of an explosion fly first")
    func explodeOrigin() throws {
        let animator = ExplodeAnimator(spin: 0, origin: .point(x: 0, y: 1))
        let tiles = animator.choreography(in: scene).participants.filter { $0.slice != nil }
        func way(_ x: CGFloat, _ y: CGFloat) throws -> CGFloat {
            let point = CGPoint(x: x, y: y)
            let pose = try #require(tiles.first { $0.slice?.contains(point) == true }).pose(at: 0.2)
            return hypot(pose.x, pose.y)
        }
        #expect(try way(0.02, 0.98) > way(0.98, 0.02) + 1)
        #expect(tiles.allSatisfy { $0.pose(at: 0.5).rotation.angle == 0 })
    }

    // MARK: Distances

    @Test(
        "Screens on a shared axis move by the distance, and the other way if it's negative",
        arguments: [60, -60] as [CGFloat]
    )
    func sharedAxisDistance(distance: CGFloat) throws {
        let across = SharedAxisAnimator(axis: .x, distance: distance)
        let (left, right) = try (pose(.outgoing, of: across, at: 1), pose(.incoming, of: across, at: 0))
        #expect(left.x == -distance && right.x == distance)
        #expect(left.y == 0 && right.y == 0)
        let down = SharedAxisAnimator(axis: .y, distance: distance)
        let (upper, lower) = try (pose(.outgoing, of: down, at: 1), pose(.incoming, of: down, at: 0))
        #expect(upper.y == -distance && lower.y == distance)
        #expect(upper.x == 0 && lower.x == 0)
    }

    @Test("The eye's distance from a cube is a multiple of the container's length along its axis")
    func cubeEyeDistance() {
        let cube = CubeAnimator(axis: .vertical, relativeEyeDistance: 2)
        #expect(cube.choreography(in: scene).eyeDistance == 1688)
        for number in [0, -1, .nan, .infinity] as [CGFloat] {
            let distance = CubeAnimator(relativeEyeDistance: number).choreography(in: scene).eyeDistance
            #expect((distance ?? 0) <= 0, "\(number)")
        }
    }

    @Test("The floor of a turn is there unless the screens cast no shadow", arguments: [CGFloat.nan, 0, 0.3])
    func floorOfTurn(shadowOpacity: CGFloat) {
        let turn = TurnAnimator(staging: Staging(shadowOpacity: shadowOpacity))
        let usual = TurnAnimator().choreography(in: scene).participants.count
        let count = turn.choreography(in: scene).participants.count
        #expect(shadowOpacity == 0 ? count < usual : count == usual)
    }

    @Test("The screen behind a portal is as far away as specified, and not in front of it")
    func portalDepth() throws {
        #expect(try pose(.incoming, of: PortalAnimator(depth: 2), at: 0).z == -780)
        #expect(try pose(.incoming, of: PortalAnimator(axis: .vertical, depth: -1), at: 0).z == 0)
    }

    @Test("The screen that's pushed away lags by the fraction, which is at most the whole distance")
    func pushParallax() throws {
        let push = PushAnimator(edge: .top, parallax: 0.5, dimming: 0.7)
        #expect(try pose(.outgoing, of: push, at: 1) == .rest.translated(y: 422).dimmed(to: 0.7))
        #expect(try pose(.outgoing, of: PushAnimator(parallax: 4), at: 1).x == -390)
    }

    // MARK: Springs

    @Test("Screens that bounce and slide have the spring that they're given")
    func screensThatBounceAndSlideHaveSpringThatTheyreGiven() throws {
        let expected = TimingCurve.spring(dampingRatio: 0.4, initialVelocity: 3)
        let bounce = BounceAnimator(dampingRatio: 0.4, initialVelocity: 3)
        #expect(bounce.choreography(in: scene).timing == expected)
        let slide = SpringSlideAnimator(dampingRatio: 0.4, initialVelocity: 3)
        #expect(slide.choreography(in: scene).timing == expected)
    }

    // MARK: Shades

    @Test("Screens are as dark as specified")
    func screensAreAsDarkAsSpecified() throws {
        #expect(try pose(.outgoing, of: BounceAnimator(dimming: 0.9), at: 1).dimming == 0.9)
        #expect(try pose(.outgoing, of: ShrinkAnimator(dimming: 0.7), at: 1).dimming == 0.7)
        #expect(try pose(.incoming, of: ShrinkAnimator(dimming: 0.7), at: 0, .backward).dimming == 0.7)
        #expect(try pose(.outgoing, of: CubeAnimator(shade: 0.25), at: 1).dimming == 0.25)
        #expect(abs(darkest(FlipAnimator(shade: 0.25)) - 0.25) < 1e-9)
        #expect(abs(darkest(TwistAnimator(shade: 0.25)) - 0.25) < 1e-6)
    }

    // MARK: Edges

    @Test("A page recedes about the edge that the new one reaches last", arguments: TransitionEdge.allCases)
    func pageHinge(edge: TransitionEdge) throws {
        let choreography = PageAnimator(edge: edge, dimming: 0.3).choreography(in: scene)
        let receding = try #require(choreography.participant(showing: .outgoing))
        let outward = edge.opposite.outward
        #expect(receding.anchor.x == 0.5 + outward.dx / 2 && receding.anchor.y == 0.5 + outward.dy / 2)
        #expect(receding.pose(at: 1).dimming == 0.3)
    }

    @Test("The new screen enters from the side of the specified edge", arguments: TransitionEdge.allCases)
    func enteringEdge(edge: TransitionEdge) throws {
        let outward = edge.outward
        for animator in [LeanAnimator(edge: edge), ZoomSlideAnimator(edge: edge)] as [any Animator] {
            let arriving = try pose(.incoming, of: animator, at: 0)
            #expect(arriving.x * outward.dx + arriving.y * outward.dy > 0)
            #expect(outward.dx == 0 ? abs(arriving.x) < 1e-6 : abs(arriving.y) < 1e-6)
        }
    }

    @Test("In a cover flow, screens come from the specified edge, and turn by the angle")
    func coverFlow() throws {
        let flat = CoverFlowAnimator(angle: 0).choreography(in: scene).participants
        #expect(flat.allSatisfy { $0.keyframes.allSatisfy { $0.pose.rotation.angle == 0 } })
        let turned = try pose(.incoming, of: CoverFlowAnimator(angle: 0.5), at: 0)
        #expect(abs(abs(turned.rotation.angle) - 0.5) < 1e-9)
        let (right, left) = try (
            pose(.incoming, of: CoverFlowAnimator(edge: .trailing), at: 0),
            pose(.incoming, of: CoverFlowAnimator(edge: .leading), at: 0)
        )
        #expect(right.x > 0 && left.x == -right.x)
    }

    // MARK: Seeds

    @Test("Each seed has a tilt of its own, which is the same in every version")
    func dropSeed() throws {
        // Calculated with SplitMix64, in the range from -0.3 to 0.3.
        let tilts: [CGFloat] = [0.229986485, 0.039936945, 0.054713841, -0.231929795]
        for (seed, tilt) in tilts.enumerated() {
            let animator = DropAnimator(seed: UInt64(seed))
            let angle = try pose(.outgoing, of: animator, at: 1, .backward).rotation.angle
            #expect(abs(angle - tilt) < 1e-8, "\(seed)")
        }
    }

    @Test("Each seed scatters fragments in its own way, which is always the same")
    func fragmentsSeed() {
        let choreographies = (0..<4).map { FragmentsAnimator(seed: $0).choreography(in: scene) }
        #expect(Set(choreographies).count == 4)
        #expect(choreographies[2] == FragmentsAnimator(seed: 2).choreography(in: scene))
    }
}
