import Testing
@_spi(Host) import UIKit

/// The elements that assistive technologies find, according to the documentation of the properties.
@MainActor @Suite struct AccessibilityElementsTests {
    /// A window whose root view contains the elements that a test adds.
    @MainActor final class Scene {
        let window: UIWindow
        let root = UIViewController()

        init() {
            UIApplication.reset()
            window = UIWindow(frame: UIScreen.main.bounds)
            window.rootViewController = root
            window.makeKeyAndVisible()
        }

        /// Adds an element with a name at a position.
        @discardableResult
        func add(_ name: String, x: CGFloat = 0, y: CGFloat, to view: UIView? = nil) -> UIView {
            let element = UIView(frame: CGRect(x: x, y: y, width: 40, height: 40))
            element.isAccessibilityElement = true
            element.accessibilityLabel = name
            (view ?? root.view).addSubview(element)
            return element
        }

        func addGroup() -> UIView {
            let group = UIView(frame: root.view.bounds)
            root.view.addSubview(group)
            return group
        }

        var labels: [String] {
            window.accessibilityElementsInReadingOrder.map { $0.accessibilityLabel ?? "?" }
        }
    }

    @Test("Elements are read from top to bottom, and in each line from the leading side")
    func elementsAreReadFromTopToBottom() {
        let scene = Scene()
        scene.add("C", x: 100, y: 200)
        scene.add("B", y: 200)
        scene.add("A", y: 100)
        #expect(scene.labels == ["A", "B", "C"])
        UIApplication.shared.setUserInterfaceLayoutDirection(.rightToLeft)
        #expect(scene.labels == ["A", "C", "B"])
    }

    @Test("Hidden and transparent views have no elements, and neither does a view that hides them")
    func hiddenAndTransparentViewsHaveNoElements() {
        let scene = Scene()
        let views = (0..<3).map { _ in scene.addGroup() }
        for (index, view) in views.enumerated() { scene.add("\(index)", y: CGFloat(index) * 50, to: view) }
        #expect(scene.labels == ["0", "1", "2"])
        views[0].isHidden = true
        views[1].alpha = 0
        views[2].accessibilityElementsHidden = true
        #expect(scene.labels == [])
    }

    @Test("An element's subviews aren't elements themselves")
    func elementsSubviewsArentElementsThemselves() {
        let scene = Scene()
        let outer = scene.add("outer", y: 100)
        scene.add("inner", y: 0, to: outer)
        #expect(scene.labels == ["outer"])
        outer.isAccessibilityElement = false
        #expect(scene.labels == ["inner"])
    }

    @Test("A view that names its elements has only these")
    func viewThatNamesElementsHasOnlyThese() {
        let scene = Scene()
        let group = scene.addGroup()
        let first = scene.add("first", y: 100, to: group)
        scene.add("second", y: 200, to: group)
        group.accessibilityElements = [first]
        #expect(scene.labels == ["first"])
        // In the order in which it names them.
        scene.add("outside", y: 300)
        group.accessibilityElements = [group.subviews[1], first]
        #expect(scene.labels == ["second", "first", "outside"])
        group.accessibilityElements = []
        #expect(scene.labels == ["outside"])
        group.accessibilityElements = nil
        #expect(scene.labels == ["first", "second", "outside"])
    }

    @Test("A modal view hides the elements of its siblings")
    func modalViewHidesElementsOfSiblings() {
        let scene = Scene()
        let (behind, modal) = (scene.addGroup(), scene.addGroup())
        scene.add("behind", y: 100, to: behind)
        scene.add("modal", y: 200, to: modal)
        modal.accessibilityViewIsModal = true
        #expect(scene.labels == ["modal"])
        modal.isHidden = true
        #expect(scene.labels == ["behind"])
    }

    @Test("The responders are asked to go back, from the element outward, until one does")
    func respondersAreAskedToGoBack() {
        let scene = Scene()
        final class Screen: UIViewController {
            var escapes = 0
            override func accessibilityPerformEscape() -> Bool {
                escapes += 1
                return true
            }
        }
        let screen = Screen()
        scene.window.rootViewController = screen
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 80, height: 20))
        screen.view.addSubview(label)
        #expect(!scene.root.accessibilityPerformEscape())
        #expect(scene.window.performAccessibilityEscape(at: label))
        #expect(screen.escapes == 1)
    }

    @Test("A navigation controller goes back, unless its root is visible or a screen has gone back itself")
    func escapeFromAStack() {
        final class Screen: UIViewController {
            override func accessibilityPerformEscape() -> Bool { true }
        }
        let scene = Scene()
        let stack = UINavigationController(rootViewController: UIViewController())
        scene.window.rootViewController = stack
        func escape() -> Bool {
            UIApplication.shared.advance(by: 1)
            defer { UIApplication.shared.advance(by: 1) }
            return scene.window.performAccessibilityEscape(at: stack.topViewController?.view ?? stack.view)
        }
        #expect(!escape())
        stack.pushViewController(UIViewController(), animated: false)
        stack.pushViewController(Screen(), animated: false)
        #expect(escape())
        #expect(stack.viewControllers.count == 3)
        stack.popViewController(animated: false)
        #expect(escape())
        #expect(stack.viewControllers.count == 1)
        #expect(!escape())
    }
}
