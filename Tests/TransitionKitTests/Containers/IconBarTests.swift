import Animators
import TestSupport
import Testing
import TransitionKit
@_spi(Host) import UIKit

/// The row of icons for the children's tab bar items, and its accessibility.
@MainActor @Suite(.allBehaviors) struct IconBarTests {
    @Test("A change to an item is shown when the container is notified")
    func aChangeToAnItemIsShownWhenTheContainerIsNotified() {
        let app = IconApp()
        let buttons = app.buttons
        let item: UITabBarItem = app.screens[1].tabBarItem
        item.title = "Changed"
        item.badgeValue = "7"
        item.isEnabled = false
        app.container.updateIconBar()
        #expect(buttons[1].title(for: .normal) == "Changed")
        #expect(buttons[1].accessibilityLabel == "Changed")
        #expect(app.badge(1) == "7")
        #expect(buttons[1].accessibilityValue == "7")
        #expect(!buttons[1].isEnabled)
        item.image = IconApp.image
        item.badgeValue = nil
        item.isEnabled = true
        app.container.updateIconBar()
        #expect(buttons[1].image(for: .normal) == IconApp.image)
        #expect(buttons[1].title(for: .normal) == nil)
        #expect(app.badge(1) == nil)
        #expect(buttons[1].isEnabled)
        // A screen reader keeps its position.
        #expect(app.buttons == buttons)
    }

    @Test("Without a notification, the container checks during layout, and when a switch begins and ends")
    func withoutANotificationTheContainerChecksDuringLayoutAndWhenASwitch() {
        let app = IconApp()
        app.screens[2].tabBarItem = UITabBarItem(title: "Another", image: nil, tag: 0)
        app.container.view.setNeedsLayout()
        app.tick()
        #expect(app.buttons[2].accessibilityLabel == "Another")
        app.screens[2].tabBarItem.badgeValue = "1"
        app.container.selectedIndex = 1
        #expect(app.badge(2) == "1")
        app.screens[2].tabBarItem.badgeValue = "2"
        app.settle()
        #expect(app.badge(2) == "2")
    }

    @Test("Without a notification, the container checks when it appears")
    func withoutANotificationTheContainerChecksWhenItAppears() {
        let app = IconApp()
        let other = UIViewController()
        other.modalPresentationStyle = .fullScreen
        app.container.present(other, animated: false)
        app.tick()
        app.screens[0].tabBarItem.badgeValue = "1"
        other.dismiss(animated: false)
        app.tick()
        #expect(app.badge(0) == "1")
    }

    @Test("Other controllers have other icons")
    func otherControllersHaveOtherIcons() {
        let app = IconApp()
        app.container.viewControllers = [app.screens[2], app.screens[0]]
        #expect(app.buttons.map(\.accessibilityLabel) == ["C", "A"])
        app.container.view.layoutIfNeeded()
        #expect(app.buttons.map(\.frame.width) == [195, 195])
    }

    @Test("The selected icon has the item's selected image, if there is one")
    func selectedImage() {
        let app = IconApp()
        let selected = UIImage()
        for screen in app.screens { screen.tabBarItem.image = IconApp.image }
        app.screens[1].tabBarItem.selectedImage = selected
        app.container.updateIconBar()
        #expect(app.buttons.map { $0.image(for: .normal) } == [IconApp.image, IconApp.image, IconApp.image])
        app.container.setSelectedIndex(1, animated: false)
        #expect(app.buttons.map { $0.image(for: .normal) } == [IconApp.image, selected, IconApp.image])
    }

    @Test("A disabled icon can't be tapped, but its controller can be selected")
    func aDisabledIconCantBeTapped() {
        let app = IconApp()
        app.screens[1].tabBarItem.isEnabled = false
        app.container.updateIconBar()
        app.tap(1)
        #expect(app.container.selectedIndex == 0)
        app.container.setSelectedIndex(1, animated: false)
        #expect(app.container.selectedIndex == 1)
    }

    @Test("A tap on the icon of the selected child is reported, and other taps aren't")
    func aTapOnTheIconOfTheSelectedChildIsReported() {
        let app = IconApp()
        let log = ReselectionLog()
        app.container.delegate = log
        TransitionDelegate(.slide()).attach(to: app.container)
        app.tap(0)
        #expect(log.titles == ["A"])
        app.tap(1)
        // During the switch, both icons do what they always do.
        app.tap(1)
        app.settle()
        #expect(log.titles == ["A"])
        #expect(app.container.selectedIndex == 1)
        app.tap(1)
        #expect(log.titles == ["A", "B"])
        app.container.selectedIndex = 1
        #expect(log.titles == ["A", "B"])
    }

    @Test("A screen reader announces which icon is selected and which is disabled, as in a tab bar")
    func aScreenReaderAnnouncesWhichIconIsSelectedAndWhichIsDisabled() throws {
        let app = IconApp()
        app.screens[2].tabBarItem.isEnabled = false
        app.container.updateIconBar()
        #expect(
            app.buttons.map(\.accessibilityTraits) == [
                [.button, .selected], .button, [.button, .notEnabled],
            ]
        )
        let bar = try #require(app.buttons[0].superview)
        #expect(bar.accessibilityTraits == .tabBar)
        #expect(!bar.isAccessibilityElement)
        app.container.selectedIndex = 1
        #expect(app.buttons.map { $0.accessibilityTraits.contains(.selected) } == [false, true, false])
        app.settle()
        #expect(app.buttons.map { $0.accessibilityTraits.contains(.selected) } == [false, true, false])
    }

    @Test("At large text sizes, a finger that rests on an icon sees it enlarged, and then selects its child")
    func atLargeTextSizesFingerThatRestsOnIconSeesItEnlarged() throws {
        let app = IconApp()
        app.screens[1].tabBarItem.image = IconApp.image
        app.screens[2].tabBarItem.isEnabled = false
        app.container.updateIconBar()
        #expect(app.buttons.map(\.showsLargeContentViewer) == [true, true, true])
        #expect(app.buttons.map(\.largeContentTitle) == ["A", "B", "C"])
        #expect(app.buttons.map(\.largeContentImage) == [nil, IconApp.image, nil])
        let bar = try #require(app.buttons[0].superview)
        let interaction = try #require(
            bar.interactions.lazy.compactMap { $0 as? UILargeContentViewerInteraction }.first
        )
        for (button, selected) in zip([1, 2], [1, 1]) {
            interaction.delegate?.largeContentViewerInteraction(
                interaction,
                didEndOn: app.buttons[button],
                at: .zero
            )
            app.settle()
            #expect(app.container.selectedIndex == selected)
        }
    }

    @Test("The name of an icon is that of its item, if it has its own")
    func theNameOfAnIconIsThatOfItsItem() {
        let app = IconApp()
        app.screens[1].tabBarItem.image = IconApp.image
        app.screens[2].tabBarItem.accessibilityLabel = "Third"
        app.screens[2].tabBarItem.accessibilityIdentifier = "third"
        app.container.updateIconBar()
        #expect(app.buttons.map(\.accessibilityLabel) == ["A", "B", "Third"])
        #expect(app.buttons[2].accessibilityIdentifier == "third")
    }

    @Test("Icons are read after the screen, and not at all without a row")
    func iconsAreReadAfterTheScreen() {
        let app = IconApp()
        let label = UILabel(frame: CGRect(x: 0, y: 100, width: 100, height: 20))
        label.text = "Text"
        app.screens[0].view.addSubview(label)
        let names = { app.window.accessibilityElementsInReadingOrder.map(\.accessibilityLabel) }
        #expect(names() == ["Text", "A", "B", "C"])
        app.container.showsIconBar = false
        app.tick()
        #expect(names() == ["Text"])
    }

    @Test(
        "A badge is beside the center of its icon, and on the other side in a right-to-left layout",
        arguments: [false, true]
    )
    func badgeIsBesideCenterOfIcon(isRightToLeft: Bool) throws {
        let app = IconApp()
        if isRightToLeft { UIApplication.shared.setUserInterfaceLayoutDirection(.rightToLeft) }
        app.screens[0].tabBarItem.badgeValue = "12"
        app.screens[0].tabBarItem.badgeColor = .blue
        app.container.updateIconBar()
        app.container.view.setNeedsLayout()
        app.tick()
        let place = isRightToLeft ? 2 : 0
        let badge = try #require(app.badgeLabel(place))
        #expect(badge.backgroundColor == .blue)
        #expect(isRightToLeft ? badge.frame.maxX < 65 : badge.frame.minX > 65)
        #expect(app.buttons[place].bounds.contains(badge.frame))
    }
}

private final class ReselectionLog: ContainerViewControllerDelegate {
    var titles: [String?] = []

    func containerViewController(
        _ container: ContainerViewController,
        didReselect viewController: UIViewController
    ) {
        titles.append(viewController.title)
    }
}

/// A container of three screens with a row of icons.
@MainActor private final class IconApp {
    static let image = UIImage()

    let screens: [UIViewController]
    let container: ContainerViewController
    let window: UIWindow

    init() {
        UIApplication.reset()
        screens = ["A", "B", "C"].map { title in
            let screen = UIViewController()
            screen.title = title
            return screen
        }
        container = ContainerViewController(viewControllers: screens)
        container.showsIconBar = true
        window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = container
        window.makeKeyAndVisible()
        tick()
    }

    func tick() { UIApplication.shared.tick() }

    func settle() { UIApplication.shared.advance(by: 1.1, frameInterval: 0.1) }

    /// The icons, from left to right.
    var buttons: [UIButton] {
        let buttons = container.view.subviews.flatMap(\.subviews).compactMap { $0 as? UIButton }
        return buttons.sorted { $0.frame.minX < $1.frame.minX }
    }

    func badgeLabel(_ index: Int) -> UILabel? {
        let button = buttons[index]
        return button.subviews.compactMap { $0 as? UILabel }.first {
            $0 !== button.titleLabel && !$0.isHidden
        }
    }

    func badge(_ index: Int) -> String? { badgeLabel(index)?.text }

    func tap(_ index: Int) {
        let button = buttons[index]
        let place = button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: window)
        let touch = TouchInjector(window: window)
        touch.down(at: place)
        touch.up()
        tick()
    }
}
