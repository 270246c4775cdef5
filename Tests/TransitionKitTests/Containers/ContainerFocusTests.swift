import Animators
import TestSupport
import Testing
import TransitionKit
@_spi(Host) import UIKit

/// The focus of a remote or a keyboard during a switch.
@MainActor @Suite(.allBehaviors) struct ContainerFocusTests {
    /// A screen with two buttons that prefers the second one.
    private final class FocusScreen: UIViewController {
        let first = UIButton(frame: CGRect(x: 20, y: 100, width: 100, height: 40))
        let second = UIButton(frame: CGRect(x: 20, y: 200, width: 100, height: 40))

        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(first)
            view.addSubview(second)
        }

        override var preferredFocusEnvironments: [any UIFocusEnvironment] { [second] }
    }

    @MainActor private final class App {
        let screens = [FocusScreen(), FocusScreen()]
        let interaction = InteractionController()
        let container: ContainerViewController
        private let window: UIWindow
        private let delegate: TransitionDelegate

        init() {
            UIApplication.reset()
            window = UIWindow(frame: UIScreen.main.bounds)
            for (screen, title) in zip(screens, ["A", "B"]) { screen.title = title }
            container = ContainerViewController(viewControllers: screens)
            delegate = TransitionDelegate(.springSlide(), interaction: interaction)
            container.delegate = delegate
            container.showsIconBar = true
            window.rootViewController = container
            window.makeKeyAndVisible()
            tick()
        }

        func tick() { UIApplication.shared.tick() }

        func settle() { UIApplication.shared.advance(by: 1.5, frameInterval: 0.1) }

        func focus(on view: UIView?) {
            if let view { UIApplication.shared.windowScene.focusSystem?.moveFocus(to: view) }
        }

        var focused: UIView? { UIApplication.shared.windowScene.focusSystem?.focusedItem as? UIView }

        /// The icon of the first child.
        var icon: UIButton? { Self.icon(in: container.view) }

        private static func icon(in view: UIView) -> UIButton? {
            if let button = view as? UIButton, button.accessibilityLabel == "A" { return button }
            return view.subviews.lazy.compactMap { icon(in: $0) }.first
        }
    }

    @Test("It moves to what the incoming child prefers as soon as the switch begins, and stays there")
    func itMovesToTheIncomingChild() {
        let app = App()
        for (old, new) in [(0, 1), (1, 0)] {
            app.focus(on: app.screens[old].first)
            #expect(app.focused === app.screens[old].first)
            app.container.selectedIndex = new
            app.tick()
            #expect(app.focused === app.screens[new].second)
            app.focus(on: app.screens[new].first)
            app.settle()
            #expect(app.focused === app.screens[new].first)
        }
    }

    @Test("While people hold a switch, it stays in the outgoing child", arguments: [true, false])
    func itStaysWhilePeopleHoldASwitch(cancels: Bool) {
        let app = App()
        app.focus(on: app.screens[0].first)
        app.interaction.begin()
        app.container.selectedIndex = 1
        app.tick()
        app.interaction.update(0.4)
        app.tick()
        #expect(app.focused === app.screens[0].first)
        if cancels { app.interaction.cancel() } else { app.interaction.finish() }
        app.settle()
        #expect(app.focused === (cancels ? app.screens[0].first : app.screens[1].second))
    }

    @Test("It comes to the new child at the end if it has gone to the icons meanwhile")
    func itComesFromTheIcons() throws {
        let app = App()
        let icon = try #require(app.icon)
        app.focus(on: app.screens[0].first)
        app.interaction.begin()
        app.container.selectedIndex = 1
        app.tick()
        app.interaction.update(0.4)
        app.focus(on: icon)
        app.interaction.finish()
        app.settle()
        #expect(app.focused === app.screens[1].second)
    }

    @Test("On the icons, it stays there")
    func itStaysOnTheIcons() throws {
        let app = App()
        let icon = try #require(app.icon)
        app.focus(on: icon)
        app.container.selectedIndex = 1
        app.settle()
        #expect(app.focused === icon)
    }
}
