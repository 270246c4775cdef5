import UIKit

/// A presentation controller that presents a screen according to a ``CardPresentation``: it determines the
/// layout, shows the backdrop, and follows the finger.
///
/// A `TransitionDelegate` with a `presentation` creates it automatically. In your own
/// delegate, return one for view controllers whose `modalPresentationStyle` is `.custom`:
///
/// ```swift
/// func presentationController(
///     forPresented presented: UIViewController,
///     presenting: UIViewController?,
///     source: UIViewController
/// ) -> UIPresentationController? {
///     CardPresentationController(
///         presentedViewController: presented,
///         presenting: presenting,
///         presentation: .sheet()
///     )
/// }
/// ```
///
/// Your delegate can return any animation controller. If it uses ``makeAnimator()``, the card slides in and
/// out by its edge, and leaves at the speed of the finger that throws it out.
///
/// The controller consults and notifies its `delegate` as the system's sheets do. It calls
/// `presentationControllerShouldDismiss(_:)` when people drag or throw the card past its edge (once for each
/// drag), tap outside it, tap the grabber of a card with a single size, or perform the escape gesture. It
/// calls `presentationControllerWillDismiss(_:)` and `presentationControllerDidDismiss(_:)` for such a
/// dismissal. If the delegate, `isModalInPresentation`, or ``CardPresentation/isInteractiveDismissDisabled``
/// prevents it, the controller calls `presentationControllerDidAttemptToDismiss(_:)` instead. It doesn't call
/// these methods when your app dismisses the card, or when its ``CardPresentation/duration`` is over.
public final class CardPresentationController: UIPresentationController {
    /// The description of the presentation. A change takes effect immediately, or with an animation inside
    /// ``animateChanges(_:)``. Changes of ``CardPresentation/capturesStatusBarAppearance``,
    /// ``CardPresentation/duration``, and ``CardPresentation/presenterEffect-swift.property`` have no effect.
    public var presentation: CardPresentation {
        didSet {
            guard presentation != oldValue else { return }
            // A card that moves to the center leaves the finger, which would otherwise throw it out.
            if presentation.edge == nil, phase == .presented { (heldPosition, mayLeave) = (nil, nil) }
            keepDetent(of: oldValue)
            if presentation.avoidsKeyboard != oldValue.avoidsKeyboard { keyboard?.locate() }
            if presentation.barPlacement != oldValue.barPlacement { host?.barPlacementDidChange() }
            presentationDidChange()
        }
    }

    /// The first description, for the properties that can't change.
    private(set) var original: CardPresentation

    /// The index of the detent at which the card rests, or toward which it's moving. Initially, it's 0.
    /// Values out of range are clamped. A change takes effect immediately, with an animation inside
    /// ``animateChanges(_:)``, and while the card appears, with an animation once it's there.
    ///
    /// If ``CardPresentation/detents`` change while the card is shown, the index changes with them, so that
    /// the same detent is selected. If that detent is gone, the index stays the same. To select one of the
    /// new detents, set the detents first.
    public var selectedDetentIndex: Int {
        get { min(max(detent, 0), max(presentation.detents.count - 1, 0)) }
        set {
            guard newValue != detent else { return }
            detent = newValue
            placeAfterChange()
        }
    }

    /// A closure that's called when people move the card to another detent: by dragging it (once they let
    /// go), by tapping its grabber or outside the card, or with a key or an assistive technology. Its
    /// parameter is the index of the detent. It isn't called for changes that your app makes.
    public var onDetentChange: ((_ selectedDetentIndex: Int) -> Void)?

    /// A closure that's called whenever the card moves, with its frame in the `containerView`: for each
    /// movement of a finger, and for each frame in which the card appears or disappears. For all other
    /// movements, it's called inside the animations that move the card, so that views that the closure moves
    /// follow the card. The first frame is beyond the card's edge, even if the card fades in place. For a
    /// card in the center, it's the frame at rest. Set the closure as soon as you present or add the card. If
    /// you set it while the card is shown, it's also called at once.
    public var onMove: ((_ frame: CGRect) -> Void)? {
        didSet {
            knownFrame = .null
            if phase != .idle { reportFrame() }
        }
    }

    /// Returns an animator that slides the card in or out by its edge, or fades it in the center. When people
    /// throw the card out, it has the velocity of the finger, and if that's high, a shorter duration.
    ///
    /// Call this method once for each transition that plays the animator. From then on, the presentation
    /// controller assumes that the transitions of the card play it.
    ///
    /// Whether the card slides or fades depends on the system's Reduce Motion setting, so don't play the
    /// animator with a `Playback` that overrides this setting.
    public func makeAnimator() -> CardAnimator {
        var animator = CardAnimator(edge: presentation.edge)
        if releaseSpeed > 0 { animator.leave(at: releaseSpeed, over: travel) }
        isAnimatorKnown = true
        // A material that's about to fade has no effect anymore.
        let hasMaterial = material != nil || presentedViewController.viewIfLoaded?.hasMaterial == true
        animator.fades = animator.slides || !hasMaterial
        return animator
    }

    /// The controller that shows the card if it isn't presented.
    weak var host: CardHostController?

    private var detent = 0
    /// The position of a card that a finger holds, without the rubber band effect.
    var heldPosition: CGFloat?
    /// How far beyond its longest detent a finger has caught the card, in points.
    var caughtDistance: CGFloat = 0
    /// How much stronger the dimming was where a finger has caught the card than it's at rest there.
    var caughtDimming: (excess: CGFloat, at: CGFloat) = (0, 0)
    /// The height at the bottom of the container that a keyboard covers, in points.
    var coveredHeight: CGFloat = 0
    /// The motion of the card to a detent, or `nil` if it's at rest or held.
    var settling: DetentMotion?
    /// Whether a drag can dismiss the card. It's `nil` until one tries to.
    var mayLeave: Bool?
    /// The wait for a dismissal that UIKit has been asked for and hasn't begun, or `nil` if there's none.
    var dismissalWait: DismissalWait?
    /// The dismissals that the app has requested, and that haven't ended.
    var dismissals: [(isAnimated: Bool, completion: (() -> Void)?)] = []
    /// The speed of the finger that threw the card out, in points per second.
    var releaseSpeed: CGFloat = 0
    /// Whether people, rather than the app, dismiss the card.
    var isDismissedByUser = false
    /// Whether people have dismissed the card, and the delegate hasn't been notified yet.
    var owesNotification = false
    /// What doesn't change while a transition moves the card, or `nil` if none does.
    var course: CardCourse?
    /// Whether the transition also moves the presenting screen.
    var movesAlongside = false
    /// Whether the app's delegate has asked for the animator.
    private(set) var isAnimatorKnown = false
    /// The first responder before the presentation, if the presentation has ended editing.
    weak var formerResponder: UIResponder?
    /// The fading material, during a transition.
    var material: MaterialFade?
    /// What continues the card beyond its edge, during a transition.
    var overhang: CardOverhang?
    /// The interaction that catches the card while it appears or disappears.
    package private(set) lazy var transitionGesture = PresentationGesture(self)
    private(set) var phase = Phase.idle

    let cardView = CardView()
    let backdrop = CardBackdrop()
    let hiddenElements = HiddenElements()
    /// Whether the card keeps people from what's behind it, or did so before a finger held it.
    var endsReach = false
    var affectedScreen: (any AffectedScreen)?
    let keeper: SafeAreaKeeper
    private(set) var drag: CardDrag?
    // Only CardPresentationController+Countdown sets it, until the end.
    var countdown: CardCountdown?
    private(set) var keyboard: KeyboardAvoidance?
    private var motion: NotificationObserver?
    var fittingSizes: [CGFloat?: CGSize] = [:]
    /// The lengths that closures have determined since a card that a finger holds was last placed.
    var customLengths: [CustomLength: CGFloat] = [:]
    /// Whether the content is being measured, which can change its safe area.
    var isMeasuring = false
    /// Whether the card would have been placed while its content was measured.
    var hasMissedLayout = false
    /// The layout in which the card was last placed.
    var placedLayout: CardLayout?
    /// The last frame that the app knows of.
    var knownFrame = CGRect.null
    /// How far the card is from its place, as a fraction of its way out.
    var departure: CGFloat = 0
    var containerSize = CGSize.zero
    // Only CardPresentationController+Changing sets these two.
    var collectsChanges = false
    /// What the content has changed while the card was placed, or `nil` if the card isn't being placed.
    var changesWhilePlacing: PlacingChanges?

    enum Phase { case idle, presenting, presented, dismissing }

    /// Creates a presentation controller.
    ///
    /// - Parameters:
    ///   - presentedViewController: The view controller that's presented.
    ///   - presentingViewController: The view controller that presents it, as provided by UIKit.
    ///   - presentation: The description of the presentation.
    public init(
        presentedViewController: UIViewController,
        presenting presentingViewController: UIViewController?,
        presentation: CardPresentation
    ) {
        (self.presentation, original) = (presentation, presentation)
        keeper = SafeAreaKeeper(presentedViewController)
        super.init(presentedViewController: presentedViewController, presenting: presentingViewController)
        if presentation.capturesStatusBarAppearance { presentedViewController.captureStatusBar() }
        cardView.whenSafeAreaChanges = { [weak self] in self?.keepSafeArea() }
        cardView.takesEscapeKey = { [weak self] in self?.takesEscapeKey ?? false }
        cardView.whenEscaped = { [weak self] in self?.escape() ?? false }
        backdrop.whenTapped = { [weak self] in self?.tapOutside() }
        backdrop.isOfCard = { [weak self] point in self?.isInFlight(at: point) ?? false }
    }

    /// Takes another description for the next presentation. UIKit keeps a presentation controller that it was
    /// asked for between two presentations.
    func prepare(for presentation: CardPresentation) {
        guard phase == .idle else { return }
        // As it loaded, the content can have selected a detent for a presentation that UIKit then refused.
        if placedLayout != nil || presentation.detents != original.detents { select(0) }
        (self.presentation, original) = (presentation, presentation)
        if presentation.capturesStatusBarAppearance { presentedViewController.captureStatusBar() }
    }

    /// Selects a detent without moving the card.
    func select(_ detent: Int) { self.detent = detent }

    /// Keeps the same detent selected, wherever it is now. A card that isn't shown yet has none.
    private func keepDetent(of former: CardPresentation) {
        guard phase != .idle, presentation.detents != former.detents else { return }
        // An index that was out of range isn't one of the new detents.
        select(min(max(detent, 0), max(former.detents.count - 1, 0)))
        guard !former.detents.isEmpty,
            let index = presentation.detents.firstIndex(of: former.detents[detent])
        else { return }
        select(index)
    }

    // MARK: UIPresentationController

    public override var presentedView: UIView? {
        returnToPlaceBehindOthers()
        return cardView
    }

    /// The view that contains the card, or `nil` if the card isn't shown.
    public override var containerView: UIView? { host.map { $0.viewIfLoaded } ?? super.containerView }

    /// The controller that presents the card. If the card isn't presented, it's the controller of the screen
    /// that the card is in.
    public override var presentingViewController: UIViewController {
        guard let host else { return super.presentingViewController }
        // Delegates also ask for it when they're notified that the card is gone.
        return host.screen ?? host.formerScreen ?? host
    }

    public override var frameOfPresentedViewInContainerView: CGRect {
        layout?.frame(at: selectedDetentIndex) ?? .zero
    }

    public override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        guard let containerView else { return }
        phase = .presenting
        endEditingBehind()
        // The content isn't in the card yet, so it can have been measured for other traits.
        fittingSizes = [:]
        // What the keyboard lays out isn't a change of the size.
        containerSize = containerView.bounds.size
        keyboard = KeyboardAvoidance(self)
        let motionChange = UIAccessibility.reduceMotionStatusDidChangeNotification
        motion = NotificationObserver(of: [motionChange]) { [weak self] _ in self?.updateAffectedScreen() }
        affectedScreen = makeAffectedScreen()
        drag = CardDrag(self, in: containerView)
        // The app may be in an animation of its own.
        UIView.performWithoutAnimation {
            backdrop.frame = containerView.bounds
            backdrop.isLarger = host == nil && original.presenterEffect == .pushed
            containerView.insertSubview(backdrop, at: 0)
            // Before the content is in the card, because its views are notified of each change.
            overrideTraits(forWidth: containerView.bounds.width)
            cardView.embed(presentedViewController.view)
            applyAppearance()
            place()
            prepareTransition()
            showVisibleFraction(0)
            departure = 1
            reportFrame()
        }
        moveAlong(to: 1)
    }

    public override func presentationTransitionDidEnd(_ completed: Bool) {
        super.presentationTransitionDidEnd(completed)
        let wasTurnedAway = isDismissedByUser
        (isDismissedByUser, movesAlongside) = (false, false)
        finishTransition(wasCanceled: !completed)
        defer { dismissIfRequested() }
        guard completed, containerView != nil else {
            end()
            if wasTurnedAway { wasDismissedByUser() }
            resumeEditingBehind()
            return
        }
        (phase, departure) = (.presented, 0)
        catchUp()
        // Only in a window, the content has its safe area and its traits.
        fittingSizes = [:]
        startCountdown()
        // A keyboard may have appeared meanwhile, or the content may have another size. This comes last,
        // because content that's laid out can dismiss the card, which ends everything else.
        settle(velocity: 0)
    }

    public override func dismissalTransitionWillBegin() {
        super.dismissalTransitionWillBegin()
        // In this order, because the card leaves from where it's visible.
        stopSettling()
        phase = .dismissing
        dismissalWillBegin()
        countdown?.stop()
        prepareTransition()
        moveAlong(to: 0)
    }

    public override func dismissalTransitionDidEnd(_ completed: Bool) {
        super.dismissalTransitionDidEnd(completed)
        let wasByUser = isDismissedByUser
        dismissalWait = nil
        finishTransition()
        // By then, UIKit has removed the card.
        nonisolated(unsafe) let completions = takeCompletions()
        if !completions.isEmpty {
            MainQueue.later { for completion in completions { completion() } }
        }
        (isDismissedByUser, movesAlongside, releaseSpeed) = (false, false, 0)
        guard completed else {
            (phase, departure) = (.presented, 0)
            return dismissalWasCanceled()
        }
        end()
        if wasByUser { wasDismissedByUser() }
        resumeEditingBehind()
    }

    public override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        if let containerView { layOut(containerView) }
    }

    public override func viewWillTransition(
        to size: CGSize,
        with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.viewWillTransition(to: size, with: coordinator)
        // UIKit is about to resize the presenting screen. The next layout scales it again.
        UIView.animate(withDuration: coordinator.transitionDuration) {
            self.affectedScreen?.prepareForNewSize()
        }
        containerView?.setNeedsLayout()
    }

    // UIKit deprecates it there, but calls it. Where it's deprecated, it may call what it overrides.
    @available(visionOS, deprecated: 1.0)
    public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        contentMayNeedOtherSize()
    }

    public override func preferredContentSizeDidChange(
        forChildContentContainer container: any UIContentContainer
    ) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        animateChanges { invalidateDetents() }
    }

    public override func systemLayoutFittingSizeDidChange(
        forChildContentContainer container: any UIContentContainer
    ) {
        super.systemLayoutFittingSizeDidChange(forChildContentContainer: container)
        animateChanges { invalidateDetents() }
    }

    public override func size(
        forChildContentContainer container: any UIContentContainer,
        withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        guard container === presentedViewController, let containerView else {
            return super.size(forChildContentContainer: container, withParentContainerSize: parentSize)
        }
        let bounds = CGRect(origin: containerView.bounds.origin, size: parentSize)
        return makeLayout(in: bounds, containerView).frame(at: selectedDetentIndex).size
    }

    /// Cleans up when the presentation has ended, or has failed to begin.
    private func end() {
        let cardBehind = cardsBehind.first
        phase = .idle
        stopSettling()
        countdown?.stop()
        (countdown, drag, heldPosition, keyboard, motion, dismissalWait) = (nil, nil, nil, nil, nil, nil)
        (coveredHeight, knownFrame, mayLeave, endsReach) = (0, .null, nil, false)
        affectedScreen?.end()
        affectedScreen = nil
        hiddenElements.hide([])
        makeRoom(false)
        backdrop.fade(to: 0)
        backdrop.removeFromSuperview()
        backdrop.show(.none, isFading: false)
        keeper.release()
        cardView.release()
        cardBehind?.updateModality()
    }
}
