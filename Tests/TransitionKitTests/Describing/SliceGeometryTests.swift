import Animators
import Testing
import UIKit

/// The geometry of animators that cut screens, compared with numbers calculated by hand for a screen of 390 ×
/// 844 points.
@Suite struct SliceGeometryTests {
    private let size = CGSize(width: 390, height: 844)

    private func participants(_ animator: any Animator, _ side: TransitionSide) -> [Participant] {
        animator.choreography(in: TransitionScene(size: size)).participants.filter { $0.screen == side }
    }

    /// Returns the position in space of a point of a slice, given in fractions.
    private func place(_ point: CGPoint, of slice: Participant, at moment: CGFloat) -> [CGFloat] {
        let part = slice.part
        let (width, height) = (part.width * size.width, part.height * size.height)
        let (x, y) = ((point.x - slice.anchor.x) * width, (point.y - slice.anchor.y) * height)
        let m = slice.pose(at: moment).transform
        return [
            x * m.m11 + y * m.m21 + m.m41 + part.minX * size.width + slice.anchor.x * width,
            x * m.m12 + y * m.m22 + m.m42 + part.minY * size.height + slice.anchor.y * height,
            x * m.m13 + y * m.m23 + m.m43,
        ]
    }

    private func distance(_ first: [CGFloat], _ second: [CGFloat]) -> CGFloat {
        zip(first, second).map { ($0 - $1) * ($0 - $1) }.reduce(0, +).squareRoot()
    }

    @Test("The panels of the fold touch each other at every progress", arguments: [1, 2, 4])
    func thePanelsOfTheFoldTouchEachOtherAtEveryProgress(folds: Int) {
        let animator = FoldAnimator(folds: folds)
        let panelWidth = size.width / CGFloat(2 * folds)
        let left = CGPoint(x: 0, y: 0.5)
        let right = CGPoint(x: 1, y: 0.5)
        for step in 0...200 {
            let moment = CGFloat(step) / 200
            let panels = participants(animator, .outgoing) + participants(animator, .incoming)
            #expect(panels.count == 4 * folds)
            for (panel, next) in zip(panels, panels.dropFirst()) {
                let gap = distance(place(right, of: panel, at: moment), place(left, of: next, at: moment))
                #expect(gap < 0.01 * panelWidth, "at \(moment)")
            }
            #expect(abs(place(left, of: panels[0], at: moment)[0]) < 1e-6)
            #expect(abs(place(right, of: panels[panels.count - 1], at: moment)[0] - 390) < 1e-6)
        }
    }

    @Test("The flip's halves meet at the center line and rotate about it", arguments: TransitionEdge.allCases)
    func theFlipsHalvesMeetAtTheCenterLineAndRotateAbout(edge: TransitionEdge) {
        let isSideways = edge == .leading || edge == .trailing
        let center: CGFloat = isSideways ? 195 : 422
        for side in TransitionSide.allCases {
            let halves = participants(FlipAnimator(edge: edge), side)
            #expect(halves.count >= 2)
            for half in halves {
                let isNear = (isSideways ? half.part.minX : half.part.minY) == 0
                let hinge =
                    isSideways ? CGPoint(x: isNear ? 1 : 0, y: 0.5) : CGPoint(x: 0.5, y: isNear ? 1 : 0)
                for moment in [0, 0.2, 0.5, 0.8, 1] as [CGFloat] {
                    let stands = place(hinge, of: half, at: moment)
                    #expect(abs(stands[isSideways ? 0 : 1] - center) < 1e-9)
                    #expect(abs(stands[2]) < 1e-9)
                    // Nothing ever sinks into the screen.
                    let outer = CGPoint(x: 1 - hinge.x, y: 1 - hinge.y)
                    #expect(
                        place(
                            isSideways ? CGPoint(x: outer.x, y: 0.5) : CGPoint(x: 0.5, y: outer.y),
                            of: half,
                            at: moment
                        )[2] > -1e-9
                    )
                }
            }
        }
    }

    @Test("The halves of a screen with an odd number of points meet on a whole point")
    func halvesOfAnOddScreen() {
        let scene = TransitionScene(size: CGSize(width: 393, height: 851))
        let animators: [(any Animator, CGFloat)] = [
            (FlipAnimator(), 393), (FlipAnimator(edge: .leading), 393), (FlipAnimator(edge: .top), 851),
            (SplitFlapAnimator(), 851), (PortalAnimator(), 393), (PortalAnimator(axis: .vertical), 851),
        ]
        for (animator, length) in animators {
            let choreography = animator.choreography(in: scene)
            #expect(choreography.participants.compactMap(\.slice).count >= 2, "\(animator)")
            for side in TransitionSide.allCases {
                let parts = choreography.participants.filter { $0.screen == side }.compactMap(\.slice)
                let edges = parts.flatMap {
                    length == 393 ? [$0.minX * 393, $0.maxX * 393] : [$0.minY * 851, $0.maxY * 851]
                }
                // At other places, text is blurred until it snaps to pixels at the end.
                #expect(edges.allSatisfy { abs($0 - $0.rounded()) < 1e-6 }, "\(animator): \(edges)")
                let area = parts.map { $0.width * $0.height }.reduce(0, +)
                #expect(parts.isEmpty || abs(area - 1) < 1e-9, "\(animator)")
            }
        }
    }

    @Test("A page that flips starts and stops gradually", arguments: TransitionDirection.allCases)
    func aPageThatFlipsStartsAndStopsGradually(direction: TransitionDirection) {
        let animator = FlipAnimator()
        let scene = TransitionScene(size: size, direction: direction)
        let timing = animator.choreography(in: scene).timing
        // The time between two frames of the fastest displays.
        let step = CGFloat(1 / (120 * animator.duration))
        let start = timing.value(at: step, duration: animator.duration)
        let end = 1 - timing.value(at: 1 - step, duration: animator.duration)
        for turned in [start, end] { #expect(180 * turned < 1, "\(180 * turned)°") }
    }

    @Test("The portal's halves are mirror images", arguments: TransitionAxis.allCases)
    func thePortalsHalvesAreMirrorImages(axis: TransitionAxis) {
        let halves = participants(PortalAnimator(axis: axis), .outgoing)
        for moment in [0, 0.3, 0.7, 1] as [CGFloat] {
            let (first, second) = (halves[0].pose(at: moment), halves[1].pose(at: moment))
            #expect(first.x == -second.x)
            #expect(first.y == -second.y)
        }
        // They swing open by the same angle, away from the viewer.
        let angles = halves.map { $0.pose(at: 1).rotation.angle }
        #expect(abs(abs(angles[0]) - 80 * .pi / 180) < 1e-9 && angles[0] == -angles[1])
    }

    @Test(
        "The tiles of the explosion cover the screen exactly, and are gone at the end",
        arguments: [
            CGSize(width: 390, height: 844), CGSize(width: 844, height: 390), CGSize(width: 1, height: 4096),
        ]
    )
    func theTilesOfTheExplosionCoverTheScreenExactly(size: CGSize) {
        let scene = TransitionScene(size: size)
        let tiles = ExplodeAnimator().choreography(in: scene).participants.filter { $0.screen == .outgoing }
        #expect(tiles.count <= 400)
        let area = tiles.map { $0.part.width * $0.part.height }.reduce(0, +)
        #expect(abs(area - 1) < 1e-9)
        for (index, tile) in tiles.enumerated() {
            #expect(tile.part.minX >= 0 && tile.part.maxX <= 1 + 1e-9)
            #expect(tile.part.minY >= 0 && tile.part.maxY <= 1 + 1e-9)
            #expect(tile.pose(at: 0) == .rest)
            // It has fallen out of view by the lower edge.
            let end = tile.pose(at: 1)
            let nearness = 1.5 * size.width / (1.5 * size.width - end.z)
            let below = (tile.part.midY - 0.5) * size.height + end.y
            #expect(nearness > 0 && below * nearness > size.height / 2)
            for other in tiles[(index + 1)...] {
                let common = tile.part.intersection(other.part)
                #expect(common.isNull || common.width * common.height < 1e-12)
            }
        }
    }

    @Test("The same seed results in the same paths, and another one in others")
    func theSameSeedResultsInTheSamePaths() {
        let scene = TransitionScene(size: size)
        #expect(
            ExplodeAnimator(seed: 7).choreography(in: scene)
                == ExplodeAnimator(seed: 7).choreography(in: scene)
        )
        #expect(
            ExplodeAnimator(seed: 7).choreography(in: scene)
                != ExplodeAnimator(seed: 8).choreography(in: scene)
        )
    }

    @Test("All fragments are outside at the end", arguments: TransitionEdge.allCases)
    func allFragmentsAreOutsideAtTheEnd(edge: TransitionEdge) {
        let tiles = participants(FragmentsAnimator(edge: edge), .outgoing)
        #expect(tiles.count > 16)
        for tile in tiles {
            let pose = tile.pose(at: 1)
            let moved = CGRect(
                x: tile.part.minX * 390 + pose.x,
                y: tile.part.minY * 844 + pose.y,
                width: tile.part.width * 390,
                height: tile.part.height * 844
            )
            let seen = moved.intersection(CGRect(origin: .zero, size: size))
            #expect(seen.isNull || seen.width < 1e-6 || seen.height < 1e-6)
        }
    }

    @Test("The circle ends when it has uncovered the farthest corner")
    func theCircleEndsWhenItHasUncoveredTheFarthestCorner() throws {
        let animator = CircleRevealAnimator(origin: .point(x: 1, y: 0))
        let clip = try #require(participants(animator, .incoming).first).pose(at: 1).clip
        // From the top-right to the bottom-left corner: √(390² + 844²).
        #expect(abs(clip.cornerRadius - 929.7505) < 1e-3)
        #expect(abs(clip.rect.width * 390 - 2 * clip.cornerRadius) < 1e-9)
    }

    @Test("The screen splits along the specified line")
    func theScreenSplitsAlongTheSpecifiedLine() {
        let parts = participants(SplitAnimator(line: .fraction(0.25)), .outgoing)
        #expect(parts[0].part.maxY == 0.25)
        // Each part moves out, and on by 4.5% of its height.
        #expect(abs(parts[0].pose(at: 1).y + 220.495) < 1e-9)
        #expect(abs(parts[1].pose(at: 1).y - 661.485) < 1e-9)
    }
}

extension Participant {
    /// The part of the screen that the participant shows, in fractions of the screen.
    fileprivate var part: CGRect { slice ?? CGRect(x: 0, y: 0, width: 1, height: 1) }
}
