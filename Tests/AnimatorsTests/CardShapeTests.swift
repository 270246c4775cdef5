import Animators
import Testing
import UIKit

@testable import TransitionKit

/// The shapes of cards that come alone with animators that clip them or break them into pieces.
@Suite struct CardShapeTests {
    private static let size = CGSize(width: 390, height: 844)
    private static let whole = CGRect(x: 0, y: 0, width: 1, height: 1)

    private func scene(_ card: CGRect) -> TransitionScene {
        TransitionScene(size: Self.size, incomingFrame: card, hasOutgoingView: false)
    }

    /// A card in the center.
    private var dialog: TransitionScene { scene(CGRect(x: 45, y: 272, width: 300, height: 300)) }

    @Test("The circle that reveals a card turns into the shape of the card where it reaches the edges")
    func circleOfCard() throws {
        let participants = CircleRevealAnimator().choreography(in: dialog).participants
        let card = try #require(participants.first { $0.screen == .incoming })
        // Half of the diagonal.
        let reach = 150 * CGFloat(2).squareRoot()
        for time in [0.25, 0.5] as [CGFloat] {
            let clip = card.pose(at: time).clip
            #expect(abs(clip.rect.width * 300 - 2 * reach * time) < 1e-6)
            #expect(abs(clip.cornerRadius - reach * time) < 1e-6, "a circle at \(time)")
        }
        for step in 0...60 {
            let clip = card.pose(at: CGFloat(step) / 60).clip
            #expect(Self.whole.insetBy(dx: -1e-9, dy: -1e-9).encloses(clip.rect), "\(step)")
        }
        // The circle itself would leave the corners out until the end.
        let late = card.pose(at: 0.75).clip
        #expect(late.rect.isClose(to: Self.whole) && late.cornerRadius < 0.7 * reach)
        #expect(card.pose(at: 0.9).clip.cornerRadius < 40)
        let end = card.pose(at: 1)
        #expect(end.clip.rect.isClose(to: Self.whole) && end.clip.cornerRadius == 0)
        #expect(
            [0, 0.25, 0.5, 0.75, 1].map { card.pose(at: $0).shadowOpacity > 0 } == [
                false, true, true, true, false,
            ]
        )
    }

    @Test("A circle from outside a card, and one that reveals a screen, stays a circle")
    func circleOfScreen() throws {
        for scene in [dialog, TransitionScene(size: Self.size)] {
            let animator = CircleRevealAnimator(origin: .point(x: 0.5, y: scene.hasOutgoingView ? 0.5 : 1.5))
            let screen = try #require(animator.choreography(in: scene).participant(showing: .incoming))
            for time in [0.25, 0.5, 0.75, 1] as [CGFloat] {
                let (clip, size) = (screen.pose(at: time).clip, scene.incomingFrame.size)
                #expect(abs(clip.rect.width * size.width - 2 * clip.cornerRadius) < 1e-6)
                #expect(abs(clip.rect.height * size.height - 2 * clip.cornerRadius) < 1e-6)
            }
        }
    }

    @Test(
        "A card in the center that spreads has round corners and a shadow all the way",
        arguments: TransitionEdge.allCases
    )
    func spreadOfDialog(edge: TransitionEdge) throws {
        let participants = SpreadAnimator(edge: edge).choreography(in: dialog).participants
        let card = try #require(participants.first { $0.screen == .incoming })
        // Nothing else has the shape of the whole card.
        #expect(participants.allSatisfy { $0.accompaniedScreen == nil })
        for (time, shadow) in [(0.25, 0.15), (0.5, 0.3), (0.75, 0.3)] as [(CGFloat, CGFloat)] {
            let pose = card.pose(at: time)
            #expect(
                abs(pose.clip.cornerRadius - 16) < 1e-6 && abs(pose.shadowOpacity - shadow) < 1e-6,
                "\(time)"
            )
            // It doesn't leave the card.
            let seen = pose.clip.rect.offsetBy(dx: pose.x / 300, dy: pose.y / 300)
            #expect(Self.whole.encloses(seen, within: 1e-9), "\(time)")
        }
        let (start, end) = (card.pose(at: 0), card.pose(at: 1))
        #expect(min(start.clip.rect.width, start.clip.rect.height) < 1e-9 && start.shadowOpacity == 0)
        #expect(end.clip.rect.isClose(to: Self.whole) && end.clip.cornerRadius == 0 && end.shadowOpacity == 0)
    }

    @Test("A sheet that spreads from the edge of the container is round only at its moving edge")
    func spreadOfSheet() throws {
        let scene = scene(CGRect(x: 0, y: 422, width: 390, height: 422))
        let participants = SpreadAnimator().choreography(in: scene).participants
        let sheet = try #require(participants.first { $0.screen == .incoming })
        #expect(
            participants.contains { $0.accompaniedScreen == .incoming && $0.pose(at: 0.5).shadowOpacity > 0 }
        )
        for time in [0.25, 0.5, 0.75] as [CGFloat] {
            let pose = sheet.pose(at: time)
            let (top, bottom) = (pose.clip.rect.minY * 422 + pose.y, pose.clip.rect.maxY * 422 + pose.y)
            #expect(abs(top - 422 * (1 - time)) < 1e-6 && abs(pose.clip.cornerRadius - 16) < 1e-6, "\(time)")
            // The lower corners are out of view.
            #expect(bottom >= 422 + 16 - 1e-6 && pose.shadowOpacity == 0, "\(time)")
        }
    }

    /// Animators that have nothing to do with a card but to fade it.
    private static let fading: [any Animator] = [
        BlindsAnimator(), BookAnimator(), CrossfadeAnimator(), CurlAnimator(), ExplodeAnimator(),
        FadeThroughAnimator(), FragmentsAnimator(), GenieAnimator(), MatchedAnimator(), RevealAnimator(),
        SharedAxisAnimator(axis: .x),
        SharedAxisAnimator(axis: .y), SharedAxisAnimator(axis: .z), SplitAnimator(),
    ]

    @Test(
        "A card that only fades is out of focus until the text behind it can't be read",
        arguments: fading.indices,
        TransitionDirection.allCases
    )
    func cardThatOnlyFades(index: Int, direction: TransitionDirection) throws {
        let comes = direction == .forward
        let scene = comes ? dialog : dialog.reversed()
        let choreography = Self.fading[index].choreography(in: scene).adapted(to: scene)
        let side: TransitionSide = comes ? .incoming : .outgoing
        func part(_ subject: Participant.Subject) throws -> Participant {
            try #require(choreography.participants.first { $0.subject == subject })
        }
        let (card, blur) = try (part(.screen(side)), part(.blurredPicture(of: side)))
        let (away, there): (CGFloat, CGFloat) = comes ? (0, 1) : (1, 0)
        #expect(card.pose(at: away).opacity == 0 && blur.pose(at: away).opacity == 0)
        #expect(card.pose(at: there) == .rest && blur.pose(at: there).opacity == 0)
        for step in 0...100 {
            let time = CGFloat(step) / 100
            let opacity = card.pose(at: time).opacity
            let behind = (1 - opacity) * (1 - blur.pose(at: time).opacity)
            #expect(min(opacity, behind) < 0.1, "\(time)")
        }
        // Something happens all the time.
        let halves = [0.1, 0.5, 0.9].map { card.pose(at: $0).opacity + blur.pose(at: $0).opacity }
        #expect(halves.allSatisfy { $0 > 0 && $0 < 2 })
    }

    @Test(
        "A card that moves while it fades does so for less than a quarter of the transition",
        arguments: TransitionDirection.allCases
    )
    func cardThatMovesAndFades(direction: TransitionDirection) throws {
        let comes = direction == .forward
        let scene = comes ? dialog : dialog.reversed()
        // It's already there when it starts to grow, or still there when it has shrunk.
        let choreography = ZoomAnimator().choreography(in: scene).adapted(to: scene)
        let card = try #require(choreography.participant(showing: comes ? .incoming : .outgoing))
        let opacities = [0, 0.25, 0.5, 0.75, 1].map { card.pose(at: comes ? $0 : 1 - $0).opacity }
        #expect(opacities == [0, 1, 1, 1, 1])
        #expect(card.pose(at: comes ? 0 : 1).scaleX < 0.7)
    }

    @Test(
        "Half of a card never stands still without the leaf that turns over to become the other half",
        arguments: 0..<4,
        TransitionDirection.allCases
    )
    func leafOfCard(index: Int, direction: TransitionDirection) {
        let animators: [any Animator] = [FlipAnimator(), SplitFlapAnimator()]
        let hasColor = index > 1
        let comes = direction == .forward
        let card = TransitionScene(
            size: Self.size,
            incomingFrame: dialog.incomingFrame,
            hasOutgoingView: false,
            incomingBackgroundColor: hasColor ? .white : nil
        )
        let scene = comes ? card : card.reversed()
        let halves = animators[index % 2].choreography(in: scene).adapted(to: scene).participants.filter {
            $0.slice != nil && $0.screen == (comes ? .incoming : .outgoing)
        }
        #expect(halves.count == 2)
        let poses = (0...100).map { step in halves.map { $0.pose(at: CGFloat(step) / 100) } }
        // The leaf is edge-on at first, or at the end. Without it, the half is blank.
        let edgeOn = poses[comes ? 0 : 100][1]
        #expect(
            poses.allSatisfy { $0[0].opacity < 0.01 || $0[1] != edgeOn || hasColor && $0[0].dimming == 1 }
        )
        #expect(!hasColor || halves[0].shade == Participant.Shade(color: .white))
        // Where the choreography is cut, it can rest for a moment.
        #expect(zip(poses, poses.dropFirst()).count { $0 == $1 } <= 4)
        // At the other end, the card is whole.
        #expect(poses[comes ? 100 : 0] == [.rest, .rest])
        #expect(poses[comes ? 0 : 100][0].opacity == 0)
    }
}
