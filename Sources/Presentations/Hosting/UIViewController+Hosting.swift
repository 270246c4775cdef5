import UIKit

extension UIViewController {
    /// Shows a view controller as a card in this controller, without presenting it.
    ///
    /// ```swift
    /// map.addCard(search, as: .panel())
    /// ```
    ///
    /// The app can still present, push, and dismiss screens. If the card lets touches through, as a panel
    /// does, people can also use the screen behind it; see
    /// ``CardPresentation/TapOutside-swift.enum/passesThrough``. The card is in this controller's view, and
    /// comes and goes with it. A presenter effect applies to everything in this controller's view, except for
    /// cards; see ``CardPresentation/presenterEffect-swift.property``.
    ///
    /// To remove the card, call ``CardPresentationController/dismiss(animated:completion:)`` of its
    /// `cardPresentationController`. Don't call UIKit's `dismiss(animated:completion:)` on the card's
    /// content: it doesn't remove the card, and can dismiss the screen that the card is in.
    ///
    /// If this controller is a `UINavigationController`, a `UITabBarController`, or another container that
    /// manages its children itself, the card is in its view, in front of all children, but isn't its child.
    /// Then, present other screens from this controller rather than from the card's content, because UIKit
    /// doesn't support presentations from outside of the hierarchy of view controllers. For the same reason,
    /// UIKit doesn't call `viewWillTransition(to:with:)` of the content. Respond to rotations in
    /// `viewDidLayoutSubviews()`.
    ///
    /// - Parameters:
    ///   - viewController: The view controller to show. If it's already shown as a card, the card stays as it
    ///     is. If that card is leaving, it's shown again afterward. If it waits for others, it gets the new
    ///     description; see ``CardPresentation/Succession-swift.enum/waits``. If the view controller is
    ///     presented or has another parent, which is a programming error, this method does nothing, and
    ///     doesn't call `completion`. A debug build logs a warning.
    ///   - presentation: The description of the card.
    ///   - animator: The animator that brings the card in and out. If `nil` (the default), the card slides in
    ///     by its edge, or fades in if it's in the center; see ``CardAnimator``.
    ///   - interaction: A gesture that dismisses the card, in addition to a drag past its edge. A
    ///     `SwipeInteraction` in the direction of that drag replaces it, and for a card at the bottom, so
    ///     does a `DragInteraction`. The default is `nil`.
    ///   - animated: Whether the card appears with an animation. The default is `true`.
    ///   - completion: A closure that's called when the card has appeared, when people have rejected it while
    ///     it appeared, or at once if it's there already. If the card is dismissed before it's shown, or
    ///     before it's shown again, the closure is called when the card is gone. The default is `nil`.
    public func addCard(
        _ viewController: UIViewController,
        as presentation: CardPresentation,
        with animator: (any Animator)? = nil,
        interaction: InteractionController? = nil,
        animated: Bool = true,
        completion: (() -> Void)? = nil
    ) {
        let request = CardRequest(presentation: presentation, animator: animator, interaction: interaction)
        showCard(viewController, request, inFront: false, animated: animated, completion)
    }

    /// The presentation controller of the card that shows this controller or its nearest ancestor, or that
    /// waits to do so. The card can be presented or not. The value is `nil` if there's no card.
    ///
    /// It's available as soon as the view of a screen loads in order to be shown as a card. In
    /// `viewDidLoad()`, a screen can choose the detent at which it appears, or set a delegate.
    public var cardPresentationController: CardPresentationController? {
        if let host = self as? CardHostController { return host.card }
        if let parent { return parent.cardPresentationController }
        // UIKit creates the presentation controller of a screen that isn't presented, and neither is ever
        // released (rdar 36256721).
        guard presentingViewController != nil || isAboutToBeCard else { return nil }
        return presentationController as? CardPresentationController
    }

    /// Whether the controller's view loads in order to be presented as a card. UIKit is about to create the
    /// presentation controller anyway.
    private var isAboutToBeCard: Bool {
        modalPresentationStyle == .custom && isLoadingToBePresented
            && TransitionDelegate.attached(toPresentationOf: self)?.presentation != nil
    }

    /// Shows a card in this controller or over the screen in front, without presenting it.
    func showCard(
        _ content: UIViewController,
        _ request: CardRequest,
        inFront: Bool,
        animated: Bool,
        _ completion: (() -> Void)?
    ) {
        let front = inFront ? CardFront(over: self) : nil
        if let host = content.parent as? CardHostController,
            host.keepsTurn(
                request,
                over: front,
                in: inFront ? front?.place() : CardPlace(in: self),
                completion
            )
        {
            return
        }
        let completion = content.withdrawFromWaiting(adding: completion)
        if let host = content.parent as? CardHostController {
            if let front { host.comeIntoSight(in: front) }
            return host.requestAgain(completion) { [weak self] in
                self?.showCard(content, request, inFront: inFront, animated: animated, completion)
            }
        }
        guard content.canBecomeCard else { return }
        let host = CardHostController(content, request)
        host.card.select(request.detentIndex)
        if let completion { host.completions.append(completion) }
        if let front { return host.show(over: front) }
        host.show(in: { [weak self] in self.map { CardPlace(in: $0) } }, animated: animated)
    }
}

extension UIViewController {
    /// Takes the controller back from a card that waits, because the app shows it otherwise.
    ///
    /// - Returns: What to call when the controller is shown, for the card that has waited, too.
    func withdrawFromWaiting(adding completion: (() -> Void)?) -> (() -> Void)? {
        guard let host = parent as? CardHostController, host.state == .waiting else { return completion }
        host.withdraw()
        let completions = host.takeCompletions() + (completion.map { [$0] } ?? [])
        return completions.isEmpty ? nil : { for completion in completions { completion() } }
    }

    /// Whether the controller isn't shown anywhere yet. If it is, a debug build logs a warning, as UIKit
    /// does.
    fileprivate var canBecomeCard: Bool {
        if parent == nil, presentingViewController == nil { return true }
        if Log.isDebugBuild {
            Log.warn("\(type(of: self)) isn't shown as a card, because it's presented or has another parent")
        }
        return false
    }
}
