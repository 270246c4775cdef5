import Animators
import TestSupport
import Testing
import TransitionKit
@_spi(Host) import UIKit

/// Delegates that are attached and detached, on one controller and on several.
@MainActor @Suite(.allBehaviors) struct DelegateProxyTests {
    private let log = CallbackLog()

    private func screen(_ name: String) -> RecordingViewController {
        RecordingViewController(name, color: .gray, log: log)
    }

    private func show(_ root: UIViewController) -> UIWindow {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = root
        window.makeKeyAndVisible()
        UIApplication.shared.tick()
        return window
    }

    /// Returns a delegate whose transitions are recorded.
    private func transition(
        _ name: String,
        interaction: InteractionController? = nil
    ) -> TransitionDelegate {
        let delegate = TransitionDelegate(SlideAnimator(), interaction: interaction)
        delegate.onTransitionEnd = { [log] _, _, finished in log.add("\(name) ended(\(finished))") }
        return delegate
    }

    private func settle() { UIApplication.shared.advance(by: 1) }

    // MARK: Attaching several delegates

    @Test("A second attached delegate replaces the first, without cycles")
    func aroundAgain() {
        UIApplication.reset()
        let navigation = UINavigationController(rootViewController: screen("A"))
        let app = AppListener("app", log)
        navigation.delegate = app
        let window = show(navigation)
        let (first, second) = (transition("first"), transition("second"))
        first.attach(to: navigation)
        second.attach(to: navigation)
        first.attach(to: navigation)
        log.clear()
        navigation.pushViewController(screen("B"), animated: true)
        settle()
        #expect(log.entries(of: "app") == ["app willShow B", "app didShow B"])
        #expect(log.entries(of: "first", "second") == ["first ended(true)"])
        second.detach(from: navigation)
        navigation.popViewController(animated: true)
        settle()
        #expect(log.entries(of: "first", "second").count == 2)
        first.detach(from: navigation)
        #expect(navigation.delegate === app)
        withExtendedLifetime(window) {}
    }

    @Test("The same applies to tabs, containers, and presentations")
    func aroundAgainElsewhere() {
        UIApplication.reset()
        let (first, second) = (transition("first"), transition("second"))
        let tabs = UITabBarController()
        tabs.viewControllers = [screen("A"), screen("B")]
        let window = show(tabs)
        for delegate in [first, second, first] { delegate.attach(to: tabs) }
        tabs.selectedIndex = 1
        settle()
        #expect(log.entries(of: "first", "second") == ["first ended(true)"])
        log.clear()

        let container = ContainerViewController(viewControllers: [screen("C"), screen("D")])
        window.rootViewController = container
        UIApplication.shared.tick()
        for delegate in [first, second, first] { delegate.attach(to: container) }
        container.selectedIndex = 1
        settle()
        #expect(log.entries(of: "first", "second") == ["first ended(true)"])
        log.clear()

        let presented = screen("E")
        presented.modalPresentationStyle = .custom
        for delegate in [first, second, first] { delegate.attach(toPresentationOf: presented) }
        container.present(presented, animated: true)
        settle()
        container.dismiss(animated: true)
        settle()
        #expect(log.entries(of: "first", "second") == ["first ended(true)", "first ended(true)"])
    }

    enum Detaching: CaseIterable, Sendable {
        case first
        case second
        case firstThenSecond
        case secondThenFirst

        var order: [Int] {
            switch self {
            case .first: [0]
            case .second: [1]
            case .firstThenSecond: [0, 1]
            case .secondThenFirst: [1, 0]
            }
        }

        /// Whether the app's delegate is restored, because the second one is the one that's attached.
        var givesBack: Bool { self != .first }
    }

    @Test(
        "Detached in any order, or released: the app's delegate receives all calls",
        arguments: Detaching.allCases
    )
    func detachedInAnyOrderOrReleased(_ detaching: Detaching) {
        UIApplication.reset()
        let navigation = UINavigationController(rootViewController: screen("A"))
        let app = AppListener("app", log)
        navigation.delegate = app
        let window = show(navigation)
        let gestures = navigation.view.gestureRecognizers?.count
        var delegates: [TransitionDelegate?] = ["first", "second"].map { transition($0) }
        for delegate in delegates { delegate?.attach(to: navigation) }
        log.clear()
        for (count, index) in detaching.order.enumerated() {
            delegates[index]?.detach(from: navigation)
            delegates[index] = nil
            let name = "screen \(count)"
            navigation.pushViewController(screen(name), animated: true)
            settle()
            #expect(log.entries(of: "app") == ["app willShow \(name)", "app didShow \(name)"])
            log.clear()
        }
        #expect((navigation.delegate === app) == detaching.givesBack)
        if detaching.givesBack { #expect(navigation.view.gestureRecognizers?.count == gestures) }
        withExtendedLifetime(window) {}
    }

    @Test("A presented controller's delegate is restored in any order", arguments: Detaching.allCases)
    func detachingFromPresentation(_ detaching: Detaching) {
        UIApplication.reset()
        let host = screen("host")
        let presented = screen("P")
        let app = AppListener("app", log)
        presented.modalPresentationStyle = .custom
        presented.transitioningDelegate = app
        let window = show(host)
        let gestures = presented.view.gestureRecognizers?.count
        var delegates: [TransitionDelegate?] = ["first", "second"].map { transition($0) }
        for delegate in delegates { delegate?.attach(toPresentationOf: presented) }
        for index in detaching.order {
            delegates[index]?.detach(from: presented)
            delegates[index] = nil
            log.clear()
            host.present(presented, animated: true)
            settle()
            #expect(host.presentedViewController === presented)
            // The app's own presentation controller remains in use.
            #expect(log.entries(of: "app presentationController").count == 1)
            let isAttached = delegates[1] != nil
            #expect(log.entries(of: "app animation").count == (isAttached ? 0 : 1))
            #expect(log.entries(of: "second ended").count == (isAttached ? 1 : 0))
            host.dismiss(animated: true)
            settle()
            #expect(host.presentedViewController == nil)
        }
        #expect((presented.transitioningDelegate === app) == detaching.givesBack)
        if detaching.givesBack { #expect(presented.view.gestureRecognizers?.count == gestures) }
        withExtendedLifetime(window) {}
    }

    @Test("If several are attached and released, each lives as long as its view, and the last one applies")
    func ifSeveralAreAttachedAndReleasedEachLivesAsLong() {
        UIApplication.reset()
        let navigation = UINavigationController(rootViewController: screen("A"))
        let window = show(navigation)
        weak var first: TransitionDelegate?
        weak var second: TransitionDelegate?
        do {
            let delegates = (transition("first"), transition("second"))
            (first, second) = delegates
            delegates.0.attach(to: navigation)
            delegates.1.attach(to: navigation)
        }
        #expect(first == nil)
        #expect(second != nil)
        navigation.pushViewController(screen("B"), animated: true)
        settle()
        #expect(log.entries(of: "first", "second") == ["second ended(true)"])
        second?.detach(from: navigation)
        settle()
        #expect(second == nil)
        #expect(navigation.delegate == nil)
        withExtendedLifetime(window) {}
    }

    // MARK: Gestures

    @Test("If two delegates have swipes for one controller, the later one's follows the finger")
    func laterSwipe() throws {
        UIApplication.reset()
        let navigation = UINavigationController(rootViewController: screen("A"))
        let window = show(navigation)
        let (early, late) = (SwipeInteraction(), SwipeInteraction())
        transition("first", interaction: early).attach(to: navigation)
        transition("second", interaction: late).attach(to: navigation)
        navigation.pushViewController(screen("B"), animated: true)
        settle()
        log.clear()
        let touch = TouchInjector(window: window)
        touch.down(at: CGPoint(x: 80, y: 400))
        for x in stride(from: 90, through: 290, by: 10) as StrideThrough<CGFloat> {
            touch.move(to: CGPoint(x: x, y: 400))
            UIApplication.shared.advance(by: 1.0 / 60)
        }
        #expect(late.state == .interactive)
        #expect(early.state == .idle)
        let top = try #require(navigation.viewControllers.first)
        let shown = try #require(top.view.layer.presentation()).transform.m41
        #expect(abs(shown + 190) < 2)
        touch.up()
        settle()
        #expect(navigation.viewControllers.count == 1)
        #expect(log.entries(of: "first", "second") == ["second ended(true)"])
    }

    enum Place: CaseIterable, Sendable { case navigation, tabs, container, presentation }

    /// Returns a controller on the screen, and a closure that attaches a delegate to it.
    private func attachable(_ place: Place) -> (UIViewController, (TransitionDelegate) -> Void) {
        switch place {
        case .navigation:
            let navigation = UINavigationController(rootViewController: screen("A"))
            return (navigation, { $0.attach(to: navigation) })
        case .tabs:
            let tabs = UITabBarController()
            tabs.viewControllers = [screen("A"), screen("B")]
            return (tabs, { $0.attach(to: tabs) })
        case .container:
            let container = ContainerViewController(viewControllers: [screen("A"), screen("B")])
            return (container, { $0.attach(to: container) })
        case .presentation:
            let presented = screen("P")
            return (presented, { $0.attach(toPresentationOf: presented) })
        }
    }

    @Test("Attaching repeatedly adds the recognizers only once", arguments: Place.allCases)
    func attachingRepeatedlyAddsTheRecognizersOnlyOnce(place: Place) {
        UIApplication.reset()
        let (controller, attach) = attachable(place)
        let window = show(controller)
        func count() -> Int { controller.view.gestureRecognizers?.count ?? 0 }
        let before = count()
        let swipes = (0..<5).map { _ in SwipeInteraction() }
        let delegates = swipes.map { transition("t", interaction: $0) }
        attach(delegates[0])
        let one = count()
        for _ in 0..<4 { attach(delegates[0]) }
        #expect(count() == one)
        for delegate in delegates {
            attach(delegate)
            #expect(count() == one)
        }
        #expect(swipes.dropLast().allSatisfy { $0.recognizers.isEmpty })

        let last = delegates[4]
        last.interaction = SwipeInteraction(edge: .top)
        #expect(count() == one)
        last.interaction = nil
        #expect(swipes[4].recognizers.isEmpty)
        last.interaction = swipes[4]
        #expect(count() == one)
        for delegate in delegates.reversed() { delegate.detach(from: controller) }
        #expect(count() == before)
        #expect(swipes.allSatisfy { $0.recognizers.isEmpty })
        withExtendedLifetime(window) {}
    }

    @Test("The system's swipe back gets its own delegate back", arguments: [[0, 1], [1, 0]])
    func popRecognizer(order: [Int]) throws {
        UIApplication.reset()
        let navigation = UINavigationController(rootViewController: screen("A"))
        let window = show(navigation)
        let recognizer = try #require(navigation.interactivePopGestureRecognizer)
        let system = recognizer.delegate
        let (first, second) = (transition("first"), transition("second"))
        for delegate in [first, second] { delegate.attach(to: navigation) }
        navigation.pushViewController(screen("B"), animated: true)
        settle()
        for index in order { [first, second][index].detach(from: navigation) }
        #expect(recognizer.delegate === system)

        // A delegate that the app sets meanwhile remains.
        let own = GestureListener()
        first.attach(to: navigation)
        recognizer.delegate = own
        first.detach(from: navigation)
        #expect(recognizer.delegate === own)
        withExtendedLifetime(window) {}
    }

    // MARK: One delegate for several controllers

    @Test("A delegate of two navigation controllers forwards each one's calls to that one's delegate")
    func twoNavigationControllers() throws {
        UIApplication.reset()
        let tabs = UITabBarController()
        let apps = ["left", "right"].map { AppListener($0, log) }
        let navigations = apps.map { app in
            let navigation = UINavigationController(rootViewController: screen("root"))
            navigation.delegate = app
            return navigation
        }
        tabs.viewControllers = navigations
        let window = show(tabs)
        let delegate = transition("t")
        for navigation in navigations { delegate.attach(to: navigation) }
        for (index, name) in ["left", "right"].enumerated() {
            tabs.selectedIndex = index
            settle()
            log.clear()
            navigations[index].pushViewController(screen("B"), animated: true)
            settle()
            navigations[index].popViewController(animated: true)
            settle()
            #expect(
                log.entries(of: "left", "right") == [
                    "\(name) willShow B", "\(name) didShow B", "\(name) willShow root",
                    "\(name) didShow root",
                ]
            )
            let asked = try #require(navigations[index].delegate)
            #expect(
                asked.navigationControllerSupportedInterfaceOrientations(navigations[index])
                    == apps[index].orientations
            )
        }
        delegate.detach(from: navigations[0])
        #expect(navigations[0].delegate === apps[0])
        log.clear()
        navigations[1].pushViewController(screen("C"), animated: false)
        settle()
        #expect(log.entries(of: "left", "right") == ["right willShow C", "right didShow C"])
        withExtendedLifetime(window) {}
    }

    @Test("Unhandled calls go to the previous delegate of the same controller")
    func twoPresentations() {
        UIApplication.reset()
        let host = screen("host")
        let window = show(host)
        let delegate = TransitionDelegate(forward: nil, backward: nil)
        let apps = ["left", "right"].map { AppListener($0, log) }
        let presented = apps.map { app in
            let screen = screen("P")
            screen.modalPresentationStyle = .custom
            screen.transitioningDelegate = app
            delegate.attach(toPresentationOf: screen)
            return screen
        }
        for (index, name) in ["left", "right"].enumerated() {
            log.clear()
            host.present(presented[index], animated: true)
            settle()
            host.dismiss(animated: true)
            settle()
            #expect(
                log.entries(of: "left", "right") == [
                    "\(name) presentationController", "\(name) animation", "\(name) interaction",
                    "\(name) animation", "\(name) interaction",
                ]
            )
        }
        withExtendedLifetime(window) {}
    }

    // MARK: Interaction controllers of the app

    /// Attaches a transition delegate on top of the delegate that a rig has.
    private func attach(_ delegate: TransitionDelegate, to rig: TransitionRig) {
        switch rig.root {
        case let navigation as UINavigationController: delegate.attach(to: navigation)
        case let tabs as UITabBarController: delegate.attach(to: tabs)
        case let container as ContainerViewController: delegate.attach(to: container)
        default: delegate.attach(toPresentationOf: rig.second)
        }
    }

    @Test(
        "The app's delegate receives its own animation controller, whether anything observes it or not",
        arguments: ContainerKind.allCases,
        [true, false]
    )
    func ownAnimationController(kind: ContainerKind, isAudited: Bool) {
        for isObserved in [true, false] {
            let controller = PlainAnimator(log: log)
            let app = HandWrittenDelegate(controller)
            var received: [any UIViewControllerAnimatedTransitioning] = []
            app.makeInteraction = { animationController in
                received.append(animationController)
                return nil
            }
            let rig = TransitionRig(kind, delegate: { _ in app })
            let delegate = TransitionDelegate(controller)
            delegate.auditor = isAudited ? TransitionAuditor() : nil
            if isObserved { delegate.onTransitionEnd = { _, _, _ in } }
            attach(delegate, to: rig)
            rig.start(.forward)
            rig.settle()
            #expect(rig.shownScreen == "B")
            #expect(!received.isEmpty)
            #expect(received.allSatisfy { $0 === controller })
        }
    }

    @Test(
        "A transition that the app's interaction controller drives is observed",
        arguments: ContainerKind.allCases
    )
    func ownInteractionController(kind: ContainerKind) {
        let app = HandWrittenDelegate(PlainAnimator(log: log))
        let interaction = InteractionController()
        app.makeInteraction = { interaction.interactionController(for: $0) }
        let rig = TransitionRig(kind, delegate: { _ in app })
        let delegate = TransitionDelegate(PlainAnimator(log: log))
        var fractions: [CGFloat] = []
        delegate.onTransitionProgress = { fractions.append($0.fraction) }
        attach(delegate, to: rig)
        interaction.begin()
        rig.start(.forward)
        interaction.update(0.5)
        rig.advance(by: 0.1)
        #expect(interaction.state == .interactive)
        #expect(fractions.last == 0.5)
        interaction.finish()
        rig.advance(by: 1)
        #expect(rig.shownScreen == "B")
        #expect(fractions.last == 1)
    }

    @Test(
        "The app's own interaction controller receives the app's animation controller, and drives it",
        arguments: ContainerKind.allCases
    )
    func scrubbingInteractionController(kind: ContainerKind) throws {
        for isObserved in [true, false] {
            let controller = VendingFader(vendsMany: false)
            let app = HandWrittenDelegate(PlainAnimator(log: log))
            var received: [any UIViewControllerAnimatedTransitioning] = []
            var scrubbing: ScrubbingInteraction?
            app.makeInteraction = {
                received.append($0)
                scrubbing = ScrubbingInteraction($0)
                return scrubbing
            }
            let rig = TransitionRig(kind, delegate: { _ in app })
            let delegate = TransitionDelegate(controller)
            delegate.auditor = TransitionAuditor()
            var (starts, ends) = (0, 0)
            if isObserved {
                delegate.onTransitionStart = { _ in starts += 1 }
                delegate.onTransitionEnd = { _, _, _ in ends += 1 }
            }
            attach(delegate, to: rig)
            rig.start(.forward)
            try #require(scrubbing).update(0.5)
            rig.advance(by: 0.1)
            #expect(rig.coordinator != nil)
            scrubbing?.finish()
            rig.advance(by: 1)
            #expect(rig.shownScreen == "B")
            #expect(rig.coordinator == nil)
            #expect(!received.isEmpty && received.allSatisfy { $0 === controller })
            #expect(starts == ends && starts <= 1)
        }
    }

    @Test("A previous delegate that has been deallocated isn't called", arguments: Place.allCases)
    func formerDelegateIsGone(place: Place) throws {
        UIApplication.reset()
        let (controller, attach) = attachable(place)
        var app: AppListener? = AppListener("app", log)
        weak let former = app
        (controller as? UINavigationController)?.delegate = app
        (controller as? UITabBarController)?.delegate = app
        (controller as? ContainerViewController)?.delegate = app
        if place == .presentation {
            controller.modalPresentationStyle = .custom
            controller.transitioningDelegate = app
        }
        let host = screen("host")
        let window = show(place == .presentation ? host : controller)
        let delegate = transition("t")
        attach(delegate)
        app = nil
        #expect(former == nil)
        log.clear()
        switch controller {
        case let navigation as UINavigationController:
            navigation.pushViewController(screen("B"), animated: true)
            settle()
            #expect(
                navigation.delegate?.navigationControllerSupportedInterfaceOrientations(navigation) != nil
            )
        case let tabs as UITabBarController:
            tabs.tabBar(tabs.tabBar, didSelect: try #require(tabs.viewControllers?[1].tabBarItem))
        case let container as ContainerViewController: container.selectedIndex = 1
        default: host.present(controller, animated: true)
        }
        settle()
        #expect(log.entries(of: "t ended") == ["t ended(true)"])
        #expect(log.entries(of: "app").isEmpty)
        delegate.detach(from: controller)
        if let navigation = controller as? UINavigationController { #expect(navigation.delegate == nil) }
        if place == .presentation { #expect(controller.transitioningDelegate == nil) }
        withExtendedLifetime(window) {}
    }
}

/// An app's own delegate, which records its calls under its name.
@MainActor private final class AppListener: NSObject {
    private let name: String
    private let log: CallbackLog

    init(_ name: String, _ log: CallbackLog) {
        self.name = name
        self.log = log
    }

    /// Each has its own.
    var orientations: UIInterfaceOrientationMask { name == "left" ? .portrait : .landscape }

    private func note(_ what: String, _ controller: UIViewController? = nil) {
        log.add("\(name) \(what)" + (controller.map { " \($0.title ?? "")" } ?? ""))
    }
}

extension AppListener: UINavigationControllerDelegate {
    func navigationController(
        _ navigationController: UINavigationController,
        willShow viewController: UIViewController,
        animated: Bool
    ) { note("willShow", viewController) }

    func navigationController(
        _ navigationController: UINavigationController,
        didShow viewController: UIViewController,
        animated: Bool
    ) { note("didShow", viewController) }

    func navigationControllerSupportedInterfaceOrientations(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientationMask { orientations }
}

extension AppListener: UITabBarControllerDelegate {
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
    {
        note("didSelect", viewController)
    }
}

extension AppListener: ContainerViewControllerDelegate {
    func containerViewController(
        _ container: ContainerViewController,
        didSelect viewController: UIViewController
    ) { note("didSelect", viewController) }
}

extension AppListener: UIViewControllerTransitioningDelegate {
    func animationController(
        forPresented presented: UIViewController,
        presenting: UIViewController,
        source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        note("animation")
        return controller(of: SlideAnimator())
    }

    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        note("animation")
        return controller(of: SlideAnimator())
    }

    func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        note("interaction")
        return nil
    }

    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        note("interaction")
        return nil
    }

    func presentationController(
        forPresented presented: UIViewController,
        presenting: UIViewController?,
        source: UIViewController
    ) -> UIPresentationController? {
        note("presentationController")
        return nil
    }
}

private final class GestureListener: NSObject, UIGestureRecognizerDelegate {}
