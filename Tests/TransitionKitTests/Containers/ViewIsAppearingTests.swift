import Animators
import TestSupport
import Testing
import TransitionKit
@_spi(Host) import UIKit

/// An app's changes in `viewIsAppearing(_:)`, which is called once, when the view has its frame and before
/// it's visible.
@MainActor @Suite(.allBehaviors) struct ViewIsAppearingTests {
    private let here = CGRect(x: 20, y: 100, width: 100, height: 100)

    @Test(
        "A named view that's positioned only in this callback moves to its position, in both directions",
        arguments: ContainerKind.allCases
    )
    func placesElements(kind: ContainerKind) throws {
        let rig = ElementRig(
            MatchedAnimator(alongside: CrossfadeAnimator(blurs: false), duration: 1),
            in: kind
        )
        rig.first.add("a", UIView(), at: here)
        let element = rig.second.add("a", UIView(), at: .zero)
        var sizes: [CGSize] = []
        rig.second.onIsAppearing = { screen in
            sizes.append(screen.view.bounds.size)
            // The frame depends on the window's size and safe area.
            let area = screen.view.bounds.inset(by: screen.view.safeAreaInsets)
            element.frame = CGRect(x: area.midX - 50, y: area.maxY - 150, width: 100, height: 100)
        }
        for turn in 1...2 {
            rig.start(.forward)
            #expect(sizes.count == turn)
            rig.advance(by: 0.999)
            #expect(rig.pictures.count > 1)
            for picture in rig.pictures {
                let corner = LayerGeometry.corners(of: picture.layer)[0]
                #expect(abs(corner.x - element.frame.minX) < 0.5)
                #expect(abs(corner.y - element.frame.minY) < 0.5)
            }
            rig.advance(by: 0.1)
            #expect(sizes.count == turn)
            rig.start(.backward)
            rig.advance(by: 1.1)
        }
        #expect(sizes.allSatisfy { $0 == rig.window.bounds.size })
    }

    @Test("After a reversed switch, the remaining screen appears again")
    func turnedBack() {
        let interaction = InteractionController()
        let rig = ElementRig(CrossfadeAnimator(), in: .custom, interaction: interaction)
        var log: [String] = []
        rig.first.onIsAppearing = { _ in log.append("A") }
        rig.second.onIsAppearing = { _ in log.append("B") }
        interaction.begin()
        rig.start(.forward)
        interaction.update(0.4)
        rig.advance(by: 0.1)
        #expect(log == ["B"])
        interaction.cancel()
        rig.advance(by: 1)
        #expect(log == ["B", "A"])
    }
}
