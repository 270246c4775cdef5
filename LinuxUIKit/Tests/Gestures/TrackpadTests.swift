import Testing
@_spi(Host) import UIKit

/// Two fingers that scroll on a trackpad. Pans that allow it follow them: without a touch, at the pointer,
/// and with the translation of a finger that would move the content by the same distance.
@MainActor @Suite final class TrackpadTests {
    private lazy var scene = GestureScene()
    private lazy var trackpad = ScrollInjector(window: scene.window)

    @Test("A pan that allows scrolling follows it, without a touch")
    func panThatAllowsScrollingFollowsItWithoutTouch() {
        let pan = scene.watch(UIPanGestureRecognizer(), "pan")
        pan.allowedScrollTypesMask = .continuous
        trackpad.scroll(
            at: point(100, 200),
            by: CGVector(dx: 50, dy: 0),
            duration: 0.1,
            steps: 5,
            ends: false
        )
        #expect(scene.log.take() == ["pan began"] + [String](repeating: "pan changed", count: 4))
        #expect(pan.numberOfTouches == 0)
        #expect(pan.location(in: nil) == point(100, 200))
        #expect(pan.translation(in: scene.view) == point(40, 0))
        #expect(abs(pan.velocity(in: scene.view).x - 500) < 1e-4)
        trackpad.end()
        #expect(scene.log.take() == ["pan ended"])
        #expect(pan.state == .possible)
        trackpad.scroll(
            at: point(100, 200),
            by: CGVector(dx: 0, dy: -30),
            duration: 0.1,
            steps: 1,
            ends: false
        )
        trackpad.cancel()
        #expect(scene.log.take() == ["pan began", "pan cancelled"])
    }

    @Test("Scrolling ends in a window that was hidden meanwhile")
    func hiddenWindow() {
        let pan = scene.watch(UIPanGestureRecognizer(), "pan")
        pan.allowedScrollTypesMask = .continuous
        let way = CGVector(dx: 50, dy: 0)
        trackpad.scroll(at: point(100, 200), by: way, duration: 0.1, steps: 2, ends: false)
        #expect(scene.log.take() == ["pan began", "pan changed"])
        scene.window.isHidden = true
        trackpad.end()
        #expect(scene.log.take() == ["pan ended"])
        #expect(pan.state == .possible)
    }

    @Test("By default, pans don't follow scrolling, views aren't notified, and nothing happens elsewhere")
    func leavesAlone() {
        let pan = scene.watch(UIPanGestureRecognizer(), "pan")
        #expect(pan.allowedScrollTypesMask == [])
        let way = CGVector(dx: 50, dy: 0)
        trackpad.scroll(at: point(100, 200), by: way, duration: 0.1, steps: 5)
        for mask in [UIScrollTypeMask.discrete, .continuous] {
            pan.allowedScrollTypesMask = mask
            trackpad.scroll(at: point(mask == .discrete ? 100 : 20, 200), by: way, duration: 0.1, steps: 5)
        }
        trackpad.scroll(at: point(100, 200), by: CGVector(dx: 4, dy: 0), duration: 0.1, steps: 5)
        #expect(scene.log.take().isEmpty)
    }

    @Test("For a scroll, the delegate is asked only about the event, and for a touch about both")
    func forScrollDelegateIsAskedOnlyAboutEvent() {
        let pan = scene.watch(UIPanGestureRecognizer(), "pan")
        pan.allowedScrollTypesMask = .all
        let judge = InputJudge()
        pan.delegate = judge
        trackpad.scroll(at: point(100, 200), by: CGVector(dx: 50, dy: 0), duration: 0.1, steps: 5)
        #expect(judge.questions == ["event of type 10"])
        scene.touch.tap(at: point(100, 200))
        #expect(judge.questions == ["event of type 10", "event of type 0", "touch"])
        _ = scene.log.take()
        judge.refused = ["event of type 10"]
        trackpad.scroll(at: point(100, 200), by: CGVector(dx: 50, dy: 0), duration: 0.1, steps: 5)
        #expect(scene.log.take().isEmpty)
    }

    @Test("Of pans that exclude each other, only one follows a scroll")
    func ofPansThatExcludeEachOtherOnlyOneFollowsScroll() {
        let inner = UIView(frame: scene.view.bounds)
        scene.view.addSubview(inner)
        for (name, view) in [("outer", scene.view), ("inner", inner)] as [(String, UIView)] {
            scene.watch(UIPanGestureRecognizer(), name, on: view).allowedScrollTypesMask = .all
        }
        trackpad.scroll(at: point(100, 200), by: CGVector(dx: 50, dy: 0), duration: 0.1, steps: 1)
        #expect(scene.log.take() == ["inner began", "inner ended"])
    }

    @Test("A scroll view's content follows, and decelerates afterward")
    func scrollView() {
        let list = UIScrollView(frame: scene.view.bounds)
        list.contentSize = CGSize(width: 200, height: 3000)
        scene.view.addSubview(list)
        UIApplication.shared.tick()
        trackpad.scroll(
            at: point(100, 200),
            by: CGVector(dx: 0, dy: -100),
            duration: 0.1,
            steps: 10,
            ends: false
        )
        #expect(list.isDragging)
        #expect(abs(list.contentOffset.y - 90) < 1e-9)
        trackpad.end()
        #expect(list.isDecelerating)
        scene.advance(6)
        #expect(!list.isDecelerating && list.contentOffset.y > 300)
        #expect(UIApplication.shared.isIdle)
    }
}
