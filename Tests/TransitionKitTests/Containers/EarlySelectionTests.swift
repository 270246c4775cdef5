import TestSupport
import Testing
import TransitionKit
@_spi(Host) import UIKit

/// A container that receives a selection before its first layout, when its view may have no size.
@MainActor
@Suite(.allBehaviors) final class EarlySelectionTests {
    enum Home: CaseIterable, Sendable {
        /// The container is the root of the window, with UIKit's view.
        case window
        /// The container is the root of the window, with its own view, which has no size before layout.
        case ownView
        /// The container is a child of another controller, which positions it during its own layout.
        case parent
    }

    private final class EmptyContainer: ContainerViewController {
        override func loadView() { view = UIView() }
    }

    private final class Parent: UIViewController {
        var content: UIViewController?

        override func viewDidLoad() {
            super.viewDidLoad()
            guard let content else { return }
            addChild(content)
            content.view.frame = .zero
            view.addSubview(content.view)
            content.didMove(toParent: self)
        }

        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            content?.view.frame = view.bounds.insetBy(dx: 20, dy: 20)
        }
    }

    private struct Stage {
        let window: UIWindow
        let container: ContainerViewController
        let screens: [UIViewController]
        let delegate: HookedDelegate
        let animator: ManualAnimator

        @MainActor init(_ home: Home) {
            UIApplication.reset()
            let log = CallbackLog()
            screens = (0..<3).map { _ in UIViewController() }
            delegate = HookedDelegate(log)
            animator = ManualAnimator(log)
            delegate.animator = animator
            window = UIWindow(frame: UIScreen.main.bounds)
            switch home {
            case .window:
                container = ContainerViewController(viewControllers: screens)
                window.rootViewController = container
            case .ownView:
                container = EmptyContainer(viewControllers: screens)
                window.rootViewController = container
            case .parent:
                container = ContainerViewController(viewControllers: screens)
                let parent = Parent()
                parent.content = container
                window.rootViewController = parent
            }
            container.delegate = delegate
        }

        @MainActor func expectShown(_ index: Int, at location: SourceLocation = #_sourceLocation) {
            let view: UIView = screens[index].view
            #expect(view.frame == container.view.bounds, sourceLocation: location)
            #expect(view.bounds.width > 300 && view.bounds.height > 700, sourceLocation: location)
            #expect(view.window === window, sourceLocation: location)
        }
    }

    @Test("On the screen", arguments: Home.allCases)
    func onTheScreen(_ home: Home) {
        let stage = Stage(home)
        stage.window.makeKeyAndVisible()
        stage.container.selectedIndex = 1
        #expect(stage.animator.size == stage.container.view.bounds.size)
        #expect(stage.animator.size.width > 300)
        stage.animator.end(true)
        UIApplication.shared.tick()
        stage.expectShown(1)
        stage.container.selectedIndex = 2
        stage.animator.end(false)
        UIApplication.shared.tick()
        stage.expectShown(1)
    }

    @Test("Immediately", arguments: Home.allCases)
    func atOnce(_ home: Home) {
        let stage = Stage(home)
        stage.window.makeKeyAndVisible()
        stage.container.setSelectedIndex(1, animated: false)
        stage.container.setSelectedIndex(2, animated: false)
        UIApplication.shared.tick()
        stage.expectShown(2)
    }

    @Test("Before it is on the screen", arguments: Home.allCases)
    func beforeItIsOnTheScreen(_ home: Home) {
        let stage = Stage(home)
        stage.container.loadViewIfNeeded()
        stage.container.view.frame = .zero
        stage.container.selectedIndex = 1
        stage.window.makeKeyAndVisible()
        stage.container.selectedIndex = 2
        #expect(stage.animator.size == stage.container.view.bounds.size)
        #expect(stage.animator.size.width > 300)
        stage.animator.end(true)
        UIApplication.shared.tick()
        stage.expectShown(2)
    }

    @Test("A screen that was selected for a moment has a size later")
    func selectedForAMoment() {
        let stage = Stage(.ownView)
        stage.container.loadViewIfNeeded()
        stage.container.selectedIndex = 1
        stage.container.selectedIndex = 0
        stage.window.makeKeyAndVisible()
        UIApplication.shared.tick()
        stage.expectShown(0)
        #expect(stage.screens[1].view.bounds.width > 300)
    }
}
