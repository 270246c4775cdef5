import Testing
@_spi(Host) import UIKit

/// Controllers that show others in the nearest container that overrides the method, according to the
/// documentation of `show(_:sender:)` and `showDetailViewController(_:sender:)`.
@MainActor @Suite final class ShowTests {
    private lazy var scene = ControllerScene()

    /// A container of an app that shows others in its own way.
    private final class Container: UIViewController {
        private(set) var shown: [UIViewController] = []
        private(set) var details: [UIViewController] = []
        private(set) var senders: [Int?] = []

        override func show(_ vc: UIViewController, sender: Any?) {
            shown.append(vc)
            senders.append(sender as? Int)
        }

        override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
            details.append(vc)
            senders.append(sender as? Int)
        }
    }

    @Test("A stack pushes what its screens, or controllers in them, show, with animation")
    func stackPushes() {
        let (list, child, detail) = (scene.controller("A"), UIViewController(), scene.controller("B"))
        let navigation = UINavigationController(rootViewController: list)
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation]
        scene.show(tabs)
        list.addChild(child)
        list.view.addSubview(child.view)
        child.didMove(toParent: list)
        child.show(detail, sender: nil)
        #expect(navigation.viewControllers == [list, detail])
        scene.tick()
        #expect(navigation.transitionCoordinator?.isAnimated == true)
        scene.settle()
        #expect(detail.view.window != nil && detail.presentingViewController == nil)
        navigation.show(UIViewController(), sender: nil)
        #expect(navigation.viewControllers.count == 3)
    }

    @Test("The nearest container that overrides the method is called, with the sender")
    func nearestContainer() {
        let (outer, inner, child, detail) = (
            Container(), UIViewController(), UIViewController(), UIViewController()
        )
        outer.addChild(inner)
        inner.addChild(child)
        scene.show(outer)
        child.show(detail, sender: 7)
        child.showDetailViewController(detail, sender: 8)
        #expect(outer.shown == [detail] && outer.details == [detail] && outer.senders == [7, 8])
        #expect(outer.presentedViewController == nil)
    }

    @Test("Without a container that overrides it, the root of the window presents", arguments: [false, true])
    func rootPresents(isDetail: Bool) {
        // A stack shows details no differently.
        let (root, detail) = (UIViewController(), UIViewController())
        let container = isDetail ? UINavigationController(rootViewController: root) : root
        scene.show(container)
        if isDetail {
            root.showDetailViewController(detail, sender: nil)
        } else {
            root.show(detail, sender: nil)
        }
        scene.tick()
        #expect(detail.isBeingPresented && detail.transitionCoordinator?.isAnimated == true)
        scene.settle()
        #expect(container.presentedViewController === detail && detail.presentingViewController === container)
    }

    @Test("A presented screen without a container presents")
    func presentedScreenPresents() {
        let (root, sheet, detail) = (UIViewController(), UIViewController(), UIViewController())
        scene.show(root)
        root.present(sheet, animated: false)
        scene.settle()
        sheet.show(detail, sender: nil)
        scene.settle()
        #expect(sheet.presentedViewController === detail)
    }

    @Test("Editing is set without animation by the property, and by the method that subclasses override")
    func editing() {
        final class List: UIViewController {
            private(set) var calls: [[Bool]] = []

            override func setEditing(_ editing: Bool, animated: Bool) {
                super.setEditing(editing, animated: animated)
                calls.append([editing, animated])
            }
        }
        let list = List()
        #expect(!list.isEditing)
        list.setEditing(true, animated: true)
        #expect(list.isEditing)
        list.isEditing = false
        #expect(!list.isEditing && list.calls == [[true, true], [false, false]])
    }

    @Test("Controllers rotate by default")
    func rotation() {
        #expect(UIViewController().shouldAutorotate)
    }
}
