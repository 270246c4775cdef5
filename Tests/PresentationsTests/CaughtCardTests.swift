import Presentations
import TestSupport
import Testing
import TransitionKit
@_spi(Host) import UIKit

/// Cards that a finger catches in flight, and drags beyond the place where their transition ends.
@MainActor @Suite struct CaughtCardTests {
    nonisolated private static let height: CGFloat = 393.5

    private func height(_ scene: CardScene) -> CGFloat { 844 - scene.shownFrame.minY }

    private func show(_ scene: CardScene, isHosted: Bool) {
        if isHosted {
            scene.root.addCard(scene.screen, as: .sheet())
            scene.attachDelegate()
            UIApplication.shared.tick()
        } else {
            scene.present(.sheet())
        }
    }

    /// Puts a finger on the visible card and starts to drag it, so that all further movement applies to the
    /// card. Returns the position of the finger.
    private func catchCard(_ scene: CardScene) -> CGFloat {
        let start = scene.shownFrame.minY + 30
        scene.touch.down(at: CGPoint(x: 200, y: start))
        scene.advance(1.0 / 60)
        scene.touch.move(to: CGPoint(x: 200, y: start - 10))
        scene.advance(1.0 / 60)
        return start - 10
    }

    /// Moves the finger up, in steps of 1/60 second, and expects the card to follow it exactly. Returns the
    /// position of the finger.
    private func pull(
        _ scene: CardScene,
        up step: CGFloat,
        times: Int,
        from start: CGFloat,
        _ location: SourceLocation = #_sourceLocation
    ) -> CGFloat {
        let held = height(scene)
        for time in 1...times {
            let way = step * CGFloat(time)
            scene.touch.move(to: CGPoint(x: 200, y: start - way))
            scene.advance(1.0 / 60)
            #expect(abs(height(scene) - held - way) < 1, "\(way)", sourceLocation: location)
        }
        return start - step * CGFloat(times)
    }

    @Test(
        "A card that's caught while it appears follows the finger farther than its detent",
        arguments: [false, true]
    )
    func whileItAppears(isHosted: Bool) {
        let scene = CardScene()
        show(scene, isHosted: isHosted)
        scene.advance(0.2)
        let start = catchCard(scene)
        #expect(height(scene) < Self.height - 20)
        _ = pull(scene, up: 15, times: 26, from: start)
        #expect(height(scene) > Self.height + 200)
        #expect((scene.backdropStrength ?? 0) > 0.99 && scene.log.isEmpty)
        scene.touch.up()
        scene.advance(1)
        #expect(scene.controller?.selectedDetentIndex == 1)
        #expect(scene.log == ["detent 1"])
    }

    @Test(
        "A swipe up on a card that's still appearing moves it to its larger detent",
        arguments: [0.05, 0.1, 0.2, 0.3] as [TimeInterval]
    )
    func swipeUp(delay: TimeInterval) {
        let scene = CardScene()
        scene.present(.sheet())
        scene.advance(delay)
        let start = CGPoint(x: 200, y: scene.shownFrame.minY + 20)
        scene.drag(from: start, by: CGVector(dx: 0, dy: -400), duration: 0.2, lifts: true)
        scene.advance(1)
        #expect(scene.controller?.selectedDetentIndex == 1)
        #expect(scene.log == ["detent 1"])
    }

    @Test(
        "A card that's thrown, caught, and pulled back stays under the finger, and goes on at its speed",
        arguments: [false, true]
    )
    func whileItLeaves(isHosted: Bool) {
        let scene = CardScene()
        show(scene, isHosted: isHosted)
        scene.advance(1)
        scene.drag(from: CGPoint(x: 200, y: 500), by: CGVector(dx: 0, dy: 200), duration: 0.15, lifts: true)
        scene.advance(0.07)
        let start = catchCard(scene)
        // Less than where it was let go.
        #expect(height(scene) < 190)
        _ = pull(scene, up: 15, times: 28, from: start)
        let held = height(scene)
        #expect(held > 450)
        scene.touch.up()
        scene.advance(1.0 / 60)
        #expect(height(scene) > held + 5)
        scene.advance(1)
        #expect(scene.controller?.selectedDetentIndex == 1)
        #expect(scene.log == ["should", "will", "detent 1"])
        #expect(scene.screen.view.window != nil)
    }

    @Test(
        "The finger that has dragged an appearing card beyond its detent can throw it out",
        arguments: [false, true]
    )
    func thrownOut(isAskedBefore: Bool) {
        let scene = CardScene()
        let before = ViewState(scene.window)
        scene.present(.sheet())
        scene.advance(0.2)
        var start = catchCard(scene)
        if isAskedBefore {
            start += 30
            scene.touch.move(to: CGPoint(x: 200, y: start))
            scene.advance(1.0 / 60)
            #expect(scene.log == ["should"])
        }
        let top = pull(scene, up: 15, times: 16, from: start)
        for step in 1...10 {
            scene.touch.move(to: CGPoint(x: 200, y: top + 45 * CGFloat(step)))
            scene.advance(1.0 / 60)
        }
        scene.touch.up()
        scene.advance(1)
        // The delegate is asked once for each drag.
        #expect(scene.log == ["should", "will", "did"])
        #expect(scene.isGone)
        #expect(ViewState(scene.window) == before)
    }

    @Test(
        "A card that the app dismisses, and people can't, stays if it's caught, pulled back, and thrown out",
        arguments: [false, true]
    )
    func thrownOutAfterTheAppDismissedIt(isHosted: Bool) {
        let scene = CardScene()
        scene.screen.isModalInPresentation = true
        show(scene, isHosted: isHosted)
        scene.advance(1)
        scene.controller?.dismiss(animated: true)
        scene.advance(0.1)
        let start = catchCard(scene)
        #expect(height(scene) < Self.height - 40)
        let top = pull(scene, up: 15, times: 16, from: start)
        #expect(height(scene) > Self.height + 10)
        for step in 1...10 {
            scene.touch.move(to: CGPoint(x: 200, y: top + 40 * CGFloat(step)))
            scene.advance(1.0 / 60)
        }
        // It resists.
        #expect(height(scene) > Self.height / 2)
        scene.touch.up()
        scene.advance(1)
        #expect(!scene.isGone && scene.log == ["attempt"])
        #expect(abs(height(scene) - Self.height) < 0.5 && scene.backdropStrength == 1)
    }

    @Test("If the system cancels the drag, the card returns to its detent, where it can be dragged again")
    func takenAway() {
        let scene = CardScene()
        scene.present(.sheet())
        scene.advance(0.2)
        _ = pull(scene, up: 15, times: 16, from: catchCard(scene))
        scene.touch.cancel()
        scene.advance(1)
        #expect(height(scene) == Self.height && scene.log.isEmpty)
        let recognizers = scene.controller?.containerView?.gestureRecognizers ?? []
        #expect(recognizers.compactMap(\.name).sorted() == ["TransitionKit.Card", "TransitionKit.Hold"])
        scene.drag(from: CGPoint(x: 200, y: 500), by: CGVector(dx: 0, dy: -110))
        #expect(abs(height(scene) - Self.height - 100) < 2)
        scene.touch.cancel()
        scene.advance(1)
    }

    @Test("A second finger doesn't move the card", arguments: [false, true])
    func secondFinger(isThereBefore: Bool) {
        let scene = CardScene()
        scene.present(.sheet())
        let place = CGPoint(x: 100, y: 700)
        if isThereBefore {
            scene.advance(1)
            scene.touch.down(at: place, finger: 1)
            scene.root.dismiss(animated: true)
            scene.advance(0.1)
        } else {
            scene.advance(0.2)
        }
        let top = pull(scene, up: 15, times: 22, from: catchCard(scene))
        let held = height(scene)
        #expect(held > Self.height + 50)
        if !isThereBefore { scene.touch.down(at: place, finger: 1) }
        for step in 1...10 {
            scene.touch.move(to: CGPoint(x: 100, y: 700 - 12 * CGFloat(step)), finger: 1)
            scene.advance(1.0 / 60)
            #expect(abs(height(scene) - held) < 0.5)
        }
        // The first finger goes on, also once the other one has left.
        scene.touch.up([1])
        scene.advance(0.1)
        _ = pull(scene, up: 4, times: 5, from: top)
        #expect(abs(height(scene) - held - 20) < 1)
        scene.touch.up()
        scene.advance(1)
        #expect(scene.root.presentedViewController === scene.screen)
    }

    enum Flight: CaseIterable { case appearing, leaving, toDetent }

    @Test(
        "A second finger that lands before the first one has moved doesn't keep the card from following it",
        arguments: Flight.allCases,
        [false, true]
    )
    func secondFingerBeforeTheDrag(flight: Flight, isHosted: Bool) {
        let scene = CardScene()
        show(scene, isHosted: isHosted)
        switch flight {
        case .appearing: scene.advance(0.2)
        case .leaving:
            scene.advance(1)
            scene.controller?.dismiss(animated: true)
            scene.advance(0.05)
        case .toDetent:
            scene.advance(1)
            scene.controller?.animateChanges { scene.controller?.selectedDetentIndex = 1 }
            scene.advance(0.1)
        }
        let start = scene.shownFrame.minY + 30
        scene.touch.down(at: CGPoint(x: 200, y: start))
        scene.advance(1.0 / 60)
        let held = height(scene)
        scene.touch.down(at: CGPoint(x: 100, y: start + 60), finger: 1)
        scene.advance(1.0 / 60)
        for step in 1...10 {
            scene.touch.move(to: CGPoint(x: 200, y: start - 5 * CGFloat(step)))
            scene.advance(1.0 / 60)
        }
        // The first 10 points tell the drag from a tap.
        #expect(abs(height(scene) - held - 40) < 1, "\(height(scene) - held)")
        scene.touch.up([0, 1])
        scene.advance(1)
        #expect(!scene.isGone && scene.controller?.selectedDetentIndex == (flight == .toDetent ? 1 : 0))
    }

    @Test(
        "A finger that lands in any of the last frames of a transition moves the card",
        arguments: 18...27,
        [false, true]
    )
    func lastFrames(frames: Int, isHosted: Bool) {
        let scene = CardScene()
        show(scene, isHosted: isHosted)
        for _ in 0..<frames { scene.advance(1.0 / 60) }
        let start = scene.shownFrame.minY + 40
        scene.touch.down(at: CGPoint(x: 200, y: start))
        scene.advance(1.0 / 60)
        let held = height(scene)
        for step in 1...12 {
            scene.touch.move(to: CGPoint(x: 200, y: start - 20 * CGFloat(step)))
            scene.advance(1.0 / 60)
        }
        #expect(abs(height(scene) - held - 230) < 20, "\(height(scene) - held)")
        scene.touch.cancel()
        scene.advance(1)
        #expect(abs(height(scene) - Self.height) < 0.5)
    }

    @Test("A second finger on its list doesn't hand the card over to the list")
    func secondFingerOnList() {
        let scene = CardScene()
        let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 800))
        list.contentSize = CGSize(width: 390, height: 3000)
        scene.screen.view.addSubview(list)
        scene.present(.sheet())
        scene.advance(0.2)
        let top = pull(scene, up: 15, times: 22, from: catchCard(scene))
        scene.touch.down(at: CGPoint(x: 100, y: 700), finger: 1)
        for step in 1...10 {
            scene.touch.move(to: CGPoint(x: 200, y: top - 20 * CGFloat(step)))
            scene.advance(1.0 / 60)
        }
        // It stretches beyond its largest detent.
        #expect(height(scene) > 790)
        scene.touch.up([0, 1])
        scene.advance(1)
        #expect(abs(height(scene) - 787) < 0.5)
    }

    @Test("A drawer that's caught while it appears resists beyond its length, and returns")
    func drawer() {
        let scene = CardScene()
        scene.present(.drawer())
        scene.advance(0.15)
        let start = scene.shownFrame.maxX - 20
        scene.touch.down(at: CGPoint(x: start, y: 400))
        scene.advance(1.0 / 60)
        for step in 1...20 {
            scene.touch.move(to: CGPoint(x: min(start + 15 * CGFloat(step), 388), y: 400))
            scene.advance(1.0 / 60)
        }
        #expect(scene.shownFrame.maxX > 313 && scene.shownFrame.maxX < 380)
        scene.touch.up()
        scene.advance(1)
        #expect(abs(scene.shownFrame.maxX - 312) < 0.01)
    }
}
