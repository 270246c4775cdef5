import Presentations
import TestSupport
import Testing
import TransitionKit
@_spi(Host) import UIKit

/// Moving a sheet between its detents without dragging it.
@MainActor @Suite struct CardGrabberTests {
    private func findGrabber(_ scene: CardScene) -> UIView? {
        scene.window.accessibilityElementsInReadingOrder.first {
            $0.accessibilityTraits.contains(.adjustable)
        }
    }

    @Test("Assistive technologies adjust a sheet's height, and speak it")
    func assistiveTechnologiesAdjustASheetsHeight() throws {
        let scene = CardScene()
        scene.show(.sheet(detents: [.fraction(0.5), .points(200), .fraction(1)]))
        let grabber = try #require(findGrabber(scene))
        #expect(grabber.accessibilityValue?.contains("47") == true)
        grabber.accessibilityIncrement()
        scene.advance(1)
        #expect(abs(scene.shownFrame.minY - 57) < 1)
        #expect(grabber.accessibilityValue?.contains("93") == true)
        grabber.accessibilityIncrement()
        scene.advance(1)
        #expect(scene.controller?.selectedDetentIndex == 2)
        grabber.accessibilityDecrement()
        grabber.accessibilityDecrement()
        scene.advance(1)
        #expect(scene.controller?.selectedDetentIndex == 1)
        #expect(scene.log == ["detent 2", "detent 0", "detent 1"])
        // Only Escape dismisses it.
        grabber.accessibilityDecrement()
        scene.advance(1)
        #expect(!scene.isGone)
    }

    @Test("Switch Control, Voice Control, and keyboards stop at a grabber that isn't visible")
    func respondsToAssistiveTechnologies() throws {
        let scene = CardScene()
        scene.show(.sheet(detents: [.fraction(0.5), .fraction(1)]))
        let grabber = try #require(findGrabber(scene))
        #expect(!grabber.isUserInteractionEnabled)
        #expect(grabber.accessibilityRespondsToUserInteraction)
    }

    @Test("Assistive technologies name a sheet by its current title", arguments: [true, false])
    func assistiveTechnologiesNameSheetByCurrentTitle(isHosted: Bool) throws {
        let scene = CardScene()
        if isHosted { scene.root.addCard(scene.screen, as: .sheet()) } else { scene.show(.sheet()) }
        scene.advance(1)
        let grabber = try #require(findGrabber(scene))
        for title in ["Places", "Search"] {
            scene.screen.title = title
            #expect(grabber.accessibilityLabel == title)
        }
    }

    @Test("Assistive technologies name a sheet by the screen in its stack or tab", arguments: [false, true])
    func nameOfAStack(isInTabs: Bool) throws {
        let (scene, first, second) = (CardScene(), UIViewController(), UIViewController())
        let stack = UINavigationController(rootViewController: first)
        let tabs = UITabBarController()
        if isInTabs { tabs.viewControllers = [stack] }
        scene.root.present(isInTabs ? tabs : stack, as: .sheet())
        scene.advance(1)
        let grabber = try #require(findGrabber(scene))
        first.navigationItem.title = "Places"
        #expect(grabber.accessibilityLabel == "Places")
        first.title = "Search"
        #expect(grabber.accessibilityLabel == "Search")
        // A child can have a title of its own that the stack doesn't show.
        second.title = "Details"
        second.navigationItem.title = nil
        stack.pushViewController(second, animated: false)
        scene.advance(1)
        #expect(grabber.accessibilityLabel == "Details")
        stack.title = "Map"
        #expect(grabber.accessibilityLabel == "Map")
    }

    @Test("Assistive technologies name a sheet without a title by its first text")
    func nameWithoutTitle() throws {
        let scene = CardScene()
        scene.screen.view.addSubview(CardScene.label("Places"))
        scene.show(.sheet())
        let grabber = try #require(findGrabber(scene))
        #expect(grabber.accessibilityLabel == "Places")
        scene.screen.title = "Search"
        #expect(grabber.accessibilityLabel == "Search")
    }

    @Test("The name of a sheet without a title needs no more of its rows than the first one with a text")
    func nameOfAList() throws {
        let scene = CardScene()
        let rows = ["", "Places", "Search"].map { Row($0) }
        for row in rows { scene.screen.view.addSubview(row) }
        scene.show(.sheet())
        let grabber = try #require(findGrabber(scene))
        for row in rows { row.readings = 0 }
        #expect(grabber.accessibilityLabel == "Places")
        #expect(rows.map { $0.readings > 0 } == [true, true, false])
    }

    /// An element that counts how often it's asked for its text.
    private final class Row: UIView {
        private let text: String
        var readings = 0

        init(_ text: String) {
            self.text = text
            super.init(frame: CGRect(x: 20, y: 20, width: 100, height: 30))
            isAccessibilityElement = true
        }

        required init?(coder: NSCoder) { nil }

        override var accessibilityLabel: String? {
            get {
                readings += 1
                return text
            }
            set {}
        }
    }

    @Test(
        "A card with a single size, or one that people can't drag, has nothing to adjust",
        arguments: [true, false]
    )
    func notAdjustable(isSingle: Bool) {
        let scene = CardScene()
        var sheet = CardPresentation.sheet(
            detents: isSingle ? [.fraction(0.5)] : [.fraction(0.5), .fraction(1)]
        )
        sheet.isDraggable = isSingle
        scene.show(sheet)
        #expect(findGrabber(scene) == nil)
    }

    @Test(
        "A card with a single size shows a grabber on request, and a tap on it dismisses the card",
        arguments: [[], [.fitting]] as [[CardPresentation.Dimension]],
        [false, true]
    )
    func singleSize(detents: [CardPresentation.Dimension], isVisible: Bool) throws {
        let scene = CardScene()
        var sheet = CardPresentation.sheet(detents: detents)
        sheet.prefersGrabberVisible = isVisible
        scene.show(sheet)
        // There's nothing to adjust.
        #expect(findGrabber(scene) == nil && !UIApplication.shared.pressKey(UIKeyCommand.inputUpArrow))
        let place = CGPoint(x: 195, y: scene.shownFrame.minY + 8)
        let card = try #require(scene.card)
        let hit = try #require(scene.window.hitTest(place, with: nil))
        #expect(hit.isDescendant(of: card) && hit.isDescendant(of: scene.screen.view) != isVisible)
        scene.touch.tap(at: place)
        scene.advance(1)
        #expect(scene.isGone == isVisible)
        #expect(scene.log == (isVisible ? ["should", "will", "did"] : []))
        #expect(scene.screen.taps.count == (isVisible ? 0 : 1))
    }

    @Test("A panel shows a grabber if it has several heights")
    func panelShowsGrabberIfItHasSeveralHeights() {
        #expect(CardPresentation.panel().prefersGrabberVisible)
        #expect(!CardPresentation.panel(detents: [.fitting]).prefersGrabberVisible)
    }

    @Test(
        "The arrow keys move a card to its detents, at each edge and in both directions",
        arguments: [true, false],
        TransitionEdge.allCases
    )
    func theArrowKeysMoveACardToItsDetents(isMirrored: Bool, edge: TransitionEdge) {
        let scene = CardScene(layoutDirection: isMirrored ? .rightToLeft : .leftToRight)
        var card = CardPresentation.card(edge: edge)
        card.detents = [.fraction(0.3), .fraction(0.6)]
        scene.show(card)
        let (larger, smaller): (String, String) =
            switch edge {
            case .bottom: (UIKeyCommand.inputUpArrow, UIKeyCommand.inputDownArrow)
            case .top: (UIKeyCommand.inputDownArrow, UIKeyCommand.inputUpArrow)
            case .leading where !isMirrored, .trailing where isMirrored:
                (UIKeyCommand.inputRightArrow, UIKeyCommand.inputLeftArrow)
            default: (UIKeyCommand.inputLeftArrow, UIKeyCommand.inputRightArrow)
            }
        #expect(UIApplication.shared.pressKey(larger))
        scene.advance(1)
        #expect(scene.controller?.selectedDetentIndex == 1, "\(edge)")
        #expect(UIApplication.shared.pressKey(smaller))
        scene.advance(1)
        #expect(scene.controller?.selectedDetentIndex == 0, "\(edge)")
    }

    @Test("If the layout direction changes, the grabber and the arrow keys change sides with the card")
    func changedDirection() throws {
        let scene = CardScene()
        var card = CardPresentation.card(edge: .leading)
        card.detents = [.fraction(0.3), .fraction(0.6)]
        scene.show(card)
        let grabber = try #require(findGrabber(scene))
        #expect(grabber.convert(grabber.bounds, to: nil).midX > scene.shownFrame.midX)
        UIApplication.shared.setUserInterfaceLayoutDirection(.rightToLeft)
        scene.advance(1)
        #expect(scene.shownFrame.midX > 195)
        #expect(grabber.convert(grabber.bounds, to: nil).midX < scene.shownFrame.midX)
        #expect(UIApplication.shared.pressKey(UIKeyCommand.inputLeftArrow))
        scene.advance(1)
        #expect(scene.controller?.selectedDetentIndex == 1)
    }

    @Test(
        "The grabber is visible on request, in the middle of the side that people drag",
        arguments: [false, true]
    )
    func theGrabberIsVisibleOnRequest(isVisible: Bool) throws {
        let scene = CardScene()
        var sheet = CardPresentation.sheet()
        sheet.prefersGrabberVisible = isVisible
        scene.show(sheet)
        let grabber = try #require(findGrabber(scene))
        let frame = grabber.convert(grabber.bounds, to: nil)
        #expect(frame.midX == 195)
        #expect(frame.minY == 450.5)
        #expect(grabber.subviews.contains { !$0.isHidden } == isVisible)
        scene.touch.tap(at: CGPoint(x: 195, y: 455))
        scene.advance(1)
        // Touches on a hidden one go to the content.
        #expect(scene.screen.taps.count == (isVisible ? 0 : 1))
        #expect(scene.log == (isVisible ? ["detent 1"] : []))
        #expect(scene.controller?.selectedDetentIndex == (isVisible ? 1 : 0))
    }

    @Test("Taps on the grabber move a card to its next larger detent, and from the largest to the smallest")
    func tapsOnGrabberMoveCardToNextLargerDetent() {
        let scene = CardScene()
        var sheet = CardPresentation.sheet(detents: [.fraction(0.5), .points(200), .fraction(1)])
        sheet.prefersGrabberVisible = true
        scene.show(sheet)
        for detent in [2, 1, 0] {
            scene.touch.tap(at: CGPoint(x: 195, y: scene.shownFrame.minY + 8))
            scene.advance(1)
            #expect(scene.controller?.selectedDetentIndex == detent)
        }
        #expect(scene.log == ["detent 2", "detent 1", "detent 0"] && scene.screen.taps.isEmpty)
    }

    @Test("A drag on the grabber moves a card, and leaves its list where it is", arguments: [false, true])
    func dragOnGrabberMovesCard(isPanel: Bool) {
        let scene = CardScene()
        let list = UIScrollView(frame: scene.screen.view.bounds)
        list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        list.contentInsetAdjustmentBehavior = .never
        list.contentSize = CGSize(width: 390, height: 3000)
        scene.screen.view.addSubview(list)
        var card = isPanel ? CardPresentation.panel(detents: [.fraction(0.5), .fraction(1)]) : .sheet()
        card.prefersGrabberVisible = true
        if isPanel { scene.root.addCard(scene.screen, as: card) } else { scene.show(card) }
        scene.advance(1)
        list.contentOffset.y = 300
        for (way, detent) in [(-300, 1), (300, 0)] as [(CGFloat, Int)] {
            let start = CGPoint(x: 195, y: scene.shownFrame.minY + 8)
            scene.drag(from: start, by: CGVector(dx: 0, dy: way), lifts: true)
            scene.advance(1)
            #expect(scene.controller?.selectedDetentIndex == detent)
            #expect(list.contentOffset.y == 300)
        }
    }

    @Test(
        "A drag on the grabber dismisses a card, also if an interaction dismisses it by its content",
        arguments: [[], [.fraction(0.5), .fraction(1)]] as [[CardPresentation.Dimension]]
    )
    func dragsOut(detents: [CardPresentation.Dimension]) {
        let scene = CardScene()
        var sheet = CardPresentation.sheet(detents: detents)
        sheet.prefersGrabberVisible = true
        scene.show(sheet, interaction: DragInteraction())
        let start = CGPoint(x: 195, y: scene.shownFrame.minY + 8)
        scene.drag(from: start, by: CGVector(dx: 0, dy: 844 - start.y - 10), lifts: true)
        scene.advance(1)
        #expect(scene.isGone && scene.log == ["should", "will", "did"])
    }
}
