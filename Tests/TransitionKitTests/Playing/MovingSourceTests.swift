import Animators
import TestSupport
import Testing
import TransitionKit
@_spi(Host) import UIKit

/// Views that animations move when a transition begins.
@MainActor @Suite struct MovingSourceTests {
    @Test("A card that still springs back from a touch begins where it's visible", arguments: [false, true])
    func springsBack(expands: Bool) {
        var animator: any Animator = MatchedAnimator(alongside: CrossfadeAnimator(blurs: false), duration: 1)
        if expands { animator = ExpandAnimator(source: "card", duration: 1) }
        let rig = ElementRig(animator)
        let card = rig.first.add("card", UIView(), at: CGRect(x: 20, y: 100, width: 200, height: 200))
        rig.second.add("card", UIView(), at: CGRect(x: 95, y: 400, width: 200, height: 200))
        card.transform = CGAffineTransform(scaleX: 0.8, y: 0.8)
        UIApplication.shared.tick()
        UIView.animate(withDuration: 0.5) { card.transform = .identity }
        rig.advance(by: 0.05)
        let before = LayerGeometry.corners(of: card.layer)
        #expect(before[0].x > 35)
        rig.start(.forward)
        let isInPlace = rig.pictures.contains { picture in
            zip(LayerGeometry.corners(of: picture.layer), before).allSatisfy { corner, place in
                hypot(corner.x - place.x, corner.y - place.y) < 1.5
            }
        }
        #expect(isInPlace)
        rig.advance(by: 1.1)
        #expect(card.isShown)
    }
}
