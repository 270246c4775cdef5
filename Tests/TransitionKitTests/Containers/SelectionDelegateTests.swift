import Animators
import TestSupport
import Testing
import TransitionKit
@_spi(Host) import UIKit

/// Swipes between tabs ask and notify the app's delegate of the tab bar controller, as taps do.
@MainActor @Suite(.allBehaviors) struct SelectionDelegateTests {
    /// The model of the tab bar controller.
    enum Model: CaseIterable, Sendable { case controllers, tabs }

    /// The attachment of the swipe.
    enum Attachment: CaseIterable, Sendable {
        /// By a transition delegate, which is attached in front of the app's delegate.
        case attached
        /// By hand, with the app's own delegate, which returns the interaction.
        case byHand
    }

    @Test(
        "Before a swipe, the delegate is asked, and after it, notified",
        arguments: Model.allCases,
        Attachment.allCases
    )
    func beforeASwipeTheDelegateIsAskedAndAfter(model: Model, attachment: Attachment) {
        let scene = Scene(model, attachment)
        scene.drag(lifts: false)
        #expect(scene.interaction.state == .interactive)
        #expect(scene.listener.calls == ["asked B"])
        scene.lift()
        #expect(scene.selection == "B")
        let selected = model == .tabs ? "selected B after A" : "selected B"
        #expect(scene.listener.calls == ["asked B", selected])
    }

    @Test(
        "A swipe that's canceled notifies nobody",
        arguments: Model.allCases,
        Attachment.allCases
    )
    func aSwipeThatsCanceledNotifiesNobody(model: Model, attachment: Attachment) {
        let scene = Scene(model, attachment)
        for count in 1...2 {
            scene.drag(by: -60, lifts: false)
            #expect(scene.interaction.state == .interactive)
            UIApplication.shared.advance(by: 0.3)
            scene.lift()
            #expect(scene.selection == "A")
            #expect(scene.listener.calls == Array(repeating: "asked B", count: count))
        }
    }

    @Test(
        "After a swipe, a selection by code isn't reported as that of people",
        arguments: Model.allCases,
        Attachment.allCases
    )
    func selectionByCodeAfterASwipe(model: Model, attachment: Attachment) {
        let scene = Scene(model, attachment)
        scene.drag(lifts: false)
        scene.touch.up()
        UIApplication.shared.tick()
        #expect(scene.controller.transitionCoordinator != nil && scene.selection == "B")
        scene.select(2)
        UIApplication.shared.advance(by: 2)
        #expect(scene.selection == "C")
        #expect(scene.listener.calls == ["asked B"])
    }

    @Test(
        "A swipe to a tab that the delegate guards does nothing",
        arguments: Model.allCases,
        Attachment.allCases
    )
    func aSwipeToATabThatTheDelegateGuardsDoesNothing(model: Model, attachment: Attachment) {
        let scene = Scene(model, attachment)
        scene.listener.allows = false
        scene.drag(lifts: false)
        #expect(scene.interaction.state == .idle)
        #expect(scene.controller.transitionCoordinator == nil)
        scene.lift()
        #expect(scene.selection == "A")
        // It's asked once for each swipe, and a tab that nobody selects creates no controller.
        #expect(scene.listener.calls == ["asked B"])
        #expect(model == .controllers || scene.made == ["A"])
        scene.listener.allows = true
        scene.drag()
        #expect(scene.selection == "B")
    }

    @Test(
        "The delegate can select another tab when it's asked",
        arguments: Model.allCases,
        [Attachment.attached, nil]
    )
    func theDelegateCanSelectAnotherTabWhenItsAsked(model: Model, attachment: Attachment?) {
        let scene = Scene(model, attachment)
        scene.listener.whenAsked = { [unowned scene] in scene.select(2) }
        scene.drag()
        #expect(scene.selection == "C")
        #expect(scene.listener.calls == ["asked B"])
        #expect(scene.interaction.state == .idle)
    }

    @Test(
        "A swipe that the delegate detaches when it's asked starts nothing",
        arguments: Model.allCases,
        Attachment.allCases
    )
    func theDelegateCanDetachTheSwipeWhenItsAsked(model: Model, attachment: Attachment) {
        let scene = Scene(model, attachment)
        scene.listener.whenAsked = { [unowned scene] in
            scene.interaction.detach(from: scene.controller.view)
        }
        scene.drag()
        #expect(scene.selection == "A")
        #expect(scene.interaction.state == .idle)
        #expect(scene.controller.transitionCoordinator == nil)
        #expect(scene.listener.calls == ["asked B"])
    }

    @Test("Without an animation, the delegate is notified at once", arguments: Model.allCases)
    func withoutAnAnimationTheDelegateIsNotifiedAtOnce(model: Model) {
        let scene = Scene(model, nil)
        scene.drag()
        #expect(scene.selection == "B")
        #expect(scene.listener.calls == ["asked B", model == .tabs ? "selected B after A" : "selected B"])
    }

    /// A tab bar controller with four tabs and a finger.
    @MainActor private final class Scene {
        let controller = UITabBarController()
        let interaction = SwipeInteraction()
        let listener = Listener()
        private(set) var made: [String] = []
        private let window: UIWindow
        let touch: TouchInjector

        init(_ model: Model, _ attachment: Attachment?) {
            UIApplication.reset()
            window = UIWindow(frame: UIScreen.main.bounds)
            touch = TouchInjector(window: window)
            switch model {
            case .controllers: controller.viewControllers = ["A", "B", "C", "D"].map(screen)
            case .tabs:
                controller.tabs = ["A", "B", "C", "D"].map { name in
                    UITab(title: name, image: nil, identifier: name) { [unowned self] _ in screen(name) }
                }
            }
            controller.delegate = listener
            window.rootViewController = controller
            window.makeKeyAndVisible()
            UIApplication.shared.tick()
            switch attachment {
            case .attached:
                TransitionDelegate(SlideAnimator(), interaction: interaction).attach(to: controller)
            case .byHand:
                listener.interaction = interaction
                interaction.attach(toSwitch: controller)
            case nil: interaction.attach(toSwitch: controller)
            }
        }

        private func screen(_ name: String) -> UIViewController {
            made.append(name)
            let screen = UIViewController()
            screen.title = name
            return screen
        }

        var selection: String? {
            controller.selectedTab?.identifier ?? controller.selectedViewController?.title
        }

        func select(_ index: Int) {
            if controller.tabs.isEmpty {
                controller.selectedIndex = index
            } else {
                controller.selectedTab = controller.tabs[index]
            }
        }

        func drag(by way: CGFloat = -300, lifts: Bool = true) {
            let start = CGPoint(x: 350, y: 400)
            let end = CGPoint(x: start.x + way, y: 400)
            touch.drag(from: start, to: end, duration: 0.3, steps: 18, lifts: false)
            UIApplication.shared.tick()
            if lifts { lift() }
        }

        func lift() {
            touch.up()
            UIApplication.shared.advance(by: 2)
        }
    }

    /// An app's delegate that records the calls about taps.
    @MainActor private final class Listener: NSObject, UITabBarControllerDelegate {
        var calls: [String] = []
        var allows = true
        var whenAsked: (() -> Void)?
        var interaction: SwipeInteraction?
        private let slide = SlideAnimator().animationController()

        private func answer(_ name: String?) -> Bool {
            calls.append("asked \(name ?? "-")")
            whenAsked?()
            return allows
        }

        func tabBarController(
            _ tabBarController: UITabBarController,
            shouldSelect viewController: UIViewController
        ) -> Bool { answer(viewController.title) }

        func tabBarController(
            _ tabBarController: UITabBarController,
            didSelect viewController: UIViewController
        ) {
            calls.append("selected \(viewController.title ?? "-")")
        }

        func tabBarController(
            _ tabBarController: UITabBarController,
            shouldSelectTab tab: UITab
        ) -> Bool { answer(tab.identifier) }

        func tabBarController(
            _ tabBarController: UITabBarController,
            didSelectTab selectedTab: UITab,
            previousTab: UITab?
        ) {
            calls.append("selected \(selectedTab.identifier) after \(previousTab?.identifier ?? "-")")
        }

        func tabBarController(
            _ tabBarController: UITabBarController,
            animationControllerForTransitionFrom fromVC: UIViewController,
            to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { interaction == nil ? nil : slide }

        func tabBarController(
            _ tabBarController: UITabBarController,
            interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? {
            interaction?.interactionController(for: animationController)
        }
    }
}
