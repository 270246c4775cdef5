// What the Objective-C runtime does on Apple's platforms, and what takes its place elsewhere: optional
// requirements, which have default implementations there, and callbacks by target and selector, which are
// closures there. This is the one file that knows.

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
            responds(to: #selector(UIViewControllerAnimatedTransitioning.interruptibleAnimator(using:)))
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
    private let link: CADisplayLink

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
        override func responds(to selector: Selector!) -> Bool {
            let optional = #selector(
                UIViewControllerAnimatedTransitioning.interruptibleAnimator(using:)
            )
            return selector == optional ? base.responds(to: selector) : super.responds(to: selector)
        }
    #endif
}
