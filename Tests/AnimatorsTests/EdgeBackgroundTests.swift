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
}
