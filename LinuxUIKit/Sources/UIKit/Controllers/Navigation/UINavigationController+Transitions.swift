/// Changes of the stack, with or without a transition.
extension UINavigationController {
    var isOnScreen: Bool {
        viewIfLoaded?.window != nil && (appearance.phase == .appeared || appearance.phase == .appearing)
    }

    /// A Boolean value that indicates whether a change of the stack can end the running transition
    /// immediately. This is the case for UIKit's own transitions while they run to their end without
    /// interaction.
    var canInterrupt: Bool {
        guard let transition else { return false }
        return transition.animator is NavigationSlideAnimator && transition.hasStarted
            && !transition.isInteractive && !transition.transitionWasCancelled
    }

    /// A Boolean value that indicates whether the delegate's animation runs to its end without interaction.
    var isInCustomTransition: Bool {
        guard let transition, transition.hasStarted, !transition.hasEnded, !transition.isInteractive else {
            return false
        }
        let animator = transition.animator
        return !(animator is NavigationSlideAnimator) && !(animator is LayoutNavigationAnimator)
    }

    /// The presentation over the stack that's beginning or ending, if the stack doesn't change meanwhile.
    var presentationInTheWay: UIPresentationController? {
        guard UIKitBehavior.current.changeDuringPresentation != .isPerformed,
            let lowest = presentedViewController
        else { return nil }
        return sequence(first: lowest, next: \.nearestOwnPresented)
            .compactMap(\.storedPresentationController).first { $0.phase != .presented }
    }

    /// A Boolean value that indicates whether changes of the stack are ignored, because of a transition or a
    /// presentation.
    var ignoresChanges: Bool {
        let behavior = UIKitBehavior.current
        return isInCustomTransition && behavior.changeDuringCustomTransition == .isIgnored
            || presentationInTheWay != nil && behavior.changeDuringPresentation == .isIgnored
    }

    /// Ends a canceled swipe back that's still returning, so that a change applies to the stack from before
    /// the swipe. UIKit's own transitions don't make a change wait (WWDC 2024, session 10145).
    func endCanceledSwipe() {
        guard let transition, !transition.hasEnded, !transition.isInteractive,
            transition.transitionWasCancelled
        else { return }
        (transition.animator as? NavigationSlideAnimator)?.finishNow()
    }

    func startPendingTransition() {
        guard isChangePending, !isChangingStack, !isSwapping, !isEndingTransition, isOnScreen else { return }
        if canInterrupt, !isEndingEarly {
            isEndingEarly = true
            (transition?.animator as? NavigationSlideAnimator)?.finishNow()
            isEndingEarly = false
        }
        guard isChangePending, transition == nil else { return }
        let animated = isPendingAnimated
        isChangePending = false
        isPendingAnimated = false
        guard let to = stack.last, to !== shown else { return settleUnseen() }
        guard animated, let from = shown else { return swap(to: to) }

        // The stack of this transition. The delegate and callbacks can change it, for the next transition.
        let target = stack
        let operation: Operation = settledStack.contains { $0 === to } ? .pop : .push
        let animator =
            (operation == .push ? to : from).isAnimatedByDelegates
            ? delegate?.navigationController(self, animationControllerFor: operation, from: from, to: to)
            : nil
        let interactor: (any UIViewControllerInteractiveTransitioning)? =
            if let animator {
                delegate?.navigationController(self, interactionControllerFor: animator)
            } else {
                swipeDriver
            }
        // When it changed the stack, the delegate may have asked for the coordinator, which starts that
        // transition.
        guard transition == nil, shown === from else { return }

        prepareLayout(of: to)
        let layoutAnimator = animator == nil ? layoutAnimator(from: from, in: settledStack, to: to) : nil
        if layoutAnimator == nil { prepareSharedCollectionView(of: to, isCustom: animator != nil) }
        let context = TransitionContext(
            containerView: contentView,
            from: .init(controller: from, view: from.view, initialFrame: from.view.frame),
            to: .init(controller: to, finalFrame: contentFrame(for: to)),
            isAnimated: true,
            animator: animator ?? layoutAnimator ?? NavigationSlideAnimator(bringsIn: operation == .push),
            interactor: interactor
        )
        transition = context
        for controller in [self, from, to] { controller.beginTakingPart(in: context) }
        to.isMovingToParentItself = !settledStack.contains { $0 === to }
        from.isMovingFromParentItself = !holds(from)

        delegate?.navigationController(self, willShow: to, animated: true)
        to.loadViewIfNeeded()
        from.beginAppearanceTransition(false, animated: true)
        // In these callbacks, the app may have removed the whole controller from the screen.
        if isOnScreen { to.beginToAppear(animated: true) }
        context.to.view = to.view
        passOnContentSize(of: to)

        updateBottomBar()
        let bar = navigationBar.beginChange(to: items(of: target), isPush: operation == .push)
        moveBar(with: bar, isPush: operation == .push, in: context)
        context.whenEnded = { [weak self] completed in
            guard let self else { return }
            // The app can ask for the coordinator of the next transition, which begins after this one's bar.
            isEndingTransition = true
            end(from: from, to: to, target: target, completed: completed)
            bar.end(completed)
            if !completed { itemOwners = [] }
            isEndingTransition = false
            if completed { announce(to, animated: true) }
            if isChangePending { callForSettling() }
        }
        context.start()
    }

    func end(
        from: UIViewController,
        to: UIViewController,
        target: [UIViewController],
        completed: Bool
    ) {
        let context = transition
        endMovingBar(completed: completed)
        if completed {
            from.takeViewOut()
            shown = to
            to.bringBackCovering(to: contentView, frame: contentFrame(for: to))
            settledStack = target
            from.endAppearanceTransition()
            to.endAppearanceTransition()
        } else {
            stack = stack(afterCanceling: target)
            isChangePending = stack != settledStack
            to.beginAppearanceTransition(false, animated: true)
            to.takeViewOut()
            to.endAppearanceTransition()
            if isOnScreen {
                from.beginToAppear(animated: true)
                from.endAppearanceTransition()
            }
        }
        to.isMovingToParentItself = false
        from.isMovingFromParentItself = false
        if let context {
            for controller in [self, from, to] { controller.endTakingPart(in: context) }
        }
        transition = nil
        isLeftEmpty = shown?.isMissing == true
        if !completed { passOnContentSize(of: from) }
        settleChildren(target: target, completed: completed)
        updateBottomBar()
        viewIfLoaded?.setNeedsLayout()
    }

    /// Returns the stack after a canceled transition: the one from before, below what has been pushed
    /// meanwhile, because a push is never lost. If screens have been popped or replaced meanwhile, that stack
    /// applies.
    private func stack(afterCanceling target: [UIViewController]) -> [UIViewController] {
        guard stack.starts(with: target) else { return stack }
        return settledStack + stack.dropFirst(target.count).filter { !settledStack.contains($0) }
    }

    /// Notifies the children that the change of the stack is complete, and removes those that left it.
    func settleChildren(target: [UIViewController], completed: Bool) {
        let aims = Set(target.map(ObjectIdentifier.init))
        if completed {
            let arrived = newcomers.filter { aims.contains(ObjectIdentifier($0)) }
            newcomers.removeAll { aims.contains(ObjectIdentifier($0)) }
            for controller in arrived { controller.didMove(toParent: self) }
        }
        // The stack may have changed since then, and that change can still be canceled.
        for controller in childrenApart(from: stack + settledStack) where !holds(controller) {
            newcomers.removeAll { $0 === controller }
            if !completed { controller.willMove(toParent: nil) }
            controller.removeFromParent()
        }
        if !completed {
            for controller in settledStack where holds(controller) {
                if !aims.contains(ObjectIdentifier(controller)) { controller.didMove(toParent: self) }
            }
        }
    }

    func childrenApart(from controllers: [UIViewController]) -> [UIViewController] {
        let kept = Set(controllers.map(ObjectIdentifier.init))
        return children.filter { !kept.contains(ObjectIdentifier($0)) }
    }

    /// Returns the items of a stack. Controllers that remain in the stack below others aren't asked again.
    func items(of stack: [UIViewController]) -> [UINavigationItem] {
        let known = zip(itemOwners, navigationBar.items ?? [])
        var items = zip(known, stack.dropLast(2)).prefix { $0.0 === $1 }.map(\.0.1)
        items += stack.dropFirst(items.count).map(\.navigationItem)
        itemOwners = stack
        return items
    }

    /// Changes the screen without animation while the controller is visible.
    func swap(to: UIViewController) {
        let from = shown
        let target = stack
        to.isMovingToParentItself = !settledStack.contains { $0 === to }
        from?.isMovingFromParentItself = from.map { !holds($0) } ?? false
        delegate?.navigationController(self, willShow: to, animated: false)
        isSwapping = true
        incoming = to
        to.loadViewIfNeeded()
        from?.beginAppearanceTransition(false, animated: false)
        if isOnScreen { to.beginToAppear(animated: false) }
        from?.takeViewOut()
        install(to)
        incoming = nil
        settledStack = target
        from?.endAppearanceTransition()
        to.endAppearanceTransition()
        // Below, a callback may start the next transition, which has other items.
        navigationBar.show(items(of: target))
        isSwapping = false
        // A layout pass during the change didn't place the screen.
        viewIfLoaded?.setNeedsLayout()
        to.isMovingToParentItself = false
        from?.isMovingFromParentItself = false
        settleChildren(target: target, completed: true)
        updateBottomBar()
        announce(to, animated: false)
        if isChangePending { callForSettling() }
    }

    /// Completes a change that isn't visible, because the top remains the same or the whole controller is off
    /// screen.
    func settleUnseen() {
        isChangePending = false
        isPendingAnimated = false
        let target = stack
        let formerStack = settledStack
        // Below, a callback may make the next change.
        settledStack = target
        navigationBar.show(items(of: target))
        if let top = target.last, top !== shown {
            let from = shown
            // It appears for the first time later, along with the whole controller.
            if !formerStack.contains(where: { $0 === top }) { top.appearance.isNewcomer = true }
            isSwapping = true
            // If the whole controller appears in a callback, this screen appears with it.
            incoming = top
            from?.beginAppearanceTransition(false, animated: false)
            from?.takeViewOut()
            install(top)
            incoming = nil
            from?.endAppearanceTransition()
            isSwapping = false
            viewIfLoaded?.setNeedsLayout()
            // This callback may have changed the stack again.
            if shown === top {
                // The delegate has heard of the previous top, and will hear that this one is shown.
                if appearance.canBeJoined, !isOnScreen {
                    delegate?.navigationController(self, willShow: top, animated: false)
                }
                appearance.join(top)
            }
        } else if target.isEmpty, let from = shown {
            from.isMovingFromParentItself = true
            isSwapping = true
            from.beginAppearanceTransition(false, animated: false)
            from.takeViewOut()
            shown = nil
            from.endAppearanceTransition()
            isSwapping = false
            from.isMovingFromParentItself = false
        }
        settleChildren(target: target, completed: true)
        updateBottomBar()
        if isChangePending {
            callForSettling()
        } else if isOnScreen, appearance.phase == .appeared {
            // The controller wasn't able to announce its top while this change was pending.
            finishAppearing()
        }
    }

    func install(_ controller: UIViewController) {
        prepareLayout(of: controller)
        prepareSharedCollectionView(of: controller)
        controller.view.frame = contentFrame(for: controller)
        contentView.addSubview(controller.view)
        controller.bringBackCovering(to: contentView, frame: contentFrame(for: controller))
        shown = controller
        isLeftEmpty = false
        passOnContentSize(of: controller)
    }
}
