#if DEBUG
    import Foundation
    import Testing
    @_spi(Host) import UIKit

    /// What UIKit raises an exception for, with the reason that it names.
    @Suite struct ControllerExceptionTests {
        enum Mistake: String, CaseIterable, Codable, Sendable {
            case viewInAnotherStack, viewInOtherTabs
            case rootInStack, rootInTabs, rootInScreen
            case itself, childOfItsChild
            case transitionBesideForwarding, transitionInStack
            case tabItems, tabItemsWithAnimation, tabSelection, tabDelegate
            case navigationItems, pushedItem, poppedItem
            case noStyle, noStyleInAdvance
            case curledSheet, presentationOverACurl
            case presentedByItself, presentedByItsChild

            /// A part of the reason.
            var reason: String {
                switch self {
                case .viewInAnotherStack, .viewInOtherTabs: "but requested parent is:"
                case .rootInStack, .rootInTabs, .rootInScreen: "adding a root view controller"
                case .itself, .childOfItsChild: "can't become its child"
                case .transitionBesideForwarding, .transitionInStack: "forwards appearance itself"
                case .tabItems, .tabItemsWithAnimation, .tabSelection:
                    "Directly modifying a tab bar managed by a tab bar controller is not allowed."
                case .tabDelegate: "Changing the delegate of a tab bar managed by a tab bar controller"
                case .navigationItems: "Cannot call setItems:animated: directly on a UINavigationBar"
                case .pushedItem: "Cannot call pushNavigationItem:animated: directly on a UINavigationBar"
                case .poppedItem: "Cannot call popNavigationItemAnimated: directly on a UINavigationBar"
                case .noStyle, .noStyleInAdvance: "doesn't have a corresponding presentation controller."
                case .curledSheet: "UIModalTransitionStylePartialCurl to or from non-fullscreen"
                case .presentationOverACurl: "is presented with a partial curl"
                case .presentedByItself, .presentedByItsChild:
                    "Application tried to present modal view controller on itself."
                }
            }

            @MainActor func make() {
                let scene = ControllerScene()
                let (screen, other) = (UIViewController(), UIViewController())
                switch self {
                case .viewInAnotherStack:
                    let stacks = [[other, screen], []].map { screens in
                        let stack = UINavigationController()
                        stack.viewControllers = screens
                        return stack
                    }
                    Self.show(stacks, in: scene)
                    stacks[0].popViewController(animated: false)
                    stacks[1].pushViewController(screen, animated: false)
                case .viewInOtherTabs:
                    let tabs = [UITabBarController(), UITabBarController()]
                    tabs[0].viewControllers = [screen, other]
                    Self.show(tabs, in: scene)
                    tabs[1].viewControllers = [screen]
                case .rootInStack:
                    scene.show(screen)
                    _ = UINavigationController(rootViewController: screen)
                case .rootInTabs:
                    scene.show(screen)
                    UITabBarController().viewControllers = [screen]
                case .rootInScreen:
                    scene.show(screen)
                    other.addChild(screen)
                case .itself: screen.addChild(screen)
                case .childOfItsChild:
                    screen.addChild(other)
                    other.addChild(screen)
                case .transitionBesideForwarding:
                    let parent = Forwarder()
                    for child in [screen, other] { parent.addChild(child) }
                    parent.transition(from: screen, to: other, duration: 0, animations: nil)
                case .transitionInStack:
                    let stack = UINavigationController()
                    stack.viewControllers = [screen, other]
                    stack.transition(from: screen, to: other, duration: 0, animations: nil)
                case .tabItems: UITabBarController().tabBar.items = nil
                case .tabItemsWithAnimation: UITabBarController().tabBar.setItems([], animated: true)
                case .tabSelection: UITabBarController().tabBar.selectedItem = nil
                case .tabDelegate: UITabBarController().tabBar.delegate = nil
                case .navigationItems: UINavigationController().navigationBar.items = []
                case .pushedItem:
                    UINavigationController().navigationBar.pushItem(screen.navigationItem, animated: true)
                case .poppedItem: UINavigationController().navigationBar.popItem(animated: true)
                case .noStyle:
                    scene.show(screen)
                    other.modalPresentationStyle = .none
                    screen.present(other, animated: true)
                case .noStyleInAdvance:
                    screen.modalPresentationStyle = .none
                    _ = screen.presentationController
                case .curledSheet:
                    scene.show(screen)
                    other.modalTransitionStyle = .partialCurl
                    screen.present(other, animated: true)
                case .presentationOverACurl:
                    scene.show(screen)
                    Self.presentCurled(other, on: screen)
                    scene.settle()
                    other.present(UIViewController(), animated: true)
                case .presentedByItself:
                    scene.show(screen)
                    screen.present(screen, animated: true)
                case .presentedByItsChild:
                    let stack = UINavigationController(rootViewController: screen)
                    scene.show(stack)
                    screen.present(stack, animated: true)
                }
            }

            @MainActor private static func show(_ containers: [UIViewController], in scene: ControllerScene) {
                let parent = UIViewController()
                scene.show(parent)
                for container in containers {
                    parent.addChild(container)
                    parent.view.addSubview(container.view)
                    container.didMove(toParent: parent)
                }
                scene.settle()
            }

            @MainActor static func presentCurled(_ screen: UIViewController, on presenter: UIViewController) {
                screen.modalPresentationStyle = .fullScreen
                screen.modalTransitionStyle = .partialCurl
                presenter.present(screen, animated: true)
            }
        }

        /// A container that calls the appearance methods of its children.
        private final class Forwarder: UIViewController {
            override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
        }

        @Test("An app that makes a mistake is stopped, and learns why", arguments: Mistake.allCases)
        func appThatMakesMistakeIsStoppedAndLearnsWhy(mistake: Mistake) async {
            let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                [mistake] in
                await MainActor.run { mistake.make() }
            }
            let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
            #expect(output.contains(mistake.reason), "\(output)")
        }

        @Test("A bar that belongs to no controller can be changed")
        @MainActor func ownBars() {
            let (first, second) = (UITabBarItem(), UITabBarItem())
            let tabBar = UITabBar()
            tabBar.items = [first, second]
            tabBar.selectedItem = second
            #expect(tabBar.selectedItem === second)
            tabBar.setItems([first], animated: false)
            #expect(tabBar.items == [first] && tabBar.selectedItem == nil)
            let bar = UINavigationBar()
            bar.items = [UINavigationItem(title: "A")]
            bar.pushItem(UINavigationItem(title: "B"), animated: false)
            #expect(bar.topItem?.title == "B")
            #expect(bar.popItem(animated: false)?.title == "B" && bar.items?.count == 1)
        }

        @Test("A partial curl covers the whole screen")
        @MainActor func partialCurl() {
            let scene = ControllerScene()
            let (presenter, screen) = (UIViewController(), UIViewController())
            scene.show(presenter)
            Mistake.presentCurled(screen, on: presenter)
            scene.settle()
            #expect(presenter.presentedViewController === screen && screen.view.window != nil)
        }
    }
#endif
