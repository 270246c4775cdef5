import Animators
@_spi(Host) import TestSupport
import Testing
import TransitionKit
import TransitionTesting
@_spi(Host) import UIKit

/// Screens with content of their own under a swipe back or down.
@MainActor @Suite struct SwipedContentTests {
    @MainActor private final class App {
        let detail = UIViewController()
        let navigation = UINavigationController()
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 390, height: 700))
        let app: TestApp

        init(_ interaction: GestureInteraction, content: CGSize) async {
            navigation.viewControllers = [UIViewController()]
            scroll.contentInsetAdjustmentBehavior = .never
            scroll.contentSize = content
            detail.view.addSubview(scroll)
            app = TestApp(rootViewController: navigation)
            TransitionDelegate(.slide(), interaction: interaction).attach(to: navigation)
            navigation.pushViewController(detail, animated: false)
            await app.settle()
        }

        var isThere: Bool { navigation.topViewController === detail }
    }

    @Test("A slow swipe over a long page follows the finger, and doesn't scroll the page")
    func longPage() async {
        let app = await App(SwipeInteraction(), content: CGSize(width: 390, height: 5000))
        let finger = app.app.touch(at: CGPoint(x: 60, y: 400))
        await finger.move(to: CGPoint(x: 160, y: 405), over: 1)
        let moved = LayerGeometry.corners(of: app.detail.view.layer)[0].x
        #expect(abs(moved - 90) < 2)
        #expect(app.scroll.contentOffset.y == 0)
        await finger.move(to: CGPoint(x: 300, y: 405), over: 1)
        finger.lift()
        await app.app.settle()
        #expect(!app.isThere)
    }

    @Test("On a pager, a swipe goes back a page at a time, and from the first page, a screen")
    func onAPagerASwipeGoesBackAPageAtATime() async {
        let app = await App(SwipeInteraction(), content: CGSize(width: 1170, height: 700))
        app.scroll.isPagingEnabled = true
        app.scroll.contentOffset.x = 390
        await app.app.drag(from: CGPoint(x: 60, y: 400), to: CGPoint(x: 330, y: 400), over: 0.3)
        await app.app.settle()
        #expect(app.isThere && app.scroll.contentOffset.x < 200)
        app.scroll.setContentOffset(.zero, animated: false)
        await app.app.drag(from: CGPoint(x: 60, y: 400), to: CGPoint(x: 330, y: 400), over: 0.3)
        await app.app.settle()
        #expect(!app.isThere)
    }

    @Test("A pager that the app has locked, in either way, doesn't keep the swipe", arguments: [true, false])
    func lockedPager(byPan: Bool) async {
        let app = await App(SwipeInteraction(), content: CGSize(width: 1170, height: 700))
        app.scroll.isPagingEnabled = true
        app.scroll.contentOffset.x = 390
        if byPan { app.scroll.panGestureRecognizer.isEnabled = false }
        if !byPan { app.scroll.isScrollEnabled = false }
        await app.app.drag(from: CGPoint(x: 60, y: 400), to: CGPoint(x: 330, y: 400), over: 0.3)
        await app.app.settle()
        #expect(!app.isThere && app.scroll.contentOffset.x == 390)
    }

    @Test("Content that scrolls both ways doesn't scroll across while the screen moves, and does before")
    func contentThatScrollsBothWays() async {
        let app = await App(SwipeInteraction(), content: CGSize(width: 1000, height: 2000))
        app.scroll.contentOffset = CGPoint(x: 50, y: 500)
        let finger = app.app.touch(at: CGPoint(x: 60, y: 400))
        await finger.move(to: CGPoint(x: 90, y: 390), over: 0.1)
        #expect(app.scroll.contentOffset.y > 502)
        await finger.move(to: CGPoint(x: 160, y: 390), over: 0.3)
        let start = app.scroll.contentOffset
        #expect(start.x == 0)
        await finger.move(to: CGPoint(x: 260, y: 300), over: 0.3)
        #expect(app.scroll.contentOffset == start)
        // When the screen is back, the content scrolls both ways again.
        await finger.move(to: CGPoint(x: 80, y: 250), over: 0.3)
        #expect(app.scroll.contentOffset.x > 10 && app.scroll.contentOffset.y > start.y + 5)
        finger.lift()
        await app.app.settle()
        #expect(app.isThere)
    }

    @Test("Content that's pulled in two directions returns to its place along both axes")
    func contentThatsPulledInTwoDirections() async {
        let app = await App(SwipeInteraction(), content: CGSize(width: 1000, height: 2000))
        let finger = app.app.touch(at: CGPoint(x: 60, y: 300))
        await finger.move(to: CGPoint(x: 110, y: 340), over: 0)
        #expect(app.scroll.contentOffset.x == 0 && app.scroll.contentOffset.y < -5)
        await finger.move(to: CGPoint(x: 120, y: 340), over: 0.3)
        await app.app.advance(by: 0.3)
        finger.lift()
        await app.app.settle()
        #expect(app.isThere && app.scroll.contentOffset == .zero)
    }

    @Test("Content that's caught while it bounces returns without a jump", arguments: [150, 20] as [CGFloat])
    func caughtBounce(pull: CGFloat) async {
        let pager = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        pager.contentSize = CGSize(width: 780, height: 844)
        pager.contentInsetAdjustmentBehavior = .never
        pager.isPagingEnabled = true
        let (first, tabs) = (UIViewController(), UITabBarController())
        first.view.addSubview(pager)
        tabs.viewControllers = [first, UIViewController()]
        TransitionDelegate(.slide(), interaction: .swipe()).attach(to: tabs)
        let app = TestApp(rootViewController: tabs)
        await app.settle()
        // As in the first frames of a bounce.
        pager.contentOffset.x = 390 + pull
        let mark = UIView(frame: CGRect(x: 600, y: 0, width: 10, height: 10))
        pager.addSubview(mark)
        let finger = app.touch(at: CGPoint(x: 300, y: 400))
        var before = LayerGeometry.corners(of: mark.layer)[0].x
        for step in 1...6 {
            await finger.move(to: CGPoint(x: 300 - 12 * CGFloat(step), y: 400), over: 1.0 / 60)
            let now = LayerGeometry.corners(of: mark.layer)[0].x
            #expect(abs(now - before) < 14, "step \(step): \(now - before) points")
            before = now
        }
        let offset = pager.contentOffset.x
        finger.lift()
        await app.advance(by: 1.0 / 60)
        #expect(abs(pager.contentOffset.x - offset) < 14)
        await app.settle()
        #expect(abs(pager.contentOffset.x - 390) < 1)
    }

    @Test("A screen that's pushed when a canceled swipe is over opens")
    func aScreenThatsPushedWhenACanceledSwipeIsOver() async {
        let app = await App(SwipeInteraction(), content: CGSize(width: 390, height: 700))
        let finger = app.app.touch(at: CGPoint(x: 60, y: 400))
        await finger.move(to: CGPoint(x: 160, y: 400), over: 0.3)
        await finger.move(to: CGPoint(x: 100, y: 400), over: 0.3)
        finger.lift()
        await app.app.advance(by: 0.05)
        let (navigation, next) = (app.navigation, UIViewController())
        #expect(navigation.transitionCoordinator?.isCancelled == true)
        navigation.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
            navigation.pushViewController(next, animated: true)
        }
        await app.app.settle()
        #expect(navigation.topViewController === next && next.view.window != nil)
        #expect(navigation.viewControllers.count == 3)
    }

    @Test(
        "A screen that's pushed while a canceled swipe returns opens after it, or UIKit ignores it",
        .behaviors(
            UIKitBehavior.CustomTransitionChange.allCases.map { answer in
                .with { $0.changeDuringCustomTransition = answer }
            }
        )
    )
    func aScreenThatsPushedWhileACanceledSwipeReturns() async {
        let app = await App(SwipeInteraction(), content: CGSize(width: 390, height: 700))
        let finger = app.app.touch(at: CGPoint(x: 60, y: 400))
        await finger.move(to: CGPoint(x: 160, y: 400), over: 0.3)
        await finger.move(to: CGPoint(x: 100, y: 400), over: 0.3)
        finger.lift()
        await app.app.advance(by: 0.05)
        let (navigation, next) = (app.navigation, UIViewController())
        #expect(navigation.transitionCoordinator?.isCancelled == true)
        navigation.pushViewController(next, animated: true)
        await app.app.settle()
        let opens = UIKitBehavior.current.changeDuringCustomTransition == .isQueued
        #expect(navigation.viewControllers.count == (opens ? 3 : 2))
        #expect(navigation.topViewController === (opens ? next : app.detail))
        #expect(navigation.topViewController?.view.window != nil)
    }

    @Test("A slider under the finger moves, and the screen doesn't")
    func aSliderUnderTheFingerMoves() async {
        let app = await App(SwipeInteraction(), content: CGSize(width: 390, height: 700))
        let slider = UISlider(frame: CGRect(x: 20, y: 200, width: 350, height: 34))
        slider.value = 0
        app.scroll.addSubview(slider)
        await app.app.advance(by: 0.1)
        let thumb = slider.convert(CGPoint(x: 15, y: 17), to: nil)
        await app.app.drag(from: thumb, to: CGPoint(x: thumb.x + 250, y: thumb.y), over: 0.3)
        await app.app.settle()
        #expect(app.isThere && slider.value > 0.5)
    }

    @Test(
        "A fast flick down in a list scrolls it, and doesn't take the screen along",
        arguments: [true, false]
    )
    func aFastFlickDownInAListScrolls(isFree: Bool) async {
        let interaction: GestureInteraction = isFree ? DragInteraction() : SwipeInteraction(edge: .top)
        let app = await App(interaction, content: CGSize(width: 390, height: 5000))
        app.scroll.contentOffset.y = 200
        await app.app.drag(from: CGPoint(x: 195, y: 200), to: CGPoint(x: 195, y: 600), over: 0.08)
        await app.app.settle()
        #expect(app.isThere)
        #expect(app.detail.view.frame.origin == .zero)
    }

    @Test(
        "A flick that also scrolls a list to its top has to go farther, whenever people let go",
        arguments: [480, 560] as [CGFloat],
        [false, true]
    )
    func aFlickThatScrollsAListToItsTop(end: CGFloat, stays: Bool) async {
        let drag = DragInteraction()
        let app = await App(drag, content: CGSize(width: 390, height: 5000))
        var outcomes: [Bool] = []
        drag.onOutcomeChange = { outcomes.append($0) }
        app.scroll.contentOffset.y = 100
        let finger = app.app.touch(at: CGPoint(x: 195, y: 200))
        await finger.move(to: CGPoint(x: 195, y: end), over: TimeInterval(end - 200) / 1200)
        // Without content that scrolls, this would be far enough.
        #expect(drag.percentComplete > 0.15 / 0.65)
        if stays { await app.app.advance(by: 0.3) }
        #expect((outcomes.last == true) == (end > 500))
        finger.lift()
        await app.app.settle()
        #expect(app.isThere == (end < 500))
        #expect(outcomes.count == (end > 500 ? 1 : 0))
    }

    @Test("After a fast flick to the top of a list, the last outcome that's reported is that of letting go")
    func theLastOutcomeIsThatOfLettingGo() async {
        let swipe = SwipeInteraction(edge: .top)
        let app = await App(swipe, content: CGSize(width: 390, height: 5000))
        var outcomes: [Bool] = []
        swipe.onOutcomeChange = { outcomes.append($0) }
        app.scroll.contentOffset.y = 60
        await app.app.drag(from: CGPoint(x: 195, y: 200), to: CGPoint(x: 195, y: 400), over: 0.08)
        await app.app.settle()
        #expect(app.isThere && outcomes.last != true)
    }

    // MARK: Turned lists

    /// The ways that a list can be turned, so that its visible top is the end of its content.
    enum Turn: CaseIterable, Sendable {
        case upsideDown, byHalf, byQuarter

        var transform: CGAffineTransform {
            switch self {
            case .upsideDown: CGAffineTransform(scaleX: 1, y: -1)
            case .byHalf: CGAffineTransform(rotationAngle: .pi)
            case .byQuarter: CGAffineTransform(rotationAngle: -.pi / 2)
            }
        }
    }

    @Test(
        "Over a turned list, a finger that moves down scrolls, and at the visible top, it moves the screen",
        arguments: Turn.allCases,
        [true, false]
    )
    func turnedList(turn: Turn, isFree: Bool) async {
        for room in [1000, 0] as [CGFloat] {
            let interaction: GestureInteraction = isFree ? DragInteraction() : SwipeInteraction(edge: .top)
            let app = await App(interaction, content: CGSize(width: 390, height: 3000))
            let list = app.scroll
            let start = 2300 - room
            list.contentOffset.y = start
            if turn == .byQuarter {
                list.bounds = CGRect(x: start, y: 0, width: 700, height: 390)
                list.contentSize = CGSize(width: 3000, height: 390)
            }
            list.transform = turn.transform
            // It's at the visible bottom.
            list.refreshControl = UIRefreshControl()
            let finger = app.app.touch(at: CGPoint(x: 195, y: 250))
            await finger.move(to: CGPoint(x: 195, y: 750), over: 0.5)
            #expect((interaction.state == .interactive) == (room == 0))
            // This UIKit doesn't scroll a list that's turned by a right angle.
            let offset = turn == .byQuarter ? list.contentOffset.x : list.contentOffset.y
            let way: CGFloat = turn == .byQuarter ? 0 : 490
            #expect(abs(offset - min(start + way, 2300)) < 2, "\(room)")
            finger.lift()
            await app.app.settle()
            #expect(app.isThere == (room > 0), "\(room)")
        }
    }

    @Test(
        "At the visible bottom of an upside-down list, a swipe up goes back, unless it refreshes the list",
        arguments: [true, false]
    )
    func upsideDownRefresh(isRefreshable: Bool) async {
        let app = await App(SwipeInteraction(edge: .bottom), content: CGSize(width: 390, height: 3000))
        app.scroll.transform = Turn.upsideDown.transform
        let control = UIRefreshControl()
        if isRefreshable { app.scroll.refreshControl = control }
        await app.app.drag(from: CGPoint(x: 195, y: 700), to: CGPoint(x: 195, y: 150), over: 0.4)
        await app.app.settle()
        #expect(app.isThere == isRefreshable && control.isRefreshing == isRefreshable)
    }

    // MARK: Turned screens

    private nonisolated static let turningAnimators: [any Animator] = [.cube(), .turn(), .door()]

    @Test(
        "Content on a screen that a swipe turns away stays where it is",
        arguments: turningAnimators.indices
    )
    func turnedAway(index: Int) async {
        let (first, second, tabs) = (UIViewController(), UIViewController(), UITabBarController())
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 200, width: 390, height: 400))
        scroll.contentSize = CGSize(width: 1000, height: 400)
        second.view.addSubview(scroll)
        tabs.viewControllers = [first, second]
        tabs.selectedIndex = 1
        TransitionDelegate(Self.turningAnimators[index], interaction: .swipe()).attach(to: tabs)
        let app = TestApp(rootViewController: tabs)
        await app.settle()
        let finger = app.touch(at: CGPoint(x: 1, y: 400))
        await finger.move(to: CGPoint(x: 389, y: 400), over: 0.3)
        // The screen is seen edge-on.
        await finger.move(to: CGPoint(x: 450, y: 400), over: 0.1)
        #expect(abs(scroll.contentOffset.x) < 1)
        finger.lift()
        await app.settle()
        #expect(tabs.selectedIndex == 0)
        #expect(abs(scroll.contentOffset.x) < 1)
    }

    // MARK: Caught

    /// The gestures that go back, and catch a transition on its way forward.
    enum Catcher: CaseIterable, Sendable {
        case swipe, swipeDown, edgeSwipe, drag

        @MainActor func make() -> GestureInteraction {
            switch self {
            case .swipe: return SwipeInteraction()
            case .swipeDown: return SwipeInteraction(edge: .top)
            case .edgeSwipe: return EdgeSwipeInteraction()
            case .drag: return DragInteraction()
            }
        }

        /// The place where the finger lands, and that from which it returns.
        var places: (start: CGPoint, turn: CGPoint) {
            switch self {
            case .swipe: (CGPoint(x: 195, y: 400), CGPoint(x: 275, y: 400))
            case .swipeDown, .drag: (CGPoint(x: 195, y: 400), CGPoint(x: 195, y: 480))
            case .edgeSwipe: (CGPoint(x: 1, y: 400), CGPoint(x: 81, y: 400))
            }
        }
    }

    @Test(
        "A finger that catches a transition forward moves the screens both ways, and no content",
        arguments: Catcher.allCases,
        [true, false]
    )
    func caughtOnItsWayForward(catcher: Catcher, isPushed: Bool) async {
        let (list, detail, navigation) = (UIViewController(), UIViewController(), UINavigationController())
        let middle = CGPoint(x: 300, y: 2000)
        let scrollViews = [list, detail].map { screen in
            let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
            view.contentInsetAdjustmentBehavior = .never
            view.contentSize = CGSize(width: 1000, height: 5000)
            view.contentOffset = middle
            screen.view.addSubview(view)
            return view
        }
        func offsets() -> [CGPoint] { scrollViews.map(\.contentOffset) }
        navigation.viewControllers = [list]
        let app = TestApp(rootViewController: navigation)
        let (interaction, places) = (catcher.make(), catcher.places)
        if isPushed {
            TransitionDelegate(.slide(), interaction: interaction).attach(to: navigation)
            navigation.pushViewController(detail, animated: true)
        } else {
            navigation.present(detail, with: .slide(), interaction: interaction)
        }
        await app.advance(by: 0.15)
        let finger = app.touch(at: places.start)
        await app.advance(by: 0.1)
        let caught = interaction.percentComplete
        #expect(interaction.state == .interactive && caught > 0 && offsets() == [middle, middle])
        await finger.move(to: places.turn, over: 0.2)
        let turned = interaction.percentComplete
        #expect(turned < caught && offsets() == [middle, middle])
        await finger.move(to: places.start, over: 0.2)
        #expect(interaction.percentComplete > turned && offsets() == [middle, middle])
        finger.lift()
        await app.settle()
        #expect(offsets() == [middle, middle])
    }

    // MARK: Over other screens

    @Test("A screen over a dialog in the current context is swiped away, and the dialog stays")
    func overADialog() async {
        let (root, dialog, page) = (UIViewController(), UIViewController(), UIViewController())
        root.definesPresentationContext = true
        root.view.backgroundColor = .blue
        let app = TestApp(rootViewController: root)
        let box = UIView(frame: CGRect(x: 95, y: 322, width: 200, height: 200))
        box.backgroundColor = .red
        dialog.view.addSubview(box)
        dialog.modalPresentationStyle = .overCurrentContext
        root.present(dialog, animated: false)
        await app.settle()
        page.view.backgroundColor = .green
        dialog.present(page, with: .cover(edge: .bottom), interaction: .swipe(edge: .top))
        await app.settle()
        let places = [CGPoint(x: 195, y: 422), CGPoint(x: 195, y: 200)]
        func colors() -> [[UInt8]] { places.map { app.picture().color(at: $0) } }
        #expect(colors() == [[0, 255, 0], [0, 255, 0]])
        let finger = app.touch(at: CGPoint(x: 195, y: 200))
        await finger.move(to: CGPoint(x: 195, y: 320), over: 0.3)
        await app.advance(by: 0.3)
        finger.lift()
        await app.settle()
        #expect(dialog.presentedViewController === page && colors() == [[0, 255, 0], [0, 255, 0]])
        await app.drag(from: CGPoint(x: 195, y: 200), to: CGPoint(x: 195, y: 750), over: 0.3)
        await app.settle()
        #expect(dialog.presentedViewController == nil && root.presentedViewController === dialog)
        #expect(colors() == [[255, 0, 0], [0, 0, 255]])
    }

    @Test("After a canceled swipe, the screen's buttons and the next swipe work", arguments: [true, false])
    func afterACanceledSwipeTheScreensButtonsAndTheNextSwipeWork(isEdge: Bool) async {
        let interaction: GestureInteraction = isEdge ? EdgeSwipeInteraction() : SwipeInteraction()
        let app = await App(interaction, content: CGSize(width: 390, height: 700))
        let button = UIButton(frame: CGRect(x: 100, y: 300, width: 100, height: 50))
        var taps = 0
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        app.scroll.addSubview(button)
        for _ in 0..<2 {
            let finger = app.app.touch(at: CGPoint(x: 1, y: 600))
            await finger.move(to: CGPoint(x: 120, y: 600), over: 0.3)
            await finger.move(to: CGPoint(x: 5, y: 600), over: 0.3)
            finger.lift()
            await app.app.settle()
            #expect(app.isThere)
            app.app.tap(button)
        }
        #expect(taps == 2)
        await app.app.drag(from: CGPoint(x: 1, y: 600), to: CGPoint(x: 350, y: 600), over: 0.3)
        await app.app.settle()
        #expect(!app.isThere)
    }
}
