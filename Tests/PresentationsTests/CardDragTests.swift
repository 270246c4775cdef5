import Presentations
import TestSupport
import Testing
import TransitionKit
@_spi(Host) import UIKit

/// Dragging cards.
@MainActor @Suite struct CardDragTests {
    /// The heights of a sheet's detents on a phone, and the heights to which the finger drags it.
    nonisolated private static let small: CGFloat = 393.5
    nonisolated private static let large: CGFloat = 787
    private let grip = CGPoint(x: 200, y: 600)

    private func height(_ scene: CardScene) -> CGFloat { 844 - scene.shownFrame.minY }

    @Test("Between its detents, a sheet follows the finger exactly, with its content")
    func betweenItsDetentsASheetFollowsTheFingerExactly() {
        let scene = CardScene()
        scene.show(.sheet())
        scene.touch.down(at: grip)
        scene.touch.move(to: CGPoint(x: 200, y: 590))
        scene.advance(1.0 / 60)
        for y in stride(from: 580, through: 290, by: -10) as StrideThrough<CGFloat> {
            scene.touch.move(to: CGPoint(x: 200, y: y))
            scene.advance(1.0 / 60)
            // The first ten points distinguish a pan from a tap.
            #expect(abs(height(scene) - (Self.small + 590 - y)) < 0.5)
            #expect(isNear(scene.screen.view.convert(scene.screen.view.bounds, to: nil), scene.shownFrame))
            #expect(scene.backdropStrength == 1)
        }
        scene.touch.cancel()
        scene.advance(1)
        #expect(abs(height(scene) - Self.small) < 0.01)
        #expect(scene.log.isEmpty)
    }

    /// The position where a finger releases a sheet that started with a height of 393.5, its speed, and the
    /// resulting height.
    struct Throw: Sendable, CustomTestStringConvertible {
        let way: CGFloat
        let duration: TimeInterval
        let rests: Bool
        /// The final height, or 0 if the sheet leaves.
        let end: CGFloat

        var testDescription: String { "\(way) in \(duration)\(rests ? ", at rest" : "")" }
    }

    @Test(
        "After a drag, it goes to the closest detent that its speed leads to, or leaves",
        arguments: [
            Throw(way: 100, duration: 0.5, rests: true, end: small),
            Throw(way: -100, duration: 0.5, rests: true, end: small),
            Throw(way: -230, duration: 0.5, rests: true, end: large),
            Throw(way: -380, duration: 0.5, rests: true, end: large),
            Throw(way: 180, duration: 0.5, rests: true, end: small),
            Throw(way: 220, duration: 0.5, rests: true, end: 0),
            // Faster: 100 points in a tenth of a second lead 150 points farther.
            Throw(way: -100, duration: 0.1, rests: false, end: large),
            Throw(way: 100, duration: 0.1, rests: false, end: 0),
            Throw(way: 60, duration: 0.3, rests: false, end: small),
            Throw(way: -60, duration: 0.3, rests: false, end: small),
        ]
    )
    func letsGo(item: Throw) {
        let scene = CardScene()
        scene.show(.sheet())
        scene.drag(from: grip, by: CGVector(dx: 0, dy: item.way), duration: item.duration)
        if item.rests { scene.advance(0.3) }
        let before = height(scene)
        scene.touch.up()
        #expect(abs(height(scene) - before) < 1)
        scene.advance(1)
        if item.end == 0 {
            #expect(scene.isGone)
            #expect(scene.log == ["should", "will", "did"])
        } else {
            #expect(abs(height(scene) - item.end) < 0.01)
            #expect(scene.log.filter { $0 != "should" } == (item.end == Self.large ? ["detent 1"] : []))
            #expect(scene.controller?.selectedDetentIndex == (item.end == Self.large ? 1 : 0))
        }
    }

    @Test("Beyond its largest detent, it follows more and more slowly, like scroll views")
    func rubberBand() {
        var sheet = CardPresentation.sheet()
        sheet.detents = [.fraction(1)]
        let scene = CardScene()
        scene.show(sheet)
        scene.touch.down(at: grip)
        scene.touch.move(to: CGPoint(x: 200, y: 590))
        for y in stride(from: 580, through: 190, by: -30) as StrideThrough<CGFloat> {
            scene.touch.move(to: CGPoint(x: 200, y: y))
            scene.advance(1.0 / 60)
            let way = 590 - y
            // It's 10 points from the status bar, which it never reaches.
            let stretched = (1 - 1 / (way * 0.55 / 10 + 1)) * 10
            #expect(abs(height(scene) - Self.large - stretched) < 0.5)
            #expect(scene.shownFrame.maxY == 844)
        }
        scene.touch.up()
        scene.advance(1)
        #expect(abs(height(scene) - Self.large) < 0.01)
    }

    @Test("Beyond its edge, the backdrop fades along, and the dismissal continues from the finger")
    func draggedOut() throws {
        let scene = CardScene()
        scene.show(.sheet())
        scene.touch.down(at: grip)
        scene.touch.move(to: CGPoint(x: 200, y: 610))
        for y in stride(from: 620, through: 830, by: 10) as StrideThrough<CGFloat> {
            scene.touch.move(to: CGPoint(x: 200, y: y))
            scene.advance(1.0 / 60)
            let left = Self.small - (y - 610)
            #expect(abs(height(scene) - left) < 0.5)
            #expect(scene.shownFrame.height == Self.small)
            #expect(abs(try #require(scene.backdropStrength) - left / Self.small) < 0.01)
        }
        scene.touch.up()
        var last = scene.shownFrame.minY
        #expect(abs(last - (450.5 + 220)) < 1)
        // 600 points per second are 10 points per frame.
        scene.advance(2.0 / 60)
        #expect(scene.shownFrame.minY - last > 10)
        for _ in 0..<10 where scene.root.presentedViewController != nil {
            last = scene.shownFrame.minY
            scene.advance(1.0 / 60)
            if scene.root.presentedViewController != nil { #expect(scene.shownFrame.minY >= last) }
        }
        scene.advance(1)
        #expect(scene.isGone)
        #expect(scene.log == ["should", "will", "did"])
    }

    @Test("An upright slider keeps a finger along its track", arguments: [true, false])
    func uprightSlider(isOnThumb: Bool) {
        let scene = CardScene()
        let slider = UISlider(frame: CGRect(x: 100, y: 180, width: 200, height: 40))
        slider.value = isOnThumb ? 1 : 0
        slider.transform = CGAffineTransform(rotationAngle: -.pi / 2)
        scene.screen.view.addSubview(slider)
        scene.show(.sheet())
        // The largest value is at the top.
        let start = slider.convert(CGPoint(x: isOnThumb ? 186 : 146, y: 20), to: nil)
        scene.drag(from: start, by: CGVector(dx: 0, dy: 100))
        #expect(abs(height(scene) - Self.small) < 0.01)
        scene.touch.up()
        scene.advance(1)
        #expect(abs(height(scene) - Self.small) < 0.01)
        #expect(isOnThumb ? slider.value < 0.6 : slider.value == 0)
    }

    @Test("A finger catches it in flight without a jump")
    func aFingerCatchesItInFlightWithoutAJump() {
        let scene = CardScene()
        scene.show(.sheet())
        scene.drag(from: grip, by: CGVector(dx: 0, dy: -250), duration: 0.5)
        scene.touch.up()
        scene.advance(0.1)
        #expect(height(scene) > Self.small + 100 && height(scene) < Self.large - 20)
        // Just inside its visible top edge.
        scene.touch.down(at: CGPoint(x: 200, y: 844 - height(scene) + 20))
        scene.advance(1.0 / 60)
        let flying = height(scene)
        let start = scene.touch.fingers[0]?.y ?? 0
        scene.advance(0.2)
        #expect(abs(height(scene) - flying) < 1)
        scene.touch.move(to: CGPoint(x: 200, y: start + 10))
        scene.touch.move(to: CGPoint(x: 200, y: start + 15))
        scene.advance(1.0 / 60)
        #expect(abs(height(scene) - (flying - 5)) < 1)
        for step in 1...20 {
            scene.touch.move(to: CGPoint(x: 200, y: start + 15 + CGFloat(step) * 15))
            scene.advance(1.0 / 60)
        }
        scene.advance(0.3)
        scene.touch.up()
        scene.advance(1)
        #expect(abs(height(scene) - Self.small) < 0.01)
    }

    @Test("What the content sets while the card moves is complete if a finger catches the card")
    func caughtContent() {
        let screen = OnceScreen()
        let scene = CardScene(screen)
        scene.show(.sheet())
        screen.nextAlpha = 0.25
        scene.controller?.animateChanges { scene.controller?.selectedDetentIndex = 1 }
        scene.advance(0.1)
        #expect(screen.marker.alpha == 0.25)
        #expect((screen.marker.layer.presentation()?.opacity ?? 0) > 0.3)
        scene.touch.down(at: CGPoint(x: 200, y: 800))
        scene.advance(1.0 / 60)
        #expect(screen.marker.alpha == 0.25)
        #expect(screen.marker.layer.presentation()?.opacity ?? 0.25 == 0.25)
        scene.touch.up()
        scene.advance(1)
        #expect(screen.marker.alpha == 0.25)
        #expect(abs(height(scene) - Self.large) < 0.01)
    }

    @Test("What the content was about to change isn't animated together with the card")
    func contentBeforeChange() {
        let screen = OnceScreen()
        let scene = CardScene(screen)
        scene.show(.sheet())
        screen.nextAlpha = 0.25
        screen.view.setNeedsLayout()
        scene.controller?.animateChanges { scene.controller?.selectedDetentIndex = 1 }
        #expect(screen.marker.alpha == 0.25)
        #expect(screen.marker.layer.animationKeys() == nil)
        scene.advance(1)
        #expect(abs(height(scene) - Self.large) < 0.01)
    }

    /// A screen that changes a view once, in its next layout pass.
    private final class OnceScreen: CardScreen {
        let marker = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
        var nextAlpha: CGFloat?

        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            if marker.superview == nil { view.addSubview(marker) }
            guard let alpha = nextAlpha else { return }
            nextAlpha = nil
            marker.alpha = alpha
        }
    }

    @Test("A change in flight continues from the visible position")
    func changedInFlight() {
        let scene = CardScene()
        scene.show(.sheet())
        scene.controller?.animateChanges { scene.controller?.selectedDetentIndex = 1 }
        scene.advance(0.15)
        let flying = height(scene)
        #expect(flying > Self.small + 100 && flying < Self.large - 20)
        scene.controller?.animateChanges { scene.controller?.selectedDetentIndex = 0 }
        #expect(abs(height(scene) - flying) < 1)
        scene.advance(1.0 / 60)
        #expect(height(scene) < flying && height(scene) > flying - 20)
        scene.advance(1)
        #expect(abs(height(scene) - Self.small) < 0.01)
    }

    @Test("A finger that releases it in flight lets it continue")
    func heldOnly() {
        let scene = CardScene()
        scene.show(.sheet())
        scene.controller?.animateChanges { scene.controller?.selectedDetentIndex = 1 }
        scene.advance(0.1)
        scene.touch.down(at: CGPoint(x: 200, y: 800))
        scene.advance(1.0 / 60)
        let flying = height(scene)
        scene.advance(0.3)
        #expect(abs(height(scene) - flying) < 1)
        scene.touch.up()
        scene.advance(1)
        #expect(abs(height(scene) - Self.large) < 0.01)
        #expect(scene.log.isEmpty)
    }

    @Test(
        "At each edge, it's dragged out the way that it appeared",
        arguments: TransitionEdge.allCases,
        [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft]
    )
    func atEachEdgeItsDraggedOutTheWayThatItAppeared(
        edge: TransitionEdge,
        direction: UIUserInterfaceLayoutDirection
    ) {
        let scene = CardScene(CardScreen(CGSize(width: 300, height: 300)), layoutDirection: direction)
        scene.show(.card(edge: edge))
        let rest = scene.shownFrame
        let isMirrored = direction == .rightToLeft
        let way = CGVector(dx: isMirrored ? -edge.outward.dx : edge.outward.dx, dy: edge.outward.dy)
        let start = CGPoint(x: rest.midX, y: rest.midY)
        // Not across the axis.
        scene.drag(from: start, by: CGVector(dx: way.dy * 100, dy: way.dx * 100), lifts: true)
        scene.advance(1)
        #expect(isNear(scene.shownFrame, rest))
        scene.drag(from: start, by: CGVector(dx: way.dx * 60, dy: way.dy * 60))
        #expect(isNear(scene.shownFrame, rest.offsetBy(dx: way.dx * 50, dy: way.dy * 50), within: 5))
        scene.touch.up()
        scene.advance(1)
        if scene.root.presentedViewController != nil { #expect(isNear(scene.shownFrame, rest)) }
        scene.drag(from: start, by: CGVector(dx: way.dx * 170, dy: way.dy * 170), duration: 0.15, lifts: true)
        scene.advance(1)
        #expect(scene.isGone)
    }

    @Test("A card whose content grows while a finger holds it grows, and isn't dragged out")
    func growsWhileHeld() {
        let scene = CardScene()
        scene.show(.card())
        let start = CGPoint(x: 200, y: scene.shownFrame.minY + 40)
        scene.drag(from: start, by: CGVector(dx: 0, dy: -30))
        scene.screen.preferredContentSize.height = 220
        scene.advance(0.5)
        scene.touch.move(to: CGPoint(x: 200, y: start.y - 28))
        scene.advance(0.1)
        #expect(abs(scene.shownFrame.maxY - 844) < 1 && scene.shownFrame.height > 250)
        #expect(!scene.log.contains("should"))
        scene.touch.up()
        scene.advance(1)
        #expect(isNear(scene.shownFrame, CGRect(x: 0, y: 590, width: 390, height: 254)))
    }

    @Test("A card that a finger has pulled up stays at the finger when its content grows")
    func growsBelowTheFinger() {
        let scene = CardScene()
        scene.screen.preferredContentSize.height = 166
        scene.show(.sheet(detents: [.fitting, .fraction(1)]))
        let start = CGPoint(x: 200, y: scene.shownFrame.minY + 40)
        scene.drag(from: start, by: CGVector(dx: 0, dy: -500))
        // The content needs 200 points, and 400 afterward.
        let held = height(scene)
        #expect(held > 600 && held < Self.large)
        scene.screen.preferredContentSize.height = 366
        scene.advance(0.1)
        #expect(abs(height(scene) - held) < 0.01)
        scene.touch.move(to: CGPoint(x: 200, y: start.y - 510))
        #expect(abs(height(scene) - held - 10) < 0.01)
        scene.advance(0.3)
        scene.touch.up()
        scene.advance(1)
        #expect(scene.log == ["detent 1"] && abs(height(scene) - Self.large) < 1)
    }

    @Test("A card that a finger has pulled down to its small detent isn't dragged out when that grows")
    func growsAtTheFinger() {
        let scene = CardScene()
        scene.screen.preferredContentSize.height = 166
        scene.show(.sheet(detents: [.fitting, .fraction(1)]))
        scene.controller?.selectedDetentIndex = 1
        scene.advance(1)
        let start = CGPoint(x: 200, y: scene.shownFrame.minY + 40)
        scene.drag(from: start, by: CGVector(dx: 0, dy: 580), duration: 0.6)
        #expect(height(scene) > 200 && height(scene) < 245)
        scene.screen.preferredContentSize.height = 466
        scene.advance(0.3)
        scene.touch.up()
        scene.advance(1)
        #expect(scene.log == ["detent 0"] && abs(height(scene) - 500) < 1)
    }

    @Test("A card that can't be dragged stays where it is")
    func aCardThatCantBeDraggedStays() {
        for presentation in [CardPresentation.card(edge: nil), notDraggable] {
            let scene = CardScene()
            scene.show(presentation)
            let rest = scene.shownFrame
            scene.drag(from: CGPoint(x: rest.midX, y: rest.midY), by: CGVector(dx: 0, dy: 200))
            #expect(isNear(scene.shownFrame, rest))
        }
    }

    private var notDraggable: CardPresentation {
        var card = CardPresentation.card()
        card.isDraggable = false
        return card
    }

    @Test("If it can't be dismissed, it resists, and reports the attempt", arguments: [true, false])
    func ifItCantBeDismissedItResistsAndReportsTheAttempt(byDelegate: Bool) {
        let scene = CardScene()
        if byDelegate { scene.allowsDismissal = false } else { scene.screen.isModalInPresentation = true }
        scene.show(.sheet())
        scene.touch.down(at: grip)
        scene.touch.move(to: CGPoint(x: 200, y: 610))
        for y in stride(from: 620, through: 840, by: 10) as StrideThrough<CGFloat> {
            scene.touch.move(to: CGPoint(x: 200, y: y))
            scene.advance(1.0 / 60)
            let stretched = (1 - 1 / ((y - 610) * 0.55 / 844 + 1)) * 844
            #expect(abs(Self.small - height(scene) - stretched) < 0.5)
        }
        scene.touch.up()
        scene.advance(1)
        #expect(abs(height(scene) - Self.small) < 0.01)
        #expect(scene.log == (byDelegate ? ["should", "attempt"] : ["attempt"]))
        #expect(scene.backdropStrength == 1)
        // The app can still dismiss it.
        scene.root.dismiss(animated: true)
        scene.advance(1)
        #expect(scene.isGone)
        #expect(scene.log.count == (byDelegate ? 2 : 1))
    }

    @Test("The content keeps its safe area at any position of the card", arguments: TransitionEdge.allCases)
    func safeArea(edge: TransitionEdge) {
        for presentation in [CardPresentation.card(edge: edge), .toast(edge: edge, duration: 100)] {
            let scene = CardScene(CardScreen(CGSize(width: 200, height: 250)))
            scene.show(presentation)
            let rest = scene.screen.view.safeAreaInsets
            if presentation.insetReference == .fromSafeArea { #expect(rest == .zero) }
            scene.screen.forgetSafeAreas()
            let frame = scene.shownFrame
            let way = edge.outward
            scene.drag(
                from: CGPoint(x: frame.midX, y: frame.midY),
                by: CGVector(dx: way.dx * 120, dy: way.dy * 120)
            )
            #expect(!isNear(scene.shownFrame, frame, within: 50))
            #expect(scene.screen.view.safeAreaInsets == rest)
            scene.advance(0.3)
            scene.touch.cancel()
            scene.advance(1)
            #expect(isNear(scene.shownFrame, frame))
            scene.controller?.dismiss(animated: true)
            scene.advance(0.2)
            #expect(scene.screen.view.safeAreaInsets == rest)
            #expect(scene.screen.safeAreas.filter { $0 != rest } == [])
        }
    }
}
