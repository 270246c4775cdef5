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
        let strength = strength(at: presence, dimming: dimming)
        if !movesAlongside { backdrop.fade(to: strength) }
        updateReach(dimming: dimming)
        material?.fade(to: presence)
        guard movesPresenter, affectedScreen != nil else { return }
        show(screenEffect(presence > 0 ? strength / presence : dimming), at: presence)
    }

    /// Shows the part of an effect on the screen behind the card for a visible fraction of the card.
    private func show(_ effect: ScreenEffect, at presence: CGFloat) {
        let part = effect.part(at: presence)
        affectedScreen?.show(part, way: effect.way)
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

    /// Applies the effect on the screen behind the card gradually, or removes it, if the Reduce Motion
    /// setting has changed. A transition goes on as it began.
    func updateAffectedScreen() {
        guard phase == .presented, original.presenterEffect != .none,
            (affectedScreen != nil) == UIAccessibility.isReduceMotionEnabled
        else { return }
        affectedScreen?.end()
        affectedScreen = makeAffectedScreen()
        // Then, the card is placed, and with it, the screen behind it.
        containerView?.setNeedsLayout()
        guard let affectedScreen, heldPosition == nil else { return }
        UIView.performWithoutAnimation { affectedScreen.show(0, way: CGVector(dx: 0, dy: 0)) }
        UIView.animate(withDuration: Self.settlingDuration) { self.showVisibleFraction(1) }
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
        (overhang, material, course) = (nil, nil, nil)
    }

    /// Stops the screen behind the card together with the card, which is on its way to a detent.
    func stopScreenBehind() {
        guard affectedScreen != nil, let layout else { return }
        let (presence, effect) = effectAtPlace(in: layout)
        show(effect, at: presence)
    }

    /// Animates these views alongside the transition.
    func moveAlong(to presence: CGFloat) {
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
        let effect = screenEffect()
        let transforms = progress.map {
            screen.transform(at: effect.part(at: presence(at: $0)), way: effect.way)
        }
        if transforms.first != transforms.last {
            let matrices = transforms.map(CATransform3DMakeAffineTransform)
            tracks.append(LayerTrack(layer: view.layer, keyPath: "transform", values: matrices))
        }
        return tracks
    }

    package func willMoveAlongside() {
        movesAlongside = true
        // By now, the card is where it arrives. When it's told that it appears, its content can have selected
        // another detent.
        course = makeCourse()
        if phase == .presenting, let course { backdrop.prepareToFade(to: course.effect.dimming) }
    }

    package func moveAlongside(to progress: CGFloat) {
        if backdrop.fader == nil { backdrop.fade(at: progress) }
        guard let screen = affectedScreen as? PresentingScreen else { return }
        let effect = screenEffect()
        screen.show(effect.part(at: presence(at: progress)), way: effect.way)
    }

    /// Returns the visible fraction of the card for the screen behind it.
    private func presence(at progress: CGFloat) -> CGFloat {
        let (start, goal) = course?.fraction ?? (start: 1, goal: 1)
        return start.interpolated(to: goal, at: progress)
    }

    package func didMove(to progress: CGFloat) {
        // Core Animation can't fade a blur.
        if backdrop.fader != nil { backdrop.fade(at: progress) }
        if let affectedScreen {
            let effect = screenEffect()
            let part = effect.part(at: presence(at: progress))
            let screen = affectedScreen as? PresentingScreen
            // The transition moves that screen, and only its transform.
            screen?.round(part)
            if screen == nil { affectedScreen.show(part, way: effect.way) }
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
