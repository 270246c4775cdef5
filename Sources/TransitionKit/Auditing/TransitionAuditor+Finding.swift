extension TransitionAuditor {
    /// A mistake in a transition.
    public struct Finding: Hashable, Sendable, CustomStringConvertible {
        /// The kinds of mistakes.
        public enum Kind: Hashable, Sendable, CaseIterable {
            /// The animation controller hasn't called `completeTransition(_:)` long after its duration,
            /// although nothing held the transition.
            case neverCompleted
            /// The animation controller called `completeTransition(_:)` more than once.
            case completedTwice
            /// The transition is complete, but the animation controller hasn't added the incoming view to the
            /// container view.
            case incomingViewMissing
            /// The transition is complete, but the incoming view doesn't have its final frame.
            case incomingViewMisplaced
            /// The animation controller changed the view of a screen that `view(forKey:)` doesn't return.
            case touchedOtherScreen
            /// The animation controller changed a view outside the container view, or moved a screen there.
            case touchedOutsideContainer
            /// The animation controller didn't restore a transform, an alpha, a mask, an anchor point, or a
            /// hidden view, or left an animation or a helper view behind.
            case leftBehind
            /// The method `interruptibleAnimator(using:)` returned different objects for one transition.
            case vendedSeveralAnimators
            /// The transition was canceled, but the animation controller reported it as completed, or left
            /// the incoming view in place.
            case ignoredCancellation
            /// An ``Animator`` doesn't bring the incoming screen to rest at the end of its choreography, or
            /// doesn't begin with the outgoing screen at rest.
            case screenNotAtRest
            /// None of the participants of a choreography shows the incoming screen, or it's hidden until the
            /// end.
            case incomingScreenNotShown
            /// A choreography contains two participants for the same screen, named view, or backdrop. Only
            /// the first is played.
            case shownTwice
            /// A pose of a choreography contains a value that isn't a finite number. The choreography plays
            /// as if the value were that of a pose at rest.
            case invalidPose
            /// An animation controller is in two running transitions. UIKit identifies a running transition
            /// by its animation controller.
            case sharedAnimationController
            /// A ``TransitionDelegate`` was released although a controller still needs it.
            case delegateReleased
            /// A ``TransitionDelegate`` is attached to a ``ContainerViewController``, but the app has set
            /// another delegate since, which doesn't provide an animation controller. Or it's attached to a
            /// controller that overrides its delegate property and has kept another object.
            case delegateReplaced
            /// A ``TransitionDelegate`` has a `presentation` of the product Presentations, but the modal
            /// presentation style of the screen that's presented isn't `custom`. Or that style was set after
            /// the screen's presentation controller had been used, so UIKit presents a sheet.
            case presentationIgnored
            /// A ``TransitionDelegate`` animates a screen that the system presents as a sheet.
            case animatedSheet
            /// The delegate of a ``ContainerViewController`` returned UIKit's own interaction controller,
            /// which drives only transitions of UIKit's own containers.
            case interactionIgnored
        }

        /// The kind of mistake.
        public let kind: Kind
        /// The name of the animation controller's type, or of the animator's if it plays an ``Animator``. If
        /// the mistake is in the use of a transition delegate, it's `TransitionDelegate`. If an interaction
        /// controller is at fault, it's the name of that controller's type.
        public let typeName: String
        /// A description of the mistake and how to fix it, in one line, such as *left the alpha of the
        /// outgoing view changed; …*.
        public let message: String

        /// The name of the type and the message, in one line.
        public var description: String { "\(typeName) \(message)" }
    }
}
