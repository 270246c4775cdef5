import UIKit

// There are initializers for animators and for any animation controllers.

extension TransitionDelegate {
    /// Creates a delegate with one animator for both directions.
    ///
    /// - Parameters:
    ///   - animator: The animator.
    ///   - interaction: The interaction that drives the transitions. The default is none.
    public convenience init(_ animator: any Animator, interaction: InteractionController? = nil) {
        self.init(animator.animationController(), interaction: interaction)
    }

    /// Creates a delegate with one animation controller for both directions.
    ///
    /// - Parameters:
    ///   - animationController: Any animation controller, or that of an animator with its own ``Playback``.
    ///   - interaction: The interaction that drives the transitions. The default is none.
    public convenience init(
        _ animationController: any UIViewControllerAnimatedTransitioning,
        interaction: InteractionController? = nil
    ) { self.init(forward: animationController, backward: animationController, interaction: interaction) }

    /// Creates a delegate with a different animator for each direction.
    ///
    /// - Parameters:
    ///   - forward: The animator for presenting, pushing, and switching to later tabs or children. If `nil`,
    ///     the default transition plays; see ``forward``.
    ///   - backward: The animator for dismissing, popping, and switching to earlier tabs or children. If
    ///     `nil`, the default transition plays; see ``backward``.
    ///   - interaction: The interaction that drives the transitions. The default is none.
    public convenience init(
        forward: (any Animator)?,
        backward: (any Animator)?,
        interaction: InteractionController? = nil
    ) {
        self.init(
            forward: forward?.animationController(),
            backward: backward?.animationController(),
            interaction: interaction
        )
    }

    /// Creates a delegate with different animators for presenting and dismissing. This is
    /// `init(forward:backward:interaction:)` with the terms of modal presentations.
    public convenience init(
        presenting: (any Animator)?,
        dismissing: (any Animator)?,
        interaction: InteractionController? = nil
    ) { self.init(forward: presenting, backward: dismissing, interaction: interaction) }

    /// Creates a delegate with different animation controllers for presenting and dismissing. This is
    /// `init(forward:backward:interaction:)` with the terms of modal presentations.
    @_disfavoredOverload
    public convenience init(
        presenting: (any UIViewControllerAnimatedTransitioning)?,
        dismissing: (any UIViewControllerAnimatedTransitioning)?,
        interaction: InteractionController? = nil
    ) { self.init(forward: presenting, backward: dismissing, interaction: interaction) }

    /// Creates a delegate with different animators for pushing and popping. This is
    /// `init(forward:backward:interaction:)` with the terms of navigation controllers.
    public convenience init(
        pushing: (any Animator)?,
        popping: (any Animator)?,
        interaction: InteractionController? = nil
    ) { self.init(forward: pushing, backward: popping, interaction: interaction) }

    /// Creates a delegate with different animation controllers for pushing and popping. This is
    /// `init(forward:backward:interaction:)` with the terms of navigation controllers.
    @_disfavoredOverload
    public convenience init(
        pushing: (any UIViewControllerAnimatedTransitioning)?,
        popping: (any UIViewControllerAnimatedTransitioning)?,
        interaction: InteractionController? = nil
    ) { self.init(forward: pushing, backward: popping, interaction: interaction) }
}
