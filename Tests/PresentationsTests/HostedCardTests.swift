import Presentations
import TestSupport
import Testing
import TransitionKit
@_spi(Host) import UIKit

/// Cards without a presentation: toasts, and panels that stay. The app goes on beneath them.
@MainActor @Suite struct HostedCardTests {
    @Test("The content of a card that's dismissed while its screen comes back disappears")
    func dismissedWhileItsScreenComesBack() {
        UIApplication.reset()
        let log = CallbackLog()
        let pages = ["A", "B"].map { RecordingViewController($0, color: .gray, log: log) }
        let card = RecordingViewController("card", color: .red, log: log)
        let container = ContainerViewController(viewControllers: pages)
        let interaction = InteractionController()
        TransitionDelegate(SpringSlideAnimator(), interaction: interaction).attach(to: container)
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = container
        window.makeKeyAndVisible()
        UIApplication.shared.tick()
        pages[0].addCard(card, as: .panel())
        UIApplication.shared.advance(by: 1)
        log.clear()
        #expect(interaction.begin())
        container.selectedIndex = 1
        UIApplication.shared.tick()
        interaction.update(0.4)
        UIApplication.shared.advance(by: 0.1)
        interaction.cancel()
        card.cardPresentationController?.dismiss(animated: true)
        UIApplication.shared.advance(by: 2)
        #expect(card.parent == nil)
        let calls = log.entries(of: "card view").map { String($0.prefix { $0 != "(" }) }
        #expect(calls == ["card viewWillDisappear", "card viewDidDisappear"])
    }

    @Test(
        "A card that leaves while the window changes its size keeps the size of a card",
        arguments: [CardPresentation.drawer(), .toast(duration: 100), .panel()]
    )
    func leavesInANewSize(presentation: CardPresentation) throws {
        let scene = CardScene()
        scene.root.addCard(scene.screen, as: presentation)
        scene.advance(1)
        scene.controller?.dismiss(animated: true)
        scene.advance(0.1)
        UIApplication.shared.windowScene.resize(to: CGSize(width: 844, height: 390))
        scene.advance(1.0 / 60)
        let size = try #require(scene.controller).frameOfPresentedViewInContainerView.size
        let shown = try #require(scene.card).bounds.size
        #expect(abs(shown.width - size.width) < 0.5 && abs(shown.height - size.height) < 0.5)
        scene.advance(1)
        #expect(scene.isGone)
    }

    @Test("A panel that appears and leaves in the background is gone when people return")
    func inTheBackground() {
        let scene = CardScene()
        UIApplication.shared.enterBackground()
        scene.root.addCard(scene.screen, as: .panel())
        scene.advance(1)
        #expect(scene.card?.window === scene.window)
        scene.controller?.dismiss(animated: true)
        scene.advance(1)
        #expect(scene.isGone)
        UIApplication.shared.enterForeground()
        scene.advance(1)
        #expect(scene.isGone)
    }

    // MARK: The app beneath

    /// Whether the focus can move past the card to what's behind it.
    private func letsFocusThrough(_ scene: CardScene) throws -> Bool {
        let host = try #require(scene.controller?.containerView)
        let backdrop = try #require(host.subviews.first)
        return host.isTransparentFocusItem && backdrop.isTransparentFocusItem
    }

    @Test("The focus reaches what's behind a toast or a panel, and not what's behind a sheet")
    func focusBehind() throws {
        let cards: [(CardPresentation, Bool)] = [
            (.toast(duration: 100), true), (.panel(), true), (.sheet(), false),
        ]
        for (presentation, isReached) in cards {
            let scene = CardScene()
            scene.root.addCard(scene.screen, as: presentation)
            scene.advance(1)
            #expect(try letsFocusThrough(scene) == isReached)
        }
    }

    @Test("The focus reaches what's behind a sheet at a detent that doesn't dim it")
    func focusBehindDetents() throws {
        let scene = CardScene()
        var sheet = CardPresentation.sheet()
        sheet.largestUndimmedDetentIndex = 0
        scene.root.addCard(scene.screen, as: sheet)
        scene.advance(1)
        #expect(try letsFocusThrough(scene))
        scene.controller?.selectedDetentIndex = 1
        scene.advance(1)
        #expect(try !letsFocusThrough(scene))
    }

    @Test("A toast leaves a field its focus and the keyboard, and people type on")
    func aToastLeavesAFieldItsFocusAndTheKeyboard() {
        let scene = CardScene()
        UIApplication.shared.softwareKeyboardHeight = 300
        let field = UITextField(frame: CGRect(x: 20, y: 300, width: 200, height: 34))
        scene.root.view.addSubview(field)
        field.becomeFirstResponder()
        for edge in TransitionEdge.allCases {
            scene.root.present(scene.screen, as: .toast(edge: edge, duration: 1))
            for _ in 0..<15 {
                scene.advance(0.1)
                #expect(field.isFirstResponder)
            }
            UIApplication.shared.insertText("a")
            scene.advance(1)
            #expect(scene.isGone)
        }
        #expect(field.text == "aaaa")
    }

    @Test(
        "While a toast is shown, the app presents a screen, and the toast goes on its own",
        arguments: [0, 0.2, 1]
    )
    func presentsBeneath(after time: TimeInterval) {
        let scene = CardScene()
        let detail = UIViewController()
        scene.root.present(scene.screen, as: .toast(duration: 2))
        scene.advance(time)
        scene.root.present(detail, with: .card(edge: .trailing))
        scene.advance(1)
        #expect(detail.viewIfLoaded?.window != nil)
        #expect(scene.root.presentedViewController === detail)
        scene.advance(3)
        #expect(scene.screen.parent == nil)
        detail.dismiss(animated: true)
        scene.advance(1)
        #expect(scene.isGone)
    }

    @Test("A screen that shows a toast is dismissed together with it", arguments: [true, false])
    func dismissesBeneath(isSheet: Bool) {
        let scene = CardScene()
        let detail = UIViewController()
        if isSheet {
            scene.root.present(detail, as: .sheet())
        } else {
            scene.root.present(detail, with: .card())
        }
        scene.advance(1)
        detail.present(scene.screen, as: .toast(duration: 30))
        scene.advance(1)
        #expect(scene.screen.view.window != nil)
        detail.dismiss(animated: true)
        scene.advance(1)
        #expect(scene.root.presentedViewController == nil)
        #expect(scene.screen.view.window == nil)
    }

    @Test("UIKit's dismissal of a toast dismisses the screen beneath, and the controller's only the toast")
    func dismissedFromItsContent() {
        let scene = CardScene()
        let (detail, toast) = (UIViewController(), CardScreen())
        scene.root.present(detail, with: .card())
        scene.advance(1)
        detail.present(scene.screen, as: .toast(duration: 30))
        scene.advance(1)
        scene.controller?.dismiss(animated: true)
        scene.advance(1)
        #expect(scene.screen.view.window == nil)
        #expect(scene.root.presentedViewController === detail)
        detail.present(toast, as: .toast(duration: 30))
        scene.advance(1)
        #expect(toast.view.window != nil)
        toast.dismiss(animated: true)
        scene.advance(1)
        #expect(scene.root.presentedViewController == nil)
        #expect(toast.view.window == nil)
    }

    @Test("A sheet under a toast is dragged, and a toast on it isn't mistaken for the sheet")
    func dragsBeneath() {
        let scene = CardScene()
        scene.show(.sheet(detents: [.fraction(1)]))
        let toast = CardScreen()
        scene.screen.present(toast, as: .toast(duration: 30))
        scene.advance(1)
        let (before, shown) = (scene.shownFrame.minY, toast.view.convert(toast.view.bounds, to: nil))
        #expect(shown.maxY > before && shown.minY < before + 60)
        scene.drag(from: CGPoint(x: 195, y: 600), by: CGVector(dx: 0, dy: 200))
        #expect(abs(scene.shownFrame.minY - before - 190) < 1)
        #expect(toast.view.convert(toast.view.bounds, to: nil) == shown)
        scene.touch.cancel()
        scene.advance(1)
        // On the toast, at a place that's in front of the sheet.
        scene.drag(from: CGPoint(x: 195, y: shown.maxY - 10), by: CGVector(dx: 0, dy: 100))
        #expect(scene.shownFrame.minY == before)
        #expect(toast.view.convert(toast.view.bounds, to: nil).minY > shown.minY + 10)
        scene.touch.cancel()
    }

    @Test("Beneath a toast, controls and gestures work while it appears, stays, and leaves")
    func touchesBeneath() {
        let scene = CardScene()
        scene.root.present(scene.screen, as: .toast(duration: 0.6))
        for count in 1...14 {
            scene.advance(0.1)
            scene.touch.tap(at: CGPoint(x: 200, y: 600))
            #expect(scene.root.taps.count == count)
        }
        // Each of the two transitions begins with the frame after its call.
        scene.advance(2.0 / 60)
        #expect(scene.isGone)
    }

    @Test("A swipe back and a push go on beneath a toast")
    func aSwipeBackAndAPushGoOnBeneathAToast() {
        let scene = CardScene()
        let stack = UINavigationController(rootViewController: UIViewController())
        scene.window.rootViewController = stack
        TransitionDelegate(.card(edge: .trailing)).attach(to: stack)
        scene.advance(0.1)
        stack.topViewController?.present(scene.screen, as: .toast(duration: 30))
        stack.pushViewController(UIViewController(), animated: true)
        scene.advance(1)
        let frame = scene.shownFrame
        #expect(stack.viewControllers.count == 2)
        #expect(isNear(frame, CGRect(x: 95, y: 55, width: 200, height: 120)))
        scene.drag(from: CGPoint(x: 1, y: 500), by: CGVector(dx: 350, dy: 0), lifts: true)
        #expect(scene.shownFrame == frame)
        scene.advance(1)
        #expect(stack.viewControllers.count == 1)
        #expect(stack.children.count == 1)
        #expect(scene.screen.view.window != nil)
        scene.controller?.dismiss(animated: true)
        scene.advance(1)
        #expect(scene.screen.viewIfLoaded?.window == nil)
        #expect(stack.view.interactions.allSatisfy { "\(type(of: $0))" != "CardHostKeeper" })
    }

    @Test("Taps on a card, and beside one that covers its screen, don't reach the screen that it's in")
    func screenBehind() {
        for tapOutside in CardPresentation.TapOutside.allCases {
            let scene = CardScene()
            let (stack, observer) = (UINavigationController(rootViewController: UIViewController()), Taps())
            scene.window.rootViewController = stack
            stack.pushViewController(scene.root, animated: false)
            let (around, doubled) = (Taps(), Taps(2))
            stack.view.addGestureRecognizer(around.recognizer)
            scene.root.view.addGestureRecognizer(doubled.recognizer)
            scene.window.addGestureRecognizer(observer.recognizer)
            observer.recognizer.cancelsTouchesInView = false
            observer.recognizer.delegate = observer
            scene.advance(0.1)
            var card = CardPresentation.sheet()
            card.tapOutside = tapOutside
            scene.root.addCard(scene.screen, as: card)
            scene.advance(1)
            for _ in 0..<2 { scene.touch.tap(at: CGPoint(x: 200, y: 700)) }
            scene.advance(0.5)
            #expect(scene.screen.taps.count == 2 && observer.count == 2)
            #expect(scene.root.taps.isEmpty && around.count == 0 && doubled.count == 0)
            scene.touch.tap(at: CGPoint(x: 200, y: 200))
            scene.advance(1)
            #expect(scene.root.taps.count == (tapOutside == .passesThrough ? 1 : 0))
            #expect(around.count == 0 && doubled.count == 0)
            #expect((scene.screen.parent == nil) == (tapOutside == .dismisses))
        }
    }

    @Test("A card that's in the way of taps takes nothing from its own recognizers and controls")
    func ownTaps() {
        let scene = CardScene()
        let doubled = Taps(2)
        doubled.recognizer.cancelsTouchesInView = false
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
        var presses = 0
        button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
        scene.screen.view.addGestureRecognizer(doubled.recognizer)
        scene.screen.view.addSubview(button)
        scene.root.addCard(scene.screen, as: .panel(detents: [.points(300)]))
        scene.advance(1)
        let frame = scene.shownFrame
        scene.touch.tap(at: CGPoint(x: frame.minX + 50, y: frame.minY + 30))
        scene.advance(0.5)
        #expect(presses == 1 && scene.root.taps.isEmpty)
        for _ in 0..<2 { scene.touch.tap(at: CGPoint(x: frame.midX + 50, y: frame.minY + 150)) }
        scene.advance(0.5)
        #expect(doubled.count == 1 && scene.root.taps.isEmpty)
        // A toast on a panel is in both.
        let toast = CardScreen()
        scene.screen.addCard(toast, as: .toast(duration: 60))
        scene.advance(1)
        scene.touch.tap(at: toast.view.convert(CGPoint(x: 100, y: 60), to: nil))
        scene.advance(0.5)
        #expect(toast.taps.count == 1 && scene.root.taps.isEmpty && doubled.count == 1)
    }

    @Test("People swipe back on a card that's in the screen")
    func swipesBackOnCards() {
        let scene = CardScene()
        let stack = UINavigationController(rootViewController: UIViewController())
        scene.window.rootViewController = stack
        TransitionDelegate(.card(edge: .trailing), interaction: .swipe()).attach(to: stack)
        stack.pushViewController(scene.root, animated: false)
        scene.advance(0.1)
        scene.root.addCard(scene.screen, as: .toast(edge: .bottom, duration: 100))
        scene.advance(1)
        scene.drag(from: CGPoint(x: 100, y: 780), by: CGVector(dx: 270, dy: 0), lifts: true)
        scene.advance(1)
        #expect(stack.viewControllers.count == 1)
    }

    @Test(
        "Drags beside a card that blocks its screen don't swipe back, and those on the card do",
        arguments: [CardPresentation.TapOutside.dismisses, .ignored],
        [false, true]
    )
    func dragsBeside(tapOutside: CardPresentation.TapOutside, isFromEdge: Bool) {
        let scene = CardScene()
        let stack = UINavigationController(rootViewController: UIViewController())
        scene.window.rootViewController = stack
        if !isFromEdge {
            TransitionDelegate(.card(edge: .trailing), interaction: .swipe()).attach(to: stack)
        }
        stack.pushViewController(scene.root, animated: false)
        scene.advance(0.1)
        var sheet = CardPresentation.sheet()
        sheet.tapOutside = tapOutside
        stack.addCard(scene.screen, as: sheet)
        scene.attachDelegate()
        scene.advance(1)
        // The window observes all touches.
        let observer = UIPanGestureRecognizer()
        var count = 0
        observer.addHandler { if $0.state == .began { count += 1 } }
        scene.window.addGestureRecognizer(observer)
        let (x, way): (CGFloat, CGVector) = (isFromEdge ? 2 : 100, CGVector(dx: 270, dy: 0))
        scene.drag(from: CGPoint(x: x, y: 200), by: way, lifts: true)
        scene.advance(1)
        #expect(stack.viewControllers.count == 2 && count == 1 && scene.log.isEmpty)
        scene.window.removeGestureRecognizer(observer)
        scene.drag(from: CGPoint(x: x, y: 700), by: way, lifts: true)
        scene.advance(1)
        #expect(stack.viewControllers.count == 1 && scene.log.isEmpty)
        scene.touch.tap(at: CGPoint(x: 200, y: 200))
        scene.advance(1)
        #expect((scene.screen.parent == nil) == (tapOutside == .dismisses))
    }

    @Test("Drags beside a sheet reach its screen only while the sheet is at an undimmed detent")
    func dragsBesideDetents() {
        let scene = CardScene()
        let stack = UINavigationController(rootViewController: UIViewController())
        scene.window.rootViewController = stack
        TransitionDelegate(.card(edge: .trailing), interaction: .swipe()).attach(to: stack)
        stack.pushViewController(scene.root, animated: false)
        scene.advance(0.1)
        var sheet = CardPresentation.sheet(detents: [.points(200), .points(300)])
        sheet.largestUndimmedDetentIndex = 0
        stack.addCard(scene.screen, as: sheet)
        scene.advance(1)
        for (detent, count) in [(1, 2), (0, 1)] {
            scene.controller?.selectedDetentIndex = detent
            scene.advance(0.1)
            scene.drag(from: CGPoint(x: 100, y: 200), by: CGVector(dx: 270, dy: 0), lifts: true)
            scene.advance(1)
            #expect(stack.viewControllers.count == count)
        }
    }

    @Test("Drags beside a card that blocks its screen open no menu, and switch no tabs")
    func menuAndTabsBeside() {
        let scene = CardScene()
        let tabs = UITabBarController()
        scene.window.rootViewController = tabs
        tabs.viewControllers = [scene.root, UIViewController()]
        TransitionDelegate(.card(edge: .trailing), interaction: .swipe()).attach(to: tabs)
        EdgeSwipeInteraction().attach(toPresentFrom: scene.root, as: .drawer()) { CardScreen() }
        scene.advance(0.1)
        func swipe(from x: CGFloat, by way: CGFloat) {
            scene.drag(from: CGPoint(x: x, y: 200), by: CGVector(dx: way, dy: 0), lifts: true)
            scene.advance(1)
        }
        scene.root.addCard(scene.screen, as: .sheet())
        scene.advance(1)
        swipe(from: 2, by: 280)
        #expect(scene.root.presentedViewController == nil)
        swipe(from: 300, by: -280)
        #expect(tabs.selectedIndex == 0)
        // The card still follows a finger.
        scene.drag(from: CGPoint(x: 200, y: 600), by: CGVector(dx: 0, dy: 200), lifts: true)
        scene.advance(1)
        #expect(scene.screen.parent == nil)
        swipe(from: 2, by: 280)
        #expect(scene.root.presentedViewController != nil)
        scene.root.dismiss(animated: true)
        scene.advance(1)
        swipe(from: 300, by: -280)
        #expect(tabs.selectedIndex == 1)
    }

    @Test("A card that's added in an animation of the app isn't animated by it")
    func addedInAnimation() {
        let scene = CardScene()
        UIView.animate(withDuration: 2) {
            scene.root.addCard(scene.screen, as: .card(edge: nil), animated: false)
        }
        scene.advance(0.1)
        #expect(isNear(scene.shownFrame, CGRect(x: 95, y: 368.5, width: 200, height: 120)))
        #expect(scene.screen.view.layer.animationKeys()?.isEmpty != false)
    }

    @Test("VoiceOver finds a toast in front of a card, and the card")
    func toastOverCard() {
        let scene = CardScene()
        let labels = ["on the card", "on the toast"].map(CardScene.label)
        scene.screen.view.addSubview(labels[0])
        scene.root.addCard(scene.screen, as: .card())
        scene.advance(1)
        #expect(scene.window.accessibilityElementsInReadingOrder == [labels[0]])
        let toast = CardScreen()
        toast.view.addSubview(labels[1])
        scene.root.present(toast, as: .toast(duration: 1))
        scene.advance(0.8)
        #expect(Set(labels).isSubset(of: scene.window.accessibilityElementsInReadingOrder))
        scene.advance(3)
        #expect(scene.window.accessibilityElementsInReadingOrder == [labels[0]])
    }

    // MARK: One after the other

    @Test(
        "A second toast waits, or takes the place of the first one",
        arguments: CardPresentation.Succession.allCases
    )
    func aSecondToastWaitsOrTakesThePlaceOfTheFirstOne(succession: CardPresentation.Succession) {
        let scene = CardScene()
        let screens = (0..<3).map { _ in CardScreen() }
        for screen in screens {
            var toast = CardPresentation.toast(duration: 1)
            toast.succession = succession
            scene.root.present(screen, as: toast)
            scene.advance(0.1)
        }
        var seen: [Int] = []
        for _ in 0..<80 {
            scene.advance(0.1)
            let shown = screens.indices.filter { screens[$0].viewIfLoaded?.window != nil }
            if shown.count == 1, seen.last != shown[0] { seen.append(shown[0]) }
            if succession == .waits { #expect(shown.count <= 1) }
        }
        #expect(seen == (succession == .waits ? [0, 1, 2] : [2]))
        #expect(scene.root.children.isEmpty)
    }

    @Test(
        "A toast that waits and is shown again, or is dismissed, calls each completion",
        arguments: [false, true],
        [TransitionEdge.top, .bottom]
    )
    func completionsOfAWaitingToast(isDismissed: Bool, edge: TransitionEdge) {
        let scene = CardScene()
        var log: [String] = []
        scene.root.present(CardScreen(), as: .toast(duration: 1)) { log.append("first") }
        scene.advance(1)
        scene.root.present(scene.screen, as: .toast(duration: 1)) { log.append("A") }
        scene.root.present(scene.screen, as: .toast(duration: 1)) { log.append("B") }
        scene.advance(0.1)
        scene.root.present(scene.screen, as: .toast(edge: edge, duration: 1)) { log.append("C") }
        if isDismissed { scene.controller?.dismiss(animated: true) }
        scene.advance(8)
        #expect(log == ["first", "A", "B", "C"])
        #expect(scene.root.children.isEmpty)
    }

    @Test("Toasts at different edges, and cards that stay, don't wait for each other")
    func toastsAtDifferentEdgesAndCardsThatStay() {
        let scene = CardScene()
        let others = (0..<2).map { _ in CardScreen() }
        scene.root.present(scene.screen, as: .toast(duration: 1))
        scene.root.present(others[0], as: .toast(edge: .bottom, duration: 1))
        scene.root.addCard(others[1], as: .sheet())
        scene.advance(0.7)
        #expect(others.allSatisfy { $0.view.window != nil })
        #expect(scene.screen.view.window != nil)
    }

    // MARK: Assistive technologies

    @Test("VoiceOver announces a toast, its time waits, and the next one comes although it waits")
    func voiceOver() {
        let scene = CardScene()
        UIAccessibility.setVoiceOverRunning(true)
        let label = UILabel(frame: CGRect(x: 20, y: 20, width: 100, height: 30))
        label.text = "Saved"
        scene.screen.view.addSubview(label)
        scene.root.present(scene.screen, as: .toast(duration: 1))
        scene.advance(5)
        let spoken = UIAccessibility.postedNotifications
        #expect(spoken.map(\.0) == [.announcement])
        #expect(spoken.first?.1 as? String == "Saved")
        #expect(scene.screen.view.window != nil)
        let next = CardScreen()
        scene.root.present(next, as: .toast(duration: 1))
        scene.advance(2.5)
        #expect(next.viewIfLoaded?.window != nil)
        #expect(scene.screen.viewIfLoaded?.window == nil)
    }

    @Test("VoiceOver announces the title of a toast without text")
    func voiceOverAnnouncesATitle() {
        let scene = CardScene()
        UIAccessibility.setVoiceOverRunning(true)
        scene.screen.title = "Saved"
        scene.root.present(scene.screen, as: .toast(duration: 1))
        scene.advance(1)
        let spoken = UIAccessibility.postedNotifications
        #expect(spoken.map(\.0) == [.announcement])
        #expect(spoken.first?.1 as? String == "Saved")
    }

    @Test("VoiceOver announces a toast that stays, and not a panel", arguments: [false, true])
    func voiceOverAnnouncesAToastThatStays(isToast: Bool) {
        let scene = CardScene()
        UIAccessibility.setVoiceOverRunning(true)
        scene.screen.view.addSubview(CardScene.label("Saved"))
        scene.root.addCard(scene.screen, as: isToast ? .toast(duration: .infinity) : .panel())
        scene.advance(1)
        let spoken = UIAccessibility.postedNotifications
        #expect(spoken.map(\.0) == (isToast ? [.announcement] : []))
        #expect(spoken.first?.1 as? String == (isToast ? "Saved" : nil))
    }

    @Test("VoiceOver announces a toast whose elements aren't views in it", arguments: [false, true])
    func voiceOverAnnouncesElements(areNested: Bool) {
        let scene = CardScene()
        UIAccessibility.setVoiceOverRunning(true)
        let group = UIView()
        group.accessibilityElements = [CardScene.label("Saved")]
        if areNested {
            scene.screen.view.addSubview(group)
        } else {
            scene.screen.view.accessibilityElements = [group]
        }
        scene.root.present(scene.screen, as: .toast(duration: 1))
        scene.advance(1)
        let spoken = UIAccessibility.postedNotifications
        #expect(spoken.map(\.0) == [.announcement])
        #expect(spoken.first?.1 as? String == "Saved")
    }

    @Test("VoiceOver announces a toast whose views are elements of themselves, or of each other")
    func voiceOverAnnouncesElementsInACircle() {
        let scene = CardScene()
        UIAccessibility.setVoiceOverRunning(true)
        let (group, inner, label) = (UIView(), UIView(), CardScene.label("Saved"))
        group.accessibilityElements = [group, inner, label]
        inner.accessibilityElements = [group]
        scene.screen.view.addSubview(group)
        group.addSubview(inner)
        group.addSubview(label)
        scene.root.present(scene.screen, as: .toast(duration: 1))
        scene.advance(1)
        let spoken = UIAccessibility.postedNotifications
        #expect(spoken.map(\.0) == [.announcement])
        #expect(spoken.first?.1 as? String == "Saved")
        #expect(scene.window.accessibilityElementsInReadingOrder == [label])
    }

    /// What determines the order of a toast's texts.
    enum TextOrder: CaseIterable, Sendable {
        case places, placesInAGroup, placesFromTheRight, elements, elementsOfAGroup

        var announcement: String {
            switch self {
            case .places, .placesInAGroup: "Saved, Undo, In Drafts"
            case .placesFromTheRight: "Undo, Saved, In Drafts"
            case .elements: "In Drafts, Undo, Saved"
            case .elementsOfAGroup: "Undo, In Drafts, Saved"
            }
        }
    }

    @Test("VoiceOver announces the texts of a toast in reading order", arguments: TextOrder.allCases)
    func voiceOverAnnouncesInReadingOrder(order: TextOrder) {
        let scene = CardScene(layoutDirection: order == .placesFromTheRight ? .rightToLeft : .leftToRight)
        UIAccessibility.setVoiceOverRunning(true)
        let (saved, undo, drafts) = (
            CardScene.label("Saved"), CardScene.label("Undo"), CardScene.label("In Drafts")
        )
        saved.frame = CGRect(x: 20, y: 24, width: 60, height: 20)
        // The button is larger, so it begins above the text beside it.
        undo.frame = CGRect(x: 120, y: 18, width: 60, height: 32)
        drafts.frame = CGRect(x: 20, y: 60, width: 160, height: 20)
        let group = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 120))
        scene.screen.view.addSubview(group)
        let isInAGroup = order == .placesInAGroup || order == .elementsOfAGroup
        for label in [drafts, undo, saved] {
            let parent: UIView? = isInAGroup && label !== undo ? group : scene.screen.view
            parent?.addSubview(label)
        }
        switch order {
        case .elements: scene.screen.view.accessibilityElements = [drafts, undo, saved]
        case .elementsOfAGroup: group.accessibilityElements = [drafts, saved]
        default: break
        }
        scene.root.present(scene.screen, as: .toast(duration: 1))
        scene.advance(1)
        let spoken = UIAccessibility.postedNotifications
        #expect(spoken.map(\.0) == [.announcement])
        #expect(spoken.first?.1 as? String == order.announcement)
    }

    /// The arguments of the notifications that move VoiceOver to another screen.
    private var screenChanges: [Any?] {
        UIAccessibility.postedNotifications.filter { $0.0 == .screenChanged }.map(\.1)
    }

    @Test("VoiceOver moves to a card in front of the screen that it's in, and back to that screen")
    func voiceOverMovesToACardAndBack() throws {
        let scene = CardScene()
        scene.root.addCard(scene.screen, as: .card())
        #expect(screenChanges.isEmpty)
        scene.advance(1)
        let card = try #require(scene.card)
        #expect(screenChanges.count == 1 && screenChanges.first as? UIView === card)
        scene.controller?.dismiss(animated: true)
        scene.advance(1)
        #expect(screenChanges.count == 2 && scene.isGone)
    }

    @Test("The focus moves to a card that blocks the screen behind it")
    func focusMovesToACard() throws {
        let cards: [(CardPresentation, Bool)] = [(.card(), true), (.sheet(), true), (.panel(), false)]
        for (presentation, moves) in cards {
            let scene = CardScene()
            let (button, inside) = (UIButton(), UIButton())
            scene.root.view.addSubview(button)
            scene.screen.view.addSubview(inside)
            let system = try #require(UIApplication.shared.windowScene.focusSystem)
            system.moveFocus(to: button)
            scene.root.addCard(scene.screen, as: presentation)
            scene.advance(1)
            #expect(system.focusedItem === (moves ? inside : button))
            #expect(scene.root.view.subviews.allSatisfy { $0.isUserInteractionEnabled })
        }
    }

    @Test("The focus moves to what the content of a card prefers, and past other views behind the card")
    func focusMovesToWhatTheContentPrefers() throws {
        let scene = CardScene(PreferringScreen())
        let (button, other, first, second) = (UIButton(), UIButton(), UIButton(), UIButton())
        scene.root.view.addSubview(button)
        scene.root.view.addSubview(other)
        scene.screen.view.addSubview(first)
        scene.screen.view.addSubview(second)
        (scene.screen as? PreferringScreen)?.preferred = second
        let system = try #require(UIApplication.shared.windowScene.focusSystem)
        system.moveFocus(to: other)
        scene.root.addCard(scene.screen, as: .card())
        scene.advance(1)
        #expect(system.focusedItem === second)
        #expect(button.isUserInteractionEnabled && other.isUserInteractionEnabled)
    }

    @Test("The focus stays on a view in front of a card, and where the card isn't")
    func focusStaysInFrontOfACard() throws {
        let scene = CardScene()
        let (button, inside) = (UIButton(), UIButton())
        scene.screen.view.addSubview(inside)
        let system = try #require(UIApplication.shared.windowScene.focusSystem)
        scene.root.addCard(scene.screen, as: .card())
        scene.advance(0.1)
        scene.root.view.addSubview(button)
        system.moveFocus(to: button)
        scene.advance(1)
        #expect(system.focusedItem === button)
        scene.controller?.dismiss(animated: true)
        scene.advance(1)
        // A card in one half of the window.
        let half = UIViewController()
        half.view.frame = CGRect(x: 0, y: 400, width: 390, height: 444)
        scene.root.addChild(half)
        scene.root.view.addSubview(half.view)
        half.didMove(toParent: scene.root)
        half.addCard(scene.screen, as: .card())
        scene.advance(1)
        #expect(scene.screen.view.window != nil && system.focusedItem === button)
    }

    private final class PreferringScreen: CardScreen {
        var preferred: UIView?

        override var preferredFocusEnvironments: [any UIFocusEnvironment] {
            if let preferred { [preferred] } else { super.preferredFocusEnvironments }
        }
    }

    @Test(
        "VoiceOver stays where it is if a card leaves the screen behind it to people",
        arguments: [CardPresentation.panel(), .toast(duration: 1)]
    )
    func voiceOverStays(presentation: CardPresentation) {
        let scene = CardScene()
        scene.root.addCard(scene.screen, as: presentation)
        scene.advance(1)
        scene.controller?.dismiss(animated: true)
        scene.advance(1)
        #expect(screenChanges.isEmpty && scene.isGone)
    }

    @Test("VoiceOver isn't moved if a card disappears together with its screen, or beneath another one")
    func voiceOverStaysWhereItIs() {
        let scene = CardScene()
        scene.root.addCard(scene.screen, as: .card(), animated: false)
        #expect(screenChanges.count == 1)
        let front = UIViewController()
        scene.root.present(front, animated: false)
        scene.advance(1)
        scene.controller?.dismiss(animated: false)
        scene.advance(1)
        #expect(scene.screen.parent == nil && screenChanges.count == 1)
        front.addCard(scene.screen, as: .card(), animated: false)
        #expect(screenChanges.count == 2)
        front.dismiss(animated: false)
        scene.advance(1)
        #expect(screenChanges.count == 2)
    }

    // MARK: Containment

    @Test("The content of a card gets its appearance callbacks as a child does", arguments: [true, false])
    func theContentOfACardGetsItsAppearanceCallbacksAsAChild(isAnimated: Bool) {
        let scene = CardScene()
        let content = LoggingScreen()
        scene.root.addCard(content, as: .sheet(), animated: isAnimated)
        if isAnimated { #expect(content.log == ["willMove parent", "willAppear \(isAnimated)"]) }
        scene.advance(1)
        let coming = [
            "willMove parent", "willAppear \(isAnimated)", "didAppear \(isAnimated)", "didMove parent",
        ]
        #expect(content.log == coming)
        content.log = []
        let cover = UIViewController()
        cover.modalPresentationStyle = .fullScreen
        scene.root.present(cover, animated: false)
        scene.advance(0.1)
        #expect(content.log == ["willDisappear false", "didDisappear false"])
        cover.dismiss(animated: false)
        scene.advance(0.1)
        #expect(
            content.log == [
                "willDisappear false", "didDisappear false", "willAppear false", "didAppear false",
            ]
        )
        content.log = []
        content.cardPresentationController?.dismiss(animated: isAnimated)
        scene.advance(1)
        #expect(
            content.log == [
                "willMove nil", "willDisappear \(isAnimated)", "didDisappear \(isAnimated)", "didMove nil",
            ]
        )
    }

    @Test("A card that dismisses itself once it has appeared is gone afterward", arguments: [true, false])
    func dismissesItselfOnceItHasAppeared(isAnimated: Bool) {
        let scene = CardScene()
        let content = LoggingScreen()
        var isInWindow: [Bool] = []
        content.whenAppeared = { [unowned content] in
            content.cardPresentationController?.dismiss(animated: isAnimated) { [unowned content] in
                isInWindow.append(content.viewIfLoaded?.window != nil)
            }
        }
        scene.root.addCard(content, as: .sheet(), animated: isAnimated)
        scene.advance(2)
        #expect(isInWindow == [false])
        #expect(content.log.suffix(2) == ["didDisappear \(isAnimated)", "didMove nil"])
        #expect(!content.log.contains("didMove parent"))
        #expect(scene.isGone && content.parent == nil)
    }

    @Test("The content of a card that's dismissed when it's laid out disappears only when the card is gone")
    func dismissedWhenItsLaidOut() {
        let scene = CardScene()
        let content = LoggingScreen()
        content.whenLaidOut = { [unowned content] in
            content.cardPresentationController?.dismiss(animated: true)
        }
        // Without an animation, the content is laid out when the card has appeared.
        scene.root.addCard(content, as: .sheet(), animated: false)
        scene.advance(0.1)
        #expect(content.view.window != nil && content.log.last == "willDisappear true")
        scene.advance(1)
        let calls = [
            "willMove parent", "willAppear false", "willMove nil", "willDisappear true", "didDisappear true",
            "didMove nil",
        ]
        #expect(content.log == calls)
        #expect(scene.isGone && content.parent == nil)
    }

    @Test("A card that's dismissed at once when it's laid out leaves no gesture in its container")
    func dismissedAtOnceWhenItsLaidOut() throws {
        let scene = CardScene()
        let content = LoggingScreen()
        // The app can have both.
        var controller: CardPresentationController?
        var container: UIView?
        content.whenLaidOut = { [unowned content] in
            controller = content.cardPresentationController
            container = controller?.containerView
            controller?.dismiss(animated: false)
        }
        scene.root.addCard(content, as: .sheet(), animated: false)
        scene.advance(0.1)
        #expect(scene.isGone && content.log.last == "didMove nil")
        #expect(!content.log.contains("didAppear false"))
        let recognizers = try #require(container).gestureRecognizers ?? []
        #expect(recognizers.allSatisfy { $0.name == "TransitionKit.Shield" })
        withExtendedLifetime(controller) {}
    }

    @Test("A card that its delegate dismisses when it's asked isn't moved afterward")
    func dismissedWhenTheDelegateIsAsked() throws {
        let scene = CardScene()
        scene.root.addCard(scene.screen, as: .sheet())
        scene.advance(1)
        let controller = try #require(scene.controller)
        // The app can keep these.
        let card = try #require(scene.card)
        let host = scene.screen.parent
        var frames: [CGRect] = []
        let delegate = AskedDelegate { [unowned controller] in
            controller.dismiss(animated: false)
            frames.append(card.frame)
        }
        controller.delegate = delegate
        let start = CGPoint(x: 200, y: scene.shownFrame.minY + 40)
        scene.drag(from: start, by: CGVector(dx: 0, dy: 200))
        #expect(scene.isGone)
        #expect(frames == [card.frame])
        scene.touch.up()
        withExtendedLifetime((host, delegate)) {}
    }

    @Test("A card that people catch while it dismisses itself can be swiped away afterward")
    func caughtWhileItDismissesItself() throws {
        let scene = CardScene()
        let content = LoggingScreen()
        content.whenAppeared = { [unowned content] in
            content.whenAppeared = {}
            content.cardPresentationController?.dismiss(animated: true)
        }
        let swipe = SwipeInteraction(edge: .top)
        scene.root.addCard(content, as: .sheet(), interaction: swipe)
        repeat { scene.advance(1.0 / 60) } while !content.log.contains { $0.hasPrefix("willDisappear") }
        scene.advance(0.1)
        let card = try #require(content.view.superview?.superview)
        let top = card.layer.presentation()?.frame.minY ?? 0
        scene.touch.down(at: CGPoint(x: 200, y: top + 60))
        scene.advance(1.0 / 60)
        scene.touch.move(to: CGPoint(x: 200, y: top + 40))
        scene.advance(1.0 / 60)
        scene.touch.move(to: CGPoint(x: 200, y: top - 200))
        scene.advance(0.3)
        scene.touch.up()
        scene.advance(1)
        #expect(content.view.window != nil && swipe.state == .idle)
        let shown = card.frame.minY
        scene.drag(
            from: CGPoint(x: 200, y: shown + 60),
            by: CGVector(dx: 0, dy: 350),
            duration: 0.3
        )
        scene.touch.up()
        scene.advance(1)
        #expect(scene.isGone && content.parent == nil)
    }

    @Test("The content of a card that people throw out while it appears gets the callbacks of a child")
    func thrownOutWhileItAppears() {
        let content = LoggingScreen()
        let scene = CardScene(content)
        scene.root.addCard(content, as: .sheet())
        scene.advance(0.2)
        let start = CGPoint(x: 200, y: scene.shownFrame.minY + 40)
        scene.drag(from: start, by: CGVector(dx: 0, dy: 110), duration: 0.1, lifts: true)
        scene.advance(2)
        let calls = [
            "willMove parent", "willAppear true", "willMove nil", "willDisappear true", "didDisappear true",
            "didMove nil",
        ]
        #expect(content.log == calls)
        #expect(scene.isGone)
    }

    enum Return: CaseIterable { case added, presented }

    @Test(
        "A delegate shows the content again when it hears that people have dismissed it",
        arguments: Return.allCases,
        [true, false]
    )
    func shownAgainByItsDelegate(way: Return, isThrownOutWhileItComes: Bool) throws {
        let content = LoggingScreen()
        let scene = CardScene(content)
        var isGone: [Bool] = []
        let delegate = DismissalDelegate { [unowned scene, unowned content] in
            isGone.append(content.parent == nil && content.log.contains("didDisappear true"))
            switch way {
            case .added: scene.root.addCard(content, as: .sheet())
            case .presented: scene.root.present(content, as: .sheet())
            }
        }
        scene.root.addCard(content, as: .sheet())
        let controller = try #require(scene.controller)
        controller.delegate = delegate
        if isThrownOutWhileItComes {
            scene.advance(0.2)
            let top = scene.shownFrame.minY + 40
            let start = CGPoint(x: 200, y: top)
            scene.drag(from: start, by: CGVector(dx: 0, dy: 110), duration: 0.1, lifts: true)
        } else {
            scene.advance(1)
            scene.touch.tap(at: CGPoint(x: 200, y: 20))
        }
        scene.advance(2)
        #expect(isGone == [true])
        #expect(content.view.window != nil)
        #expect((content.presentingViewController != nil) == (way == .presented))
        withExtendedLifetime((controller, delegate)) {}
    }

    @Test("A card that's added before its parent is on the screen appears with its parent")
    func aCardThatsAddedBeforeItsParentIsOnTheScreenAppears() {
        let scene = CardScene()
        let parent = UIViewController()
        let content = LoggingScreen()
        parent.loadViewIfNeeded()
        parent.addCard(content, as: .sheet())
        #expect(content.log.allSatisfy { !$0.contains("Appear") })
        scene.window.rootViewController = parent
        scene.advance(1)
        #expect(content.log.filter { $0.contains("Appear") } == ["willAppear false", "didAppear false"])
        #expect(
            isNear(
                content.view.convert(content.view.bounds, to: nil),
                CGRect(x: 0, y: 450.5, width: 390, height: 393.5)
            )
        )
    }

    @Test("Nothing is left of a card that's gone, and nothing leaks", arguments: [true, false])
    func nothingIsLeftOfACardThatsGone(inStack: Bool) {
        let scene = CardScene()
        let root: UIViewController =
            inStack ? UINavigationController(rootViewController: UIViewController()) : scene.root
        scene.window.rootViewController = root
        scene.advance(0.1)
        let subviews = root.view.subviews.count
        weak var content: UIViewController?
        weak var controller: CardPresentationController?
        do {
            let screen = CardScreen()
            (content, controller) = (screen, nil)
            root.addCard(screen, as: .sheet())
            controller = screen.cardPresentationController
        }
        scene.advance(1)
        #expect(controller != nil)
        controller?.dismiss(animated: true)
        scene.advance(1)
        UIApplication.shared.tick()
        #expect(content == nil)
        #expect(controller == nil)
        #expect(root.view.subviews.count == subviews)
    }

    @Test("A screen that goes away for good takes its card along", arguments: [true, false])
    func aScreenThatGoesAwayForGoodTakesItsCardAlong(inStack: Bool) {
        let scene = CardScene()
        weak var content: UIViewController?
        weak var parent: UIViewController?
        do {
            let root: UIViewController =
                inStack ? UINavigationController(rootViewController: UIViewController()) : UIViewController()
            let screen = CardScreen()
            (content, parent) = (screen, root)
            scene.window.rootViewController = root
            scene.advance(0.1)
            root.addCard(screen, as: .sheet())
            scene.advance(1)
            scene.window.rootViewController = scene.root
        }
        scene.advance(1)
        #expect(parent == nil)
        #expect(content == nil)
    }

    // MARK: The same as in a presentation

    @Test("A hosted card is dragged between its detents, out, and caught, and asks and tells its delegate")
    func aHostedCardIsDraggedBetweenItsDetents() {
        let scene = CardScene()
        scene.root.addCard(scene.screen, as: .sheet())
        scene.attachDelegate()
        scene.advance(1)
        #expect(isNear(scene.shownFrame, CGRect(x: 0, y: 450.5, width: 390, height: 393.5)))
        scene.drag(from: CGPoint(x: 200, y: 600), by: CGVector(dx: 0, dy: -300), lifts: true)
        scene.advance(1)
        #expect(scene.controller?.selectedDetentIndex == 1)
        #expect(scene.log == ["detent 1"])
        scene.allowsDismissal = false
        scene.drag(from: CGPoint(x: 200, y: 300), by: CGVector(dx: 0, dy: 500), duration: 0.2, lifts: true)
        scene.advance(1)
        #expect(scene.log == ["detent 1", "should", "detent 0", "attempt"])
        scene.allowsDismissal = true
        let count = scene.log.count
        scene.touch.tap(at: CGPoint(x: 200, y: 20))
        scene.advance(0.15)
        // Caught and brought back.
        let leaving = scene.shownFrame
        scene.touch.down(at: CGPoint(x: 200, y: leaving.minY + 30))
        scene.advance(0.1)
        #expect(isNear(scene.shownFrame, leaving, within: 40))
        scene.touch.move(to: CGPoint(x: 200, y: leaving.minY + 10))
        scene.touch.move(to: CGPoint(x: 200, y: 480))
        scene.advance(0.3)
        scene.touch.up()
        scene.advance(1)
        #expect(scene.screen.view.window != nil)
        #expect(Array(scene.log.dropFirst(count)) == ["should", "will"])
        scene.drag(from: CGPoint(x: 200, y: 600), by: CGVector(dx: 0, dy: 230), duration: 0.15, lifts: true)
        scene.advance(1)
        #expect(scene.isGone)
        #expect(scene.log.last == "did")
    }

    @Test(
        "At each edge, with and without Reduce Motion, it comes to rest where a presented one does",
        arguments: [nil] + TransitionEdge.allCases.map(Optional.some),
        [true, false]
    )
    func atEachEdgeWithAndWithoutReduceMotionItComesToRest(edge: TransitionEdge?, reducesMotion: Bool) {
        for presentation in [
            CardPresentation.card(edge: edge), edge.map { .drawer(edge: $0) } ?? .card(edge: nil),
        ] {
            var frames: [CGRect] = []
            for isHosted in [false, true] {
                let scene = CardScene(CardScreen(CGSize(width: 250, height: 300)))
                UIAccessibility.setReduceMotionEnabled(reducesMotion)
                if isHosted {
                    scene.root.addCard(scene.screen, as: presentation)
                } else {
                    scene.root.present(scene.screen, as: presentation)
                }
                scene.advance(1)
                frames.append(scene.shownFrame)
                #expect(scene.backdropStrength == 1)
                scene.controller?.dismiss(animated: true)
                scene.advance(1)
                #expect(scene.isGone)
            }
            #expect(frames[0] == frames[1])
        }
    }

    @Test("It stands on the keyboard of the screen beneath")
    func itStandsOnTheKeyboardOfTheScreenBeneath() {
        let scene = CardScene()
        UIApplication.shared.softwareKeyboardHeight = 300
        let field = UITextField(frame: CGRect(x: 20, y: 300, width: 200, height: 34))
        scene.root.view.addSubview(field)
        field.becomeFirstResponder()
        scene.advance(1)
        // The keyboard is up already.
        scene.root.present(scene.screen, as: .toast(edge: .bottom, duration: 60))
        scene.advance(1)
        #expect(abs(scene.shownFrame.maxY - 536) < 1)
        field.resignFirstResponder()
        scene.advance(1)
        #expect(abs(scene.shownFrame.maxY - 802) < 1)
    }

    @Test(
        "If its screen leaves while it stands on a keyboard, it's back at its place when the screen returns"
    )
    func keyboardOfAScreenThatLeaves() {
        let scene = CardScene()
        UIApplication.shared.softwareKeyboardHeight = 300
        let tabs = UITabBarController()
        tabs.viewControllers = [scene.takeRoot(), UIViewController()]
        scene.window.rootViewController = tabs
        let field = UITextField(frame: CGRect(x: 20, y: 20, width: 100, height: 34))
        scene.screen.view.addSubview(field)
        scene.root.addCard(scene.screen, as: .sheet(detents: [.points(200)]))
        scene.advance(1)
        field.becomeFirstResponder()
        scene.advance(1)
        #expect(isNear(scene.shownFrame, CGRect(x: 0, y: 344, width: 390, height: 200)))
        tabs.selectedIndex = 1
        scene.advance(1)
        #expect(UIApplication.shared.isIdle)
        tabs.selectedIndex = 0
        scene.advance(1)
        #expect(isNear(scene.shownFrame, CGRect(x: 0, y: 644, width: 390, height: 200)))
    }

    @Test("A card that's added to one whose screen is leaving appears when that screen returns")
    func addedToALeavingCard() {
        let scene = CardScene()
        let deck = ContainerViewController(viewControllers: [scene.takeRoot(), UIViewController()])
        scene.window.rootViewController = deck
        scene.advance(0.1)
        let inner = LoggingScreen()
        scene.root.addCard(scene.screen, as: .panel(), animated: false)
        scene.advance(0.1)
        deck.setSelectedIndex(1, animated: true)
        scene.screen.addCard(inner, as: .drawer())
        scene.advance(1)
        #expect(inner.log.allSatisfy { !$0.contains("Appear") })
        deck.setSelectedIndex(0, animated: false)
        scene.advance(1)
        #expect(inner.log.filter { $0.contains("Appear") } == ["willAppear false", "didAppear false"])
    }

    @Test("A card that's still coming when its screen returns appears with it")
    func comingWhenItsScreenReturns() {
        let scene = CardScene()
        let deck = ContainerViewController(viewControllers: [scene.takeRoot(), UIViewController()])
        scene.window.rootViewController = deck
        scene.advance(0.1)
        let content = LoggingScreen()
        deck.setSelectedIndex(1, animated: true)
        scene.root.addCard(content, as: .sheet())
        scene.advance(0.05)
        #expect(content.log.allSatisfy { !$0.contains("Appear") })
        deck.setSelectedIndex(0, animated: true)
        scene.advance(1)
        #expect(content.log.filter { $0.contains("Appear") } == ["willAppear true", "didAppear true"])
    }

    @Test("A card that's leaving and brought back while its screen leaves appears when the screen returns")
    func broughtBackOutOfSight() {
        let scene = CardScene()
        let tabs = UITabBarController()
        tabs.viewControllers = [scene.takeRoot(), UIViewController()]
        scene.window.rootViewController = tabs
        scene.advance(0.1)
        let content = LoggingScreen()
        scene.root.addCard(content, as: .sheet())
        scene.advance(1)
        let rest = content.view.convert(content.view.bounds, to: nil)
        content.log = []
        content.cardPresentationController?.dismiss(animated: true)
        scene.advance(0.1)
        scene.touch.down(at: CGPoint(x: 195, y: 800))
        scene.touch.move(to: CGPoint(x: 195, y: 780))
        scene.advance(0.05)
        tabs.selectedIndex = 1
        scene.touch.move(to: CGPoint(x: 195, y: 500))
        scene.touch.up()
        scene.advance(1)
        #expect(content.log.filter { $0.contains("didDisappear") }.count == 1)
        guard content.parent != nil else { return }
        content.log = []
        tabs.selectedIndex = 0
        scene.advance(1)
        #expect(content.log == ["willAppear false", "didAppear false"])
        #expect(isNear(content.view.convert(content.view.bounds, to: nil), rest))
    }

    @Test("A card in a container that shows its own screens appears and disappears along with it")
    func ownContainer() {
        let scene = CardScene()
        let deck = ContainerViewController(viewControllers: [scene.takeRoot()])
        let (tabs, content) = (UITabBarController(), LoggingScreen())
        tabs.viewControllers = [UIViewController(), deck]
        scene.window.rootViewController = tabs
        scene.advance(0.1)
        deck.addCard(content, as: .sheet())
        scene.advance(1)
        content.log = []
        tabs.selectedIndex = 1
        scene.advance(0.1)
        #expect(content.log == ["willAppear false", "didAppear false"])
        #expect(deck.children == [scene.root])
        tabs.selectedIndex = 0
        scene.advance(0.1)
        #expect(content.log.suffix(2) == ["willDisappear false", "didDisappear false"])
    }

    @Test("An interaction dismisses it")
    func anInteractionDismisses() {
        let scene = CardScene()
        let swipe = SwipeInteraction(edge: .top)
        scene.root.addCard(scene.screen, as: .card(edge: nil), interaction: swipe)
        scene.advance(1)
        let rest = scene.shownFrame
        scene.drag(from: CGPoint(x: rest.midX, y: rest.midY), by: CGVector(dx: 0, dy: 60))
        #expect(swipe.state == .interactive)
        scene.touch.move(to: CGPoint(x: rest.midX, y: rest.midY + 560))
        scene.touch.up()
        scene.advance(1)
        #expect(scene.isGone)
    }

    /// A screen that records its appearance and its parents.
    private final class LoggingScreen: CardScreen {
        var log: [String] = []
        var whenAppeared: (@MainActor () -> Void)?
        /// A closure that's called once, when the view is laid out in a window.
        var whenLaidOut: (@MainActor () -> Void)?

        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            guard view.window != nil, let whenLaidOut else { return }
            self.whenLaidOut = nil
            whenLaidOut()
        }

        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            log.append("willAppear \(animated)")
        }

        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            log.append("didAppear \(animated)")
            whenAppeared?()
        }

        override func viewWillDisappear(_ animated: Bool) {
            super.viewWillDisappear(animated)
            log.append("willDisappear \(animated)")
        }

        override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            log.append("didDisappear \(animated)")
        }

        override func willMove(toParent parent: UIViewController?) {
            super.willMove(toParent: parent)
            log.append("willMove \(parent == nil ? "nil" : "parent")")
        }

        override func didMove(toParent parent: UIViewController?) {
            super.didMove(toParent: parent)
            log.append("didMove \(parent == nil ? "nil" : "parent")")
        }
    }
}

/// A delegate that's notified once people have dismissed a card.
@MainActor private final class DismissalDelegate: NSObject, UIAdaptivePresentationControllerDelegate {
    private let whenDismissed: @MainActor () -> Void

    init(_ whenDismissed: @escaping @MainActor () -> Void) {
        self.whenDismissed = whenDismissed
        super.init()
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        whenDismissed()
    }
}

/// A recognizer that counts taps.
@MainActor private final class Taps: NSObject, UIGestureRecognizerDelegate {
    let recognizer = UITapGestureRecognizer()
    private(set) var count = 0

    init(_ number: Int = 1) {
        super.init()
        recognizer.numberOfTapsRequired = number
        recognizer.addHandler { [weak self] in
            if $0.state == .ended { self?.count += 1 }
        }
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }
}

/// A delegate that acts when it's asked whether people can dismiss a card.
@MainActor private final class AskedDelegate: NSObject, UIAdaptivePresentationControllerDelegate {
    private let whenAsked: @MainActor () -> Void

    init(_ whenAsked: @escaping @MainActor () -> Void) {
        self.whenAsked = whenAsked
        super.init()
    }

    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        whenAsked()
        return true
    }
}
