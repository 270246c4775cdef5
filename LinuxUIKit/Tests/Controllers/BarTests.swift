import Testing
@_spi(Host) import UIKit

/// Bars, and the space that they take from screens.
@MainActor
@Suite final class BarTests {
    private lazy var scene = ControllerScene()

    @Test func barsTakeFromTheSafeArea() {
        let root = scene.controller("A")
        let navigation = UINavigationController(rootViewController: root)
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation]
        scene.show(tabs)
        #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 47, width: 390, height: 44))
        #expect(tabs.tabBar.frame == CGRect(x: 0, y: 844 - 34 - 49, width: 390, height: 83))
        #expect(root.view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
        #expect(root.view.safeAreaInsets == UIEdgeInsets(top: 91, left: 0, bottom: 83, right: 0))
        root.additionalSafeAreaInsets.top = 5
        #expect(root.view.safeAreaInsets.top == 96)
        navigation.isNavigationBarHidden = true
        scene.tick()
        #expect(root.view.safeAreaInsets.top == 52)
        #expect(navigation.navigationBar.isHidden)
        navigation.setNavigationBarHidden(false, animated: true)
        scene.settle()
        #expect(root.view.safeAreaInsets.top == 96)
        #expect(navigation.navigationBar.transform.isIdentity)
    }

    /// The safe area of a pushed screen doesn't change while it arrives.
    @Test func safeAreaStaysDuringAPush() {
        let navigation = UINavigationController(rootViewController: scene.controller("A"))
        scene.show(navigation)
        let pushed = scene.controller("B")
        navigation.pushViewController(pushed, animated: true)
        for _ in 0..<5 {
            scene.advance(0.1)
            #expect(pushed.view.safeAreaInsets == UIEdgeInsets(top: 91, left: 0, bottom: 34, right: 0))
        }
    }

    @Test func barFollowsTheStack() {
        let controllers = ["A", "B", "C"].map(scene.controller)
        let navigation = UINavigationController(rootViewController: controllers[0])
        scene.show(navigation)
        let bar = navigation.navigationBar
        #expect(bar.topItem === controllers[0].navigationItem && bar.backItem == nil)
        #expect(bar.topItem?.title == "A")
        navigation.pushViewController(controllers[1], animated: true)
        scene.tick()
        #expect(bar.topItem?.title == "B" && bar.backItem?.title == "A")
        scene.settle()
        bar.tapBackButton()
        #expect(navigation.viewControllers == [controllers[0]])
        scene.settle()
        #expect(bar.items == [controllers[0].navigationItem])
        bar.tapBackButton()
        #expect(navigation.viewControllers == [controllers[0]])
        controllers[0].title = "Z"
        #expect(bar.topItem?.title == "Z")
    }

    @Test func cancelledPopRestoresTheBar() {
        let controllers = ["A", "B"].map(scene.controller)
        let navigation = UINavigationController()
        navigation.viewControllers = controllers
        scene.show(navigation)
        let driver = UIPercentDrivenInteractiveTransition()
        let vendor = TransitionVendor(
            Log(),
            animator: AnimatorKind.blocks.make().animator,
            interactor: driver
        )
        navigation.delegate = vendor
        navigation.popViewController(animated: true)
        scene.tick()
        driver.update(0.5)
        driver.cancel()
        scene.settle()
        #expect(navigation.navigationBar.items == controllers.map(\.navigationItem))
    }

    @Test("A bar that screens hide goes with them, and stays after a canceled pop", arguments: [true, false])
    func hiddenBarInAPop(finishes: Bool) {
        let controllers = ["A", "B"].map(scene.controller)
        let navigation = UINavigationController()
        navigation.viewControllers = controllers
        scene.show(navigation)
        controllers[0].whenCalled = { [unowned navigation] call in
            guard call.hasPrefix("will") else { return }
            navigation.setNavigationBarHidden(call == "willAppear", animated: true)
        }
        let driver = UIPercentDrivenInteractiveTransition()
        let animator = BlockFadeAnimator()
        let vendor = TransitionVendor(Log(), animator: animator, interactor: driver)
        navigation.delegate = vendor
        let bar = navigation.navigationBar
        navigation.popViewController(animated: true)
        scene.tick()
        driver.update(0.5)
        scene.tick()
        let held = bar.layer.presentation()!.frame
        #expect(!bar.isHidden && held.minY == 47 && abs(held.minX - 195) < 0.5)
        if finishes { driver.finish() } else { driver.cancel() }
        while animator.fade.ends.isEmpty {
            scene.advance(1.0 / 60)
            #expect(bar.layer.presentation()!.frame.minY == 47)
        }
        for _ in 0..<30 {
            #expect(bar.isHidden == finishes)
            #expect(bar.layer.presentation()!.frame == CGRect(x: 0, y: 47, width: 390, height: 44))
            scene.advance(1.0 / 60)
        }
        #expect(navigation.isNavigationBarHidden == finishes)
    }

    @Test("A bar that's shown while it slides away turns around where it is")
    func turningAround() {
        let navigation = UINavigationController(rootViewController: scene.controller("A"))
        scene.show(navigation)
        let bar = navigation.navigationBar
        navigation.setNavigationBarHidden(true, animated: true)
        scene.advance(0.1)
        let top = bar.layer.presentation()!.frame.minY
        navigation.setNavigationBarHidden(false, animated: true)
        scene.tick()
        #expect(top < 40 && abs(bar.layer.presentation()!.frame.minY - top) < 10)
        scene.settle()
        #expect(!bar.isHidden && bar.transform.isIdentity)
    }

    @Test func bottomBarHidesForAPushedScreen() {
        let root = scene.controller("A")
        let navigation = UINavigationController(rootViewController: root)
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation]
        scene.show(tabs)
        let pushed = scene.controller("B")
        pushed.hidesBottomBarWhenPushed = true
        navigation.pushViewController(pushed, animated: true)
        scene.settle()
        #expect(tabs.tabBar.isHidden)
        #expect(pushed.view.safeAreaInsets.bottom == 34)
        navigation.popViewController(animated: true)
        scene.settle()
        #expect(!tabs.tabBar.isHidden)
        #expect(root.view.safeAreaInsets.bottom == 83)
    }

    @Test("A list at its end stays there while another screen hides the bottom bar, and when it returns")
    func aListAtItsEndStaysThere() {
        let (root, pushed) = (scene.controller("A"), scene.controller("B"))
        let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        list.contentSize = CGSize(width: 390, height: 3000)
        root.view.addSubview(list)
        let navigation = UINavigationController(rootViewController: root)
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation]
        scene.show(tabs)
        let end: CGFloat = 3000 + 83 - 844
        list.contentOffset.y = end
        scene.tick()
        pushed.hidesBottomBarWhenPushed = true
        for push in [true, false] {
            if push { navigation.pushViewController(pushed, animated: true) }
            if !push { navigation.popViewController(animated: true) }
            scene.advance(0.1)
            #expect(navigation.transitionCoordinator != nil && tabs.tabBar.isHidden == push)
            #expect(list.contentOffset.y == end && pushed.view.safeAreaInsets.bottom == 34)
            scene.settle()
            #expect(list.contentOffset.y == end)
        }
        #expect(list.adjustedContentInset.bottom == 83)
    }

    @Test func itemsFollowTheControllers() {
        let controllers = [scene.controller("A"), scene.controller("B")]
        let item = UITabBarItem(title: "First", image: nil, tag: 7)
        controllers[0].tabBarItem = item
        let tabs = UITabBarController()
        tabs.viewControllers = controllers
        #expect(tabs.tabBar.items == [item, controllers[1].tabBarItem!])
        #expect(tabs.tabBar.selectedItem === item)
        #expect(controllers[1].tabBarItem.title == "B")
        #expect(controllers[0].tabBarController === tabs)
        tabs.viewControllers = [controllers[1]]
        #expect(tabs.selectedIndex == 0)
        #expect(tabs.selectedViewController === controllers[1])
        #expect(controllers[0].parent == nil)
        tabs.selectedIndex = 4
        #expect(tabs.selectedIndex == 0)
    }

    @Test("Behind a screen without a background, the window shows through its container, as in UIKit")
    func seeThroughContainers() {
        scene.window.backgroundColor = .red
        let tabs = UITabBarController()
        tabs.viewControllers = [UIViewController()]
        for container in [UINavigationController(rootViewController: UIViewController()), tabs] {
            scene.show(container)
            #expect(container.view.backgroundColor == nil)
            #expect(pixel(scene.window.image(scale: 1), 195, 422) == [255, 0, 0, 255])
        }
    }

    @Test(arguments: [false, true]) func backButtonStandsAtTheLeadingEdge(_ isMirrored: Bool) {
        _ = scene.window
        UIApplication.shared.setUserInterfaceLayoutDirection(isMirrored ? .rightToLeft : .leftToRight)
        let navigation = UINavigationController()
        navigation.viewControllers = [scene.controller("A"), scene.controller("B")]
        scene.show(navigation)
        let bar = navigation.navigationBar
        let point = CGPoint(x: isMirrored ? 380 : 10, y: 22)
        let other = CGPoint(x: isMirrored ? 10 : 380, y: 22)
        #expect(bar.hitTest(point, with: nil) is UIControl)
        #expect(!(bar.hitTest(other, with: nil) is UIControl))
    }

    @Test("A screen that has left a navigation controller keeps no room for its bar")
    func roomForTheBar() {
        let root = UIViewController()
        let navigation = UINavigationController(rootViewController: root)
        let screen = UIViewController()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        UIApplication.shared.tick()
        let top = window.safeAreaInsets.top
        navigation.pushViewController(screen, animated: false)
        UIApplication.shared.tick()
        #expect(screen.view.safeAreaInsets.top == top + 44)
        navigation.popViewController(animated: false)
        UIApplication.shared.tick()
        screen.modalPresentationStyle = .fullScreen
        navigation.present(screen, animated: false)
        UIApplication.shared.tick()
        #expect(screen.view.safeAreaInsets.top == top)
    }

    @Test("A bar's background reaches to the top of the screen when only the bar's position changes")
    func backgroundOfABarThatMoves() throws {
        let root = scene.controller("A")
        let navigation = UINavigationController(rootViewController: root)
        scene.show(navigation)
        let bar = navigation.navigationBar
        let background = try #require(bar.subviews.first)
        #expect(background.frame == CGRect(x: 0, y: -47, width: 390, height: 91))
        func changeSafeArea(to top: CGFloat) {
            UIScreen.main.configure(
                size: CGSize(width: 390, height: 844),
                safeAreaInsets: UIEdgeInsets(top: top, left: 0, bottom: 0, right: 0)
            )
        }
        changeSafeArea(to: 20)
        scene.tick()
        #expect(background.frame == CGRect(x: 0, y: -20, width: 390, height: 64))

        // Also if the bar is laid out, and the safe area changes, while the bar slides away.
        navigation.setNavigationBarHidden(true, animated: true)
        root.title = "B"
        changeSafeArea(to: 59)
        scene.settle()
        navigation.isNavigationBarHidden = false
        scene.tick()
        #expect(bar.frame == CGRect(x: 0, y: 59, width: 390, height: 44))
        #expect(background.frame == CGRect(x: 0, y: -59, width: 390, height: 103))
    }

    @Test("A tab bar that a push hides, or a pop shows, lays out its controller")
    func layoutWithoutTheBar() {
        final class Tabs: UITabBarController {
            var count = 0
            override func viewDidLayoutSubviews() {
                super.viewDidLayoutSubviews()
                count += 1
            }
        }
        let navigation = UINavigationController(rootViewController: UIViewController())
        let tabs = Tabs()
        tabs.viewControllers = [navigation]
        scene.show(tabs)
        scene.settle()
        let screen = UIViewController()
        screen.hidesBottomBarWhenPushed = true
        for push in [true, false] {
            let before = tabs.count
            if push { navigation.pushViewController(screen, animated: true) }
            if !push { navigation.popViewController(animated: true) }
            scene.settle()
            #expect(tabs.tabBar.isHidden == push && tabs.count > before)
        }
    }

    // MARK: Content

    private func descendants<View: UIView>(_ type: View.Type, of view: UIView) -> [View] {
        view.subviews.flatMap { subview in
            (subview as? View).map { [$0] } ?? descendants(type, of: subview)
        }
    }

    /// The Human Interface Guidelines' headline style is 17 points, semibold. Bars have their titles in it.
    @Test("A bar has its title between the items that an app sets on both sides")
    func contentOfABar() throws {
        let root = scene.controller("A")
        let navigation = UINavigationController(rootViewController: root)
        scene.show(navigation)
        let item = root.navigationItem
        let (left, right) = (["X", "Y"].map { UIBarButtonItem(title: $0) }, [UIBarButtonItem(title: "Z")])
        item.setLeftBarButtonItems(left, animated: true)
        item.setRightBarButtonItems(right, animated: true)
        #expect(item.leftBarButtonItems == left && item.leftBarButtonItem === left[0])
        #expect(item.rightBarButtonItems == right)
        scene.settle()
        let bar = navigation.navigationBar
        let labels = descendants(UILabel.self, of: bar).sorted {
            $0.convert(CGPoint.zero, to: bar).x < $1.convert(CGPoint.zero, to: bar).x
        }
        #expect(labels.map(\.text) == ["X", "Y", "A", "Z"])
        let title = try #require(labels.first { $0.text == "A" })
        #expect(title.font == UIFont.systemFont(ofSize: 17, weight: .semibold))
    }

    @Test("A tab shows the image of its item, and the selected tab the selected image if there's one")
    func imagesOfTabs() {
        let images = ([10, 20, 30] as [CGFloat]).map { side in
            UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { _ in }
        }
        let (first, second) = (scene.controller("A"), scene.controller("B"))
        first.tabBarItem = UITabBarItem(title: "First", image: images[0], tag: 7)
        second.tabBarItem = UITabBarItem(title: "Second", image: images[1], selectedImage: images[2])
        let tabs = UITabBarController()
        tabs.viewControllers = [first, second]
        scene.show(tabs)
        func widths() -> [CGFloat] {
            descendants(UIImageView.self, of: tabs.tabBar).compactMap { $0.image?.size.width }
        }
        #expect(widths() == [10, 20])
        tabs.selectedIndex = 1
        scene.settle()
        #expect(widths() == [10, 30])
        #expect(first.tabBarItem.image === images[0] && first.tabBarItem.tag == 7)
    }
}
