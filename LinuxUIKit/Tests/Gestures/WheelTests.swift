import TestSupport
import Testing
@_spi(Host) import UIKit

@Suite("Scroll wheels")
@MainActor
struct WheelTests {

    private let views = ReleasedOnMain([
        UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 800)),
        UIScrollView(frame: CGRect(x: 0, y: 100, width: 400, height: 100)),
    ])
    private var list: UIScrollView { views.value[0] }
    private var row: UIScrollView { views.value[1] }

    private func show() -> UIWindow {
        let window = makeWindow()
        list.contentSize = CGSize(width: 400, height: 2000)
        row.contentSize = CGSize(width: 1000, height: 100)
        window.addSubview(list)
        list.addSubview(row)
        UIApplication.shared.tick()
        return window
    }

    @Test("A wheel moves the content immediately by its distance, but not beyond its edges")
    func wheelMovesContentImmediatelyByDistance() {
        let window = show()
        #expect(window.scroll(by: CGPoint(x: 0, y: 120), at: CGPoint(x: 200, y: 600)))
        #expect(list.contentOffset == CGPoint(x: 0, y: 120))
        window.scroll(by: CGPoint(x: 0, y: -500), at: CGPoint(x: 200, y: 600))
        #expect(list.contentOffset == .zero)
        window.scroll(by: CGPoint(x: 0, y: 5000), at: CGPoint(x: 200, y: 600))
        #expect(list.contentOffset == CGPoint(x: 0, y: 1200))
    }

    @Test("The larger component of the motion determines which nested scroll view moves")
    func largerComponentOfMotionDeterminesWhichNestedScrollViewMoves() {
        let window = show()
        let overRow = CGPoint(x: 200, y: 150)
        window.scroll(by: CGPoint(x: 30, y: 2), at: overRow)
        #expect(row.contentOffset == CGPoint(x: 30, y: 0))
        #expect(list.contentOffset == .zero)
        window.scroll(by: CGPoint(x: 2, y: 30), at: overRow)
        #expect(row.contentOffset == CGPoint(x: 30, y: 0))
        #expect(list.contentOffset == CGPoint(x: 0, y: 30))
    }

    @Test("If nothing can scroll in that direction, nothing moves")
    func ifNothingCanScrollInThatDirectionNothingMoves() {
        let window = show()
        #expect(!window.scroll(by: CGPoint(x: 30, y: 0), at: CGPoint(x: 200, y: 600)))
        list.isScrollEnabled = false
        #expect(!window.scroll(by: CGPoint(x: 0, y: 30), at: CGPoint(x: 200, y: 600)))
        #expect(!window.scroll(by: CGPoint(x: 0, y: CGFloat.nan), at: CGPoint(x: 200, y: 600)))
        #expect(list.contentOffset == .zero)
    }

    @Test("Turns in quick succession are a single drag, which ends soon after the last one")
    func turnsInQuickSuccessionAreSingleDrag() {
        let window = show()
        let log = ScrollLog()
        list.delegate = log
        let place = CGPoint(x: 200, y: 600)
        for _ in 0..<3 {
            window.scroll(by: CGPoint(x: 0, y: 40), at: place)
            UIApplication.shared.advance(by: 0.1)
        }
        #expect(list.isDragging)
        #expect(log.entries == ["begin", "scroll", "scroll", "scroll"])
        UIApplication.shared.advance(by: 0.1)
        #expect(!list.isDragging)
        #expect(log.entries.suffix(1) == ["end"])
        #expect(list.contentOffset.y == 120)
        #expect(UIApplication.shared.isIdle)
    }

    @Test("Paging ends on a page, and a finger takes over from a wheel")
    func pagingEndsOnPageAndFingerTakesOverFromWheel() {
        let window = show()
        list.isPagingEnabled = true
        window.scroll(by: CGPoint(x: 0, y: 500), at: CGPoint(x: 200, y: 600))
        UIApplication.shared.advance(by: 2)
        #expect(list.contentOffset.y == 800)
        window.scroll(by: CGPoint(x: 0, y: -100), at: CGPoint(x: 200, y: 600))
        let finger = TouchInjector(window: window)
        finger.down(at: CGPoint(x: 200, y: 600))
        #expect(!list.isDragging)
        finger.up()
        UIApplication.shared.advance(by: 2)
        #expect(list.contentOffset.y == 800)
    }

    @Test("A wheel stops decelerating content")
    func wheelStopsDeceleratingContent() {
        let window = show()
        let finger = TouchInjector(window: window)
        finger.drag(
            from: CGPoint(x: 200, y: 700),
            to: CGPoint(x: 200, y: 400),
            duration: 0.1,
            steps: 10
        )
        #expect(list.isDecelerating)
        let offset = list.contentOffset.y
        window.scroll(by: CGPoint(x: 0, y: -10), at: CGPoint(x: 200, y: 600))
        #expect(!list.isDecelerating)
        UIApplication.shared.advance(by: 1)
        #expect(list.contentOffset.y == offset - 10)
    }
}

@MainActor private final class ScrollLog: NSObject, UIScrollViewDelegate {
    var entries: [String] = []

    func scrollViewDidScroll(_ scrollView: UIScrollView) { entries.append("scroll") }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { entries.append("begin") }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        entries.append(decelerate ? "end, decelerating" : "end")
    }
}
