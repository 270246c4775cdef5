import TestSupport
import Testing
import TransitionKit
@_spi(Host) import UIKit

/// Cards whose size changes while they appear, leave, or move to another detent.
@MainActor @Suite struct CardSizeTests {
    /// The largest distance that the card's edges move in a frame, in points.
    private func largestStep(_ scene: CardScene, over time: TimeInterval) -> CGFloat {
        var (last, largest): (CGRect, CGFloat) = (scene.shownFrame, 0)
        for _ in 0..<Int(time * 60) {
            scene.advance(1.0 / 60)
            guard scene.card?.window != nil else { break }
            let next = scene.shownFrame
            largest = max(largest, abs(next.minY - last.minY), abs(next.maxY - last.maxY))
            last = next
        }
        return largest
    }

    private func scene(height: CGFloat) -> (CardScene, CardPresentation) {
        let scene = CardScene()
        scene.screen.preferredContentSize.height = height
        var card = CardPresentation.card()
        card.height = .preferred
        return (scene, card)
    }

    @Test(
        "A preferred size that changes while the card appears is followed without a jump",
        arguments: [500, 80] as [CGFloat],
        [0.05, 0.1, 0.3]
    )
    func whileComing(height: CGFloat, time: TimeInterval) {
        let (scene, card) = scene(height: 200)
        scene.present(card)
        scene.advance(time)
        scene.screen.preferredContentSize.height = height
        #expect(largestStep(scene, over: 1.2) < 60)
        #expect(abs(scene.shownFrame.minY - (844 - height)) < 1)
        #expect(scene.screen.view.bounds.height == height)
    }

    @Test("One that changes while the card leaves isn't followed, but is if the card comes back")
    func whileLeaving() {
        let (scene, card) = scene(height: 300)
        scene.show(card)
        scene.root.dismiss(animated: true)
        scene.advance(0.1)
        scene.screen.preferredContentSize.height = 500
        scene.touch.down(at: CGPoint(x: 200, y: 835))
        scene.advance(1.0 / 60)
        scene.touch.move(to: CGPoint(x: 200, y: 820))
        scene.touch.move(to: CGPoint(x: 200, y: 600))
        scene.advance(0.3)
        scene.touch.up()
        #expect(largestStep(scene, over: 1.2) < 60)
        #expect(scene.root.presentedViewController === scene.screen)
        #expect(abs(scene.shownFrame.minY - 344) < 1)
    }

    @Test("A sheet that's dismissed on its way to a detent leaves from where it is", arguments: [true, false], [0, 1])
    func dismissedWhileSettling(isByApp: Bool, detent: Int) {
        let scene = CardScene()
        scene.show(.sheet())
        scene.controller?.selectedDetent = 1 - detent
        scene.advance(0.1)
        scene.controller?.animateChanges { scene.controller?.selectedDetent = detent }
        scene.advance(0.1)
        if isByApp {
            scene.root.dismiss(animated: true)
        } else {
            scene.touch.tap(at: CGPoint(x: 200, y: 20))
        }
        #expect(largestStep(scene, over: 0.6) < 75)
        scene.advance(1)
        #expect(scene.isGone)
    }

    @Test("With it, the card is out of sight when it's removed", arguments: [true, false])
    func leavesEntirely(isByApp: Bool) {
        let scene = CardScene()
        scene.show(.sheet())
        scene.controller?.selectedDetent = 1
        scene.advance(0.1)
        scene.controller?.animateChanges { scene.controller?.selectedDetent = 0 }
        scene.advance(0.05)
        if isByApp { scene.root.dismiss(animated: true) } else { scene.touch.tap(at: CGPoint(x: 200, y: 20)) }
        var last: CGFloat = 0
        while scene.card?.window != nil, last < 2000 {
            last = scene.shownFrame.minY
            scene.advance(1.0 / 60)
            if scene.root.presentedViewController == nil { break }
        }
        #expect(last > 800)
    }
}
