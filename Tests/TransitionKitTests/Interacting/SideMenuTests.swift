import Animators
import Presentations
import TestSupport
import Testing
import TransitionKit
import TransitionTesting
@_spi(Host) import UIKit

/// Side menus over content that scrolls, and on devices that rotate.
@MainActor @Suite struct SideMenuTests {
    /// The way in which people open the menu.
    enum Opening: CaseIterable, Sendable {
        case button
        case edge
        case swipe
    }

    @MainActor private final class App {
        let home = UIViewController()
        let menu = UIViewController()
        let navigation: UINavigationController
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 390, height: 600))
        let app: TestApp
        private let drawer = TransitionDelegate()

        /// - Parameter size: The size of the content that scrolls.
        init(_ opening: Opening, content: CGSize = CGSize(width: 390, height: 600)) async {
            home.view.addSubview(scroll)
            scroll.contentInsetAdjustmentBehavior = .never
            scroll.contentSize = content
            navigation = UINavigationController(rootViewController: home)
            app = TestApp(rootViewController: navigation)
            drawer.presentation = .drawer()
            let interaction: GestureInteraction =
                opening == .swipe ? SwipeInteraction(edge: .trailing) : EdgeSwipeInteraction(edge: .leading)
            drawer.interaction = interaction
            interaction.attach(toPresentFrom: navigation) { [weak self] in self?.preparedMenu() }
            await app.settle()
        }

        func preparedMenu() -> UIViewController {
            menu.modalPresentationStyle = .custom
            menu.transitioningDelegate = drawer
            return menu
        }

        func open(_ opening: Opening) async {
            switch opening {
            case .button: navigation.present(preparedMenu(), animated: true)
            case .edge:
                await app.drag(from: CGPoint(x: 1, y: 400), to: CGPoint(x: 300, y: 400), over: 0.3)
            case .swipe:
                await app.drag(from: CGPoint(x: 60, y: 400), to: CGPoint(x: 350, y: 400), over: 0.3)
            }
            await app.settle()
        }

        var isOpen: Bool { navigation.presentedViewController === menu }
    }

    @Test("A menu is the same, whether it's opened by a button, from the edge, or by a swipe")
    func sameLayout() async {
        var layouts: [[CGFloat]] = []
        for opening in Opening.allCases {
            let app = await App(opening)
            await app.open(opening)
            #expect(app.isOpen)
            let (frame, insets) = (
                app.menu.view.convert(app.menu.view.bounds, to: nil), app.menu.view.safeAreaInsets
            )
            layouts.append([
                frame.minX, frame.minY, frame.width, frame.height, insets.top, insets.bottom, insets.left,
            ])
            // Below the status bar.
            #expect(insets.top == 47 && insets.bottom == 34)
            #expect(app.home.view.safeAreaInsets.top == 91)
        }
        #expect(layouts[0] == layouts[1] && layouts[1] == layouts[2])
    }

    @Test(
        "Over a slide show, the edge opens the menu, and a drag elsewhere scrolls",
        arguments: [0, 390] as [CGFloat]
    )
    func slideShow(offset: CGFloat) async {
        let app = await App(.edge, content: CGSize(width: 1170, height: 600))
        app.scroll.contentOffset.x = offset
        await app.app.drag(from: CGPoint(x: 350, y: 400), to: CGPoint(x: 150, y: 400), over: 0.3)
        await app.app.settle()
        #expect(!app.isOpen && app.scroll.contentOffset.x > offset)
        await app.open(.edge)
        #expect(app.isOpen)
    }

    @Test("A swipe opens the menu only where the content has reached its end")
    func atTheEnd() async {
        let app = await App(.swipe, content: CGSize(width: 1170, height: 600))
        app.scroll.contentOffset.x = 390
        await app.app.drag(from: CGPoint(x: 60, y: 400), to: CGPoint(x: 260, y: 400), over: 0.5)
        await app.app.settle()
        #expect(!app.isOpen && app.scroll.contentOffset.x < 390)
        app.scroll.setContentOffset(.zero, animated: false)
        await app.app.settle()
        await app.open(.swipe)
        #expect(app.isOpen)
    }

    @Test("Scrolling a list at a slant doesn't open the menu", arguments: [50, 70, 90] as [CGFloat])
    func scrollingAListAtASlantDoesntOpenTheMenu(degrees: CGFloat) async {
        let app = await App(.swipe, content: CGSize(width: 390, height: 3000))
        let angle = degrees * .pi / 180
        await app.app.drag(
            from: CGPoint(x: 60, y: 600),
            to: CGPoint(x: 60 + 300 * cos(angle), y: 600 - 300 * sin(angle)),
            over: 0.3
        )
        await app.app.settle()
        #expect(!app.isOpen && app.scroll.contentOffset.y > 100)
    }

    @Test("The device rotates while a finger holds the menu, or while it's open", arguments: [true, false])
    func theDeviceRotatesWhileAFingerHoldsTheMenu(isHeld: Bool) async {
        let app = await App(.edge)
        let finger = app.app.touch(at: CGPoint(x: 1, y: 300))
        await finger.move(to: CGPoint(x: 200, y: 300), over: 0.3)
        if !isHeld {
            finger.lift()
            await app.app.settle()
        }
        app.app.resize(to: CGSize(width: 844, height: 390), animated: true)
        await app.app.advance(by: 0.5)
        if isHeld { finger.lift() }
        await app.app.settle()
        #expect(app.isOpen)
        #expect(app.menu.view.convert(app.menu.view.bounds, to: nil).height == 390)
        app.menu.dismiss(animated: true)
        await app.app.settle()
        #expect(!app.isOpen)
        #expect(app.home.view.frame == CGRect(x: 0, y: 0, width: 844, height: 390))
        #expect(app.navigation.navigationBar.frame.width == 844)
    }

    @Test(
        "After a canceled close, the menu closes, and the next swipe goes back",
        arguments: [Opening.edge, .swipe]
    )
    func afterACanceledClose(opening: Opening) async {
        let app = await App(opening)
        TransitionDelegate(.slide(), interaction: .swipe()).attach(to: app.navigation)
        app.navigation.pushViewController(UIViewController(), animated: false)
        await app.open(.button)
        let finger = app.app.touch(at: CGPoint(x: 200, y: 400))
        await finger.move(to: CGPoint(x: 140, y: 400), over: 0.3)
        await finger.move(to: CGPoint(x: 180, y: 400), over: 0.3)
        finger.lift()
        await app.app.settle()
        #expect(app.isOpen)
        // Beside the menu.
        app.app.tap(at: CGPoint(x: 370, y: 400))
        await app.app.settle()
        #expect(!app.isOpen && app.navigation.viewControllers.count == 2)
        await app.app.drag(from: CGPoint(x: 60, y: 400), to: CGPoint(x: 350, y: 400), over: 0.3)
        await app.app.settle()
        #expect(!app.isOpen && app.navigation.viewControllers.count == 1)
    }

    @Test("Swipes to and fro in quick succession end in one of the two states")
    func toAndFro() async {
        let app = await App(.swipe)
        for _ in 0..<4 {
            await app.app.drag(from: CGPoint(x: 60, y: 400), to: CGPoint(x: 330, y: 400), over: 0.1)
            await app.app.advance(by: 0.05)
            await app.app.drag(from: CGPoint(x: 300, y: 400), to: CGPoint(x: 20, y: 400), over: 0.1)
            await app.app.advance(by: 0.05)
        }
        await app.app.settle()
        #expect(!app.app.isTransitioning)
        if app.isOpen {
            #expect(app.menu.view.convert(CGPoint.zero, to: nil).x == 0)
        } else {
            #expect(app.menu.viewIfLoaded?.window == nil)
        }
        // The next one works.
        if app.isOpen {
            app.menu.dismiss(animated: true)
            await app.app.settle()
        }
        await app.open(.swipe)
        #expect(app.isOpen)
    }
}
