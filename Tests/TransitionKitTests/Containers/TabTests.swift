import Animators
import TestSupport
import Testing
import TransitionKit
@_spi(Host) import UIKit

/// Tab bar controllers with tabs, which create their controllers late, instead of `viewControllers`.
@MainActor @Suite(.allBehaviors) struct TabTests {
    @Test("The order of the tabs determines the direction of a switch")
    func theOrderOfTheTabsDeterminesTheDirectionOfASwitch() {
        let scene = TabScene(["A", "B", "C"])
        for (index, expected) in [(2, "forward"), (1, "backward"), (2, "forward"), (0, "backward")] {
            scene.controller.selectedTab = scene.tabs[index]
            scene.settle()
            #expect(scene.log.entries == [expected])
            scene.log.clear()
        }
        // The user can change it.
        scene.controller.tabs = scene.tabs.reversed()
        scene.controller.selectedTab = scene.tabs[2]
        scene.settle()
        #expect(scene.log.entries == ["backward"])
    }

    @Test("In a group, the display order determines it, and the group itself comes first")
    func groupOrder() throws {
        let scene = TabScene(["A", "Z"])
        let inner = scene.group("H", [scene.tab("D")])
        let group = scene.group("G", [scene.tab("B"), scene.tab("C"), inner])
        group.displayOrderIdentifiers = ["H", "C"]
        scene.controller.tabs.insert(group, at: 1)
        let stack = UINavigationController()
        let screens = try ["A", "G", "H", "D", "C", "B", "Z"].map {
            try #require(scene.controller.tab(forIdentifier: $0)?.viewController)
        }
        for (start, from) in screens.enumerated() {
            for (end, to) in screens.enumerated() where start != end {
                #expect(scene.way(from: from, to: to) == (end > start ? "forward" : "backward"))
            }
        }
        // A navigation controller that shows a group has the position of the group.
        group.managingNavigationController = stack
        #expect(scene.way(from: stack, to: screens[0]) == "backward")
        #expect(scene.way(from: stack, to: screens[6]) == "forward")
        // An unknown direction counts as forward.
        #expect(scene.way(from: screens[6], to: UIViewController()) == "forward")
    }

    @Test("The screen of the More item, which isn't one of the view controllers, comes after all tabs")
    func screenOfMoreItem() {
        let scene = TabScene(["A"])
        let screens = (0..<6).map { _ in UIViewController() }
        scene.controller.tabs = []
        scene.controller.viewControllers = screens
        let more = UINavigationController()
        scene.controller.addChild(more)
        more.didMove(toParent: scene.controller)
        #expect(scene.way(from: screens[0], to: more) == "forward")
        #expect(scene.way(from: more, to: screens[3]) == "backward")
        // A screen that was one of few tabs isn't that of the More item.
        scene.controller.viewControllers = Array(screens[..<3])
        #expect(scene.way(from: more, to: screens[1]) == "forward")
    }

    @Test("Swipes go to the adjacent tabs and back", arguments: [false, true])
    func swipesGoToTheAdjacentTabsAndBack(isRightToLeft: Bool) {
        let scene = TabScene(["A", "B", "C"], isRightToLeft: isRightToLeft)
        let (next, back) = isRightToLeft ? (CGFloat(300), CGFloat(-300)) : (-300, 300)
        for (way, tab) in [(back, "A"), (next, "B"), (next, "C"), (next, "C"), (back, "B"), (back, "A")] {
            scene.swipe(way)
            #expect(scene.controller.selectedTab?.identifier == tab)
            #expect(scene.shown == [tab])
        }
        #expect(scene.log.entries == ["forward", "forward", "backward", "backward"])
        #expect(scene.made == ["A", "B", "C"])
    }

    @Test("Tabs that people can't select are skipped")
    func tabsThatPeopleCantSelectAreSkipped() {
        let scene = TabScene(["A", "B", "C", "D", "E", "F"])
        scene.tabs[1].isHidden = true
        scene.tabs[2].isEnabled = false
        scene.controller.compactTabIdentifiers = ["A", "B", "C", "E", "F"]
        scene.tabs[5].isEnabled = false
        scene.swipe(-300)
        #expect(scene.controller.selectedTab?.identifier == "E")
        // The last one that can be selected.
        scene.swipe(-300, lifts: false)
        #expect(scene.interaction.state == .idle)
        scene.lift()
        scene.swipe(300)
        #expect(scene.controller.selectedTab?.identifier == "A")
        #expect(scene.made == ["A", "E"])
        // This also works from one that has been hidden meanwhile.
        scene.controller.selectedTab = scene.tabs[4]
        scene.settle()
        scene.tabs[4].isHidden = true
        scene.tabs[5].isEnabled = true
        scene.swipe(-300)
        #expect(scene.controller.selectedTab?.identifier == "F")
    }

    @Test("Tabs that a wide bar doesn't show are skipped, unless it shows none", arguments: [false, true])
    func tabsThatAWideBarDoesntShowAreSkipped(hasPlacements: Bool) {
        let scene = TabScene(["A", "B", "C"])
        scene.window.traitOverrides.horizontalSizeClass = .regular
        UIApplication.shared.tick()
        for tab in [scene.tabs[0], scene.tabs[2]] { tab.isPlaced = hasPlacements }
        scene.swipe(-300)
        #expect(scene.shown == [hasPlacements ? "C" : "B"])
        #expect(scene.made == ["A", hasPlacements ? "C" : "B"])
    }

    @Test("A canceled swipe returns to the tab, and its controller is created once")
    func aCanceledSwipeReturnsToTheTab() {
        let scene = TabScene(["A", "B"])
        for finishes in [false, false, true] {
            scene.swipe(finishes ? -300 : -80, lifts: false)
            #expect(scene.interaction.state == .interactive)
            #expect(scene.controller.selectedTab?.identifier == "B")
            scene.lift()
            let expected = finishes ? "B" : "A"
            #expect(scene.controller.selectedTab?.identifier == expected)
            #expect(scene.controller.tabBar.selectedItem?.title == expected)
            #expect(scene.shown == [expected])
        }
        #expect(scene.made == ["A", "B"])
    }

    @Test("A canceled swipe returns to the tab in its group")
    func canceledInGroup() {
        let scene = TabScene(["A"])
        let group = scene.group("G", ["B", "C"].map(scene.tab))
        group.managingNavigationController = UINavigationController()
        scene.controller.tabs.insert(group, at: 0)
        scene.controller.selectedTab = group.children[1]
        scene.settle()
        scene.swipe(-80)
        #expect(scene.controller.selectedTab?.identifier == "C")
        scene.swipe(-300)
        #expect(scene.controller.selectedTab?.identifier == "A")
        // Back to the tab in the group that was left.
        scene.swipe(300)
        #expect(scene.controller.selectedTab?.identifier == "C")
        #expect(scene.made == ["A", "G", "C"])
    }

    @Test("No controller is created before a swipe actually begins")
    func madeLate() throws {
        let scene = TabScene(["A", "B", "C"])
        scene.touch.down(at: CGPoint(x: 200, y: 400))
        scene.touch.move(to: CGPoint(x: 196, y: 400))
        scene.lift()
        scene.touch.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 500), duration: 0.3, steps: 18)
        scene.settle()
        scene.swipe(300)
        scene.interaction.isEnabled = false
        scene.swipe(-300)
        scene.interaction.isEnabled = true
        // Content that takes precedence.
        let view = try #require(scene.tabs[0].viewController?.view)
        let scrollView = UIScrollView(frame: view.bounds)
        scrollView.contentSize = CGSize(width: 2000, height: view.bounds.height)
        view.addSubview(scrollView)
        scene.swipe(-300)
        #expect(scrollView.contentOffset.x > 200)
        #expect(scene.made == ["A"])
    }

    /// The time at which the app chooses a tab's transition.
    enum Decision: CaseIterable, Sendable {
        /// After the tab has created the controller.
        case made
        /// Before, for a controller that the provider returns later.
        case prepared
    }

    @Test(
        "A tab's screen can have its own animation, or none",
        arguments: Decision.allCases,
        [false, true]
    )
    func ownAnimation(decision: Decision, isAnimated: Bool) {
        let scene = TabScene(["A", "B"])
        if decision == .prepared { scene.prepare("B") }
        let screen = decision == .made ? scene.tabs[1].viewController : scene.prepared["B"]
        scene.delegate.setAnimator(isAnimated ? SlideAnimator(duration: 2) : nil, for: screen!)
        scene.swipe(-300, lifts: false)
        if isAnimated {
            #expect(scene.controller.transitionCoordinator?.transitionDuration == 2)
        } else {
            #expect(scene.interaction.state == .idle)
        }
        scene.lift()
        #expect(scene.shown == [isAnimated ? "B" : "A"])
        #expect(scene.controller.selectedTab?.identifier == (isAnimated ? "B" : "A"))
        #expect(scene.made == ["A", "B"])
    }

    @Test("A swipe without an animation creates no controller")
    func leftToUIKit() {
        let scene = TabScene(["A", "B"])
        scene.delegate.forward = nil
        scene.swipe(-300)
        #expect(scene.made == ["A"])
        scene.controller.selectedTab = scene.tabs[1]
        scene.settle()
        scene.swipe(300)
        #expect(scene.shown == ["A"])
    }

    @Test("The app's own delegate receives the calls about tabs")
    func theAppsOwnDelegateReceivesTheCallsAboutTabs() throws {
        let scene = TabScene(["A", "B"], app: true)
        let item = try #require(scene.controller.tabBar.items?[1])
        scene.controller.tabBar.tap(item)
        scene.settle()
        #expect(scene.log.entries == ["allowed? B", "forward", "selected B after A"])
        scene.log.clear()
        scene.app.refuses = true
        scene.controller.tabBar.tap(try #require(scene.controller.tabBar.items?[0]))
        scene.settle()
        #expect(scene.log.entries == ["allowed? A"])
        #expect(scene.controller.selectedTab?.identifier == "B")
        scene.delegate.detach(from: scene.controller)
        #expect(scene.controller.delegate === scene.app)
    }

    @Test("In a group with a navigation controller, that controller's delegate decides")
    func managedGroup() {
        let scene = TabScene(["A"])
        let group = scene.group("G", ["B", "C"].map(scene.tab))
        let navigation = UINavigationController()
        group.managingNavigationController = navigation
        scene.controller.tabs.append(group)
        scene.controller.selectedTab = group.children[0]
        scene.settle()
        let inner = TransitionDelegate(SlideAnimator(), interaction: SwipeInteraction())
        inner.onTransitionStart = { [log = scene.log] in log.add("inside \(TransitionDirection($0))") }
        inner.attach(to: navigation)
        scene.log.clear()
        scene.controller.selectedTab = group.children[1]
        scene.settle()
        #expect(navigation.viewControllers.map(\.title) == ["G", "C"])
        scene.swipe(300)
        #expect(navigation.viewControllers.map(\.title) == ["G"])
        #expect(scene.log.entries == ["inside forward", "inside backward"])
        // At the root of the stack, a swipe switches tabs.
        scene.swipe(300)
        #expect(scene.controller.selectedTab?.identifier == "A")
    }

    @Test("Views that the selected tab's screen names take part when the tab bar controller is presented")
    func viewsThatTheSelectedTabsScreenNamesTakePartWhenTheTab() {
        let scene = TabScene(["A"])
        let detail = ElementScreen(.blue)
        detail.add("a", UIView(), at: CGRect(x: 20, y: 100, width: 100, height: 100))
        let tab = UITab(title: "", image: nil, identifier: "detail") { _ in detail }
        let presented = UITabBarController(tabs: [tab])
        presented.modalPresentationStyle = .fullScreen
        let witness = Witness()
        let delegate = TransitionDelegate(
            DescribedAnimator {
                witness.hasSeen = $0.elements["a"] != nil
                return .crossfade
            }
        )
        presented.transitioningDelegate = delegate
        scene.controller.present(presented, animated: true)
        scene.settle()
        #expect(witness.hasSeen)
    }
}

/// Records whether an animator has found a named view. It's used only on the main thread.
private final class Witness: @unchecked Sendable { var hasSeen = false }

/// A window with a tab bar controller whose tabs create their controllers late, and a finger.
@MainActor private final class TabScene {
    let controller = UITabBarController()
    let window: UIWindow
    let touch: TouchInjector
    let log = CallbackLog()
    let interaction = SwipeInteraction()
    let delegate: TransitionDelegate
    let app: TabListener
    /// The initial tabs.
    private(set) var tabs: [UITab] = []
    /// The tabs that have created their controllers, in order.
    private(set) var made: [String] = []
    private(set) var prepared: [String: UIViewController] = [:]

    /// - Parameter app: Whether the app has its own delegate.
    init(_ identifiers: [String], isRightToLeft: Bool = false, app hasDelegate: Bool = false) {
        UIApplication.reset()
        UIApplication.shared.setUserInterfaceLayoutDirection(isRightToLeft ? .rightToLeft : .leftToRight)
        window = UIWindow(frame: UIScreen.main.bounds)
        touch = TouchInjector(window: window)
        app = TabListener(log)
        delegate = TransitionDelegate(
            forward: SlideAnimator(duration: 0.5),
            backward: SlideAnimator(duration: 0.4),
            interaction: interaction
        )
        tabs = identifiers.map(tab)
        controller.tabs = tabs
        if hasDelegate { controller.delegate = app }
        window.rootViewController = controller
        window.makeKeyAndVisible()
        UIApplication.shared.tick()
        delegate.attach(to: controller)
        delegate.onTransitionStart = { [log] in log.add("\(TransitionDirection($0))") }
    }

    func tab(_ identifier: String) -> UITab {
        UITab(title: identifier, image: nil, identifier: identifier) { [unowned self] in provide($0) }
    }

    func group(_ identifier: String, _ children: [UITab]) -> UITabGroup {
        UITabGroup(title: identifier, image: nil, identifier: identifier, children: children) {
            [unowned self] in provide($0)
        }
    }

    /// Creates the controller that a tab's provider will return.
    func prepare(_ identifier: String) { prepared[identifier] = screen(identifier) }

    private func screen(_ name: String) -> UIViewController {
        let screen = UIViewController()
        screen.title = name
        return screen
    }

    private func provide(_ tab: UITab) -> UIViewController {
        made.append(tab.identifier)
        return prepared[tab.identifier] ?? screen(tab.identifier)
    }

    /// Returns the direction of a transition according to the delegate.
    func way(from: UIViewController, to: UIViewController) -> String? {
        let transition = controller.delegate?.tabBarController(
            controller,
            animationControllerForTransitionFrom: from,
            to: to
        )
        return transition.map { $0.transitionDuration(using: nil) == 0.5 ? "forward" : "backward" }
    }

    /// Drags by a distance to the right, and then lets go.
    func swipe(_ distance: CGFloat, lifts: Bool = true) {
        let start = CGPoint(x: distance < 0 ? 350 : 40, y: 400)
        let end = CGPoint(x: start.x + distance, y: 400)
        touch.drag(from: start, to: end, duration: 0.3, steps: 18, lifts: false)
        UIApplication.shared.tick()
        // At rest, so that only the distance counts.
        UIApplication.shared.advance(by: 0.3)
        if lifts { lift() }
    }

    func lift() {
        touch.up()
        settle()
    }

    func settle() { UIApplication.shared.advance(by: 2.5) }

    /// The titles of the screens in the window.
    var shown: [String?] {
        controller.children.filter { $0.viewIfLoaded?.window != nil }.map(\.title)
    }
}

/// An app's delegate that records the calls about tabs.
@MainActor private final class TabListener: NSObject, UITabBarControllerDelegate {
    var refuses = false
    private let log: CallbackLog

    init(_ log: CallbackLog) { self.log = log }

    func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
        log.add("allowed? \(tab.identifier)")
        return !refuses
    }

    func tabBarController(
        _ tabBarController: UITabBarController,
        didSelectTab selectedTab: UITab,
        previousTab: UITab?
    ) {
        log.add("selected \(selectedTab.identifier) after \(previousTab?.identifier ?? "nothing")")
    }
}
