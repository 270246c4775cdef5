@_spi(Host) import QuartzCore

/// An object that drives one of UIKit's transitions by a fraction, which usually comes from a gesture.
///
/// It pauses, scrubs, and reverses the animation controller's interruptible animator. Without one, it
/// controls the time of the container's layer. Subclasses that override `update(_:)`, `finish()`, `cancel()`,
/// or `startInteractiveTransition(_:)` must call super first.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
    private enum Drive {
        case animator(any UIViewImplicitlyAnimating)
        case layers(LayerScrubber)
    }

    private weak var context: TransitionContext?
    private var drive: Drive?

    public override init() {
        super.init()
    }

    /// The duration that the animation controller returned when the transition started.
    open private(set) var duration: CGFloat = 0

    /// The fraction of the last `update(_:)`, or the one at which `pause()` stopped.
    open private(set) var percentComplete: CGFloat = 0

    /// The speed of the rest of the animation. Apple requires a value greater than 0, but many apps set it to
    /// the remaining fraction, which can be 0. Here, such values have the effect of 1.
    open var completionSpeed: CGFloat = 1

    /// The curve of the rest of the animation.
    open var completionCurve = UIView.AnimationCurve.easeInOut

    /// The timing of the rest of an interruptible animation. If it's `nil`, the animator's own timing
    /// applies.
    open var timingCurve: (any UITimingCurveProvider)?

    /// A Boolean value that indicates whether the transition starts under this object's control. If it's
    /// `false`, the transition runs by itself until `pause()` takes control.
    open var wantsInteractiveStart = true

    /// Starts the animation, and holds it at the beginning if ``wantsInteractiveStart`` is `true`. Does
    /// nothing if the context isn't UIKit's.
    open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        guard let context = transitionContext as? TransitionContext else { return }
        attach(to: context)
        guard context.initiallyInteractive else {
            context.animator.animateTransition(using: context)
            return
        }
        if let animator = context.interruptibleAnimator() {
            drive = .animator(animator)
            animator.pauseAnimation()
            context.coordinator.runAlongside()
        } else {
            let scrubber = LayerScrubber(
                views: [context.containerView] + context.coordinator.outsideViews,
                duration: context.duration
            )
            drive = .layers(scrubber)
            scrubber.start {
                context.animator.animateTransition(using: context)
                context.coordinator.runAlongside()
            }
        }
    }

    /// Takes control of a transition that runs by itself, if it has an interruptible animator.
    open func pause() {
        guard let context, !context.hasEnded, context.hasStarted, !context.isInteractive,
            let animator = context.interruptibleAnimator()
        else { return }
        drive = .animator(animator)
        animator.pauseAnimation()
        if animator.isReversed { animator.isReversed = false }
        percentComplete = animator.fractionComplete
        context.pauseInteractiveTransition()
        context.updateInteractiveTransition(percentComplete)
    }

    /// Moves the animation to a fraction of its duration, clamped to 0…1.
    open func update(_ percentComplete: CGFloat) {
        guard let context, let drive, context.isInteractive, !percentComplete.isNaN else { return }
        let fraction = min(max(percentComplete, 0), 1)
        self.percentComplete = fraction
        switch drive {
        case .animator(let animator): animator.fractionComplete = fraction
        case .layers(let scrubber): scrubber.fraction = fraction
        }
        context.updateInteractiveTransition(fraction)
    }

    /// Reverses the animation to its beginning.
    open func cancel() {
        conclude(forward: false)
    }

    /// Plays the rest of the animation to its end.
    open func finish() {
        conclude(forward: true)
    }

    private func conclude(forward: Bool) {
        guard let context, let drive, context.isInteractive else { return }
        if forward {
            context.finishInteractiveTransition()
        } else {
            context.cancelInteractiveTransition()
        }
        let remaining = (forward ? 1 - percentComplete : percentComplete) / playableSpeed
        switch drive {
        case .animator(let animator):
            animator.isReversed = !forward
            animator.continueAnimation(withTimingParameters: timingCurve, durationFactor: remaining)
        case .layers(let scrubber):
            // A handler may have ended the transition, which has released the layers.
            guard self.context === context else { return }
            scrubber.play(forward: forward, for: remaining * duration, curve: completionCurve)
        }
    }

    // MARK: For the context

    func attach(to context: TransitionContext) {
        self.context = context
        drive = nil
        duration = context.duration
        percentComplete = 0
    }

    func detach(from context: TransitionContext) {
        guard self.context === context else { return }
        if case .layers(let scrubber) = drive { scrubber.release() }
        drive = nil
        self.context = nil
    }
}

extension UIViewControllerInteractiveTransitioning {
    /// The speed that applies to the rest of the animation.
    var playableSpeed: CGFloat { completionSpeed > 0 && completionSpeed.isFinite ? completionSpeed : 1 }
}
