import TestSupport
import Testing
import TransitionKit
@_spi(Host) import UIKit

/// An app with three screens in a container, which can run code in all of their callbacks.
@MainActor final class CallbackScene {
    let log: CallbackLog
    let screens: [HookedScreen]
    let container: HookedContainer
    let delegate: HookedDelegate
    let window: UIWindow

    /// - Parameter shows: Whether the container is on the screen immediately.
    init(shows: Bool = true) {
        UIApplication.reset()
        let log = CallbackLog()
        self.log = log
        screens = ["A", "B", "C"].map { HookedScreen($0, log) }
        container = HookedContainer(viewControllers: screens)
        delegate = HookedDelegate(log)
        container.delegate = delegate
        window = UIWindow(frame: UIScreen.main.bounds)
        if shows { show() }
    }

    func show() {
        window.rootViewController = container
        window.makeKeyAndVisible()
        tick()
    }

    /// Makes the delegate return an animation controller that's ended manually.
    func useManualAnimator() -> ManualAnimator {
        let animator = ManualAnimator(log)
        delegate.animator = animator
        return animator
    }

    func tick() { UIApplication.shared.tick() }

    func advance(by seconds: TimeInterval) { UIApplication.shared.advance(by: seconds) }

    /// Waits until everything is at rest.
    func settle() { UIApplication.shared.advance(by: 1.5) }

    /// Expects that nothing moves, that only one screen is in its place, and that all of them have been
    /// notified.
    func expectShown(_ index: Int, at location: SourceLocation = #_sourceLocation) {
        let shown = screens[index]
        let view: UIView = shown.view
        #expect(container.selectedViewController === shown, sourceLocation: location)
        #expect(container.children == [shown], sourceLocation: location)
        #expect(container.transitionCoordinator == nil, sourceLocation: location)
        #expect(view.isDescendant(of: container.view), sourceLocation: location)
        #expect(view.superview?.subviews == [view], sourceLocation: location)
        #expect(view.frame == container.view.bounds, sourceLocation: location)
        #expect(log.appearance(of: shown.name) == .shown, sourceLocation: location)
        #expect(lastMove(of: shown) == "didMove(toParent: parent)", sourceLocation: location)
        for other in screens where other !== shown {
            #expect(other.parent == nil, sourceLocation: location)
            #expect(other.viewIfLoaded?.superview == nil, sourceLocation: location)
            #expect(log.appearance(of: other.name) == .gone, sourceLocation: location)
            #expect([nil, "didMove(toParent: nil)"].contains(lastMove(of: other)), sourceLocation: location)
        }
    }

    /// Returns the last notification of a screen about its parent.
    private func lastMove(of screen: HookedScreen) -> String? {
        let name = screen.name
        let last = log.entries(of: "\(name) willMove", "\(name) didMove").last
        return last.map { String($0.dropFirst(name.count + 1)) }
    }
}

/// A screen that records its callbacks, and runs code in them.
final class HookedScreen: UIViewController {
    enum Moment: CaseIterable, Sendable {
        case didLoad
        case willAppear, didAppear, willDisappear, didDisappear
        case willJoin, didJoin, willLeave, didLeave
    }

    let name: String
    /// The code to run in a callback, the first time that it's called.
    var hooks: [Moment: () -> Void] = [:]
    private let log: CallbackLog

    init(_ name: String, _ log: CallbackLog) {
        self.name = name
        self.log = log
        super.init(nibName: nil, bundle: nil)
        title = name
    }

    required init?(coder: NSCoder) { fatalError("Made in code only") }

    private func pass(_ moment: Moment, _ callback: String? = nil) {
        if let callback { log.add("\(name) \(callback)") }
        hooks.removeValue(forKey: moment)?()
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        pass(.didLoad)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        pass(.willAppear, "viewWillAppear(\(animated))")
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        pass(.didAppear, "viewDidAppear(\(animated))")
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        pass(.willDisappear, "viewWillDisappear(\(animated))")
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        pass(.didDisappear, "viewDidDisappear(\(animated))")
    }

    override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        pass(parent == nil ? .willLeave : .willJoin, "willMove(toParent: \(describe(parent)))")
    }

    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        pass(parent == nil ? .didLeave : .didJoin, "didMove(toParent: \(describe(parent)))")
    }

    private func describe(_ parent: UIViewController?) -> String { parent == nil ? "nil" : "parent" }
}

/// A container that runs code in its next layout pass.
final class HookedContainer: ContainerViewController {
    var onLayout: (() -> Void)?

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let hook = onLayout
        onLayout = nil
        hook?()
    }
}

/// A container's delegate that records its calls, and runs code in them.
@MainActor final class HookedDelegate: ContainerViewControllerDelegate {
    /// The animator, or `nil` for the container's own.
    var animator: (any UIViewControllerAnimatedTransitioning)?
    var interaction: (any UIViewControllerInteractiveTransitioning)?
    /// The code to run the next time that an animation controller is requested.
    var onAsk: (() -> Void)?
    /// The code to run the next time that an interaction controller is requested.
    var onAskForInteraction: (() -> Void)?
    private let log: CallbackLog

    init(_ log: CallbackLog) { self.log = log }

    func containerViewController(
        _ container: ContainerViewController,
        didSelect viewController: UIViewController
    ) { log.add("selected \(viewController.title ?? "")") }

    func containerViewController(
        _ container: ContainerViewController,
        didCancelSelecting viewController: UIViewController
    ) { log.add("canceled \(viewController.title ?? "")") }

    func containerViewController(
        _ container: ContainerViewController,
        animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        log.add("asked")
        let hook = onAsk
        onAsk = nil
        hook?()
        return animator
    }

    func containerViewController(
        _ container: ContainerViewController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        let hook = onAskForInteraction
        onAskForInteraction = nil
        hook?()
        return interaction
    }
}

/// An animation controller that moves nothing, and is ended manually.
@MainActor final class ManualAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    /// Whether it ends immediately.
    var endsAtOnce = false
    /// The container's size when the latest transition began.
    private(set) var size = CGSize.zero
    private var context: (any UIViewControllerContextTransitioning)?
    private let log: CallbackLog

    init(_ log: CallbackLog) { self.log = log }

    func end(_ didComplete: Bool) { context?.completeTransition(didComplete) }

    func transitionDuration(
        using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.4 }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        log.add("animateTransition")
        context = transitionContext
        size = transitionContext.containerView.bounds.size
        if let view = transitionContext.view(forKey: .to) { transitionContext.containerView.addSubview(view) }
        if endsAtOnce { end(true) }
    }

    func animationEnded(_ transitionCompleted: Bool) { log.add("animationEnded(\(transitionCompleted))") }
}

/// An interaction controller that lets the transition begin by itself, and ends it on request.
@MainActor final class LateInteraction: NSObject, UIViewControllerInteractiveTransitioning {
    private var context: (any UIViewControllerContextTransitioning)?
    private let log: CallbackLog

    init(_ log: CallbackLog) { self.log = log }

    var wantsInteractiveStart: Bool { false }

    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        log.add("startInteractiveTransition(\(transitionContext.isInteractive))")
        context = transitionContext
    }

    func end() { context?.completeTransition(true) }
}
