import UIKit

/// The base of all animation controllers that describe their transition as a value.
///
/// Subclasses override ``forwardChoreography(in:)`` and touch no view. What they describe, forward and left to
/// right, plays in modal presentations, navigation controllers, tab bar controllers and custom containers alike;
/// backward it runs in reverse, right to left it is mirrored.
///
/// ```swift
/// final class DropAnimator: Animator {
///     override func forwardChoreography(in scene: TransitionScene) -> Choreography {
///         let above = Pose.rest.translated(y: -scene.size.height)
///         return Choreography([Participant(.outgoing), Participant(.incoming, from: above)])
///     }
/// }
/// ```
///
/// Use it as any animation controller: hand it to a ``TransitionDelegate``, or return it from a delegate of
/// your own. One animator may serve any number of transitions, also at the same time.
@MainActor open class Animator: NSObject, UIViewControllerAnimatedTransitioning {
    /// How long the transition takes, in seconds. Negative and not finite values count as 0, which shows the
    /// new screen at once.
    public var duration: TimeInterval

    /// How progress follows time. `nil` (the default) plays the animator's own timing, which may differ between
    /// the two directions.
    ///
    /// Where a choreography has keyframes a spring can't be read out of UIKit's object; the animator's own
    /// timing is used instead.
    public var timing: (any UITimingCurveProvider)?

    /// Which way it plays. `nil` (the default) finds out: forward for present, push and a later tab or child,
    /// backward for dismiss, pop and an earlier one.
    public var direction: TransitionDirection?

    /// Whether a crossfade of at most 0.3 seconds takes the transition's place while the user has Reduce Motion
    /// on. `true` by default; transitions that move nothing are played as they are.
    public var respectsReduceMotion = true

    /// Whether it plays as it does under Reduce Motion, whatever the user's setting and ``respectsReduceMotion``:
    /// for an app's own setting, and for previews. `false` by default.
    public var prefersReducedMotion = false

    private var stages: [ObjectIdentifier: Stage] = [:]

    /// - Parameter duration: how long the transition takes, in seconds.
    public init(duration: TimeInterval) {
        self.duration = duration
    }

    // MARK: What subclasses describe

    /// Describes the transition forward and left to right. The default is a crossfade.
    ///
    /// At progress 0 the outgoing screen must be at rest, at 1 the incoming one.
    open func forwardChoreography(in scene: TransitionScene) -> Choreography { .crossfade }

    /// Describes the transition backward, with the roles of a backward transition: outgoing is the screen that
    /// goes away. The default is ``forwardChoreography(in:)`` in reverse.
    open func backwardChoreography(in scene: TransitionScene) -> Choreography {
        forwardChoreography(in: scene).reversed()
    }

    /// The transition as it plays in a scene, with direction and layout direction applied.
    public final func choreography(in scene: TransitionScene) -> Choreography {
        let described = scene.described
        let choreography =
            scene.direction == .forward
            ? forwardChoreography(in: described) : backwardChoreography(in: described)
        return scene.layoutDirection == .rightToLeft ? choreography.mirrored() : choreography
    }

    /// Whether the transition moves, turns or scales anything, and so makes way for a crossfade under Reduce Motion.
    /// The default finds out from the description of a transition between screens without named views; animators
    /// that move nothing but those say so.
    open var movesAnything: Bool {
        forwardChoreography(in: TransitionScene(size: CGSize(width: 1, height: 1))).movesScreens
    }

    /// The views that it goes by beside those that the screens name. Their places are in the scene, for
    /// ``TransitionScene/element(of:)`` to find. None by default.
    open var targets: [TransitionTarget] { [] }

    // MARK: UIViewControllerAnimatedTransitioning

    open func transitionDuration(
        using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval {
        let seconds = duration.isFinite ? max(duration, 0) : 0
        if playsReduced { return min(seconds, 0.3) }
        guard seconds > 0, let timing else { return seconds }
        // Springs made of mass, stiffness and damping take their own time.
        return UIViewPropertyAnimator(duration: seconds, timingParameters: timing).duration
    }

    open func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        stage(for: transitionContext).start()
    }

    open func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating {
        stage(for: transitionContext).animator
    }

    open func animationEnded(_ transitionCompleted: Bool) {
        stages = stages.filter { !$0.value.isOver }
    }

    // MARK: Playing

    /// The stage of a transition: the same one as long as it runs, as UIKit asks of interruptible animators.
    private func stage(for context: any UIViewControllerContextTransitioning) -> Stage {
        let key = ObjectIdentifier(context)
        if let stage = stages[key], stage.belongs(to: context) { return stage }
        let isReduced = playsReduced
        let stage = Stage(
            duration: transitionDuration(using: context),
            timing: isReduced ? nil : timing,
            targets: targets,
            context: context
        ) { elements in
            let scene = TransitionScene(context, direction: direction, elements: elements)
            return isReduced ? scene.crossfade : choreography(in: scene)
        }
        stages[key] = stage
        return stage
    }

    /// Whether a crossfade takes the transition's place.
    var playsReduced: Bool {
        let isReduced = prefersReducedMotion || respectsReduceMotion && UIAccessibility.isReduceMotionEnabled
        return isReduced && movesAnything
    }
}
