import Animators
import Testing
import UIKit

/// The page that rolls around a cylinder. Like paper, it neither stretches nor tears.
@Suite struct PageCurlTests {
    private static let size = CGSize(width: 390, height: 844)

    /// The parts of the page that bend, and those beside them that are shaded, from the flat part to the
    /// flap.
    private func facets(_ animator: CurlAnimator) -> [Participant] {
        animator.choreography(in: TransitionScene(size: Self.size)).participants.filter {
            $0.screen == .outgoing && ($0.slice?.width ?? 1) < 0.5
        }
    }

    /// The extent of a facet, without the point by which it overlaps the next one.
    private func width(_ facets: [Participant]) -> CGFloat {
        (facets.first?.slice?.width ?? 0) * Self.size.width - 1
    }

    /// Returns the position of a facet's long edge in space, at the middle of its length.
    ///
    /// - Parameter edge: 0 for the edge that the facet rotates about, and 1 for the one that the next facet
    ///   rotates about.
    private func place(_ facet: Participant, edge: CGFloat, width: CGFloat, at moment: CGFloat) -> [CGFloat] {
        guard case .slice(_, _, let angle) = facet.subject, let start = restingEdge(facet) else { return [] }
        let m = facet.pose(at: moment).transform
        let (x, y) = (cos(angle) * width * edge, sin(angle) * width * edge)
        return [
            start.x + x * m.m11 + y * m.m21 + m.m41, start.y + x * m.m12 + y * m.m22 + m.m42,
            x * m.m13 + y * m.m23 + m.m43,
        ]
    }

    /// The middle of the edge that a facet rotates about, where it was cut out.
    private func restingEdge(_ facet: Participant) -> CGPoint? {
        guard case .slice(let rect, _, let angle) = facet.subject else { return nil }
        let across = rect.width * Self.size.width
        return CGPoint(
            x: rect.midX * Self.size.width - cos(angle) * across / 2,
            y: rect.midY * Self.size.height - sin(angle) * across / 2
        )
    }

    /// The position on the page that a facet's first edge shows, across the roll, in points from the page's
    /// center.
    private func content(_ facet: Participant, at moment: CGFloat) -> CGFloat {
        guard case .slice(_, _, let angle) = facet.subject, let edge = restingEdge(facet) else { return .nan }
        let across = (edge.x - 195) * cos(angle) + (edge.y - 422) * sin(angle)
        return across + facet.pose(at: moment).contentOffsetX
    }

    private func distance(_ first: [CGFloat], _ second: [CGFloat]) -> CGFloat {
        zip(first, second).map { ($0 - $1) * ($0 - $1) }.reduce(0, +).squareRoot()
    }

    @Test(
        "Adjacent facets always meet, and show adjacent parts of the page",
        arguments: TransitionEdge.allCases,
        [-0.8, -0.3, 0, 0.3, 0.8] as [CGFloat]
    )
    func adjacentFacetsAlwaysMeet(edge: TransitionEdge, tilt: CGFloat) throws {
        let facets = facets(CurlAnimator(edge: edge, tilt: tilt))
        #expect(facets.count == 16)
        let width = width(facets)
        for step in 0...40 {
            let moment = CGFloat(step) / 40
            for (facet, next) in zip(facets, facets.dropFirst()) {
                let gap = distance(
                    place(facet, edge: 1, width: width, at: moment),
                    place(next, edge: 0, width: width, at: moment)
                )
                // A chord is slightly shorter than its arc: by at most 1 - cos(9°) of a facet.
                #expect(gap < 0.0125 * width, "\(gap) at \(moment)")
                let shown = content(next, at: moment) - content(facet, at: moment)
                #expect(abs(shown - width) < 1e-6, "\(shown) at \(moment)")
            }
        }
    }

    @Test("The page lies flat up to the fold, then on a cylinder, and then face down above itself")
    func thePageLiesFlatUpToTheFold() throws {
        let radius: CGFloat = 50
        let facets = facets(CurlAnimator(tilt: 0, radius: radius))
        let width = width(facets)
        #expect(abs(width - radius * .pi / 10) < 1e-9)
        var folds: [CGFloat] = []
        for step in 0...20 {
            let moment = CGFloat(step) / 20
            // Three shaded facets are before the fold.
            let fold = content(facets[3], at: moment)
            folds.append(fold)
            for (index, facet) in facets.enumerated() {
                let way = CGFloat(index - 3) * width
                let turn = way / radius
                let expected =
                    turn <= 0
                    ? (fold + way, 0)
                    : turn < .pi
                        ? (fold + radius * sin(turn), radius * (1 - cos(turn)))
                        : (fold - (way - .pi * radius), 2 * radius)
                let found = place(facet, edge: 0, width: width, at: moment)
                #expect(distance(found, [195 + expected.0, 422, expected.1]) < 1e-6, "facet \(index)")
            }
        }
        #expect(zip(folds, folds.dropFirst()).allSatisfy { $0 > $1 })
        // At the start, nothing is lifted, and at the end, the roll is beyond the page.
        #expect(abs(folds[0] - 195) < 1e-9 && folds[20] + radius <= -195)
    }

    @Test(
        "The part after the roll begins under the last facet, and the incoming screen under the roll",
        arguments: [0, 0.3] as [CGFloat]
    )
    func thePartsAfterAndUnderTheRoll(tilt: CGFloat) throws {
        let curl = CurlAnimator(tilt: tilt)
        let choreography = curl.choreography(in: TransitionScene(size: Self.size))
        let facets = facets(curl)
        let width = width(facets)
        let flap = try #require(choreography.participants.first { $0.screen == .outgoing && $0.tint != nil })
        let new = try #require(choreography.participant(showing: .incoming))
        for step in 0...40 {
            let moment = CGFloat(step) / 40
            let last = facets[15]
            let edge = place(last, edge: 0, width: width, at: moment)
            #expect(distance(edge, place(flap, edge: 0, width: 0, at: moment)) < 1e-6)
            #expect(abs(content(flap, at: moment) - content(last, at: moment)) < 1e-6)
            let start = content(new, at: moment) - content(facets[3], at: moment)
            #expect(start > 0 && start < width)
        }
    }

    @Test("At the end, the page is out of view, and the new screen is entirely visible")
    func atTheEndThePageIsOutOfView() throws {
        for edge in TransitionEdge.allCases {
            let curl = CurlAnimator(edge: edge)
            let facets = facets(curl)
            #expect(facets.count == 16)
            let width = width(facets)
            for facet in facets {
                guard case .slice(_, _, let angle) = facet.subject else { continue }
                let end = place(facet, edge: 1, width: width, at: 1)
                // Across the roll, beyond the corner of the page that's turned last.
                let place = (end[0] - 195) * cos(angle) + (end[1] - 422) * sin(angle)
                #expect(place < -(195 * abs(cos(angle)) + 422 * abs(sin(angle))))
            }
            let choreography = curl.choreography(in: TransitionScene(size: Self.size))
            #expect(choreography.participant(showing: .incoming)?.pose(at: 1) == .rest)
        }
    }

    @Test(
        "At first, the page lies flat, whatever the radius",
        arguments: [CGFloat.nan, -5, 0, 1e9, .infinity]
    )
    func badRadius(radius: CGFloat) {
        let facets = facets(CurlAnimator(radius: radius))
        #expect(facets.count == 16)
        for facet in facets {
            guard case .slice(_, _, let angle) = facet.subject else { continue }
            let across = 195 * abs(cos(angle)) + 422 * abs(sin(angle))
            #expect(facet.pose(at: 0).opacity == 0)
            let isLifted = facet.pose(at: 0.002).z > 0
            #expect(!isLifted || content(facet, at: 0) >= across - 1e-6)
        }
    }

    @Test("The flap casts a shadow that's so narrow and weak that it doesn't seem to end at the fold")
    func theFlapCastsAWeakShadow() throws {
        let scene = TransitionScene(size: Self.size)
        let participants = CurlAnimator(radius: 50).choreography(in: scene).participants
        let shadow = try #require(participants.first { $0.pose(at: 0.5).shadowOpacity > 0 })
        #expect(shadow.shadow.radius < 20)
        let opacities = (0...20).map { shadow.pose(at: CGFloat($0) / 20).shadowOpacity }
        #expect(opacities.first == 0 && opacities.allSatisfy { $0 < 0.1 })
    }

    @Test("Without a page under it, the flap casts no shadow")
    func withoutAPageUnderItTheFlapCastsNoShadow() {
        let scene = TransitionScene(size: Self.size, hasIncomingView: false)
        let decorations = CurlAnimator().choreography(in: scene).participants.filter { participant in
            if case .decoration = participant.subject { true } else { false }
        }
        #expect(decorations.count == 1)
    }

    /// Returns the angle of the facets, relative to that of a curl without a tilt.
    private func tilt(_ animator: CurlAnimator, _ scene: TransitionScene) -> CGFloat? {
        let outward = animator.edge.outward
        let facet = animator.choreography(in: scene).participants.first {
            ($0.slice?.width ?? 1) < 0.5
        }
        guard case .slice(_, _, let angle)? = facet?.subject else { return nil }
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
            let widths = CurlAnimator().choreography(in: scene).participants.compactMap(\.slice?.width)
            return widths.min() ?? 0
        }
        #expect(width(390) < width(195) && width(195) < width(0))
    }
}
