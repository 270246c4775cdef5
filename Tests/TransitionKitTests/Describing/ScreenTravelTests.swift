import Animators
import Testing
import UIKit

@testable import TransitionKit

/// How far a finger has to go to move a screen all the way.
@Suite struct ScreenTravelTests {
    private let size = CGSize(width: 390, height: 844)

    @Test(
        "A card that's alone moves as far as the finger, also with animators for whole screens",
        arguments: TransitionDirection.allCases
    )
    func cardsAreFollowed(direction: TransitionDirection) throws {
        let card = CGRect(x: 0, y: 544, width: 390, height: 300)
        let isForward = direction == .forward
        let scene = TransitionScene(
            size: size,
            outgoingFrame: isForward ? nil : card,
            incomingFrame: isForward ? card : nil,
            direction: direction,
            hasOutgoingView: !isForward,
            hasIncomingView: isForward
        )
        let choreography = PushAnimator(edge: .bottom).choreography(in: scene).adapted(to: scene)
        let way = try #require(choreography.travel(along: .vertical, in: scene))
        // Out of the container, together with its shadow.
        #expect(way >= 300 && way < 400)
        let screen = try #require(choreography.participant(showing: isForward ? .incoming : .outgoing))
        for time in [0.1, 0.25, 0.5, 0.75, 0.9] as [CGFloat] {
            let left = way * (isForward ? 1 - time : time)
            #expect(abs(screen.pose(at: time).y - left) < 1.5, "at \(time)")
        }
    }
}
