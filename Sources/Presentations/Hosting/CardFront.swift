import UIKit

// Cards in front of everything, which are shown one after the other.

/// The frontmost place in a window, which is where a card appears that an app shows over a controller.
///
/// It's a class because the search for a place can load views of the app, which can look for the place again.
@MainActor final class CardFront {
    private weak var controller: UIViewController?
    private weak var window: UIWindow?

    init(over controller: UIViewController) {
        self.controller = controller
        findWindow()
    }

    private func findWindow() {
        window = controller?.pathOutward.lazy.compactMap { $0.viewIfLoaded?.window }.first ?? window
    }

    /// Whether the controller belongs to a screen of the window, even if other screens cover it.
    var isThere: Bool {
        guard let window else { return controller != nil }
        return controller?.pathOutward.contains { $0 === window.rootViewController } ?? false
    }

    /// The view to which the toasts of the same turn belong: the window, if there's one.
    var viewOfBatch: UIView? { window ?? controller?.viewIfLoaded }

    /// Whether the controller is, or was last, in a window that still shows screens.
    var isInWindow: Bool { window?.rootViewController != nil }

    /// Whether the controller belongs to a screen, or to one that this screen presents.
    func isOver(_ screen: UIViewController) -> Bool {
        controller?.pathOutward.contains { $0 === screen } ?? false
    }

    /// Whether a screen is being presented or dismissed.
    var isChanging: Bool {
        guard let root = window?.rootViewController else { return false }
        return sequence(first: root, next: \.nextScreen).contains {
            $0.isBeingPresented || $0.isBeingDismissed
        }
    }

    /// The place, or `nil` if nothing is left.
    func place() -> CardPlace? {
        findWindow()
        return (isThere ? controller : window?.rootViewController).map { CardPlace(over: $0) }
    }
}

extension CardHostController {
    /// A card that waits for another one.
    struct Successor {
        let host: CardHostController
        let show: @MainActor () -> Void
    }

    /// Waits until it's the card's turn. Meanwhile, the content is a child, so that the app finds the card,
    /// and can dismiss it.
    func wait() {
        if !isContentThere { addChild(content) }
    }

    /// Whether the app hasn't taken the content back.
    var isContentThere: Bool { content.parent === self }

    /// Shows the card over the screen in front.
    func show(over front: CardFront) {
        self.front = front
        guard card.isTemporary else { return show(in: placeInFront, animated: true) }
        wait()
        CardBatch.add(self, in: front.viewOfBatch)
    }

    private var placeInFront: () -> CardPlace? {
        return { [weak self] in self?.front?.place() }
    }

    /// Shows a toast over the screen in front, in the frame after the app has asked for it.
    func comeInFront() {
        takeTurn { show(in: placeInFront, animated: true) }
    }

    /// Gives a card that waits for its turn another description, if the app shows it again where it still has
    /// to wait. It keeps its turn.
    ///
    /// - Parameters:
    ///   - front: Where the card belongs now, if that's over all screens.
    ///   - place: The place of the card if it were shown now.
    /// - Returns: Whether it goes on waiting.
    func keepsTurn(
        _ request: CardRequest,
        over front: CardFront?,
        in place: @autoclosure () -> CardPlace?,
        _ completion: (() -> Void)?
    ) -> Bool {
        let presentation = request.presentation
        guard state == .waiting, presentation.isTemporary, presentation.succession == .waits,
            presentation.edge == card.presentation.edge, (front == nil) == (self.front == nil),
            awaited == nil || awaited?.viewIfLoaded?.superview === place()?.container
        else { return false }
        self.front = front
        card.prepare(for: presentation)
        card.select(request.detentIndex)
        transitions = request.makeTransitions()
        if let completion { completions.append(completion) }
        return true
    }

    /// Shows the card in a place, after a card that's already there, if both are shown for a time.
    ///
    /// - Parameter place: A closure that returns the place when it's the card's turn, or `nil` if there's
    ///   none anymore.
    func show(in place: @escaping () -> CardPlace?, animated: Bool) {
        guard state == .waiting else { return }
        guard let current = place() else { return leave(animated: false) }
        if Log.isDebugBuild, front != nil, card.isTemporary, current.container.window == nil {
            Log.warn("\(type(of: current.screen)) isn't in a window, so a toast over it isn't visible")
        }
        if let predecessor = predecessor(in: current.container) {
            switch card.presentation.succession {
            case .waits:
                wait()
                // If several cards wait, each waits for the one before it.
                awaited = predecessor
                let successor = Successor(host: self) { [weak self] in
                    self?.show(in: place, animated: animated)
                }
                return predecessor.successors.append(successor)
            case .replaces: predecessor.makeWay(animated: animated)
            }
        }
        show(in: current, animated: animated)
    }

    /// Shows the card after it has waited, unless the app has taken its content back meanwhile.
    private func takeTurn(_ show: () -> Void) {
        if isContentThere { show() } else { leave(animated: false) }
    }

    /// Shows the cards that wait for this one.
    func showSuccessors() {
        for successor in takeSuccessors() { successor.host.takeTurn(successor.show) }
    }

    private func takeSuccessors() -> [Successor] {
        defer { successors = [] }
        return successors
    }

    /// Fades the card out quickly where it is, so that its text and that of the next card don't overlap.
    private func makeWay(animated: Bool) {
        guard state != .leaving else { return }
        let duration = 0.1
        transitions.backward = CardAnimator(edge: nil, duration: duration).animationController()
        // It leaves only once it has come.
        if animated, state == .coming { UIView.animate(withDuration: duration) { self.view.alpha = 0 } }
        leave(animated: animated)
    }

    /// The card at the same edge that this one has to wait for, or that it replaces: one that's shown for a
    /// time. A toast that stays counts only while it leaves, because the two would cross.
    func predecessor(in container: UIView) -> CardHostController? {
        guard card.isTemporary else { return nil }
        let hosts = container.subviews.compactMap { ($0 as? CardHostView)?.host }
        let others = hosts.filter {
            $0 !== self && $0.card.presentation.edge == card.presentation.edge
                && ($0.card.isTemporary || $0.card.original.duration == .infinity && $0.state == .leaving)
                && ($0.state == .shown || $0.state == .coming || $0.state == .leaving)
        }
        return others.last { $0.state != .leaving } ?? others.last
    }

    /// The visible place where a card over everything belongs, if it's elsewhere.
    private var frontPlace: CardPlace? {
        guard let place = front?.place(), place.container !== view.superview else { return nil }
        return place.container.window != nil ? place : nil
    }

    /// Whether the card was shown over everything, and there's a screen over it now.
    var isBehindScreens: Bool { frontPlace != nil }

    /// Moves a card that was shown over everything in front of a screen that's over it now, or removes it if
    /// its own screen is gone. If another card is in its way, or it presents a screen, it stays where it is.
    func stayInFront() {
        guard state == .shown, let front, !front.isChanging, card.affectedScreen == nil else { return }
        if view.window == nil, !front.isThere { return leave(animated: false) }
        // The screens that the card presents are in front of it.
        guard !card.presentsScreens else { return }
        guard let place = frontPlace, predecessor(in: place.container) == nil else { return }
        if containerBehind === place.container { containerBehind = nil }
        move(to: place)
        guard isUnseen, view.window != nil else { return }
        isUnseen = false
        card.announce()
    }

    /// Moves a toast in front of a card that's being presented, before it would move there on its own.
    /// Otherwise, the backdrop would dim it until then.
    ///
    /// - Parameter presentation: The container of that card.
    fileprivate func comeForward(into presentation: UIView) {
        guard card.isTemporary, state == .shown, !card.isHeld, card.affectedScreen == nil,
            !card.presentsScreens, let place = frontPlace, place.container === presentation,
            predecessor(in: presentation) == nil
        else { return }
        // The bars below the toast stay visible.
        if containerBehind?.window == nil { (containerBehind, screenBehind) = (view.superview, screen) }
        // The presentation runs this in its animation.
        UIView.performWithoutAnimation { move(to: place) }
    }

    /// Moves a card whose screen wasn't in a window in front of the screen that shows it again. Nobody has
    /// seen the card, so its time starts over.
    func comeIntoSight(in visible: CardFront) {
        guard state == .shown, front?.isInWindow == false, view.window == nil else { return }
        guard visible.isInWindow else { return }
        front = visible
        isUnseen = true
        if card.presentation.succession == .replaces, let place = frontPlace {
            predecessor(in: place.container)?.makeWay(animated: true)
        }
        stayInFront()
        card.startCountdown()
    }

    /// Moves or removes a card that was shown over everything, because nobody sees it anymore. Those that
    /// wait for it look for another place.
    func leftWindow() {
        guard !isMoving, front != nil || !successors.isEmpty else { return }
        let successors = takeSuccessors()
        // Until then, what contained the card may be gone.
        MainQueue.later { [self] in
            stayInFront()
            awaitScreens()
            for successor in successors { successor.host.takeTurn(successor.show) }
        }
    }

    /// Moves a card that's still nowhere when the screens that are being presented or dismissed are in place.
    /// A card that's shown for a time looks for its place ten times per second, and in each frame while
    /// screens come or go.
    private func awaitScreens() {
        guard state == .shown, !card.isTemporary, view.window == nil, front?.isChanging == true
        else { return }
        delay = Ticker { [self] _ in
            guard front?.isChanging != true else { return }
            delay?.stop()
            delay = nil
            stayInFront()
        }
    }
}

extension CardPresentationController {
    /// Keeps toasts that are in front of everything in front of this card, which is being presented. If the
    /// card covers the window, the toasts move later, into its content, which may not be in place yet.
    func keepMessagesInFront() {
        guard let containerView, frameOfPresentedViewInContainerView != containerView.bounds,
            let screen = presentingViewController.viewIfLoaded
        else { return }
        for view in sequence(first: screen, next: \.superview) {
            for message in view.cardHosts { message.host?.comeForward(into: containerView) }
        }
    }

    /// Fades cards out along with the dismissal of the screen that they belong to. They aren't in its view,
    /// so they would otherwise stay visible until it's gone.
    func fadeCardsInFront() {
        guard host == nil, let transition = presentedViewController.transitionCoordinator else { return }
        let views = (containerView?.cardHosts ?? []).filter {
            $0.host?.front?.isOver(presentedViewController) == true
        }
        transition.animate(
            alongsideTransition: { _ in for view in views { view.alpha = 0 } },
            completion: { _ in for view in views { view.alpha = 1 } }
        )
    }
}
