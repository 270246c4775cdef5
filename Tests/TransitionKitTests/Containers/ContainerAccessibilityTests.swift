import Animators
import Presentations
import TestSupport
import Testing
import TransitionKit
@_spi(Host) import UIKit

/// A screen reader's notifications about a container's switches, and its gesture for going back.
@MainActor @Suite(.allBehaviors) struct ContainerAccessibilityTests {
    // MARK: Announcements

    @Test("A finished switch is announced once, with the new screen")
    func aFinishedSwitchIsAnnouncedOnce() {
        let app = SpokenApp()
        app.container.selectedIndex = 1
        #expect(app.told == [])
        app.settle()
        #expect(app.told == [app.screens[1].view])
        app.container.setSelectedIndex(2, animated: false)
        #expect(app.told == [app.screens[1].view, app.screens[2].view])
    }

    @Test("It's announced before the delegate is called, which can announce more")
    func itsAnnouncedBeforeTheDelegateIsCalled() {
        let app = SpokenApp()
        let delegate = HookedSelection { app.told.count }
        app.container.delegate = delegate
        app.container.setSelectedIndex(1, animated: false)
        #expect(delegate.counts == [1])
    }

    @Test("A canceled switch isn't announced")
    func aCanceledSwitchIsntAnnounced() {
        let app = SpokenApp()
        let interaction = InteractionController()
        let delegate = TransitionDelegate(.springSlide(), interaction: interaction)
        app.container.delegate = delegate
        interaction.begin()
        app.container.selectedIndex = 1
        app.tick()
        interaction.update(0.4)
        interaction.cancel()
        app.settle()
        #expect(app.container.selectedIndex == 0)
        #expect(app.told == [])
    }

    @Test("Two switches are both announced, even if one makes way for the other")
    func twoSwitchesAreBothAnnounced() {
        let app = SpokenApp()
        app.container.selectedIndex = 1
        app.tick()
        app.container.selectedIndex = 2
        app.settle()
        #expect(app.told == [app.screens[1].view, app.screens[2].view])
    }

    @Test("Off the screen, nothing is announced")
    func offScreen() {
        let app = SpokenApp(shows: false)
        app.container.selectedIndex = 1
        app.container.loadViewIfNeeded()
        app.container.selectedIndex = 2
        app.container.viewControllers = [app.screens[0]]
        #expect(app.told == [])
    }

    @Test("If a removed controller is replaced, the new screen is announced")
    func ifARemovedControllerIsReplacedTheNewScreenIsAnnounced() {
        let app = SpokenApp()
        app.container.viewControllers = [app.screens[2]]
        #expect(app.told == [app.screens[2].view])
    }

    @Test("A screen covered by another one isn't announced")
    func aScreenCoveredByAnotherOneIsntAnnounced() {
        let app = SpokenApp()
        let sheet = UIViewController()
        sheet.modalPresentationStyle = .overFullScreen
        app.container.present(sheet, animated: false)
        app.tick()
        app.container.setSelectedIndex(1, animated: false)
        #expect(app.container.selectedIndex == 1)
        #expect(app.told == [])
    }

    @Test(
        "Behind a modal card without a presentation, in the container or around it, nothing is announced",
        arguments: [false, true]
    )
    func behindAModalCard(isAround: Bool) {
        let app = SpokenApp(isInStack: isAround)
        let host = isAround ? app.window.rootViewController : app.container
        host?.addCard(UIViewController(), as: .card())
        app.settle()
        // VoiceOver has moved to the card.
        let before = app.told
        app.container.setSelectedIndex(1, animated: false)
        #expect(app.container.selectedIndex == 1)
        #expect(app.told == before)
    }

    @Test("Behind a modal card, nothing is announced, even if a card that isn't modal is in front of both")
    func behindTwoCards() {
        let app = SpokenApp()
        let card = UIViewController()
        app.container.present(card, as: .card())
        app.settle()
        var sheet = CardPresentation.sheet()
        sheet.largestUndimmedDetentIndex = 0
        card.present(UIViewController(), as: sheet)
        app.settle()
        app.container.setSelectedIndex(1, animated: false)
        #expect(app.told == [])
    }

    @Test(
        "Behind a card that leaves the screen within reach, a switch is announced, if it's the only one",
        arguments: [false, true]
    )
    func behindAnUndimmedSheet(isAlone: Bool) {
        let app = SpokenApp()
        var sheet = CardPresentation.sheet()
        sheet.largestUndimmedDetentIndex = 0
        let screen = UIViewController()
        app.container.present(screen, as: sheet)
        app.settle()
        if !isAlone {
            let cover = UIViewController()
            cover.modalPresentationStyle = .overFullScreen
            screen.present(cover, animated: false)
            app.tick()
        }
        app.container.setSelectedIndex(1, animated: false)
        let told: [UIView] = isAlone ? [app.screens[1].view] : []
        #expect(app.told == told)
    }

    @Test("Behind a sheet at a dimmed detent, nothing is announced")
    func behindADimmedSheet() {
        let app = SpokenApp()
        app.container.present(UIViewController(), as: .sheet())
        app.settle()
        app.container.setSelectedIndex(1, animated: false)
        #expect(app.told == [])
    }

    @Test("Behind a modal view of the app, a switch is announced only if that view is hidden")
    func behindAModalView() {
        let app = SpokenApp()
        let (front, back) = (UIView(), UIView())
        for view in [front, back] { view.accessibilityViewIsModal = true }
        app.window.addSubview(front)
        app.window.insertSubview(back, at: 0)
        app.container.setSelectedIndex(1, animated: false)
        #expect(app.told == [])
        front.isHidden = true
        app.container.setSelectedIndex(2, animated: false)
        #expect(app.told == [app.screens[2].view])
        (front.isHidden, front.alpha) = (false, 0)
        app.container.setSelectedIndex(1, animated: false)
        #expect(app.told == [app.screens[2].view, app.screens[1].view])
    }

    @Test("If the elements around the container are hidden, nothing is announced")
    func hiddenElements() {
        let app = SpokenApp()
        app.container.view.accessibilityElementsHidden = true
        app.container.setSelectedIndex(1, animated: false)
        #expect(app.told == [])
        app.container.view.accessibilityElementsHidden = false
        app.container.setSelectedIndex(2, animated: false)
        #expect(app.told == [app.screens[2].view])
    }

    // MARK: Going back

    @Test("Going back selects the previous child, with its transition")
    func goesBack() {
        let app = SpokenApp()
        let delegate = TransitionDelegate(.slide(), interaction: .swipe())
        app.container.delegate = delegate
        app.container.setSelectedIndex(1, animated: false)
        #expect(app.escape())
        #expect(app.container.selectedIndex == 0)
        #expect(app.container.transitionCoordinator?.isAnimated == true)
        // While this runs, there's nothing more to do, and neither is there before the first child.
        #expect(!app.escape())
        app.settle()
        #expect(app.told == [app.screens[1].view, app.screens[0].view])
        #expect(!app.escape())
        #expect(app.container.selectedIndex == 0)
    }

    /// The interaction that's attached to a container, and whether it can go back.
    enum Attached: String, CaseIterable, Sendable {
        case nothing, delegateWithoutGesture, swipe, bottomSwipe, trailingSwipe, edgeSwipe, trailingEdgeSwipe,
            pinch
        case byHand, disabled, disabledRecognizer, onlyForward, busyElsewhere

        var goesBack: Bool {
            switch self {
            case .swipe, .bottomSwipe, .trailingSwipe, .edgeSwipe, .pinch, .byHand: true
            default: false
            }
        }

        @MainActor var interaction: InteractionController? {
            switch self {
            case .nothing, .byHand: nil
            case .delegateWithoutGesture: InteractionController()
            case .bottomSwipe: SwipeInteraction(edge: .bottom)
            case .trailingSwipe: SwipeInteraction(edge: .trailing)
            case .edgeSwipe: EdgeSwipeInteraction()
            case .trailingEdgeSwipe: EdgeSwipeInteraction(edge: .trailing)
            case .pinch: PinchInteraction()
            default: SwipeInteraction()
            }
        }
    }

    @Test("Going back does exactly what a gesture back could do now", arguments: Attached.allCases)
    func onlyWithAGesture(attached: Attached) {
        let app = SpokenApp()
        let delegate = TransitionDelegate(.slide(), interaction: attached.interaction)
        if attached != .nothing { app.container.delegate = delegate }
        let hand = SwipeInteraction()
        let gesture = delegate.interaction as? GestureInteraction
        switch attached {
        case .byHand: hand.attach(toSwitch: app.container)
        case .disabled: gesture?.isEnabled = false
        case .disabledRecognizer: gesture?.recognizers.first?.isEnabled = false
        case .onlyForward: delegate.backward = nil
        case .busyElsewhere: gesture?.begin()
        default: break
        }
        app.container.setSelectedIndex(1, animated: false)
        #expect(app.escape() == attached.goesBack)
        #expect(app.container.selectedIndex == (attached.goesBack ? 0 : 1))
    }

    @Test("Going back asks the app, as the swipe does")
    func asksTheApp() {
        let app = SpokenApp()
        let swipe = SwipeInteraction()
        var asked: [GestureInteraction.BeginContext] = []
        var allows = false
        swipe.shouldBegin = { context in
            asked.append(context)
            return allows
        }
        let delegate = TransitionDelegate(.slide(), interaction: swipe)
        app.container.delegate = delegate
        app.container.setSelectedIndex(1, animated: false)
        #expect(!app.escape() && !app.scroll(.right))
        #expect(app.container.selectedIndex == 1)
        #expect(asked.count >= 2 && asked.allSatisfy { $0.direction == .backward && $0.willBegin })
        #expect(asked.allSatisfy { $0.view === app.container.view })
        allows = true
        #expect(app.escape())
        #expect(app.container.selectedIndex == 0)
    }

    @Test("Going back skips a disabled child, as the swipe does")
    func disabledNeighbor() {
        let app = SpokenApp()
        let delegate = TransitionDelegate(.slide(), interaction: .swipe())
        app.container.delegate = delegate
        app.container.setSelectedIndex(2, animated: false)
        app.screens[1].tabBarItem.isEnabled = false
        #expect(app.escape())
        #expect(app.container.selectedIndex == 0)
    }

    @Test("A child that can go back itself is asked first")
    func childFirst() {
        let app = SpokenApp()
        let delegate = TransitionDelegate(.slide(), interaction: .swipe())
        app.container.delegate = delegate
        let child = EscapingScreen()
        app.container.viewControllers = [app.screens[0], child]
        app.container.setSelectedIndex(1, animated: false)
        #expect(app.escape())
        #expect(app.container.selectedIndex == 1)
        child.answer = false
        #expect(app.escape())
        #expect(app.container.selectedIndex == 0)
    }

    @Test("Going back doesn't leave a stack whose screen can't go back, as the swipe doesn't")
    func stackWithoutWayBack() {
        let app = SpokenApp()
        let delegate = TransitionDelegate(.slide(), interaction: .swipe())
        app.container.delegate = delegate
        let stack = StayingStack(rootViewController: UIViewController())
        let top = UIViewController()
        stack.pushViewController(top, animated: false)
        app.container.viewControllers = [app.screens[0], stack]
        app.container.setSelectedIndex(1, animated: false)
        app.tick()
        #expect(!app.escape(from: top.view))
        #expect(app.container.selectedIndex == 1)
        stack.popViewController(animated: false)
        app.tick()
        #expect(app.escape())
        #expect(app.container.selectedIndex == 0)
    }

    // MARK: Paging

    @Test("A swipe with three fingers selects the next or previous child", arguments: [false, true])
    func swipeWithThreeFingersSelectsNextOrPreviousChild(isMirrored: Bool) {
        let app = SpokenApp()
        if isMirrored { UIApplication.shared.setUserInterfaceLayoutDirection(.rightToLeft) }
        let delegate = TransitionDelegate(.slide(), interaction: .swipe())
        app.container.delegate = delegate
        let next = isMirrored ? UIAccessibilityScrollDirection.right : .left
        let previous = isMirrored ? UIAccessibilityScrollDirection.left : .right
        #expect(!app.scroll(previous))
        for index in 1...2 {
            #expect(app.scroll(next))
            #expect(app.container.selectedIndex == index)
            // While this runs, there's nothing more to do.
            #expect(!app.scroll(next))
            app.settle()
        }
        #expect(!app.scroll(next))
        #expect(!app.scroll(.up) && !app.scroll(.down))
        #expect(app.scroll(previous))
        app.settle()
        #expect(app.container.selectedIndex == 1)
        #expect(app.scroll(.previous))
        app.settle()
        #expect(app.container.selectedIndex == 0)
        #expect(app.scroll(.next))
        app.settle()
        let told: [UIView] = [1, 2, 1, 0, 1].map { app.screens[$0].view }
        #expect(app.told == told)
    }

    @Test("In a vertical pager, the fingers move up and down")
    func pagesVertically() {
        let app = SpokenApp()
        let delegate = TransitionDelegate(.slide(edge: .bottom), interaction: .swipe(edge: .top))
        app.container.delegate = delegate
        #expect(!app.scroll(.left) && !app.scroll(.right))
        #expect(app.scroll(.up))
        app.settle()
        #expect(app.container.selectedIndex == 1)
        #expect(app.scroll(.down))
        app.settle()
        #expect(app.container.selectedIndex == 0)
    }

    @Test("Paging does exactly what a gesture to the left could do now", arguments: Attached.allCases)
    func pagesOnlyWithAGesture(attached: Attached) {
        let app = SpokenApp()
        let delegate = TransitionDelegate(.slide(), interaction: attached.interaction)
        if attached != .nothing { app.container.delegate = delegate }
        let hand = SwipeInteraction()
        let gesture = delegate.interaction as? GestureInteraction
        switch attached {
        case .byHand: hand.attach(toSwitch: app.container)
        case .disabled: gesture?.isEnabled = false
        case .disabledRecognizer: gesture?.recognizers.first?.isEnabled = false
        case .onlyForward: delegate.backward = nil
        case .busyElsewhere: gesture?.begin()
        default: break
        }
        let goesForward: [Attached] = [.swipe, .trailingSwipe, .trailingEdgeSwipe, .byHand, .onlyForward]
        #expect(app.scroll(.left) == goesForward.contains(attached))
        #expect(app.container.selectedIndex == (goesForward.contains(attached) ? 1 : 0))
    }

    @Test("Paging skips a disabled child, and leaves a stack only forward")
    func pagesPastADisabledChild() {
        let app = SpokenApp()
        let delegate = TransitionDelegate(.slide(), interaction: .swipe())
        app.container.delegate = delegate
        app.screens[1].tabBarItem.isEnabled = false
        #expect(app.scroll(.left))
        app.settle()
        #expect(app.container.selectedIndex == 2)
        let stack = UINavigationController(rootViewController: UIViewController())
        stack.pushViewController(UIViewController(), animated: false)
        app.container.viewControllers = [app.screens[0], stack, app.screens[2]]
        app.container.setSelectedIndex(1, animated: false)
        app.tick()
        #expect(!app.scroll(.right))
        #expect(app.container.selectedIndex == 1)
        #expect(app.scroll(.left))
        #expect(app.container.selectedIndex == 2)
    }
}

/// A container of three screens, each with a text.
@MainActor private final class SpokenApp {
    let screens: [UIViewController]
    let container: ContainerViewController
    let window: UIWindow

    /// - Parameters:
    ///   - shows: Whether the container is on the screen.
    ///   - isInStack: Whether it's in a navigation controller.
    init(shows: Bool = true, isInStack: Bool = false) {
        UIApplication.reset()
        screens = (0..<3).map { _ in UIViewController() }
        container = ContainerViewController(viewControllers: screens)
        window = UIWindow(frame: UIScreen.main.bounds)
        guard shows else { return }
        window.rootViewController =
            isInStack ? UINavigationController(rootViewController: container) : container
        window.makeKeyAndVisible()
        tick()
    }

    func tick() { UIApplication.shared.tick() }

    func settle() { UIApplication.shared.advance(by: 1.5, frameInterval: 0.1) }

    /// The screens that were announced.
    var told: [UIView] {
        UIAccessibility.postedNotifications.filter { $0.0 == .screenChanged }.compactMap { $0.1 as? UIView }
    }

    /// Performs a scrub on the selected screen.
    func escape(from element: UIView? = nil) -> Bool {
        guard let view = element ?? container.selectedViewController?.view else { return false }
        return window.performAccessibilityEscape(at: view)
    }

    /// Performs a swipe with three fingers on the selected screen.
    func scroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
        guard let view = container.selectedViewController?.view else { return false }
        return window.performAccessibilityScroll(direction, at: view)
    }
}

/// A screen that goes back itself.
private final class EscapingScreen: UIViewController {
    var answer = true

    override func accessibilityPerformEscape() -> Bool { answer }
}

/// A navigation controller whose screens don't go back with the gesture.
private final class StayingStack: UINavigationController {
    override func accessibilityPerformEscape() -> Bool { false }
}

/// A delegate that records a number whenever a child is selected.
@MainActor private final class HookedSelection: ContainerViewControllerDelegate {
    private(set) var counts: [Int] = []
    private let count: () -> Int

    init(_ count: @escaping () -> Int) { self.count = count }

    func containerViewController(
        _ container: ContainerViewController,
        didSelect viewController: UIViewController
    ) { counts.append(count()) }
}
