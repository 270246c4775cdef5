import Testing
@_spi(Host) import TransitionKit
import UIKit

@testable import Animators

/// Where light and shadows fall while screens turn.
@Suite struct DepthShadowTests {
    private let scene = TransitionScene(size: CGSize(width: 390, height: 844))

    @Test(
        "The shadow where a card stands on the floor lies along its foot while it spins",
        arguments: [TransitionEdge.leading, .trailing]
    )
    func shadowWhereCardStandsOnFloorLiesAlongFootWhileItSpins(edge: TransitionEdge) throws {
        let participants = TurnAnimator(edge: edge).choreography(in: scene).participants
        let shadow = try #require(participants.first { $0.screen == nil && $0.shadow.radius == 12 })
        let foot = shadow.restingFrame(in: scene)
        #expect(abs(foot.midX - 195) < 1e-6 && abs(foot.midY - 844) < 3 && foot.width < 390)
        var count = 0
        for step in 1..<60 {
            let time = CGFloat(step) / 60
            let pose = shadow.pose(at: time)
            for card in participants where card.screen != nil && card.pose(at: time).opacity == 1 {
                let shown = card.pose(at: time)
                count += 1
                #expect(abs(sin(shown.rotation.angle - pose.rotation.angle)) < 1e-6, "\(time)")
                #expect(pose.rotation.axis == shown.rotation.axis && pose.x == shown.x)
                // Behind the card, but no more than the eye can tell.
                #expect((0.5...3).contains(shown.z - pose.z), "\(time)")
            }
        }
        #expect(count > 40)
        #expect(shadow.pose(at: 0).shadowOpacity == 0 && shadow.pose(at: 0.5).shadowOpacity > 0.4)
        #expect(shadow.pose(at: 1).shadowOpacity < 1e-6)
    }

    @Test(
        "Light catches the edge that the faces of a cube share, and each darkens toward the other edge",
        arguments: [
            (TransitionAxis.horizontal, TransitionEdge.trailing), (TransitionAxis.vertical, .bottom),
        ]
    )
    func lightCatchesEdgeThatFacesOfCubeShare(axis: TransitionAxis, forward: TransitionEdge) throws {
        let participants = CubeAnimator(axis: axis).choreography(in: scene).participants
        for (side, shared) in [(TransitionSide.outgoing, forward), (.incoming, forward.opposite)] {
            let face = try #require(participants.first { $0.screen == side })
            #expect(face.shade.strongestEdge == shared.opposite)
            let gradient = Decoration.gradient(from: .glint, at: shared, to: .noGlint)
            let light = try #require(participants.first { $0.subject == .decoration(gradient) })
            #expect(light.accompaniedScreen == side)
            for step in 0...24 {
                let time = CGFloat(step) / 24
                // So little in front of the face that it doesn't stick out by a third of a point.
                #expect(light.pose(at: time).z - face.pose(at: time).z < 0.6, "\(time)")
            }
        }
    }

    @Test(
        "The free edge of a door and of a book's cover casts a shadow while it's in the air",
        arguments: TransitionEdge.allCases
    )
    func freeEdges(edge: TransitionEdge) throws {
        let free = edge.opposite.outward
        let door = try #require(
            DoorAnimator(edge: edge).choreography(in: scene).participant(showing: .incoming)
        )
        let cover = try #require(
            BookAnimator(edge: edge).choreography(in: scene).participant(showing: .outgoing)
        )
        for leaf in [door, cover] {
            #expect(leaf.shadow.radius > 10)
            // Toward the free edge, and not on what's behind the hinge.
            #expect(leaf.shadow.x * free.dx + leaf.shadow.y * free.dy > leaf.shadow.radius)
        }
        for step in 0...20 {
            let time = CGFloat(step) / 20
            let isOpen = abs(cover.pose(at: time).rotation.angle) > 0
            #expect((cover.pose(at: time).shadowOpacity > 0) == isOpen, "\(time)")
            let isAjar = abs(door.pose(at: time).rotation.angle) > 0
            #expect((door.pose(at: time).shadowOpacity > 0) == isAjar, "\(time)")
        }
        #expect(cover.pose(at: 0.5).shadowOpacity > 0.25 && door.pose(at: 0.5).shadowOpacity > 0.2)
        // The door bounces off its frame.
        #expect((0.1...0.2).contains(door.pose(at: 0.94).shadowOpacity))
    }

    @Test(
        "The tiles of a mosaic stand out by their shades, and not because all around them is gray",
        arguments: [(TransitionDirection.forward, TransitionEdge.top), (.backward, .bottom)]
    )
    func tilesOfMosaic(direction: TransitionDirection, away: TransitionEdge) throws {
        let scene = TransitionScene(
            size: scene.size,
            direction: direction,
            outgoingBackgroundColor: .white,
            incomingBackgroundColor: .white
        )
        let participants = MosaicAnimator().choreography(in: scene).participants
        let behind = try #require(participants.first { $0.subject == .blurredPicture(of: .incoming) })
        #expect([0, 0.5, 1].allSatisfy { behind.pose(at: $0).dimming < 0.1 })
        let tiles = participants.filter { $0.slice != nil }
        #expect(tiles.count > 20)
        for tile in tiles {
            guard tile.screen == .outgoing else { continue }
            for time in [0, 0.25, 0.5, 0.75, 1] as [CGFloat] {
                #expect(tile.pose(at: time).dimming < 0.51, "\(time)")
            }
            #expect(tile.shade.strongestEdge == away && tile.shade.minimumStrength < 0.5)
        }
    }

    @Test("The parts of a split screen cast shadows on the other one, which has less shade if it's bright")
    func splitOntoPage() throws {
        for (color, shade) in [(UIColor.white, 0.14), (.black, 0.3)] as [(UIColor, CGFloat)] {
            let scene = TransitionScene(size: scene.size, incomingBackgroundColor: color)
            let participants = SplitAnimator().choreography(in: scene).participants
            let page = try #require(participants.first { $0.screen == .incoming })
            let parts = participants.filter { $0.slice != nil }
            #expect(parts.count == 2)
            for time in [0, 0.25, 0.5, 0.75, 1] as [CGFloat] {
                #expect(abs(page.pose(at: time).dimming - shade * (1 - time)) < 1e-9, "\(time)")
                let isMoving = time > 0 && time < 1
                #expect(parts.allSatisfy { ($0.pose(at: time).shadowOpacity > 0.3) == isMoving }, "\(time)")
            }
        }
    }

    @Test("A leaf that bounces darkens once, and always covers what's beneath it")
    func splitFlap() throws {
        let choreography = SplitFlapAnimator().choreography(in: scene)
        let eye = try #require(choreography.eyeDistance)
        let leaf = try #require(choreography.participants.last)
        let poses = (86...100).map { leaf.pose(at: CGFloat($0) / 100) }
        #expect(poses.map(\.dimming).max() ?? 0 > 0.05)
        #expect(poses.first?.dimming == 0 && poses.last?.dimming == 0)
        for pose in poses {
            let angle = abs(pose.rotation.angle)
            // The distance of its lower edge from the middle, as the eye sees it.
            let reach = 422 * cos(angle) * eye / (eye - 422 * sin(angle))
            #expect(reach > 422 - 1e-6, "\(angle)")
        }
    }
}
