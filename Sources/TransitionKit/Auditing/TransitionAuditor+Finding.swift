extension TransitionAuditor {
    /// Something that an animation controller did wrong in one transition.
    public struct Finding: Hashable, Sendable, CustomStringConvertible {
        /// What sort of mistake it is.
        public enum Kind: Hashable, Sendable, CaseIterable {
            /// It has not called `completeTransition(_:)` long after its duration, while nobody held the transition.
            case neverCompleted
            /// It called `completeTransition(_:)` more than once.
            case completedTwice
            /// The transition is complete, and the incoming view is not in the container view.
            case incomingViewMissing
            /// The transition is complete, and the incoming view is not at its final frame.
            case incomingViewMisplaced
            /// It changed the view of a screen that `view(forKey:)` does not hand out.
            case touchedOtherScreen
            /// It changed a view outside the container view, or put a screen there.
            case touchedOutsideContainer
            /// It left a change behind: a transform, an alpha, a mask, an anchor point, an animation, a helper view, a
            /// hidden view.
            case leftBehind
            /// `interruptibleAnimator(using:)` returned different objects for one transition.
            case vendedSeveralAnimators
            /// The transition was canceled, and it completed it all the same or left the incoming view in place.
            case ignoredCancellation
        }

        public let kind: Kind
        /// The type of the animation controller; of the animator, where it plays an ``Animator``.
        public let animationController: String
        /// What it did and how to mend it, in one line: *left the alpha of the outgoing view changed; …*
        public let message: String

        /// The animation controller and what it did, in one line.
        public var description: String { "\(animationController) \(message)" }
    }
}
