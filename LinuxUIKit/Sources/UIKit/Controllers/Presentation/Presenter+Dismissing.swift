/// Dismissals.
extension Presenter {
    static func dismiss(from receiver: UIViewController, animated: Bool, completion: (() -> Void)?) {
        guard let presenter = presenter(toDismissFor: receiver), let lowest = presenter.ownPresented else {
            if let completion { RunLoopQueue.main.afterCommit(completion) }
            return
        }
        var stack = [lowest]
        while let next = stack[stack.count - 1].nearestOwnPresented { stack.append(next) }
        let top = stack[stack.count - 1]
        guard let controller = top.storedPresentationController else { return }
        // Someone can hold the presentation of a screen that presents others already.
        let presentations = stack.compactMap(\.storedPresentationController)
        let busy = presentations.first { $0.phase != .presented } ?? controller
        switch busy.phase {
        case .presenting where UIKitBehavior.current.dismissalDuringPresentation == .isDropped:
            return warn("Attempt to dismiss \(top) while a presentation is in progress")
        case .presenting:
            busy.whenIdle.append { [weak receiver] in
                guard let receiver else { return }
                dismiss(from: receiver, animated: animated, completion: completion)
            }
            return
        case .idle, .dismissing:
            return warn("Attempt to dismiss \(top) while a dismissal is in progress")
        case .presented:
            break
        }
        controller.phase = .dismissing

        let asksForAnimator =
            top.isAnimatedByDelegates && (animated || controller.presentationStyle == .custom)
        let delegate = top.transitioningDelegate
        let animator = asksForAnimator ? delegate?.animationController(forDismissed: top) : nil
        let interactor =
            animated ? animator.flatMap { delegate?.interactionControllerForDismissal(using: $0) } : nil

        RunLoopQueue.main.afterCommit {
            startDismissal(
                of: stack,
                to: presenter,
                animator: animator ?? builtInAnimator(for: top, bringsIn: false),
                interactor: interactor,
                animated: animated,
                completion: completion
            )
        }
    }

    /// Returns the controller that moves when a stack is dismissed.
    private static func mover(in stack: [UIViewController]) -> UIViewController? {
        guard UIKitBehavior.current.stackDismissal == .movesLowest else { return stack.last }
        // A screen that another one covers has no view that could move.
        return stack.dropLast().contains(where: \.isRemovedByPresentation) ? stack.last : stack.first
    }

    /// Starts a dismissal. Only one controller is animated, which is usually the topmost one. The others
    /// disappear invisibly.
    static func startDismissal(
        of stack: [UIViewController],
        to presenter: UIViewController,
        animator: any UIViewControllerAnimatedTransitioning,
        interactor: (any UIViewControllerInteractiveTransitioning)?,
        animated: Bool,
        completion: (() -> Void)?
    ) {
        guard let lowest = stack.first?.storedPresentationController, let mover = mover(in: stack),
            let controller = mover.storedPresentationController, let container = controller.containerView
        else { return }
        let others = stack.filter { $0 !== mover }
        let removes = lowest.shouldRemovePresentersView && lowest.canRestorePresentersView
        let presenterView: UIView = presenter.view
        // Off screen, the presenter's view has no position in the container, but it will have the same frame
        // as before.
        let presenterFrame =
            presenterView.superview.map { container.convert(presenterView.frame, from: $0) }
            ?? (lowest.shouldPresentInFullscreen
                ? container.bounds
                : lowest.containerView.map { container.convert($0.bounds, from: $0) } ?? container.bounds)
        let presentedView = controller.presentedView

        let transition = TransitionContext(
            containerView: container,
            from: .init(
                controller: mover,
                view: presentedView,
                initialFrame: presentedView.map { container.convert($0.frame, from: $0.superview) } ?? .zero,
                finalFrame: controller.finalFrameOfPresentedView
            ),
            to: .init(
                controller: presenter,
                view: removes ? presenterView : nil,
                initialFrame: removes ? .zero : presenterFrame,
                finalFrame: presenterFrame
            ),
            presentationStyle: controller.presentationStyle,
            isAnimated: animated,
            animator: animator,
            interactor: interactor
        )
        presenter.beginTakingPart(in: transition)
        mover.beginTakingPart(in: transition)
        for controller in stack { controller.isBeingDismissedItself = true }

        let visible = others.filter { $0.appearance.phase != .disappeared }
        for hidden in others {
            hidden.storedPresentationController?.dismissalTransitionWillBegin()
            hidden.storedPresentationController?.containerView?.isHidden = true
            hidden.beginAppearanceTransition(false, animated: false)
        }
        controller.dismissalTransitionWillBegin()
        mover.beginAppearanceTransition(false, animated: animated)
        // Out of the window, it hears of this when it comes back.
        if removes, !lowest.hasLeftWindow {
            presenter.beginAppearanceTransition(true, animated: animated)
        }
        controller.transition = transition
        transition.whenEnded = { [unowned transition] completed in
            endDismissal(
                of: stack,
                visible: visible,
                transition,
                removes: removes,
                completed: completed,
                completion: completion
            )
        }
        transition.start()
    }

    static func endDismissal(
        of stack: [UIViewController],
        visible: [UIViewController],
        _ transition: TransitionContext,
        removes: Bool,
        completed: Bool,
        completion: (() -> Void)?
    ) {
        let controllers = stack.compactMap(\.storedPresentationController)
        let presenter = transition.to.controller
        let mover = transition.from.controller
        guard let lowest = controllers.first, let highest = controllers.last,
            let controller = mover.storedPresentationController
        else { return }
        let others = stack.filter { $0 !== mover }
        if completed {
            controller.presentedView?.removeFromSuperview()
            if removes {
                if lowest.canRestorePresentersView {
                    lowest.restorePresentersView()
                } else {
                    presenter.beginAppearanceTransition(false, animated: transition.isAnimated)
                }
            } else if lowest.holdsPresentersView, lowest.canRestorePresentersView {
                // The presenter has become the root of its window again meanwhile.
                lowest.restorePresentersView()
            }
            for controller in controllers {
                controller.containerView?.removeFromSuperview()
                // In UIKit, nobody is presenting anymore when the screens have appeared and disappeared.
                controller.separate()
            }
            if removes { presenter.endAppearanceTransition() }
            mover.endAppearanceTransition()
            for hidden in others { hidden.endAppearanceTransition() }
        } else {
            if removes {
                presenter.beginAppearanceTransition(false, animated: transition.isAnimated)
                if presenter.view.superview === transition.containerView {
                    lowest.removePresentersView()
                }
                presenter.endAppearanceTransition()
            }
            for hidden in others {
                hidden.storedPresentationController?.containerView?.isHidden = false
            }
            for hidden in visible {
                if !controller.hasLeftWindow { hidden.beginAppearanceTransition(true, animated: false) }
                hidden.endAppearanceTransition()
            }
            if !controller.hasLeftWindow {
                mover.beginAppearanceTransition(true, animated: transition.isAnimated)
            }
            mover.endAppearanceTransition()
        }
        for controller in stack { controller.isBeingDismissedItself = false }
        presenter.endTakingPart(in: transition)
        mover.endTakingPart(in: transition)
        controller.transition = nil
        highest.phase = .presented
        controller.containerView?.setNeedsLayout()
        if completed {
            for controller in controllers { controller.disconnect() }
        }
        for controller in controllers.reversed() { controller.dismissalTransitionDidEnd(completed) }
        if completed {
            for controller in controllers { controller.removeContainer() }
            resumeEditing(after: lowest)
        }
        presenter.view.window?.updateSystemAppearance()
        completion?()
        runWaiting(highest)
    }
}
