import TestSupport
import Testing
import TransitionKit
@_spi(Host) import UIKit

/// The scroll view that bars around a container follow.
@MainActor @Suite(.allBehaviors) struct ContentScrollViewTests {
    @Test("During a switch and after it, bars follow the scroll view of the new child")
    func duringASwitchAndAfterItBarsFollowTheScrollView() {
        let app = BarApp()
        #expect(app.container.contentScrollView(for: .top) === app.first.view)
        #expect(app.container.contentScrollView(for: .bottom) === app.first.view)
        app.container.selectedIndex = 1
        #expect(app.container.contentScrollView(for: .top) === app.second.view)
        app.tick()
        #expect(app.container.transitionCoordinator != nil)
        #expect(app.bars.followed === app.second.view)
        app.settle()
        #expect(app.container.transitionCoordinator == nil)
        #expect(app.container.contentScrollView(for: .top) === app.second.view)
        #expect(app.bars.followed === app.second.view)
    }

    @Test("At the beginning and at the end of a switch, bars request the scroll view")
    func atTheBeginningAndAtTheEndOfASwitch() {
        let app = BarApp()
        let animator = ManualAnimator(CallbackLog())
        let delegate = HandWrittenDelegate(animator)
        app.container.delegate = delegate
        let atRest = app.bars.layouts
        app.container.selectedIndex = 1
        app.tick()
        let begun = app.bars.layouts
        #expect(begun > atRest)
        animator.end(true)
        app.tick()
        #expect(app.bars.layouts > begun)
    }

    @Test("If a switch is canceled, bars follow the scroll view of the old child again")
    func ifASwitchIsCanceledBarsFollowTheScrollView() {
        let app = BarApp()
        let interaction = InteractionController()
        let delegate = TransitionDelegate(.springSlide(), interaction: interaction)
        app.container.delegate = delegate
        interaction.begin()
        app.container.selectedIndex = 1
        app.tick()
        interaction.update(0.4)
        #expect(app.container.contentScrollView(for: .top) === app.second.view)
        interaction.cancel()
        app.tick()
        // While the screens are still returning.
        #expect(app.container.transitionCoordinator != nil)
        #expect(app.container.contentScrollView(for: .top) === app.first.view)
        #expect(app.bars.followed === app.first.view)
        app.settle()
        #expect(app.container.contentScrollView(for: .top) === app.first.view)
        #expect(app.bars.followed === app.first.view)
    }

    @Test("If an animation controller cancels its switch, bars follow the old scroll view again")
    func canceledByHand() {
        let app = BarApp()
        let animator = ManualAnimator(CallbackLog())
        let delegate = HandWrittenDelegate(animator)
        app.container.delegate = delegate
        app.container.selectedIndex = 1
        app.tick()
        #expect(app.bars.followed === app.second.view)
        animator.end(false)
        app.tick()
        #expect(app.container.contentScrollView(for: .top) === app.first.view)
        #expect(app.bars.followed === app.first.view)
    }

    @Test("A switch without an animation changes the scroll view, too")
    func atOnce() {
        let app = BarApp()
        app.container.setSelectedIndex(1, animated: false)
        app.tick()
        #expect(app.bars.followed === app.second.view)
    }

    @Test("A child determines its scroll view for each edge")
    func ownAnswer() {
        let app = BarApp()
        let (inner, outer) = (UIScrollView(), UIScrollView())
        app.first.setContentScrollView(inner, for: .bottom)
        #expect(app.container.contentScrollView(for: .bottom) === inner)
        #expect(app.container.contentScrollView(for: .top) === app.first.view)
        app.first.setContentScrollView(inner, for: .all)
        #expect(app.container.contentScrollView(for: .top) === inner)
        app.first.setContentScrollView(nil, for: .all)
        #expect(app.container.contentScrollView(for: .top) === app.first.view)
        // The container's own scroll view takes precedence.
        app.container.setContentScrollView(outer, for: .top)
        #expect(app.container.contentScrollView(for: .top) === outer)
        #expect(app.container.contentScrollView(for: .bottom) === app.first.view)
    }

    @Test("A child without a scroll view has none, and neither does an empty container")
    func noScrollView() {
        let app = BarApp()
        app.container.viewControllers = [UIViewController()]
        app.tick()
        #expect(app.container.contentScrollView(for: .top) == nil)
        #expect(app.bars.followed == nil)
        app.container.viewControllers = []
        #expect(app.container.contentScrollView(for: .top) == nil)
    }

    @Test("Bars follow the collection view of a collection view controller")
    func barsFollowTheCollectionViewOfACollectionViewController() {
        let app = BarApp()
        let grid = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
        app.container.viewControllers = [grid]
        app.tick()
        #expect(app.bars.followed === grid.collectionView)
    }

    @Test("A child isn't asked before its view is loaded, and its view isn't loaded for the answer")
    func notLoaded() {
        let child = ScrollScreen()
        let container = ContainerViewController(viewControllers: [child])
        #expect(container.contentScrollView(for: .top) == nil)
        #expect(!child.isViewLoaded && !container.isViewLoaded)
        let list = ListScreen()
        container.viewControllers = [list]
        #expect(container.contentScrollView(for: .top) == nil)
        #expect(!list.isViewLoaded)
        container.loadViewIfNeeded()
        #expect(container.contentScrollView(for: .top) === list.view)
    }

    @Test("Bars around nested containers follow the innermost child")
    func barsAroundNestedContainersFollowTheInnermostChild() {
        let app = BarApp()
        let (first, second) = (ScrollScreen(), ScrollScreen())
        let inner = ContainerViewController(viewControllers: [first, second])
        app.container.viewControllers = [inner]
        app.tick()
        #expect(app.bars.followed === first.view)
        inner.selectedIndex = 1
        app.tick()
        #expect(app.bars.followed === second.view)
    }
}

/// A screen whose view is a scroll view, like that of a table view controller.
private class ScrollScreen: UIViewController {
    override func loadView() { view = UIScrollView() }
}

/// A screen that loads its view when it's asked for its scroll view.
private final class ListScreen: ScrollScreen {
    override func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        view as? UIScrollView
    }
}

/// A container with bars. They request the scroll view of its child when they're laid out.
private final class BarScreen: UIViewController {
    private(set) weak var followed: UIScrollView?
    private(set) var layouts = 0

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        layouts += 1
        followed = children.first?.contentScrollView(for: .top)
    }
}

/// A container of two screens, with bars around it.
@MainActor private final class BarApp {
    let first = ScrollScreen()
    let second = ScrollScreen()
    let bars = BarScreen()
    let container: ContainerViewController
    private let window: UIWindow

    init() {
        UIApplication.reset()
        container = ContainerViewController(viewControllers: [first, second])
        window = UIWindow(frame: UIScreen.main.bounds)
        bars.addChild(container)
        container.view.frame = bars.view.bounds
        bars.view.addSubview(container.view)
        container.didMove(toParent: bars)
        window.rootViewController = bars
        window.makeKeyAndVisible()
        tick()
    }

    func tick() { UIApplication.shared.tick() }

    func settle() { UIApplication.shared.advance(by: 1.5, frameInterval: 0.1) }
}
