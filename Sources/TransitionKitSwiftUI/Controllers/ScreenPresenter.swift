import Presentations
import UIKit

/// A view controller without content that presents the screen that a SwiftUI view wants.
///
/// After each event, it compares what's wanted with what's shown, and takes one step: it presents, dismisses,
/// or waits for the next event. UIKit drops a request that's made during another one, so this controller
/// waits for the end of the other one. UIKit doesn't report every event, so while this controller waits for
/// one of those, it checks from time to time.
@MainActor package final class ScreenPresenter: UIViewController {
    private var wanted: WantedScreen?
    private var shown: ShownScreen?
    private var onDismissal: (() -> Void)?
    private var onDismiss: (() -> Void)?
    /// Whether the screen comes and goes with an animation, according to the update that asked for that.
    private var isAnimated = true
    /// Whether the card changes to its last description or detent with an animation.
    private var animatesChange = true
    /// Whether a custom length that has changed moves the card with an animation, according to the last
    /// update.
    private var animatesLengths = true
    private var isWaiting = false
    /// Whether this controller waits for the end of a transition that might not be reported.
    private var isUnsure = false
    private var isLookingAgain = false
    /// The number of turns since the last update in which another screen was in front.
    private var waitedTurns = 0
    /// The timer that looks again while UIKit doesn't report what this controller waits for.
    private var watch: Ticker?
    /// Retains this controller if its view is gone before its screen.
    private var keeper: ScreenPresenter?

    package override func loadView() {
        let view = PresenterView()
        view.isUserInteractionEnabled = false
        view.onWindow = { [weak self] in self?.lookAgain() }
        self.view = view
    }

    package override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        lookAgain()
    }

    /// Updates what's wanted, and the content of the screen.
    ///
    /// - Parameters:
    ///   - wanted: The screen, or `nil` for none.
    ///   - isAnimated: Whether what's new in this update is animated: the screen that comes or goes, or the
    ///     other description or detent of its card.
    ///   - onDismiss: The app's closure, which is called when a screen has been dismissed, whoever wanted
    ///     that.
    ///   - onDismissal: A closure that's called when the screen has been dismissed although it was wanted.
    package func update(
        _ wanted: WantedScreen?,
        isAnimated: Bool = true,
        onDismiss: (() -> Void)? = nil,
        onDismissal: @escaping () -> Void
    ) {
        if wanted?.id != self.wanted?.id { self.isAnimated = isAnimated }
        if wanted?.style.presentation != self.wanted?.style.presentation { animatesChange = isAnimated }
        if wanted?.detent?.index != self.wanted?.detent?.index { animatesChange = isAnimated }
        animatesLengths = isAnimated
        self.wanted = wanted
        (self.onDismiss, self.onDismissal) = (onDismiss, onDismissal)
        waitedTurns = 0
        if let shown {
            if let wanted, shown.id == wanted.id {
                wanted.update(shown.screen)
                wanted.style.updateAnimator(of: shown.screen)
            }
            shown.note(isWanted: shown.id == wanted?.id)
            shown.attempts = 0
        }
        // SwiftUI is updating views now, and the state can't change.
        lookAgain()
    }

    /// Dismisses the screen, because the SwiftUI view is gone.
    package func close() {
        (wanted, onDismissal) = (nil, nil)
        if shown != nil { keeper = self }
        lookAgain()
    }

    // MARK: Deciding

    /// Decides again in a separate turn, when UIKit is done with what it's doing.
    private func lookAgain() {
        guard !isLookingAgain else { return }
        isLookingAgain = true
        MainQueue.later { [weak self] in
            self?.isLookingAgain = false
            self?.decide()
        }
    }

    private func decide() {
        isUnsure = false
        if let shown, shown.isGone {
            forget(shown)
            onDismiss?()
        }
        if let shown {
            noteRefusal(of: shown)
            shown.note(isWanted: shown.id == wanted?.id)
            if shown.id == wanted?.id { updateCard(of: shown) } else { dismiss(shown) }
        } else if let wanted {
            present(wanted)
        }
        updateWatch()
    }

    private func updateWatch() {
        guard hasToWatch else {
            watch = nil
            return
        }
        guard watch == nil else { return }
        watch = Ticker(.slow) { [weak self] _ in self?.lookAgain() }
    }

    /// Whether this controller waits for an event that UIKit doesn't report: the end of a sheet, an alert, or
    /// a search, which don't cover this controller, the dismissal of a screen that another one covers, or a
    /// dismissal that UIKit has refused.
    private var hasToWatch: Bool {
        if isUnsure { return true }
        if let shown { return shown.isUp && (shown.hasDisappeared || shown.staysUnwanted) }
        guard let wanted, viewIfLoaded?.window != nil else { return false }
        // UIKit presents nothing over a search that's about to leave.
        return isBlocked(wanted) || activeSearch != nil && !wanted.style.isHosted
    }

    /// Returns whether something else that's presented from here has to leave first.
    private func isBlocked(_ wanted: WantedScreen) -> Bool {
        screenInFront != nil && !wanted.style.isHosted
    }

    /// Updates the description and the detent of a card that's shown, if they aren't what the app wants.
    private func updateCard(of shown: ShownScreen) {
        followDetent(of: shown)
        guard shown.hasAppeared, !shown.isLeaving, let presentation = wanted?.style.presentation else {
            return
        }
        let detent = wanted?.detent?.current()
        let isRedescribed = presentation != shown.presentation
        if !isRedescribed { takeClosures(of: presentation, for: shown) }
        guard isRedescribed || detent != shown.detent else { return }
        shown.presentation = presentation
        shown.detent = detent
        guard let controller = shown.screen.cardPresentationController else { return }
        let changes = {
            if isRedescribed { controller.presentation = presentation }
            // It's an index of the new detents.
            if let detent { controller.selectedDetentIndex = detent }
        }
        if animatesChange { controller.animateChanges(changes) } else { changes() }
    }

    /// Takes over the closures that determine lengths. They capture what the view knew when it was updated,
    /// and descriptions with others are equal if the lengths have the same names.
    private func takeClosures(of presentation: CardPresentation, for shown: ShownScreen) {
        guard presentation.hasClosures, let controller = shown.screen.cardPresentationController,
            controller.presentation == presentation
        else { return }
        let before = controller.frameOfPresentedViewInContainerView
        controller.presentation = presentation
        guard controller.frameOfPresentedViewInContainerView != before else { return }
        let change = { controller.invalidateDetents() }
        if animatesLengths { controller.animateChanges(change) } else { change() }
    }

    /// Reports the detents that people select to the app, as soon as the app determines the detent.
    private func followDetent(of shown: ShownScreen) {
        guard wanted?.detent != nil, !shown.followsDetent,
            let controller = shown.screen.cardPresentationController
        else { return }
        shown.followsDetent = true
        controller.onDetentChange = { [weak self, weak shown] index in
            guard let self, let shown, self.shown === shown, wanted?.id == shown.id,
                let detent = wanted?.detent
            else { return }
            shown.detent = index
            animatesChange = true
            detent.onChange(index)
            // If the app doesn't accept it, its state doesn't change, and SwiftUI doesn't update its view.
            lookAgain()
        }
    }

    /// Forgets a screen that has been dismissed. If the app hasn't asked for that, this also notifies the
    /// app.
    private func forget(_ screen: ShownScreen) {
        shown = nil
        keeper = nil
        guard !screen.isUnwanted else { return }
        wanted = nil
        onDismissal?()
    }

    private func present(_ wanted: WantedScreen) {
        guard viewIfLoaded?.window != nil, !waits(for: [self, presentedViewController]) else { return }
        // The update that asks for this screen can also dismiss the one in front.
        guard !isBlocked(wanted) else {
            waitedTurns += 1
            if waitedTurns <= 3 { lookAgain() }
            return
        }
        let shown = ShownScreen(id: wanted.id, presentation: wanted.style.presentation)
        shown.screen = wanted.make { [weak self, weak shown] hasAppeared in
            shown?.note(hasAppeared: hasAppeared)
            self?.lookAgain()
        }
        self.shown = shown
        shown.detent = wanted.detent?.current()
        // UIKit presents nothing more from a controller that presents a search.
        let source: UIViewController = wanted.style.isHosted ? self : activeSearch ?? self
        wanted.style.present(
            shown.screen,
            from: source,
            detent: shown.detent ?? 0,
            isAnimated: isAnimated
        ) { [weak self, weak shown] in
            // Another toast can replace it before it has appeared.
            guard let shown, !shown.isUp else { return }
            shown.hasBeenUp = true
            self?.lookAgain()
        }
        followDetent(of: shown)
        // UIKit can refuse. A card that isn't presented waits for others.
        if !shown.isUp, !wanted.style.isHosted { self.shown = nil }
    }

    private func dismiss(_ shown: ShownScreen) {
        if let card = shown.screen.cardPresentationController, card.isWaiting {
            card.dismiss(animated: false)
            forget(shown)
            return lookAgain()
        }
        // Another screen can cover the content of a card before the card has appeared.
        guard shown.hasAppeared || shown.hasDisappeared, !shown.isLeaving else { return }
        let screen = shown.screen
        // UIKit also returns the controller that presents the parent of a card that isn't presented itself.
        if screen.parent == nil, let presenting = screen.presentingViewController {
            guard !waits(for: everything(on: screen)) else { return }
            presenting.dismiss(animated: isAnimated)
        } else {
            screen.cardPresentationController?.dismiss(animated: isAnimated)
        }
        shown.isDismissed = true
        shown.attempts += 1
        // Decides again at the end of the dismissal, or now if UIKit has refused it.
        if shown.attempts < 3 { lookAgain() }
    }

    /// Notes that a dismissal hasn't begun, or that people have caught it and taken it back.
    private func noteRefusal(of shown: ShownScreen) {
        let screen = shown.screen
        guard shown.isDismissed, screen.parent == nil, screen.presentingViewController != nil,
            !screen.isBeingDismissed,
            !waits(for: everything(on: screen))
        else { return }
        shown.isDismissed = false
    }

    /// Returns a screen and everything that's presented over it. While any of that comes or goes, UIKit
    /// doesn't dismiss the screen.
    private func everything(on screen: UIViewController) -> [UIViewController] {
        Array(sequence(first: screen, next: \.presentedViewController))
    }

    /// Returns whether a transition of one of the controllers is running. If so, decides again at its end.
    private func waits(for controllers: [UIViewController?]) -> Bool {
        if isWaiting { return true }
        guard let coordinator = controllers.lazy.compactMap({ $0?.transitionCoordinator }).first else {
            return false
        }
        isWaiting = coordinator.animate(alongsideTransition: nil) { [weak self] _ in
            self?.isWaiting = false
            self?.lookAgain()
        }
        // The result tells only whether animations can run alongside. The closure may be called in any case.
        isUnsure = !isWaiting
        return true
    }
}

extension CardPresentation {
    /// Whether closures determine lengths of the card.
    fileprivate var hasClosures: Bool {
        ([width, height] + detents).contains { if case .custom = $0 { true } else { false } }
    }
}

/// A screen that has been presented, and what has happened to it.
@MainActor private final class ShownScreen {
    let id: AnyHashable
    var screen = UIViewController()
    /// Whether it has appeared at least once. Until then, its presentation is running.
    private(set) var hasAppeared = false
    /// Whether it has been presented, or its presentation has been canceled.
    var hasBeenUp = false
    /// Whether it isn't visible anymore. If it's still up, another screen covers it.
    private(set) var hasDisappeared = false
    /// How often the presenter has tried to dismiss it since the last update.
    var attempts = 0
    /// Whether the presenter has dismissed it. If people catch it, it appears again.
    var isDismissed = false
    /// Whether the app has asked for its dismissal.
    private(set) var isUnwanted = false

    /// The description of the card that the app has last asked for.
    var presentation: CardPresentation?
    /// The detent that the app has last asked for or been told of, if it determines the detent.
    var detent: Int?
    /// Whether the app is told of the detents that people select.
    var followsDetent = false

    init(id: AnyHashable, presentation: CardPresentation?) {
        (self.id, self.presentation) = (id, presentation)
    }

    /// Whether it's presented, or shown as a card without a presentation.
    var isUp: Bool { screen.presentingViewController != nil || screen.parent != nil }
    var isGone: Bool { hasBeenUp && !isUp }
    var isLeaving: Bool { isDismissed || screen.isBeingDismissed }
    /// Whether nothing dismisses it although the app has asked for that.
    var staysUnwanted: Bool { isUnwanted && hasAppeared && !screen.isBeingDismissed }

    func note(hasAppeared: Bool) {
        hasBeenUp = true
        hasDisappeared = !hasAppeared
        guard hasAppeared else { return }
        self.hasAppeared = true
        isDismissed = false
    }

    func note(isWanted: Bool) {
        if !isWanted {
            isUnwanted = true
        } else if !isLeaving {
            isUnwanted = false
        }
    }
}

/// A view that reports that it has entered a window.
private final class PresenterView: UIView {
    var onWindow: (() -> Void)?

    override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil { onWindow?() }
    }
}
