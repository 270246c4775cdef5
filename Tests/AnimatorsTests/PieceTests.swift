import Animators
import Testing
import TransitionKit
import UIKit

/// What pieces and gaps of a choreography have in common, and what not.
@Suite struct PieceTests {
    @Test(
        "Neighboring fragments fly at different heights, so that they don't cut into each other",
        arguments: [4, 12, 20, 40],
        [
            CGRect(x: 0, y: 0, width: 390, height: 844), CGRect(x: 0, y: 0, width: 844, height: 390),
            CGRect(x: 200, y: 300, width: 540, height: 620),
        ]
    )
    func neighboringFragmentsFlyAtDifferentHeights(columns: Int, frame: CGRect) {
        let scene = TransitionScene(
            size: frame.minX == 0 ? frame.size : CGSize(width: 1024, height: 1366),
            outgoingFrame: frame,
            incomingFrame: frame
        )
        let tiles = FragmentsAnimator(tilesAcross: columns).choreography(in: scene).participants.compactMap {
            participant -> (rect: CGRect, height: CGFloat)? in
            guard case .slice(let rect, _, _) = participant.subject else { return nil }
            return (rect, participant.keyframes[2].pose.z)
        }
        #expect(tiles.count >= columns)
        for (index, tile) in tiles.enumerated() {
            for other in tiles[..<index] where tile.rect.insetBy(dx: -1e-4, dy: -1e-4).intersects(other.rect)
            {
                let isBeside = tile.rect.minX == other.rect.minX || tile.rect.minY == other.rect.minY
                #expect(!isBeside || abs(tile.height - other.height) > 1, "\(tile.rect), \(other.rect)")
            }
        }
    }

    @Test("Even tiles of an explosion that don't spin are shaded, so that white ones stand out on white")
    func tilesOfExplosionAreShaded() {
        let scene = TransitionScene(size: CGSize(width: 390, height: 844))
        let tiles = ExplodeAnimator(spin: 0).choreography(in: scene).participants.filter { $0.slice != nil }
        #expect(tiles.count > 90)
        for tile in tiles {
            #expect(tile.pose(at: 0).dimming == 0 && abs(tile.pose(at: 1).dimming - 0.2) < 1e-9)
        }
    }

    /// A wide page in the middle of a high container.
    private let pane = TransitionScene(
        size: CGSize(width: 390, height: 844),
        outgoingFrame: CGRect(x: 0, y: 330, width: 390, height: 180),
        incomingFrame: CGRect(x: 0, y: 330, width: 390, height: 180)
    )

    @Test("In a pane of a container, tiles burst away from the point in the pane")
    func burstsAwayInPane() throws {
        let tiles = ExplodeAnimator(spin: 0).choreography(in: pane).participants.filter { $0.slice != nil }
        #expect(tiles.count > 10)
        for tile in tiles {
            let slice = try #require(tile.slice)
            let (x, y) = (390 * (slice.midX - 0.5), 180 * (slice.midY - 0.5))
            // Beside the point, and not at the corners, where random paths begin a little elsewhere.
            guard abs(x) > 100 else { continue }
            let pose = tile.keyframes[1].pose
            #expect(abs(pose.y / pose.x - y / x) < 0.2, "\(slice)")
        }
    }

    @Test("In a pane of a container, slats turn about their own middle")
    func slatsTurnInPane() throws {
        let slats = BlindsAnimator().choreography(in: pane).participants.filter { $0.slice != nil }
        #expect(slats.count == 9)
        for slat in slats {
            let height = 180 * (try #require(slat.slice).height)
            #expect(abs((slat.keyframes.map(\.pose.z).min() ?? 0) + height / 2) < 1)
        }
    }

    private static let cutters: [any Animator] = [
        BlindsAnimator(), BlindsAnimator(axis: .vertical), ExplodeAnimator(), FragmentsAnimator(),
        MosaicAnimator(), ReelsAnimator(), TwistAnimator(),
    ]

    @Test(
        "The pieces reach all edges of a screen whose size isn't a whole number of points",
        arguments: 0..<cutters.count
    )
    func reachesAllEdges(index: Int) {
        let scene = TransitionScene(size: CGSize(width: 213.33, height: 320.33))
        let slices = Self.cutters[index].choreography(in: scene).participants.compactMap(\.slice)
        #expect(slices.count > 4)
        let all = slices.reduce(CGRect.null) { $0.union($1) }
        #expect(all.minX < 1e-9 && all.minY < 1e-9)
        #expect(all.maxX > 1 - 1e-9 && all.maxY > 1 - 1e-9, "\(all)")
    }

    @Test(
        "A page that ends at a bar is cut at its own whole points",
        arguments: [ExplodeAnimator(), FragmentsAnimator(), FragmentsAnimator(style: .in)] as [any Animator],
        TransitionDirection.allCases
    )
    func cutsAtWholePoints(animator: any Animator, direction: TransitionDirection) {
        let (page, whole) = (CGSize(width: 390, height: 753), CGSize(width: 393, height: 851))
        func pages(_ outgoing: CGSize, _ incoming: CGSize) -> TransitionScene {
            TransitionScene(
                size: whole,
                outgoingFrame: CGRect(origin: .zero, size: outgoing),
                incomingFrame: CGRect(origin: .zero, size: incoming),
                direction: direction
            )
        }
        for scene in [pages(page, whole), pages(whole, page)] {
            let pieces = animator.choreography(in: scene).participants.filter { $0.slice != nil }
            #expect(pieces.count > 16)
            for piece in pieces {
                let (slice, size) = (piece.slice ?? .null, scene.frame(of: piece.screen ?? .outgoing).size)
                for edge in [slice.minX * size.width, slice.minY * size.height] {
                    #expect(abs(edge - edge.rounded()) < 1e-6, "\(slice)")
                }
            }
        }
    }

    @Test("Fragments fly in, and out again, just as those come back that have flown out")
    func fragmentsFlyIn() {
        let scene = TransitionScene(size: CGSize(width: 390, height: 844))
        let (leaving, coming) = (FragmentsAnimator(), FragmentsAnimator(style: .in))
        #expect(coming.forward(in: scene) == leaving.backward(in: scene))
        #expect(coming.backward(in: scene) == leaving.forward(in: scene))
        #expect(coming.forward(in: scene) != leaving.forward(in: scene))
    }

    @Test("The backdrop of a twist is the same both ways", arguments: [Staging.standard, .backdrop(.blur)])
    func backdropOfTwistIsSameBothWays(staging: Staging) throws {
        let colors = (UIColor.white, UIColor.red)
        let there = TransitionScene(
            size: CGSize(width: 390, height: 844),
            outgoingBackgroundColor: colors.0,
            incomingBackgroundColor: colors.1
        )
        let backdrops = try [there, there.reversed()].map { scene in
            let parts = TwistAnimator(staging: staging).choreography(in: scene).participants
            return try #require(parts.first)
        }
        let (first, second) = (backdrops[0], backdrops[1])
        #expect(first.keyframes[0].pose.backgroundColor == second.keyframes[0].pose.backgroundColor)
        if case .blurredBackdrop(let side) = first.subject {
            #expect(second.subject == .blurredBackdrop(of: side.opposite))
        }
    }

    @Test("The gap of a slide has a backdrop")
    func gapOfSlideHasBackdrop() {
        func hasBackdrop(_ spacing: CGFloat, incoming: UIColor?) -> Bool {
            let scene = TransitionScene(
                size: CGSize(width: 390, height: 844),
                outgoingBackgroundColor: .white,
                incomingBackgroundColor: incoming
            )
            return SlideAnimator(spacing: spacing).choreography(in: scene).participants.contains {
                $0.subject == .backdrop
            }
        }
        #expect(hasBackdrop(16, incoming: .red) && !hasBackdrop(0, incoming: .red))
    }

    @Test(
        "When the first tile of a card has turned over, those around it have passed the middle, too",
        arguments: TransitionDirection.allCases
    )
    func tilesOfCard(direction: TransitionDirection) {
        let comes = direction == .forward
        let there = TransitionScene(
            size: CGSize(width: 390, height: 844),
            incomingFrame: CGRect(x: 45, y: 272, width: 300, height: 300),
            hasOutgoingView: false
        )
        let scene = comes ? there : there.reversed()
        let tiles = MosaicAnimator().choreography(in: scene).participants.filter {
            $0.screen == (comes ? .incoming : .outgoing)
        }
        #expect(tiles.count == 9)
        // The one in the middle starts at 0.
        let opacities = tiles.map { $0.pose(at: 0.42).opacity }
        #expect(opacities.count { $0 == (comes ? 1 : 0) } == 5)
    }
}
