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
}
