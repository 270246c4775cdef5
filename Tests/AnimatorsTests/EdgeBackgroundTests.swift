import Animators
import Testing
import UIKit

@_spi(Host) @testable import TransitionKit

/// The background of screens beyond their edges.
@Suite struct EdgeBackgroundTests {
    private let size = CGSize(width: 390, height: 844)

    /// Returns the mirror images of the incoming screen that move with it.
    private func images(of animator: any Animator, in scene: TransitionScene) -> [Participant] {
        animator.choreography(in: scene).participants.filter {
            $0.subject == .blurredPicture(of: .incoming) && $0.accompaniedScreen == .incoming
        }
    }

    /// Returns how many times the width and height of the container a mirror image is away at rest.
    private func place(_ image: Participant) -> [Int] {
        let pose = image.pose(at: 1)
        return [Int((pose.x / size.width).rounded()), Int((pose.y / size.height).rounded())]
    }

    @Test("A photo that swings beyond its place is continued in the corners, too")
    func photoIsContinuedInCorners() {
        let images = images(of: SwingAnimator(), in: TransitionScene(size: size))
        let places = images.map { place($0) }
        #expect(Set(places) == [[1, 0], [0, -1], [0, 1], [1, -1], [1, 1]] && places.count == 5)
        for (image, place) in zip(images, places) {
            let pose = image.pose(at: 1)
            #expect(pose.scaleX == (place[0] == 0 ? 1 : -1) && pose.scaleY == (place[1] == 0 ? 1 : -1))
        }
    }

    @Test("A card overshoots only where its background can fill the gap")
    func cardOvershootsOnlyWhereGapIsFilled() {
        let (drawer, sheet) = (
            CGRect(x: 0, y: 0, width: 312, height: 844), CGRect(x: 0, y: 422, width: 390, height: 422)
        )
        let cards: [(frame: CGRect, edge: TransitionEdge, overshoots: Bool)] = [
            (drawer, .bottom, false), (drawer, .top, false), (drawer, .leading, true),
            (sheet, .trailing, false), (sheet, .bottom, true),
            (CGRect(origin: .zero, size: size), .bottom, true),
        ]
        for card in cards {
            let scene = TransitionScene(
                size: size,
                incomingFrame: card.frame,
                hasOutgoingView: false,
                incomingBackgroundColor: .white
            )
            let bounce = BounceAnimator(edge: card.edge, dampingRatio: 0.4, initialVelocity: 2)
            let choreography = bounce.choreography(in: scene)
            let farthest = (0...200).map { choreography.timing.value(at: CGFloat($0) / 200) }.max() ?? 0
            #expect(card.overshoots ? farthest > 1.1 : farthest < 1.001, "\(card)")
            let fillsGap = choreography.participants.contains { participant in
                guard case .decoration(let decoration) = participant.subject else { return false }
                let (x, y) = (decoration.frame.midX * size.width, decoration.frame.midY * size.height)
                return !card.frame.contains(CGPoint(x: x, y: y))
            }
            #expect(fillsGap == card.overshoots, "\(card)")
        }
    }
}
