import UIKit

// How a container changes its children.

extension ContainerViewController {
    // MARK: Children

    /// The children that are on the screen, or would be.
    var shown: [UIViewController] {
        running.map { [$0.outgoing, $0.incoming] } ?? selected.map { [$0] } ?? []
    }

    func isShown(_ child: UIViewController) -> Bool { shown.contains { $0 === child } }

    /// Whether a child is the selected one, and nothing has come in between.
    func isCurrent(_ child: UIViewController) -> Bool { selected === child && running == nil }

    func tellArrival(of child: UIViewController) {
        if child.parent === self { child.didMove(toParent: self) }
    }

    /// Removes a child that has been told so, unless it is visible again or has another parent by now.
    func detach(_ child: UIViewController) {
        guard !isShown(child) else { return }
        BottomRoom.giveBack(in: child, by: self)
        if child.parent === self { child.removeFromParent() }
    }

    /// Detaches a child that has come in vain, if it has come at all.
    func sendBack(_ child: UIViewController) {
        guard !isShown(child) else { return }
        if child.parent === self { child.willMove(toParent: nil) }
        detach(child)
    }

    /// Tells what is still to be told. Before a selection begins that is asked for on the way, it has the rest told.
    func tellRest() {
        while !untold.isEmpty { untold.removeFirst()() }
    }

    // MARK: Switching

    func beginSwitch(from old: UIViewController, to new: UIViewController, animated: Bool) {
        if !old.view.isDescendant(of: contentView) { putInPlace(old) }
        var animationController: (any UIViewControllerAnimatedTransitioning)?
        var interactionController: (any UIViewControllerInteractiveTransitioning)?
        if animated {
            let vended =
                delegate?.containerViewController(self, animationControllerForTransitionFrom: old, to: new)
                ?? SpringSlideAnimator().animationController()
            animationController = vended
            interactionController = delegate?.containerViewController(self, interactionControllerFor: vended)
        }
        // The delegate may have selected another or changed the children.
        guard isCurrent(old), old.parent === self, old.view.isDescendant(of: contentView),
            viewControllers.contains(new)
        else { return }
        let next = ContainerSwitch(
            from: old,
            to: new,
            in: contentView,
            direction: direction(from: old, to: new) ?? .forward,
            appearances: appearances,
            animationController: animationController,
            interactionController: interactionController,
            auditor: auditor
        ) { [weak self] didComplete in self?.runningEnded(didComplete) }
        running = next
        selected = new
        updateIconBar()
        followTurns(of: next)

        // Each of these calls the app, which may select another or change the children.
        let steps: [() -> Void] = [
            { old.willMove(toParent: nil) },
            { self.addChild(new) },
            { new.loadViewIfNeeded() },
            { self.giveSize(to: new) },
            { self.reserveIconBar(in: new) },
            { next.beginLeaving() },
            { next.beginComing() },
            { next.start() },
            { self.updateSystemLook(over: next.coordinator.transitionDuration) },
        ]
        for step in steps where running === next { step() }
        // One that has been overtaken while it was added is a child all the same.
        sendBack(new)
    }

    /// First the state, then the views, then the children, then whoever wants to know; all but the first may start the
    /// next switch.
    func runningEnded(_ didComplete: Bool) {
        // The end of any other switch doesn't matter.
        guard let ended = running, ended.context.isOver else { return }
        let (old, new) = (ended.outgoing, ended.incoming)
        let (gone, stays) = didComplete ? (old, new) : (new, old)
        running = nil
        selected = stays
        updateIconBar()
        let rest: [() -> Void] = [
            { if didComplete { self.detach(old) } else { self.sendBack(new) } },
            { self.tellArrival(of: stays) },
            { ended.coordinator.transitionEnded() },
            { ended.tellAnimationController(didComplete) },
            { self.updateSystemPreferences() },
            { if didComplete { self.announceScreen(of: new) } },
            { self.announce(new, isSelected: didComplete) },
        ]
        untold += rest
        if !didComplete { ended.turnBack() }
        takeOut(gone)
        putInPlace(stays)
        if didComplete { ended.coordinator.runAlongside() }
        ended.endAppearances()
        tellRest()
    }

    func announce(_ child: UIViewController, isSelected: Bool) {
        if isSelected {
            delegate?.containerViewController(self, didSelect: child)
        } else {
            delegate?.containerViewController(self, didCancelSelecting: child)
        }
    }

    /// Shows a controller at once. Callbacks may select another on the way.
    func replaceSilently(by new: UIViewController, announces: Bool) {
        let old = selected
        selected = new
        updateIconBar()
        if let old { remove(old) }
        guard isCurrent(new) else { return }
        addChild(new)
        var appearance: Appearances.Appearance?
        if isViewLoaded {
            // If it selects another when it is loaded, it has not begun to appear.
            if isCurrent(new) { new.loadViewIfNeeded() }
            if isCurrent(new) {
                appearance = appearances.prepare(new)
                appearances.begin(appearance, appears: true, animated: false)
            }
            putInPlace(new)
        }
        guard isCurrent(new) else { return sendBack(new) }
        untold.append { self.tellArrival(of: new) }
        untold.append { self.updateSystemPreferences() }
        if appearances.presence == .visible { untold.append { self.announceScreen(of: new) } }
        if announces { untold.append { self.announce(new, isSelected: true) } }
        appearances.endComing(appearance)
        tellRest()
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
