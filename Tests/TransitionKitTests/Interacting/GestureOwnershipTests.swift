import Animators
import TestSupport
import Testing
import TransitionKit
import TransitionTesting
@_spi(Host) import UIKit

/// Which of several nested screens a swipe moves: the innermost one that has something to do in the direction
/// of the finger.
@MainActor @Suite struct GestureOwnershipTests {
    /// What's under the finger.
    enum Content: CaseIterable, Sendable {
        case plain
        case pagerAtStart
        case pagerInside
        /// A photo that's larger than the screen, and shows its middle.
        case zoomedPhoto
        /// The same at its leading end.
        case zoomedPhotoAtEnd

        func scrolls(forward: Bool) -> Bool {
            switch self {
            case .plain: false
            case .pagerAtStart, .zoomedPhotoAtEnd: forward
            case .pagerInside, .zoomedPhoto: true
            }
        }
    }

    /// A navigation controller around the content.
    enum Stack: CaseIterable, Sendable {
        case none
        case atRoot
        /// With a screen to go back to, in UIKit's own way before iOS 26, since iOS 26, or in ours.
        case system18
        case system26
        case ours

        var hasScreenToPop: Bool { self != .none && self != .atRoot }
        var popsAnywhere: Bool { self == .system26 || self == .ours }
    }

    /// Tabs or a container around the stack, and the selected one of two.
    enum Tabs: CaseIterable, Sendable {
        case none
        case first
        case second
        case secondOfContainer

        var isSecond: Bool { self == .second || self == .secondOfContainer }
    }

    enum Owner: Equatable {
        case content
        case stack
        case tabs
        case modal
        case nobody
    }

    /// The documented rule.
    private func owner(_ content: Content, _ stack: Stack, _ tabs: Tabs, isModal: Bool, forward: Bool)
        -> Owner
    {
        if content.scrolls(forward: forward) { return .content }
        if forward { return tabs == .first ? .tabs : .nobody }
        // UIKit's own swipe doesn't begin on content that scrolls horizontally.
        if stack == .system26, content != .plain { return .nobody }
        if stack.hasScreenToPop { return stack.popsAnywhere ? .stack : .nobody }
        if tabs.isSecond { return .tabs }
        return isModal ? .modal : .nobody
    }

    @MainActor private final class Nest {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 390, height: 600))
        let navigation = UINavigationController()
        let tabs = UITabBarController()
        let container = ContainerViewController()
        let root = UIViewController()
        let app: TestApp
        private let offset: CGFloat
        private let stack: Stack
        private let kind: Tabs
        private let isModal: Bool

        init(_ content: Content, _ stack: Stack, _ kind: Tabs, isModal: Bool) async {
            (self.stack, self.kind, self.isModal) = (stack, kind, isModal)
            let leaf = UIViewController()
            scroll.contentInsetAdjustmentBehavior = .never
            scroll.bounces = false
            scroll.contentSize.width = content == .plain ? 390 : 1170
            scroll.contentSize.height = 600
            scroll.contentOffset.x = content == .pagerInside || content == .zoomedPhoto ? 390 : 0
            offset = scroll.contentOffset.x
            leaf.view.addSubview(scroll)
            var screen: UIViewController = leaf
            if stack != .none {
                navigation.viewControllers = stack == .atRoot ? [leaf] : [UIViewController(), leaf]
                screen = navigation
            }
            switch kind {
            case .none: break
            case .first, .second:
                let other = UIViewController()
                tabs.viewControllers = kind == .first ? [screen, other] : [other, screen]
                tabs.selectedIndex = kind == .first ? 0 : 1
                TransitionDelegate(.slide(), interaction: .swipe()).attach(to: tabs)
                screen = tabs
            case .secondOfContainer:
                container.viewControllers = [UIViewController(), screen]
                container.selectedIndex = 1
                TransitionDelegate(.slide(), interaction: .swipe()).attach(to: container)
                screen = container
            }
            app = TestApp(rootViewController: isModal ? root : screen)
            if stack == .ours { TransitionDelegate(.slide(), interaction: .swipe()).attach(to: navigation) }
            if isModal {
                screen.modalPresentationStyle = .fullScreen
                root.present(screen, with: .slide(), interaction: .swipe())
            }
            await app.settle()
            navigation.interactiveContentPopGestureRecognizer?.isEnabled = stack == .system26
        }

        func swipe(forward: Bool) async -> [Owner] {
            let count = navigation.viewControllers.count
            let (start, end) = (CGPoint(x: 90, y: 400), CGPoint(x: 370, y: 400))
            await app.drag(from: forward ? end : start, to: forward ? start : end, over: 0.25)
            await app.settle()
            var owners: [Owner] = []
            if scroll.contentOffset.x != offset { owners.append(.content) }
            if navigation.viewControllers.count < count { owners.append(.stack) }
            let index = kind == .secondOfContainer ? container.selectedIndex : tabs.selectedIndex
            if kind != .none, (index == 1) != kind.isSecond { owners.append(.tabs) }
            if isModal, root.presentedViewController == nil { owners.append(.modal) }
            return owners.isEmpty ? [.nobody] : owners
        }
    }

    @Test(
        "The innermost screen that has something to do in the direction of a swipe takes it",
        arguments: Content.allCases,
        Stack.allCases
    )
    func innermostScreenWithSomethingToDoTakesSwipe(content: Content, stack: Stack) async {
        for tabs in Tabs.allCases {
            for (isModal, forward) in [(false, false), (false, true), (true, false), (true, true)] {
                let nest = await Nest(content, stack, tabs, isModal: isModal)
                let owners = await nest.swipe(forward: forward)
                let expected = owner(content, stack, tabs, isModal: isModal, forward: forward)
                #expect(owners == [expected], "\(tabs) modal: \(isModal) forward: \(forward)")
            }
        }
    }

    @Test(
        "At the edge, the swipe back comes first, and above the root of a stack, it comes before a menu",
        arguments: Content.allCases,
        [Stack.atRoot, .system18, .system26, .ours]
    )
    func atTheEdgeTheSwipeBackComesFirstAndAboveTheRoot(content: Content, stack: Stack) async {
        let nest = await Nest(content, stack, .none, isModal: false)
        let menu = UIViewController()
        let edge = EdgeSwipeInteraction(edge: .leading)
        edge.attach(toPresentFrom: nest.navigation) {
            menu.modalPresentationStyle = .fullScreen
            return menu
        }
        await nest.app.drag(from: CGPoint(x: 1, y: 400), to: CGPoint(x: 350, y: 400), over: 0.3)
        await nest.app.settle()
        #expect((nest.navigation.presentedViewController === menu) == (stack == .atRoot))
        // A swipe that begins anywhere lets content scroll first.
        let isScrolled = stack == .ours && content.scrolls(forward: false)
        #expect(nest.navigation.viewControllers.count == (isScrolled ? 2 : 1))
    }

    @Test(
        "On a pushed screen, going back comes before a menu of the screen, at the edge and elsewhere",
        arguments: [Stack.system26, .ours],
        [true, false]
    )
    func goingBackComesBeforeAMenuOfTheScreenItself(stack: Stack, isEdge: Bool) async throws {
        let nest = await Nest(.plain, stack, .none, isModal: false)
        let top = try #require(nest.navigation.topViewController)
        let opening: GestureInteraction = isEdge ? EdgeSwipeInteraction() : SwipeInteraction(edge: .trailing)
        opening.attach(toPresentFrom: top, with: .slide()) { UIViewController() }
        let start = CGPoint(x: isEdge ? 1 : 90, y: 400)
        await nest.app.drag(from: start, to: CGPoint(x: 370, y: 400), over: 0.3)
        await nest.app.settle()
        #expect(nest.navigation.viewControllers.count == 1)
        #expect(top.presentedViewController == nil)
    }

    @Test("On a pushed screen, a swipe at the end of a pager opens a menu that comes from the other side")
    func aMenuFromTheOtherSide() async throws {
        let nest = await Nest(.pagerAtStart, .ours, .none, isModal: false)
        nest.scroll.contentOffset.x = 780
        let top = try #require(nest.navigation.topViewController)
        SwipeInteraction().attach(toPresentFrom: top, with: .slide()) { UIViewController() }
        await nest.app.drag(from: CGPoint(x: 370, y: 400), to: CGPoint(x: 30, y: 400), over: 0.3)
        await nest.app.settle()
        #expect(nest.navigation.viewControllers.count == 2)
        #expect(top.presentedViewController != nil)
    }

    @Test("An outer gesture waits for an inner one of the same axis, whatever UIKit's order")
    func anOuterGestureWaitsForAnInnerOneOfTheSameAxis() throws {
        let (inner, outer) = (SwipeInteraction(), SwipeInteraction())
        let tabs = UITabBarController()
        tabs.viewControllers = [UIViewController(), UIViewController()]
        tabs.selectedIndex = 1
        let container = ContainerViewController(viewControllers: [UIViewController(), tabs])
        container.selectedIndex = 1
        let app = TestApp(rootViewController: container)
        TransitionDelegate(.slide(), interaction: outer).attach(to: container)
        TransitionDelegate(.slide(), interaction: inner).attach(to: tabs)
        let (first, second) = (try #require(inner.recognizers.first), try #require(outer.recognizers.first))
        func waits(_ one: UIGestureRecognizer, for other: UIGestureRecognizer) -> Bool? {
            one.delegate?.gestureRecognizer(one, shouldRequireFailureOf: other)
        }
        #expect(waits(second, for: first) == true)
        #expect(waits(first, for: second) == false)
        app.close()
    }

    @Test("A second swipe catches the transition of the inner gesture, whatever UIKit's order")
    func anOuterGestureWaitsForAnInnerOneThatCanCatch() async throws {
        let (inner, outer) = (SwipeInteraction(), SwipeInteraction())
        let stack = UINavigationController()
        stack.viewControllers = [UIViewController(), UIViewController()]
        let container = ContainerViewController(viewControllers: [UIViewController(), stack])
        container.selectedIndex = 1
        let app = TestApp(rootViewController: container)
        TransitionDelegate(.slide(), interaction: outer).attach(to: container)
        TransitionDelegate(.slide(), interaction: inner).attach(to: stack)
        await app.settle()
        let (first, second) = (try #require(inner.recognizers.first), try #require(outer.recognizers.first))
        func waits() -> Bool? {
            second.delegate?.gestureRecognizer(second, shouldRequireFailureOf: first)
        }
        stack.popViewController(animated: true)
        await app.advance(by: 0.1)
        #expect(inner.state == .settling && waits() == true)
        await app.settle()
        #expect(waits() == false)
    }

    @Test(
        "A swipe down at the top of a list dismisses, unless people can refresh the list",
        arguments: [true, false]
    )
    func refreshedList(isRefreshable: Bool) async {
        let (root, screen) = (UIViewController(), UIViewController())
        let app = TestApp(rootViewController: root)
        let list = UIScrollView(frame: screen.view.bounds)
        list.contentInsetAdjustmentBehavior = .never
        list.contentSize = CGSize(width: 390, height: 2000)
        let control = UIRefreshControl()
        if isRefreshable { list.refreshControl = control }
        screen.view.addSubview(list)
        screen.modalPresentationStyle = .fullScreen
        root.present(screen, with: .cover(edge: .bottom), interaction: .swipe(edge: .top))
        await app.settle()
        await app.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 650), over: 0.4)
        await app.settle()
        #expect((root.presentedViewController === screen) == isRefreshable)
        #expect(control.isRefreshing == isRefreshable)
        // Anywhere else on the screen, the swipe dismisses.
        guard isRefreshable else { return }
        list.frame.origin.y = 300
        await app.drag(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 200, y: 650), over: 0.4)
        await app.settle()
        #expect(root.presentedViewController == nil)
    }

    @Test(
        "At the leading end of a carousel, a swipe belongs to the pager around it",
        arguments: [0, 50] as [CGFloat]
    )
    func carouselInAPager(offset: CGFloat) async {
        for (stack, tabs) in [(.ours, .none), (.none, .second), (.none, .secondOfContainer), (.none, .none)]
            as [(Stack, Tabs)]
        {
            let nest = await Nest(.pagerInside, stack, tabs, isModal: true)
            let carousel = UIScrollView(frame: CGRect(x: 390, y: 100, width: 390, height: 400))
            carousel.contentInsetAdjustmentBehavior = .never
            carousel.contentSize = CGSize(width: 1170, height: 400)
            carousel.contentOffset.x = offset
            nest.scroll.addSubview(carousel)
            let owners = await nest.swipe(forward: false)
            // Whether UIKit scrolls the pager isn't documented.
            #expect(owners == [.content] || owners == [.nobody], "\(stack) \(tabs)")
        }
    }

    @Test(
        "At the top of a list, a drag down scrolls or refreshes the page around it before it dismisses",
        arguments: [true, false],
        [600, 0] as [CGFloat]
    )
    func listInAPage(isFree: Bool, offset: CGFloat) async {
        let (root, screen) = (UIViewController(), UIViewController())
        let app = TestApp(rootViewController: root)
        let page = UIScrollView(frame: screen.view.bounds)
        let list = UIScrollView(frame: CGRect(x: 0, y: offset, width: 390, height: 500))
        for view in [page, list] {
            view.contentInsetAdjustmentBehavior = .never
            view.contentSize = CGSize(width: 390, height: 2000)
        }
        if offset == 0 { page.refreshControl = UIRefreshControl() }
        page.contentOffset.y = offset
        page.addSubview(list)
        screen.view.addSubview(page)
        screen.modalPresentationStyle = .fullScreen
        let interaction: GestureInteraction = isFree ? DragInteraction() : SwipeInteraction(edge: .top)
        root.present(screen, with: .cover(edge: .bottom), interaction: interaction)
        await app.settle()
        await app.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 650), over: 0.4)
        await app.settle()
        #expect(root.presentedViewController === screen)
        // When there's nothing to scroll or refresh, it dismisses.
        page.refreshControl?.endRefreshing()
        await app.settle()
        page.refreshControl = nil
        page.contentOffset.y = 0
        await app.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 650), over: 0.4)
        await app.settle()
        #expect(root.presentedViewController == nil)
    }

    @Test("A swipe the other way dismisses, because a stack inside doesn't pop that way")
    func theOtherWay() async {
        let stack = UINavigationController()
        stack.viewControllers = [UIViewController(), UIViewController()]
        let (root, wrapper) = (UIViewController(), UIViewController())
        wrapper.addChild(stack)
        wrapper.view.addSubview(stack.view)
        stack.didMove(toParent: wrapper)
        wrapper.modalPresentationStyle = .fullScreen
        let app = TestApp(rootViewController: root)
        root.present(wrapper, with: .slide(edge: .leading), interaction: .swipe(edge: .trailing))
        await app.settle()
        await app.drag(from: CGPoint(x: 350, y: 400), to: CGPoint(x: 60, y: 400), over: 0.25)
        await app.settle()
        #expect(root.presentedViewController == nil)
    }

    /// How a controller is presented, selected, or pushed that has a navigation controller inside another
    /// controller.
    enum Around: CaseIterable, Sendable {
        case container, tabs, modal, stack
    }

    @Test(
        "A swipe doesn't leave a navigation controller inside another controller",
        arguments: Around.allCases,
        [1, 2, 3]
    )
    func aStackInsideAnotherController(around: Around, count: Int) async {
        let stack = UINavigationController()
        stack.viewControllers = (0..<min(count, 2)).map { _ in UIViewController() }
        let wrapper = UIViewController()
        wrapper.addChild(stack)
        wrapper.view.addSubview(stack.view)
        stack.didMove(toParent: wrapper)
        // Beside the finger, a stack doesn't matter.
        if count == 3 { stack.view.frame = CGRect(x: 0, y: 600, width: 390, height: 244) }
        let (root, tabs, container) = (UIViewController(), UITabBarController(), ContainerViewController())
        let outer = UINavigationController()
        let app: TestApp
        switch around {
        case .container:
            container.viewControllers = [UIViewController(), wrapper]
            container.selectedIndex = 1
            app = TestApp(rootViewController: container)
            TransitionDelegate(.slide(), interaction: .swipe()).attach(to: container)
        case .tabs:
            tabs.viewControllers = [UIViewController(), wrapper]
            tabs.selectedIndex = 1
            app = TestApp(rootViewController: tabs)
            TransitionDelegate(.slide(), interaction: .swipe()).attach(to: tabs)
        case .modal:
            app = TestApp(rootViewController: root)
            wrapper.modalPresentationStyle = .fullScreen
            root.present(wrapper, with: .slide(), interaction: .swipe())
        case .stack:
            outer.viewControllers = [UIViewController(), wrapper]
            app = TestApp(rootViewController: outer)
            TransitionDelegate(.slide(), interaction: .swipe()).attach(to: outer)
        }
        await app.settle()
        stack.interactiveContentPopGestureRecognizer?.isEnabled = false
        await app.drag(from: CGPoint(x: 90, y: 400), to: CGPoint(x: 370, y: 400), over: 0.25)
        await app.settle()
        let stays = count == 2
        switch around {
        case .container: #expect((container.selectedIndex == 1) == stays)
        case .tabs: #expect((tabs.selectedIndex == 1) == stays)
        case .modal: #expect((root.presentedViewController != nil) == stays)
        case .stack: #expect((outer.viewControllers.count == 2) == stays)
        }
        #expect(stack.viewControllers.count == min(count, 2))
    }

    @Test("A drag sideways doesn't dismiss a stack with a screen to pop, and a drag down does")
    func sidewaysDragOfAStack() async {
        let (root, stack) = (UIViewController(), UINavigationController())
        stack.viewControllers = [UIViewController(), UIViewController()]
        stack.modalPresentationStyle = .fullScreen
        let app = TestApp(rootViewController: root)
        root.present(stack, with: .slide(), interaction: .drag())
        await app.settle()
        stack.interactiveContentPopGestureRecognizer?.isEnabled = false
        await app.drag(from: CGPoint(x: 90, y: 400), to: CGPoint(x: 370, y: 400), over: 0.25)
        await app.settle()
        #expect(root.presentedViewController === stack)
        #expect(stack.viewControllers.count == 2)
        await app.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 700), over: 0.25)
        await app.settle()
        #expect(root.presentedViewController == nil)
    }
}
