import Animators
import Testing
import UIKit

/// The page that rolls around a cylinder. Like paper, it neither stretches nor tears.
@Suite struct PageCurlTests {
    private static let size = CGSize(width: 390, height: 844)

    private func strips(_ animator: CurlAnimator) -> [Participant] {
        animator.choreography(in: TransitionScene(size: Self.size)).participants.filter {
            $0.screen == .outgoing && $0.tint == nil && ($0.slice?.width ?? 1) < 0.5
        }
    }

    /// Returns the position of a strip's long edge in space, at the middle of its length.
    ///
    /// - Parameter edge: 0 for the edge that the strip rotates about, and 1 for the one that the next strip
    ///   rotates about.
    private func place(_ strip: Participant, edge: CGFloat, width: CGFloat, at moment: CGFloat) -> [CGFloat] {
        guard case .slice(let rect, _, let angle) = strip.subject else { return [] }
        let (across, along) = (rect.width * Self.size.width, CGVector(dx: cos(angle), dy: sin(angle)))
        let start = CGPoint(
            x: rect.midX * Self.size.width - along.dx * across / 2,
            y: rect.midY * Self.size.height - along.dy * across / 2
        )
        let m = strip.pose(at: moment).transform
        let (x, y) = (along.dx * width * edge, along.dy * width * edge)
        return [
            start.x + x * m.m11 + y * m.m21 + m.m41, start.y + x * m.m12 + y * m.m22 + m.m42,
            x * m.m13 + y * m.m23 + m.m43,
        ]
    }

    private func distance(_ first: [CGFloat], _ second: [CGFloat]) -> CGFloat {
        zip(first, second).map { ($0 - $1) * ($0 - $1) }.reduce(0, +).squareRoot()
    }

    @Test(
        "Adjacent strips always meet",
        arguments: TransitionEdge.allCases,
        [-0.8, -0.3, 0, 0.3, 0.8] as [CGFloat]
    )
    func adjacentStripsAlwaysMeet(edge: TransitionEdge, tilt: CGFloat) throws {
        let strips = strips(CurlAnimator(edge: edge, tilt: tilt))
        #expect((10...80).contains(strips.count))
        // All strips except the last are one point wider than the distance to the next one.
        guard case .slice(let first, _, _) = strips[0].subject else { return }
        let width = first.width * Self.size.width - 1
        for step in 0...40 {
            let moment = CGFloat(step) / 40
            for (strip, next) in zip(strips, strips.dropFirst())
            where strip.pose(at: moment).opacity == 1 && next.pose(at: moment).opacity == 1 {
                let gap = distance(
                    place(strip, edge: 1, width: width, at: moment),
                    place(next, edge: 0, width: width, at: moment)
                )
                // A chord is slightly shorter than its arc: by at most 1 - cos(7.5°) of a strip, and by the
                // same amount again between keyframes.
                #expect(gap < 0.02 * width, "\(gap) at \(moment)")
            }
        }
    }

    @Test(
        "Halfway, the page lies flat up to the fold, then on a cylinder, and then face down above itself"
    )
    func halfwayThePageLiesFlatUpToTheFold() throws {
        let radius: CGFloat = 50
        let curl = CurlAnimator(tilt: 0, radius: radius)
        let strips = strips(curl)
        guard case .slice(let first, _, _) = strips[0].subject else { return }
        let width = first.width * Self.size.width - 1
        #expect(abs(width - radius * .pi / 12) < 1e-9)
        // In each step, the fold passes one strip, so at the steps, all edges are on the curve.
        let times = Set(strips.flatMap { $0.keyframes.map(\.time) }).sorted()
        #expect(times.count == strips.count + 5)
        for (step, time) in times.enumerated() {
            let fold = CGFloat(strips.count - step) * width
            for (index, strip) in strips.enumerated()
            where strip.pose(at: time).opacity == 1 {
                let turn = max(CGFloat(index) * width - fold, 0) / radius
                let expected =
                    turn == 0
                    ? [CGFloat(index) * width, 422, 0]
                    : [fold + radius * sin(turn), 422, radius * (1 - cos(turn))]
                let found = place(strip, edge: 0, width: width, at: time)
                #expect(distance(found, expected) < 1e-6, "strip \(index) after \(step) steps")
            }
        }
    }

    @Test(
        "The parts before and after the roll continue the strips",
        arguments: [0, 0.3] as [CGFloat]
    )
    func thePartsBeforeAndAfterTheRollContinueTheStrips(tilt: CGFloat) throws {
        let choreography = CurlAnimator(tilt: tilt).choreography(in: TransitionScene(size: Self.size))
        let wholes = choreography.participants.filter {
            $0.screen == .outgoing && ($0.slice?.width ?? 0) > 0.5
        }
        let (flat, flap) = (wholes[0], wholes[1])
        let strips = strips(CurlAnimator(tilt: tilt))
        guard case .slice(let whole, _, let angle) = flat.subject else { return }
        let across = whole.width * Self.size.width
        for step in 5...35 {
            let moment = CGFloat(step) / 40
            let seen = strips.filter { $0.pose(at: moment).opacity == 1 }
            guard let first = seen.first, case .slice(let part, _, _) = first.subject else { continue }
            // From the spine, as a fraction of the page.
            let middle = CGPoint(x: part.midX * Self.size.width - 195, y: part.midY * Self.size.height - 422)
            let start =
                (middle.x * cos(angle) + middle.y * sin(angle) - part.width * Self.size.width / 2) / across
                + 0.5
            #expect(flat.pose(at: moment).clip.rect.maxX >= start)
            // The rest beyond the shaded strips.
            let laid = flap.pose(at: moment).clip.rect.minX
            #expect(laid > start && flap.pose(at: moment).z > 0)
        }
    }

    @Test("At the end, the page is out of view, and the new screen is entirely visible")
    func atTheEndThePageIsOutOfView() throws {
        for edge in TransitionEdge.allCases {
            let choreography = CurlAnimator(edge: edge).choreography(in: TransitionScene(size: Self.size))
            let middle = CGVector(dx: -edge.outward.dx, dy: -edge.outward.dy)
            for strip in choreography.participants
            where strip.screen == .outgoing && strip.pose(at: 1).opacity > 0 {
                let end = place(strip, edge: 0, width: 0, at: 1)
                // Beyond the edge where the page is bound, as seen from the center.
                let beyond = (end[0] - 195) * middle.dx + (end[1] - 422) * middle.dy
                #expect(beyond > 0)
            }
            let new = try #require(choreography.participant(.incoming))
            #expect(new.pose(at: 1) == .rest)
        }
    }

    @Test(
        "Invalid values are replaced by the closest valid ones",
        arguments: [CGFloat.nan, -5, 0, 1e9, .infinity]
    )
    func badRadius(radius: CGFloat) {
        let strips = strips(CurlAnimator(radius: radius))
        #expect((3...81).contains(strips.count))
        #expect(strips.allSatisfy { $0.pose(at: 0) == .rest || $0.pose(at: 0).opacity == 0 })
    }

    @Test("Without a page under it, the flap casts no shadow")
    func withoutAPageUnderItTheFlapCastsNoShadow() {
        let scene = TransitionScene(size: Self.size, hasIncoming: false)
        let decorations = CurlAnimator().choreography(in: scene).participants.filter { participant in
            if case .decoration = participant.subject { true } else { false }
        }
        #expect(decorations.count == 1)
    }

    /// Returns the angle of the strips, relative to that of a curl without a tilt.
    private func tilt(_ animator: CurlAnimator, _ scene: TransitionScene) -> CGFloat? {
        let outward = animator.edge.outward
        let strip = animator.choreography(in: scene).participants.first {
            ($0.slice?.width ?? 1) < 0.5
        }
        guard case .slice(_, _, let angle)? = strip?.subject else { return nil }
        return angle - atan2(outward.dy, outward.dx)
    }

    @Test("The corner near a finger lifts first", arguments: TransitionEdge.allCases)
    func theCornerNearAFingerLiftsFirst(edge: TransitionEdge) throws {
        let curl = CurlAnimator(edge: edge)
        func tilt(_ x: CGFloat, _ y: CGFloat) throws -> CGFloat {
            let touch = CGPoint(x: x * Self.size.width, y: y * Self.size.height)
            return try #require(self.tilt(curl, TransitionScene(size: Self.size, touchLocation: touch)))
        }
        // The corners of the edge, clockwise.
        let (first, last): ((CGFloat, CGFloat), (CGFloat, CGFloat)) =
            switch edge {
            case .top: ((0, 0), (1, 0))
            case .trailing: ((1, 0), (1, 1))
            case .bottom: ((1, 1), (0, 1))
            case .leading: ((0, 1), (0, 0))
            }
        #expect(abs(try tilt(first.0, first.1) + 0.5) < 1e-9)
        #expect(abs(try tilt(last.0, last.1) - 0.5) < 1e-9)
        #expect(abs(try tilt(0.5, 0.5)) < 1e-9)
        // Outside the page, such as beyond a pane.
        #expect(abs(try tilt(3 * last.0 - 1, 3 * last.1 - 1)) <= 0.5)
    }

    @Test("A tilt that's set, and a curl without a finger, don't follow the finger")
    func ownTilt() throws {
        let touched = TransitionScene(size: Self.size, touchLocation: CGPoint(x: 390, y: 0))
        #expect(abs(try #require(tilt(CurlAnimator(tilt: 0.2), touched)) - 0.2) < 1e-9)
        #expect(abs(try #require(tilt(CurlAnimator(), TransitionScene(size: Self.size))) - 0.3) < 1e-9)
    }

    @Test("The roll is wider the farther a finger is from the edge")
    func theRollIsWiderTheFartherAFingerIsFromTheEdge() {
        func width(_ x: CGFloat) -> CGFloat {
            let scene = TransitionScene(size: Self.size, touchLocation: CGPoint(x: x, y: 422))
            let strips = CurlAnimator().choreography(in: scene).participants.compactMap(\.slice?.width)
            return strips.min() ?? 0
        }
        #expect(width(390) < width(195) && width(195) < width(0))
    }
}
