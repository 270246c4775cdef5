import UIKit

// Views that change along with the card: its shadow, the backdrop, and the presenting screen.

extension CardPresentationController {
    /// Applies the appearance that the presentation specifies.
    ///
    /// - Parameter isFading: Whether the card is appearing or disappearing. Then, another kind of backdrop
    ///   has to wait.
    func applyAppearance(isFading: Bool = false) {
        cardView.cast(presentation.shadow)
        let isAnimated = phase == .presented && collectsChanges
        backdrop.show(presentation.backdrop, isFading: isFading, isAnimated: isAnimated)
        backdrop.setTapOutside(presentation.tapOutside)
        updateModality()
        updateGrabber()
        // Otherwise, everything changes along with the card.
        if phase == .presented, !collectsChanges { showVisibleFraction(1) }
    }

    /// Shows a backdrop and an effect on the screen behind the card that had to wait for the end of a
    /// transition.
    func catchUp() {
        updateAffectedScreen()
        if backdrop.kind != presentation.backdrop { applyAppearance() }
    }

    /// Confines assistive technologies to the card, unless people can reach what's behind it.
    func updateModality() { updateModality(isModal: !leavesRestReachable) }

    private func updateModality(isModal: Bool) {
        confine(isModal)
        // What this card doesn't hide anymore can be behind another one, too.
        for other in otherCards { other.confine(!other.leavesRestReachable) }
    }

    /// Hides what's behind the card, or nothing.
    ///
    /// - Parameter known: The views behind the card, if they're known.
    private func confine(_ isModal: Bool, behind known: [UIView]? = nil) {
        // A card without a presentation can be in front of this one.
        let hosts = containerView?.subviews.contains { $0 is CardHostView } ?? false
        cardView.accessibilityViewIsModal = isModal && !hosts
        // Beside the container of a presentation are also the screens in front, which have to be found. So
        // what's behind the card is hidden instead.
        (containerView as? CardHostView)?.accessibilityViewIsModal = isModal
        let views = isModal && phase != .idle ? known ?? viewsBehind : []
        hiddenElements.hide(views)
        // People can still pull back a card that they hold.
        if heldPosition == nil {
            // Not in the animation that moves the card, which would move along with the keyboard.
            if !views.isEmpty, !endsReach, phase == .presented {
                MainQueue.later { [weak self] in self?.endEditingBehind() }
            }
            endsReach = !views.isEmpty
        }
        host?.modalityDidChange(isModal)
    }

    /// The other cards of the same presentations, or in the same view.
    private var otherCards: [CardPresentationController] {
        guard host == nil else {
            let cards = (containerView?.superview?.cardHosts ?? []).compactMap { $0.host?.card }
            return cards.filter { $0 !== self }
        }
        guard phase != .idle else { return [] }
        let screens = sequence(first: presentedViewController, next: \.presentedViewController).dropFirst()
        return cardsBehind + screens.compactMap { $0.presentedCard }
    }

    /// The views behind the card, which people can't reach because of it.
    var viewsBehind: [UIView] {
        guard let containerView else { return [] }
        guard host == nil else {
            // What's in front of the card, such as a bar or the app's floating button, responds to touches.
            return siblings(behind: containerView)
        }
        var views: [UIView] = []
        for presenter in sequence(first: presentingViewController, next: \.presentingViewController) {
            // If there's a container, the app's view stays as it is.
            let isPresented = presenter.presentingViewController != nil
            let view = isPresented ? presenter.presentationController?.containerView : presenter.viewIfLoaded
            guard let view else { continue }
            // A card in a context doesn't cover what's around that.
            if containerView.isDescendant(of: view) { return views + siblings(behind: containerView) }
            views.append(view)
        }
        return views
    }

    private func siblings(behind view: UIView) -> [UIView] {
        Array((view.superview?.subviews ?? []).prefix { $0 !== view })
    }

    /// Whether people can reach the screen behind the card now.
    var leavesRestReachable: Bool { presentation.leavesRestReachable || dimming == 0 }

    /// Lets touches and assistive technologies through, or not.
    private func updateReach(dimming: CGFloat) {
        guard presentation.largestUndimmedDetentIndex != nil else { return }
        let isReachable = presentation.leavesRestReachable || dimming == 0
        backdrop.setTapOutside(isReachable ? .passesThrough : presentation.tapOutside)
        updateModality(isModal: !isReachable)
    }

    /// Updates the card whose presentation has this container, because a card is added to the container or
    /// removed.
    static func updateModality(around container: UIView?) {
        let views = container?.subviews ?? []
        // Each card once, because an app can show many in one view. What a card doesn't hide anymore can be
        // behind another one, so those that hide nothing come first, and then the others from back to front.
        var modalCards: [(card: CardPresentationController, index: Int)] = []
        for (index, view) in views.enumerated() {
            guard let card = (view as? CardHostView)?.host?.card else { continue }
            if card.leavesRestReachable { card.confine(false) } else { modalCards.append((card, index)) }
        }
        for (card, index) in modalCards { card.confine(true, behind: Array(views[..<index])) }
        guard let card = container?.subviews.lazy.compactMap({ $0 as? CardView }).first else { return }
        // UIKit would create a presentation controller for a screen that isn't presented anymore.
        card.content?.controller?.cardPresentationController?.updateModality()
    }

    /// The cards that this one is presented over, beginning with the nearest.
    var cardsBehind: [CardPresentationController] {
        // Before and afterward, nobody has to present this one.
        guard host == nil, phase != .idle else { return [] }
        let presenters = sequence(first: presentingViewController, next: \.presentingViewController)
        // UIKit would create a presentation controller for a screen that isn't presented.
        return presenters.compactMap { $0.presentingViewController == nil ? nil : $0.presentedCard }
    }

    /// Shows the backdrop, the shadow, and the presenting screen for a visible fraction of the card, from 0
    /// to 1.
    func showVisibleFraction(_ presence: CGFloat, movesPresenter: Bool = true) {
        cardView.showShadow(presence > 0 ? 1 : 0)
        // Only once, because it takes two layouts.
        let dimming = dimming
        // Otherwise, the transition fades it.
        if !movesAlongside { backdrop.fade(to: presence * dimming) }
        updateReach(dimming: dimming)
        material?.fade(to: presence)
        guard movesPresenter, let affectedScreen else { return }
        let part = effect(at: presence, dimming)
        affectedScreen.show(part, way: pushWay)
        (affectedScreen as? PresentingScreen)?.round(part)
    }

    /// Creates the object that shows the effect on the screen behind the card, or returns `nil` if there's no
    /// effect.
    func makeAffectedScreen() -> (any AffectedScreen)? {
        let effect = UIAccessibility.isReduceMotionEnabled ? .none : original.presenterEffect
        guard host != nil else {
            return PresentingScreen(of: presentingViewController, effect, radius: original.corners.radius)
        }
        return (containerView as? CardHostView).flatMap { SurroundingScreen(around: $0, effect) }
    }

    /// Applies the effect on the screen behind the card, or removes it, if the Reduce Motion setting has
    /// changed. A transition goes on as it began.
    func updateAffectedScreen() {
        guard phase == .presented, original.presenterEffect != .none,
            (affectedScreen != nil) == UIAccessibility.isReduceMotionEnabled
        else { return }
        affectedScreen?.end()
        affectedScreen = makeAffectedScreen()
        // Then, the card is placed, and with it, the screen behind it.
        containerView?.setNeedsLayout()
    }

    /// Continues the card beyond its edge, and fades its material, during a transition.
    func prepareTransition() {
        finishTransition()
        if fadesMaterial, let content = presentedViewController.viewIfLoaded {
            material = MaterialFade(content)
        }
        guard let layout, let outward = layout.outward, layout.isAtEdge else { return }
        let isLeaving = phase == .dismissing
        overhang = CardOverhang(of: cardView, outward: outward, gap: layout.gap, isShown: isLeaving)
    }

    /// Whether the card's material fades here, because its animator doesn't fade it.
    private var fadesMaterial: Bool {
        guard presentation.edge == nil || UIAccessibility.isReduceMotionEnabled,
            presentedViewController.viewIfLoaded?.hasMaterial == true
        else { return false }
        let transitions = host?.transitions ?? .attached(toPresentationOf: presentedViewController)
        guard let transitions else { return isAnimatorKnown }
        let direction: TransitionDirection = phase == .presenting ? .forward : .backward
        let animator = transitions.currentAnimator(for: direction, of: presentedViewController)
        return (animator as? CardAnimator)?.fades == false
    }

    func finishTransition(wasCanceled: Bool = false) {
        overhang?.end()
        if wasCanceled { material?.cancel() }
        material?.end()
        (overhang, material) = (nil, nil)
    }

    private var pushWay: CGVector {
        layout.map { $0.pushWay(at: pushingLength(in: $0)) } ?? CGVector(dx: 0, dy: 0)
    }

    /// Returns the length by which the card pushes the screen behind it. A finger can hold the card between
    /// its detents, or beyond them.
    private func pushingLength(in layout: CardLayout) -> CGFloat {
        guard let heldPosition else { return layout.length(of: selectedDetentIndex) }
        return max(shownPosition(heldPosition, layout), layout.shortest)
    }

    /// Stops the screen behind the card together with the card, which is on its way to a detent.
    func stopScreenBehind() {
        guard let affectedScreen, let layout else { return }
        let position = layout.position(of: cardView.placedFrame)
        guard original.presenterEffect != .pushed else {
            return affectedScreen.show(1, way: layout.pushWay(at: position))
        }
        let part = effect(at: layout.presence(at: position))
        affectedScreen.show(part, way: pushWay)
        (affectedScreen as? PresentingScreen)?.round(part)
    }

    /// Returns the part of the effect on the screen behind the card for a visible fraction of the card.
    ///
    /// - Parameter dimming: The part of the backdrop that's visible at the card's position, if it's known.
    private func effect(at presence: CGFloat, _ dimming: CGFloat? = nil) -> CGFloat {
        // A screen that isn't dimmed isn't scaled either, because people use it.
        guard original.presenterEffect == .pushed else { return presence * (dimming ?? self.dimming) }
        guard let layout else { return presence }
        // The card begins to push the screen once it covers as much of it as the radius of its corners.
        let length = pushingLength(in: layout)
        let push = layout.push(at: length)
        return push > 0 ? max(1 - (length + layout.gap) * (1 - presence) / push, 0) : 0
    }

    /// The visible fraction of the card where it's placed before a transition. A card that pushes a screen
    /// can be between two detents, or longer than at the one toward which it was moving.
    private var shownFraction: CGFloat {
        guard affectedScreen != nil, phase == .dismissing, let layout else { return 0 }
        let position = layout.position(of: cardView.placedFrame)
        guard original.presenterEffect == .pushed else { return layout.presence(at: position) }
        let way = pushingLength(in: layout) + layout.gap
        return way > 0 ? max(position + layout.gap, 0) / way : 1
    }

    /// Animates these views alongside the transition.
    func moveAlong(to presence: CGFloat) {
        visibleFraction = (shownFraction, presence)
        backdrop.prepareToFade(to: presence > 0 ? presence * dimming : 0)
        if let host {
            return host.animateAlongside { [weak self] in
                guard let self else { return }
                showVisibleFraction(presence, movesPresenter: !movesAlongside)
                makeRoom(presence > 0)
                if !movesAlongside { reportFrame(at: 1 - presence) }
            }
        }
        // If several of these animations run at once, UIKit shows only the last one.
        guard
            let coordinator = presentedViewController.transitionCoordinator
                ?? presentingViewController.transitionCoordinator
        else {
            showVisibleFraction(presence)
            return reportFrame(at: 1 - presence)
        }
        coordinator.animateAlongsideTransition(
            in: affectedScreen?.view,
            animation: { [weak self] context in
                guard let self else { return }
                // By now, the card is in the container.
                if presence > 0 { keepMessagesInFront() }
                let isAlone = !movesAlongside || !context.isAnimated
                showVisibleFraction(presence, movesPresenter: isAlone)
                if isAlone { reportFrame(at: 1 - presence) }
            },
            completion: nil
        )
    }
}

extension CardLayout {
    /// Returns the distance by which a card at a position pushes the screen behind it: its length, less the
    /// radius of its round corners, around which what's behind both would show. A card away from its edge
    /// doesn't push the screen, because what's behind would show around it, too.
    fileprivate func push(at position: CGFloat) -> CGFloat {
        guard isAtEdge else { return 0 }
        let frame = frame(at: min(max(position, shortest), longest))
        let radius = min(presentation.corners.radius, frame.width / 2, frame.height / 2)
        return max(position + gap - (roundCorners(of: frame).isEmpty ? 0 : radius), 0)
    }

    /// Returns the translation of the screen that a card at a position pushes.
    fileprivate func pushWay(at position: CGFloat) -> CGVector {
        guard let outward else { return CGVector(dx: 0, dy: 0) }
        let push = push(at: position)
        return CGVector(dx: -outward.dx * push, dy: -outward.dy * push)
    }
}

extension CardPresentation.Corners {
    /// The radius, or the minimum if it's concentric with the corners of the screen.
    var radius: CGFloat {
        switch self {
        case .fixed(let radius): max(radius.finite(or: 0), 0)
        case .concentric: 12
        }
    }
}

// A transition of this module moves the backdrop and the presenting screen along exactly. Otherwise, the
// dimming would change in the wrong direction under a finger, and a gap would open between the screen and a
// card that pushes it.
extension CardPresentationController: TransitionCompanion {
    package var movedView: UIView? { affectedScreen?.view }

    package func tracks(through progress: [CGFloat]) -> [LayerTrack] {
        var tracks = [backdrop.track(through: progress)].compactMap { $0 }
        guard let screen = affectedScreen as? PresentingScreen, let view = screen.view else { return tracks }
        let (way, dimming) = (pushWay, dimming)
        let transforms = progress.map {
            screen.transform(at: effect(at: presence(at: $0), dimming), way: way)
        }
        if transforms.first != transforms.last {
            let matrices = transforms.map(CATransform3DMakeAffineTransform)
            tracks.append(LayerTrack(layer: view.layer, keyPath: "transform", values: matrices))
        }
        return tracks
    }

    package func willMoveAlongside() { movesAlongside = true }

    package func moveAlongside(to progress: CGFloat) {
        if backdrop.fader == nil { backdrop.fade(at: progress) }
        (affectedScreen as? PresentingScreen)?.show(effect(at: presence(at: progress)), way: pushWay)
    }

    /// Returns the visible fraction of the card for the screen behind it.
    private func presence(at progress: CGFloat) -> CGFloat {
        visibleFraction.start.interpolated(to: visibleFraction.goal, at: progress)
    }

    package func didMove(to progress: CGFloat) {
        // Core Animation can't fade a blur.
        if backdrop.fader != nil { backdrop.fade(at: progress) }
        if let affectedScreen {
            let part = effect(at: presence(at: progress))
            let screen = affectedScreen as? PresentingScreen
            // The transition moves that screen, and only its transform.
            screen?.round(part)
            if screen == nil { affectedScreen.show(part, way: pushWay) }
        }
        overhang?.extend(by: progress - 1)
        reportFrame(at: phase == .presenting ? 1 - progress : progress)
    }

    private func reportFrame(at departure: CGFloat) {
        self.departure = departure
        reportFrame()
    }
}

extension CardPresentationController: InteractivePresentation {
    package var dragEdge: TransitionEdge? { presentation.followsFingers ? presentation.edge : nil }
    package var isAppearing: Bool { phase == .presenting }
    package var isDismissalDisabled: Bool { presentation.isInteractiveDismissDisabled }
}

extension CardPresentation {
    /// Whether people can reach the screen behind the card.
    var leavesRestReachable: Bool { tapOutside == .passesThrough }
}
