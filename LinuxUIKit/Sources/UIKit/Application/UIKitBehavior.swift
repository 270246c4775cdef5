/// The answers to questions about UIKit that Apple doesn't document and that public reports answer
/// differently.
///
/// A library has to work whichever answer is true, so tests run with each of them:
///
/// ```swift
/// UIKitBehavior.$current.withValue(UIKitBehavior(outcomeAtStart: .forgotten)) { … }
/// ```
@_spi(Host) public struct UIKitBehavior: Hashable, Sendable {
    /// The answers that apply to the current task. The default is what most reports say.
    @TaskLocal public static var current = UIKitBehavior()

    /// What becomes of `finishInteractiveTransition()` and `cancelInteractiveTransition()` when they're
    /// called while `startInteractiveTransition(_:)` is still running.
    public var outcomeAtStart: OutcomeAtStart

    public enum OutcomeAtStart: CaseIterable, Sendable {
        /// They apply at once.
        case immediate
        /// They apply once the start has returned.
        case pending
        /// They're forgotten. The transition remains interactive and isn't canceled, and nothing is notified.
        case forgotten
    }

    /// Whether UIKit calls the delegate for an animation controller only if the screen that's pushed, popped,
    /// presented, or dismissed doesn't have a `preferredTransition`. Apple documents that the property is a
    /// preference, but not which of the two takes precedence.
    public var preferredTransitionComesFirst: Bool

    /// Whether UIKit finds the context of a transition by its animation controller. If an animation
    /// controller starts a second transition during its first one, the end of the first one ends the second.
    /// Apple documents neither this nor that an animation controller can run several transitions at the same
    /// time.
    public var findsContextsByAnimationController: Bool

    /// How UIKit's own delegate of the two swipes back arranges them with scrolling: scrolling waits for the
    /// swipe from the edge, and the swipe in the content waits for horizontal scrolling.
    public var popArbitration: PopArbitration

    public enum PopArbitration: CaseIterable, Sendable {
        /// By means that another delegate can't forward. According to reports, a delegate that replaces
        /// UIKit's loses the arrangement (manaflow-ai/cmux#6824, AHKNavigationController#3).
        case hidden
        /// By the public methods of the delegate, which another one can forward.
        case forwardable
    }

    /// The distance in points that a finger in the content moves before the swipe back of iOS 26 begins. It's
    /// longer than that of other pans by observation, and Apple doesn't document it.
    public var contentSwipeDistance: CGFloat

    // MARK: Dismissals

    /// What becomes of a dismissal that's requested while the presentation is still in progress.
    public var dismissalDuringPresentation = EarlyDismissal.isDropped

    public enum EarlyDismissal: CaseIterable, Sendable {
        /// It's forgotten, and its closure isn't called (almerlucke/FCOverlayViewController#3,
        /// nathantannar4/Transmission#103).
        case isDropped
        /// It begins once the presentation has ended.
        case isQueued
    }

    // MARK: Editing, sizes, and safe areas

    /// What becomes of editing in the content below when a presentation with the style `.custom` begins.
    public var editingBelowCustomPresentations = Editing.ends

    public enum Editing: CaseIterable, Sendable {
        /// It ends, as with UIKit's own styles (slackhq/SlackTextViewController#300).
        case ends
        /// The first responder remains, and the keyboard stays up (nothing is documented to end it).
        case continues
    }

    /// What navigation and tab bar controllers do with the `preferredContentSize` of the visible child.
    public var contentSizeOfContainers = ContentSize.isPassedOn

    public enum ContentSize: CaseIterable, Sendable {
        /// It becomes their own.
        case isPassedOn
        /// It becomes their own, except that neither side ever shrinks (rdar 28564552 and 16946356).
        case onlyGrows
        /// They keep their own.
        case isNotPassedOn
    }

    /// The safe area of a view whose transform isn't the identity.
    public var safeAreaOfMovedViews = SafeArea.followsTransform

    public enum SafeArea: CaseIterable, Sendable {
        /// It's calculated for the transformed frame, so it falls off as the view leaves an edge
        /// (rdar 35532074, iOS 11).
        case followsTransform
        /// What the view inherited before it was transformed stays. Views below transformed ones aren't
        /// updated (Apple's answer in the developer forums, thread 671541, iOS 14).
        case isKept
    }

    /// The safe area of the subviews of a scroll view that insets its content by its own safe area.
    public var safeAreaInScrollViews = ScrolledSafeArea.isHandled

    public enum ScrolledSafeArea: CaseIterable, Sendable {
        /// Subviews don't have the part that the content is inset by.
        case isHandled
        /// Subviews have what overlaps with them, as in any other view.
        case isPassedOn
    }

    // MARK: Navigation

    /// What becomes of a change of a navigation stack that's requested while the delegate's animation runs
    /// without interaction.
    public var changeDuringCustomTransition = CustomTransitionChange.isQueued

    public enum CustomTransitionChange: CaseIterable, Sendable {
        /// It begins once the transition has ended.
        case isQueued
        /// It's ignored, with the message “the navigation stack will not be updated”.
        case isIgnored
    }

    /// What becomes of a change of a navigation stack that's requested while a controller that's presented
    /// over the stack is coming or going.
    public var changeDuringPresentation = PresentationChange.isPerformed

    public enum PresentationChange: CaseIterable, Sendable {
        /// It begins at once.
        case isPerformed
        /// It begins once the presentation or dismissal has ended. Until then, the stack doesn't contain it
        /// (rdar 44091459).
        case isQueued
        /// It's ignored, with the message “the navigation stack will not be updated”
        /// (aryaxt/iOS-Slide-Menu#161).
        case isIgnored
    }

    // MARK: Coordinators

    /// Whether `animate(alongsideTransition:completion:)` returns `true` if it's only given a completion.
    /// Apple documents that the result says whether the animations were queued. The completion is called in
    /// both cases.
    public var returnsTrueWithoutAnimations = true

    // MARK: Snapshots

    /// Whether a part of a snapshot view contains anything if the snapshot view isn't in a window. Many apps
    /// cut such parts, but nothing tells whether they contain what the app doesn't draw, such as web pages.
    public var cutsSnapshotsOutsideWindows = true

    // MARK: Stacks of presentations

    /// Which screen moves if several that are all on the screen are dismissed at once. The delegate of the
    /// topmost one is asked for the animation in both cases.
    public var stackDismissal = StackDismissal.movesTopmost

    public enum StackDismissal: CaseIterable, Sendable {
        /// The topmost one moves, as Apple documents.
        case movesTopmost
        /// The lowest one moves, and those above it disappear at once (scenee/FloatingPanel#686, rdar
        /// 18696859).
        case movesLowest
    }

    // MARK: Animations alongside

    /// What becomes of the changes alongside a transition that nobody can interrupt, and whose animation
    /// controller doesn't begin a `UIView` animation. Apple's header says only that they're made after
    /// `animateTransition(using:)` has returned.
    public var alongsideWithoutBlock = AlongsideChanges.isAnimated

    public enum AlongsideChanges: CaseIterable, Sendable {
        /// They're animated over the duration of the transition.
        case isAnimated
        /// They're made without an animation (HarshilShah/DeckTransition#55).
        case isImmediate
    }

    // MARK: Tabs

    /// What becomes of the selection of a tab while the delegate's animation of another selection runs.
    public var selectionDuringSwitch = SwitchSelection.isPutOff

    public enum SwitchSelection: CaseIterable, Sendable {
        /// It's shown once the switch has ended.
        case isPutOff
        /// A second switch begins at once, from the screen that the first one brings. The first one goes on,
        /// and at its end, UIKit removes the view of the screen that it leaves, even if the second one brings
        /// it back (HeroTransitions/Hero#166, HeroTransitions/Hero#226,
        /// marcosgriselli/SwipeableTabBarController#36, marcosgriselli/SwipeableTabBarController#67).
        case isPerformed
    }

    // MARK: Interruptible animators

    /// Whether UIKit requests the interruptible animator of a transition that has an interaction controller
    /// but begins without it, and adds what's alongside to that animator. Apple documents such a request only
    /// for the class `UIPercentDrivenInteractiveTransition`, which makes it itself.
    public var requestsAnimatorOfOtherInteractions = true

    /// All questions. A field that isn't listed here is never drawn, and has no textual form.
    static let questions = [
        Question("outcomeAtStart", \.outcomeAtStart),
        Question("preferredTransitionComesFirst", \.preferredTransitionComesFirst),
        Question("findsContextsByAnimationController", \.findsContextsByAnimationController),
        Question("popArbitration", \.popArbitration),
        Question("contentSwipeDistance", \.contentSwipeDistance, [30, 10]),
        Question("dismissalDuringPresentation", \.dismissalDuringPresentation),
        Question("editingBelowCustomPresentations", \.editingBelowCustomPresentations),
        Question("contentSizeOfContainers", \.contentSizeOfContainers),
        Question("safeAreaOfMovedViews", \.safeAreaOfMovedViews),
        Question("safeAreaInScrollViews", \.safeAreaInScrollViews),
        Question("changeDuringCustomTransition", \.changeDuringCustomTransition),
        Question("changeDuringPresentation", \.changeDuringPresentation),
        Question("returnsTrueWithoutAnimations", \.returnsTrueWithoutAnimations),
        Question("cutsSnapshotsOutsideWindows", \.cutsSnapshotsOutsideWindows),
        Question("stackDismissal", \.stackDismissal),
        Question("alongsideWithoutBlock", \.alongsideWithoutBlock),
        Question("selectionDuringSwitch", \.selectionDuringSwitch),
        Question("requestsAnimatorOfOtherInteractions", \.requestsAnimatorOfOtherInteractions),
    ]

    public init(
        outcomeAtStart: OutcomeAtStart = .immediate,
        preferredTransitionComesFirst: Bool = false,
        findsContextsByAnimationController: Bool = false,
        popArbitration: PopArbitration = .hidden,
        contentSwipeDistance: CGFloat = 30
    ) {
        self.outcomeAtStart = outcomeAtStart
        self.preferredTransitionComesFirst = preferredTransitionComesFirst
        self.findsContextsByAnimationController = findsContextsByAnimationController
        self.popArbitration = popArbitration
        self.contentSwipeDistance = contentSwipeDistance
    }

    /// The answers with some of them changed.
    public static func with(_ change: (inout Self) -> Void) -> Self {
        var behavior = Self()
        change(&behavior)
        return behavior
    }
}
