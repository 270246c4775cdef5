// What the Objective-C runtime does on Apple's platforms, and what takes its place elsewhere: optional
// requirements, which have default implementations there, and callbacks by target and selector, which are
// closures there; and what tvOS lacks. This is the one file that knows.

#if canImport(ObjectiveC)
    import UIKit
#else
    @_spi(Host) import QuartzCore
    @_spi(Host) import UIKit
#endif

extension UIViewControllerAnimatedTransitioning {
    /// The property animator that drives the transition, if the animation controller vends one.
    @MainActor func propertyAnimator(
        using context: any UIViewControllerContextTransitioning
    ) -> UIViewPropertyAnimator? {
        #if canImport(ObjectiveC)
            interruptibleAnimator?(using: context) as? UIViewPropertyAnimator
        #else
            interruptibleAnimator(using: context) as? UIViewPropertyAnimator
        #endif
    }

    /// Whether it may have an animator to vend; a context is needed to be sure.
    @MainActor var vendsAnimator: Bool {
        #if canImport(ObjectiveC)
            responds(to: .interruptibleAnimator)
        #else
            true
        #endif
    }

    /// Tells the animation controller that its transition is over.
    @MainActor func notifyAnimationEnded(_ transitionCompleted: Bool) {
        #if canImport(ObjectiveC)
            animationEnded?(transitionCompleted)
        #else
            animationEnded(transitionCompleted)
        #endif
    }
}

#if canImport(ObjectiveC)
    extension Selector {
        static var interruptibleAnimator: Selector {
            #selector((any UIViewControllerAnimatedTransitioning).interruptibleAnimator(using:))
        }
    }
#endif

extension UIViewControllerInteractiveTransitioning {
    /// Whether the transition is interactive from its start. It is where the interaction controller says
    /// nothing.
    @MainActor var startsInteractively: Bool {
        #if canImport(ObjectiveC)
            wantsInteractiveStart ?? true
        #else
            wantsInteractiveStart
        #endif
    }
}

// MARK: - Callbacks

/// Calls back once a frame, with the time now, until it is stopped or released.
@MainActor final class Ticker {
    // Made and used on the main actor; whoever releases it last may only stop it.
    private nonisolated(unsafe) let link: CADisplayLink

    deinit { link.invalidate() }

    init(_ handler: @escaping @MainActor (CFTimeInterval) -> Void) {
        #if canImport(ObjectiveC)
            link = CADisplayLink(target: TickerTarget(handler), selector: #selector(TickerTarget.tick))
        #else
            link = CADisplayLink { _ in MainActor.assumeIsolated { handler(CACurrentMediaTime()) } }
        #endif
        link.add(to: .main, forMode: .common)
    }

    func stop() {
        link.invalidate()
    }
}

extension UIGestureRecognizer {
    /// Calls a closure whenever the gesture begins, changes, ends or is cancelled.
    ///
    /// - Returns: an object to keep for as long as the calls are wanted.
    @MainActor func whenever(_ handler: @escaping @MainActor (UIGestureRecognizer) -> Void) -> AnyObject {
        let target = GestureTarget(handler)
        #if canImport(ObjectiveC)
            addTarget(target, action: #selector(GestureTarget.fire))
        #else
            addHandler { [weak target] recognizer in target?.fire(recognizer) }
        #endif
        return target
    }
}

#if canImport(ObjectiveC)
    @MainActor private final class TickerTarget: NSObject {
        private let handler: @MainActor (CFTimeInterval) -> Void

        init(_ handler: @escaping @MainActor (CFTimeInterval) -> Void) {
            self.handler = handler
        }

        @objc func tick() { handler(CACurrentMediaTime()) }
    }
#endif

@MainActor private final class GestureTarget: NSObject {
    private let handler: @MainActor (UIGestureRecognizer) -> Void

    init(_ handler: @escaping @MainActor (UIGestureRecognizer) -> Void) {
        self.handler = handler
    }

    #if canImport(ObjectiveC)
        @objc func fire(_ recognizer: UIGestureRecognizer) { handler(recognizer) }
    #else
        func fire(_ recognizer: UIGestureRecognizer) { handler(recognizer) }
    #endif
}

// MARK: - Standing in for another animation controller

/// Passes everything on to another animation controller, and tells an interaction controller when the
/// transition begins by itself and when it is over. It has an interruptible animator exactly if the other has.
@MainActor final class ContextRelay: NSObject, UIViewControllerAnimatedTransitioning {
    let base: any UIViewControllerAnimatedTransitioning
    var handle: InteractionHandle?
    var onStart: ((any UIViewControllerContextTransitioning) -> Void)?
    var onEnd: ((_ didComplete: Bool) -> Void)?

    init(_ base: any UIViewControllerAnimatedTransitioning) {
        self.base = base
    }

    func transitionDuration(
        using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval {
        base.transitionDuration(using: transitionContext)
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        onStart?(transitionContext)
        base.animateTransition(using: transitionContext)
    }

    func animationEnded(_ transitionCompleted: Bool) {
        base.notifyAnimationEnded(transitionCompleted)
        let onEnd = onEnd
        // UIKit has been seen to call this twice.
        self.onEnd = nil
        onEnd?(transitionCompleted)
    }

    func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating {
        #if canImport(ObjectiveC)
            guard let animator = base.interruptibleAnimator?(using: transitionContext) else {
                preconditionFailure("Asked only if the other animation controller answers")
            }
            return animator
        #else
            return base.interruptibleAnimator(using: transitionContext)
        #endif
    }

    #if canImport(ObjectiveC)
        nonisolated override func responds(to selector: Selector!) -> Bool {
            guard selector == .interruptibleAnimator else { return super.responds(to: selector) }
            return MainActor.assumeIsolated { base.vendsAnimator }
        }
    #endif
}

// MARK: - What other delegates vend

extension UIViewControllerTransitioningDelegate {
    @MainActor func vendedAnimation(
        forPresented presented: UIViewController,
        presenting: UIViewController,
        source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        #if canImport(ObjectiveC)
            animationController?(forPresented: presented, presenting: presenting, source: source)
        #else
            animationController(forPresented: presented, presenting: presenting, source: source)
        #endif
    }

    @MainActor func vendedAnimation(forDismissed dismissed: UIViewController) -> (
        any UIViewControllerAnimatedTransitioning
    )? {
        #if canImport(ObjectiveC)
            animationController?(forDismissed: dismissed)
        #else
            animationController(forDismissed: dismissed)
        #endif
    }

    @MainActor func vendedInteraction(
        forPresentationUsing animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        #if canImport(ObjectiveC)
            interactionControllerForPresentation?(using: animator)
        #else
            interactionControllerForPresentation(using: animator)
        #endif
    }

    @MainActor func vendedInteraction(forDismissalUsing animator: any UIViewControllerAnimatedTransitioning)
        -> (any UIViewControllerInteractiveTransitioning)?
    {
        #if canImport(ObjectiveC)
            interactionControllerForDismissal?(using: animator)
        #else
            interactionControllerForDismissal(using: animator)
        #endif
    }
}

extension UINavigationControllerDelegate {
    @MainActor func vendedAnimation(
        _ navigation: UINavigationController,
        for operation: UINavigationController.Operation,
        from: UIViewController,
        to: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        #if canImport(ObjectiveC)
            navigationController?(navigation, animationControllerFor: operation, from: from, to: to)
        #else
            navigationController(navigation, animationControllerFor: operation, from: from, to: to)
        #endif
    }

    @MainActor func vendedInteraction(
        _ navigation: UINavigationController,
        for animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        #if canImport(ObjectiveC)
            navigationController?(navigation, interactionControllerFor: animator)
        #else
            navigationController(navigation, interactionControllerFor: animator)
        #endif
    }
}

extension UITabBarControllerDelegate {
    @MainActor func vendedAnimation(_ tabs: UITabBarController, from: UIViewController, to: UIViewController)
        -> (any UIViewControllerAnimatedTransitioning)?
    {
        #if canImport(ObjectiveC)
            tabBarController?(tabs, animationControllerForTransitionFrom: from, to: to)
        #else
            tabBarController(tabs, animationControllerForTransitionFrom: from, to: to)
        #endif
    }

    @MainActor func vendedInteraction(
        _ tabs: UITabBarController,
        for animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        #if canImport(ObjectiveC)
            tabBarController?(tabs, interactionControllerFor: animator)
        #else
            tabBarController(tabs, interactionControllerFor: animator)
        #endif
    }
}

// MARK: - Passing on to other delegates

#if canImport(ObjectiveC)
    extension TransitionDelegate {
        nonisolated public override func responds(to selector: Selector!) -> Bool {
            super.responds(to: selector) || original(respondingTo: selector) != nil
        }

        nonisolated public override func forwardingTarget(for selector: Selector!) -> Any? {
            original(respondingTo: selector) ?? super.forwardingTarget(for: selector)
        }

        private nonisolated func original(respondingTo selector: Selector!) -> (any NSObjectProtocol)? {
            guard let selector else { return nil }
            // The name goes to the main actor, since selectors are not known to be sendable.
            let name = NSStringFromSelector(selector)
            nonisolated(unsafe) var original: (any NSObjectProtocol)?
            MainActor.assumeIsolated {
                original = originals.first { $0.responds(to: NSSelectorFromString(name)) }
            }
            return original
        }
    }
#else
    extension TransitionDelegate {
        public func presentationController(
            forPresented presented: UIViewController,
            presenting: UIViewController?,
            source: UIViewController
        ) -> UIPresentationController? {
            original((any UIViewControllerTransitioningDelegate).self, for: presented)?
                .presentationController(forPresented: presented, presenting: presenting, source: source)
        }

        public func navigationController(
            _ navigationController: UINavigationController,
            willShow viewController: UIViewController,
            animated: Bool
        ) {
            original((any UINavigationControllerDelegate).self, for: navigationController)?
                .navigationController(navigationController, willShow: viewController, animated: animated)
        }

        public func navigationController(
            _ navigationController: UINavigationController,
            didShow viewController: UIViewController,
            animated: Bool
        ) {
            original((any UINavigationControllerDelegate).self, for: navigationController)?
                .navigationController(navigationController, didShow: viewController, animated: animated)
        }

        public func navigationControllerSupportedInterfaceOrientations(
            _ navigationController: UINavigationController
        ) -> UIInterfaceOrientationMask {
            original((any UINavigationControllerDelegate).self, for: navigationController)?
                .navigationControllerSupportedInterfaceOrientations(navigationController)
                ?? .allButUpsideDown
        }

        public func navigationControllerPreferredInterfaceOrientationForPresentation(
            _ navigationController: UINavigationController
        ) -> UIInterfaceOrientation {
            original((any UINavigationControllerDelegate).self, for: navigationController)?
                .navigationControllerPreferredInterfaceOrientationForPresentation(navigationController)
                ?? .portrait
        }

        public func tabBarController(
            _ tabBarController: UITabBarController,
            shouldSelect viewController: UIViewController
        ) -> Bool {
            original((any UITabBarControllerDelegate).self, for: tabBarController)?
                .tabBarController(tabBarController, shouldSelect: viewController) ?? true
        }

        public func tabBarController(
            _ tabBarController: UITabBarController,
            didSelect viewController: UIViewController
        ) {
            original((any UITabBarControllerDelegate).self, for: tabBarController)?
                .tabBarController(tabBarController, didSelect: viewController)
        }

        public func tabBarControllerSupportedInterfaceOrientations(
            _ tabBarController: UITabBarController
        ) -> UIInterfaceOrientationMask {
            original((any UITabBarControllerDelegate).self, for: tabBarController)?
                .tabBarControllerSupportedInterfaceOrientations(tabBarController) ?? .allButUpsideDown
        }

        public func tabBarControllerPreferredInterfaceOrientationForPresentation(
            _ tabBarController: UITabBarController
        ) -> UIInterfaceOrientation {
            original((any UITabBarControllerDelegate).self, for: tabBarController)?
                .tabBarControllerPreferredInterfaceOrientationForPresentation(tabBarController) ?? .portrait
        }
    }
#endif

// MARK: - What tvOS lacks

extension UIPanGestureRecognizer {
    /// Takes no second finger. A remote has one.
    @MainActor func limitToOneFinger() {
        #if !os(tvOS)
            maximumNumberOfTouches = 1
        #endif
    }
}

extension UINavigationController {
    /// The system's swipe back, where there is one.
    @MainActor var popRecognizer: UIGestureRecognizer? {
        #if os(tvOS)
            nil
        #else
            interactivePopGestureRecognizer
        #endif
    }
}

extension UINavigationItem {
    /// Whether the back button is neither hidden nor replaced.
    @MainActor var hasItsBackButton: Bool {
        #if os(tvOS)
            true
        #else
            !hidesBackButton && (leftItemsSupplementBackButton || leftBarButtonItems?.isEmpty != false)
        #endif
    }
}
