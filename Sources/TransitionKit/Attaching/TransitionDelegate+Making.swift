import UIKit

// Each initializer takes animators, and anybody's animation controllers.

extension TransitionDelegate {
    /// One animator for both ways.
    ///
    /// - Parameters:
    ///   - animator: how the screens move.
    ///   - interaction: drives the transitions; none by default.
    public convenience init(_ animator: any Animator, interaction: InteractionController? = nil) {
        self.init(animator.animationController(), interaction: interaction)
    }

    /// One animation controller for both ways.
    ///
    /// - Parameters:
    ///   - animationController: anybody's, or an animator's with a ``Playback`` of its own.
    ///   - interaction: drives the transitions; none by default.
    public convenience init(
        _ animationController: any UIViewControllerAnimatedTransitioning,
        interaction: InteractionController? = nil
    ) {
        self.init(
            forwardController: animationController,
            backwardController: animationController,
            interaction: interaction
        )
    }

    /// Different animators for the two ways.
    ///
    /// - Parameters:
    ///   - forward: for present, push and later tabs or children; `nil` leaves them to UIKit.
    ///   - backward: for dismiss, pop and earlier tabs or children; `nil` leaves them to UIKit.
    ///   - interaction: drives the transitions; none by default.
    public convenience init(
        forward: (any Animator)?,
        backward: (any Animator)?,
        interaction: InteractionController? = nil
    ) {
        self.init(
            forwardController: forward?.animationController(),
            backwardController: backward?.animationController(),
            interaction: interaction
        )
    }

    /// Different animation controllers for the two ways.
    ///
    /// - Parameters:
    ///   - forward: for present, push and later tabs or children; `nil` leaves them to UIKit.
    ///   - backward: for dismiss, pop and earlier tabs or children; `nil` leaves them to UIKit.
    ///   - interaction: drives the transitions; none by default.
    @_disfavoredOverload
    public convenience init(
        forward: (any UIViewControllerAnimatedTransitioning)?,
        backward: (any UIViewControllerAnimatedTransitioning)?,
        interaction: InteractionController? = nil
    ) {
        self.init(forwardController: forward, backwardController: backward, interaction: interaction)
    }

    /// Different animators for the way in and the way out of a modal presentation. The same as
    /// `init(forward:backward:interaction:)`, by the names of this container.
    public convenience init(
        presenting: (any Animator)?,
        dismissing: (any Animator)?,
        interaction: InteractionController? = nil
    ) {
        self.init(forward: presenting, backward: dismissing, interaction: interaction)
    }

    /// Different animation controllers for the way in and the way out of a modal presentation. The same as
    /// `init(forward:backward:interaction:)`, by the names of this
    /// container.
    @_disfavoredOverload
    public convenience init(
        presenting: (any UIViewControllerAnimatedTransitioning)?,
        dismissing: (any UIViewControllerAnimatedTransitioning)?,
        interaction: InteractionController? = nil
    ) {
        self.init(forwardController: presenting, backwardController: dismissing, interaction: interaction)
    }

    /// Different animators for push and pop. The same as `init(forward:backward:interaction:)`, by
    /// the names of this container.
    public convenience init(
        push: (any Animator)?,
        pop: (any Animator)?,
        interaction: InteractionController? = nil
    ) {
        self.init(forward: push, backward: pop, interaction: interaction)
    }

    /// Different animation controllers for push and pop. The same as
    /// `init(forward:backward:interaction:)`, by the names of this
    /// container.
    @_disfavoredOverload
    public convenience init(
        push: (any UIViewControllerAnimatedTransitioning)?,
        pop: (any UIViewControllerAnimatedTransitioning)?,
        interaction: InteractionController? = nil
    ) {
        self.init(forwardController: push, backwardController: pop, interaction: interaction)
    }
}
