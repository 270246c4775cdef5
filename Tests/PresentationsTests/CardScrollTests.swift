import Presentations
import TestSupport
import Testing
import TransitionKit
@_spi(Host) import UIKit

/// Cards with scrolling content.
@MainActor @Suite struct CardScrollTests {
    private func make(_ sheet: CardPresentation = .sheet()) -> (CardScene, UIScrollView) {
        let scene = CardScene()
        let list = UIScrollView(frame: scene.screen.view.bounds)
        list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        list.contentInsetAdjustmentBehavior = .never
        list.contentSize = CGSize(width: 390, height: 3000)
        scene.screen.view.addSubview(list)
        scene.show(sheet)
        return (scene, list)
    }

    private func height(_ scene: CardScene) -> CGFloat { 844 - scene.shownFrame.minY }

    @Test("A drag up moves the sheet to its largest detent and then scrolls, and reverses in the same drag")
    func upAndBack() {
        let (scene, list) = make()
        scene.touch.down(at: CGPoint(x: 200, y: 800))
        scene.touch.move(to: CGPoint(x: 200, y: 790))
        var y: CGFloat = 790
        func move(to goal: CGFloat, check: (CGFloat) -> Void) {
            while y != goal {
                y += goal > y ? min(10, goal - y) : -min(10, y - goal)
                scene.touch.move(to: CGPoint(x: 200, y: y))
                scene.advance(1.0 / 60)
                check(y)
            }
        }
        // The sheet uses 393.5 points of the distance, and the content the rest.
        func check(_ y: CGFloat) {
            let way = 790 - y
            #expect(abs(height(scene) - min(393.5 + way, 787)) < 1)
            #expect(abs(list.contentOffset.y - max(way - 393.5, 0)) < 1)
        }
        move(to: 200, check: check)
        #expect(list.contentOffset.y > 190)
        move(to: 600, check: check)
        #expect(list.contentOffset.y == 0)
        scene.advance(0.3)
        scene.touch.up()
        scene.advance(1)
        #expect(abs(height(scene) - 393.5) < 0.01)
        #expect(list.contentOffset.y == 0)
    }

    /// A list that people can refresh, and its refreshes.
    private func refreshable(_ presentation: CardPresentation) -> (CardScene, UIScrollView, () -> Int) {
        let scene = CardScene()
        let list = UIScrollView(frame: scene.screen.view.bounds)
        list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        list.alwaysBounceVertical = true
        let control = UIRefreshControl()
        var count = 0
        control.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
        list.refreshControl = control
        scene.screen.view.addSubview(list)
        scene.show(presentation)
        return (scene, list, { count })
    }

    @Test("At the largest detent, people pull the content down to refresh it", arguments: [false, true])
    func atLargestDetentPeoplePullContentDownToRefresh(hasDetents: Bool) {
        var card = CardPresentation.card()
        card.height = .points(500)
        let (scene, list, count) = refreshable(hasDetents ? .sheet() : card)
        if hasDetents { scene.controller?.selectedDetentIndex = 1 }
        scene.advance(0.5)
        let rest = scene.shownFrame
        let start = CGPoint(x: 200, y: rest.minY + 60)
        scene.drag(from: start, by: CGVector(dx: 0, dy: 320), duration: 0.5)
        #expect(isNear(scene.shownFrame, rest) && list.contentOffset.y < -100 && count() == 1)
        scene.touch.up()
        scene.advance(1)
        #expect(abs(list.contentOffset.y + list.adjustedContentInset.top) < 1)
        #expect(list.adjustedContentInset.top >= 60 && list.refreshControl?.isRefreshing == true)
        list.refreshControl?.endRefreshing()
        scene.advance(1)
        #expect(abs(list.contentOffset.y + list.adjustedContentInset.top) < 1 && count() == 1)
        #expect(isNear(scene.shownFrame, rest) && !scene.log.contains("will"))
    }

    @Test("At a smaller detent, and without a control, a drag down moves the card")
    func doesNotRefresh() {
        let (scene, list, count) = refreshable(.sheet())
        let rest = scene.shownFrame
        scene.drag(from: CGPoint(x: 200, y: rest.minY + 60), by: CGVector(dx: 0, dy: 100), duration: 0.5)
        #expect(scene.shownFrame.minY > rest.minY + 70 && count() == 0)
        scene.touch.cancel()
        scene.controller?.selectedDetentIndex = 1
        list.refreshControl = nil
        scene.advance(1)
        let top = scene.shownFrame.minY
        scene.drag(from: CGPoint(x: 200, y: top + 60), by: CGVector(dx: 0, dy: 100), duration: 0.5)
        #expect(scene.shownFrame.minY > top + 70)
        scene.touch.cancel()
    }

    /// A sheet whose content scrolls at each detent.
    private var scrollingSheet: CardPresentation {
        var sheet = CardPresentation.sheet()
        sheet.prefersScrollingExpandsWhenScrolledToEdge = false
        return sheet
    }

    @Test("If scrolling doesn't expand the sheet, its content scrolls at the small detent")
    func doesNotExpand() {
        let (scene, list) = make(scrollingSheet)
        var frames: [CGRect] = []
        scene.controller?.onMove = { frames.append($0) }
        scene.drag(from: CGPoint(x: 200, y: 800), by: CGVector(dx: 0, dy: -200), lifts: true)
        scene.advance(2)
        #expect(abs(height(scene) - 393.5) < 0.01 && list.contentOffset.y > 180)
        // The one when the closure was set. Views that follow the sheet stay where they are.
        #expect(frames.count == 1, "\(frames)")
        // What doesn't scroll expands it.
        list.frame = list.frame.inset(by: UIEdgeInsets(top: 60, left: 0, bottom: 0, right: 0))
        let bar = CGPoint(x: 200, y: scene.shownFrame.minY + 40)
        scene.drag(from: bar, by: CGVector(dx: 0, dy: -300), lifts: true)
        scene.advance(1)
        #expect(abs(height(scene) - 787) < 0.01 && scene.log == ["detent 1"])
    }

    @Test("A sheet that's pulled down and back up stops at its detent, where its content scrolls")
    func stopsAtItsDetent() {
        let (scene, list) = make(scrollingSheet)
        scene.touch.down(at: CGPoint(x: 200, y: 600))
        scene.touch.move(to: CGPoint(x: 200, y: 610))
        func move(from start: CGFloat, to goal: CGFloat) {
            for y in stride(from: start, through: goal, by: goal > start ? 10 : -10) {
                scene.touch.move(to: CGPoint(x: 200, y: y))
                scene.advance(1.0 / 60)
            }
        }
        move(from: 620, to: 710)
        #expect(abs(height(scene) - 293.5) < 1 && list.contentOffset.y == 0)
        move(from: 700, to: 460)
        #expect(abs(height(scene) - 393.5) < 1 && abs(list.contentOffset.y - 150) < 1)
        scene.touch.cancel()
        scene.advance(1)
        #expect(abs(height(scene) - 393.5) < 0.01 && scene.log == ["should"], "\(scene.log)")
    }

    @Test("A sheet that's pulled down and thrown up by its content returns to its detent")
    func thrownBack() {
        let (scene, list) = make(scrollingSheet)
        scene.drag(from: CGPoint(x: 200, y: 500), by: CGVector(dx: 0, dy: 300), duration: 0.5)
        // The finger rests before the throw, so that only the way up counts.
        scene.advance(0.2)
        // Without the list, this would be fast enough for the largest detent.
        for y in [740, 680, 620, 560] as [CGFloat] {
            scene.advance(1.0 / 60)
            scene.touch.move(to: CGPoint(x: 200, y: y))
        }
        #expect(abs(height(scene) - 343.5) < 1)
        scene.touch.up()
        scene.advance(1)
        #expect(abs(height(scene) - 393.5) < 0.01 && list.contentOffset.y == 0 && !scene.isGone)
    }

    @Test(
        "A scroll on a trackpad moves the sheet and its content like a finger",
        arguments: [false, true]
    )
    func scrollOnTrackpadMovesSheetAndContentLikeFinger(touchesAnotherList: Bool) {
        let (scene, list) = make()
        if touchesAnotherList {
            let other = UIScrollView(frame: CGRect(x: 250, y: 0, width: 140, height: 787))
            other.contentSize = CGSize(width: 140, height: 3000)
            scene.screen.view.addSubview(other)
            scene.touch.down(at: CGPoint(x: 300, y: 700))
            scene.touch.up()
        }
        let trackpad = ScrollInjector(window: scene.window)
        func scroll(by way: CGFloat) {
            let way = CGVector(dx: 0, dy: way)
            trackpad.scroll(at: CGPoint(x: 200, y: 800), by: way, duration: 0.3, steps: 18, ends: false)
            scene.advance(0.3)
            trackpad.end()
            scene.advance(1)
        }
        scroll(by: -300)
        #expect(abs(height(scene) - 787) < 0.01 && list.contentOffset.y == 0)
        scroll(by: -200)
        #expect(abs(height(scene) - 787) < 0.01 && list.contentOffset.y > 170)
        list.contentOffset.y = 0
        scroll(by: 300)
        #expect(abs(height(scene) - 393.5) < 0.01 && list.contentOffset.y == 0)
    }

    @Test("On a toast that people can't drag, a scroll doesn't move the sheet beneath it")
    func trackpadOnAToast() {
        let scene = CardScene()
        scene.show(.sheet(detents: [.fraction(1)]))
        let toast = CardScreen()
        var presentation = CardPresentation.toast(duration: 30)
        presentation.isDraggable = false
        scene.screen.present(toast, as: presentation)
        scene.advance(1)
        let (rest, shown) = (scene.shownFrame, toast.view.convert(toast.view.bounds, to: nil))
        let place = CGPoint(x: shown.midX, y: shown.maxY - 10)
        #expect(rest.contains(place))
        let trackpad = ScrollInjector(window: scene.window)
        trackpad.scroll(at: place, by: CGVector(dx: 0, dy: 150), duration: 0.3, steps: 18, ends: false)
        #expect(isNear(scene.shownFrame, rest))
        trackpad.cancel()
    }

    @Test("If the finger lets go on the way up, the content doesn't keep scrolling")
    func noFlight() {
        let (scene, list) = make()
        scene.drag(from: CGPoint(x: 200, y: 800), by: CGVector(dx: 0, dy: -200), duration: 0.1, lifts: true)
        scene.advance(1.5)
        #expect(scene.controller?.selectedDetentIndex == 1)
        #expect(list.contentOffset.y == 0)
    }

    @Test("Pulled down at its beginning, the content moves the sheet, and out")
    func pulledDownAtItsBeginning() {
        let (scene, list) = make()
        scene.drag(from: CGPoint(x: 200, y: 500), by: CGVector(dx: 0, dy: 110))
        #expect(abs(height(scene) - 293.5) < 1)
        #expect(list.contentOffset.y == 0)
        scene.touch.up()
        scene.advance(1)
        #expect(abs(height(scene) - 393.5) < 0.5)
        let (other, _) = make()
        other.drag(from: CGPoint(x: 200, y: 500), by: CGVector(dx: 0, dy: 300), lifts: true)
        other.advance(1)
        #expect(other.isGone)
    }

    @Test("In the middle of its content, it scrolls first")
    func scrollsFirst() {
        let (scene, list) = make()
        scene.controller?.selectedDetentIndex = 1
        scene.advance(0.1)
        #expect(abs(height(scene) - 787) < 0.01)
        list.contentOffset.y = 100
        scene.drag(from: CGPoint(x: 200, y: 300), by: CGVector(dx: 0, dy: 90))
        #expect(abs(height(scene) - 787) < 0.01)
        #expect(abs(list.contentOffset.y - 20) < 1)
        scene.touch.move(to: CGPoint(x: 200, y: 410))
        scene.touch.move(to: CGPoint(x: 200, y: 450))
        scene.advance(1.0 / 60)
        // The content has used 100 of the 140 points.
        #expect(abs(height(scene) - 747) < 1)
        #expect(list.contentOffset.y == 0)
        scene.touch.cancel()
        scene.advance(1)
        #expect(abs(height(scene) - 787) < 0.01)
    }

    @Test("The index of a list keeps a finger that moves along it", arguments: [0, 300] as [CGFloat])
    func indexOfListKeepsFingerThatMovesAlong(offset: CGFloat) {
        let scene = CardScene()
        let (list, index) = ListIndex.onList(in: CGRect(x: 0, y: 0, width: 390, height: 787), at: offset)
        scene.screen.view.addSubview(list)
        scene.show(.sheet(detents: [.fraction(1)]))
        let rest = scene.shownFrame
        scene.touch.down(at: CGPoint(x: 375, y: rest.minY + 250))
        scene.advance(0.3)
        for step in 1...12 {
            scene.touch.move(to: CGPoint(x: 375, y: rest.minY + 250 + 15 * CGFloat(step)))
            scene.advance(1.0 / 60)
        }
        #expect(isNear(scene.shownFrame, rest) && list.contentOffset.y == offset)
        scene.touch.up()
        scene.advance(1)
        #expect(index.steps > 0 && !index.isCanceled)
        #expect(isNear(scene.shownFrame, rest))
    }

    @Test("Content that scrolls along the other axis doesn't affect the card")
    func contentThatScrollsAlongTheOtherAxisDoesntAffectTheCard() {
        let scene = CardScene()
        let strip = UIScrollView(frame: scene.screen.view.bounds)
        strip.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        strip.contentSize = CGSize(width: 2000, height: 50)
        scene.screen.view.addSubview(strip)
        scene.show(.sheet())
        scene.drag(from: CGPoint(x: 300, y: 600), by: CGVector(dx: -110, dy: 0), lifts: true)
        #expect(strip.contentOffset.x > 90)
        #expect(abs(height(scene) - 393.5) < 0.01)
        scene.advance(1)
        scene.drag(from: CGPoint(x: 200, y: 600), by: CGVector(dx: 0, dy: 60))
        #expect(abs(height(scene) - 343.5) < 1)
    }
}
