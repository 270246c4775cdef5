import UIKit

// The way that a container changes its children.

extension ContainerViewController {
    // MARK: Children

    /// The visible children, or those that would be visible if the container were.
    var shown: [UIViewController] {
        running.map { [$0.outgoing, $0.incoming] } ?? selected.map { [$0] } ?? []
    }

    func isShown(_ child: UIViewController) -> Bool { shown.contains { $0 === child } }

    /// Returns whether a child is selected and no switch is running.
    func isCurrent(_ child: UIViewController) -> Bool { selected === child && running == nil }

    func notifyArrival(of child: UIViewController) {
        if child.parent === self { child.didMove(toParent: self) }
    }

    /// Removes a child that has been notified, unless it's visible again or has another parent by now.
    func detach(_ child: UIViewController) {
        guard !isShown(child) else { return }
        giveBackIconBar(in: child)
        if child.parent === self { child.removeFromParent() }
    }

    /// Removes a child that was added but not selected in the end, if it was added at all.
    func sendBack(_ child: UIViewController) {
        guard !isShown(child) else { return }
        if child.parent === self { child.willMove(toParent: nil) }
        detach(child)
    }

    /// Sends the remaining notifications. If one of them requests a selection, the rest is sent before that
    /// selection begins.
    func sendPendingNotifications() {
        while !pendingNotifications.isEmpty { pendingNotifications.removeFirst()() }
    }

    // MARK: Switching

    func beginSwitch(from old: UIViewController, to new: UIViewController, animated: Bool) {
        if !old.view.isDescendant(of: contentView) { putInPlace(old) }
        let direction = direction(from: old, to: new) ?? .forward
        let controllers = animated ? controllers(from: old, to: new, direction) : nil
        // The delegate may have selected another child or changed the children.
        guard isCurrent(old), old.parent === self, viewControllers.contains(new),
            old.view.isDescendant(of: contentView) || old.isReplaced && old.view.superview == nil
        else { return }
        // It may also have taken the container off the screen.
        guard canAnimate else { return replaceSilently(by: new, announces: true) }
        // A child that's replaced by a screen over the current context leaves together with that screen.
        if old.view.superview == nil { contentView.insertSubview(old.view, at: 0) }
        let next = ContainerSwitch(
            from: old,
            to: new,
            in: contentView,
            direction: direction,
            appearances: appearances,
            animationController: controllers?.animation,
            interactionController: controllers?.interaction,
            auditor: auditor
        ) { [weak self] didComplete in self?.runningEnded(didComplete) }
        next.context.onLateCompletion = { [weak self] in
            guard let self, let selected else { return }
            // A view that's somewhere else isn't there because of this switch.
            for child in [old, new] where child.viewIfLoaded?.superview === contentView { takeOut(child) }
            putInPlace(selected)
        }
        running = next
        selected = new
        updateIconBar()
        followTurns(of: next)
        for step in steps(of: next) where running === next { step() }
        // Another selection may have replaced this one after the controller was added as a child.
        sendBack(new)
    }

    /// Asks the delegate for what animates a switch, and for what drives it.
    private func controllers(
        from old: UIViewController,
        to new: UIViewController,
        _ direction: TransitionDirection
    ) -> (
        animation: any UIViewControllerAnimatedTransitioning,
        interaction: (any UIViewControllerInteractiveTransitioning)?
    ) {
        let requested =
            delegate?.containerViewController(self, animationControllerForTransitionFrom: old, to: new)
        if requested == nil { reportReplacedDelegate(direction, of: direction == .forward ? new : old) }
        let vended = requested ?? SpringSlideAnimator().animationController()
        let interaction =
            delegate?.containerViewController(self, interactionControllerFor: vended)
            ?? begunInteraction(direction)?.interactionController(for: vended)
        return (vended, interaction)
    }

    /// Returns the steps of a switch, in order. Each of them calls the app, which may select another child or
    /// change the children.
    private func steps(of next: ContainerSwitch) -> [() -> Void] {
        let (old, new) = (next.outgoing, next.incoming)
        return [
            { old.willMove(toParent: nil) },
            { self.addChild(new) },
            { new.loadViewUnanimated() },
            { self.giveSize(to: new) },
            { self.passOnContentSize() },
            { self.reserveIconBar(in: new) },
            { next.beginLeaving() },
            { next.beginComing() },
            { self.fadeCoverings(in: next) },
            { self.followStack() },
            { next.start() },
            { self.updateSystemLook(over: next.coordinator.transitionDuration) },
        ]
    }

    /// Returns the interaction whose gesture on the container has just selected a child. It drives the switch
    /// even if the container has no delegate.
    private func begunInteraction(_ direction: TransitionDirection) -> GestureInteraction? {
        GestureAttachment.begunInteraction(on: viewIfLoaded) { purpose in
            purpose is CustomPurpose || purpose is SwitchPurpose && purpose.direction == direction
        }
    }

    /// Updates first the state, then the views, then the children, and finally notifies the app. All but the
    /// first of these can start the next switch.
    func runningEnded(_ didComplete: Bool) {
        // The end of any other switch doesn't matter.
        guard let ended = running, ended.context.isOver else { return }
        let (old, new) = (ended.outgoing, ended.incoming)
        let (gone, stays) = didComplete ? (old, new) : (new, old)
        running = nil
        selected = stays
        updateIconBar()
        let rest: [() -> Void] = [
            { self.passOnContentSize() },
            { if didComplete { self.detach(old) } else { self.sendBack(new) } },
            { self.notifyArrival(of: stays) },
            { ended.coordinator.transitionEnded() },
            { if ended.hasStarted { (ended.animationController?.animationEnded(_:))?(didComplete) } },
            { self.updateSystemPreferences() },
            { if didComplete { self.announceScreen(of: new) } },
            { if ended.isAnnounced { self.announce(new, isSelected: didComplete) } },
        ]
        pendingNotifications += rest
        if !didComplete { ended.turnBack() }
        takeOut(gone)
        putInPlace(stays)
        if didComplete { ended.coordinator.runAlongside() }
        ended.endAppearances()
        sendPendingNotifications()
    }

    /// Selects the child of an icon, or tells the delegate that it's selected already, if the delegate allows
    /// people to select the child.
    func tapIcon(at index: Int) {
        let child = viewControllers[index]
        // When it's asked, the delegate can change the children.
        guard delegateAllows(child), viewControllers.contains(child) else { return }
        if isCurrent(child) {
            delegate?.containerViewController(self, didReselect: child)
        } else {
            selectedViewController = child
        }
    }

    func announce(_ child: UIViewController, isSelected: Bool) {
        if isSelected {
            delegate?.containerViewController(self, didSelect: child)
        } else {
            delegate?.containerViewController(self, didCancelSelecting: child)
        }
    }

    /// Ends the running switch because the container disappears. If the switch hasn't started yet, its
    /// screens change immediately.
    ///
    /// - Returns: The last selection that was requested meanwhile, as in `endRunningSwitch()`.
    func endRunningSwitchToDisappear() -> Selection? {
        // In a nested call, the outer call selects what was requested.
        let early = isEndingSwitch ? nil : running.flatMap { $0.hasStarted || !$0.goesOn ? nil : $0 }
        early?.isAnnounced = false
        let requested = endRunningSwitch()
        guard let wanted = early?.incoming, wanted !== selected else { return requested }
        if requested == nil, viewControllers.contains(wanted) {
            replaceSilently(by: wanted, announces: true)
        } else {
            announce(wanted, isSelected: false)
        }
        return requested
    }

    /// Shows a controller immediately. Callbacks can select another one meanwhile.
    func replaceSilently(by new: UIViewController, announces: Bool) {
        let old = selected
        selected = new
        updateIconBar()
        if let old { remove(old) }
        guard isCurrent(new) else { return }
        addChild(new)
        var appearance: AppearanceCallbacks.Appearance?
        if isViewLoaded {
            // If it selects another child while loading, it hasn't begun to appear.
            if isCurrent(new) { new.loadViewUnanimated() }
            if isCurrent(new) {
                appearance = appearances.prepare(new)
                appearances.begin(appearance, appears: true, animated: false)
            }
            putInPlace(new)
        }
        guard isCurrent(new) else { return sendBack(new) }
        pendingNotifications.append { self.passOnContentSize() }
        pendingNotifications.append { self.notifyArrival(of: new) }
        pendingNotifications.append { self.updateSystemPreferences() }
        if appearances.presence == .visible { pendingNotifications.append { self.announceScreen(of: new) } }
        if announces { pendingNotifications.append { self.announce(new, isSelected: true) } }
        appearances.endComing(appearance)
        sendPendingNotifications()
    }

    func remove(_ old: UIViewController) {
        if old.parent === self { old.willMove(toParent: nil) }
        guard !isShown(old) else { return }
        let appearance = appearances.beginLeaving(old)
        takeOut(old)
        appearances.end(appearance)
        detach(old)
    }
}
