import Presentations
import TestSupport
import Testing
import TransitionKit
@_spi(Host) import UIKit

/// Lists inside of pages inside of cards, and flicks that scroll.
@MainActor @Suite struct CardScrollingTests {
    /// Returns a sheet with a list inside of a longer page.
    private func nested(listOffset: CGFloat = 0, pageOffset: CGFloat = 300) -> (
        CardScene, list: UIScrollView, page: UIScrollView
    ) {
        let scene = CardScene()
        let page = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 787))
        let list = UIScrollView(frame: CGRect(x: 0, y: 400, width: 390, height: 500))
        for scroll in [page, list] { scroll.contentInsetAdjustmentBehavior = .never }
        page.contentSize = CGSize(width: 390, height: 2000)
        list.contentSize = CGSize(width: 390, height: 1500)
        page.addSubview(list)
        scene.screen.view.addSubview(page)
        scene.show(.sheet(detents: [.fraction(1)]))
        page.contentOffset.y = pageOffset
        list.contentOffset.y = listOffset
        return (scene, list, page)
    }

    @Test("A card that's caught on its list, beyond its detent, stays there while the list scrolls")
    func caughtBeyondItsDetent() {
        let scene = CardScene()
        let list = UIScrollView(frame: CGRect(x: 0, y: 60, width: 390, height: 900))
        list.contentSize = CGSize(width: 390, height: 2400)
        scene.screen.view.addSubview(list)
        scene.show(.sheet(detents: [.fraction(0.5)]))
        let header = CGPoint(x: 350, y: scene.shownFrame.minY + 30)
        scene.drag(from: header, by: CGVector(dx: 0, dy: -350), duration: 0.2, lifts: true)
        scene.advance(2.0 / 60)
        scene.touch.down(at: CGPoint(x: 200, y: 640))
        scene.advance(1.0 / 60)
        var (top, offset) = (scene.shownFrame.minY, list.contentOffset.y)
        for way in [3, 6, 9, 12, 15, 18, 21, 24, 21, 18, 15, 12] as [CGFloat] {
            scene.touch.move(to: CGPoint(x: 200, y: 640 + way))
            scene.advance(1.0 / 60)
            #expect(abs(scene.shownFrame.minY - top) < 16, "\(way)")
            #expect(abs(list.contentOffset.y - offset) < 4, "\(way)")
            (top, offset) = (scene.shownFrame.minY, list.contentOffset.y)
        }
        scene.touch.up()
        scene.advance(1)
    }

    @Test("A list, the page around it, and the sheet yield in this order, all in one drag")
    func insideOut() {
        let (scene, list, page) = nested(listOffset: 50, pageOffset: 100)
        let rest = scene.shownFrame.minY
        scene.touch.down(at: CGPoint(x: 195, y: 450))
        scene.touch.move(to: CGPoint(x: 195, y: 460))
        for y in stride(from: 465, through: 800, by: 5) as StrideThrough<CGFloat> {
            scene.touch.move(to: CGPoint(x: 195, y: y))
            scene.advance(1.0 / 60)
            let way = y - 460
            #expect(abs(list.contentOffset.y - max(50 - way, 0)) < 1)
            #expect(abs(page.contentOffset.y - min(max(150 - way, 0), 100)) < 1, "\(way)")
            #expect(abs(scene.shownFrame.minY - rest - max(way - 150, 0)) < 1, "\(way)")
        }
        // And back up: the sheet first.
        for y in stride(from: 795, through: 620, by: -5) as StrideThrough<CGFloat> {
            scene.touch.move(to: CGPoint(x: 195, y: y))
            scene.advance(1.0 / 60)
            #expect(abs(scene.shownFrame.minY - rest - (y - 460 - 150).clampedToZero) < 1)
            #expect(page.contentOffset.y == 0)
        }
        scene.touch.cancel()
    }

    @Test("A second finger doesn't scroll the content of a sheet that a finger holds")
    func secondFingerOnAHeldSheet() {
        let (scene, list, page) = nested(pageOffset: 0)
        scene.drag(from: CGPoint(x: 195, y: 500), by: CGVector(dx: 0, dy: 100))
        let held = scene.shownFrame
        scene.touch.down(at: CGPoint(x: 250, y: 700), finger: 1)
        for step in 1...10 {
            scene.touch.move(to: CGPoint(x: 250, y: 700 - 10 * CGFloat(step)), finger: 1)
            #expect(list.contentOffset.y == 0 && page.contentOffset.y == 0)
            scene.advance(1.0 / 60)
        }
        #expect(isNear(scene.shownFrame, held))
        scene.touch.cancel()
    }

    @Test("Drags on a list leave nothing behind on its recognizer", arguments: [-100, 100] as [CGFloat])
    func nothingLeftOnTheList(distance: CGFloat) {
        let (scene, list, _) = nested(pageOffset: 0)
        let count = list.panGestureRecognizer.handlerCount
        for _ in 0..<3 {
            scene.drag(from: CGPoint(x: 195, y: 600), by: CGVector(dx: 0, dy: distance), lifts: true)
            scene.advance(1)
        }
        #expect(list.panGestureRecognizer.handlerCount == count)
    }

    @Test("While the page isn't at its top, the sheet stays", arguments: [0, 60] as [CGFloat])
    func whileThePageIsntAtItsTopTheSheetStays(listOffset: CGFloat) {
        let (scene, list, page) = nested(listOffset: listOffset)
        let rest = scene.shownFrame.minY
        scene.drag(from: CGPoint(x: 195, y: 400), by: CGVector(dx: 0, dy: 150), duration: 0.4)
        #expect(scene.shownFrame.minY == rest)
        #expect(list.contentOffset.y == 0)
        #expect(abs(page.contentOffset.y - (300 - 140 + listOffset)) < 1)
        scene.touch.up()
        scene.advance(1)
        #expect(scene.shownFrame.minY == rest)
        #expect(list.contentOffset.y == 0)
    }

    @Test("At the end of a list, the page around it scrolls on")
    func atTheEndOfAListThePageAroundItScrolls() {
        let (scene, list, page) = nested(listOffset: 980, pageOffset: 0)
        let rest = scene.shownFrame.minY
        scene.drag(from: CGPoint(x: 195, y: 700), by: CGVector(dx: 0, dy: -150), duration: 0.4)
        #expect(list.contentOffset.y == 1000)
        #expect(abs(page.contentOffset.y - 120) < 3)
        #expect(scene.shownFrame.minY == rest)
        scene.touch.cancel()
    }

    @Test("At the end of a list, a new drag scrolls the page around it, at the speed of the finger")
    func aNewDragAtTheEndOfAList() {
        let (scene, list, page) = nested(listOffset: 1000, pageOffset: 0)
        let rest = scene.shownFrame.minY
        scene.drag(from: CGPoint(x: 195, y: 700), by: CGVector(dx: 0, dy: -150), duration: 0.4)
        #expect(list.contentOffset.y == 1000)
        #expect(abs(page.contentOffset.y - 140) < 1)
        #expect(scene.shownFrame.minY == rest)
        scene.touch.cancel()
    }

    @Test("At the top of a list, a new drag scrolls the page to its top and then moves the sheet, and back")
    func aNewDragAtTheTopOfAList() {
        let (scene, list, page) = nested(pageOffset: 50)
        let rest = scene.shownFrame.minY
        scene.touch.down(at: CGPoint(x: 195, y: 450))
        scene.touch.move(to: CGPoint(x: 195, y: 460))
        let down = Array(stride(from: 465, through: 700, by: 5) as StrideThrough<CGFloat>)
        for y in down + down.reversed() {
            scene.touch.move(to: CGPoint(x: 195, y: y))
            scene.advance(1.0 / 60)
            let way = y - 460
            #expect(list.contentOffset.y == 0)
            #expect(abs(page.contentOffset.y - (50 - way).clampedToZero) < 1, "\(way)")
            #expect(abs(scene.shownFrame.minY - rest - (way - 50).clampedToZero) < 1, "\(way)")
        }
        scene.touch.cancel()
    }

    @Test(
        "A flick that scrolls content to its top doesn't dismiss the sheet",
        arguments: [(100, 300, 0.15), (280, 300, 0.1), (600, 700, 0.4)] as [(CGFloat, CGFloat, TimeInterval)]
    )
    func aFlickThatScrollsContentToItsTopDoesntDismissTheSheet(
        offset: CGFloat,
        way: CGFloat,
        time: TimeInterval
    ) {
        for detent in [CardPresentation.Dimension.fraction(0.5), .fraction(1)] {
            let scene = CardScene()
            let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
            list.contentInsetAdjustmentBehavior = .never
            list.contentSize = CGSize(width: 390, height: 3000)
            scene.screen.view.addSubview(list)
            scene.show(.sheet(detents: [detent]))
            list.contentOffset.y = offset
            let rest = scene.shownFrame.minY
            scene.drag(
                from: CGPoint(x: 195, y: rest + 20),
                by: CGVector(dx: 0, dy: min(way, 840 - rest - 20)),
                duration: time,
                lifts: true
            )
            scene.advance(1)
            #expect(!scene.isGone)
            #expect(scene.shownFrame.minY == rest)
        }
    }

    @Test("A finger that has scrolled to the top, and then moves the sheet itself, throws it out")
    func throwAfterScrolling() {
        let scene = CardScene()
        let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        list.contentInsetAdjustmentBehavior = .never
        list.contentSize = CGSize(width: 390, height: 3000)
        scene.screen.view.addSubview(list)
        scene.show(.sheet(detents: [.fraction(1)]))
        list.contentOffset.y = 40
        scene.drag(from: CGPoint(x: 195, y: 200), by: CGVector(dx: 0, dy: 100), duration: 0.4)
        for step in 1...8 {
            scene.touch.move(to: CGPoint(x: 195, y: 300 + 50 * CGFloat(step)))
            scene.advance(1.0 / 60)
        }
        scene.touch.up()
        scene.advance(1)
        #expect(scene.isGone)
    }

    @Test("Content that's caught while it bounces returns without a jump while the sheet moves")
    func caughtBounce() {
        let scene = CardScene()
        let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 787))
        list.contentInsetAdjustmentBehavior = .never
        list.contentSize = CGSize(width: 390, height: 3000)
        scene.screen.view.addSubview(list)
        scene.show(.sheet(detents: [.fraction(1)]))
        list.contentOffset.y = -150
        scene.touch.down(at: CGPoint(x: 195, y: 300))
        var before = scene.shownFrame.minY - list.contentOffset.y
        for step in 1...6 {
            scene.touch.move(to: CGPoint(x: 195, y: 300 + 12 * CGFloat(step)))
            scene.advance(1.0 / 60)
            let now = scene.shownFrame.minY - list.contentOffset.y
            #expect(abs(now - before) < 14, "step \(step): \(now - before) points")
            before = now
        }
        // The finger rests, so that it doesn't throw the sheet.
        scene.advance(0.3)
        let offset = list.contentOffset.y
        scene.touch.up()
        scene.advance(1.0 / 60)
        #expect(abs(list.contentOffset.y - offset) < 14)
        scene.advance(1)
        #expect(!scene.isGone && abs(list.contentOffset.y) < 1)
    }

    @Test("A drag on a header above a list moves the sheet, wherever the list is scrolled to")
    func aDragOnAHeader() {
        let scene = CardScene()
        let header = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 60))
        let list = UIScrollView(frame: CGRect(x: 0, y: 60, width: 390, height: 727))
        list.contentInsetAdjustmentBehavior = .never
        list.contentSize = CGSize(width: 390, height: 3000)
        scene.screen.view.addSubview(header)
        scene.screen.view.addSubview(list)
        scene.show(.sheet(detents: [.fraction(1)]))
        list.contentOffset.y = 300
        let rest = scene.shownFrame.minY
        scene.drag(from: CGPoint(x: 195, y: rest + 30), by: CGVector(dx: 0, dy: 210), duration: 0.5)
        #expect(abs(scene.shownFrame.minY - rest - 200) < 1)
        #expect(list.contentOffset.y == 300)
        scene.touch.cancel()
    }

    // MARK: Turned lists

    /// The ways that a list can be turned.
    enum Turn: CaseIterable, Sendable {
        case none, upsideDown, rotatedByHalf

        var transform: CGAffineTransform {
            switch self {
            case .none: .identity
            case .upsideDown: CGAffineTransform(scaleX: 1, y: -1)
            case .rotatedByHalf: CGAffineTransform(rotationAngle: .pi)
            }
        }

        /// Whether the beginning of the content is at the bottom.
        var isTurned: Bool { self != .none }
    }

    @Test(
        "A finger that moves down scrolls a turned list to its visible top, and then moves the sheet",
        arguments: Turn.allCases,
        [1000, 100, 0] as [CGFloat]
    )
    func aFingerThatMovesDownScrollsATurnedListToItsVisible(turn: Turn, room: CGFloat) {
        let scene = CardScene()
        let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 787))
        list.contentInsetAdjustmentBehavior = .never
        list.contentSize = CGSize(width: 390, height: 3000)
        list.transform = turn.transform
        scene.screen.view.addSubview(list)
        scene.show(.sheet(detents: [.fraction(1)]))
        let last = list.contentSize.height - list.bounds.height
        list.contentOffset.y = turn.isTurned ? last - room : room
        let rest = scene.shownFrame.minY
        scene.drag(from: CGPoint(x: 195, y: 300), by: CGVector(dx: 0, dy: 210), duration: 0.5)
        let scrolled = turn.isTurned ? list.contentOffset.y - (last - room) : room - list.contentOffset.y
        #expect(abs(scrolled - min(room, 200)) < 1, "\(room)")
        #expect(abs(scene.shownFrame.minY - rest - max(200 - room, 0)) < 1, "\(room)")
        scene.touch.cancel()
    }

    // MARK: Gestures of the app

    @Test(
        "A flick that scrolls content to its top doesn't dismiss a screen by an interaction, either",
        arguments: [(280, 300, 0.1), (100, 300, 0.15), (290, 300, 0.2)] as [(CGFloat, CGFloat, TimeInterval)]
    )
    func flickUnderInteraction(offset: CGFloat, way: CGFloat, time: TimeInterval) {
        let scene = CardScene()
        let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        list.contentInsetAdjustmentBehavior = .never
        list.contentSize = CGSize(width: 390, height: 3000)
        scene.screen.view.addSubview(list)
        scene.root.present(scene.screen, with: .card(edge: .bottom), interaction: .swipe(edge: .top))
        scene.advance(1)
        list.contentOffset.y = offset
        scene.drag(from: CGPoint(x: 195, y: 300), by: CGVector(dx: 0, dy: way), duration: time, lifts: true)
        scene.advance(1)
        #expect(scene.root.presentedViewController === scene.screen)
    }
}

extension CGFloat {
    fileprivate var clampedToZero: CGFloat { Swift.max(self, 0) }
}
