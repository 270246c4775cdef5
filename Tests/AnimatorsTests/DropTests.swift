import Animators
import Testing
import UIKit

/// The corners of a screen that drops.
@Suite struct DropTests {
    private func poses(_ scene: TransitionScene) throws -> [(time: CGFloat, pose: Pose)] {
        let side: TransitionSide = scene.direction == .forward ? .incoming : .outgoing
        let screen = try #require(DropAnimator().choreography(in: scene).participant(showing: side))
        return (0...200).map { (CGFloat($0) / 200, screen.pose(at: CGFloat($0) / 200)) }
    }

    private func scene(
        _ direction: TransitionDirection,
        incomingFrame: CGRect? = nil,
        hasOutgoingView: Bool = true
    ) -> TransitionScene {
        TransitionScene(
            size: CGSize(width: 390, height: 844),
            incomingFrame: incomingFrame,
            direction: direction,
            hasOutgoingView: hasOutgoingView,
            cornerRadius: 40
        )
    }

    @Test("A screen that drops has round corners until it lands, and square ones when it bounces")
    func roundUntilItLands() throws {
        for (time, pose) in try poses(scene(.forward)) {
            if time >= 0.46 {
                #expect(pose.cornerRadius == 0, "\(time)")
            } else {
                // The corners at the bottom are as far from those of the container.
                #expect(pose.cornerRadius <= -pose.y + 1e-6, "\(time)")
                #expect(pose.y > -100 || abs(pose.cornerRadius - 40) < 1e-6, "\(time)")
            }
        }
    }

    @Test("A screen that falls off has round corners as soon as they leave their places")
    func roundAtOnce() throws {
        let poses = try poses(scene(.backward))
        #expect(poses.first?.pose == .rest)
        #expect(poses.allSatisfy { $0.pose.y < 60 || abs($0.pose.cornerRadius - 40) < 1e-6 })
    }

    @Test("A card that drops keeps its own corners")
    func cardThatDropsKeepsOwnCorners() throws {
        let frame = CGRect(x: 0, y: 422, width: 390, height: 422)
        let card = scene(.forward, incomingFrame: frame, hasOutgoingView: false)
        #expect(try poses(card).allSatisfy { $0.pose.cornerRadius == 0 })
        // A rim would have square ones.
        let others = DropAnimator().choreography(in: card).participants.filter { $0.screen == nil }
        #expect(others.allSatisfy { $0.pose(at: 0.2).opacity == 0 })
        // A page below a bar has square ones itself.
        let page = scene(.forward, incomingFrame: CGRect(x: 0, y: 98, width: 390, height: 746))
        let rim = DropAnimator().choreography(in: page).participants.filter {
            $0.accompaniedScreen == .incoming
        }
        #expect(rim.contains { $0.pose(at: 0.2).opacity > 0.5 })
    }
}
