import Testing
import TransitionKit
@_spi(Host) import UIKit

/// Gestures that change the layout of a collection view, with touches.
@MainActor @Suite struct LayoutInteractionTests {
    @Test("Fingers that move apart change to the next layout, cell by cell")
    func fingersThatMoveApartChangeToTheNextLayout() throws {
        let scene = LayoutScene()
        let pinch = PinchInteraction()
        scene.attach(pinch)
        #expect(pinch.state == .idle)
        // From 100 points to 160, minus the distance that a pinch needs to begin: more than half of a
        // doubling.
        scene.pinch(from: 100, to: 160, lifts: false)
        #expect(pinch.state == .interactive)
        let progress = try #require(scene.progress)
        #expect(abs(progress - pinch.percentComplete) < 1e-6 && progress > 0.4 && progress < 0.7)
        let width = try #require(scene.size?.width)
        #expect(abs(width - (90 + 300 * progress)) < 0.01)
        // While it's held, nothing moves.
        scene.advance(1)
        #expect(scene.size?.width == width && scene.log == [])
        scene.spread(from: 160, to: 180)
        scene.touch.up([0, 1])
        scene.advance(2)
        #expect(pinch.state == .idle && scene.log == ["finished"])
        #expect(scene.collectionView.collectionViewLayout === scene.pages)
        #expect(scene.size == CGSize(width: 390, height: 844))
    }

    @Test("A second closure for the same collection view has no effect")
    func attachedTwice() {
        let scene = LayoutScene()
        let pinch = PinchInteraction()
        scene.attach(pinch)
        var calls = 0
        pinch.attach(toChangeLayoutOf: scene.collectionView) { [unowned scene] _ in
            calls += 1
            return scene.pages
        } completion: { _ in
            calls += 1
        }
        scene.pinch(from: 100, to: 300)
        scene.advance(2)
        #expect(calls == 0 && scene.log == ["finished"])
        #expect(scene.collectionView.collectionViewLayout === scene.pages)
    }

    @Test("Fingers that move together change back")
    func fingersThatMoveTogetherChangeBack() {
        let scene = LayoutScene()
        let pinch = PinchInteraction()
        scene.attach(pinch)
        scene.collectionView.setCollectionViewLayout(scene.pages, animated: false)
        scene.pinch(from: 300, to: 100)
        scene.advance(2)
        #expect(scene.collectionView.collectionViewLayout === scene.grid && scene.log == ["finished"])
        #expect(scene.size == CGSize(width: 90, height: 90))
    }

    @Test("A canceled gesture returns to the initial layout")
    func aCanceledGestureReturnsToTheInitialLayout() {
        let scene = LayoutScene()
        let pinch = PinchInteraction()
        scene.attach(pinch)
        scene.collectionView.contentOffset.y = 50
        scene.pinch(from: 100, to: 140, seconds: 1)
        #expect(pinch.state == .settling)
        scene.advance(2)
        #expect(scene.log == ["canceled"] && pinch.state == .idle)
        #expect(scene.collectionView.collectionViewLayout === scene.grid)
        #expect(scene.collectionView.contentOffset.y == 50)
        #expect(scene.size == CGSize(width: 90, height: 90))
        // Another gesture begins like the first.
        scene.pinch(from: 100, to: 300)
        scene.advance(2)
        #expect(scene.log == ["canceled", "finished"])
    }

    @Test("The system can cancel the touches")
    func theSystemCanCancelTheTouches() {
        let scene = LayoutScene()
        let pinch = PinchInteraction()
        scene.attach(pinch)
        scene.pinch(from: 100, to: 190, lifts: false)
        scene.touch.cancel()
        scene.advance(2)
        #expect(scene.log == ["canceled"] && scene.collectionView.collectionViewLayout === scene.grid)
    }

    @Test("A settling change can be caught, and moved to the other end")
    func aSettlingChangeCanBeCaught() throws {
        let scene = LayoutScene()
        let pinch = PinchInteraction()
        scene.attach(pinch)
        scene.pinch(from: 100, to: 170)
        #expect(pinch.state == .settling)
        scene.advance(0.08)
        let settling = try #require(scene.progress)
        #expect(settling > 0.6 && settling < 1)
        // A finger that lands holds it where it is.
        scene.touch.down(at: CGPoint(x: 100, y: 400), finger: 0)
        scene.tick()
        #expect(pinch.state == .interactive)
        let held = try #require(scene.progress)
        scene.advance(0.5)
        #expect(scene.progress == held)
        scene.touch.down(at: CGPoint(x: 300, y: 400), finger: 1)
        for distance in stride(from: CGFloat(200), through: 60, by: -10) {
            scene.advance(0.02)
            scene.touch.move([
                0: CGPoint(x: 200 - distance / 2, y: 400), 1: CGPoint(x: 200 + distance / 2, y: 400),
            ])
        }
        scene.tick()
        #expect(try #require(scene.progress) < held)
        scene.touch.up([0, 1])
        scene.advance(2)
        #expect(scene.log == ["canceled"] && scene.collectionView.collectionViewLayout === scene.grid)
    }

    @Test("A finger that only rests on it lets it continue")
    func aFingerThatOnlyRestsOnItLetsItContinue() {
        let scene = LayoutScene()
        let pinch = PinchInteraction()
        scene.attach(pinch)
        scene.pinch(from: 100, to: 180)
        scene.advance(0.05)
        scene.touch.down(at: CGPoint(x: 100, y: 400))
        scene.advance(0.5)
        #expect(pinch.state == .interactive)
        scene.touch.up()
        scene.advance(2)
        // The tap hasn't reached a cell.
        #expect(scene.log == ["finished"])
    }

    @Test("The speed of the fingers determines the outcome, and continues")
    func theSpeedOfTheFingersDeterminesTheOutcome() throws {
        func progress(after seconds: TimeInterval) throws -> CGFloat {
            let scene = LayoutScene()
            let pinch = PinchInteraction()
            scene.attach(pinch)
            scene.pinch(from: 100, to: 145, seconds: seconds)
            let start = try #require(scene.progress)
            scene.advance(0.05)
            defer { scene.advance(2) }
            return try #require(scene.progress) - start
        }
        // A fast gesture continues, and a slow one goes back.
        #expect(try progress(after: 0.1) > 0.03)
        #expect(try progress(after: 2) < 0)
    }

    @Test("It reports what letting go would do")
    func itReportsWhatLettingGoWouldDo() {
        let scene = LayoutScene()
        let pinch = PinchInteraction()
        pinch.completionThreshold = 0.3
        var outcomes: [Bool] = []
        pinch.onOutcomeChange = { outcomes.append($0) }
        scene.attach(pinch)
        scene.pinch(from: 100, to: 180, seconds: 2, lifts: false)
        #expect(outcomes == [true])
        scene.spread(from: 180, to: 105, seconds: 2)
        #expect(outcomes == [true, false])
        scene.touch.up([0, 1])
        scene.advance(2)
        #expect(scene.log == ["canceled"])
    }

    @Test("Without another layout, nothing begins")
    func withoutAnotherLayoutNothingBegins() {
        let scene = LayoutScene()
        let pinch = PinchInteraction()
        scene.attach(pinch)
        // Moving the fingers together would lead to the grid.
        scene.pinch(from: 300, to: 100)
        scene.advance(1)
        #expect(pinch.state == .idle && scene.log == [])
        // Nothing begins while the app changes the layout itself, either.
        let layout = scene.collectionView.startInteractiveTransition(to: scene.pages)
        layout.transitionProgress = 0.5
        scene.pinch(from: 100, to: 300)
        #expect(layout.transitionProgress == 0.5)
        scene.collectionView.cancelInteractiveTransition()
        scene.advance(1)
        pinch.isEnabled = false
        scene.pinch(from: 100, to: 300)
        scene.advance(1)
        #expect(scene.collectionView.collectionViewLayout === scene.grid && scene.log == [])
    }

    @Test("A swipe also changes layouts, after the content has scrolled to its end")
    func aSwipeAlsoChangesLayouts() throws {
        let scene = LayoutScene()
        let swipe = SwipeInteraction(edge: .top)
        swipe.attach(toChangeLayoutOf: scene.collectionView) { [scene] direction in
            direction == .backward ? scene.pages : nil
        }
        scene.count = 200
        scene.collectionView.reloadData()
        scene.collectionView.contentOffset.y = 100
        scene.tick()
        scene.touch.drag(
            from: CGPoint(x: 195, y: 200),
            to: CGPoint(x: 195, y: 600),
            duration: 1,
            steps: 40,
            lifts: false
        )
        scene.tick()
        #expect(swipe.state == .interactive)
        // From now on, the finger moves only the cells.
        #expect(!scene.collectionView.isDragging)
        // The content has scrolled by a hundred points, and the drag needed ten to begin.
        let progress = try #require(scene.progress)
        #expect(abs(progress - 290 / 844) < 0.03)
        scene.touch.up()
        scene.advance(2)
        #expect(swipe.state == .idle)
        #expect(
            scene.collectionView.contentOffset.y == 0
                || scene.collectionView.collectionViewLayout === scene.pages
        )
    }

    @Test("After a swipe has gone back past its start, the change waits until the finger returns there")
    func swipePastItsStart() throws {
        let scene = LayoutScene()
        let swipe = SwipeInteraction(edge: .top)
        swipe.attach(toChangeLayoutOf: scene.collectionView) { [scene] direction in
            direction == .backward ? scene.pages : nil
        }
        scene.touch.down(at: CGPoint(x: 195, y: 200))
        func drag(from start: CGFloat, to end: CGFloat) {
            for step in 1...20 {
                scene.advance(0.02)
                scene.touch.move(to: CGPoint(x: 195, y: start + (end - start) * CGFloat(step) / 20))
            }
            scene.tick()
        }
        drag(from: 200, to: 500)
        #expect(try #require(scene.progress) > 0.3)
        drag(from: 500, to: 100)
        #expect(scene.progress == 0)
        drag(from: 100, to: 190)
        #expect(scene.progress == 0)
        drag(from: 190, to: 300)
        #expect(abs(try #require(scene.progress) - 90 / 844) < 0.02)
        scene.touch.up()
        scene.advance(2)
        #expect(swipe.state == .idle)
    }

    @Test(
        "Items can be inserted and deleted, the view can be resized, and the app can take over",
        arguments: 0..<6
    )
    func itemsCanBeInsertedAndDeleted(way: Int) {
        let scene = LayoutScene()
        let pinch = PinchInteraction()
        scene.attach(pinch)
        scene.pinch(from: 100, to: 170, lifts: way == 5)
        switch way {
        case 0:
            scene.count = 3
            scene.collectionView.reloadData()
        case 1:
            scene.count = 0
            scene.collectionView.reloadData()
        case 2: scene.collectionView.frame.size = CGSize(width: 844, height: 390)
        case 3: scene.collectionView.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: true)
        case 4: scene.collectionView.removeFromSuperview()
        default: scene.collectionView.frame.size = .zero
        }
        scene.tick()
        if way != 5 {
            scene.spread(from: 170, to: 180)
            scene.touch.up([0, 1])
        }
        scene.advance(3)
        #expect(pinch.state == .idle)
        #expect(!(scene.collectionView.collectionViewLayout is UICollectionViewTransitionLayout))
        #expect(scene.log.count == 1)
        #expect(scene.collectionView.subviews.allSatisfy { $0 is UICollectionViewCell })
    }

    @Test("If people leave the app, it goes to the closer end")
    func ifPeopleLeaveTheAppItGoesToTheCloserEnd() {
        let scene = LayoutScene()
        let pinch = PinchInteraction()
        scene.attach(pinch)
        scene.pinch(from: 100, to: 190, lifts: false)
        NotificationCenter.default.post(name: UIApplication.didEnterBackgroundNotification, object: nil)
        // UIKit reports the end later, but nothing can hold it anymore.
        #expect(!pinch.pause())
        scene.advance(0.1)
        #expect(scene.log == ["finished"] && scene.collectionView.collectionViewLayout === scene.pages)
        scene.touch.up([0, 1])
    }

    @Test("If UIKit never reports the end of a change, it's over after a while")
    func neverReported() {
        let scene = LayoutScene { SilentCollectionView(frame: $0, collectionViewLayout: $1) }
        let pinch = PinchInteraction()
        scene.attach(pinch)
        scene.pinch(from: 100, to: 300)
        scene.advance(2)
        #expect(pinch.state == .settling && scene.log == [])
        scene.advance(6)
        #expect(pinch.state == .idle && scene.log == ["finished"])
    }

    @Test("Detached and released objects aren't retained")
    func detachedAndReleasedObjectsArentRetained() {
        let scene = LayoutScene()
        weak var weakPinch: PinchInteraction?
        do {
            let pinch = PinchInteraction()
            weakPinch = pinch
            scene.attach(pinch)
            scene.pinch(from: 100, to: 170, lifts: false)
            pinch.detach(from: scene.collectionView)
            scene.touch.up([0, 1])
            scene.advance(2)
            #expect(scene.log == ["canceled"])
        }
        scene.advance(0.1)
        #expect(weakPinch == nil)
    }
}

/// A collection view that never reports the end of an interactive transition.
private final class SilentCollectionView: UICollectionView {
    override func finishInteractiveTransition() {}
    override func cancelInteractiveTransition() {}
}
