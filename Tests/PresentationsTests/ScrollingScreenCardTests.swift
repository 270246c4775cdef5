import Presentations
@_spi(Host) import TestSupport
import Testing
import TransitionKit
@_spi(Host) import UIKit

/// Cards in screens whose view scrolls. They stay in place, and come and go with their screen.
@MainActor @Suite struct ScrollingScreenCardTests {
    nonisolated static let lists = ScrollingScreen.Kind.allCases

    enum Kind: CaseIterable, Sendable {
        case panel, drawer, toast

        var presentation: CardPresentation {
            switch self {
            case .panel: .panel(detents: [.points(200), .fraction(0.6)])
            case .drawer: .drawer()
            case .toast: .toast(duration: 60)
            }
        }
    }

    enum Moment: CaseIterable, Sendable {
        case viewDidLoad, whenVisible
    }

    struct Start: Sendable {
        let kind: Kind
        let moment: Moment
    }

    nonisolated static let starts = Kind.allCases.flatMap { kind in
        Moment.allCases.map { Start(kind: kind, moment: $0) }
    }

    // MARK: Staying in place

    @Test("It stays where it is in a plain screen, whatever scrolls", arguments: lists, starts)
    func itStaysWhereItIsInPlainScreenWhateverScrolls(list: ScrollingScreen.Kind, card: Start) {
        let plain = ScrollingApp(nil, card.kind.presentation, card.moment).state
        let app = ScrollingApp(list, card.kind.presentation, card.moment)
        let frame = plain.frame
        #expect(app.state.isNear(plain))
        let scroll = app.list.scroll
        for offset: CGFloat in [300, 1234, 0, -60] {
            scroll.contentOffset.y = offset
            app.scene.advance(1.0 / 60)
            #expect(isNear(app.scene.shownFrame, frame))
            #expect(app.hits(app.scene.screen.view, at: frame))
        }
        scroll.setContentOffset(CGPoint(x: 0, y: 900), animated: true)
        for _ in 0..<30 {
            app.scene.advance(1.0 / 60)
            #expect(isNear(app.scene.shownFrame, frame))
        }
        #expect(scroll.contentOffset.y == 900)
        UIView.animate(withDuration: 0.3) { scroll.contentOffset.y = 400 }
        for _ in 0..<20 {
            app.scene.advance(1.0 / 60)
            #expect(isNear(app.scene.shownFrame, frame))
        }
        #expect(app.state.isNear(plain))
        #expect(app.scene.controller?.containerView?.frame == scroll.bounds)
    }

    @Test("It follows a rotation", arguments: lists)
    func itFollowsRotation(list: ScrollingScreen.Kind) {
        func turn(_ app: ScrollingApp) -> ScrollingApp.State {
            app.list.scroll.contentOffset.y = 700
            app.scene.advance(0.1)
            app.scene.window.frame.size = CGSize(width: 844, height: 390)
            app.scene.advance(1)
            return app.state
        }
        let plain = turn(ScrollingApp(nil))
        let app = ScrollingApp(list)
        #expect(turn(app).isNear(plain))
        #expect(app.scene.controller?.containerView?.frame == app.list.scroll.bounds)
    }

    // MARK: With its screen

    @Test("It's a child of its screen, and covered, popped, and shown again with it", arguments: lists)
    func goesWithItsScreen(list: ScrollingScreen.Kind) {
        let app = ScrollingApp(list)
        let (scene, stack) = (app.scene, app.stack)
        #expect(scene.screen.parent?.parent === app.list)
        let frame = scene.shownFrame
        let next = UIViewController()
        next.view.backgroundColor = .green
        stack.pushViewController(next, animated: true)
        scene.advance(0.15)
        // The transition moves it with its screen.
        let (screen, card) = (scene.place(of: app.list.scroll), scene.shownFrame)
        #expect(screen.minX < -1 && abs(card.minX - frame.minX - screen.minX) < 0.5)
        scene.advance(1)
        #expect(scene.screen.view.window == nil && app.hits(next.view, at: frame))
        scene.drag(from: CGPoint(x: 1, y: 300), by: CGVector(dx: 150, dy: 0))
        #expect(scene.screen.view.window != nil)
        #expect(abs(scene.shownFrame.minX - frame.minX - scene.place(of: app.list.scroll).minX) < 0.5)
        scene.touch.move(to: CGPoint(x: 380, y: 300))
        scene.touch.up()
        scene.advance(1)
        #expect(stack.topViewController === app.list && isNear(scene.shownFrame, frame))
        #expect(app.hits(scene.screen.view, at: frame))
        app.tabs.selectedIndex = 1
        scene.advance(1)
        #expect(scene.screen.view.window == nil)
        app.tabs.selectedIndex = 0
        scene.advance(1)
        #expect(isNear(scene.shownFrame, frame))
        let modal = UIViewController()
        app.tabs.present(modal, with: .card())
        scene.advance(1)
        #expect(app.hits(modal.view, at: frame))
        modal.dismiss(animated: true)
        scene.advance(1)
        #expect(isNear(scene.shownFrame, frame) && app.hits(scene.screen.view, at: frame))
    }

    @Test("It can be removed, moved to a plain screen, and shown again", arguments: lists)
    func itCanBeRemoved(list: ScrollingScreen.Kind) {
        let app = ScrollingApp(list)
        let scene = app.scene
        let host = scene.controller?.containerView
        scene.controller?.dismiss(animated: true)
        scene.advance(1)
        #expect(app.list.children.isEmpty && host?.superview == nil && host?.layer.zPosition == 0)
        #expect(host?.subviews.isEmpty == true)
        #expect(app.list.additionalSafeAreaInsets == .zero)
        #expect(app.list.scroll.interactions.isEmpty)
        app.other.addCard(scene.screen, as: Kind.panel.presentation)
        app.tabs.selectedIndex = 1
        scene.advance(1)
        #expect(isNear(scene.shownFrame, CGRect(x: 0, y: 644, width: 390, height: 200)))
        scene.controller?.dismiss(animated: false)
        app.tabs.selectedIndex = 0
        app.list.addCard(scene.screen, as: Kind.panel.presentation)
        scene.advance(1)
        for child in app.list.children {
            child.willMove(toParent: nil)
            child.view.removeFromSuperview()
            child.removeFromParent()
        }
        scene.advance(1)
        #expect(scene.screen.parent == nil && scene.screen.view.window == nil && app.list.children.isEmpty)
    }

    @Test("Together with its screen, the card is released", arguments: lists)
    func togetherWithScreenCardIsReleased(list: ScrollingScreen.Kind) {
        let scene = CardScene()
        weak var controller: UIViewController?
        weak var card: CardScreen?
        autoreleased {
            let (screen, content) = (ScrollingScreen(list), CardScreen())
            (controller, card) = (screen, content)
            scene.window.rootViewController = screen
            screen.addCard(content, as: Kind.panel.presentation)
            scene.advance(1)
            scene.window.rootViewController = UIViewController()
        }
        scene.advance(0.5)
        #expect(controller == nil && card == nil)
    }

    private func autoreleased(_ body: () -> Void) { body() }

    // MARK: Safe areas

    @Test(
        "The content's safe area is that of a plain screen",
        .behaviors(
            UIKitBehavior.ScrolledSafeArea.allCases.map { answer in
                .with { $0.safeAreaInScrollViews = answer }
            }
        ),
        arguments: lists,
        Kind.allCases
    )
    func safeAreas(list: ScrollingScreen.Kind, kind: Kind) {
        for presentation in [kind.presentation, full(kind.presentation)] {
            let plain = changes(of: ScrollingApp(nil, presentation))
            let scrolling = changes(of: ScrollingApp(list, presentation))
            for (index, (first, second)) in zip(plain, scrolling).enumerated() {
                #expect(second.isNear(first), "change \(index)")
            }
        }
    }

    private func changes(of app: ScrollingApp) -> [ScrollingApp.State] {
        let changes: [(ScrollingApp) -> Void] = [
            { _ in },
            { $0.list.scroll.contentOffset.y = 500 },
            { $0.stack.setNavigationBarHidden(true, animated: false) },
            { $0.tabs.tabBar.isHidden = true },
            { $0.list.scroll.contentInsetAdjustmentBehavior = .never },
            { $0.list.scroll.contentInsetAdjustmentBehavior = .always },
            { $0.list.additionalSafeAreaInsets.bottom = 30 },
            { $0.list.scroll.contentInset.bottom = 100 },
            { $0.tabs.tabBar.isHidden = false },
            { $0.stack.setNavigationBarHidden(false, animated: false) },
        ]
        return changes.map {
            $0(app)
            app.scene.advance(0.5)
            return app.state
        }
    }

    private func full(_ presentation: CardPresentation) -> CardPresentation {
        var presentation = presentation
        presentation.detents = []
        presentation.height = .fraction(1)
        return presentation
    }

    @Test("The list can be scrolled above a panel that makes room", arguments: lists)
    func listCanBeScrolledAbovePanelThatMakesRoom(list: ScrollingScreen.Kind) {
        var panel = Kind.panel.presentation
        panel.insetsScreenBehind = true
        let plain = ScrollingApp(nil, panel).state
        let app = ScrollingApp(list, panel)
        let (scene, scroll) = (app.scene, app.list.scroll)
        #expect(scroll.adjustedContentInset.bottom == 200)
        #expect(app.state.isNear(plain))
        for _ in 0..<5 {
            scene.drag(
                from: CGPoint(x: 195, y: 600),
                by: CGVector(dx: 0, dy: -400),
                duration: 0.1,
                lifts: true
            )
            scene.advance(2)
        }
        let end = scroll.convert(CGPoint(x: 0, y: scroll.contentSize.height), to: nil).y
        #expect(abs(end - scene.shownFrame.minY) < 0.5)
        scene.controller?.dismiss(animated: true)
        scene.advance(1)
        #expect(scroll.adjustedContentInset.bottom == 83)
    }

    // MARK: Touches

    @Test("A drag on the card doesn't scroll the list, and one beside it does", arguments: lists)
    func dragOnCardDoesntScrollList(list: ScrollingScreen.Kind) {
        let app = ScrollingApp(list)
        let (scene, scroll) = (app.scene, app.list.scroll)
        scroll.contentOffset.y = 500
        scene.advance(0.1)
        let frame = scene.shownFrame
        let middle = CGPoint(x: frame.midX, y: frame.minY + 60)
        for way in [CGVector(dx: 100, dy: 0), CGVector(dx: -100, dy: 30), CGVector(dx: 0, dy: 60)] {
            scene.drag(from: middle, by: way, lifts: true)
            scene.advance(1)
            #expect(scroll.contentOffset.y == 500 && !scroll.isTracking)
        }
        scene.drag(from: middle, by: CGVector(dx: 0, dy: -200), lifts: true)
        scene.advance(1)
        #expect(scroll.contentOffset.y == 500 && scene.controller?.selectedDetentIndex == 1)
        let trackpad = ScrollInjector(window: scene.window)
        trackpad.scroll(at: middle, by: CGVector(dx: 0, dy: 150), duration: 0.3, steps: 18)
        scene.advance(1)
        #expect(scroll.contentOffset.y == 500)
        scene.window.scroll(by: CGPoint(x: 0, y: 40), at: middle)
        #expect(scroll.contentOffset.y == 500)
        scene.controller?.selectedDetentIndex = 0
        scene.advance(1)
        let above = CGPoint(x: 195, y: frame.minY - 40)
        scene.drag(from: above, by: CGVector(dx: 0, dy: -200), lifts: true)
        scene.advance(2)
        #expect(scroll.contentOffset.y > 600)
        let offset = scroll.contentOffset.y
        scene.window.scroll(by: CGPoint(x: 0, y: 40), at: above)
        #expect(scroll.contentOffset.y == offset + 40)
    }

    @Test("At the end of a list in the card, the list beneath doesn't scroll on", arguments: lists)
    func atEndOfListInCardListBeneathDoesntScroll(list: ScrollingScreen.Kind) {
        var panel = CardPresentation.panel(detents: [.points(300)])
        panel.isDraggable = false
        for isDraggable in [true, false] {
            panel.isDraggable = isDraggable
            let app = ScrollingApp(list, panel)
            let (scene, scroll) = (app.scene, app.list.scroll)
            let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 300))
            inner.contentInsetAdjustmentBehavior = .never
            inner.contentSize = CGSize(width: 390, height: 340)
            scene.screen.view.addSubview(inner)
            scroll.contentOffset.y = 500
            scene.advance(0.1)
            for way: CGFloat in [-150, -150, 150, 150] {
                let start = CGPoint(x: 195, y: way < 0 ? 740 : 580)
                scene.drag(from: start, by: CGVector(dx: 0, dy: way), lifts: true)
                scene.advance(1)
                #expect(scroll.contentOffset.y == 500)
            }
        }
    }

    @Test("Taps on the card don't select what's beneath, and taps beside it do")
    func tapsOnCardDontSelectWhatsBeneath() {
        let app = ScrollingApp(.collection)
        let (scene, scroll) = (app.scene, app.list.scroll)
        for offset: CGFloat in [-97, 333, 800] {
            scroll.contentOffset.y = offset
            scene.advance(0.1)
            let frame = scene.shownFrame
            for y in stride(from: frame.minY + 30, to: 760, by: 30) {
                scene.touch.tap(at: CGPoint(x: 195, y: y))
                scene.advance(0.4)
            }
            #expect(app.list.selected.isEmpty)
        }
        #expect(scene.screen.taps.count == 9)
        // What has no recognizers of its own lets touches through to the views around it.
        scene.screen.view.gestureRecognizers = []
        scene.touch.tap(at: CGPoint(x: 195, y: 750))
        scene.advance(0.4)
        #expect(app.list.selected.isEmpty && app.list.highlighted.isEmpty)
        scene.touch.tap(at: CGPoint(x: 195, y: 400))
        scene.advance(0.4)
        #expect(app.list.selected.count == 1)
    }

    @Test("Cells that the list adds later are behind the card")
    func cellsThatListAddsLaterAreBehindCard() {
        let app = ScrollingApp(.collection)
        let other = CardScreen(color: .red)
        app.list.addCard(other, as: .toast(duration: 60))
        app.scene.advance(1)
        let hosts = app.list.scroll.subviews.suffix(2)
        for step in 0..<40 {
            app.list.scroll.contentOffset.y = CGFloat(step * 37)
            app.scene.advance(1.0 / 60)
            #expect(app.list.scroll.subviews.suffix(2) == hosts)
            #expect(app.hits(app.scene.screen.view, at: app.scene.shownFrame))
        }
        app.scene.advance(0.5)
        #expect(app.scene.screen.view.window != nil && other.view.window != nil)
    }

    @Test("People swipe back on a card, wherever the list is", arguments: lists, [0, 500] as [CGFloat])
    func swipesBack(list: ScrollingScreen.Kind, offset: CGFloat) {
        let app = ScrollingApp(list)
        let (scene, stack) = (app.scene, app.stack)
        TransitionDelegate(.card(edge: .trailing), interaction: .swipe()).attach(to: stack)
        let screen = ScrollingScreen(list)
        stack.pushViewController(screen, animated: false)
        scene.advance(0.1)
        let card = CardScreen()
        screen.addCard(card, as: Kind.panel.presentation)
        screen.scroll.contentOffset.y = offset
        scene.advance(1)
        scene.drag(from: CGPoint(x: 100, y: 750), by: CGVector(dx: 270, dy: 0), lifts: true)
        scene.advance(1)
        #expect(stack.topViewController === app.list)
    }

    @Test("A swipe on the card that dismisses its screen isn't held up by the list", arguments: lists)
    func dismissesScreen(list: ScrollingScreen.Kind) {
        let scene = CardScene()
        let screen = ScrollingScreen(list)
        var panel = Kind.panel.presentation
        panel.isDraggable = false
        scene.root.present(screen, with: .card(edge: .bottom), interaction: .swipe(edge: .top))
        scene.advance(1)
        screen.addCard(scene.screen, as: panel)
        screen.scroll.contentOffset.y = 500
        scene.advance(1)
        // Beside the card, it scrolls.
        scene.drag(from: CGPoint(x: 195, y: 200), by: CGVector(dx: 0, dy: 150), lifts: true)
        scene.advance(2)
        #expect(scene.root.presentedViewController === screen)
        screen.scroll.contentOffset.y = 500
        scene.drag(from: CGPoint(x: 195, y: 660), by: CGVector(dx: 0, dy: 180), duration: 0.1, lifts: true)
        scene.advance(1)
        #expect(scene.root.presentedViewController == nil)
    }

    // MARK: Effects and toasts

    @Test("A drawer pushes the list aside, and stays itself, also while it scrolls", arguments: lists)
    func drawerPushesListAsideAndStaysItselfWhileItScrolls(list: ScrollingScreen.Kind) {
        var drawer = CardPresentation.drawer()
        drawer.presenterEffect = .pushed
        let app = ScrollingApp(list, drawer)
        let (scene, scroll) = (app.scene, app.list.scroll)
        let frame = CGRect(x: 0, y: 0, width: 312, height: 844)
        for offset: CGFloat in [0, 200, 700] {
            scroll.contentOffset.y = offset
            scene.advance(1.0 / 60)
            #expect(isNear(scene.shownFrame, frame))
            #expect(abs(scene.place(of: app.list.marker).minX - 296) < 0.5)
        }
        scene.controller?.dismiss(animated: true)
        scene.advance(1)
        #expect(CATransform3DIsIdentity(scroll.layer.sublayerTransform))
        #expect(abs(scene.place(of: app.list.marker).minX) < 0.5)
    }

    @Test("A toast over everything stays in place if the list is all there is", arguments: lists)
    func toastOverEverythingStaysInPlaceIfListIsAll(list: ScrollingScreen.Kind) {
        let scene = CardScene()
        let screen = ScrollingScreen(list)
        scene.window.rootViewController = screen
        scene.advance(0.1)
        screen.present(scene.screen, as: .toast(duration: 1))
        let second = CardScreen()
        screen.present(second, as: .toast(duration: 1))
        scene.advance(0.7)
        let frame = CGRect(x: 95, y: 55, width: 200, height: 120)
        #expect(isNear(scene.shownFrame, frame) && second.viewIfLoaded?.window == nil)
        screen.scroll.contentOffset.y = 300
        scene.advance(0.1)
        #expect(isNear(scene.shownFrame, frame))
        scene.advance(1.5)
        #expect(scene.screen.viewIfLoaded?.window == nil && second.view.window != nil)
        #expect(isNear(scene.place(of: second.view), frame))
        scene.advance(3)
        #expect(screen.children.isEmpty)
    }
}
