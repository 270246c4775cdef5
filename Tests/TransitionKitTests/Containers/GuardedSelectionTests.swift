import Animators
import TestSupport
import Testing
import TransitionKit
@_spi(Host) import UIKit

/// A container asks its delegate before people select a child, as a tab bar controller does.
@MainActor @Suite(.allBehaviors) struct GuardedSelectionTests {
    /// The delegate that the container has.
    enum Attachment: CaseIterable, Sendable {
        /// The app's own.
        case own
        /// A transition delegate, which is attached in front of the app's own.
        case attached
    }

    /// A way in which people go from the first child to the second one.
    enum Way: CaseIterable, Sendable {
        case icon, swipe
        /// A swipe with three fingers, with a screen reader.
        case page
    }

    @Test(
        "Before people select a child, the delegate is asked once, and afterward, notified",
        arguments: Way.allCases,
        Attachment.allCases
    )
    func beforePeopleSelectChildDelegateIsAskedOnce(way: Way, attachment: Attachment) {
        let scene = Scene(attachment)
        scene.goForward(way)
        #expect(scene.listener.calls == ["asked B"])
        #expect(scene.container.transitionCoordinator != nil)
        scene.settle()
        #expect(scene.listener.calls == ["asked B", "selected B"])
        #expect(scene.selection == "B")
    }

    @Test(
        "A child that the delegate guards isn't selected",
        arguments: Way.allCases,
        Attachment.allCases
    )
    func childThatDelegateGuardsIsntSelected(way: Way, attachment: Attachment) {
        let scene = Scene(attachment)
        scene.listener.allows = false
        scene.goForward(way)
        #expect(scene.container.transitionCoordinator == nil)
        #expect(scene.interaction.state == .idle)
        scene.settle()
        #expect(scene.selection == "A")
        #expect(scene.listener.calls == ["asked B"])
        #expect(scene.icons.map { $0.accessibilityTraits.contains(.selected) } == [true, false, false])
        scene.listener.allows = true
        scene.goForward(way)
        scene.settle()
        #expect(scene.selection == "B")
    }

    @Test("A selection by code doesn't ask", arguments: Attachment.allCases)
    func selectionByCodeDoesntAsk(attachment: Attachment) {
        let scene = Scene(attachment)
        scene.listener.allows = false
        scene.container.selectedIndex = 1
        scene.settle()
        scene.container.selectedViewController = scene.screens[2]
        scene.settle()
        scene.container.setSelectedIndex(0, animated: false)
        scene.container.viewControllers = [scene.screens[1]]
        scene.settle()
        #expect(scene.selection == "B")
        #expect(scene.listener.calls == ["selected B", "selected C", "selected A"])
    }

    @Test("A tap on the icon of the selected child asks, too, as in a tab bar", arguments: [true, false])
    func tapOnIconOfSelectedChildAsks(allows: Bool) {
        let scene = Scene(.attached)
        scene.listener.allows = allows
        scene.tapIcon(0)
        scene.settle()
        #expect(scene.listener.calls == ["asked A"] + (allows ? ["reselected A"] : []))
        #expect(scene.selection == "A")
    }

    @Test("Going back with a screen reader asks", arguments: [true, false])
    func goingBack(allows: Bool) {
        let scene = Scene(.attached)
        scene.container.setSelectedIndex(1, animated: false)
        scene.listener.calls = []
        scene.listener.allows = allows
        #expect(scene.window.performAccessibilityEscape(at: scene.screens[1].view) == allows)
        scene.settle()
        #expect(scene.listener.calls == ["asked A"] + (allows ? ["selected A"] : []))
        #expect(scene.selection == (allows ? "A" : "B"))
    }

    @Test("The delegate can select another child when it's asked", arguments: Way.allCases, [true, false])
    func anotherChild(way: Way, allows: Bool) {
        let scene = Scene(.attached)
        scene.listener.allows = allows
        scene.listener.whenAsked = { [unowned scene] in scene.container.selectedIndex = 2 }
        scene.goForward(way)
        scene.settle()
        // A tap selects its child after all, as in a tab bar. A gesture and a screen reader leave it at that.
        let goesOn = way == .icon && allows
        #expect(scene.listener.calls == ["asked B", "selected C"] + (goesOn ? ["selected B"] : []))
        #expect(scene.selection == (goesOn ? "B" : "C"))
        #expect(scene.interaction.state == .idle)
    }

    @Test("The delegate can remove the child when it's asked", arguments: Way.allCases)
    func removedChild(way: Way) {
        let scene = Scene(.attached)
        scene.listener.whenAsked = { [unowned scene] in
            scene.container.viewControllers = [scene.screens[0], scene.screens[2]]
        }
        scene.goForward(way)
        scene.settle()
        #expect(scene.selection == "A")
        #expect(scene.listener.calls == ["asked B"])
        #expect(scene.container.children == [scene.screens[0]])
    }

    /// A container of three screens with a row of icons, a swipe, and a finger.
    @MainActor private final class Scene {
        let screens: [UIViewController]
        let container: ContainerViewController
        let interaction = SwipeInteraction()
        let listener = Listener()
        let window: UIWindow
        private let touch: TouchInjector

        init(_ attachment: Attachment) {
            UIApplication.reset()
            screens = ["A", "B", "C"].map { title in
                let screen = UIViewController()
                screen.title = title
                return screen
            }
            container = ContainerViewController(viewControllers: screens)
            container.showsIconBar = true
            container.delegate = listener
            window = UIWindow(frame: UIScreen.main.bounds)
            window.rootViewController = container
            window.makeKeyAndVisible()
            touch = TouchInjector(window: window)
            UIApplication.shared.tick()
            switch attachment {
            case .own: interaction.attach(toSwitch: container)
            case .attached:
                TransitionDelegate(SlideAnimator(), interaction: interaction).attach(to: container)
            }
        }

        var selection: String? { container.selectedViewController?.title }

        /// The icons, from left to right.
        var icons: [UIButton] {
            let buttons = container.view.subviews.flatMap(\.subviews).compactMap { $0 as? UIButton }
            return buttons.sorted { $0.frame.minX < $1.frame.minX }
        }

        /// Goes from the first screen to the second one. A finger that swipes stays down.
        func goForward(_ way: Way) {
            switch way {
            case .icon: tapIcon(1)
            case .swipe:
                let start = CGPoint(x: 350, y: 400)
                touch.drag(from: start, to: CGPoint(x: 50, y: 400), duration: 0.3, steps: 18, lifts: false)
                UIApplication.shared.tick()
            case .page: window.performAccessibilityScroll(.left, at: screens[0].view)
            }
        }

        func tapIcon(_ index: Int) {
            let icon = icons[index]
            touch.tap(at: icon.convert(CGPoint(x: icon.bounds.midX, y: icon.bounds.midY), to: window))
            UIApplication.shared.tick()
        }

        /// Lifts the finger and waits for all transitions.
        func settle() {
            if !touch.fingers.isEmpty { touch.up() }
            UIApplication.shared.advance(by: 2, frameInterval: 0.1)
        }
    }

    /// An app's delegate that records the calls about selections.
    @MainActor private final class Listener: ContainerViewControllerDelegate {
        var calls: [String] = []
        var allows = true
        var whenAsked: (() -> Void)?

        private func note(_ call: String, _ screen: UIViewController) {
            calls.append("\(call) \(screen.title ?? "-")")
        }

        func containerViewController(
            _ container: ContainerViewController,
            shouldSelect viewController: UIViewController
        ) -> Bool {
            note("asked", viewController)
            whenAsked?()
            return allows
        }

        func containerViewController(
            _ container: ContainerViewController,
            didSelect viewController: UIViewController
        ) { note("selected", viewController) }

        func containerViewController(
            _ container: ContainerViewController,
            didReselect viewController: UIViewController
        ) { note("reselected", viewController) }
    }
}
