import Testing
@_spi(Host) import UIKit

@MainActor
@Suite final class ScrollViewTests {
    /// A delegate that records its calls.
    private final class Listener: NSObject, UIScrollViewDelegate {
        var log: [String] = []
        var velocity = CGPoint.zero
        var target = CGPoint.zero
        var newTarget: CGPoint?
        var whenScrolled: (UIScrollView) -> Void = { _ in }

        func scrollViewDidScroll(_ scrollView: UIScrollView) {
            if log.last != "scroll" { log.append("scroll") }
            whenScrolled(scrollView)
        }
        func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { log.append("willDrag") }
        func scrollViewWillEndDragging(
            _ scrollView: UIScrollView,
            withVelocity velocity: CGPoint,
            targetContentOffset: UnsafeMutablePointer<CGPoint>
        ) {
            log.append("willEndDrag")
            self.velocity = velocity
            target = targetContentOffset.pointee
            if let newTarget { targetContentOffset.pointee = newTarget }
        }
        func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
            log.append("didEndDrag \(decelerate)")
        }
        func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { log.append("willDecelerate") }
        func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { log.append("didDecelerate") }
    }

    /// The distance, the speed, and the number of pages.
    typealias Swipe = (CGFloat, CGFloat, CGFloat)

    private lazy var stage = makeStage()
    private var scene: GestureScene { stage.scene }
    private var scrollView: UIScrollView { stage.scrollView }
    private var listener: Listener { stage.listener }

    private func makeStage() -> (scene: GestureScene, scrollView: UIScrollView, listener: Listener) {
        let scene = GestureScene()
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
        let listener = Listener()
        scrollView.contentSize = CGSize(width: 390, height: 3000)
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.delegate = listener
        scene.window.addSubview(scrollView)
        UIApplication.shared.tick()
        return (scene, scrollView, listener)
    }

    private var y: CGFloat { scrollView.contentOffset.y }

    /// Drags at a constant speed without lifting.
    private func drag(_ start: CGFloat, _ end: CGFloat, speed: CGFloat = 400) {
        let steps = max(Int(abs(end - start) / 10), 1)
        scene.touch.drag(
            from: point(200, start),
            to: point(200, end),
            duration: TimeInterval(abs(end - start) / speed),
            steps: steps,
            lifts: false
        )
    }

    // MARK: During a drag

    @Test func aTouchEndsAnAnimatedScroll() {
        scrollView.setContentOffset(point(0, 300), animated: true)
        scene.advance(0.15)
        let middle = y
        scene.touch.down(at: point(200, 500))
        scene.advance(1)
        #expect(middle > 100 && middle < 200 && y == middle)
        scene.touch.move(to: point(200, 460))
        #expect(y > middle + 20)
        scene.touch.up()
    }

    @Test func contentFollowsTheFingerLessTenPoints() {
        scene.touch.down(at: point(200, 500))
        #expect(scrollView.isTracking && !scrollView.isDragging)
        scene.touch.move(to: point(200, 491))
        #expect(y == 0)
        scene.touch.move(to: point(202, 480))
        #expect(y == 10 && scrollView.isDragging && scrollView.contentOffset.x == 0)
        scene.touch.move(to: point(250, 300))
        #expect(y == 190 && scrollView.contentOffset.x == 0)
        scene.touch.move(to: point(250, 320))
        #expect(y == 170)
        scene.advance(0.2)
        scene.touch.up()
        #expect(!scrollView.isTracking && !scrollView.isDragging && !scrollView.isDecelerating)
        #expect(listener.log == ["willDrag", "scroll", "willEndDrag", "didEndDrag false"])
        #expect(listener.velocity == .zero && listener.target == point(0, 170))
    }

    @Test func acrossTheContentNothingScrolls() {
        scene.touch.drag(from: point(300, 300), to: point(100, 320), duration: 0.2, steps: 10, lifts: false)
        #expect(scrollView.contentOffset == .zero && !scrollView.isDragging)
    }

    @Test func aFingerThatTurnsDoesNotMakeTheContentJump() {
        scene.touch.down(at: point(300, 500))
        scene.touch.move(to: point(240, 470))
        #expect(y == 0)
        for y in stride(from: 460, through: 400, by: -10) { scene.touch.move(to: point(240, CGFloat(y))) }
        // It began when the vertical distance, 70 points, exceeded the horizontal one of 60.
        #expect(y == 40)
    }

    @Test func anotherPanMayGoAlong() {
        let judge = GestureJudge(GestureLog())
        judge.goesWithOthers = true
        let pan = scene.watch(UIPanGestureRecognizer(), "pan", on: scene.window)
        pan.delegate = judge
        // Content that can't move is held while the other pan moves something else, and released again.
        listener.whenScrolled = { if $0.contentOffset.y < 0 { $0.contentOffset.y = 0 } }
        scrollView.contentOffset.y = 30
        scene.touch.drag(from: point(200, 200), to: point(200, 300), duration: 0.2, steps: 10, lifts: false)
        #expect(pan.translation(in: nil) == point(0, 90) && y == 0)
        scene.touch.move(to: point(200, 280))
        #expect(pan.translation(in: nil) == point(0, 70) && y == 20)
        scene.touch.up()
        #expect(scene.log.take().last == "pan ended")
    }

    @Test func bothAxesScroll() {
        scrollView.contentSize.width = 2000
        scene.touch.drag(from: point(300, 400), to: point(270, 360), duration: 0.2, steps: 1, lifts: false)
        // 50 points along (0.6, 0.8), minus 10.
        #expect(isNear(scrollView.contentOffset, point(24, 32)))
    }

    @Test func contentThatFitsDoesNotScroll() {
        scrollView.contentSize.height = 500
        drag(300, 500)
        #expect(y == 0 && !scrollView.isDragging)
        scene.touch.up()
        scrollView.alwaysBounceVertical = true
        drag(300, 500)
        #expect(y < 0 && scrollView.isDragging)
    }

    @Test(arguments: [true, false]) func contentThatGetsShortUnderAFingerComesBack(isMoved: Bool) {
        drag(500, 300)
        scrollView.contentSize.height = 400
        #expect(y > 150)
        if isMoved {
            scene.touch.move(to: point(200, 350))
            #expect(y > 0 && y < 150)
            // It fits, so it isn't stretched at its beginning.
            scene.touch.move(to: point(200, 590))
            #expect(y == 0)
        }
        scene.touch.up()
        scene.advance(2)
        #expect(y == 0)
    }

    @Test func disabledScrollingDoesNothing() {
        scrollView.isScrollEnabled = false
        drag(500, 300)
        #expect(y == 0)
    }

    /// d (1 - 1 / (0.55 x / d + 1)), with the finger x points beyond the edge of a view that's d points high.
    @Test(arguments: [20, 100, 300, 550]) func contentStretchesBeyondItsEdge(_ way: CGFloat) {
        drag(30, 30 + way + 10)
        let stretched = 600 * (1 - 1 / (0.55 * way / 600 + 1))
        #expect(abs(y + stretched) < 1e-6)
        // The way back is the same.
        scene.touch.move(to: point(200, 30 + way / 2 + 10))
        #expect(abs(y + 600 * (1 - 1 / (0.55 * way / 2 / 600 + 1))) < 1e-6)
    }

    @Test func withoutBouncingItStopsAtTheEdge() {
        scrollView.bounces = false
        drag(100, 300)
        #expect(y == 0)
        scene.touch.up()
        scrollView.contentOffset.y = 2390
        drag(500, 300, speed: 2000)
        #expect(y == 2400)
        scene.touch.up()
        scene.advance(1)
        #expect(y == 2400 && !scrollView.isDecelerating)
    }

    @Test func insetsMoveTheEdges() {
        scrollView.contentInset = UIEdgeInsets(top: 50, left: 0, bottom: 20, right: 0)
        scrollView.contentOffset.y = 0
        drag(100, 150)
        #expect(y == -40)
    }

    @Test func theAppMayMoveTheContentUnderTheFinger() {
        drag(500, 400)
        #expect(y == 90)
        scrollView.contentOffset.y = 1000
        scene.touch.move(to: point(200, 380))
        #expect(y == 1020)
        // Held in place, it continues from there as soon as the finger reverses.
        scrollView.contentOffset.y = 0
        listener.whenScrolled = { if $0.contentOffset.y < 0 { $0.contentOffset.y = 0 } }
        for y in stride(from: 390, through: 500, by: 10) { scene.touch.move(to: point(200, CGFloat(y))) }
        #expect(y == 0)
        scene.touch.move(to: point(200, 480))
        #expect(y == 20)
    }

    // MARK: By itself

    @Test(arguments: [UIScrollView.DecelerationRate.normal, .fast])
    func thrownContentSlowsDownExponentially(_ rate: UIScrollView.DecelerationRate) {
        scrollView.decelerationRate = rate
        drag(500, 400, speed: 1000)
        let start = y
        scene.touch.up()
        #expect(isNear(listener.velocity, point(0, 1), within: 1e-9))
        let k = 1000 * log(rate.rawValue)
        // The total distance is v / -k, which is 499.5 or 99.5 points for 1000 points per second.
        #expect(abs(listener.target.y - (start - 1000 / k)) < 1e-6)
        #expect(scrollView.isDecelerating && !scrollView.isDragging)
        for time in [0.1, 0.25, 0.5] {
            scene.advance(time - (time == 0.1 ? 0 : time == 0.25 ? 0.1 : 0.25))
            #expect(abs(y - (start + 1000 * (exp(k * time) - 1) / k)) < 1e-6)
        }
        scene.advance(6)
        #expect(y == listener.target.y && !scrollView.isDecelerating)
        #expect(
            listener.log == [
                "willDrag", "scroll", "willEndDrag", "didEndDrag true", "willDecelerate", "scroll",
                "didDecelerate",
            ]
        )
    }

    @Test func stretchedContentSpringsBack() {
        drag(100, 310)
        let stretch = y
        scene.advance(0.2)
        scene.touch.up()
        #expect(listener.target.y == 0)
        // Critically damped with 10 radians per second, from rest.
        scene.advance(0.1)
        #expect(abs(y - stretch * 2 * exp(-1)) < 1e-6)
        scene.advance(0.2)
        #expect(abs(y - stretch * 4 * exp(-3)) < 1e-6)
        scene.advance(2)
        #expect(y == 0 && !scrollView.isDecelerating)
    }

    @Test func contentSpringsBackToAnEdgeThatMovesMeanwhile() {
        scrollView.contentInset.top = 50
        drag(200, 400)
        scene.touch.up()
        #expect(y < -60)
        UIApplication.shared.advance(by: 0.1)
        #expect(y < -50)
        scrollView.contentInset.top = 0
        UIApplication.shared.advance(by: 3)
        #expect(y == 0)
        #expect(listener.log.last == "didDecelerate")
    }

    @Test func contentThrownBeyondItsEndComesBack() {
        scrollView.contentOffset.y = 2300
        drag(500, 460, speed: 2000)
        scene.touch.up()
        #expect(listener.target.y == 2400)
        var highest: CGFloat = 0
        var last = y
        for _ in 0..<240 {
            scene.advance(1.0 / 120)
            // No jumps: it's never faster than the initial velocity.
            #expect(abs(y - last) <= 2000.0 / 120 + 0.2)
            last = y
            highest = max(highest, y)
        }
        #expect(highest > 2410 && highest < 2600)
        #expect(y == 2400 && !scrollView.isDecelerating)
    }

    @Test(arguments: [0.001, 0.05]) func contentThatHardlyPassesItsEndComesToRestSoon(_ excess: CGFloat) {
        scrollView.contentOffset.y = 1500
        drag(100, 200, speed: 1000)
        scene.touch.up()
        scene.advance(6)
        let way = 1500 - y
        scrollView.contentOffset.y = way - excess
        drag(100, 200, speed: 1000)
        scene.touch.up()
        scene.advance(5)
        #expect(y == 0 && !scrollView.isDecelerating)
    }

    @Test func aThrowInwardsPassesTheEdge() {
        drag(50, 200)
        for step in 1...6 {
            scene.advance(0.01)
            scene.touch.move(to: point(200, 200 - 15 * CGFloat(step)))
        }
        #expect(y < 0)
        scene.touch.up()
        scene.advance(3)
        #expect(y > 20)
    }

    /// Among these velocities is one at which the content would reach its edge without ever passing it.
    @Test(arguments: Array(stride(from: CGFloat(100), through: 1000, by: 10)))
    func aThrowInwardsComesToRest(_ speed: CGFloat) {
        drag(50, 250)
        for step in 1...6 {
            scene.advance(0.01)
            scene.touch.move(to: point(200, 250 - speed * 0.01 * CGFloat(step)))
        }
        #expect(y < 0)
        scene.touch.up()
        scene.advance(4)
        #expect(y >= 0 && !scrollView.isDecelerating)
    }

    @Test func theDelegateMayChooseTheTarget() {
        drag(500, 400, speed: 1000)
        listener.newTarget = point(0, 750)
        scene.touch.up()
        scene.advance(3)
        #expect(y == 750 && listener.log.last == "didDecelerate")
    }

    @Test(arguments: [(-250, 0.2, 1), (-100, 0.2, 0), (-60, 2000, 1), (60, 2000, -1)] as [Swipe])
    func pagesAreTurned(_ way: CGFloat, _ speed: CGFloat, _ page: CGFloat) {
        scrollView.contentSize = CGSize(width: 390 * 5, height: 600)
        scrollView.isPagingEnabled = true
        scrollView.contentOffset.x = 390 * 2
        scene.touch.drag(
            from: point(200, 300),
            to: point(200 + way, 300),
            duration: speed < 1 ? 1 : TimeInterval(abs(way) / speed),
            steps: 10,
            lifts: false
        )
        if speed < 1 { scene.advance(0.2) }
        scene.touch.up()
        scene.advance(3)
        #expect(scrollView.contentOffset == point(390 * (2 + page), 0))
    }

    @Test func aFingerStopsThrownContent() {
        drag(500, 400, speed: 1000)
        scene.touch.up()
        scene.advance(0.2)
        let here = y
        scene.touch.down(at: point(200, 300))
        #expect(!scrollView.isDecelerating && listener.log.last == "didDecelerate")
        scene.advance(0.5)
        scene.touch.up()
        scene.advance(0.5)
        #expect(y == here)
    }

    @Test func aFingerThatStopsABounceLetsItGoOn() {
        drag(100, 310)
        scene.advance(0.2)
        scene.touch.up()
        scene.advance(0.1)
        scene.touch.down(at: point(200, 300))
        let here = y
        scene.advance(0.3)
        #expect(y == here && here < -10)
        scene.touch.up()
        scene.advance(2)
        #expect(y == 0)
    }

    /// The bounce takes no time from there.
    @Test(arguments: [true, false])
    func contentThatsAlmostAtItsEdgeReturnsToIt(isWithinDrag: Bool) {
        var finger: CGFloat = 300
        scene.touch.down(at: point(200, finger))
        while y == 0 {
            finger += 0.05
            scene.touch.move(to: point(200, finger))
        }
        #expect(y < 0 && y > -0.1)
        if isWithinDrag {
            scene.advance(0.2)
        } else {
            // The app moves the content, and a tap ends there.
            scene.touch.up()
            scrollView.contentOffset.y = -0.05
            scene.touch.down(at: point(200, 300))
        }
        scene.touch.up()
        #expect(y == 0 && !scrollView.isDecelerating)
    }

    // MARK: Content

    @Test func contentGetsTouchesWhenNothingIsToBeScrolled() {
        let content = TouchedView("content", scene.log, frame: CGRect(x: 0, y: 0, width: 390, height: 3000))
        scrollView.addSubview(content)
        scene.touch.down(at: point(200, 300))
        scene.advance(0.1)
        #expect(scene.log.take() == [])
        scene.advance(0.06)
        #expect(scene.log.take() == ["content began"])
        scene.touch.move(to: point(200, 280))
        #expect(scene.log.take() == ["content cancelled"])
        scene.touch.up()
        // A short touch passes through immediately.
        scene.touch.tap(at: point(200, 300))
        #expect(scene.log.take() == ["content began", "content ended"])
        // A quick drag never reaches it.
        scene.touch.drag(from: point(200, 300), to: point(200, 200), duration: 0.1, steps: 5)
        #expect(scene.log.take() == [])
        scrollView.delaysContentTouches = false
        scene.touch.down(at: point(200, 300))
        #expect(scene.log.take() == ["content began"])
    }

    @Test func aControlKeepsItsTouch() {
        let control = UIControl(frame: CGRect(x: 0, y: 200, width: 390, height: 200))
        scrollView.addSubview(control)
        scene.touch.down(at: point(200, 300))
        scene.advance(0.2)
        #expect(control.isTracking)
        scene.touch.move(to: point(200, 250))
        #expect(control.isTracking && !scrollView.isDragging)
        scene.touch.up()
        // A drag that starts immediately scrolls.
        scene.touch.drag(from: point(200, 300), to: point(200, 250), duration: 0.1, steps: 5, lifts: false)
        #expect(scrollView.isDragging && !control.isTracking)
    }

    @Test func theInnerScrollViewScrolls() {
        let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
        inner.contentSize = CGSize(width: 1000, height: 400)
        scrollView.addSubview(inner)
        scene.touch.drag(from: point(200, 300), to: point(100, 300), duration: 0.2, steps: 10)
        #expect(inner.contentOffset.x > 80 && y == 0)
        scene.advance(5)
        scene.touch.drag(from: point(200, 300), to: point(200, 200), duration: 0.2, steps: 10, lifts: false)
        #expect(y == 90)
    }

    @Test func scrollViewsAreLetGo() {
        weak var gone: UIScrollView?
        do {
            let other = UIScrollView(frame: scrollView.frame)
            other.contentSize = CGSize(width: 390, height: 2000)
            scene.window.addSubview(other)
            gone = other
            scene.touch.drag(from: point(200, 300), to: point(200, 200), duration: 0.1, steps: 5)
            scene.advance(0.1)
            other.removeFromSuperview()
        }
        scene.advance(1)
        #expect(gone == nil)
    }
}

/// Content at its beginning remains there when the safe area changes.
@MainActor
@Suite struct ScrollViewInsetTests {
    private let notch = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)

    private func scrollView(_ behavior: UIScrollView.ContentInsetAdjustmentBehavior) -> UIScrollView {
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
        view.contentInsetAdjustmentBehavior = behavior
        view.contentSize = CGSize(width: 400, height: 3000)
        return view
    }

    private final class Listener: NSObject, UIScrollViewDelegate {
        var changes = 0

        func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { changes += 1 }
    }

    @Test func theFirstChangeCounts() {
        let window = makeWindow(safeArea: notch)
        let view = UIScrollView(frame: window.bounds)
        view.contentInsetAdjustmentBehavior = .always
        let listener = Listener()
        view.delegate = listener
        window.addSubview(view)
        #expect(view.adjustedContentInset == notch)
        #expect(view.contentOffset.y == -47)
        #expect(listener.changes == 1)
        // A list that another screen covers stays where it is.
        view.removeFromSuperview()
        #expect(view.contentOffset.y == -47)
        #expect(listener.changes == 1)
    }

    @Test func soDoesThatOfAControllersScrollView() {
        let window = makeWindow(safeArea: notch)
        let controller = UIViewController()
        controller.view = scrollView(.automatic)
        window.rootViewController = controller
        UIApplication.shared.tick()
        let view = controller.view as? UIScrollView
        #expect(view?.adjustedContentInset.top == 47)
        #expect(view?.contentOffset.y == -47)
    }

    @Test func contentThatHasBeenScrolledStays() {
        let window = makeWindow(safeArea: notch)
        let view = scrollView(.always)
        view.contentOffset.y = 300
        window.addSubview(view)
        #expect(view.contentOffset.y == 300)
    }

    @Test func contentStaysWithinLimitsThatNarrow() {
        let view = scrollView(.never)
        view.contentInset = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
        view.contentOffset.y = -30
        view.contentInset.top = 0
        #expect(view.contentOffset.y == 0)
        let end = view.contentSize.height - view.bounds.height
        view.contentOffset.y = end + 34
        view.contentInset.bottom = 10
        #expect(view.contentOffset.y == end + 10)
        // Where the app has scrolled beyond the limits, the content stays.
        view.contentOffset.y = end + 100
        view.contentInset.bottom = 0
        #expect(view.contentOffset.y == end + 100)
    }

    @Test func anInsetOfTheAppsOwnIsOneAsWell() {
        let window = makeWindow()
        let view = scrollView(.always)
        view.contentInset.top = 20
        #expect(view.contentOffset.y == -20)
        window.addSubview(view)
        #expect(view.contentOffset.y == -20)
    }
}
