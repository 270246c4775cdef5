import Animators
import TestSupport
import Testing
import TransitionKit
@_spi(Host) import UIKit

@testable import Presentations

/// Cards with a software keyboard, and with a hardware keyboard.
@MainActor @Suite struct CardKeyboardTests {
    private static let height: CGFloat = 300

    /// Returns a card with a text field, and a keyboard that appears for it.
    private func scene(_ presentation: CardPresentation, interaction: InteractionController? = nil) -> (
        CardScene, UITextField
    ) {
        let scene = CardScene(CardScreen(CGSize(width: 300, height: 200)))
        UIApplication.shared.softwareKeyboardHeight = Self.height
        scene.show(presentation, interaction: interaction)
        let field = UITextField(frame: CGRect(x: 20, y: 60, width: 200, height: 34))
        scene.screen.view.addSubview(field)
        UIApplication.shared.tick()
        return (scene, field)
    }

    /// The visible top edge of the keyboard, in screen coordinates.
    private var keyboardTop: CGFloat? {
        let application = UIApplication.shared
        let window = application.windowsOnScreen.first { !application.windows.contains($0) }
        return window?.subviews.first?.layer.presentation()?.frame.minY
    }

    @Test("A drag above a keyboard that leaves room for none of two detents keeps the selected one")
    func aDragKeepsTheDetent() {
        let (scene, field) = scene(.sheet(detents: [.fraction(0.7), .fraction(1)]))
        scene.controller?.selectedDetentIndex = 1
        scene.advance(1)
        let height = scene.shownFrame.height
        field.becomeFirstResponder()
        scene.advance(1)
        scene.drag(
            from: CGPoint(x: 200, y: scene.shownFrame.minY + 20),
            by: CGVector(dx: 0, dy: 40),
            duration: 0.5
        )
        scene.advance(0.3)
        scene.touch.up()
        scene.advance(1)
        #expect(scene.controller?.selectedDetentIndex == 1 && !scene.log.contains { $0.hasPrefix("detent") })
        field.resignFirstResponder()
        scene.advance(1)
        #expect(abs(scene.shownFrame.height - height) < 1)
    }

    @Test("A card that stands on the keyboard has square corners there, and a floating one stays round")
    func cardThatStandsOnKeyboardHasSquareCorners() throws {
        let top: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        for inset in [0, 8] as [CGFloat] {
            var card = CardPresentation.card()
            card.insets.bottom = inset
            let (scene, field) = scene(card)
            let clip = try #require(scene.screen.view.superview)
            let corners = clip.layer.maskedCorners
            #expect((corners == top) == (inset == 0))
            let rest = scene.shownFrame.maxY
            for isUp in [true, false] {
                if isUp { field.becomeFirstResponder() } else { field.resignFirstResponder() }
                for _ in 0..<60 {
                    scene.advance(1.0 / 60)
                    #expect(clip.layer.maskedCorners == corners)
                }
                #expect(abs(scene.shownFrame.maxY - (isUp ? rest - Self.height : rest)) < 0.5)
            }
        }
    }

    @Test("A keyboard that leaves the same room for all detents doesn't remove the dimming")
    func dimmingAboveTheKeyboard() throws {
        var sheet = CardPresentation.sheet(detents: [.fraction(0.7), .fraction(1)])
        sheet.largestUndimmedDetentIndex = 0
        let (scene, field) = scene(sheet)
        scene.controller?.selectedDetentIndex = 1
        field.becomeFirstResponder()
        scene.advance(1)
        #expect(scene.backdropStrength == 1)
        // Out over the edge, it fades a little.
        let start = CGPoint(x: 200, y: scene.shownFrame.minY + 20)
        scene.drag(from: start, by: CGVector(dx: 0, dy: 40), duration: 0.4)
        #expect(try #require(scene.backdropStrength) > 0.8)
        scene.touch.move(to: start)
        scene.advance(0.3)
        #expect(scene.backdropStrength == 1)
        scene.touch.up()
        scene.advance(1)
        #expect(scene.backdropStrength == 1)
        scene.touch.tap(at: CGPoint(x: 200, y: 20))
        scene.advance(1)
        #expect(scene.root.taps.isEmpty && !field.isFirstResponder)
        #expect(scene.backdropStrength == 1)
    }

    @Test("Above a keyboard, the dimming follows the finger between two detents")
    func dimmingFollowsAboveTheKeyboard() throws {
        var sheet = CardPresentation.sheet(detents: [.fraction(0.4), .fraction(1)])
        sheet.largestUndimmedDetentIndex = 0
        let (scene, field) = scene(sheet)
        scene.controller?.selectedDetentIndex = 1
        field.becomeFirstResponder()
        scene.advance(1)
        #expect(scene.backdropStrength == 1)
        let layout = try #require(scene.controller?.layout)
        let way = layout.longest - layout.shortest
        let start = CGPoint(x: 200, y: scene.shownFrame.minY + 20)
        scene.drag(from: start, by: CGVector(dx: 0, dy: way / 2), duration: 0.4)
        #expect(abs(try #require(scene.backdropStrength) - 0.5) < 0.15)
        scene.touch.move(to: CGPoint(x: 200, y: start.y + way + 9))
        scene.advance(0.3)
        #expect(try #require(scene.backdropStrength) < 0.05)
        scene.touch.up()
        scene.advance(1)
        #expect(scene.controller?.selectedDetentIndex == 0 && scene.backdropStrength == 0)
    }

    @Test(
        "A tap on a card that moves with the keyboard is for the card, and one beside it isn't",
        arguments: [true, false],
        [0.05, 0.1, 0.2] as [TimeInterval]
    )
    func tapMeanwhile(isComing: Bool, time: TimeInterval) {
        /// Returns a card in motion.
        func move() -> (CardScene, UITextField) {
            let (scene, field) = self.scene(.card())
            scene.attachDelegate()
            field.becomeFirstResponder()
            if !isComing {
                scene.advance(1)
                field.resignFirstResponder()
            }
            scene.advance(time)
            return (scene, field)
        }
        for isSlow in [false, true] {
            for isAtTop in [false, true] {
                let (scene, field) = move()
                let shown = scene.shownFrame
                scene.touch.down(at: CGPoint(x: 300, y: isAtTop ? shown.minY + 10 : shown.maxY - 10))
                if isSlow { scene.advance(0.1) }
                scene.touch.up()
                scene.advance(1)
                #expect(scene.screen.view.window != nil && scene.log.isEmpty)
                #expect(field.isFirstResponder == isComing)
            }
        }
        let (scene, field) = move()
        scene.touch.tap(at: CGPoint(x: 300, y: 60))
        scene.advance(1)
        #expect(scene.isGone == !isComing && !field.isFirstResponder)
        #expect(scene.log == (isComing ? [] : ["should", "will", "did"]))
    }

    @Test("A tap on an undimmed sheet that goes down with the keyboard doesn't reach the screen behind it")
    func tapOnUndimmedSheet() {
        var sheet = CardPresentation.sheet(detents: [.points(250), .fraction(1)])
        sheet.largestUndimmedDetentIndex = 0
        let (scene, field) = scene(sheet)
        field.becomeFirstResponder()
        scene.advance(1)
        field.resignFirstResponder()
        scene.advance(0.05)
        scene.touch.tap(at: CGPoint(x: 300, y: scene.shownFrame.minY + 40))
        scene.advance(1)
        #expect(scene.root.taps.isEmpty && scene.screen.view.window != nil)
        scene.touch.tap(at: CGPoint(x: 300, y: 400))
        scene.advance(1)
        #expect(scene.root.taps.count == 1)
    }

    @Test("A keyboard that the app hides while it's about to appear doesn't lift the card")
    func hiddenBeforeItAppears() {
        nonisolated(unsafe) var hide: (() -> Void)?
        let observer = NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardWillChangeFrameNotification,
            object: nil,
            queue: nil
        ) { _ in hide?() }
        defer { NotificationCenter.default.removeObserver(observer) }
        let (scene, field) = scene(.sheet())
        let frame = scene.shownFrame
        hide = {
            hide = nil
            UIApplication.shared.softwareKeyboardHeight = nil
        }
        field.becomeFirstResponder()
        scene.advance(2)
        #expect(isNear(scene.shownFrame, frame))
        #expect(UIApplication.shared.isIdle)
    }

    @Test("A toast that appears while the keyboard is up stands on it from the start")
    func appearsAboveTheKeyboard() {
        let scene = CardScene()
        UIApplication.shared.softwareKeyboardHeight = Self.height
        let field = UITextField(frame: CGRect(x: 20, y: 60, width: 200, height: 34))
        scene.root.view.addSubview(field)
        field.becomeFirstResponder()
        scene.advance(1)
        scene.present(.toast(edge: .bottom))
        scene.advance(0.6)
        #expect(abs(scene.shownFrame.maxY - (844 - Self.height - 8)) < 1, "\(scene.shownFrame)")
        let appeared = scene.shownFrame
        scene.advance(0.5)
        #expect(isNear(scene.shownFrame, appeared) && field.isFirstResponder)
    }

    @Test(
        "A finger keeps hold of a card while the keyboard comes or goes, and the detent is kept",
        arguments: [false, true]
    )
    func heldWhileTheKeyboardMoves(goes: Bool) {
        let (scene, field) = scene(.sheet())
        scene.controller?.selectedDetentIndex = 1
        scene.advance(1)
        let rest = scene.shownFrame
        if goes { field.becomeFirstResponder() }
        scene.advance(1)
        let start = CGPoint(x: 200, y: scene.shownFrame.minY + 20)
        scene.drag(from: start, by: CGVector(dx: 0, dy: 40), duration: 0.5)
        scene.advance(0.1)
        let held = scene.shownFrame.minY
        if goes { field.resignFirstResponder() } else { field.becomeFirstResponder() }
        var jumps: [CGFloat] = []
        for _ in 0..<40 {
            scene.advance(1.0 / 60)
            jumps.append(abs(scene.shownFrame.minY - held))
        }
        scene.touch.move(to: CGPoint(x: start.x, y: start.y + 41))
        scene.advance(0.1)
        jumps.append(abs(scene.shownFrame.minY - held - 1))
        #expect((jumps.max() ?? 0) < 1.5, "\(jumps)")
        scene.advance(0.3)
        scene.touch.up()
        scene.advance(1)
        #expect(scene.controller?.selectedDetentIndex == 1 && !scene.log.contains { $0.hasPrefix("detent") })
        field.resignFirstResponder()
        scene.advance(1)
        #expect(isNear(scene.shownFrame, rest))
    }

    @Test(
        "A card at the bottom moves up and down with the keyboard, and stands on it",
        arguments: [false, true]
    )
    func atTheBottom(isSheet: Bool) {
        let (scene, field) = scene(isSheet ? .sheet(detents: [.points(250)]) : .card())
        let rest = scene.shownFrame
        let bottom = scene.window.bounds.maxY
        var ways: [(part: CGFloat, way: CGFloat)] = []
        field.becomeFirstResponder()
        for _ in 0..<14 {
            scene.advance(1.0 / 60)
            ways.append(((bottom - (keyboardTop ?? bottom)) / Self.height, rest.maxY - scene.shownFrame.maxY))
        }
        scene.advance(0.5)
        // The distance above the keyboard is the same as above the screen's bottom edge or the home
        // indicator.
        let gap = bottom - Self.height - scene.shownFrame.maxY
        #expect(gap > -0.5 && gap <= bottom - rest.maxY + 0.5, "\(scene.shownFrame)")
        // On its way, it moves along with the keyboard.
        let whole = rest.maxY - scene.shownFrame.maxY
        #expect(ways.contains { $0.part > 0.2 && $0.part < 0.8 })
        for way in ways { #expect(abs(way.way - way.part * whole) < 1.5, "\(way) of \(whole)") }
        #expect(field.isFirstResponder)
        field.resignFirstResponder()
        scene.advance(1)
        #expect(isNear(scene.shownFrame, rest))
    }

    @Test("A card in the center stays clear of the keyboard")
    func inTheMiddle() {
        let (scene, field) = scene(.card(edge: nil))
        let rest = scene.shownFrame
        field.becomeFirstResponder()
        scene.advance(1)
        #expect(scene.shownFrame.maxY <= scene.window.bounds.maxY - Self.height + 0.5)
        #expect(scene.shownFrame.minY >= 0)
        field.resignFirstResponder()
        scene.advance(1)
        #expect(isNear(scene.shownFrame, rest))
    }

    @Test(
        "After a canceled dismissal, the field keeps its focus and the card stays on the keyboard",
        arguments: [true, false]
    )
    func takenBack(isOwnDrag: Bool) {
        let (scene, field) = scene(.card(), interaction: isOwnDrag ? nil : .swipe(edge: .top))
        field.becomeFirstResponder()
        scene.advance(1)
        let before = scene.shownFrame
        let start = CGPoint(x: before.midX, y: before.minY + 20)
        scene.drag(from: start, by: CGVector(dx: 0, dy: 100))
        #expect(scene.shownFrame.minY > before.minY + 60)
        scene.touch.move(to: CGPoint(x: start.x, y: start.y + 2))
        scene.advance(0.2)
        scene.touch.up()
        scene.advance(1)
        #expect(field.isFirstResponder)
        #expect(isNear(scene.shownFrame, before))
        #expect(scene.root.presentedViewController != nil)
    }

    @Test(
        "A card keeps clear of the keyboard, which can be on its way, while the device rotates, there and back",
        arguments: [true, false],
        [0.1, 1] as [TimeInterval]
    )
    func rotationWithAKeyboard(isCentered: Bool, time: TimeInterval) {
        let (scene, field) = scene(isCentered ? .card(edge: nil) : .sheet(detents: [.fraction(0.9)]))
        UIApplication.shared.softwareKeyboardHeight = 200
        field.becomeFirstResponder()
        scene.advance(time)
        let before = scene.shownFrame
        for isPortrait in [false, true] {
            let size = isPortrait ? CGSize(width: 390, height: 844) : CGSize(width: 844, height: 390)
            UIApplication.shared.windowScene.resize(to: size, animated: true)
            // To landscape, it goes along with the rotation. In the frame of a keyboard in portrait, nothing
            // tells yet that it isn't away.
            if !isPortrait {
                let frame = scene.controller?.presentedView?.frame ?? .null
                #expect(frame.maxY <= size.height - 200 + 0.5 && frame.minY >= 0, "\(frame)")
            }
            scene.advance(1)
            #expect(scene.shownFrame.maxY <= size.height - 200 + 0.5, "\(scene.shownFrame)")
            #expect(scene.shownFrame.minY >= 0)
        }
        if time == 1 { #expect(isNear(scene.shownFrame, before)) }
    }

    enum Departure: CaseIterable {
        case dismissed, thrown, swiped
    }

    @Test(
        "The keyboard leaves along with the card, and a card that people might still keep keeps it",
        arguments: Departure.allCases,
        [false, true]
    )
    func theKeyboardLeavesAlong(departure: Departure, isHosted: Bool) throws {
        let scene = CardScene(CardScreen(CGSize(width: 300, height: 200)))
        UIApplication.shared.softwareKeyboardHeight = Self.height
        let swipe = departure == .swiped ? SwipeInteraction(edge: .top) : nil
        if isHosted {
            scene.root.addCard(scene.screen, as: .card(), interaction: swipe)
        } else {
            scene.root.present(scene.screen, as: .card(), interaction: swipe)
        }
        scene.advance(1)
        let field = UITextField(frame: CGRect(x: 20, y: 20, width: 100, height: 34))
        scene.screen.view.addSubview(field)
        field.becomeFirstResponder()
        scene.advance(1)
        let top = keyboardTop ?? 0
        #expect(top < 600)
        if departure == .dismissed {
            scene.controller?.dismiss(animated: true)
        } else {
            let start = CGPoint(x: 300, y: scene.shownFrame.minY + 100)
            scene.drag(from: start, by: CGVector(dx: 0, dy: 80))
            #expect(field.isFirstResponder)
            scene.touch.move(to: CGPoint(x: start.x, y: start.y + 250))
            scene.touch.move(to: CGPoint(x: start.x, y: start.y + 330))
            scene.touch.up()
        }
        scene.advance(0.05)
        #expect(scene.screen.view.window != nil && !field.isFirstResponder)
        let leaving = try #require(keyboardTop, "It's on its way.")
        #expect(leaving > top && leaving < UIScreen.main.bounds.height)
        scene.advance(0.2)
        #expect(keyboardTop.map { $0 > top + 50 } ?? true)
        scene.advance(1)
        #expect(scene.isGone && keyboardTop == nil)
    }

    @Test("A screen that a card above the keyboard has pushed away comes back gradually")
    func pushedAboveTheKeyboard() {
        let scene = CardScene(CardScreen(CGSize(width: 300, height: 200)))
        UIApplication.shared.softwareKeyboardHeight = Self.height
        var card = CardPresentation.card()
        card.presenterEffect = .pushed
        scene.show(card)
        let field = UITextField(frame: CGRect(x: 20, y: 20, width: 100, height: 34))
        scene.screen.view.addSubview(field)
        field.becomeFirstResponder()
        scene.advance(1)
        func shown() -> CGFloat {
            let layer = scene.root.view.layer
            return (layer.presentation() ?? layer).frame.minY
        }
        let bottom = scene.screen.view.safeAreaInsets.bottom
        var last = shown()
        #expect(last < -300)
        scene.controller?.dismiss(animated: true)
        for _ in 0..<60 {
            scene.advance(1.0 / 60)
            #expect(abs(shown() - last) < 90)
            last = shown()
            if scene.screen.viewIfLoaded?.window != nil {
                #expect(scene.screen.view.safeAreaInsets.bottom == bottom)
            }
        }
        #expect(scene.isGone && last == 0)
    }

    @Test("A dismissal with a focused field also dismisses the keyboard, and leaves nothing behind")
    func aDismissalWithAFocusedFieldAlsoDismissesTheKeyboard() {
        let (scene, field) = scene(.card())
        field.becomeFirstResponder()
        scene.advance(1)
        scene.root.dismiss(animated: true)
        scene.advance(1.5)
        #expect(!field.isFirstResponder)
        #expect(keyboardTop == nil)
        #expect(scene.isGone)
    }

    @Test("If a field is focused while the card appears, the card stands on the keyboard")
    func whileComing() {
        let scene = CardScene(CardScreen(CGSize(width: 300, height: 200)))
        UIApplication.shared.softwareKeyboardHeight = Self.height
        scene.present(.card())
        let field = UITextField(frame: CGRect(x: 20, y: 60, width: 200, height: 34))
        scene.screen.view.addSubview(field)
        scene.advance(0.1)
        field.becomeFirstResponder()
        scene.advance(1.5)
        let gap = scene.window.bounds.maxY - Self.height - scene.shownFrame.maxY
        #expect(abs(gap) < 0.5, "\(scene.shownFrame)")
    }

    /// Posts that a keyboard appears at the bottom of a screen.
    ///
    /// - Parameter width: The width of the keyboard. If `nil`, it's as wide as the screen.
    private func postKeyboard(on screen: UIScreen?, width: CGFloat? = nil) {
        let bounds = UIScreen.main.bounds
        let top = bounds.maxY - Self.height
        NotificationCenter.default.post(
            name: UIResponder.keyboardWillChangeFrameNotification,
            object: screen,
            userInfo: [
                UIResponder.keyboardFrameEndUserInfoKey: NSValue(
                    cgRect: CGRect(x: 0, y: top, width: width ?? bounds.width, height: Self.height)
                ),
                UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: 0.25),
                UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: 7),
            ]
        )
    }

    // Before iOS 16.1, the notification doesn't contain a screen.
    @Test("A keyboard on the card's screen moves the card", arguments: [true, false])
    func onItsScreen(isKnown: Bool) {
        let (scene, _) = scene(.card())
        postKeyboard(on: isKnown ? .main : nil)
        scene.advance(1)
        #expect(scene.shownFrame.maxY <= scene.window.bounds.maxY - Self.height + 0.5)
    }

    @Test("A card in a scene that doesn't fill the screen stands on the keyboard")
    func sceneWithAPlace() {
        let scene = CardScene(CardScreen(CGSize(width: 300, height: 200)))
        scene.window.frame = CGRect(x: 0, y: 0, width: 390, height: 600)
        UIApplication.shared.windowScene.origin = CGPoint(x: 0, y: 100)
        UIApplication.shared.softwareKeyboardHeight = Self.height
        scene.show(.card())
        let field = UITextField(frame: CGRect(x: 20, y: 60, width: 200, height: 34))
        scene.screen.view.addSubview(field)
        field.becomeFirstResponder()
        scene.advance(1)
        // The keyboard's top is at 544 points on the screen.
        #expect(abs(scene.shownFrame.maxY - 444) < 0.5, "\(scene.shownFrame)")
    }

    @Test("A floating keyboard, which is narrower than the window, doesn't move the card")
    func floatingKeyboardWhichIsNarrowerThanWindow() {
        let (scene, _) = scene(.card())
        let rest = scene.shownFrame
        postKeyboard(on: .main, width: 320)
        scene.advance(1)
        #expect(isNear(scene.shownFrame, rest))
    }

    @Test("A card whose window is hidden while the keyboard appears stands on it when the window is shown")
    func inAHiddenWindow() {
        let (scene, _) = scene(.card())
        scene.window.isHidden = true
        postKeyboard(on: .main)
        scene.window.isHidden = false
        scene.advance(1.0 / 60)
        let top = scene.window.bounds.maxY - Self.height
        #expect(scene.shownFrame.maxY <= top + 0.5)
        scene.advance(1)
        #expect(scene.shownFrame.maxY <= top + 0.5)
    }

    @Test("A keyboard on another screen doesn't move the card")
    func onAnotherScreen() {
        let (scene, _) = scene(.card())
        let rest = scene.shownFrame
        postKeyboard(on: UIScreen())
        scene.advance(1)
        #expect(isNear(scene.shownFrame, rest))
    }

    @Test("If the keyboard goes to another screen, the card moves back")
    func toAnotherScreen() {
        let (scene, _) = scene(.card())
        let rest = scene.shownFrame
        postKeyboard(on: .main)
        scene.advance(1)
        #expect(scene.shownFrame.maxY < rest.maxY - 100)
        postKeyboard(on: UIScreen())
        scene.advance(1)
        #expect(isNear(scene.shownFrame, rest))
    }

    @Test(
        "A sheet is as high as before, above the keyboard, where there's room",
        arguments: [(0.5, 393.5), (0.3, 236), (0.6, 472), (1, 487)] as [(CGFloat, CGFloat)]
    )
    func aSheetIsAsHighAsBefore(fraction: CGFloat, height: CGFloat) {
        let (scene, field) = scene(.sheet(detents: [.fraction(fraction)]))
        let rest = scene.shownFrame
        field.becomeFirstResponder()
        scene.advance(1)
        #expect(abs(scene.shownFrame.height - height) < 1)
        #expect(abs(scene.shownFrame.maxY - 544) < 1)
        #expect(scene.shownFrame.minY >= 57)
        field.resignFirstResponder()
        scene.advance(1)
        #expect(isNear(scene.shownFrame, rest))
    }

    @Test("A card in the center, as high as a part of the screen, moves rather than shrinks")
    func fractionInTheMiddle() {
        var card = CardPresentation.card(edge: nil)
        card.height = .fraction(0.4)
        let (scene, field) = scene(card)
        let rest = scene.shownFrame
        field.becomeFirstResponder()
        scene.advance(1)
        #expect(abs(scene.shownFrame.height - rest.height) < 1)
        #expect(scene.shownFrame.maxY <= 544)
    }

    @Test("A card follows a finger that pulls the keyboard down, and back up")
    func aCardFollowsAFingerThatPullsTheKeyboardDown() {
        let (scene, field) = scene(.sheet(detents: [.points(250)]))
        let rest = scene.shownFrame
        field.becomeFirstResponder()
        scene.advance(1)
        let up = scene.shownFrame
        #expect(up.maxY == 544)
        for pull in stride(from: 5, through: 120, by: 5) as StrideThrough<CGFloat> {
            UIApplication.shared.softwareKeyboardPull = pull
            scene.advance(1.0 / 60)
            #expect(abs(scene.shownFrame.maxY - 544 - pull) < 0.5)
        }
        // The finger lets go, and the system takes the keyboard back up.
        UIApplication.shared.softwareKeyboardPull = 0
        var (last, largest): (CGFloat, CGFloat) = (scene.shownFrame.maxY, 0)
        for _ in 0..<60 {
            scene.advance(1.0 / 60)
            largest = max(largest, abs(scene.shownFrame.maxY - last))
            last = scene.shownFrame.maxY
        }
        #expect(isNear(scene.shownFrame, up))
        #expect(largest < 25)
        // And away.
        UIApplication.shared.softwareKeyboardPull = 40
        scene.advance(1.0 / 60)
        field.resignFirstResponder()
        scene.advance(1)
        #expect(isNear(scene.shownFrame, rest))
    }

    @Test("Escape dismisses a card if its delegate allows it", arguments: [true, false])
    func escapeDismissesACardIfItsDelegateAllows(isAllowed: Bool) {
        let scene = CardScene()
        scene.allowsDismissal = isAllowed
        scene.show(.card())
        #expect(UIApplication.shared.pressKey(UIKeyCommand.inputEscape))
        scene.advance(1)
        #expect(scene.isGone == isAllowed)
        #expect(scene.log == (isAllowed ? ["should", "will", "did"] : ["should", "attempt"]))
    }

    @Test(
        "While a panel or a toast is shown, Escape is for the screen that it's in",
        arguments: [false, true]
    )
    func whileAPanelIsShownEscapeIsForTheScreen(isToast: Bool) {
        let scene = CardScene()
        var presses = 0
        let command = UIKeyCommand(
            input: UIKeyCommand.inputEscape,
            modifierFlags: [],
            action: Selector("close")
        )
        command.addHandler { _ in presses += 1 }
        scene.root.addKeyCommand(command)
        scene.root.addCard(scene.screen, as: isToast ? .toast(duration: 60) : .panel())
        scene.attachDelegate()
        scene.advance(1)
        #expect(UIApplication.shared.pressKey(UIKeyCommand.inputEscape))
        scene.advance(1)
        #expect(presses == 1)
        #expect(scene.screen.view.window != nil && scene.log.isEmpty)
    }

    @Test(
        "While people type in a toast, or the focus is in it, Escape dismisses it",
        arguments: [false, true]
    )
    func escapeInAToast(isTyped: Bool) throws {
        let scene = CardScene()
        let field = UITextField(frame: CGRect(x: 20, y: 20, width: 100, height: 34))
        scene.screen.view.addSubview(field)
        scene.root.addCard(scene.screen, as: .toast(duration: 60))
        scene.attachDelegate()
        scene.advance(1)
        if isTyped {
            field.becomeFirstResponder()
        } else {
            let system = try #require(UIApplication.shared.windowScene.focusSystem)
            system.moveFocus(to: field)
            #expect(system.focusedItem === field)
        }
        #expect(UIApplication.shared.pressKey(UIKeyCommand.inputEscape))
        scene.advance(1)
        #expect(scene.isGone && scene.log == ["should", "will", "did"])
    }

    // MARK: Screens in front of the card

    /// Presents a screen, and edits text in it.
    private func edit(_ front: CardScreen, over screen: UIViewController, isCard: Bool, _ scene: CardScene) {
        if isCard {
            screen.present(front, as: .card())
        } else {
            front.modalPresentationStyle = .overFullScreen
            screen.present(front, animated: true)
        }
        scene.advance(1)
        let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 34))
        front.view.addSubview(field)
        field.becomeFirstResponder()
        #expect(field.isFirstResponder)
    }

    @Test(
        "The keyboard of a screen in front of a card, or of a search in it, doesn't lift the card",
        arguments: [false, true],
        [false, true]
    )
    func keyboardInFront(isCard: Bool, isOverSearch: Bool) {
        let (scene, field) = scene(.sheet())
        let rest = scene.shownFrame
        let front = CardScreen()
        let search = UISearchController(searchResultsController: nil)
        if isOverSearch {
            search.modalPresentationStyle = .overCurrentContext
            scene.screen.present(search, animated: false)
            scene.advance(0.5)
        }
        edit(front, over: isOverSearch ? search : scene.screen, isCard: isCard, scene)
        for _ in 0..<12 {
            scene.advance(0.1)
            #expect(isNear(scene.shownFrame, rest))
        }
        front.dismiss(animated: true)
        for _ in 0..<12 {
            scene.advance(0.1)
            #expect(isNear(scene.shownFrame, rest))
        }
        field.becomeFirstResponder()
        scene.advance(1)
        #expect(abs(scene.shownFrame.maxY - (844 - Self.height)) < 1)
    }

    @Test(
        "The keyboard of a screen in front of a panel doesn't lift the panel",
        arguments: [false, true],
        [false, true]
    )
    func keyboardInFrontOfAPanel(isInTabs: Bool, isCard: Bool) {
        let scene = CardScene()
        UIApplication.shared.softwareKeyboardHeight = Self.height
        let tabs = UITabBarController()
        tabs.viewControllers = [scene.takeRoot()]
        scene.window.rootViewController = tabs
        scene.advance(0.1)
        let parent: UIViewController = isInTabs ? tabs : scene.root
        parent.addCard(scene.screen, as: .panel())
        scene.advance(1)
        let rest = scene.shownFrame
        edit(CardScreen(), over: parent, isCard: isCard, scene)
        scene.advance(0.2)
        #expect(isNear(scene.shownFrame, rest))
        scene.advance(1)
        #expect(isNear(scene.shownFrame, rest))
    }

    @Test("The keyboard of a screen over a sheet beside which a panel is usable doesn't lift the panel")
    func keyboardOverAnUndimmedSheet() {
        let scene = CardScene()
        UIApplication.shared.softwareKeyboardHeight = Self.height
        scene.root.addCard(scene.screen, as: .panel())
        scene.advance(1)
        var undimmed = CardPresentation.sheet(detents: [.points(150), .fraction(1)])
        undimmed.largestUndimmedDetentIndex = 0
        let next = CardScreen()
        scene.root.present(next, as: undimmed)
        scene.advance(1)
        let rest = scene.shownFrame
        edit(CardScreen(), over: next, isCard: false, scene)
        scene.advance(1)
        #expect(isNear(scene.shownFrame, rest))
    }

    @Test("A card that stands on its own keyboard goes down with it behind another screen")
    func ownKeyboardGoes() {
        let (scene, field) = scene(.sheet())
        let rest = scene.shownFrame
        field.becomeFirstResponder()
        scene.advance(1)
        #expect(abs(scene.shownFrame.maxY - (844 - Self.height)) < 1)
        let front = UIViewController()
        front.modalPresentationStyle = .overFullScreen
        scene.screen.present(front, animated: true)
        scene.advance(1)
        field.resignFirstResponder()
        scene.advance(1)
        #expect(isNear(scene.shownFrame, rest))
    }

    @Test(
        "What's presented inside of a card, and a search in it, lift the card with their keyboard",
        arguments: [false, true]
    )
    func keyboardInside(isSearch: Bool) {
        let scene = CardScene()
        UIApplication.shared.softwareKeyboardHeight = Self.height
        let stack = UINavigationController(rootViewController: UIViewController())
        scene.root.present(stack, as: .sheet())
        scene.advance(1)
        let search = UISearchController(searchResultsController: nil)
        let inner: UIViewController = isSearch ? search : UIViewController()
        inner.modalPresentationStyle = isSearch ? .overFullScreen : .overCurrentContext
        stack.topViewController?.present(inner, animated: false)
        scene.advance(1)
        let field = UITextField(frame: CGRect(x: 20, y: 60, width: 200, height: 34))
        inner.view.addSubview(field)
        field.becomeFirstResponder()
        scene.advance(1)
        let bottom = stack.view.convert(CGPoint(x: 0, y: stack.view.bounds.maxY), to: nil).y
        #expect(field.isFirstResponder && abs(bottom - (844 - Self.height)) < 1)
    }

    /// When a panel is added to a sheet.
    enum Addition: CaseIterable {
        case beforeSheet, beforeKeyboard, afterKeyboard
    }

    @Test(
        "A panel in a sheet leaves the keyboard to the sheet, which may make room only when it has arrived",
        arguments: [0.1, 1] as [TimeInterval],
        Addition.allCases
    )
    func panelInASheet(time: TimeInterval, addition: Addition) {
        let scene = CardScene()
        UIApplication.shared.softwareKeyboardHeight = Self.height
        let panel = CardScreen()
        let add = {
            scene.screen.addCard(panel, as: .panel(detents: [.points(80)]), animated: false)
            scene.advance(1.0 / 60)
        }
        if addition == .beforeSheet { add() }
        scene.present(.sheet(detents: [.points(400)]))
        let field = UITextField(frame: CGRect(x: 20, y: 60, width: 200, height: 34))
        scene.screen.view.addSubview(field)
        scene.advance(time)
        if addition == .beforeKeyboard { add() }
        field.becomeFirstResponder()
        if addition == .afterKeyboard {
            scene.advance(0.1)
            add()
        }
        for _ in 0..<90 {
            scene.advance(1.0 / 60)
            let (place, sheet) = (scene.place(of: panel.view), scene.shownFrame)
            #expect(abs(place.maxY - sheet.maxY) < 1, "\(place) in \(sheet)")
        }
        #expect(field.isFirstResponder && abs(scene.shownFrame.maxY - (844 - Self.height)) < 0.5)
        field.resignFirstResponder()
        scene.advance(1)
        #expect(abs(scene.place(of: panel.view).maxY - 844) < 0.5)
    }

    @Test("If the keyboard goes while a finger moves the card's screen, the card is back at its place")
    func screenThatMoves() {
        let scene = CardScene()
        UIApplication.shared.softwareKeyboardHeight = Self.height
        let front = UIViewController()
        let interaction = InteractionController()
        scene.root.present(front, with: .slide(edge: .bottom), interaction: interaction)
        scene.advance(1)
        front.addCard(scene.screen, as: .sheet(detents: [.points(200)]), animated: false)
        let field = UITextField(frame: CGRect(x: 20, y: 20, width: 100, height: 34))
        front.view.addSubview(field)
        field.becomeFirstResponder()
        scene.advance(1)
        interaction.begin()
        front.dismiss(animated: true)
        scene.advance(0.1)
        interaction.update(0.2)
        #expect(abs(front.view.convert(CGPoint.zero, to: nil).y - 168.8) < 1)
        field.resignFirstResponder()
        scene.advance(1)
        interaction.cancel()
        scene.advance(2)
        #expect(isNear(scene.shownFrame, CGRect(x: 0, y: 644, width: 390, height: 200)))
        // Nothing follows the keyboard anymore.
        #expect(UIApplication.shared.isIdle)
    }

    @Test("A screen that's pushed while the card makes room for the keyboard arrives")
    func pushedMeanwhile() {
        let scene = CardScene()
        UIApplication.shared.softwareKeyboardHeight = Self.height
        let first = UIViewController()
        let field = UITextField(frame: CGRect(x: 20, y: 20, width: 100, height: 34))
        first.view.addSubview(field)
        let stack = UINavigationController(rootViewController: first)
        let next = UIViewController()
        scene.root.present(stack, as: .sheet(detents: [.points(300)])) {
            stack.pushViewController(next, animated: true)
        }
        UIApplication.shared.tick()
        field.becomeFirstResponder()
        scene.advance(2)
        #expect(stack.transitionCoordinator == nil)
        #expect(next.viewIfLoaded?.window != nil && first.viewIfLoaded?.window == nil)
    }
}
