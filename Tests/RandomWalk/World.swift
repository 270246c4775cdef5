import TransitionKit
@_spi(Host) import UIKit

/// An app: a tab bar controller with a navigation stack, a TransitionKit container, and a plain screen, and any
/// presentations over it. Each kind of container has its own delegate, which the app retains.
@MainActor final class World {
    /// The four kinds of containers.
    enum Place: Int, CaseIterable { case stack, tabs, deck, modal }

    struct Weak<Object: AnyObject> { weak var object: Object? }

    let window = UIWindow(frame: UIScreen.main.bounds)
    let tabs = UITabBarController()
    let stack = UINavigationController()
    let deck = ContainerViewController()
    let touch: TouchInjector
    let trackpad: ScrollInjector
    /// The first failure.
    private(set) var failure: String?
    /// All screens that were ever created.
    private(set) var screens: [Weak<WalkScreen>] = []
    private(set) var foreign: [ForeignAnimator] = []
    /// The numbers of transitions that the delegate of each place has reported as started and as ended. A
    /// delegate that the app has released doesn't report anything anymore.
    private(set) var reported: [Place: (starts: Int, ends: Int)] = [:]
    private(set) var delegates: [Place: TransitionDelegate] = [:]
    /// All interactions that drive a transition or did so before. An interaction that the app has released can
    /// still be active.
    private var interactions: [Weak<InteractionController>] = []
    /// The controllers that were presented as cards that disappear automatically.
    private(set) var timed: [Weak<UIViewController>] = []
    /// The stacks since the last rest.
    var snapshots: [ObjectIdentifier: [[ObjectIdentifier]]] = [:]
    private var armed: [(callback: Callback, action: Action)] = []

    init() {
        touch = TouchInjector(window: window)
        trackpad = ScrollInjector(window: window)
        stack.viewControllers = [makeScreen()]
        deck.viewControllers = (0..<3).map { _ in makeScreen() }
        tabs.viewControllers = [stack, deck, makeScreen()]
        for place in Place.allCases { makeDelegate(place) }
        window.rootViewController = tabs
        window.makeKeyAndVisible()
        UIApplication.shared.tick()
    }

    private(set) var transitionCount = 0

    func fail(_ message: String) {
        if failure == nil { failure = message }
    }

    // MARK: State

    func makeScreen(scrolls: Bool = false) -> WalkScreen {
        let screen = WalkScreen("screen \(screens.count)", scrolls: scrolls, world: self)
        screens.append(Weak(object: screen))
        return screen
    }

    /// The tab bar controller and the controllers that are presented over it, in order.
    var chain: [UIViewController] {
        Array(sequence(first: tabs as UIViewController, next: \.presentedViewController))
    }

    /// The visible stack, or the first one.
    var currentStack: UINavigationController { chain.last as? UINavigationController ?? stack }

    var interactionStates: [InteractionController.State] { interactions.compactMap { $0.object?.state } }

    func interaction(_ place: Int) -> InteractionController? { delegates[Self.place(place)]?.interaction }

    private static func place(_ index: Int) -> Place {
        Place.allCases[index % Place.allCases.count]
    }

    private func makeDelegate(_ place: Place) {
        let delegate = TransitionDelegate(WalkAnimators.own[0])
        reported[place] = (0, 0)
        delegate.onTransitionStart = { [weak self, weak delegate] _ in
            guard let self, let delegate, delegates[place] === delegate else { return }
            reported[place]?.starts += 1
            transitionCount += 1
            hear(.transitionStart)
        }
        delegate.onTransitionProgress = { [weak self] progress in
            if !(-0.5...1.5).contains(progress.fraction) { self?.fail("a progress of \(progress)") }
            self?.hear(.transitionProgress)
        }
        delegate.onTransitionEnd = { [weak self, weak delegate] _, _, _ in
            guard let self, let delegate, delegates[place] === delegate else { return }
            reported[place]?.ends += 1
            hear(.transitionEnd)
        }
        delegates[place] = delegate
        attach(place)
    }

    private func attach(_ place: Place) {
        guard let delegate = delegates[place] else { return makeDelegate(place) }
        switch place {
        case .stack: delegate.attach(to: stack)
        case .tabs: delegate.attach(to: tabs)
        case .deck: delegate.attach(to: deck)
        // The next presentation uses it.
        case .modal: break
        }
    }

    private func detach(_ place: Place) {
        switch place {
        case .stack: delegates[place]?.detach(from: stack)
        case .tabs: delegates[place]?.detach(from: tabs)
        case .deck: delegates[place]?.detach(from: deck)
        case .modal: if let top = chain.dropFirst().last { delegates[place]?.detach(from: top) }
        }
    }

    // MARK: Events

    /// Lets the app act in a callback.
    func hear(_ callback: Callback) {
        guard let index = armed.firstIndex(where: { $0.callback == callback }) else { return }
        noteStacks()
        perform(armed.remove(at: index).action)
        noteStacks()
    }

    func perform(_ action: Action) {
        switch action {
        case .push(let animated): currentStack.pushViewController(makeScreen(), animated: animated)
        case .pop(let animated): currentStack.popViewController(animated: animated)
        case .popToRoot(let animated): currentStack.popToRootViewController(animated: animated)
        case .setStack(let kept, let new, let animated):
            let stack = currentStack
            let screens = stack.viewControllers.prefix(kept) + (0..<new).map { _ in makeScreen() }
            stack.setViewControllers(
                screens.isEmpty ? [makeScreen()] : Array(screens),
                animated: animated
            )
        case .present(let style, let isStack, let animated): present(style, isStack, animated)
        case .dismiss(let animated): chain.last?.presentingViewController?.dismiss(animated: animated)
        case .selectTab(let index, let animated):
            if animated {
                tabs.selectedIndex = index % 3
            } else {
                UIView.performWithoutAnimation { tabs.selectedIndex = index % 3 }
            }
        case .selectChild(let index, let animated):
            deck.setSelectedIndex(index % deck.viewControllers.count, animated: animated)
        case .setChildren(let count):
            let kept = deck.viewControllers.prefix(count)
            deck.viewControllers = kept + (kept.count..<count).map { _ in makeScreen() }
        case .animate(let place, let animator): animate(Self.place(place), animator)
        case .interact(let place, let kind):
            delegates[Self.place(place)]?.interaction = makeInteraction(kind)
        case .enable(let place, let isEnabled):
            (interaction(place) as? GestureInteraction)?.isEnabled = isEnabled
        case .removeGesture(let place):
            guard let gesture = interaction(place) as? GestureInteraction else { return }
            for view in gesture.recognizers.compactMap(\.view) { gesture.detach(from: view) }
        case .choose(let place, let animator, let interaction):
            guard let delegate = delegates[Self.place(place)], let screen = visible.last else { return }
            guard let animator else { return delegate.removeAnimator(for: screen) }
            delegate.setAnimator(
                WalkAnimators.own[animator % WalkAnimators.own.count],
                interaction: makeInteraction(interaction),
                for: screen
            )
        case .selectDetent(let detent, let animated):
            change(animated) { $0.selectedDetent = detent }
        case .restyle(let card, let animated):
            change(animated) { $0.presentation = WalkAnimators.cards[card % WalkAnimators.cards.count] }
        case .detach(let place): detach(Self.place(place))
        case .attach(let place): attach(Self.place(place))
        case .releaseDelegate(let place):
            delegates[Self.place(place)] = nil
            reported[Self.place(place)] = nil
        case .hideBar(let isHidden): currentStack.setNavigationBarHidden(isHidden, animated: false)
        case .showIcons(let isShown): deck.showsIconBar = isShown
        case .pushWith(let animator, let interaction):
            currentStack.pushViewController(
                makeScreen(),
                with: WalkAnimators.own[animator % WalkAnimators.own.count],
                interaction: makeInteraction(interaction)
            )
        case .presentWith(let animator, let interaction, let card): present(animator, interaction, as: card)
        case .attachGesture(let place): attachGesture(of: Self.place(place))
        case .prefer(let height): chain.last?.preferredContentSize.height = CGFloat(height)
        case .edit(let begins): visible.last?.edit(begins)
        case .swapRoot:
            // The effect on presented controllers isn't documented.
            guard chain.count == 1 else { return }
            window.rootViewController = window.rootViewController === tabs ? UIViewController() : tabs
        case .begin(let place): _ = interaction(place)?.begin()
        case .update(let place, let progress): interaction(place)?.update(CGFloat(progress))
        case .pause(let place): _ = interaction(place)?.pause()
        case .finish(let place): interaction(place)?.finish()
        case .cancel(let place): interaction(place)?.cancel()
        case .touch(let finger, let x, let y):
            if touch.fingers[finger] == nil { touch.down(at: point(x, y), finger: finger) }
        case .move(let finger, let x, let y):
            if touch.fingers[finger] != nil { touch.move(to: point(x, y), finger: finger) }
        case .lift(let finger): if touch.fingers[finger] != nil { touch.up(finger: finger) }
        case .cancelTouches: touch.cancel()
        case .tap(let x, let y): if touch.fingers.isEmpty { touch.tap(at: point(x, y)) }
        case .swipe(let start, let end, let y, let lifts):
            guard touch.fingers.isEmpty else { return }
            touch.drag(from: point(start, y), to: point(end, y), duration: 0.2, steps: 8, lifts: lifts)
        case .drag(let start, let end, let x, let lifts):
            guard touch.fingers.isEmpty else { return }
            touch.drag(from: point(x, start), to: point(x, end), duration: 0.2, steps: 8, lifts: lifts)
        case .pinch(let start, let end, let y, let lifts): pinch(from: start, to: end, y: y, lifts: lifts)
        case .escape(let isKey):
            if isKey {
                UIApplication.shared.pressKey(UIKeyCommand.inputEscape)
            } else if let view = visible.last?.viewIfLoaded {
                window.performAccessibilityEscape(at: view)
            }
        case .scroll(let x, let y, let byX, let byY, let ends):
            trackpad.cancel()
            let way = CGVector(
                dx: window.bounds.width * CGFloat(byX),
                dy: window.bounds.height * CGFloat(byY)
            )
            trackpad.scroll(at: point(x, y), by: way, duration: 0.2, steps: 8, ends: ends)
        case .turn: UIApplication.shared.tick()
        case .wait(let seconds): UIApplication.shared.advance(by: seconds, frameInterval: 1 / 30)
        case .resize(let width, let height):
            window.windowScene?.resize(to: CGSize(width: width, height: height))
        case .resignActive:
            NotificationCenter.default.post(name: UIApplication.willResignActiveNotification, object: nil)
        case .enterBackground:
            NotificationCenter.default.post(name: UIApplication.didEnterBackgroundNotification, object: nil)
        case .reduceMotion(let isOn): UIAccessibility.setReduceMotionEnabled(isOn)
        case .mirror: UIApplication.shared.setUserInterfaceLayoutDirection(.rightToLeft)
        case .rest: rest()
        case .within(let callback, let action): armed.append((callback, action))
        }
    }

    private func point(_ x: Double, _ y: Double) -> CGPoint {
        CGPoint(x: window.bounds.width * CGFloat(x), y: window.bounds.height * CGFloat(y))
    }

    private func makeInteraction(_ kind: Int) -> InteractionController? {
        let interaction = WalkAnimators.interaction(kind)
        if let interaction { interactions.append(Weak(object: interaction)) }
        if let gesture = interaction as? GestureInteraction {
            gesture.shouldBegin = { [weak self] context in
                self?.hear(.gestureWillBegin)
                return context.willBegin
            }
            gesture.onOutcomeChange = { [weak self] _ in self?.hear(.outcomeChange) }
        }
        return interaction
    }

    /// Changes the front card.
    private func change(_ animated: Bool, _ changes: (CardPresentationController) -> Void) {
        guard let card = chain.last?.presentationController as? CardPresentationController else { return }
        if animated { card.animateChanges { changes(card) } } else { changes(card) }
    }

    /// The front controller, if it can present. UIKit doesn't document presentations on a controller that's
    /// itself being presented or dismissed.
    private var presenter: UIViewController? {
        guard let front = chain.last, chain.count < 4, !front.isBeingPresented, !front.isBeingDismissed else {
            return nil
        }
        return front
    }

    private func present(_ animator: Int, _ interaction: Int, as card: Int?) {
        guard let presenter else { return }
        let screen = makeScreen(scrolls: animator.isMultiple(of: 2))
        let animator = WalkAnimators.own[animator % WalkAnimators.own.count]
        let interaction = makeInteraction(interaction)
        guard let card else { return presenter.present(screen, with: animator, interaction: interaction) }
        let presentation = WalkAnimators.cards[card % WalkAnimators.cards.count]
        if presentation.duration != nil { timed.append(Weak(object: screen)) }
        presenter.present(screen, as: presentation, interaction: interaction)
    }

    private func attachGesture(of place: Place) {
        guard let gesture = delegates[place]?.interaction as? GestureInteraction else { return }
        switch place {
        case .stack: gesture.attach(toPopFrom: currentStack)
        case .tabs: gesture.attach(toSwitch: tabs)
        case .deck: gesture.attach(toSwitch: deck)
        case .modal: if let front = chain.dropFirst().last { gesture.attach(toDismiss: front) }
        }
    }

    private func pinch(from start: Double, to end: Double, y: Double, lifts: Bool) {
        guard touch.fingers.isEmpty else { return }
        func points(_ distance: Double) -> [Int: CGPoint] {
            [0: point(0.5 - distance / 2, y), 1: point(0.5 + distance / 2, y)]
        }
        for (finger, point) in points(start).sorted(by: { $0.key < $1.key }) {
            touch.down(at: point, finger: finger)
        }
        for step in 1...8 {
            UIApplication.shared.advance(by: 0.025)
            touch.move(points(start + (end - start) * Double(step) / 8))
        }
        if lifts { touch.up([0, 1]) }
    }

    private func present(_ style: Int, _ isStack: Bool, _ animated: Bool) {
        guard let presenter else { return }
        let screen = makeScreen(scrolls: style.isMultiple(of: 2))
        let controller = isStack ? UINavigationController(rootViewController: screen) : screen
        let (styles, cards) = (WalkAnimators.styles, WalkAnimators.cards)
        let kind = style % (styles.count + cards.count)
        delegates[.modal]?.presentation = kind < styles.count ? nil : cards[kind - styles.count]
        controller.modalPresentationStyle = kind < styles.count ? styles[kind] : .custom
        delegates[.modal]?.attach(toPresentationOf: controller)
        if delegates[.modal]?.presentation?.duration != nil { timed.append(Weak(object: controller)) }
        presenter.present(controller, animated: animated)
        let card = controller.presentationController as? CardPresentationController
        card?.onDetentChange = { [weak self] _ in self?.hear(.detentChange) }
    }

    private func animate(_ place: Place, _ index: Int) {
        let all = WalkAnimators.own.count + ForeignMake.allCases.count
        let index = index % all
        let controller: any UIViewControllerAnimatedTransitioning
        if index < WalkAnimators.own.count {
            controller = WalkAnimators.own[index].animationController()
        } else {
            let made = WalkAnimators.foreign(ForeignMake.allCases[index - WalkAnimators.own.count], in: self)
            foreign.append(made)
            controller = made
        }
        delegates[place]?.forward = controller
        delegates[place]?.backward = controller
    }

    /// Releases everything, and lets it end.
    func rest() {
        armed = []
        noteStacks()
        for finger in touch.fingers.keys.sorted() { touch.up(finger: finger) }
        trackpad.cancel()
        // A lifted finger may have tapped a back button.
        noteStacks()
        window.endEditing(true)
        if window.rootViewController !== tabs { window.rootViewController = tabs }
        interactions.removeAll { $0.object == nil }
        for interaction in interactions { interaction.object?.cancel() }
        var seconds = 0.0
        repeat {
            UIApplication.shared.advance(by: 1, frameInterval: 0.05)
            seconds += 1
        } while seconds < 3 || (seconds < 12 && !UIApplication.shared.isIdle)
        checkRest()
        snapshots = [:]
    }
}
