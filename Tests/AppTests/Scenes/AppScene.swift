import Presentations
import TransitionKit
import TransitionTesting
import UIKit

/// The four kinds of containers with transitions.
enum Container: CaseIterable, Sendable { case presentation, navigation, tabs, container }

/// An app with two screens in a container, in a window of its own. A transition delegate is attached.
@MainActor final class AppScene {
    let container: Container
    let first = Screen("First", color: .red)
    let second = Screen("Second", color: .blue)
    let transitions: TransitionDelegate
    let interaction = InteractionController()
    let root: UIViewController
    let app: TestApp
    /// The outcomes that the transition delegate has reported.
    private(set) var ends: [Bool] = []
    private(set) var starts = 0

    init(_ container: Container, _ animator: any Animator, isAttached: Bool = true) {
        self.container = container
        transitions = TransitionDelegate(animator, interaction: interaction)
        switch container {
        case .presentation: root = first
        case .navigation:
            let navigation = UINavigationController(rootViewController: first)
            navigation.setNavigationBarHidden(true, animated: false)
            root = navigation
        case .tabs:
            let tabs = UITabBarController()
            tabs.viewControllers = [first, second]
            root = tabs
        case .container: root = ContainerViewController(viewControllers: [first, second])
        }
        app = TestApp(rootViewController: root)
        transitions.onTransitionStart = { [weak self] _ in self?.starts += 1 }
        transitions.onTransitionEnd = { [weak self] _, _, didComplete in self?.ends.append(didComplete) }
        if isAttached { attach() }
    }

    func attach() {
        switch root {
        case let navigation as UINavigationController: transitions.attach(to: navigation)
        case let tabs as UITabBarController: transitions.attach(to: tabs)
        case let container as ContainerViewController: transitions.attach(to: container)
        default: transitions.attach(toPresentationOf: second)
        }
    }

    /// Closes the window.
    func close() { app.close() }

    /// Waits until the first screen has appeared, and clears its callbacks.
    func open() async {
        await app.advance { first.callbacks.last == "didAppear" }
        _ = first.takeCallbacks()
    }

    // MARK: Forward and backward

    /// Shows the second screen.
    func go(animated: Bool = true) {
        switch root {
        case let navigation as UINavigationController:
            navigation.pushViewController(second, animated: animated)
        case let tabs as UITabBarController: tabs.selectedIndex = 1
        case let container as ContainerViewController: container.setSelectedIndex(1, animated: animated)
        default:
            second.modalPresentationStyle = .fullScreen
            first.present(second, animated: animated)
        }
    }

    /// Shows the first screen again.
    func goBack(animated: Bool = true) {
        switch root {
        case let navigation as UINavigationController: navigation.popViewController(animated: animated)
        case let tabs as UITabBarController: tabs.selectedIndex = 0
        case let container as ContainerViewController: container.setSelectedIndex(0, animated: animated)
        default: first.dismiss(animated: animated)
        }
    }

    /// Begins to show the second screen interactively.
    func hold() async {
        interaction.begin()
        go()
        await app.advance { interaction.state == .interactive }
    }

    /// Waits until a number of transitions have ended, and UIKit has notified the screens.
    func end(_ count: Int = 1) async {
        await app.advance { ends.count >= count && root.transitionCoordinator == nil }
        await app.advance(by: 0.05)
    }

    // MARK: State

    /// The visible screen.
    var shown: Screen? {
        let shown = [first, second].filter { $0.viewIfLoaded?.window != nil }
        return shown.count == 1 ? shown[0] : nil
    }

    /// The number of views around the screens, including helper views.
    var viewCount: Int { count(app.window) }

    private func count(_ view: UIView) -> Int {
        let isScreen = view === first.viewIfLoaded || view === second.viewIfLoaded
        return 1 + (isScreen ? 0 : view.subviews.reduce(0) { $0 + count($1) })
    }
}
