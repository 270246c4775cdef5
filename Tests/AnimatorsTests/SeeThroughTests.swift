import Animators
import Testing
import UIKit

@_spi(Host) @testable import TransitionKit

/// Transitions between screens without a background, through which the container shows.
@Suite struct SeeThroughTests {
    private let photos = TransitionScene(size: CGSize(width: 390, height: 844))

    private var scene: TransitionScene {
        var scene = photos
        scene.shownFrames = [.incoming: CGRect(x: 50, y: 300, width: 290, height: 244)]
        return scene
    }

    @Test("No gray slab lies behind a see-through screen that zooms", arguments: ZoomAnimator.Style.allCases)
    func zoom(style: ZoomAnimator.Style) {
        let animator = ZoomAnimator(style: style)
        #expect(animator.choreography(in: scene).participants.allSatisfy { $0.tint == nil })
        #expect(animator.choreography(in: photos).participants.contains { $0.tint != nil })
    }

    @Test("No light shines through a see-through screen that grows")
    func rim() {
        let animator = CircleRevealAnimator()
        #expect(animator.choreography(in: scene).participants.allSatisfy { $0.accompanies == nil })
        // The rim, and a shadow.
        #expect(animator.choreography(in: photos).participants.filter { $0.accompanies != nil }.count == 2)
    }

    @Test(
        "No color flashes across the container between see-through screens",
        arguments: [PortalAnimator(), ScaleFadeAnimator()] as [any Animator]
    )
    func flash(animator: any Animator) {
        func colors(in scene: TransitionScene) -> [Participant] {
            animator.choreography(in: scene).participants.filter { participant in
                guard case .decoration = participant.subject, participant.accompanies == nil
                else { return false }
                return participant.restingFrame(in: scene).size == scene.size
            }
        }
        #expect(colors(in: scene).isEmpty && colors(in: scene.reversed()).isEmpty)
        #expect(colors(in: photos).count == 1)
    }
}
