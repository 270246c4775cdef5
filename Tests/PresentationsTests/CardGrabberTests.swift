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
        #expect(scene.controller?.selectedDetent == 2)
        grabber.accessibilityDecrement()
        grabber.accessibilityDecrement()
        scene.advance(1)
        #expect(scene.controller?.selectedDetent == 1)
        #expect(scene.log == ["detent 2", "detent 0", "detent 1"])
        // Only Escape dismisses it.
        grabber.accessibilityDecrement()
        scene.advance(1)
        #expect(!scene.isGone)
    }

    @Test("Assistive technologies name a sheet by its current title", arguments: [true, false])
    func name(isHosted: Bool) throws {
        let scene = CardScene()
        if isHosted { scene.root.addCard(scene.screen, as: .sheet()) } else { scene.show(.sheet()) }
        scene.advance(1)
        let grabber = try #require(findGrabber(scene))
        for title in ["Places", "Search"] {
            scene.screen.title = title
            #expect(grabber.accessibilityLabel == title)
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
        #expect(scene.controller?.selectedDetent == 1, "\(edge)")
        #expect(UIApplication.shared.pressKey(smaller))
        scene.advance(1)
        #expect(scene.controller?.selectedDetent == 0, "\(edge)")
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
        #expect(scene.controller?.selectedDetent == 1)
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
        // Touches go to the content.
        scene.touch.tap(at: CGPoint(x: 195, y: 455))
        #expect(scene.screen.taps.count == 1)
    }
}
