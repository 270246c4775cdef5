import TestSupport
import Testing
@_spi(Host) import UIKit

/// UIKit's exceptions for controllers and views that don't match, and what's permitted.
@MainActor @Suite final class ContainmentTests {
    private lazy var scene = ControllerScene()

    // MARK: Exceptions

    @Test func aViewBelongsToOneController() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let (first, second) = (UIViewController(), UIViewController())
                second.view = first.view
            }
        }
        #expect(result.names("associated with at most one view controller"))
    }

    @Test func aChildsViewIsntAddedToAnotherController() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let scene = ControllerScene()
                let (parent, other, child) = (UIViewController(), UIViewController(), UIViewController())
                scene.show(parent)
                for controller in [other, child] { parent.addChild(controller) }
                parent.view.addSubview(other.view)
                other.view.addSubview(child.view)
            }
        }
        #expect(result.names("but actual parent is:"))
    }

    @Test func aChildsViewDoesntMoveToAnotherController() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let scene = ControllerScene()
                let (parent, other, child) = (UIViewController(), UIViewController(), UIViewController())
                scene.show(parent)
                for controller in [other, child] {
                    parent.addChild(controller)
                    parent.view.addSubview(controller.view)
                }
                other.view.addSubview(child.view)
            }
        }
        #expect(result.names("but actual parent is:"))
    }

    @Test func viewsThatDontMatchDontEnterAWindow() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let scene = ControllerScene()
                let (parent, other, child) = (UIViewController(), UIViewController(), UIViewController())
                for controller in [other, child] { parent.addChild(controller) }
                parent.view.addSubview(other.view)
                other.view.addSubview(child.view)
                scene.show(parent)
            }
        }
        #expect(result.names("but actual parent is:"))
    }

    @Test func aChildWhoseViewIsInAnotherControllerIsntAdded() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let scene = ControllerScene()
                let (parent, other, child) = (UIViewController(), UIViewController(), UIViewController())
                scene.show(parent)
                for controller in [other, child] {
                    parent.addChild(controller)
                    parent.view.addSubview(controller.view)
                }
                other.addChild(child)
            }
        }
        #expect(result.names("but requested parent is:"))
    }

    // MARK: What's permitted

    @Test("A view can be set again, and another controller can have it afterward")
    func viewThatIsGivenAway() {
        let (first, second, view) = (UIViewController(), UIViewController(), UIView())
        first.view = view
        first.view = view
        first.view = UIView()
        second.view = view
        #expect(second.view === view && view.next === second)
    }

    @Test("A child's view can be anywhere in the parent's, and be added before the child is")
    func childsViewCanBeAnywhereInParents() {
        let (parent, first, second) = (scene.controller("P"), scene.controller("A"), scene.controller("B"))
        scene.show(parent)
        let wrapper = UIView()
        parent.view.addSubview(wrapper)
        parent.addChild(first)
        wrapper.addSubview(first.view)
        wrapper.addSubview(second.view)
        parent.addChild(second)
        parent.view.addSubview(second.view)
        #expect(parent.children == [first, second] && second.view.superview === parent.view)
    }

    @Test("A child moves to another parent when its view has been removed")
    func otherParent() {
        let (parent, other, child) = (scene.controller("P"), scene.controller("A"), scene.controller("B"))
        scene.show(parent)
        for controller in [other, child] {
            parent.addChild(controller)
            parent.view.addSubview(controller.view)
        }
        child.view.removeFromSuperview()
        other.addChild(child)
        other.view.addSubview(child.view)
        #expect(child.parent === other && child.view.window != nil)
    }

    @Test("The view of a controller without a parent can be anywhere")
    func withoutParent() {
        let (root, other) = (scene.controller("P"), scene.controller("A"))
        scene.show(root)
        root.view.addSubview(other.view)
        #expect(other.view.window != nil && other.parent == nil)
    }

    @Test("A stack takes a child whose view has been removed from another controller")
    func pushOfAChild() {
        let (parent, child) = (scene.controller("P"), scene.controller("A"))
        let navigation = UINavigationController(rootViewController: scene.controller("B"))
        scene.show(parent)
        for controller in [navigation, child] {
            parent.addChild(controller)
            parent.view.addSubview(controller.view)
        }
        scene.tick()
        child.view.removeFromSuperview()
        navigation.pushViewController(child, animated: true)
        scene.settle()
        #expect(child.parent === navigation && child.view.isDescendant(of: navigation.view))
    }

    @Test("A push and a pop succeed although the app has moved the view of the top elsewhere")
    func viewOfTheTopElsewhere() {
        let (a, b) = (scene.controller("A"), scene.controller("B"))
        let navigation = UINavigationController(rootViewController: a)
        scene.show(navigation)
        let shelf = UIView()
        shelf.addSubview(a.view)
        navigation.pushViewController(b, animated: true)
        scene.settle()
        #expect(b.view.superview?.subviews.map { $0 === b.view } == [true])
        shelf.addSubview(b.view)
        navigation.popViewController(animated: true)
        scene.settle()
        #expect(a.view.superview?.subviews.map { $0 === a.view } == [true])
        #expect(a.view.window != nil && b.view.superview == nil)
    }

    @Test("A child that presents in its own context comes back from two presentations, one inside the other")
    func presentationsInContexts() {
        let (parent, child) = (scene.controller("P"), scene.controller("A"))
        let (inner, top) = (scene.controller("B"), scene.controller("C"))
        let navigation = UINavigationController(rootViewController: inner)
        scene.show(parent)
        parent.addChild(child)
        parent.view.addSubview(child.view)
        let pairs: [(UIViewController, UIViewController)] = [(child, navigation), (inner, top)]
        for (presenter, presented) in pairs {
            presenter.definesPresentationContext = true
            presented.modalPresentationStyle = .currentContext
            presenter.present(presented, animated: true)
            scene.settle()
            #expect(presented.view.isDescendant(of: parent.view) && presenter.view.window == nil)
        }
        child.dismiss(animated: true)
        scene.settle()
        #expect(child.view.superview === parent.view && child.presentedViewController == nil)
    }
}
