import TransitionKit
@_spi(Host) import UIKit

/// An app: a tab bar controller with a navigation stack, a TransitionKit container, and a plain screen, and
/// any presentations over it. Each kind of container has its own delegate, which the app retains.
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
    var foreign: [ForeignAnimator] = []
    /// The numbers of transitions that the delegate of each place has reported as started and as ended. A
    /// delegate that the app has released doesn't report anything anymore.
    var reported: [Place: (starts: Int, ends: Int)] = [:]
    var delegates: [Place: TransitionDelegate] = [:]
    /// All interactions that drive a transition or did so before. An interaction that the app has released
    /// can still be active.
    var interactions: [Weak<InteractionController>] = []
    /// The controllers that were presented as cards that disappear automatically.
    var timed: [Weak<UIViewController>] = []
    /// The screens that were shown as cards without a presentation.
    var cards: [Weak<WalkScreen>] = []
    /// The stacks since the last rest.
    var snapshots: [ObjectIdentifier: [[ObjectIdentifier]]] = [:]
    var armed: [(callback: Callback, action: Action)] = []
    /// The number of calls to third-party animation controllers in progress.
    var foreignCalls = 0
    /// Whether the app has done something during such a call since the last rest.
    private var hasActedDuringCall = false

    init() {
        touch = TouchInjector(window: window)
        trackpad = ScrollInjector(window: window)
        stack.viewControllers = [makeScreen()]
        deck.viewControllers = (0..<3).map { _ in makeScreen() }
        tabs.viewControllers = [stack, deck, makeScreen()]
        deck.auditor = auditor
        for place in Place.allCases { makeDelegate(place) }
        window.rootViewController = tabs
        window.makeKeyAndVisible()
        UIApplication.shared.tick()
    }

    private(set) var transitionCount = 0
    /// The number of animations of the app itself that haven't completed.
    var pendingAnimations = 0
    /// An auditor that doesn't expect any finding, because all animation controllers are correct.
    private(set) lazy var auditor = TransitionAuditor { [weak self] finding in
        // A delegate has a single third-party animation controller for all of its transitions, and other
        // delegates take its place.
        guard finding.kind != .sharedAnimationController, finding.kind != .delegateReplaced else { return }
        // What happened in a callback during a call to an animation controller looks like its own doing.
        guard self?.hasActedDuringCall != true || !ForeignAnimator.names.contains(finding.typeName) else {
            return
        }
        self?.fail("the auditor says: \(finding)")
    }
    /// The app's own delegate of any of the containers.
    lazy var ownDelegate = WalkDelegate(world: self)

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

    static func place(_ index: Int) -> Place {
        Place.allCases[index % Place.allCases.count]
    }

    private func makeDelegate(_ place: Place) {
        let delegate = TransitionDelegate(WalkAnimators.own[0])
        delegate.auditor = auditor
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

    func attach(_ place: Place) {
        guard let delegate = delegates[place] else { return makeDelegate(place) }
        switch place {
        case .stack: delegate.attach(to: stack)
        case .tabs: delegate.attach(to: tabs)
        case .deck: delegate.attach(to: deck)
        // The next presentation uses it.
        case .modal: break
        }
    }

    func setDelegate(_ place: Place, _ delegate: WalkDelegate?) {
        switch place {
        case .stack: stack.delegate = delegate
        case .tabs:
            // If UIKit starts a switch during another, the first one's end can remove the selected screen.
            // TransitionKit ends the first one, and this delegate doesn't.
            let isPutOff = UIKitBehavior.current.selectionDuringSwitch == .isPutOff
            if delegate == nil || isPutOff { tabs.delegate = delegate }
        case .deck: deck.delegate = delegate
        case .modal: break
        }
    }

    func detach(_ place: Place) {
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
        if foreignCalls > 0 { hasActedDuringCall = true }
        perform(armed.remove(at: index).action)
        noteStacks()
    }

    /// Releases everything, and lets it end.
    func rest() {
        armed = []
        returnToApp()
        UIView.setAnimationsEnabled(true)
        noteStacks()
        for finger in touch.fingers.keys.sorted() { touch.up(finger: finger) }
        trackpad.cancel()
        // A lifted finger may have tapped a back button.
        noteStacks()
        if window.rootViewController !== tabs { window.rootViewController = tabs }
        interactions.removeAll { $0.object == nil }
        for interaction in interactions { interaction.object?.cancel() }
        var seconds = 0.0
        repeat {
            // Editing begins again after a card that disappears automatically.
            window.endEditing(true)
            UIApplication.shared.advance(by: 1, frameInterval: 0.05)
            seconds += 1
        } while seconds < 3 || (seconds < 12 && !UIApplication.shared.isIdle)
        placeCardsAtBars()
        checkRest()
        hasActedDuringCall = false
        snapshots = [:]
    }
}
