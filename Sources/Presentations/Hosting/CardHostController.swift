import UIKit

/// A controller that shows a card in a screen without a presentation. The app goes on beneath it.
@MainActor final class CardHostController: UIViewController, PresentationHost, TransitionCompanionProviding {
    let card: CardPresentationController
    /// The object that creates the transitions. It isn't the app's.
    var transitions: TransitionDelegate
    let content: UIViewController
    private lazy var appearances = AppearanceCallbacks(of: self)
    /// The callbacks of the content that have begun and haven't ended.
    private var appearance: AppearanceCallbacks.Appearance?
    /// Whether the content has been told that it appears.
    private var isContentVisible = false
    /// Whether the card has begun to appear for the first time.
    private var hasBegun = false
    /// Whether a screen reader is confined to the card.
    var hasScreenReader = false
    private(set) var state = State.waiting
    // Only CardHostController+Transitions uses these two.
    var context: CardTransitionContext?
    var alongside: [() -> Void] = []
    var completions: [() -> Void] = []
    /// A dismissal that was requested while the card appeared or was moved, or `nil` if there's none.
    private(set) var pendingDismissal: (isAnimated: Bool, completions: [() -> Void])?
    /// What shows the card again after it has left, or `nil` if the app hasn't asked for that. Only
    /// CardHostController+Requests uses it.
    var repetition: Repetition?
    private weak var keeper: CardHostKeeper?
    /// The controller of the screen that the card is in.
    private(set) weak var screen: UIViewController?
    /// The controller of the screen that the card was in when it was removed.
    private(set) weak var formerScreen: UIViewController?
    /// What the card adds to the safe areas of the screens behind it.
    let room = ScreenInsets()
    /// The parts of these safe areas that the card covers.
    var coveredInsets = UIEdgeInsets.zero
    /// The transition of a stack whose end the card awaits.
    weak var followedTransition: (any UIViewControllerTransitionCoordinator)?
    /// What the host inherits of the safe area of a screen that scrolls.
    var inheritedSafeArea = UIEdgeInsets.zero
    /// The view that notices changes of a screen that scrolls.
    var probe: ScrollProbe?
    /// The cards that are shown once this one is gone.
    var successors: [Successor] = []
    /// The card that this one waits for.
    weak var awaited: CardHostController?
    /// Where the card is, if that's over all screens.
    var front: CardFront?
    /// The view that a toast was in before it moved in front of a presented card.
    weak var containerBehind: UIView?
    /// The controller of the screen that the toast was in then.
    weak var screenBehind: UIViewController?
    /// Whether the card was shown where nobody could see it, and hasn't moved into sight yet.
    var isUnseen = false
    /// The wait for screens that are being presented or dismissed.
    var delay: Ticker?
    private(set) var isMoving = false

    var hostedPresentation: any InteractivePresentation { card }
    var companion: (any TransitionCompanion)? { card }
    var isAtRest: Bool { state == .shown && !card.presentsScreens }

    enum State {
        case waiting, coming, shown, leaving, gone
    }

    init(_ content: UIViewController, _ request: CardRequest) {
        self.content = content
        card = CardPresentationController(
            presentedViewController: content,
            presenting: nil,
            presentation: request.presentation
        )
        transitions = request.makeTransitions()
        super.init(nibName: nil, bundle: nil)
        card.host = self
        // Apps may remove the content as they remove other children.
        card.cardView.whenContentIsGone = { [weak self] in self?.leave(animated: false) }
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() {
        let view = CardHostView()
        view.host = self
        self.view = view
    }

    // MARK: Showing

    /// Shows the card in a place.
    func show(in place: CardPlace, animated: Bool) {
        state = .coming
        wait()
        enter(place)
        let isAnimated = animated && view.window != nil
        beginAppearance(true, isAnimated)
        let transition = isAnimated ? makeTransition(.forward) : nil
        card.presentationTransitionWillBegin()
        play(.forward, transition)
    }

    private func enter(_ place: CardPlace) {
        let (container, parent) = (place.container, place.parent)
        screen = place.screen
        parent?.addChild(self)
        // The app may be in an animation of its own.
        UIView.performWithoutAnimation {
            content.loadViewIfNeeded()
            addView(to: container)
        }
        SurroundingScreen.update(container)
        makeRoom(.zero)
        if let parent {
            didMove(toParent: parent)
        } else {
            let keeper = CardHostKeeper(self)
            container.addInteraction(keeper)
            self.keeper = keeper
        }
    }

    private func exit() {
        if parent != nil { willMove(toParent: nil) }
        roomWillChange()
        view.removeFromSuperview()
        removeFromParent()
        if let keeper { keeper.view?.removeInteraction(keeper) }
        (keeper, screen) = (nil, nil)
        stay(in: nil)
    }

    /// Moves a card that's shown to another place.
    func move(to place: CardPlace) {
        let (container, seen) = (view.superview, card.visiblePlace)
        isMoving = true
        exit()
        enter(place)
        isMoving = false
        CardPresentationController.updateModality(around: container)
        CardPresentationController.updateModality(around: place.container)
        // The app can remove the card in a callback of its content.
        let isThere = view.superview === place.container && parent === place.parent
        if !isThere { removedByApp() }
        if let seen { card.settle(from: seen) }
        leaveIfRequested()
    }

    /// Gives the content back to the app before it's shown.
    func withdraw() {
        guard state == .waiting else { return }
        state = .gone
        awaited?.successors.removeAll { $0.host === self }
        guard isContentThere else { return }
        content.willMove(toParent: nil)
        content.removeFromParent()
    }

    func presentationDidEnd(_ didComplete: Bool) {
        guard didComplete else { return presentationWasCanceled() }
        let completions = takeCompletions()
        state = .shown
        endAppearance { card.presentationTransitionDidEnd(true) }
        // The content can dismiss the card as soon as it has appeared, and the app can have removed it.
        if state == .shown, isContentThere {
            content.didMove(toParent: self)
            transitions.attachGesture(toDismiss: content, for: self)
            card.announce()
            hasScreenReader = !card.leavesRestReachable && !isBehindModalCard
            if hasScreenReader { Self.announceChange(to: card.cardView, in: view, of: screen) }
        }
        for completion in completions { completion() }
        leaveIfRequested()
    }

    /// Removes a card that people have rejected while it appeared.
    private func presentationWasCanceled() {
        if isContentThere { content.willMove(toParent: nil) }
        beginAppearance(false, true)
        state = .leaving
        endAppearance { card.presentationTransitionDidEnd(false) }
        completions += pendingDismissal?.completions ?? []
        remove()
    }

    // MARK: Leaving

    private func leaveIfRequested() {
        guard let pendingDismissal else { return }
        self.pendingDismissal = nil
        leave(animated: pendingDismissal.isAnimated) {
            for completion in pendingDismissal.completions { completion() }
        }
    }

    /// Removes the card. If it's still appearing, or is being moved to another place, it leaves afterward.
    func leave(animated: Bool, completion: (() -> Void)? = nil) {
        let completions = completion.map { [$0] } ?? []
        switch state {
        case .shown where !isMoving: break
        case .shown, .coming:
            pendingDismissal = (animated, (pendingDismissal?.completions ?? []) + completions)
            return
        case .waiting:
            withdraw()
            for completion in takeCompletions() + completions { completion() }
            return
        case .leaving:
            self.completions += completions
            return
        case .gone:
            completion?()
            return
        }
        // People may have moved a sheet between a detent that's dimmed and one that isn't since then.
        (state, hasScreenReader) = (.leaving, !card.leavesRestReachable)
        self.completions += completions
        // Nobody else dismisses what's inside, such as a search.
        if card.presentsScreens, !card.isCovered { content.dismiss(animated: false) }
        let isAnimated = animated && view.window != nil
        if isContentThere { content.willMove(toParent: nil) }
        beginAppearance(false, isAnimated)
        let transition = isAnimated ? makeTransition(.backward) : nil
        card.dismissalTransitionWillBegin()
        play(.backward, transition)
    }

    func dismissalDidEnd(_ didComplete: Bool) {
        guard didComplete else { return dismissalWasCanceled() }
        endAppearance { card.dismissalTransitionDidEnd(true) }
        remove()
    }

    /// Shows a card that people have caught while it disappeared.
    private func dismissalWasCanceled() {
        beginAppearance(true, true)
        let completions = takeCompletions()
        state = .shown
        endAppearance { card.dismissalTransitionDidEnd(false) }
        // The content can dismiss the card again, and the app can have removed it.
        if state == .shown, isContentThere {
            content.didMove(toParent: self)
            // It may have left before it had its gesture.
            transitions.attachGesture(toDismiss: content, for: self)
        }
        for completion in completions { completion() }
        showIfRequested()
        // If it stays, nothing else would.
        if !card.isTemporary { showSuccessors() }
    }

    private func remove() {
        guard state != .gone else { return }
        state = .gone
        transitions.detachGesture(from: content, for: self)
        card.cardView.removeFromSuperview()
        if isContentThere { content.removeFromParent() }
        let (container, screen) = (view.superview, screen)
        formerScreen = screen
        if isBehindModalCard { hasScreenReader = false }
        exit()
        CardPresentationController.updateModality(around: container)
        if hasScreenReader { Self.announceChange(to: nil, in: container, of: screen) }
        card.notifyOfDismissal()
        for completion in takeCompletions() { completion() }
        showIfRequested()
        showSuccessors()
    }

    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        if parent == nil, !isMoving { removedByApp() }
    }

    /// Cleans up if the app has removed this controller, as containers remove their children.
    private func removedByApp() {
        guard state != .gone else { return }
        // A transition ends when its view leaves the window.
        view.removeFromSuperview()
        leave(animated: false)
    }

    func takeCompletions() -> [() -> Void] {
        defer { completions = [] }
        return completions
    }

    // MARK: Appearance

    override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

    private func beginAppearance(_ appears: Bool, _ isAnimated: Bool) {
        // Out of sight, a callback that has begun before still ends.
        if let next = appearances.prepare(content) {
            (appearance, isContentVisible) = (next, appears)
            appearances.begin(next, appears: appears, animated: isAnimated)
        } else if !appears, let own = appearances.takeOwn() {
            appearance = own
        }
        hasBegun = true
    }

    /// Ends the callback that has begun before the end of a transition. At that end, and in the callback, the
    /// content can begin to disappear, and that callback goes on.
    private func endAppearance(after endTransition: () -> Void) {
        let ended = appearance
        appearance = nil
        endTransition()
        appearances.end(ended)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        // When the card is added, its content isn't told before it's in place.
        let appears = state == .shown || state == .coming && hasBegun
        if appears { isContentVisible = true }
        appearances.containerWill(appear: true, showing: appears ? content : nil, animated: animated)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        appearances.containerDid(appear: true)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        let disappears = isContentVisible
        isContentVisible = false
        appearances.containerWill(appear: false, showing: disappears ? content : nil, animated: animated)
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        appearances.containerDid(appear: false)
    }

    // MARK: Sizes and traits

    override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        safeAreaDidChange()
    }

    // UIKit deprecates it there, but calls it.
    @available(visionOS, deprecated: 1.0)
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        card.contentMayNeedOtherSize()
    }

    override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        card.preferredContentSizeDidChange(forChildContentContainer: container)
    }

    override func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer)
    {
        super.systemLayoutFittingSizeDidChange(forChildContentContainer: container)
        card.systemLayoutFittingSizeDidChange(forChildContentContainer: container)
    }

    override func size(
        forChildContentContainer container: any UIContentContainer,
        withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        card.size(forChildContentContainer: container, withParentContainerSize: parentSize)
    }
}
