import Testing
@_spi(Host) import UIKit

/// Tab bar controllers with tabs, which create their controllers.
@MainActor
@Suite final class TabTests {
    private lazy var scene = ControllerScene()
    /// The identifiers of the tabs whose provider has been called.
    private var made: [String] = []

    private func provide(_ tab: UITab) -> UIViewController {
        made.append(tab.identifier)
        return scene.controller(tab.identifier)
    }

    private func tab(_ identifier: String) -> UITab {
        UITab(title: identifier, image: nil, identifier: identifier) { [unowned self] in provide($0) }
    }

    private func group(_ identifier: String, _ children: [UITab]) -> UITabGroup {
        UITabGroup(title: identifier, image: nil, identifier: identifier, children: children) {
            [unowned self] in provide($0)
        }
    }

    // The header of UITabBarController: if `tabs` is set, `viewControllers` and related properties and
    // methods aren't called.
    @Test func viewControllersAreOutOfUse() {
        let tabs = UITabBarController()
        tabs.viewControllers = [scene.controller("X"), scene.controller("Y")]
        #expect(tabs.tabs.isEmpty && tabs.selectedTab == nil)
        tabs.tabs = [tab("A"), tab("B")]
        scene.show(tabs)
        #expect(tabs.viewControllers == nil)
        #expect(tabs.selectedIndex == NSNotFound)
        #expect(tabs.selectedViewController == nil)
        #expect(tabs.children.map(\.title) == ["A"])
        tabs.viewControllers = [scene.controller("Z")]
        tabs.selectedIndex = 1
        #expect(tabs.selectedTab === tabs.tabs[0])
        #expect(tabs.tabBar.items?.map(\.title) == ["A", "B"])
    }

    // The header of UITab: the provider is called when the controller is requested and doesn't exist.
    @Test func controllersAreMadeOnceAndLate() {
        let tabs = UITabBarController(tabs: ["A", "B", "C"].map(tab))
        #expect(tabs.isViewLoaded && made.isEmpty)
        scene.show(tabs)
        #expect(made == ["A"])
        tabs.selectedTab = tabs.tab(forIdentifier: "B")
        scene.settle()
        let (first, second) = (tabs.tabs[0], tabs.tabs[1])
        #expect(made == ["A", "B"])
        #expect(second.viewController?.view.window != nil)
        #expect(first.viewController?.viewIfLoaded?.window == nil)
        tabs.selectedTab = first
        tabs.selectedTab = second
        scene.settle()
        #expect(made == ["A", "B"])
        // Accessing the property is a request.
        #expect(tabs.tabs[2].viewController?.title == "C")
        #expect(made == ["A", "B", "C"])
        // A controller knows the tab that it was created for.
        #expect(second.viewController?.tab === second)
        #expect(tabs.tab == nil)
        #expect(second.tabBarController === tabs && second.parent == nil)
    }

    // The delegate is asked about and notified of the user's actions.
    @Test func tapsAreToldByTab() {
        let listener = TabListener(scene.log)
        let tabs = UITabBarController(tabs: ["A", "B"].map(tab))
        tabs.delegate = listener
        scene.show(tabs)
        tabs.tabBar.tap(tabs.tabBar.items![1])
        #expect(
            scene.log.take().filter { $0.hasPrefix("tab") } == ["tab B allowed?", "tab B selected after A"]
        )
        #expect(tabs.selectedTab?.identifier == "B")
        tabs.selectedTab = tabs.tabs[0]
        scene.settle()
        #expect(scene.log.take().filter { $0.hasPrefix("tab") }.isEmpty)
        listener.refuses = true
        tabs.tabBar.tap(tabs.tabBar.items![1])
        #expect(scene.log.take() == ["tab B allowed?"])
        #expect(tabs.selectedTab?.identifier == "A")
        #expect(tabs.tabBar.selectedItem === tabs.tabBar.items?[0])
    }

    // The user can't select a disabled tab. A hidden tab isn't shown, and in a compact width, only those in
    // `compactTabIdentifiers` are.
    @Test func disabledAndHiddenTabs() {
        let tabs = UITabBarController(tabs: ["A", "B", "C", "D"].map(tab))
        scene.show(tabs)
        tabs.tabs[1].isEnabled = false
        tabs.tabBar.tap(tabs.tabBar.items![1])
        #expect(tabs.selectedTab === tabs.tabs[0])
        tabs.selectedTab = tabs.tabs[1]
        #expect(tabs.selectedTab === tabs.tabs[1])
        tabs.tabs[2].isHidden = true
        #expect(tabs.tabBar.items?.map(\.title) == ["A", "B", "D"])
        tabs.compactTabIdentifiers = ["B", "C"]
        #expect(tabs.tabBar.items?.map(\.title) == ["B"])
    }

    // The header of UITabGroup: `displayOrder` starts with those in `displayOrderIdentifiers`. The others are
    // appended, and identifiers without a child are ignored.
    @Test func groupsHaveAnOrder() {
        let inner = group("G2", [tab("C")])
        let outer = group("G1", [tab("A"), tab("B"), inner])
        #expect(outer.displayOrder == outer.children)
        outer.displayOrderIdentifiers = ["G2", "X", "B"]
        #expect(outer.displayOrder.map(\.identifier) == ["G2", "B", "A"])
        #expect(outer.tab(forIdentifier: "C") === inner.children[0])
        #expect(outer.tab(forIdentifier: "G1") == nil)
        let tabs = UITabBarController(tabs: [outer])
        #expect(tabs.tab(forIdentifier: "C") === inner.children[0])
        #expect(inner.children[0].parent === inner)
        #expect(inner.children[0].tabBarController === tabs)
        outer.children = [tab("E")]
        #expect(inner.parent == nil && inner.tabBarController == nil)
    }

    // The header of UITabGroup: if a selection is required, it's `selectedChild`, or else the default child,
    // or else the first one.
    @Test func groupsSelectAChild() {
        let group = group("G", ["B", "C", "D"].map(tab))
        let tabs = UITabBarController(tabs: [tab("A"), group])
        scene.show(tabs)
        tabs.selectedTab = group
        #expect(tabs.selectedTab?.identifier == "B" && group.selectedChild?.identifier == "B")
        group.selectedChild = group.children[2]
        #expect(tabs.selectedTab?.identifier == "D")
        tabs.selectedTab = tabs.tabs[0]
        group.selectedChild = nil
        #expect(tabs.selectedTab?.identifier == "A")
        group.defaultChildIdentifier = "C"
        tabs.tabBar.tap(tabs.tabBar.items![1])
        #expect(tabs.selectedTab?.identifier == "C")
        // Only the controllers of root tabs are shown. The app is responsible for anything else.
        scene.settle()
        #expect(made == ["A", "G"])
        #expect(group.viewController?.view.window != nil)
    }

    // The header of UITabGroup: the stack consists of the tabs of the selected subtree, as far as they have
    // controllers. Controllers that were pushed above remain.
    @Test func managingNavigationControllerFollowsTheSelection() {
        let listener = TabListener(scene.log)
        let inner = UITabGroup(title: "", image: nil, identifier: "H", children: [tab("C")])
        let outer = group("G", [tab("B"), inner])
        let navigation = UINavigationController()
        navigation.delegate = listener
        outer.managingNavigationController = navigation
        let tabs = UITabBarController(tabs: [tab("A"), outer])
        scene.show(tabs)
        #expect(inner.children[0].managingTabGroup === outer && tabs.tabs[0].managingTabGroup == nil)
        tabs.selectedTab = inner.children[0]
        scene.settle()
        #expect(navigation.view.window != nil && navigation.parent === tabs)
        #expect(navigation.viewControllers.map(\.title) == ["G", "C"])
        navigation.pushViewController(scene.controller("X"), animated: false)
        scene.settle()
        tabs.selectedTab = tabs.tabs[0]
        tabs.selectedTab = inner.children[0]
        scene.settle()
        #expect(navigation.viewControllers.map(\.title) == ["G", "C", "X"])
        _ = scene.log.take()
        tabs.selectedTab = outer.children[0]
        scene.settle()
        #expect(navigation.viewControllers.map(\.title) == ["G", "B"])
        #expect(scene.log.entries.contains("navigation push to B"))
        #expect(made == ["A", "G", "C", "B"])
    }

    @Test func groupThatIsShownCanGetAStack() {
        let outer = group("G", [tab("B"), tab("C")])
        let tabs = UITabBarController(tabs: [tab("A"), outer])
        scene.show(tabs)
        tabs.selectedTab = outer
        scene.settle()
        #expect(outer.viewController?.view.window != nil)
        let navigation = UINavigationController()
        outer.managingNavigationController = navigation
        tabs.selectedTab = outer.children[1]
        scene.settle()
        #expect(navigation.viewControllers.map(\.title) == ["G", "C"])
        #expect(navigation.view.window != nil && outer.children[1].viewController?.view.window != nil)
        #expect(outer.viewController?.view.window == nil)
    }

    @Test func cancelledTransitionRestoresTheTab() {
        let tabs = UITabBarController(tabs: ["A", "B", "C"].map(tab))
        let driver = UIPercentDrivenInteractiveTransition()
        let animator = AnimatorKind.blocks.make().animator
        let vendor = TransitionVendor(Log(), animator: animator, interactor: driver)
        scene.show(tabs)
        tabs.delegate = vendor
        for finishes in [false, true] {
            tabs.selectedTab = tabs.tabs[2]
            scene.tick()
            #expect(tabs.selectedTab === tabs.tabs[2])
            driver.update(0.5)
            if finishes { driver.finish() } else { driver.cancel() }
            scene.settle()
            let index = finishes ? 2 : 0
            #expect(tabs.selectedTab === tabs.tabs[index])
            #expect(tabs.tabBar.selectedItem === tabs.tabBar.items?[index])
            #expect(tabs.tabs[index].viewController?.view.window != nil)
        }
        #expect(made == ["A", "C"])
    }

    @Test func selectionStaysWithItsTab() {
        let all = ["A", "B", "C"].map(tab)
        let tabs = UITabBarController(tabs: all)
        scene.show(tabs)
        tabs.selectedTab = all[1]
        tabs.tabs = [all[2], all[1]]
        scene.settle()
        #expect(tabs.selectedTab === all[1])
        #expect(tabs.children == [all[1].viewController])
        tabs.setTabs([all[0]], animated: false)
        scene.settle()
        #expect(tabs.selectedTab === all[0])
        #expect(tabs.children == [all[0].viewController])
        #expect(all[0].viewController?.view.window != nil)
        tabs.selectedTab = all[2]
        #expect(tabs.selectedTab === all[0])
        #expect(made == ["A", "B"])
    }
}

/// Records the calls about tabs, pushes, and pops.
@MainActor
private final class TabListener: NSObject, UITabBarControllerDelegate, UINavigationControllerDelegate {
    var refuses = false
    private let log: Log

    init(_ log: Log) { self.log = log }

    func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
        log("tab \(tab.identifier) allowed?")
        return !refuses
    }

    func tabBarController(
        _ tabBarController: UITabBarController,
        didSelectTab selectedTab: UITab,
        previousTab: UITab?
    ) {
        log("tab \(selectedTab.identifier) selected after \(previousTab?.identifier ?? "nothing")")
    }

    func tabBarController(
        _ tabBarController: UITabBarController,
        shouldSelect viewController: UIViewController
    ) -> Bool {
        log("tab by controller")
        return true
    }

    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
    {
        log("tab by controller")
    }

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        log("navigation \(operation) to \(toVC.title ?? "")")
        return nil
    }
}
