import Presentations
@_spi(Host) import QuartzCore
@_spi(Host) import TestSupport
import Testing
import TransitionKit
@_spi(Host) import UIKit

/// The dismissal of a card, and its notifications.
@MainActor @Suite struct CardDismissalTests {
    private let outside = CGPoint(x: 200, y: 100)
    /// What can become of a dismissal during a presentation.
    private nonisolated static let earlyDismissals = UIKitBehavior.EarlyDismissal.allCases.map { answer in
        UIKitBehavior.with { $0.dismissalDuringPresentation = answer }
    }

    @Test(
        "A tap outside dismisses the card, does nothing, or goes to the screen behind",
        arguments: CardPresentation.TapOutside.allCases
    )
    func tapOutside(mode: CardPresentation.TapOutside) {
        var sheet = CardPresentation.sheet()
        sheet.tapOutside = mode
        let scene = CardScene()
        scene.show(sheet)
        scene.touch.tap(at: outside)
        scene.advance(1)
        #expect(scene.isGone == (mode == .dismisses))
        #expect(scene.log == (mode == .dismisses ? ["should", "will", "did"] : []))
        #expect(scene.root.taps == (mode == .passesThrough ? [outside] : []))
        #expect(scene.screen.taps.isEmpty)
        guard mode != .dismisses else { return }
        // Inside, the touch belongs to the card.
        scene.touch.tap(at: CGPoint(x: 200, y: 700))
        #expect(scene.screen.taps.count == 1)
        #expect(scene.root.taps.count == (mode == .passesThrough ? 1 : 0))
    }

    @Test("Beside a card that passes touches through, the screen behind receives entire gestures")
    func passesDragsOn() {
        let scene = CardScene()
        let list = UIScrollView(frame: scene.root.view.bounds)
        list.contentSize = CGSize(width: 390, height: 3000)
        scene.root.view.addSubview(list)
        scene.show(.toast(duration: 100))
        let start = list.contentOffset.y
        scene.drag(from: CGPoint(x: 200, y: 700), by: CGVector(dx: 0, dy: -300))
        #expect(abs(list.contentOffset.y - start - 290) < 1)
        scene.touch.cancel()
        // On the card, the list doesn't move.
        scene.advance(1)
        let offset = list.contentOffset
        scene.drag(from: CGPoint(x: 200, y: 100), by: CGVector(dx: 0, dy: 100))
        #expect(list.contentOffset == offset)
    }

    @Test("A drag that begins beside a sheet moves neither the sheet nor the dimmed screen behind it")
    func aDragThatBeginsBesideASheet() {
        let scene = CardScene()
        let list = UIScrollView(frame: scene.root.view.bounds)
        list.contentSize = CGSize(width: 390, height: 3000)
        scene.root.view.addSubview(list)
        scene.show(.sheet())
        let (rest, offset) = (scene.shownFrame, list.contentOffset)
        for way in [500, -80] as [CGFloat] {
            scene.drag(from: outside, by: CGVector(dx: 0, dy: way))
            #expect(scene.shownFrame == rest && list.contentOffset == offset)
            scene.touch.up()
            scene.advance(1)
            #expect(scene.shownFrame == rest && list.contentOffset == offset)
        }
        #expect(scene.log.isEmpty)
    }

    @Test(
        "A drag that begins beside a drawer at the side pushes it back, but doesn't pull it farther out",
        arguments: [TransitionEdge.leading, .trailing],
        [false, true]
    )
    func aDragThatBeginsBesideADrawer(edge: TransitionEdge, isHosted: Bool) {
        let scene = CardScene()
        if isHosted {
            scene.root.addCard(scene.screen, as: .drawer(edge: edge))
            scene.attachDelegate()
            scene.advance(1)
        } else {
            scene.show(.drawer(edge: edge))
        }
        let (rest, outward): (CGRect, CGFloat) = (scene.shownFrame, edge.outward.dx)
        // The drawer is 312 points wide.
        let start = CGPoint(x: edge == .leading ? 330 : 60, y: 400)
        for way in [CGVector(dx: -50 * outward, dy: 0), CGVector(dx: 0, dy: 200)] {
            scene.drag(from: start, by: way)
            #expect(scene.shownFrame == rest)
            scene.touch.up()
            scene.advance(1)
        }
        #expect(scene.shownFrame == rest && scene.log.isEmpty)
        scene.drag(from: start, by: CGVector(dx: 200 * outward, dy: 0))
        let way = (scene.shownFrame.minX - rest.minX) * outward
        #expect((180...200).contains(way), "\(way)")
        scene.touch.up()
        scene.advance(1)
        #expect(scene.isGone && scene.log == ["should", "will", "did"])
    }

    @Test("A drag beside a drawer pushes it back, also if an interaction dismisses it by its content")
    func aDragBesideADrawerWithAnInteraction() {
        let scene = CardScene()
        scene.show(.drawer(), interaction: SwipeInteraction(edge: .trailing))
        scene.drag(from: CGPoint(x: 330, y: 400), by: CGVector(dx: -200, dy: 0), lifts: true)
        scene.advance(1)
        #expect(scene.isGone && scene.log == ["should", "will", "did"])
    }

    @Test(
        "A tap beside a drawer dismisses it, also if the finger slips toward its edge",
        arguments: [TransitionEdge.leading, .trailing],
        [false, true]
    )
    func tapThatSlips(edge: TransitionEdge, isHosted: Bool) {
        for (way, duration, dismisses) in [(6, 0.1, true), (18, 0.1, true), (18, 0.6, false)]
            as [(CGFloat, TimeInterval, Bool)]
        {
            let scene = CardScene()
            if isHosted {
                scene.root.addCard(scene.screen, as: .drawer(edge: edge))
                scene.attachDelegate()
                scene.advance(1)
            } else {
                scene.show(.drawer(edge: edge))
            }
            let start = CGPoint(x: edge == .leading ? 350 : 40, y: 400)
            let slip = CGVector(dx: way * edge.outward.dx, dy: 0)
            scene.drag(from: start, by: slip, duration: duration, lifts: true)
            scene.advance(1)
            #expect(scene.isGone == dismisses, "\(way) points in \(duration) s")
            #expect(scene.log == (dismisses ? ["should", "will", "did"] : ["should"]))
        }
    }

    @Test("A tap that slips beside a drawer in which people type only ends editing")
    func tapThatSlipsWhilePeopleType() {
        let scene = CardScene()
        scene.show(.drawer())
        let field = UITextField(frame: CGRect(x: 20, y: 60, width: 100, height: 34))
        scene.screen.view.addSubview(field)
        field.becomeFirstResponder()
        scene.advance(1)
        let rest = scene.shownFrame
        let (start, slip) = (CGPoint(x: 350, y: 300), CGVector(dx: -18, dy: 0))
        scene.drag(from: start, by: slip, duration: 0.1, lifts: true)
        scene.advance(1)
        #expect(!field.isFirstResponder && scene.shownFrame == rest)
        scene.drag(from: start, by: slip, duration: 0.1, lifts: true)
        scene.advance(1)
        #expect(scene.isGone)
    }

    @Test("A drawer that people can't dismiss returns after a tap that slips beside it")
    func refusedTapThatSlips() {
        let scene = CardScene()
        scene.allowsDismissal = false
        scene.show(.drawer())
        let rest = scene.shownFrame
        let slip = CGVector(dx: -18, dy: 0)
        scene.drag(from: CGPoint(x: 350, y: 300), by: slip, duration: 0.1, lifts: true)
        scene.advance(1)
        #expect(scene.shownFrame == rest && scene.log == ["should", "attempt"])
    }

    @Test(
        "A drag beside a card at the side does nothing if a tap there doesn't dismiss the card",
        arguments: [CardPresentation.TapOutside.ignored, .passesThrough]
    )
    func aDragBesideACardThatATapLeaves(tapOutside: CardPresentation.TapOutside) {
        let scene = CardScene()
        var drawer = CardPresentation.drawer()
        drawer.tapOutside = tapOutside
        scene.show(drawer)
        let rest = scene.shownFrame
        scene.drag(from: CGPoint(x: 350, y: 400), by: CGVector(dx: -200, dy: 0))
        #expect(scene.shownFrame == rest)
        scene.touch.up()
        scene.advance(1)
        #expect(scene.shownFrame == rest)
    }

    @Test("A rejected tap or escape gesture reports the attempt", arguments: [true, false])
    func aRejectedTapOrEscapeGestureReportsTheAttempt(byDelegate: Bool) {
        let scene = CardScene()
        if byDelegate { scene.allowsDismissal = false } else { scene.screen.isModalInPresentation = true }
        scene.show(.card())
        let attempt = byDelegate ? ["should", "attempt"] : ["attempt"]
        scene.touch.tap(at: outside)
        scene.advance(1)
        #expect(scene.log == attempt)
        #expect(scene.window.performAccessibilityEscape(at: scene.screen.view))
        scene.advance(1)
        #expect(scene.log == attempt + attempt)
        #expect(!scene.isGone)
    }

    @Test("An escape gesture on a panel goes back in the screen that it's in, and the panel stays")
    func anEscapeGestureOnAPanelGoesBack() {
        let scene = CardScene()
        let stack = UINavigationController(rootViewController: UIViewController())
        scene.window.rootViewController = stack
        stack.pushViewController(UIViewController(), animated: false)
        let label = CardScene.label("Search")
        scene.screen.view.addSubview(label)
        stack.addCard(scene.screen, as: .panel())
        scene.attachDelegate()
        scene.advance(1)
        #expect(scene.window.performAccessibilityEscape(at: label))
        scene.advance(1)
        #expect(stack.viewControllers.count == 1)
        #expect(scene.screen.view.window != nil)
        #expect(scene.log.isEmpty)
        // There's nothing to go back to anymore.
        #expect(!scene.window.performAccessibilityEscape(at: label))
    }

    @Test("An escape gesture dismisses the card")
    func anEscapeGestureDismissesTheCard() {
        let scene = CardScene()
        scene.show(.drawer())
        #expect(scene.window.performAccessibilityEscape(at: scene.screen.view))
        scene.advance(1)
        #expect(scene.isGone)
        #expect(scene.log == ["should", "will", "did"])
    }

    @Test("A modal child prevents the dismissal of the card")
    func modalChild() {
        let scene = CardScene()
        let child = UIViewController()
        child.isModalInPresentation = true
        scene.screen.addChild(child)
        scene.show(.card())
        scene.touch.tap(at: outside)
        scene.advance(1)
        #expect(scene.log == ["attempt"])
    }

    @Test("Assistive technologies find only the card if the screen behind can't be reached")
    func assistiveTechnologiesFindOnlyTheCardIfTheScreenBehind() {
        let scene = CardScene()
        let labels = ["behind", "on the card"].map(CardScene.label)
        scene.root.view.addSubview(labels[0])
        scene.screen.view.addSubview(labels[1])
        scene.show(.card())
        #expect(scene.window.accessibilityElementsInReadingOrder == [labels[1]])
        scene.root.dismiss(animated: false)
        scene.advance(1)
        scene.show(.toast())
        #expect(scene.window.accessibilityElementsInReadingOrder == labels)
    }

    @Test("They find a toast in front of a card, and the card")
    func accessibilityOfToast() {
        let scene = CardScene()
        let labels = ["behind", "on the card", "on the toast"].map(CardScene.label)
        scene.root.view.addSubview(labels[0])
        scene.screen.view.addSubview(labels[1])
        scene.show(.card())
        let front = CardScreen()
        front.view.addSubview(labels[2])
        scene.screen.present(front, as: .toast(duration: 2))
        scene.advance(1)
        #expect(scene.window.accessibilityElementsInReadingOrder.contains(labels[1]))
        #expect(scene.window.accessibilityElementsInReadingOrder.contains(labels[2]))
        scene.advance(3)
        #expect(scene.window.accessibilityElementsInReadingOrder == [labels[1]])
        scene.screen.present(front, as: .card())
        scene.advance(1)
        #expect(scene.window.accessibilityElementsInReadingOrder == [labels[2]])
    }

    @Test("They find a toast that's presented by a delegate in front of a card, and the card")
    func accessibilityOfPresentedToast() {
        let scene = CardScene()
        let labels = ["on the card", "on the toast"].map(CardScene.label)
        scene.screen.view.addSubview(labels[0])
        scene.show(.card())
        let front = CardScreen()
        front.view.addSubview(labels[1])
        let transition = TransitionDelegate()
        transition.presentation = .toast(duration: 2)
        front.modalPresentationStyle = .custom
        front.transitioningDelegate = transition
        scene.screen.present(front, animated: true)
        scene.advance(1)
        #expect(scene.window.accessibilityElementsInReadingOrder == [labels[1], labels[0]])
        scene.advance(3)
        #expect(scene.window.accessibilityElementsInReadingOrder == [labels[0]])
    }

    @Test("A card whose dismissal waits for its appearance can be dropped along with its window")
    func droppedWithWindow() {
        UIApplication.reset()
        weak var shown: CardScreen?
        weak var controller: CardPresentationController?
        do {
            let window = UIWindow(windowScene: UIApplication.shared.windowScene)
            let root = UIViewController()
            window.rootViewController = root
            window.makeKeyAndVisible()
            let screen = CardScreen()
            root.present(screen, as: .card())
            UIApplication.shared.advance(by: 0.1)
            (shown, controller) = (screen, screen.cardPresentationController)
            #expect(controller != nil)
            controller?.dismiss(animated: true)
            UIApplication.shared.advance(by: 0.02)
            window.rootViewController = nil
            window.isHidden = true
        }
        UIApplication.shared.advance(by: 3)
        #expect(shown == nil && controller == nil)
    }

    @Test("They find a sheet at an undimmed detent in front of cards, but only the sheet at a larger one")
    func accessibilityOfUndimmedSheet() {
        let scene = CardScene()
        scene.show(.card())
        let screens = [CardScreen(), CardScreen()]
        let labels = ["on the card", "on the sheet"].map(CardScene.label)
        for (screen, label) in zip(screens, labels) { screen.view.addSubview(label) }
        scene.screen.present(screens[0], as: .card())
        scene.advance(1)
        #expect(scene.window.accessibilityElementsInReadingOrder == [labels[0]])
        var sheet = CardPresentation.sheet(detents: [.fraction(0.4), .fraction(0.8)])
        sheet.largestUndimmedDetentIndex = 0
        screens[0].present(screens[1], as: sheet)
        scene.advance(1)
        #expect(Set(labels).isSubset(of: scene.window.accessibilityElementsInReadingOrder))
        for detent in [1, 0] {
            let card = screens[1].cardPresentationController
            card?.animateChanges { card?.selectedDetentIndex = detent }
            scene.advance(1)
            let found = scene.window.accessibilityElementsInReadingOrder
            #expect(found.contains(labels[1]))
            #expect(found.contains(labels[0]) == (detent == 0))
        }
        screens[0].dismiss(animated: true)
        scene.advance(1)
        #expect(scene.window.accessibilityElementsInReadingOrder == [labels[0]])
    }

    @Test(
        "With something in front of a card that lets touches through, they don't find what's behind the card",
        arguments: [false, true],
        [false, true]
    )
    func accessibilityBehindTwoCards(isHosted: Bool, cardLeavesFirst: Bool) {
        let scene = CardScene()
        let front = CardScreen()
        let labels = ["behind", "on the card", "in front", "hidden"].map(CardScene.label)
        labels[3].accessibilityElementsHidden = true
        for (screen, label) in zip([scene.root, scene.screen, front, scene.root], labels) {
            screen.view.addSubview(label)
        }
        if isHosted {
            scene.root.addCard(scene.screen, as: .card())
            scene.advance(1)
            scene.root.addCard(front, as: .panel(detents: [.fitting]))
        } else {
            scene.show(.card())
            var sheet = CardPresentation.sheet()
            sheet.largestUndimmedDetentIndex = 1
            scene.screen.present(front, as: sheet)
        }
        scene.advance(1)
        let found = scene.window.accessibilityElementsInReadingOrder
        #expect(labels.map { found.contains($0) } == [false, true, true, false])
        if !cardLeavesFirst {
            front.cardPresentationController?.dismiss(animated: true)
            scene.advance(1)
            #expect(scene.window.accessibilityElementsInReadingOrder == [labels[1]])
        }
        scene.controller?.dismiss(animated: true)
        scene.advance(1)
        #expect(scene.window.accessibilityElementsInReadingOrder.contains(labels[0]))
        #expect(labels.map(\.accessibilityElementsHidden) == [false, false, false, true])
        #expect(!scene.root.view.accessibilityElementsHidden)
    }

    @Test("With a panel in front of a card, they find what moves in front, and not what is added behind")
    func accessibilityOfMovedViews() {
        let scene = CardScene()
        let (front, root) = (CardScreen(), scene.root.view)
        let labels = ["behind", "moved to the panel", "added behind", "floating"].map(CardScene.label)
        for label in labels[0...1] { root?.addSubview(label) }
        scene.root.addCard(scene.screen, as: .card())
        scene.advance(1)
        root?.addSubview(labels[3])
        scene.root.addCard(front, as: .panel(detents: [.fitting]))
        scene.advance(1)
        root?.insertSubview(labels[2], at: 0)
        front.view.addSubview(labels[1])
        scene.controller?.invalidateDetents()
        scene.advance(0.1)
        let found = scene.window.accessibilityElementsInReadingOrder
        #expect(labels.map { found.contains($0) } == [false, true, false, true])
        scene.controller?.dismiss(animated: true)
        scene.advance(1)
        #expect(labels.allSatisfy { !$0.accessibilityElementsHidden })
    }

    @Test(
        "A finger that rests beside a card dismisses nothing once another screen is in front of it",
        arguments: [false, true],
        [false, true]
    )
    func restingFinger(isHosted: Bool, isAnimated: Bool) {
        let scene = CardScene()
        if isHosted {
            scene.root.addCard(scene.screen, as: .card())
            scene.attachDelegate()
            scene.advance(1)
        } else {
            scene.show(.card())
        }
        scene.touch.down(at: outside)
        let front = UIViewController()
        front.modalPresentationStyle = .overFullScreen
        (isHosted ? scene.root : scene.screen).present(front, animated: isAnimated)
        // After 0.75 seconds, it wouldn't be a tap anymore.
        scene.advance(0.6)
        scene.touch.up()
        scene.advance(1)
        #expect(front.viewIfLoaded?.window != nil)
        #expect(scene.screen.viewIfLoaded?.window != nil)
        #expect(scene.log == [])
        front.dismiss(animated: true)
        scene.advance(1)
        scene.touch.tap(at: outside)
        scene.advance(1)
        #expect(scene.log == ["should", "will", "did"] && scene.isGone)
    }

    @Test(
        "A delegate that dismisses the card itself doesn't dismiss the presenting screen, too",
        arguments: [true, false]
    )
    func dismissedByDelegate(hasBegun: Bool) throws {
        let presenter = CountingScreen()
        let scene = CardScene(presenter)
        scene.show(.card())
        let front = CardScreen()
        presenter.present(front, as: .card())
        scene.advance(1)
        let controller = try #require(front.presentationController as? CardPresentationController)
        let delegate = HastyDelegate(waits: hasBegun)
        controller.delegate = delegate
        scene.touch.tap(at: CGPoint(x: 5, y: 5))
        scene.advance(1)
        #expect(delegate.count == 1)
        // UIKit would take a second one for the presenter's own dismissal.
        #expect(presenter.dismissals == 1)
        #expect(presenter.presentedViewController == nil)
        #expect(scene.root.presentedViewController === presenter)
    }

    @Test("Two dismissals in one turn dismiss one card, and call both closures")
    func dismissedTwice() throws {
        let presenter = CountingScreen()
        let scene = CardScene(presenter)
        scene.show(.card())
        let front = CardScreen()
        presenter.present(front, as: .card())
        scene.advance(1)
        let controller = try #require(front.cardPresentationController)
        var calls: [String] = []
        for index in 0..<2 {
            controller.dismiss(animated: true) { calls.append("\(index) \(front.view.window == nil)") }
        }
        scene.advance(1)
        #expect(calls == ["0 true", "1 true"])
        #expect(presenter.dismissals == 1 && presenter.presentedViewController == nil)
        #expect(scene.root.presentedViewController === presenter && presenter.view.window != nil)
    }

    @Test("A dismissal that's requested again after UIKit has dropped the first one isn't lost")
    func dismissedAfterARefusal() throws {
        let scene = CardScene()
        scene.show(.card())
        let controller = try #require(scene.controller)
        let front = CardScreen()
        scene.screen.present(front, animated: false)
        controller.dismiss(animated: true)
        UIApplication.shared.tick()
        var calls = 0
        controller.dismiss(animated: true) { calls += 1 }
        scene.advance(2)
        #expect(calls == 1 && scene.isGone)
        #expect(front.presentingViewController == nil)
    }

    @Test(
        "Dismissals while the content presents a screen follow afterward",
        .behaviors([true, false].map { answer in .with { $0.returnsTrueWithoutAnimations = answer } }),
        arguments: [true, false]
    )
    func dismissedWhileItsContentPresents(hasBegun: Bool) throws {
        let scene = CardScene()
        scene.show(.card())
        let controller = try #require(scene.controller)
        scene.screen.present(CardScreen(), as: .card())
        if hasBegun { UIApplication.shared.tick() }
        var calls: [Bool] = []
        for _ in 0..<2 {
            controller.dismiss(animated: true) { calls.append(scene.isGone) }
        }
        scene.advance(3)
        #expect(calls == [true, true])
        #expect(scene.isGone)
    }

    @Test(
        "Dismissals while a screen further in front comes or goes follow afterward",
        .behaviors(Self.earlyDismissals),
        arguments: [true, false]
    )
    func dismissedDuringTransitionFurtherInFront(comes: Bool) throws {
        let scene = CardScene()
        scene.show(.card())
        let controller = try #require(scene.controller)
        let (middle, front) = (UIViewController(), UIViewController())
        for screen in [middle, front] { screen.modalPresentationStyle = .overFullScreen }
        scene.screen.present(middle, animated: false)
        scene.advance(1)
        middle.present(front, animated: true)
        if !comes {
            scene.advance(1)
            front.dismiss(animated: true)
        }
        var calls: [Bool] = []
        controller.dismiss(animated: true) { calls.append(scene.isGone) }
        scene.advance(3)
        #expect(calls == [true])
        #expect(scene.isGone)
    }

    @Test("A dismissal together with a screen that the content presents calls its closure once")
    func dismissedTogetherWithAScreen() throws {
        let scene = CardScene()
        scene.show(.card())
        let controller = try #require(scene.controller)
        let page = UIViewController()
        page.modalPresentationStyle = .fullScreen
        scene.screen.present(page, animated: false)
        scene.advance(1)
        var calls: [Bool] = []
        controller.dismiss(animated: true) { calls.append(scene.isGone) }
        scene.advance(2)
        #expect(calls == [true])
    }

    @Test(
        "A dismissal by people that UIKit refuses neither follows nor is reported later, unless it's put off",
        .behaviors(Self.earlyDismissals)
    )
    func refusedDismissalByPeople() throws {
        let isPutOff = UIKitBehavior.current.dismissalDuringPresentation == .isQueued
        let scene = CardScene()
        scene.show(.card())
        let controller = try #require(scene.controller)
        let delegate = AskingDelegate()
        controller.delegate = delegate
        scene.touch.tap(at: outside)
        scene.advance(2)
        #expect(scene.isGone == isPutOff)
        #expect(delegate.dismissals == (isPutOff ? 1 : 0))
        guard !isPutOff else { return }
        #expect(scene.screen.presentedViewController === delegate.question)
        scene.root.dismiss(animated: true)
        scene.advance(1)
        #expect(scene.isGone)
        #expect(delegate.dismissals == 0)
    }

    /// A screen that doesn't let UIKit dismiss what it presents, such as until it has saved something.
    private final class RefusingScreen: CardScreen {
        var refuses = true

        override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
            if !refuses { super.dismiss(animated: flag, completion: completion) }
        }
    }

    @Test("A card that was dragged out comes back if the screen behind it doesn't dismiss it")
    func refusedAfterDrag() {
        let scene = CardScene()
        let screen = RefusingScreen()
        scene.window.rootViewController = screen
        scene.advance(0.1)
        screen.present(scene.screen, as: .sheet())
        scene.advance(1)
        let shown = scene.shownFrame
        for _ in 0..<2 {
            scene.drag(from: CGPoint(x: 200, y: 600), by: CGVector(dx: 0, dy: 400))
            scene.touch.up()
            scene.advance(2)
            #expect(screen.presentedViewController === scene.screen && isNear(scene.shownFrame, shown))
        }
        screen.refuses = false
        scene.drag(from: CGPoint(x: 200, y: 600), by: CGVector(dx: 0, dy: 400))
        scene.touch.up()
        scene.advance(2)
        #expect(screen.presentedViewController == nil && scene.screen.view.window == nil)
    }

    @Test("A card that a finger lets go of comes back if the screen behind it doesn't dismiss it for the app")
    func refusedWhileHeld() {
        let scene = CardScene()
        let screen = RefusingScreen()
        scene.window.rootViewController = screen
        scene.advance(0.1)
        screen.present(scene.screen, as: .sheet())
        scene.advance(1)
        let shown = scene.shownFrame
        scene.drag(from: CGPoint(x: 200, y: 600), by: CGVector(dx: 0, dy: 100))
        scene.controller?.dismiss(animated: true)
        scene.touch.up()
        scene.advance(2)
        #expect(screen.presentedViewController === scene.screen && isNear(scene.shownFrame, shown))
    }

    // MARK: Toasts

    @Test("A toast disappears automatically, which isn't reported as a dismissal by people")
    func toastGoes() {
        let scene = CardScene()
        scene.show(.toast(duration: 2))
        // It appeared within 0.4 seconds, which have passed.
        scene.advance(1.3)
        #expect(isNear(scene.shownFrame, CGRect(x: 95, y: 55, width: 200, height: 120)))
        scene.advance(0.2)
        #expect(scene.shownFrame.minY < 54)
        scene.advance(0.5)
        #expect(scene.isGone)
        #expect(scene.log.isEmpty)
    }

    enum Reader: CaseIterable { case finger, voiceOver, switchControl }

    @Test("It waits for a finger, for VoiceOver, and for Switch Control", arguments: Reader.allCases)
    func toastWaits(for reader: Reader) {
        let scene = CardScene()
        scene.show(.toast(duration: 2))
        switch reader {
        case .finger: scene.touch.down(at: CGPoint(x: 200, y: 100))
        case .voiceOver: UIAccessibility.setVoiceOverRunning(true)
        case .switchControl: UIAccessibility.setSwitchControlRunning(true)
        }
        scene.advance(5)
        #expect(!scene.isGone)
        switch reader {
        case .finger: scene.touch.up()
        case .voiceOver: UIAccessibility.setVoiceOverRunning(false)
        case .switchControl: UIAccessibility.setSwitchControlRunning(false)
        }
        scene.advance(1)
        #expect(!scene.isGone)
        scene.advance(1)
        #expect(scene.isGone)
    }

    @Test("The time of a toast takes a few frames per second, except under a finger and at its end")
    func toastTakesFewFrames() {
        var wishes: [CAFrameRateRange] { CADisplayLink.added.map(\.preferredFrameRateRange) }
        let slow = CAFrameRateRange(minimum: 10, maximum: 20, preferred: 10)
        let scene = CardScene()
        scene.show(.toast(duration: 2))
        #expect(wishes == [slow])
        scene.touch.down(at: CGPoint(x: 200, y: 100))
        scene.advance(0.1)
        #expect(wishes == [.default])
        scene.touch.up()
        scene.advance(0.1)
        #expect(wishes == [slow])
        scene.advance(1)
        #expect(wishes == [.default])
        // However long it waits.
        UIAccessibility.setVoiceOverRunning(true)
        scene.advance(0.1)
        #expect(wishes == [slow])
        UIAccessibility.setVoiceOverRunning(false)
        scene.advance(0.1)
        #expect(wishes == [.default] && !scene.isGone)
        scene.advance(1)
        #expect(wishes.isEmpty && scene.isGone)
    }

    @Test("A toast stays for its time, whatever the frame rate", arguments: [0.05, 0.1, 0.25, 0.3])
    func toastStaysForItsTime(interval: TimeInterval) {
        let scene = CardScene()
        scene.show(.toast(duration: 20))
        var time = 1.0
        while !scene.isGone, time < 30 {
            UIApplication.shared.advance(by: interval, frameInterval: interval)
            time += interval
        }
        // It appeared and left within 0.4 seconds each, and each step of that waits for a frame.
        #expect(time > 20.7 && time < 21 + 4 * interval, "\(time)")
    }

    @Test("A toast is swiped away, and returns if it's pulled")
    func toastSwiped() {
        let scene = CardScene()
        scene.show(.toast(duration: 20))
        let rest = scene.shownFrame
        scene.drag(from: CGPoint(x: 200, y: 100), by: CGVector(dx: 0, dy: 110))
        // There are 635 points from the toast to the safe area at the bottom.
        let stretched = (1 - 1 / (100 * 0.55 / 635 + 1)) * CGFloat(635)
        // It isn't at an edge, so it moves instead of growing.
        #expect(isNear(scene.shownFrame, rest.offsetBy(dx: 0, dy: stretched)))
        scene.touch.up()
        scene.advance(1)
        #expect(isNear(scene.shownFrame, rest))
        scene.drag(from: CGPoint(x: 200, y: 150), by: CGVector(dx: 0, dy: -60), duration: 0.1, lifts: true)
        scene.advance(1)
        #expect(scene.isGone)
        #expect(scene.log == ["should", "will", "did"])
    }

    // MARK: Interactions

    @Test("If the same drag dismisses the card as an interaction, its own drag doesn't")
    func ifTheSameDragDismissesTheCardAsAnInteraction() {
        let scene = CardScene()
        let swipe = SwipeInteraction(edge: .top)
        scene.show(.sheet(), interaction: swipe)
        let rest = scene.shownFrame
        scene.drag(from: CGPoint(x: 200, y: 500), by: CGVector(dx: 0, dy: 110))
        #expect(swipe.state == .interactive)
        // After the first 10 points, by which the drag begins, the card stays under the finger.
        #expect(isNear(scene.shownFrame, rest.offsetBy(dx: 0, dy: 100), within: 1))
        scene.touch.up()
        scene.advance(1)
        #expect(isNear(scene.shownFrame, rest))
        #expect(scene.backdropStrength == 1)
        // Upward, the card moves.
        scene.drag(from: CGPoint(x: 200, y: 500), by: CGVector(dx: 0, dy: -300), lifts: true)
        scene.advance(1)
        #expect(scene.controller?.selectedDetentIndex == 1)
        // And downward again, too, to its first detent.
        scene.drag(from: CGPoint(x: 200, y: 300), by: CGVector(dx: 0, dy: 260))
        #expect(swipe.state == .idle)
        #expect(abs(scene.shownFrame.minY - 307) < 1)
        scene.advance(0.3)
        scene.touch.up()
        scene.advance(1)
        #expect(scene.controller?.selectedDetentIndex == 0)
        scene.allowsDismissal = false
        let before = scene.log.count
        scene.drag(from: CGPoint(x: 200, y: 500), by: CGVector(dx: 0, dy: 330), lifts: true)
        scene.advance(1)
        #expect(!scene.isGone)
        #expect(Array(scene.log.dropFirst(before)) == ["should", "attempt"])
        scene.allowsDismissal = true
        scene.drag(from: CGPoint(x: 200, y: 500), by: CGVector(dx: 0, dy: 330), lifts: true)
        scene.advance(1)
        #expect(scene.isGone)
        #expect(Array(scene.log.suffix(3)) == ["should", "will", "did"])
    }
}

/// A screen that counts the dismissals that it's asked for.
private final class CountingScreen: CardScreen {
    private(set) var dismissals = 0

    override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        dismissals += 1
        super.dismiss(animated: flag, completion: completion)
    }
}

/// A delegate that dismisses the screen when it's notified that people dismiss it.
@MainActor private final class HastyDelegate: NSObject, UIAdaptivePresentationControllerDelegate {
    private(set) var count = 0
    private let waits: Bool

    /// - Parameter waits: Whether the delegate returns only once the dismissal has begun.
    init(waits: Bool) {
        self.waits = waits
        super.init()
    }

    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
        count += 1
        presentationController.presentingViewController.dismiss(animated: true)
        if waits { UIApplication.shared.tick() }
    }
}

/// A delegate that presents a question when it's notified that people dismiss the screen.
@MainActor private final class AskingDelegate: NSObject, UIAdaptivePresentationControllerDelegate {
    let question = UIViewController()
    private(set) var dismissals = 0

    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
        presentationController.presentedViewController.present(question, animated: true)
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        dismissals += 1
    }
}
