import Presentations
import TestSupport
import Testing
import TransitionKit
@_spi(Host) import UIKit

/// Panels in front of a tab bar, behind it, and above it, and what the screens beneath know of them.
@MainActor @Suite struct CardBarTests {
    @MainActor private struct App {
        let scene = CardScene()
        let tabs = UITabBarController()
        let other = UIViewController()

        init() {
            tabs.viewControllers = [scene.takeRoot(), other]
            scene.window.rootViewController = tabs
            scene.advance(0.1)
        }

        /// - Parameter height: That of the panel at first.
        func show(_ placement: CardPresentation.BarPlacement, height: CGFloat = 64) {
            var panel = CardPresentation.panel(detents: [.points(height), .fraction(1)])
            panel.barPlacement = placement
            tabs.addCard(scene.screen, as: panel)
        }
    }

    @Test(
        "A panel moves to the other side of the tab bar when its placement changes",
        arguments: CardPresentation.BarPlacement.allCases,
        CardPresentation.BarPlacement.allCases
    )
    func aPanelMovesToTheOtherSide(
        from: CardPresentation.BarPlacement,
        to: CardPresentation.BarPlacement
    ) {
        let app = App()
        let scene = app.scene
        app.show(from, height: 140)
        scene.advance(1)
        scene.controller?.presentation.barPlacement = to
        scene.advance(1)
        let hit = scene.window.hitTest(CGPoint(x: 195, y: 800), with: nil)
        #expect(hit?.isDescendant(of: to == .inFront ? scene.screen.view : app.tabs.tabBar) == true)
        let bottom: CGFloat = to == .beside ? 761 : 844
        #expect(isNear(scene.shownFrame, CGRect(x: 0, y: bottom - 140, width: 390, height: 140)))
    }

    @Test(
        "A panel is in front of the tab bar, behind it, or above it",
        arguments: CardPresentation.BarPlacement.allCases
    )
    func aPanelIsInFrontOfTheTabBar(placement: CardPresentation.BarPlacement) {
        let app = App()
        let scene = app.scene
        #expect(app.tabs.tabBar.frame.minY == 761)
        let height: CGFloat = placement == .beside ? 64 : 140
        app.show(placement, height: height)
        let bottom: CGFloat = placement == .beside ? 761 : 844
        let safeArea: CGFloat = [.inFront: 34, .behind: 83, .beside: 0][placement] ?? -1
        for _ in 0..<60 {
            scene.advance(1.0 / 60)
            #expect(scene.screen.view.safeAreaInsets.bottom == safeArea)
            // At the tab bar, the panel is only in front of it if it should be.
            let hit = scene.window.hitTest(CGPoint(x: 195, y: 800), with: nil)
            if placement != .inFront { #expect(hit?.isDescendant(of: app.tabs.tabBar) == true) }
        }
        #expect(isNear(scene.shownFrame, CGRect(x: 0, y: bottom - height, width: 390, height: height)))
        let hit = scene.window.hitTest(CGPoint(x: 195, y: 800), with: nil)
        #expect(hit?.isDescendant(of: app.tabs.tabBar) == (placement != .inFront))
        // Dragged up, and held.
        scene.drag(from: CGPoint(x: 195, y: bottom - height + 4), by: CGVector(dx: 0, dy: -300))
        #expect(scene.shownFrame.height > 300)
        #expect(abs(scene.shownFrame.maxY - bottom) < 0.5)
        #expect(scene.screen.view.safeAreaInsets.bottom == safeArea)
        scene.touch.cancel()
        scene.advance(1)
        scene.controller?.dismiss(animated: true)
        for _ in 0..<60 {
            let view: UIView = scene.screen.view
            #expect(view.window == nil || view.safeAreaInsets.bottom == safeArea)
            scene.advance(1.0 / 60)
        }
        #expect(scene.screen.viewIfLoaded?.window == nil)
    }

    @Test(
        "A screen makes room for a card at any edge, and the card itself doesn't",
        arguments: TransitionEdge.allCases,
        [false, true]
    )
    func roomAtEachEdge(edge: TransitionEdge, isMirrored: Bool) {
        let scene = CardScene(layoutDirection: isMirrored ? .rightToLeft : .leftToRight)
        var card = CardPresentation.card(edge: edge)
        card.insetsScreenBehind = true
        scene.root.addCard(scene.screen, as: card)
        scene.advance(1)
        var behind = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
        var own = behind
        switch edge {
        case .top: (behind.top, own.bottom) = (167, 0)
        case .bottom: (behind.bottom, own.top) = (154, 0)
        case .leading, .trailing:
            let isLeft = (edge == .leading) != isMirrored
            (behind.left, behind.right) = isLeft ? (200, 0) : (0, 200)
        }
        #expect(scene.root.view.safeAreaInsets == behind)
        #expect(scene.screen.view.safeAreaInsets == own)
        #expect(edge.outward.dx == 0 || scene.shownFrame.width == 200)
        scene.controller?.dismiss(animated: true)
        scene.advance(1)
        #expect(scene.root.additionalSafeAreaInsets == .zero)
    }

    @Test("The tab bar works while a panel slides out from behind it, and the panel stays when tabs change")
    func theTabBarWorksWhileAPanelSlidesOutFromBehind() {
        let app = App()
        app.show(.beside)
        app.scene.advance(0.1)
        app.scene.touch.tap(at: CGPoint(x: 290, y: 780))
        app.scene.advance(1)
        #expect(app.tabs.selectedIndex == 1)
        #expect(isNear(app.scene.shownFrame, CGRect(x: 0, y: 697, width: 390, height: 64)))
    }

    @Test(
        "A panel leaves the icons of a container alone, unless it's in front of them",
        arguments: CardPresentation.BarPlacement.allCases
    )
    func iconsOfAContainer(placement: CardPresentation.BarPlacement) {
        let scene = CardScene()
        let deck = ContainerViewController(viewControllers: [scene.takeRoot(), UIViewController()])
        deck.showsIconBar = true
        scene.window.rootViewController = deck
        scene.advance(0.1)
        var panel = CardPresentation.panel(detents: [.points(140)])
        panel.barPlacement = placement
        deck.addCard(scene.screen, as: panel)
        scene.advance(1)
        let hit = scene.window.hitTest(CGPoint(x: 100, y: 785), with: nil)
        #expect(hit?.isDescendant(of: scene.screen.view) == (placement == .inFront))
        // The row is 49 points high, above the home indicator.
        #expect(abs(scene.shownFrame.maxY - (placement == .beside ? 761 : 844)) < 0.5)
        let safeArea: CGFloat = [.inFront: 34, .behind: 83, .beside: 0][placement] ?? -1
        #expect(scene.screen.view.safeAreaInsets.bottom == safeArea)
        // Without the row, it's at the edge.
        deck.showsIconBar = false
        scene.advance(0.1)
        scene.controller?.invalidateDetents()
        scene.advance(0.1)
        #expect(abs(scene.shownFrame.maxY - 844) < 0.5)
    }

    enum Panel: CaseIterable {
        case none, aboveBar, inFrontOfBar, inScreen, large
    }

    @Test(
        "A toast at the bottom is above a tab bar and above a panel, and in front of a large one",
        arguments: Panel.allCases,
        [20, .infinity] as [TimeInterval]
    )
    func toastAtTheBottom(kind: Panel, duration: TimeInterval) {
        let app = App()
        let scene = app.scene
        var panel = CardPresentation.panel(detents: [.points(kind == .large ? 600 : 140)])
        let content = CardScreen(color: .green)
        switch kind {
        case .none: break
        case .aboveBar:
            panel.barPlacement = .beside
            app.tabs.addCard(content, as: panel)
        case .inFrontOfBar, .large: app.tabs.addCard(content, as: panel)
        case .inScreen: scene.root.addCard(content, as: panel)
        }
        scene.advance(1)
        scene.root.present(scene.screen, as: .toast(edge: .bottom, duration: duration))
        scene.advance(1)
        let top: CGFloat =
            switch kind {
            case .none, .large: 761
            case .aboveBar: 621
            case .inFrontOfBar, .inScreen: 704
            }
        #expect(abs(scene.shownFrame.maxY - (top - 8)) < 0.5, "\(scene.shownFrame)")
        let middle = CGPoint(x: scene.shownFrame.midX, y: scene.shownFrame.midY)
        #expect(scene.window.hitTest(middle, with: nil)?.isDescendant(of: scene.screen.view) == true)
        // Nothing moves it when it's laid out again, not even another one like it.
        let frame = scene.shownFrame
        let other = CardScreen()
        other.preferredContentSize = CGSize(width: 100, height: 40)
        scene.root.present(other, as: .toast(edge: .bottom, duration: .infinity))
        scene.advance(1)
        scene.controller?.invalidateDetents()
        scene.advance(1)
        if duration == .infinity { #expect(scene.shownFrame == frame, "\(scene.shownFrame)") }
    }

    @Test(
        "A toast keeps clear of the room for a small panel, and keeps its size in front of a large one",
        arguments: TransitionEdge.allCases,
        [200, 760] as [CGFloat]
    )
    func toastAndRoom(edge: TransitionEdge, height: CGFloat) {
        for isPanelLast in [false, true] {
            let scene = CardScene()
            var panel = CardPresentation.panel(detents: [.points(height)])
            panel.insetsScreenBehind = true
            let content = CardScreen(color: .green)
            if !isPanelLast { scene.root.addCard(content, as: panel) }
            scene.advance(1)
            scene.root.present(scene.screen, as: .toast(edge: edge, duration: 20))
            scene.advance(1)
            if isPanelLast { scene.root.addCard(content, as: panel) }
            scene.advance(1)
            #expect(scene.root.view.safeAreaInsets.bottom == height)
            let (top, bottom): (CGFloat, CGFloat) = (55, height == 200 ? 636 : 802)
            let y: CGFloat =
                switch edge {
                case .top: top
                case .bottom: bottom - 120
                case .leading, .trailing: (top + bottom - 120) / 2
                }
            #expect(scene.shownFrame.size == CGSize(width: 200, height: 120), "\(scene.shownFrame)")
            #expect(abs(scene.shownFrame.minY - y) <= 0.5, "\(scene.shownFrame)")
            #expect(scene.screen.view.safeAreaInsets == .zero)
            // Without the panel, it's where it would be alone.
            content.cardPresentationController?.dismiss(animated: true)
            scene.advance(1)
            #expect(scene.root.additionalSafeAreaInsets == .zero)
            let isAtSide = edge == .leading || edge == .trailing
            let alone: CGFloat = edge == .top ? 55 : isAtSide ? 368.5 : 682
            #expect(abs(scene.shownFrame.minY - alone) <= 0.5, "\(scene.shownFrame)")
        }
    }

    @Test(
        "A toast in a screen of tabs isn't squashed by the room for a large panel in front of them",
        arguments: TransitionEdge.allCases
    )
    func toastInATab(edge: TransitionEdge) {
        let app = App()
        let scene = app.scene
        scene.root.addCard(scene.screen, as: .toast(edge: edge, duration: 20))
        scene.advance(1)
        let frame = scene.shownFrame
        #expect(frame.size == CGSize(width: 200, height: 120))
        var panel = CardPresentation.panel(detents: [.points(760)])
        panel.insetsScreenBehind = true
        app.tabs.addCard(CardScreen(color: .green), as: panel)
        scene.advance(1)
        #expect(scene.root.view.safeAreaInsets.bottom == 760)
        #expect(isNear(scene.shownFrame, frame), "\(scene.shownFrame)")
    }

    @Test("A panel above a tab bar goes down when the bar goes, and up again, if the app says so")
    func hiddenBar() {
        let app = App()
        app.show(.beside)
        app.scene.advance(1)
        app.tabs.tabBar.isHidden = true
        app.scene.controller?.invalidateDetents()
        #expect(isNear(app.scene.shownFrame, CGRect(x: 0, y: 780, width: 390, height: 64)))
        app.tabs.tabBar.isHidden = false
        app.scene.controller?.animateChanges { app.scene.controller?.invalidateDetents() }
        app.scene.advance(1)
        #expect(isNear(app.scene.shownFrame, CGRect(x: 0, y: 697, width: 390, height: 64)))
    }

    @Test("A panel that fits its content keeps it clear of the home indicator where there's no bar")
    func fittingWithoutABar() {
        let app = App()
        let screen = app.scene.screen
        screen.preferredContentSize.height = 64
        var panel = CardPresentation.panel(detents: [.fitting])
        panel.barPlacement = .beside
        app.tabs.addCard(screen, as: panel)
        app.scene.advance(1)
        #expect(isNear(app.scene.shownFrame, CGRect(x: 0, y: 697, width: 390, height: 64)))
        app.tabs.tabBar.isHidden = true
        app.scene.controller?.invalidateDetents()
        app.scene.advance(0.1)
        #expect(isNear(app.scene.shownFrame, CGRect(x: 0, y: 746, width: 390, height: 98)))
        #expect(screen.view.bounds.height - screen.view.safeAreaInsets.bottom == 64)
        app.tabs.tabBar.isHidden = false
        app.scene.controller?.invalidateDetents()
        #expect(isNear(app.scene.shownFrame, CGRect(x: 0, y: 697, width: 390, height: 64)))
    }

    @Test("On the keyboard, it's above the keyboard rather than above the bar")
    func onTheKeyboardItsAboveTheKeyboardRatherThanAboveTheBar() {
        let app = App()
        UIApplication.shared.softwareKeyboardHeight = 300
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
        app.scene.root.view.addSubview(field)
        app.show(.beside)
        app.scene.advance(1)
        field.becomeFirstResponder()
        app.scene.advance(1)
        #expect(abs(app.scene.shownFrame.maxY - 544) < 0.5)
        field.resignFirstResponder()
        app.scene.advance(1)
        #expect(abs(app.scene.shownFrame.maxY - 761) < 0.5)
    }

    @Test("A list beneath a panel on the keyboard can be scrolled to its end")
    func aListBeneathAPanelOnTheKeyboard() {
        let app = App()
        UIApplication.shared.softwareKeyboardHeight = 300
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
        app.scene.root.view.addSubview(field)
        var panel = CardPresentation.panel(detents: [.points(64)])
        panel.barPlacement = .beside
        panel.insetsScreenBehind = true
        app.tabs.addCard(app.scene.screen, as: panel)
        app.scene.advance(1)
        #expect(app.scene.root.view.safeAreaInsets.bottom == 147)
        field.becomeFirstResponder()
        app.scene.advance(1)
        #expect(abs(app.scene.shownFrame.minY - 480) < 0.5)
        #expect(app.scene.root.view.safeAreaInsets.bottom == 364)
        field.resignFirstResponder()
        app.scene.advance(1)
        #expect(abs(app.scene.shownFrame.minY - 697) < 0.5)
        #expect(app.scene.root.view.safeAreaInsets.bottom == 147)
    }

    @Test("A delegate finds the controller that a panel is in, also when the panel is gone")
    func controllerOfAPanel() {
        let app = App()
        var panel = CardPresentation.panel(detents: [.points(200)])
        panel.isInteractiveDismissDisabled = false
        app.tabs.addCard(app.scene.screen, as: panel)
        let delegate = PresenterKeeper()
        app.scene.controller?.delegate = delegate
        app.scene.advance(1)
        #expect(app.scene.controller?.presentingViewController === app.tabs)
        let start = CGPoint(x: 195, y: 660)
        app.scene.drag(from: start, by: CGVector(dx: 0, dy: 170), duration: 0.15, lifts: true)
        app.scene.advance(1)
        #expect(app.scene.screen.viewIfLoaded?.window == nil && delegate.presenter === app.tabs)
    }

    private final class PresenterKeeper: NSObject, UIAdaptivePresentationControllerDelegate {
        private(set) var presenter: UIViewController?

        func presentationControllerDidDismiss(_ controller: UIPresentationController) {
            presenter = controller.presentingViewController
        }
    }

    @Test("A panel is notified of a rotation if it's in a screen, but not in a tab bar controller")
    func panelIsNotifiedOfRotationIfInScreen() {
        for isInTabs in [false, true] {
            let screen = RotatingScreen()
            let scene = CardScene(screen)
            let tabs = UITabBarController()
            tabs.viewControllers = [scene.takeRoot()]
            scene.window.rootViewController = tabs
            scene.advance(0.1)
            let parent: UIViewController = isInTabs ? tabs : scene.root
            parent.addCard(screen, as: .panel(detents: [.points(64)]))
            scene.advance(1)
            UIApplication.shared.windowScene.resize(to: CGSize(width: 844, height: 390))
            scene.advance(1)
            #expect(screen.rotations == (isInTabs ? 0 : 1))
            #expect(screen.view.bounds.width == 420)
        }
    }

    private final class RotatingScreen: CardScreen {
        private(set) var rotations = 0

        override func viewWillTransition(
            to size: CGSize,
            with coordinator: any UIViewControllerTransitionCoordinator
        ) {
            super.viewWillTransition(to: size, with: coordinator)
            rotations += 1
        }
    }

    @Test("A card at the top is below a navigation bar")
    func navigationBar() {
        let scene = CardScene()
        let stack = UINavigationController(rootViewController: scene.takeRoot())
        scene.window.rootViewController = stack
        scene.advance(0.1)
        var banner = CardPresentation.card(edge: .top)
        banner.barPlacement = .beside
        stack.addCard(scene.screen, as: banner)
        scene.advance(1)
        let top = stack.navigationBar.frame.maxY
        #expect(isNear(scene.shownFrame, CGRect(x: 0, y: top, width: 390, height: 120)))
        #expect(scene.screen.view.safeAreaInsets.top == 0)
        let hit = scene.window.hitTest(CGPoint(x: 195, y: stack.navigationBar.frame.midY), with: nil)
        #expect(hit?.isDescendant(of: stack.navigationBar) == true)
    }

    @Test(
        "A card at the top makes room in the screens of a stack, whose bar stays where it is",
        arguments: CardPresentation.BarPlacement.allCases,
        [false, true]
    )
    func roomBelowANavigationBar(placement: CardPresentation.BarPlacement, isAnimated: Bool) {
        let scene = CardScene()
        let stack = UINavigationController(rootViewController: scene.takeRoot())
        scene.window.rootViewController = stack
        scene.advance(0.1)
        let bar = stack.navigationBar.frame
        var banner = CardPresentation.card(edge: .top)
        banner.barPlacement = placement
        banner.insetsScreenBehind = true
        stack.addCard(scene.screen, as: banner)
        scene.advance(1)
        // In front of the bar, it covers it.
        let bottom = (placement == .inFront ? 47 : bar.maxY) + 120
        let top = placement == .beside ? bar.maxY : 0
        @MainActor func expectRest(_ screen: UIViewController) {
            #expect(stack.navigationBar.frame == bar)
            #expect(isNear(scene.shownFrame, CGRect(x: 0, y: top, width: 390, height: bottom - top)))
            #expect(abs(screen.view.safeAreaInsets.top - bottom) < 0.5)
        }
        for _ in 0..<3 {
            expectRest(scene.root)
            scene.controller?.invalidateDetents()
            scene.advance(0.1)
        }
        let pushed = UIViewController()
        stack.pushViewController(pushed, animated: isAnimated)
        scene.controller?.invalidateDetents()
        scene.advance(1)
        expectRest(pushed)
        stack.popViewController(animated: isAnimated)
        // As at the time at which the stack's delegate is told that it will show the screen.
        scene.controller?.invalidateDetents()
        scene.advance(1)
        expectRest(scene.root)
        #expect(pushed.additionalSafeAreaInsets == .zero)
        scene.controller?.dismiss(animated: true)
        scene.advance(1)
        #expect(scene.root.view.safeAreaInsets.top == bar.maxY)
        #expect(stack.additionalSafeAreaInsets == .zero)
    }

    @Test("A screen that's pushed beneath a panel at the bottom makes room by itself")
    func pushedBeneathAPanel() {
        let scene = CardScene()
        let stack = UINavigationController(rootViewController: scene.takeRoot())
        scene.window.rootViewController = stack
        scene.advance(0.1)
        var panel = CardPresentation.panel(detents: [.points(200)])
        panel.insetsScreenBehind = true
        stack.addCard(scene.screen, as: panel)
        scene.advance(1)
        let pushed = UIViewController()
        stack.pushViewController(pushed, animated: true)
        scene.advance(1)
        #expect(pushed.view.safeAreaInsets.bottom == 200)
    }

    // MARK: The screens beneath

    /// The containers of a panel, and what it adds to the safe areas of their screens.
    enum Container: CaseIterable {
        case screen, stack, tabs, lazyTabs, deck

        var hasTabBar: Bool { self == .tabs || self == .lazyTabs }
    }

    /// Returns a tab bar controller with one screen.
    ///
    /// - Parameter isLazy: Whether a tab creates the screen.
    private func tabs(of screen: UIViewController, isLazy: Bool) -> UITabBarController {
        guard !isLazy else {
            return UITabBarController(tabs: [UITab(title: "", image: nil, identifier: "A") { _ in screen }])
        }
        let tabs = UITabBarController()
        tabs.viewControllers = [screen]
        return tabs
    }

    @Test(
        "A list beneath a panel that stays can be scrolled to its end, and gets its own insets back",
        arguments: Container.allCases,
        CardPresentation.BarPlacement.allCases
    )
    func aListBeneathAPanelThatStaysCanBeScrolled(
        container: Container,
        placement: CardPresentation.BarPlacement
    ) {
        let scene = CardScene()
        let (parent, bottom): (UIViewController, CGFloat) =
            switch container {
            // It has all that's in it itself.
            case .screen: (scene.root, 34)
            case .stack: (UINavigationController(rootViewController: scene.takeRoot()), 34)
            case .tabs, .lazyTabs: (tabs(of: scene.takeRoot(), isLazy: container == .lazyTabs), 83)
            case .deck: (ContainerViewController(viewControllers: [scene.takeRoot()]), 34)
            }
        scene.window.rootViewController = parent
        scene.root.additionalSafeAreaInsets.bottom = 5
        scene.advance(0.1)
        #expect(scene.root.view.safeAreaInsets.bottom == bottom + 5)
        var panel = CardPresentation.panel(detents: [.points(200), .fraction(1)])
        panel.barPlacement = placement
        panel.insetsScreenBehind = true
        parent.addCard(scene.screen, as: panel)
        scene.advance(1)
        let covered = 844 - scene.shownFrame.minY
        #expect(covered == (container.hasTabBar && placement == .beside ? 283 : 200))
        // The insets of the container are a part of what the card covers, and those of a child aren't.
        let (outer, inner): (CGFloat, CGFloat) = container == .screen ? (5, 0) : (0, 5)
        #expect(scene.root.view.safeAreaInsets.bottom == covered + inner)
        let own: CGFloat =
            [.inFront: 34, .behind: bottom, .beside: container.hasTabBar ? 0 : 34][placement] ?? 0
        #expect(scene.screen.view.safeAreaInsets.bottom == own + outer)
        // Larger, it covers the list.
        scene.controller?.selectedDetentIndex = 1
        #expect(scene.root.view.safeAreaInsets.bottom == covered + inner)
        #expect(scene.screen.view.safeAreaInsets.bottom == own + outer)
        // The app changes its own insets meanwhile.
        scene.root.additionalSafeAreaInsets.top += 7
        scene.controller?.presentation.detents = [.points(250)]
        #expect(scene.root.view.safeAreaInsets.bottom == covered + 50 + inner)
        scene.controller?.dismiss(animated: true)
        scene.advance(1)
        #expect(scene.root.additionalSafeAreaInsets == UIEdgeInsets(top: 7, left: 0, bottom: 5, right: 0))
        #expect(parent === scene.root || parent.additionalSafeAreaInsets == .zero)
    }

    @Test(
        "Screens that a container gets later make room, and those that it loses don't",
        arguments: [false, true]
    )
    func otherScreens(isInTabs: Bool) {
        let scene = CardScene()
        let screens = (0..<3).map { _ in UIViewController() }
        let (tabs, deck) = (UITabBarController(), ContainerViewController())
        let container: UIViewController = isInTabs ? tabs : deck
        @MainActor func show(_ screens: [UIViewController], _ index: Int) {
            if isInTabs {
                tabs.viewControllers = screens
                tabs.selectedIndex = index
                scene.controller?.invalidateDetents()
            } else {
                deck.viewControllers = screens
                deck.setSelectedIndex(index, animated: false)
            }
            scene.advance(1)
        }
        show([screens[0], screens[1]], 0)
        scene.window.rootViewController = container
        scene.advance(0.1)
        var panel = CardPresentation.panel(detents: [.points(100)])
        panel.insetsScreenBehind = true
        container.addCard(scene.screen, as: panel)
        scene.advance(1)
        let bottom = screens[0].view.safeAreaInsets.bottom
        show([screens[1], screens[2]], 1)
        #expect(screens[2].view.safeAreaInsets.bottom == bottom)
        #expect(screens[0].additionalSafeAreaInsets == .zero)
        scene.controller?.dismiss(animated: true)
        scene.advance(1)
        #expect(screens.allSatisfy { $0.additionalSafeAreaInsets == .zero })
    }

    @Test("A tab that's first selected while a panel shows makes room with the panel's next layout")
    func lateScreen() {
        let scene = CardScene()
        var made: [String] = []
        let tabs = ["A", "B", "C"].map { name in
            UITab(title: name, image: nil, identifier: name) { tab in
                made.append(tab.identifier)
                return UIViewController()
            }
        }
        let controller = UITabBarController(tabs: tabs)
        scene.window.rootViewController = controller
        scene.advance(0.1)
        var panel = CardPresentation.panel(detents: [.points(100)])
        panel.insetsScreenBehind = true
        controller.addCard(scene.screen, as: panel)
        scene.advance(1)
        controller.selectedTab = tabs[1]
        scene.controller?.invalidateDetents()
        scene.advance(1)
        #expect(made == ["A", "B"])
        let screens = tabs[..<2].compactMap(\.viewController)
        #expect(screens[1].view.safeAreaInsets.bottom == 100)
        #expect(screens[0].additionalSafeAreaInsets == screens[1].additionalSafeAreaInsets)
        scene.controller?.dismiss(animated: true)
        scene.advance(1)
        #expect(screens.allSatisfy { $0.additionalSafeAreaInsets == .zero })
        #expect(made == ["A", "B"])
    }

    @Test(
        "Whether an app adds to its insets or sets them while a card shows, it has its own in the end",
        arguments: [CardPresentation.PresenterEffect.none, .pushed, .scaled(0.9)]
    )
    func theAppsOwnInsets(effect: CardPresentation.PresenterEffect) {
        let scene = CardScene()
        var card = effect == .none ? CardPresentation.panel(detents: [.points(100)]) : .drawer()
        card.insetsScreenBehind = effect == .none
        card.presenterEffect = effect
        func cycle(_ change: (inout UIEdgeInsets) -> Void) -> UIEdgeInsets {
            if effect == .none { scene.root.addCard(scene.screen, as: card) } else { scene.show(card) }
            scene.advance(1)
            change(&scene.root.additionalSafeAreaInsets)
            scene.advance(0.1)
            scene.screen.cardPresentationController?.dismiss(animated: true)
            scene.advance(1)
            return scene.root.additionalSafeAreaInsets
        }
        func isNear(_ insets: UIEdgeInsets, bottom: CGFloat) -> Bool {
            abs(insets.bottom - bottom) + abs(insets.top) + abs(insets.left) + abs(insets.right) < 1e-6
        }
        for _ in 0..<3 {
            let more = cycle { $0.bottom += 30 }
            #expect(isNear(more, bottom: 30), "\(more)")
            let less = cycle { $0.bottom -= 30 }
            #expect(isNear(less, bottom: 0), "\(less)")
        }
        let set = cycle { $0 = UIEdgeInsets(top: 0, left: 0, bottom: 20, right: 0) }
        #expect(effect == .pushed || isNear(set, bottom: 20), "\(set)")
        let none = cycle { $0 = .zero }
        #expect(isNear(none, bottom: 0), "\(none)")
    }

    @Test(
        "An inset that the app assigns while a panel shows is its own, or changes what it has read",
        arguments: [0, 20] as [CGFloat],
        [0, 5, 30, 100] as [CGFloat]
    )
    func assignedInset(own: CGFloat, assigned: CGFloat) {
        let scene = CardScene()
        scene.root.additionalSafeAreaInsets.bottom = own
        var panel = CardPresentation.panel(detents: [.points(80)])
        panel.insetsScreenBehind = true
        scene.root.addCard(scene.screen, as: panel)
        scene.advance(1)
        #expect(scene.root.view.safeAreaInsets.bottom == 80)
        #expect(scene.root.additionalSafeAreaInsets.bottom == 46)
        scene.root.additionalSafeAreaInsets.bottom = assigned
        scene.advance(0.1)
        let added = 46 - own
        let kept = assigned < added ? assigned : assigned - added
        #expect(scene.root.view.safeAreaInsets.bottom == max(34 + kept, 80))
        #expect(scene.screen.view.safeAreaInsets.bottom == 34 + kept)
        scene.controller?.dismiss(animated: true)
        scene.advance(1)
        #expect(scene.root.additionalSafeAreaInsets.bottom == kept)
    }

    @Test(
        "An inset that the app assigns to a screen of a container counts with the panel's next layout",
        arguments: [Container.tabs, .deck]
    )
    func assignedInsetOfAChild(container: Container) {
        let scene = CardScene()
        let parent: UIViewController =
            container == .tabs
            ? tabs(of: scene.takeRoot(), isLazy: false)
            : ContainerViewController(viewControllers: [scene.takeRoot()])
        scene.window.rootViewController = parent
        scene.advance(0.1)
        var panel = CardPresentation.panel(detents: [.points(200)])
        panel.insetsScreenBehind = true
        parent.addCard(scene.screen, as: panel)
        scene.advance(1)
        #expect(scene.root.view.safeAreaInsets.bottom == 200)
        scene.root.additionalSafeAreaInsets.bottom = 5
        scene.controller?.invalidateDetents()
        #expect(scene.root.view.safeAreaInsets.bottom == 205)
        scene.controller?.dismiss(animated: true)
        scene.advance(1)
        #expect(scene.root.additionalSafeAreaInsets.bottom == 5)
    }

    @Test("A dismissal that's taken back keeps the room for the panel")
    func takenBack() {
        let scene = CardScene()
        var panel = CardPresentation.panel(detents: [.points(200)])
        panel.insetsScreenBehind = true
        panel.isInteractiveDismissDisabled = false
        scene.root.addCard(scene.screen, as: panel)
        scene.advance(1)
        scene.controller?.dismiss(animated: true)
        scene.advance(0.1)
        let frame = scene.shownFrame
        scene.touch.down(at: CGPoint(x: 195, y: frame.minY + 20))
        scene.touch.move(to: CGPoint(x: 195, y: frame.minY))
        scene.touch.move(to: CGPoint(x: 195, y: 650))
        scene.advance(0.2)
        scene.touch.up()
        scene.advance(1)
        #expect(scene.screen.view.window != nil)
        #expect(scene.root.view.safeAreaInsets.bottom == 200)
        #expect(scene.screen.view.safeAreaInsets.bottom == 34)
    }

    @Test("Insets that the app adds around a panel move it at once, and its content has its own safe area")
    func insetsThatTheAppAddsAroundAPanelMoveItAtOnce() {
        let scene = CardScene()
        var panel = CardPresentation.panel(detents: [.points(200)])
        panel.insetReference = .fromSafeArea
        scene.root.addCard(scene.screen, as: panel)
        scene.advance(0.1)
        scene.root.additionalSafeAreaInsets.bottom = 50
        scene.advance(1)
        #expect(abs(scene.shownFrame.maxY - 760) < 0.5)
        #expect(scene.screen.view.safeAreaInsets == .zero)
        scene.root.additionalSafeAreaInsets.bottom = 0
        scene.advance(0.1)
        #expect(abs(scene.shownFrame.maxY - 810) < 0.5)
        #expect(scene.screen.view.safeAreaInsets == .zero)
    }
}
