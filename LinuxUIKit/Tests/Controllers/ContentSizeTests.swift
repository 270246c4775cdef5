@_spi(Host) import TestSupport
import Testing
@_spi(Host) import UIKit

/// Preferred sizes and new sizes on their way through UIKit's containers.
@MainActor @Suite
final class ContentSizeTests {
    private lazy var scene = ControllerScene()

    enum Container: CaseIterable, Sendable { case navigation, tabs }

    /// Returns a container that shows the first of two screens, and a closure that shows one of them.
    private func container(
        _ kind: Container,
        animated: Bool
    ) -> (UIViewController, [UIViewController], (Int) -> Void) {
        let screens = ["A", "B"].map(scene.controller)
        screens[0].preferredContentSize = CGSize(width: 300, height: 200)
        screens[1].preferredContentSize = CGSize(width: 300, height: 100)
        switch kind {
        case .navigation:
            let navigation = UINavigationController(rootViewController: screens[0])
            return (
                navigation, screens,
                {
                    if $0 == 1 {
                        navigation.pushViewController(screens[1], animated: animated)
                    } else {
                        navigation.popViewController(animated: animated)
                    }
                }
            )
        case .tabs:
            let tabs = UITabBarController()
            tabs.viewControllers = screens
            return (tabs, screens, { tabs.selectedIndex = $0 })
        }
    }

    @Test(
        "A container takes over the preferred size of the visible child",
        .behaviors(
            UIKitBehavior.ContentSize.allCases.map { answer in .with { $0.contentSizeOfContainers = answer } }
        ),
        arguments: Container.allCases,
        [false, true]
    )
    func preferredSize(kind: Container, animated: Bool) {
        let answer = UIKitBehavior.current.contentSizeOfContainers
        let scene = ControllerScene()
        let (container, screens, show) = container(kind, animated: animated)
        scene.show(container)
        func expect(_ follows: CGFloat, _ grows: CGFloat, _ location: SourceLocation = #_sourceLocation) {
            let heights: [UIKitBehavior.ContentSize: CGFloat] = [
                .isPassedOn: follows, .onlyGrows: grows, .isNotPassedOn: 0,
            ]
            #expect(container.preferredContentSize.height == heights[answer], sourceLocation: location)
        }
        expect(200, 200)
        show(1)
        scene.settle()
        expect(100, 200)
        screens[1].preferredContentSize.height = 250
        expect(250, 250)
        // The other child isn't visible.
        screens[0].preferredContentSize.height = 320
        expect(250, 250)
        show(0)
        scene.settle()
        expect(320, 320)
    }

    @Test("A canceled pop brings back the size") func canceledPopBringsBackSize() {
        let (container, _, show) = container(.navigation, animated: true)
        let driver = UIPercentDrivenInteractiveTransition()
        let vendor = TransitionVendor(Log(), animator: BlockFadeAnimator())
        (container as? UINavigationController)?.delegate = vendor
        scene.show(container)
        show(1)
        scene.settle()
        vendor.interactor = driver
        show(0)
        scene.tick()
        #expect(container.preferredContentSize.height == 200)
        driver.cancel()
        scene.settle()
        #expect(container.preferredContentSize.height == 100)
    }

    @Test("Children without a preferred size leave the container its own", arguments: Container.allCases)
    func ownSize(kind: Container) {
        let (container, screens, show) = container(kind, animated: false)
        for screen in screens { screen.preferredContentSize = .zero }
        container.preferredContentSize = CGSize(width: 10, height: 20)
        scene.show(container)
        show(1)
        scene.settle()
        #expect(container.preferredContentSize == CGSize(width: 10, height: 20))
    }

    private final class Sized: UIViewController {
        var sizes: [CGSize] = []
        var childSize: CGSize?

        override func viewWillTransition(
            to size: CGSize,
            with coordinator: any UIViewControllerTransitionCoordinator
        ) {
            super.viewWillTransition(to: size, with: coordinator)
            sizes.append(size)
        }

        override func size(
            forChildContentContainer container: any UIContentContainer,
            withParentContainerSize parentSize: CGSize
        ) -> CGSize {
            childSize ?? super.size(forChildContentContainer: container, withParentContainerSize: parentSize)
        }
    }

    @Test("Only a child whose size changes is notified of it") func onlyChildWhoseSizeChangesIsNotified() {
        let (parent, child) = (Sized(), Sized())
        scene.show(parent)
        parent.addChild(child)
        child.view.frame = CGRect(x: 0, y: 0, width: 100, height: 80)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        parent.childSize = CGSize(width: 100, height: 80)
        UIApplication.shared.windowScene.resize(to: CGSize(width: 844, height: 390))
        #expect(parent.sizes == [CGSize(width: 844, height: 390)])
        #expect(child.sizes == [])
        parent.childSize = CGSize(width: 120, height: 80)
        UIApplication.shared.windowScene.resize(to: CGSize(width: 390, height: 844))
        #expect(child.sizes == [CGSize(width: 120, height: 80)])
    }

    @Test("A screen below the bar is told its own new size", arguments: [true, false])
    func belowTheBar(extends: Bool) {
        let screen = Sized()
        if !extends { screen.edgesForExtendedLayout = [] }
        let navigation = UINavigationController(rootViewController: screen)
        scene.show(navigation)
        UIApplication.shared.windowScene.resize(
            to: CGSize(width: 500, height: 600),
            safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
        )
        scene.tick()
        #expect(screen.sizes == [screen.view.bounds.size])
        let height: CGFloat = extends ? 600 : 600 - 47 - 44
        #expect(screen.view.bounds.height == height)
    }
}
