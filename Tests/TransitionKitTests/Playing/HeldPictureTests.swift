import TestSupport
import Testing
import TransitionKit
@_spi(Host) import UIKit

/// What else shows a screen that people drag freely, and what's beneath it.
@MainActor @Suite struct HeldPictureTests {
    /// The presented screen comes into focus.
    private struct Focusing: Animator {
        var duration = 0.4

        func forward(in scene: TransitionScene) -> Choreography {
            Choreography(
                timing: .linear,
                participants: [
                    Participant(.outgoing), Participant(.incoming, from: .rest.scaled(by: 0.5)),
                    Participant(
                        .blurredPicture(of: .incoming),
                        from: .rest.scaled(by: 0.5),
                        to: .rest.faded(to: 0)
                    ),
                ]
            )
        }
    }

    /// Drags the second screen away from its place.
    private func drag(_ rig: ElementRig, _ drag: DragInteraction) -> TouchInjector {
        rig.start(.forward)
        rig.advance(by: 1.5)
        let touch = TouchInjector(window: rig.window)
        touch.down(at: CGPoint(x: 195, y: 300))
        for step in 1...20 {
            touch.move(to: CGPoint(x: 195 + 4 * CGFloat(step), y: 300 + 15 * CGFloat(step)))
            rig.advance(by: 1.0 / 60)
        }
        #expect(drag.state == .interactive)
        return touch
    }

    @Test("The blurred picture of a screen stays with it")
    func blurredPicture() {
        let interaction = DragInteraction()
        let rig = ElementRig(Focusing(), in: .modal, interaction: interaction)
        let touch = drag(rig, interaction)
        let screen = LayerGeometry.corners(of: rig.second.view.layer)
        #expect(screen[0].y > 50)
        // The picture, and the shadow of the screen.
        let pictures = rig.pictures.filter { $0.bounds.size == rig.second.view.bounds.size }
        #expect(pictures.count > 1)
        for picture in pictures {
            for (corner, other) in zip(LayerGeometry.corners(of: picture.layer), screen) {
                #expect(hypot(corner.x - other.x, corner.y - other.y) < 0.5, "\(corner)")
            }
        }
        touch.up()
        rig.advance(by: 1.5)
        #expect(rig.pictures.isEmpty)
    }

    @Test("The blurred picture of a screen is as round as the screen")
    func blurredPictureIsAsRoundAsTheScreen() throws {
        let interaction = DragInteraction()
        let rig = ElementRig(Focusing(), in: .modal, interaction: interaction)
        let touch = drag(rig, interaction)
        let screen = rig.second.view.layer
        // The shadow of the screen has the same size, but no contents.
        let picture = try #require(
            rig.pictures.first { $0.bounds.size == screen.bounds.size && $0.layer.contents != nil }
        ).layer
        #expect(screen.cornerRadius > 10)
        #expect(picture.cornerRadius == screen.cornerRadius && picture.masksToBounds)
        touch.up()
        rig.advance(by: 1.5)
    }
}
