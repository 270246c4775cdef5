import TransitionKit
import UIKit

/// Plays whatever animator is chosen when a transition begins, so that the screens on stage can stay while it is
/// changed.
final class StageAnimator: Animator {

    var base: Animator {
        didSet { adopt() }
    }

    /// 1 plays it as it is, less plays it slower.
    var speed: Double = 1 {
        didSet { adopt() }
    }

    /// Whether the screens read from right to left.
    var isRightToLeft = false

    /// Called when a transition is about to begin.
    var onStart: ((any UIViewControllerContextTransitioning) -> Void)?

    /// What else moves with a transition that begins under a finger, as far and as fast.
    var alongsideFinger: ((any UIViewControllerContextTransitioning) -> Void)?

    private weak var current: (any UIViewControllerContextTransitioning)?

    init(_ base: Animator) {
        self.base = base
        super.init(duration: base.duration)
        adopt()
    }

    private func adopt() {
        duration = base.duration / speed
        prefersReducedMotion = base.prefersReducedMotion
    }

    override var movesAnything: Bool { base.movesAnything }

    override func forwardChoreography(in scene: TransitionScene) -> Choreography {
        base.forwardChoreography(in: scene)
    }

    override func backwardChoreography(in scene: TransitionScene) -> Choreography {
        base.backwardChoreography(in: scene)
    }

    override func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        prepare(transitionContext)
        super.animateTransition(using: transitionContext)
    }

    override func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating {
        let isNew = prepare(transitionContext)
        let animator = super.interruptibleAnimator(using: transitionContext)
        if isNew, transitionContext.isInteractive, let animator = animator as? UIViewPropertyAnimator {
            animator.addAnimations { [weak self] in self?.alongsideFinger?(transitionContext) }
        }
        return animator
    }

    override func animationEnded(_ transitionCompleted: Bool) {
        super.animationEnded(transitionCompleted)
        current = nil
    }

    /// Tells whether it is a new one.
    @discardableResult
    private func prepare(_ context: any UIViewControllerContextTransitioning) -> Bool {
        guard current !== context else { return false }
        current = context
        // Views don't hand down which way they read, and these are new.
        context.containerView.read(rightToLeft: isRightToLeft)
        for key in [UITransitionContextViewKey.from, .to] {
            context.view(forKey: key)?.read(rightToLeft: isRightToLeft)
        }
        onStart?(context)
        return true
    }
}

extension UIView {
    /// Makes a view and all in it read from right to left, or the way the app does.
    func read(rightToLeft isRightToLeft: Bool) {
        semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .unspecified
        for subview in subviews { subview.read(rightToLeft: isRightToLeft) }
    }
}
