import Presentations
import TestSupport
import Testing
import TransitionKit
@_spi(Host) import UIKit

/// The sizes of cards that depend on their surroundings, and what's visible behind them.
@MainActor @Suite struct CardDetentTests {
    @Test("A closure determines a height from the traits and the height of the container")
    func aClosureDeterminesAHeightFromTheTraitsAndTheHeight() {
        let short = CardPresentation.Dimension.custom(identifier: "short") { context in
            context.containerTraitCollection.verticalSizeClass == .compact
                ? 100 : context.maximumDetentValue / 4
        }
        let scene = CardScene()
        scene.show(.sheet(detents: [short, .custom(identifier: "none") { _ in nil }]))
        // A quarter of 844 points without the status bar and 10 points.
        #expect(abs(scene.shownFrame.height - 787 / 4) < 1)
        scene.controller?.selectedDetentIndex = 1
        scene.advance(0.1)
        // What the content needs, above the home indicator.
        #expect(abs(scene.shownFrame.height - 154) < 1)
        scene.controller?.selectedDetentIndex = 0
        UIScreen.main.configure(size: CGSize(width: 844, height: 390), scale: 1)
        scene.window.frame = UIScreen.main.bounds
        scene.advance(1)
        #expect(abs(scene.shownFrame.height - 100) < 1)
    }

    @Test("A closure is asked again when the app says so")
    func aClosureIsAskedAgainWhenTheAppSaysSo() {
        let scene = CardScene()
        let height = Height()
        scene.show(.sheet(detents: [.custom(identifier: "content") { _ in height.value }]))
        #expect(abs(scene.shownFrame.height - 200) < 1)
        height.value = 350
        scene.controller?.animateChanges { scene.controller?.invalidateDetents() }
        scene.advance(1)
        #expect(abs(scene.shownFrame.height - 350) < 1)
    }

    @MainActor private final class Height {
        var value: CGFloat = 200
        /// How often the height has been read.
        private(set) var reads = 0

        func read() -> CGFloat {
            reads += 1
            return value
        }

        func forgetReads() { reads = 0 }
    }

    @Test("While a finger moves a card, a closure is asked when the card is laid out, not for each question")
    func aClosureIsAskedPerLayout() {
        let scene = CardScene()
        let height = Height()
        var sheet = CardPresentation.sheet(
            detents: [.custom(identifier: "content") { _ in height.read() }, .fraction(1)]
        )
        sheet.largestUndimmedDetentIndex = 0
        scene.show(sheet)
        scene.drag(from: CGPoint(x: 200, y: 664), by: CGVector(dx: 0, dy: -30))
        height.forgetReads()
        for step in 1...10 {
            scene.advance(1.0 / 60)
            scene.touch.move(to: CGPoint(x: 200, y: 634 - CGFloat(step)))
        }
        #expect(abs(scene.shownFrame.height - 230) < 1.5)
        // A frame can lay out the container, too.
        #expect(height.reads >= 10 && height.reads <= 20, "\(height.reads)")
        // What's laid out again has the new height, below which the card doesn't stay.
        height.value = 350
        scene.controller?.containerView?.setNeedsLayout()
        scene.advance(0.1)
        #expect(abs(scene.shownFrame.height - 350) < 0.01, "\(scene.shownFrame)")
        scene.touch.cancel()
        scene.advance(1)
        #expect(abs(scene.shownFrame.height - 350) < 1)
    }

    @Test("Under a finger, too, each length has its own closure, also if another one has the same name")
    func sameNameUnderAFinger() {
        let scene = CardScene()
        let lengths = ([200, 500] as [CGFloat]).map { length in
            CardPresentation.Dimension.custom(identifier: "same") { _ in length }
        }
        scene.show(.sheet(detents: lengths))
        scene.drag(from: CGPoint(x: 200, y: 664), by: CGVector(dx: 0, dy: -150))
        #expect(abs(scene.shownFrame.height - 340) < 1.5)
        scene.touch.cancel()
    }

    @Test("Two custom lengths are equal if they have the same name")
    func twoCustomLengthsAreEqualIfTheyHaveTheSameName() {
        let one = CardPresentation.Dimension.custom(identifier: "a") { _ in 1 }
        #expect(one == .custom(identifier: "a") { _ in 2 })
        #expect(one != .custom(identifier: "b") { _ in 1 })
        #expect(Set([one, .custom(identifier: "a") { _ in 3 }]).count == 1)
    }

    @Test("The preferred content size counts as what the content needs", arguments: [true, false])
    func preferredSize(isToast: Bool) {
        let scene = CardScene(CardScreen(.zero))
        scene.screen.preferredContentSize = CGSize(width: 240, height: 90)
        scene.show(isToast ? .toast(duration: 60) : .card())
        #expect(
            isNear(
                scene.shownFrame,
                isToast
                    ? CGRect(x: 75, y: 55, width: 240, height: 90)
                    : CGRect(x: 0, y: 720, width: 390, height: 124)
            )
        )
    }

    @Test("Up to a detent, the screen behind isn't covered, and receives touches", arguments: [false, true])
    func upToADetentTheScreenBehindIsntCovered(isHosted: Bool) throws {
        var sheet = CardPresentation.sheet(detents: [.points(150), .fraction(0.5), .fraction(1)])
        sheet.largestUndimmedDetentIndex = 1
        let scene = CardScene()
        if isHosted {
            scene.root.addCard(scene.screen, as: sheet)
            scene.advance(1)
        } else {
            scene.show(sheet)
        }
        for (detent, strength) in [(0, 0), (1, 0), (2, 1), (1, 0)] as [(Int, CGFloat)] {
            scene.controller?.animateChanges { scene.controller?.selectedDetentIndex = detent }
            scene.advance(1)
            #expect(scene.backdropStrength == strength)
            let count = scene.root.taps.count
            if detent < 2 {
                scene.touch.tap(at: CGPoint(x: 200, y: 100))
                #expect(scene.root.taps.count == count + 1)
            }
        }
        // In between, it appears with the card.
        scene.drag(from: CGPoint(x: 200, y: 600), by: CGVector(dx: 0, dy: -207), duration: 0.5)
        #expect(abs(try #require(scene.backdropStrength) - 0.5) < 0.02)
        scene.touch.cancel()
        scene.advance(1)
        scene.controller?.selectedDetentIndex = 2
        scene.advance(0.1)
        let count = scene.root.taps.count
        scene.touch.tap(at: CGPoint(x: 200, y: 30))
        scene.advance(1)
        #expect(scene.root.taps.count == count)
        #expect(scene.isGone)
    }

    @Test(
        "A tap outside a card that can't be dismissed, and Escape, lead back to the screen behind it",
        arguments: [false, true],
        [false, true]
    )
    func backToTheScreenBehind(isRefused: Bool, isEscape: Bool) {
        var sheet = CardPresentation.sheet(detents: [.points(150), .fraction(0.5), .fraction(1)])
        sheet.largestUndimmedDetentIndex = 1
        sheet.isInteractiveDismissDisabled = !isRefused
        let scene = CardScene()
        scene.allowsDismissal = !isRefused
        scene.show(sheet)
        scene.controller?.selectedDetentIndex = 2
        scene.advance(0.1)
        if isEscape {
            #expect(UIApplication.shared.pressKey(UIKeyCommand.inputEscape))
        } else {
            scene.touch.tap(at: CGPoint(x: 200, y: 30))
        }
        scene.advance(1)
        #expect(scene.controller?.selectedDetentIndex == 1 && scene.backdropStrength == 0)
        #expect(scene.log == (isRefused ? ["should"] : []) + ["attempt", "detent 1"])
        scene.touch.tap(at: CGPoint(x: 200, y: 100))
        #expect(scene.root.taps.count == 1)
    }

    @Test("The way back to a detent beyond the last one leads to the last one", arguments: [2, 7])
    func backToTheLastDetent(index: Int) {
        // The largest detent is the first one.
        var sheet = CardPresentation.sheet(detents: [.fraction(1), .points(150), .fraction(0.5)])
        sheet.largestUndimmedDetentIndex = index
        sheet.isInteractiveDismissDisabled = true
        let scene = CardScene()
        scene.show(sheet)
        scene.touch.tap(at: CGPoint(x: 200, y: 30))
        scene.advance(1)
        #expect(scene.controller?.selectedDetentIndex == 2 && scene.log == ["attempt", "detent 2"])
    }

    @Test("Without an undimmed detent, a card that can't be dismissed stays", arguments: [nil, -1] as [Int?])
    func staysWithoutAnUndimmedDetent(index: Int?) {
        var sheet = CardPresentation.sheet()
        sheet.largestUndimmedDetentIndex = index
        sheet.isInteractiveDismissDisabled = true
        let scene = CardScene()
        scene.show(sheet)
        scene.controller?.selectedDetentIndex = 1
        scene.advance(0.1)
        scene.touch.tap(at: CGPoint(x: 200, y: 30))
        scene.advance(1)
        #expect(scene.controller?.selectedDetentIndex == 1 && scene.log == ["attempt"])
    }

    @Test("An index beyond the last detent counts as the last one", arguments: [1, 2, 7, Int.max])
    func anUndimmedDetentBeyondTheLastOne(index: Int) {
        var sheet = CardPresentation.sheet(detents: [.points(150), .fraction(0.5)])
        sheet.largestUndimmedDetentIndex = index
        let scene = CardScene()
        scene.show(sheet)
        for detent in [0, 1] {
            scene.controller?.selectedDetentIndex = detent
            scene.advance(1)
            #expect(scene.backdropStrength == 0)
        }
        scene.controller?.presentation.detents = [.points(150)]
        scene.advance(1)
        #expect(scene.backdropStrength == 0)
        scene.touch.tap(at: CGPoint(x: 200, y: 100))
        scene.advance(1)
        #expect(scene.root.taps.count == 1 && !scene.isGone)
    }

    @Test("A negative index of the largest undimmed detent counts as none")
    func aNegativeUndimmedDetent() {
        var sheet = CardPresentation.sheet(detents: [.points(150), .fraction(0.5)])
        sheet.largestUndimmedDetentIndex = -1
        let scene = CardScene()
        scene.show(sheet)
        #expect(scene.backdropStrength == 1)
        scene.touch.tap(at: CGPoint(x: 200, y: 100))
        scene.advance(1)
        #expect(scene.root.taps.isEmpty && scene.isGone)
    }

    @Test("The corners that are round can be chosen")
    func theCornersThatAreRoundCanBeChosen() throws {
        var card = CardPresentation.card()
        card.maskedCorners = [.layerMinXMinYCorner]
        let scene = CardScene()
        scene.show(card)
        #expect(scene.screen.view.superview?.layer.maskedCorners == [.layerMinXMinYCorner])
    }

    @Test("Concentric corners have at least 12 points, and can become fixed and concentric again")
    func concentricCorners() throws {
        var card = CardPresentation.card()
        card.corners = .concentric
        let scene = CardScene()
        scene.show(card)
        let clip = try #require(scene.screen.view.superview)
        let shapes: [(corners: CardPresentation.Corners, radius: CGFloat)] = [
            (.concentric, 12), (.fixed(30), 30), (.concentric, 12),
        ]
        for shape in shapes {
            scene.controller?.presentation.corners = shape.corners
            scene.advance(0.1)
            // The layer follows a configuration in each layout pass.
            clip.setNeedsLayout()
            scene.advance(0.1)
            #expect(clip.layer.cornerRadius == shape.radius)
            #expect(clip.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
        }
    }

    // MARK: Other detents

    @Test("A card stays at its detent if there are others before it, or no longer", arguments: [false, true])
    func otherDetents(isAnimated: Bool) {
        let scene = CardScene()
        scene.show(.sheet(detents: [.points(150), .fraction(0.5), .fraction(1)]))
        scene.controller?.selectedDetentIndex = 1
        scene.advance(1)
        let frame = scene.shownFrame
        let changes: [(detents: [CardPresentation.Dimension], selected: Int)] = [
            ([.fraction(0.5), .fraction(1)], 0), ([.points(80), .points(120), .fraction(0.5)], 2),
        ]
        for change in changes {
            if isAnimated {
                scene.controller?.animateChanges {
                    scene.controller?.presentation.detents = change.detents
                }
            } else {
                scene.controller?.presentation.detents = change.detents
            }
            scene.advance(1)
            #expect(isNear(scene.shownFrame, frame))
            #expect(scene.controller?.selectedDetentIndex == change.selected)
        }
        // It's gone, so the index stays.
        scene.controller?.presentation.detents = [.points(80), .points(120), .points(300)]
        scene.advance(1)
        #expect(abs(scene.shownFrame.height - 300) < 1)
        #expect(!scene.log.contains { $0.hasPrefix("detent") })
    }

    @Test("A card whose index was out of range keeps its detent, too", arguments: [17, -1, 2])
    func otherDetentsAfterAnIndexOutOfRange(index: Int) {
        let all: [CardPresentation.Dimension] = [.points(150), .points(300), .points(500)]
        let scene = CardScene()
        scene.show(.sheet(detents: index == 2 ? all : [.points(150), .points(300)]))
        scene.controller?.selectedDetentIndex = index
        // Only the first one is left for a while.
        if index == 2 { scene.controller?.presentation.detents = [.points(150)] }
        scene.advance(1)
        let height: CGFloat = index == 17 ? 300 : 150
        #expect(abs(scene.shownFrame.height - height) < 1)
        #expect(scene.controller?.selectedDetentIndex == (index == 17 ? 1 : 0))
        scene.controller?.presentation.detents = index == -1 ? [.points(80), .points(150)] : all
        scene.advance(1)
        #expect(abs(scene.shownFrame.height - height) < 1)
        #expect(scene.controller?.selectedDetentIndex == (index == 2 ? 0 : 1))
        #expect(scene.log.isEmpty)
    }

    @Test("An index that was out of range isn't an index of other detents", arguments: [1, 2, 7])
    func indexOutOfRangeAndOtherDetents(index: Int) {
        let scene = CardScene()
        let former: [CardPresentation.Dimension] = [.points(200), .points(300)]
        scene.show(.sheet(detents: index == 1 ? [] : former))
        scene.controller?.selectedDetentIndex = index
        scene.advance(1)
        let selected = index == 1 ? 0 : 1
        #expect(scene.controller?.selectedDetentIndex == selected)
        scene.controller?.presentation.detents = [.points(250), .points(350), .points(450), .points(550)]
        scene.advance(1)
        #expect(scene.controller?.selectedDetentIndex == selected)
        #expect(abs(scene.shownFrame.height - (index == 1 ? 250 : 350)) < 1)
    }

    @Test("A sheet that's presented again appears at its first detent, unless the app selects another one")
    func presentedAgain() throws {
        let scene = CardScene()
        scene.show(.sheet())
        scene.controller?.selectedDetentIndex = 1
        for index in [0, 1] {
            scene.controller?.dismiss(animated: true)
            scene.advance(1)
            // UIKit keeps a controller that it's asked for between two presentations.
            let kept = try #require(scene.screen.presentationController as? CardPresentationController)
            kept.selectedDetentIndex = index
            scene.show(.sheet())
            #expect(scene.controller === kept && kept.selectedDetentIndex == index)
            #expect(abs(scene.shownFrame.height - (index == 1 ? 787 : 393.5)) < 1)
        }
    }

    @Test("Detents that change together with the selected one are selected by their new index")
    func otherDetentsAndAnotherSelection() {
        let scene = CardScene()
        scene.show(.sheet(detents: [.points(150), .points(300)]))
        scene.controller?.animateChanges {
            scene.controller?.presentation.detents = [.points(300), .points(150)]
            scene.controller?.selectedDetentIndex = 0
        }
        scene.advance(1)
        #expect(abs(scene.shownFrame.height - 300) < 1)
    }

    // MARK: Panels

    @Test("A panel stays: it's dragged between its heights, but not out, and the app goes on beneath it")
    func aPanelStaysItsDraggedBetweenItsHeights() {
        let scene = CardScene()
        scene.root.present(scene.screen, as: .panel())
        scene.attachDelegate()
        scene.advance(1)
        #expect(isNear(scene.shownFrame, CGRect(x: 0, y: 764, width: 390, height: 80)))
        scene.touch.tap(at: CGPoint(x: 200, y: 300))
        #expect(scene.root.taps.count == 1)
        scene.drag(from: CGPoint(x: 200, y: 800), by: CGVector(dx: 0, dy: 40), duration: 0.05, lifts: true)
        scene.advance(1)
        #expect(isNear(scene.shownFrame, CGRect(x: 0, y: 764, width: 390, height: 80)))
        #expect(scene.log == ["attempt"])
        scene.drag(from: CGPoint(x: 200, y: 800), by: CGVector(dx: 0, dy: -330), lifts: true)
        scene.advance(1)
        #expect(scene.controller?.selectedDetentIndex == 1)
        scene.drag(from: CGPoint(x: 200, y: 500), by: CGVector(dx: 0, dy: 340), duration: 0.15, lifts: true)
        scene.advance(1)
        #expect(scene.controller?.selectedDetentIndex == 0)
        #expect(scene.screen.view.window != nil)
        let front = UIViewController()
        scene.root.present(front, as: .sheet())
        scene.advance(1)
        #expect(front.view.window != nil)
        front.dismiss(animated: true)
        scene.advance(1)
        #expect(isNear(scene.shownFrame, CGRect(x: 0, y: 764, width: 390, height: 80)))
        scene.controller?.dismiss(animated: true)
        scene.advance(1)
        #expect(scene.isGone)
    }

    @Test("A card on its way to a detent keeps its speed in animated changes", arguments: [1, 2])
    func animatedChangeInFlight(detent: Int) {
        let scene = CardScene()
        scene.show(.sheet(detents: [.points(200), .points(450), .points(460)]))
        scene.controller?.animateChanges { scene.controller?.selectedDetentIndex = 1 }
        scene.advance(0.1)
        let start = scene.shownFrame.minY
        scene.advance(1.0 / 60)
        let middle = scene.shownFrame.minY
        scene.controller?.animateChanges {
            scene.controller?.presentation.isInteractiveDismissDisabled = true
            scene.controller?.selectedDetentIndex = detent
        }
        scene.advance(2.0 / 60)
        let (before, after) = (start - middle, middle - scene.shownFrame.minY)
        // From rest, a spring moves it half as far in these two frames as it has moved in one.
        #expect(before > 5 && after > 0.75 * before)
        scene.advance(1)
        #expect(abs(scene.shownFrame.height - (detent == 1 ? 450 : 460)) < 0.5)
    }

    @Test("A card on its way to a detent goes on if its place hasn't changed", arguments: [false, true])
    func changedInFlight(isDescription: Bool) {
        let scene = CardScene()
        scene.show(.sheet())
        scene.controller?.animateChanges { scene.controller?.selectedDetentIndex = 1 }
        scene.advance(0.1)
        let before = scene.shownFrame
        if isDescription {
            scene.controller?.presentation.isInteractiveDismissDisabled.toggle()
        } else {
            scene.controller?.invalidateDetents()
        }
        #expect(isNear(scene.shownFrame, before))
        scene.advance(1.0 / 60)
        #expect(scene.shownFrame.minY < before.minY - 1 && scene.shownFrame.minY > 60)
        scene.advance(1)
        #expect(isNear(scene.shownFrame, CGRect(x: 0, y: 57, width: 390, height: 787)))
    }
}
