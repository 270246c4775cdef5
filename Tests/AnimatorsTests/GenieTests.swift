import Animators
import Testing
import UIKit

/// The funnel that a screen moves through, as the eye sees it.
@Suite struct GenieTests {
    private static let size = CGSize(width: 390, height: 844)

    /// Returns the visible positions of a strip's corners, clockwise from the left end of the far edge.
    private func corners(
        of strip: Participant,
        in choreography: Choreography,
        at moment: CGFloat,
        height: CGFloat,
        size: CGSize = size
    ) throws -> [CGPoint] {
        let slice = try #require(strip.slice)
        let eye = try #require(choreography.eyeDistance)
        let frame = CGRect(
            x: slice.minX * size.width,
            y: slice.minY * size.height,
            width: slice.width * size.width,
            height: height
        )
        let anchor = CGPoint(x: frame.minX + strip.anchor.x * frame.width, y: frame.minY)
        let center = CGPoint(
            x: choreography.vanishingPoint.x * size.width,
            y: choreography.vanishingPoint.y * size.height
        )
        let m = strip.pose(at: moment).transform
        return [
            CGPoint(x: frame.minX, y: frame.minY), CGPoint(x: frame.maxX, y: frame.minY),
            CGPoint(x: frame.maxX, y: frame.maxY), CGPoint(x: frame.minX, y: frame.maxY),
        ].map { corner in
            let (x, y) = (corner.x - anchor.x, corner.y - anchor.y)
            let place = CGPoint(
                x: x * m.m11 + y * m.m21 + m.m41 + anchor.x,
                y: x * m.m12 + y * m.m22 + m.m42 + anchor.y
            )
            let nearness = 1 / (1 - (x * m.m13 + y * m.m23 + m.m43) / eye)
            return CGPoint(
                x: center.x + (place.x - center.x) * nearness,
                y: center.y + (place.y - center.y) * nearness
            )
        }
    }

    @Test(
        "The sides of the strips form a curve that stays within the screen",
        arguments: [0.5, 0.1, 0.93] as [CGFloat]
    )
    func theSidesOfTheStripsFormACurveThatStaysWithin(destination: CGFloat) throws {
        let animator = GenieAnimator(destination: .point(x: destination, y: 1))
        let choreography = animator.choreography(in: TransitionScene(size: Self.size))
        let strips = choreography.participants.filter { $0.slice != nil }
        #expect(strips.count == 36)
        let height = Self.size.height / 36
        var count = 0
        for moment in [0.05, 0.2, 0.4, 0.6, 0.8, 0.95] as [CGFloat] {
            let seen = strips.filter { $0.pose(at: moment).opacity == 1 }
            let places = try seen.map { try corners(of: $0, in: choreography, at: moment, height: height) }
            count += places.count
            for (place, next) in zip(places, places.dropFirst()) {
                // Between keyframes, a strip's ends aren't exactly at their positions.
                #expect(abs(place[3].x - next[0].x) < 1.5 && abs(place[3].y - next[0].y) < 1.5)
                #expect(abs(place[2].x - next[1].x) < 1.5)
                // The strips become narrower toward the point.
                #expect(place[2].x - place[3].x <= place[1].x - place[0].x + 0.01)
            }
            for corner in places.joined() {
                #expect(
                    (-1...391).contains(corner.x) && (-1...845).contains(corner.y),
                    "\(corner) at \(moment)"
                )
            }
        }
        // Not only those at the beginning, when all of them are seen.
        #expect(count > 40)
    }

    @Test("What's left of the screen becomes smaller until the end, and never a hairline")
    func noHairline() throws {
        let choreography = GenieAnimator().choreography(in: TransitionScene(size: Self.size))
        let last = try #require(choreography.participants.first { $0.slice != nil })
        for moment in [0.95, 0.96, 0.97, 0.98, 0.99] as [CGFloat] {
            let place = try corners(of: last, in: choreography, at: moment, height: Self.size.height / 36)
            let (width, length) = (place[1].x - place[0].x, Self.size.height - place[0].y)
            #expect(length > 10 && width > length / 8, "\(width) by \(length) at \(moment)")
        }
    }

    @Test("The shade of the sides changes little from one strip to the next")
    func shadeChangesLittle() {
        let choreography = GenieAnimator().choreography(in: TransitionScene(size: Self.size))
        let strips = choreography.participants.filter { $0.slice != nil }
        var (darkest, largestStep): (CGFloat, CGFloat) = (0, 0)
        for step in 0...60 {
            let shades = strips.map { $0.pose(at: CGFloat(step) / 60).dimming }
            darkest = max(darkest, shades.max() ?? 0)
            for (shade, next) in zip(shades, shades.dropFirst()) {
                largestStep = max(largestStep, abs(next - shade))
            }
        }
        // The color of the shade is half transparent. The strips of a white screen differ by less than 5 of
        // 255 levels.
        #expect(strips.allSatisfy { $0.shade.color.cgColor.alpha == 0.5 })
        #expect(0.5 * darkest > 0.1 && 0.5 * largestStep < 5 / 255)
    }

    @Test("On a wide screen, the mouth narrows, so that the sides of the funnel don't lie flat")
    func wideFunnel() throws {
        let size = CGSize(width: 844, height: 390)
        let choreography = GenieAnimator().choreography(in: TransitionScene(size: size))
        let strips = choreography.participants.filter { $0.slice != nil }
        for moment in [0.3, 0.5, 0.7] as [CGFloat] {
            let steepness = try strips.filter { $0.pose(at: moment).opacity == 1 }.map { strip in
                let place = try corners(of: strip, in: choreography, at: moment, height: 390 / 36, size: size)
                return (place[3].x - place[0].x) / max(place[3].y - place[0].y, 1)
            }
            // At most 64 degrees from the vertical. Sides that come from the corners lean by 68.
            #expect(steepness.max() ?? 0 < 2, "at \(moment)")
        }
    }

    @Test("It leaves through the closest edge", arguments: TransitionEdge.allCases)
    func itLeavesThroughTheClosestEdge(edge: TransitionEdge) throws {
        let destination = TransitionOrigin.point(
            x: 0.5 + edge.outward.dx * 0.45,
            y: 0.5 + edge.outward.dy * 0.45
        )
        let choreography = GenieAnimator(destination: destination).choreography(
            in: TransitionScene(size: Self.size)
        )
        let strips = choreography.participants.compactMap(\.slice)
        let isUpright = edge.outward.dx == 0
        #expect(strips.allSatisfy { isUpright ? $0.width == 1 : $0.height == 1 })
        #expect(
            choreography.vanishingPoint
                == CGPoint(x: 0.5 + edge.outward.dx * 0.45, y: 0.5 + edge.outward.dy * 0.45)
        )
        // The strips at the far edge are the last to leave.
        let far = try #require(choreography.participants.first { $0.slice != nil })
        #expect(far.pose(at: 0.9).opacity == 1)
        let near = try #require(choreography.participants.last)
        #expect(near.pose(at: 0.9).opacity == 0)
        #expect(choreography.participants.dropFirst().allSatisfy { $0.pose(at: 1).opacity == 0 })
    }

    @Test("If neither screen shows the view, the screen leaves through the lower edge")
    @MainActor func hiddenTarget() {
        let button = UIView()
        for destination in [TransitionOrigin.view(button), .element("button")] {
            let scene = TransitionScene(size: Self.size)
            for scene in [scene, scene.reversed()] {
                let animator = GenieAnimator(destination: destination)
                // Printing two choreographies would take minutes.
                let isSame = animator.choreography(in: scene) == GenieAnimator().choreography(in: scene)
                #expect(isSame)
            }
        }
    }

    @Test("An invalid point is replaced by one on the screen", arguments: [CGFloat.nan, -3, 7, .infinity])
    func badTarget(value: CGFloat) throws {
        let choreography = GenieAnimator(destination: .point(x: value, y: value))
            .choreography(in: TransitionScene(size: Self.size))
        for strip in choreography.participants {
            for moment in [0, 0.3, 0.7, 1] as [CGFloat] {
                #expect(strip.pose(at: moment).transform.m41.isFinite)
                #expect(strip.pose(at: moment).transform.m43.isFinite)
            }
        }
    }
}
