import Testing
@_spi(Host) import UIKit

/// Scroll views in others with the same axis. Content that's at its edge leaves a new drag beyond the edge to
/// the nearest scroll view around it (rdar 33847193), as zoomed photos do in Apple's sample PhotoScroller.
@MainActor
@Suite final class NestedScrollTests {
    private lazy var scene = GestureScene()

    private func add(_ frame: CGRect, content: CGSize, to view: UIView? = nil) -> UIScrollView {
        let scrollView = UIScrollView(frame: frame)
        scrollView.contentSize = content
        scrollView.contentInsetAdjustmentBehavior = .never
        (view ?? scene.window).addSubview(scrollView)
        return scrollView
    }

    /// Returns a list that's at the top of the window, because the page around it has been scrolled there.
    private func addList(offset: CGFloat) -> (list: UIScrollView, page: UIScrollView) {
        let page = add(CGRect(x: 0, y: 0, width: 390, height: 600), content: CGSize(width: 390, height: 2000))
        let frame = CGRect(x: 0, y: 600, width: 390, height: 400)
        let list = add(frame, content: CGSize(width: 390, height: 1000), to: page)
        page.contentOffset.y = 600
        list.contentOffset.y = offset
        UIApplication.shared.tick()
        return (list, page)
    }

    /// Drags without lifting. The first 10 points don't scroll.
    private func drag(by way: CGFloat) {
        let end = point(200, 200 + way)
        scene.touch.drag(from: point(200, 200), to: end, duration: 0.2, steps: 10, lifts: false)
    }

    @Test(
        "Beyond its edge, a list leaves a new drag to the page",
        arguments: [(0, 100), (600, -100)] as [(CGFloat, CGFloat)]
    )
    func atTheEdge(offset: CGFloat, way: CGFloat) {
        let (list, page) = addList(offset: offset)
        drag(by: way)
        #expect(list.contentOffset.y == offset && !list.isDragging)
        #expect(abs(page.contentOffset.y - (600 - way * 0.9)) < 0.01 && page.isDragging)
    }

    @Test(
        "Away from its edge, a list scrolls, and the page stays",
        arguments: [(0, -100), (300, 100), (300, -100), (600, 100)] as [(CGFloat, CGFloat)]
    )
    func awayFromTheEdge(offset: CGFloat, way: CGFloat) {
        let (list, page) = addList(offset: offset)
        drag(by: way)
        #expect(abs(list.contentOffset.y - (offset - way * 0.9)) < 0.01 && list.isDragging)
        #expect(page.contentOffset.y == 600 && !page.isDragging)
    }

    @Test("A drag that has begun in the list remains there at the edge, and the next one scrolls the page")
    func duringADrag() {
        let (list, page) = addList(offset: 50)
        drag(by: 200)
        #expect(list.contentOffset.y < -10 && page.contentOffset.y == 600)
        scene.advance(0.2)
        scene.touch.up()
        scene.advance(3)
        #expect(list.contentOffset.y == 0)
        drag(by: 100)
        #expect(list.contentOffset.y == 0 && page.contentOffset.y == 510)
    }

    @Test("Fingers on a trackpad scroll the page, too")
    func fingersOnTrackpadScrollPage() {
        let (list, page) = addList(offset: 0)
        let way = CGVector(dx: 0, dy: 100)
        let trackpad = ScrollInjector(window: scene.window)
        trackpad.scroll(at: point(200, 200), by: way, duration: 0.2, steps: 10, ends: false)
        #expect(list.contentOffset.y == 0 && page.contentOffset.y == 510)
        trackpad.end()
    }

    @Test("A list keeps the drag if the page can't scroll, even if another one around the page can")
    func onlyTheNearest() {
        let whole = add(scene.window.bounds, content: CGSize(width: 390, height: 3000))
        whole.contentOffset.y = 500
        let page = add(
            CGRect(x: 0, y: 500, width: 390, height: 600),
            content: CGSize(width: 390, height: 2000),
            to: whole
        )
        page.isScrollEnabled = false
        let frame = CGRect(x: 0, y: 0, width: 390, height: 400)
        let list = add(frame, content: CGSize(width: 390, height: 1000), to: page)
        UIApplication.shared.tick()
        drag(by: 100)
        #expect(list.isDragging && list.contentOffset.y < -10)
        #expect(page.contentOffset.y == 0 && whole.contentOffset.y == 500)
    }

    @Test("A list keeps the drag if the scroll view around it has another axis")
    func anotherAxis() {
        let pager = add(scene.window.bounds, content: CGSize(width: 780, height: 844))
        let list = add(scene.window.bounds, content: CGSize(width: 390, height: 2000), to: pager)
        UIApplication.shared.tick()
        drag(by: 100)
        #expect(list.isDragging && list.contentOffset.y < -10 && pager.contentOffset == .zero)
    }

    @Test("At its edge, a zoomed photo leaves a swipe to the pager, which turns the page")
    func atEdgeZoomedPhotoLeavesSwipeToPager() {
        let (pager, photo) = addPhoto()
        photo.contentOffset = point(410, 300)
        scene.touch.drag(from: point(350, 300), to: point(50, 310), duration: 0.2, steps: 10)
        scene.advance(3)
        #expect(pager.contentOffset.x == 780 && photo.contentOffset == point(410, 300))
    }

    @Test("Away from its edge, and along the other axis, a zoomed photo scrolls, and the pager stays")
    func insideAPhoto() {
        for (offset, end) in [(200, point(300, 300)), (410, point(200, 200))] as [(CGFloat, CGPoint)] {
            let (pager, photo) = addPhoto()
            photo.contentOffset = point(offset, 300)
            scene.touch.drag(from: point(200, 300), to: end, duration: 0.2, steps: 10, lifts: false)
            #expect(photo.contentOffset != point(offset, 300) && photo.isDragging)
            #expect(pager.contentOffset.x == 390 && !pager.isDragging)
            scene.touch.up()
            pager.removeFromSuperview()
        }
    }

    /// Returns a pager and the photo on its second page.
    private func addPhoto() -> (pager: UIScrollView, photo: UIScrollView) {
        let pager = add(
            CGRect(x: 0, y: 0, width: 390, height: 600),
            content: CGSize(width: 1170, height: 600)
        )
        pager.isPagingEnabled = true
        let frame = CGRect(x: 390, y: 0, width: 390, height: 600)
        let photo = add(frame, content: CGSize(width: 800, height: 1200), to: pager)
        pager.contentOffset.x = 390
        UIApplication.shared.tick()
        return (pager, photo)
    }
}
