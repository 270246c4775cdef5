import Animators
import Presentations
@_spi(Host) import QuartzCore
import TestSupport
import Testing
import TransitionKit
@_spi(Host) import UIKit

/// A controller that's named like SwiftUI's.
private final class UIHostingController<Content>: UIViewController {}

/// Toasts over screens that come and go.
@MainActor @Suite struct CardFrontTests {
    enum Kind: CaseIterable {
        case fullScreen, sheet, drawer
    }

    private func toast() -> CardScreen {
        let toast = CardScreen()
        toast.preferredContentSize = CGSize(width: 200, height: 60)
        return toast
    }

    private func present(_ screen: UIViewController, from root: UIViewController, _ kind: Kind) {
        switch kind {
        case .fullScreen: root.present(screen, with: .slide())
        case .sheet: root.present(screen, as: .sheet(detents: [.fraction(1)]))
        case .drawer: root.present(screen, as: .drawer())
        }
    }

    /// Returns for how many seconds people can touch a toast in the next ten.
    private func timeInFront(of toast: UIViewController, _ scene: CardScene) -> Double {
        (0..<100).reduce(0) { sum, _ in
            scene.advance(0.1)
            return sum + (isInFront(toast, scene) ? 0.1 : 0)
        }
    }

    private func isInFront(_ screen: UIViewController, _ scene: CardScene) -> Bool {
        guard let view = screen.viewIfLoaded, view.window != nil else { return false }
        let center = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
        return scene.window.hitTest(center, with: nil)?.isDescendant(of: view) == true
    }

    @Test("Toasts come one after the other, also if one is requested while another leaves")
    func oneAfterTheOther() {
        let scene = CardScene()
        let screens = (0..<3).map { _ in CardScreen() }
        for screen in screens.prefix(2) { scene.root.present(screen, as: .toast(duration: 1)) }
        scene.advance(1)
        screens[0].cardPresentationController?.dismiss(animated: true)
        scene.advance(0.1)
        scene.root.present(screens[2], as: .toast(duration: 1))
        var seen: [Int] = []
        for _ in 0..<80 {
            scene.advance(0.1)
            let shown = screens.indices.filter { screens[$0].viewIfLoaded?.window != nil }
            #expect(shown.count <= 1)
            if let one = shown.first, seen.last != one { seen.append(one) }
        }
        #expect(seen == [0, 1, 2])
    }

    @Test(
        "A toast waits while one that stays leaves, and no longer if people catch that one",
        arguments: [TransitionEdge.top, .bottom],
        [false, true]
    )
    func afterOneThatStays(edge: TransitionEdge, isCaught: Bool) {
        let scene = CardScene(toast())
        let (banner, next) = (scene.screen, toast())
        scene.root.present(banner, as: .toast(edge: edge, duration: .infinity))
        scene.advance(1)
        let frame = scene.shownFrame
        scene.controller?.dismiss(animated: true)
        scene.root.present(next, as: .toast(edge: edge))
        func isThere(_ toast: CardScreen) -> Bool { toast.viewIfLoaded?.window != nil }
        for _ in 0..<6 {
            scene.advance(1.0 / 60)
            #expect(isThere(banner) && !isThere(next))
        }
        if isCaught {
            let inward: CGFloat = edge == .top ? 1 : -1
            let place = CGPoint(x: frame.midX, y: scene.shownFrame.midY)
            scene.touch.down(at: place)
            scene.advance(0.1)
            for step in 1...10 {
                scene.touch.move(to: CGPoint(x: place.x, y: place.y + inward * CGFloat(step) * 8))
                scene.advance(1.0 / 60)
            }
            scene.touch.up()
        }
        for _ in 0..<120 {
            scene.advance(1.0 / 60)
            if !isCaught { #expect(!isThere(banner) || !isThere(next)) }
        }
        #expect(isThere(banner) == isCaught && isInFront(next, scene))
    }

    @Test("A toast that's shown again while it leaves comes back afterward", arguments: [false, true])
    func shownAgain(isAdded: Bool) {
        let scene = CardScene()
        let toast = toast()
        var calls = 0
        func show(_ completion: (() -> Void)? = nil) {
            if isAdded {
                scene.root.addCard(toast, as: .toast(duration: 1), completion: completion)
            } else {
                scene.root.present(toast, as: .toast(duration: 1), completion: completion)
            }
        }
        show()
        scene.advance(1)
        toast.cardPresentationController?.dismiss(animated: true)
        scene.advance(0.1)
        show { calls += 1 }
        scene.advance(1.4)
        #expect(calls == 1 && isInFront(toast, scene))
        scene.advance(3)
        #expect(calls == 1 && toast.parent == nil && scene.root.children.isEmpty)
    }

    @Test(
        "A card that's shown again and dismissed again, before it has left or appeared, stays away",
        arguments: [0.1, 1],
        [false, true]
    )
    func dismissedAgain(time: TimeInterval, isAdded: Bool) {
        let scene = CardScene()
        var ends = 0
        func show() {
            if isAdded {
                scene.root.addCard(scene.screen, as: .panel())
            } else {
                scene.root.present(scene.screen, as: .panel())
            }
        }
        show()
        scene.advance(time)
        scene.controller?.dismiss(animated: true) { ends += 1 }
        scene.advance(0.1)
        show()
        scene.controller?.dismiss(animated: true) { ends += 1 }
        scene.advance(2)
        #expect(ends == 2 && scene.isGone)
        show()
        scene.advance(1)
        #expect(isInFront(scene.screen, scene))
    }

    @Test(
        "A card that's shown again while it leaves, and dismissed again, calls all closures",
        arguments: [0.1, 1],
        [false, true]
    )
    func closuresOfForgottenRequests(time: TimeInterval, isAdded: Bool) {
        let scene = CardScene()
        var calls: [String] = []
        func show(_ name: String) {
            if isAdded {
                scene.root.addCard(scene.screen, as: .panel()) { calls.append(name) }
            } else {
                scene.root.present(scene.screen, as: .panel()) { calls.append(name) }
            }
        }
        show("first")
        scene.advance(time)
        scene.controller?.dismiss(animated: true)
        scene.advance(0.1)
        show("second")
        show("third")
        scene.controller?.dismiss(animated: true) { calls.append("gone") }
        #expect(calls == (time == 1 ? ["first"] : []))
        scene.advance(2)
        #expect(calls == ["first", "second", "third", "gone"] && scene.isGone)
    }

    @Test("A card that's shown again while it's there, or appears, stays as it is", arguments: [0.1, 1])
    func shownTwice(time: TimeInterval) {
        let scene = CardScene()
        var calls = 0
        scene.root.addCard(scene.screen, as: .panel())
        scene.advance(time)
        scene.root.addCard(scene.screen, as: .panel()) { calls += 1 }
        #expect(calls == (time == 1 ? 1 : 0))
        scene.advance(1)
        #expect(calls == 1 && scene.root.children.count == 1 && isInFront(scene.screen, scene))
    }

    @Test("A toast of a screen that has left moves to the screen that shows it again")
    func ofAScreenThatHasLeft() {
        let scene = CardScene()
        let (left, toast) = (UIViewController(), toast())
        let navigation = UINavigationController(rootViewController: UIViewController())
        scene.window.rootViewController = navigation
        navigation.pushViewController(left, animated: false)
        scene.advance(0.5)
        navigation.popViewController(animated: false)
        scene.advance(0.5)
        left.present(toast, as: .toast())
        scene.advance(5)
        #expect(toast.viewIfLoaded?.window == nil)
        var calls = 0
        navigation.topViewController?.present(toast, as: .toast()) { calls += 1 }
        scene.advance(0.1)
        #expect(calls == 1 && isInFront(toast, scene))
        let time = timeInFront(of: toast, scene)
        #expect(time > 2.5 && time < 4)
        #expect(toast.parent == nil)
        withExtendedLifetime(left) {}
    }

    @Test(
        "Such a toast is announced when it's seen, after the one that's shown, or instead of it",
        arguments: [false, true]
    )
    func ofAScreenThatHasLeftAfterAnother(replaces: Bool) {
        let scene = CardScene()
        let (left, shown, toast) = (UIViewController(), toast(), toast())
        toast.title = "Saved"
        var presentation = CardPresentation.toast(duration: 20)
        if replaces { presentation.succession = .replaces }
        let navigation = UINavigationController(rootViewController: UIViewController())
        scene.window.rootViewController = navigation
        navigation.pushViewController(left, animated: false)
        scene.advance(0.5)
        navigation.popViewController(animated: false)
        scene.advance(0.5)
        left.present(toast, as: presentation)
        navigation.topViewController?.present(shown, as: .toast(duration: 20))
        scene.advance(1)
        #expect(toast.viewIfLoaded?.window == nil && isInFront(shown, scene))
        func spoken() -> [String] { UIAccessibility.postedNotifications.compactMap { $0.1 as? String } }
        UIAccessibility.setVoiceOverRunning(true)
        navigation.topViewController?.present(toast, as: presentation)
        if !replaces {
            scene.advance(1)
            #expect(isInFront(shown, scene) && spoken().isEmpty)
            shown.cardPresentationController?.dismiss(animated: true)
        }
        scene.advance(1)
        #expect(isInFront(toast, scene) && shown.parent == nil)
        #expect(spoken() == ["Saved"])
        withExtendedLifetime(left) {}
    }

    @Test("A toast with a text field stays while people type in it")
    func timeOfEditing() {
        let scene = CardScene()
        let field = UITextField(frame: CGRect(x: 20, y: 20, width: 160, height: 34))
        scene.screen.view.addSubview(field)
        scene.show(.toast(duration: 2))
        field.becomeFirstResponder()
        scene.advance(10)
        #expect(field.isFirstResponder && scene.screen.viewIfLoaded?.window != nil)
        field.resignFirstResponder()
        scene.advance(0.5)
        #expect(scene.screen.viewIfLoaded?.window != nil)
        scene.advance(2)
        #expect(scene.isGone)
    }

    @Test("The time of a toast passes only while there are frames")
    func timeInTheBackground() {
        let scene = CardScene()
        scene.show(.toast())
        UIApplication.shared.advance(by: 60, frameInterval: 60)
        scene.advance(0.5)
        #expect(scene.screen.viewIfLoaded?.window != nil)
        scene.advance(4)
        #expect(scene.isGone)
    }

    @Test("A toast takes each frame in which a screen in front of it appears or disappears, and then few")
    func toastTakesEachFrameInWhichScreenInFrontOfItAppears() {
        var wishes: [CAFrameRateRange] { CADisplayLink.added.map(\.preferredFrameRateRange) }
        let slow = CAFrameRateRange(minimum: 10, maximum: 20, preferred: 10)
        let scene = CardScene()
        let toast = toast()
        scene.root.present(toast, as: .toast(duration: 20))
        scene.advance(1)
        #expect(wishes == [slow])
        for appears in [true, false] {
            if appears {
                present(scene.screen, from: scene.root, .sheet)
            } else {
                scene.screen.dismiss(animated: true)
            }
            scene.advance(0.2)
            #expect(!wishes.isEmpty && !wishes.contains(slow))
            scene.advance(1)
            #expect(wishes == [slow] && isInFront(toast, scene))
        }
    }

    @Test("A panel over SwiftUI content makes room in it")
    func roomInSwiftUI() {
        let scene = CardScene()
        let root = UIHostingController<Int>()
        scene.window.rootViewController = root
        scene.advance(0.1)
        let before = root.view.safeAreaInsets.bottom
        var panel = CardPresentation.panel()
        panel.insetsScreenBehind = true
        let screen = CardScreen()
        root.present(screen, as: panel)
        scene.advance(1)
        #expect(root.view.safeAreaInsets.bottom > before + 20)
        screen.cardPresentationController?.dismiss(animated: true)
        scene.advance(1)
        #expect(root.view.safeAreaInsets.bottom == before)
    }

    @Test("A toast over SwiftUI content isn't in its view, and goes on over the next screen")
    func overSwiftUI() throws {
        let scene = CardScene()
        let (root, toast) = (UIHostingController<Int>(), toast())
        scene.window.rootViewController = root
        scene.advance(0.1)
        root.present(toast, as: .toast())
        scene.advance(1)
        let container = try #require(toast.cardPresentationController?.containerView)
        #expect(!container.isDescendant(of: root.view) && root.children.isEmpty)
        #expect(isInFront(toast, scene))
        let page = UIHostingController<String>()
        page.modalPresentationStyle = .fullScreen
        root.present(page, animated: true)
        scene.advance(1)
        #expect(isInFront(toast, scene) && !toast.view.isDescendant(of: page.view))
        root.dismiss(animated: true)
        scene.advance(1)
        #expect(isInFront(toast, scene))
        scene.advance(3)
        #expect(toast.view.window == nil && scene.window.subviews.count == 1)
    }

    @Test(
        "A toast that a panel in a container shows goes on over the next screen",
        arguments: [true, false],
        [true, false]
    )
    func fromAPanel(isInTabs: Bool, isInSheet: Bool) {
        let scene = CardScene()
        let tabs = UITabBarController()
        tabs.viewControllers = [UIViewController(), UIViewController()]
        let container: UIViewController =
            isInTabs ? tabs : UINavigationController(rootViewController: UIViewController())
        if isInSheet {
            present(container, from: scene.root, .sheet)
        } else {
            scene.window.rootViewController = container
        }
        scene.advance(1)
        let (panel, toast) = (CardScreen(), toast())
        container.present(panel, as: .panel())
        scene.advance(1)
        panel.present(toast, as: .toast(duration: 8))
        scene.advance(1)
        #expect(isInFront(toast, scene))
        let page = UIViewController()
        page.modalPresentationStyle = .fullScreen
        container.present(page, animated: true)
        scene.advance(1)
        #expect(page.viewIfLoaded?.window != nil && isInFront(toast, scene))
        page.dismiss(animated: true)
        scene.advance(1)
        #expect(isInFront(toast, scene))
        #expect(timeInFront(of: toast, scene) > 3)
    }

    @Test(
        "A toast is in front of a screen that a panel in a container presents",
        arguments: [true, false],
        [true, false]
    )
    func overAScreenOfAPanel(isInTabs: Bool, isInSheet: Bool) {
        let scene = CardScene()
        let tabs = UITabBarController()
        tabs.viewControllers = [UIViewController(), UIViewController()]
        let container: UIViewController =
            isInTabs ? tabs : UINavigationController(rootViewController: UIViewController())
        if isInSheet {
            present(container, from: scene.root, .sheet)
        } else {
            scene.window.rootViewController = container
        }
        scene.advance(1)
        let (panel, sheet, toast) = (CardScreen(), CardScreen(), toast())
        container.present(panel, as: .panel())
        scene.advance(1)
        // UIKit warns of this, because the panel is nobody's child, but it presents the screen.
        panel.present(sheet, as: .sheet())
        scene.advance(1)
        container.present(toast, as: .toast())
        scene.advance(1)
        #expect(sheet.viewIfLoaded?.window != nil && isInFront(toast, scene))
        sheet.dismiss(animated: true)
        scene.advance(1)
        #expect(isInFront(toast, scene))
        scene.advance(5)
        #expect(toast.parent == nil && panel.view.window != nil)
    }

    @Test("A toast in a container waits behind a screen that it presents", arguments: [true, false])
    func presentsAScreen(isInTabs: Bool) {
        let scene = CardScene()
        let tabs = UITabBarController()
        tabs.viewControllers = [UIViewController(), UIViewController()]
        let container: UIViewController =
            isInTabs ? tabs : UINavigationController(rootViewController: UIViewController())
        scene.window.rootViewController = container
        scene.advance(0.1)
        let (toast, sheet) = (toast(), CardScreen())
        container.present(toast, as: .toast(duration: 3))
        scene.advance(1)
        // UIKit warns of this, because the toast is nobody's child, but it presents the screen.
        toast.present(sheet, as: .sheet())
        scene.advance(5)
        #expect(sheet.viewIfLoaded?.window != nil && !isInFront(toast, scene))
        sheet.dismiss(animated: true)
        let time = timeInFront(of: toast, scene)
        #expect(time > 1.5 && time < 3.5)
        #expect(sheet.view.window == nil && toast.parent == nil)
    }

    @Test(
        "A toast that's requested together with a presentation is over the new screen",
        arguments: Kind.allCases,
        [false, true]
    )
    func withAPresentation(kind: Kind, isFirst: Bool) {
        let scene = CardScene()
        let toast = toast()
        if isFirst { scene.root.present(toast, as: .toast()) }
        present(scene.screen, from: scene.root, kind)
        if !isFirst { scene.root.present(toast, as: .toast()) }
        #expect(toast.cardPresentationController != nil)
        let time = timeInFront(of: toast, scene)
        #expect(time > 2.5 && time < 4)
        #expect(toast.parent == nil)
    }

    @Test(
        "A toast that's requested together with a dismissal is over what's left",
        arguments: Kind.allCases,
        [false, true]
    )
    func withADismissal(kind: Kind, isFromLeaving: Bool) {
        let scene = CardScene()
        let toast = toast()
        present(scene.screen, from: scene.root, kind)
        scene.advance(1)
        scene.screen.dismiss(animated: true)
        (isFromLeaving ? scene.screen : scene.root).present(toast, as: .toast())
        let time = timeInFront(of: toast, scene)
        #expect(time > 2.5 && time < 4)
        #expect(scene.isGone && toast.parent == nil)
    }

    @Test(
        "A toast is read over a screen that's presented while it's shown, or waits",
        arguments: Kind.allCases
    )
    func beforeAPresentation(kind: Kind) {
        let scene = CardScene()
        let toasts = (0..<3).map { _ in toast() }
        for toast in toasts { scene.root.present(toast, as: .toast()) }
        scene.advance(1)
        present(scene.screen, from: scene.root, kind)
        var times = [1.0, 0, 0]
        for _ in 0..<150 {
            scene.advance(0.1)
            for index in toasts.indices where isInFront(toasts[index], scene) { times[index] += 0.1 }
            #expect(toasts.filter { isInFront($0, scene) }.count < 2)
        }
        // The presentation covers the first one for a moment.
        #expect(times[0] > 2.2 && times[1] > 2.5 && times[2] > 2.5, "\(times)")
        #expect(toasts.allSatisfy { $0.parent == nil })
        scene.screen.dismiss(animated: true)
        scene.advance(1)
        #expect(scene.isGone)
    }

    @Test(
        "Toasts that wait in a screen that's dismissed are shown over what's left",
        arguments: Kind.allCases
    )
    func inADismissedScreen(kind: Kind) {
        let scene = CardScene()
        let (first, second) = (toast(), toast())
        present(scene.screen, from: scene.root, kind)
        scene.advance(1)
        scene.screen.present(first, as: .toast())
        scene.screen.present(second, as: .toast())
        scene.advance(1)
        scene.screen.dismiss(animated: true)
        #expect(timeInFront(of: second, scene) > 2.5)
        #expect(scene.isGone && first.parent == nil && second.parent == nil)
    }

    @Test("A toast in front of a screen goes back when that screen is dismissed", arguments: Kind.allCases)
    func goesBack(kind: Kind) {
        let scene = CardScene()
        let toast = toast()
        present(scene.screen, from: scene.root, kind)
        scene.advance(1)
        scene.root.present(toast, as: .toast(duration: 5))
        scene.advance(1)
        scene.screen.dismiss(animated: true)
        let time = timeInFront(of: toast, scene)
        #expect(time > 3.2 && time < 5)
        #expect(scene.isGone && toast.parent == nil)
    }

    @Test(
        "A panel that's still coming in when the screen in front is dismissed moves to what's left",
        arguments: Kind.allCases,
        [false, true]
    )
    func comesInAScreenThatLeaves(kind: Kind, isAnimated: Bool) {
        let scene = CardScene()
        let panel = CardScreen()
        var calls = 0
        func show() {
            scene.root.present(panel, as: .panel(), with: CardAnimator(duration: 1)) { calls += 1 }
        }
        present(scene.screen, from: scene.root, kind)
        scene.advance(1)
        show()
        scene.screen.dismiss(animated: isAnimated)
        scene.advance(0.1)
        show()
        scene.advance(2)
        #expect(calls == 2 && isInFront(panel, scene))
        #expect(scene.screen.children.isEmpty && scene.root.presentedViewController == nil)
        panel.cardPresentationController?.dismiss(animated: true)
        scene.advance(2)
        #expect(scene.isGone)
    }

    @Test("It moves to a screen that the app presents next", arguments: [Kind.sheet, .drawer])
    func comesInAScreenThatMakesWay(kind: Kind) {
        let scene = CardScene()
        let (panel, page) = (CardScreen(), UIViewController())
        present(scene.screen, from: scene.root, kind)
        scene.advance(1)
        scene.root.present(panel, as: .panel(), with: CardAnimator(duration: 1))
        scene.screen.dismiss(animated: false) { scene.root.present(page, with: .slide()) }
        scene.advance(3)
        #expect(page.viewIfLoaded?.window != nil && isInFront(panel, scene))
        page.dismiss(animated: true)
        scene.advance(2)
        #expect(isInFront(panel, scene))
    }

    @Test("A toast that's added to a screen waits while the screen isn't visible")
    func inAScreen() {
        let scene = CardScene()
        let tabs = UITabBarController()
        tabs.viewControllers = [scene.takeRoot(), UIViewController()]
        scene.window.rootViewController = tabs
        scene.advance(0.1)
        let (first, second) = (toast(), toast())
        scene.root.addCard(first, as: .toast())
        scene.root.addCard(second, as: .toast())
        scene.advance(1)
        tabs.selectedIndex = 1
        scene.advance(10)
        #expect(first.viewIfLoaded?.window == nil && second.viewIfLoaded?.window == nil)
        tabs.selectedIndex = 0
        scene.advance(1)
        #expect(first.view.window != nil)
        scene.advance(3)
        #expect(first.view.window == nil && second.view.window != nil)
    }

    @Test("A toast waits while the app shows another window")
    func inAnotherWindow() {
        let scene = CardScene()
        let toast = toast()
        scene.root.present(toast, as: .toast())
        scene.advance(1)
        UIApplication.shared.windowScene.isInBackground = true
        scene.advance(10)
        #expect(isInFront(toast, scene))
        UIApplication.shared.windowScene.isInBackground = false
        scene.advance(1)
        #expect(isInFront(toast, scene))
        scene.advance(3)
        #expect(toast.viewIfLoaded?.window == nil)
    }

    @Test("A toast waits while its window or a view around it is hidden", arguments: [true, false])
    func toastWaitsWhileWindowOrViewAroundItIsHidden(isWindow: Bool) {
        let scene = CardScene()
        let toast = toast()
        scene.root.present(toast, as: .toast())
        scene.advance(1)
        let hidden: UIView = isWindow ? scene.window : scene.root.view
        hidden.isHidden = true
        scene.advance(10)
        hidden.isHidden = false
        scene.advance(1)
        #expect(isInFront(toast, scene))
        scene.advance(3)
        #expect(toast.viewIfLoaded?.window == nil)
    }

    @Test(
        "A toast takes no frames while its window is hidden, also if it was still appearing",
        arguments: [0.1, 1]
    )
    func framesInAHiddenWindow(time: TimeInterval) {
        let scene = CardScene()
        let toast = toast()
        scene.root.present(toast, as: .toast())
        scene.advance(time)
        scene.window.isHidden = true
        scene.advance(1)
        #expect(CADisplayLink.added.isEmpty)
        // Another window doesn't show it.
        let other = UIWindow(windowScene: UIApplication.shared.windowScene)
        other.isHidden = false
        #expect(CADisplayLink.added.isEmpty)
        scene.advance(10)
        scene.window.isHidden = false
        scene.advance(1)
        #expect(isInFront(toast, scene))
        scene.advance(4)
        #expect(toast.viewIfLoaded?.window == nil && CADisplayLink.added.isEmpty)
    }

    @Test("Toasts leave nothing behind when the window shows other screens", arguments: [0, 0.1, 1])
    func toastsLeaveNothingBehindWhenWindowShowsOtherScreens(time: TimeInterval) {
        let scene = CardScene()
        weak var first: CardScreen?
        weak var second: CardScreen?
        weak var home: UIViewController?
        do {
            let (root, one, two) = (UIViewController(), toast(), toast())
            (home, first, second) = (root, one, two)
            scene.window.rootViewController = root
            scene.advance(0.1)
            root.present(one, as: .toast())
            root.present(two, as: .toast())
            if time > 0 { scene.advance(time) }
            scene.window.rootViewController = scene.root
        }
        scene.advance(10)
        #expect(home == nil && first == nil && second == nil)
        #expect(scene.isGone)
    }

    @Test(
        "A toast that's removed while it waits is released at once, and isn't shown",
        arguments: [false, true]
    )
    func removedWhileItWaits(isHidden: Bool) {
        let scene = CardScene()
        let tabs = UITabBarController()
        tabs.viewControllers = [scene.takeRoot(), UIViewController()]
        scene.window.rootViewController = tabs
        scene.advance(0.1)
        let (first, last) = (toast(), toast())
        weak var released: CardScreen?
        do {
            let second = toast()
            released = second
            for toast in [first, second, last] { scene.root.addCard(toast, as: .toast()) }
            scene.advance(1)
            if isHidden { tabs.selectedIndex = 1 }
            scene.advance(0.1)
            second.cardPresentationController?.dismiss(animated: true)
            #expect(second.parent == nil)
        }
        scene.advance(0.1)
        #expect(released == nil)
        tabs.selectedIndex = 0
        scene.advance(4)
        #expect(first.parent == nil && last.view.window != nil)
    }

    @Test("After a toast that's removed in a hidden screen, the next one is shown when the screen returns")
    func afterARemovedOne() {
        let scene = CardScene()
        let tabs = UITabBarController()
        tabs.viewControllers = [scene.takeRoot(), UIViewController()]
        scene.window.rootViewController = tabs
        scene.advance(0.1)
        let (first, second) = (toast(), toast())
        scene.root.addCard(first, as: .toast())
        scene.advance(1)
        tabs.selectedIndex = 1
        scene.advance(0.1)
        scene.root.addCard(second, as: .toast())
        scene.advance(0.1)
        first.cardPresentationController?.dismiss(animated: true)
        scene.advance(1)
        tabs.selectedIndex = 0
        scene.advance(1)
        #expect(first.parent == nil && second.viewIfLoaded?.window != nil)
    }

    @Test("A toast that another one keeps out of sight is read afterward", arguments: Kind.allCases)
    func keptOutOfSight(kind: Kind) {
        let scene = CardScene()
        let (first, second) = (toast(), toast())
        scene.root.present(first, as: .toast())
        scene.advance(1)
        present(scene.screen, from: scene.root, kind)
        scene.advance(0.2)
        scene.screen.present(second, as: .toast())
        var times = [0.9, 0]
        for _ in 0..<120 {
            scene.advance(0.1)
            if isInFront(first, scene) { times[0] += 0.1 }
            if isInFront(second, scene) { times[1] += 0.1 }
        }
        #expect(times[0] > 2.2 && times[1] > 2.5, "\(times)")
        #expect(first.parent == nil && second.parent == nil)
    }

    @Test("A toast whose content the app removes while it waits isn't shown")
    func contentRemovedWhileItWaits() {
        let scene = CardScene()
        let toasts = (0..<3).map { _ in toast() }
        for toast in toasts { scene.root.present(toast, as: .toast()) }
        scene.advance(1)
        toasts[1].willMove(toParent: nil)
        toasts[1].removeFromParent()
        for _ in 0..<60 {
            scene.advance(0.1)
            #expect(toasts[1].viewIfLoaded?.window == nil)
        }
        #expect(toasts[1].parent == nil && toasts[2].view.window != nil)
    }

    enum Callback: CaseIterable {
        case willDisappear, didDisappear, willAppear, didAppear
    }

    enum Removal: CaseIterable {
        case dismissed, dismissedAnimated, withItsHost, contentAlone
    }

    /// A toast that runs some code in one of its callbacks.
    private final class CallingToast: CardScreen {
        var calls: (callback: Callback, code: @MainActor () -> Void)?

        override func viewWillDisappear(_ animated: Bool) {
            super.viewWillDisappear(animated)
            call(.willDisappear)
        }

        override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            call(.didDisappear)
        }

        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            call(.willAppear)
        }

        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            call(.didAppear)
        }

        private func call(_ callback: Callback) {
            guard let calls, calls.callback == callback else { return }
            self.calls = nil
            calls.code()
        }
    }

    @Test(
        "A toast that the app removes while it moves to another screen is gone",
        arguments: Callback.allCases,
        Removal.allCases
    )
    func removedWhileItMoves(callback: Callback, removal: Removal) {
        let scene = CardScene()
        weak var released: CallingToast?
        do {
            let toast = CallingToast(CGSize(width: 200, height: 60))
            released = toast
            scene.root.present(toast, as: .toast(duration: 20))
            scene.advance(1)
            var isDone = false
            toast.calls = (
                callback,
                { [unowned toast] in
                    isDone = true
                    switch removal {
                    case .dismissed: toast.cardPresentationController?.dismiss(animated: false)
                    case .dismissedAnimated: toast.cardPresentationController?.dismiss(animated: true)
                    case .withItsHost:
                        let host = toast.parent
                        host?.willMove(toParent: nil)
                        host?.view.removeFromSuperview()
                        host?.removeFromParent()
                    case .contentAlone:
                        toast.willMove(toParent: nil)
                        toast.view.removeFromSuperview()
                        toast.removeFromParent()
                    }
                }
            )
            present(scene.screen, from: scene.root, .fullScreen)
            scene.advance(2)
            #expect(isDone)
            #expect(toast.viewIfLoaded?.window == nil && toast.parent == nil)
        }
        #expect(released == nil)
        #expect(scene.screen.children.isEmpty && scene.root.children.isEmpty)
        let views = sequence(state: [scene.window as UIView]) { rest -> UIView? in
            guard let view = rest.popLast() else { return nil }
            rest += view.subviews
            return view
        }
        #expect(!views.contains { "\(type(of: $0))".hasPrefix("Card") })
        scene.screen.dismiss(animated: true)
        scene.advance(1)
        #expect(scene.isGone)
        #expect(scene.window.hitTest(CGPoint(x: 195, y: 60), with: nil) === scene.root.view)
    }

    @Test(
        "A toast over a screen that's presented in a container is over the container's bar",
        arguments: [UIModalPresentationStyle.overCurrentContext, .currentContext],
        [false, true]
    )
    func overAContext(style: UIModalPresentationStyle, isInTabs: Bool) {
        let scene = CardScene()
        let stack = UINavigationController(rootViewController: UIViewController())
        let tabs = UITabBarController()
        if isInTabs { tabs.viewControllers = [stack] }
        scene.window.rootViewController = isInTabs ? tabs : stack
        scene.advance(0.1)
        stack.topViewController?.definesPresentationContext = true
        let inner = CardScreen()
        inner.modalPresentationStyle = style
        stack.topViewController?.present(inner, animated: false)
        scene.advance(0.5)
        #expect(inner.view.window != nil)
        for source in [inner, stack.viewControllers[0], stack] {
            let toast = toast()
            source.present(toast, as: .toast())
            scene.advance(1)
            #expect(toast.view.convert(toast.view.bounds, to: nil).intersects(stack.navigationBar.frame))
            #expect(isInFront(toast, scene))
            scene.advance(4)
        }
    }
}
