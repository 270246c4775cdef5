/// How `present` and `dismiss` run: what happens at once, what after the commit, and what at the end.
@MainActor enum Presenter {
    // MARK: Presenting

    static func present(
        _ presented: UIViewController,
        from source: UIViewController,
        animated: Bool,
        completion: (() -> Void)?
    ) {
        precondition(presented !== source, "a controller cannot present itself")
        precondition(presented.ownPresenting == nil, "\(presented) is presented already")
        precondition(
            presented.parent == nil,
            "\(presented) is a child of another controller, it cannot be presented"
        )
        let root = source.containmentRoot
        guard source.viewIfLoaded?.window != nil else {
            return warn("Attempt to present \(presented) on \(source), whose view is not in a window")
        }
        let controller =
            presented.storedPresentationController
            ?? makePresentationController(for: presented, presenting: root, source: source)
        let presenter = controller.shouldPresentInFullscreen ? root : source.presentationContext
        guard presenter.ownPresented == nil else {
            return warn("Attempt to present \(presented) on \(presenter), which is already presenting")
        }
        guard !presenter.isOnItsWayOut else {
            return warn("Attempt to present \(presented) on \(presenter), which is being dismissed")
        }
        controller.connect(presenting: presenter)
        controller.phase = .presenting

        let asksForAnimator = animated || controller.presentationStyle == .custom
        let delegate = presented.transitioningDelegate
        let animator =
            asksForAnimator
            ? delegate?.animationController(forPresented: presented, presenting: presenter, source: source)
            : nil
        let interactor =
            animated ? animator.flatMap { delegate?.interactionControllerForPresentation(using: $0) } : nil

        RunLoopQueue.main.afterCommit {
            // Until then this keeps both, whatever becomes of the window's root.
            startPresentation(
                of: presented,
                on: presenter,
                with: controller,
                animator: animator ?? builtInAnimator(for: presented, bringsIn: true),
                interactor: interactor,
                animated: animated,
                completion: completion
            )
        }
    }

    private static func startPresentation(
        of presented: UIViewController,
        on presenter: UIViewController,
        with controller: UIPresentationController,
        animator: any UIViewControllerAnimatedTransitioning,
        interactor: (any UIViewControllerInteractiveTransitioning)?,
        animated: Bool,
        completion: (() -> Void)?
    ) {
        guard presenter.viewIfLoaded?.window != nil else {
            controller.disconnect()
            return warn("\(presenter) left its window before it could present \(presented)")
        }
        endEditing(in: presenter.view.window)
        let removes = controller.shouldRemovePresentersView
        let container = controller.installContainer()
        let presenterView: UIView = presenter.view
        let presenterFrame = container.convert(presenterView.frame, from: presenterView.superview)

        let transition = TransitionContext(
            containerView: container,
            from: .init(
                controller: presenter,
                initialFrame: presenterFrame,
                finalFrame: removes ? .zero : presenterFrame
            ),
            to: .init(controller: presented),
            presentationStyle: controller.presentationStyle,
            isAnimated: animated,
            animator: animator,
            interactor: interactor
        )
        presenter.beginTakingPart(in: transition)
        presented.beginTakingPart(in: transition)
        presented.isBeingPresentedItself = true

        controller.presentationTransitionWillBegin()
        if removes { presenter.beginAppearanceTransition(false, animated: animated) }
        presented.beginAppearanceTransition(true, animated: animated)
        if removes {
            controller.takePresentersView()
            transition.from.view = presenterView
        }
        transition.to.view = controller.presentedView
        transition.to.finalFrame = controller.frameOfPresentedViewInContainerView
        controller.transition = transition
        container.window?.updateSystemAppearance()
        transition.whenEnded = { [unowned transition] completed in
            endPresentation(
                controller,
                transition,
                removes: removes,
                completed: completed,
                completion: completion
            )
        }
        transition.start()
    }

    /// What is about to be covered has the keyboard no longer, if it agrees.
    private static func endEditing(in window: UIWindow?) {
        let responder = UIApplication.shared.firstResponder
        let view = responder as? UIView ?? (responder as? UIViewController)?.viewIfLoaded
        if let view, view.window === window { responder?.resignFirstResponder() }
    }

    private static func endPresentation(
        _ controller: UIPresentationController,
        _ transition: TransitionContext,
        removes: Bool,
        completed: Bool,
        completion: (() -> Void)?
    ) {
        let presented = controller.presentedViewController
        let presenter = controller.presentingViewController
        if completed {
            if removes { presenter.view.removeFromSuperview() }
            presented.endAppearanceTransition()
            if removes { presenter.endAppearanceTransition() }
        } else {
            presented.beginAppearanceTransition(false, animated: transition.isAnimated)
            controller.presentedView?.removeFromSuperview()
            let returns = removes && controller.canRestorePresentersView
            if returns { controller.restorePresentersView() }
            presented.endAppearanceTransition()
            if returns {
                presenter.beginAppearanceTransition(true, animated: transition.isAnimated)
                presenter.endAppearanceTransition()
            } else if removes {
                presenter.view.removeFromSuperview()
                presenter.endAppearanceTransition()
            }
        }
        presented.isBeingPresentedItself = false
        presenter.endTakingPart(in: transition)
        presented.endTakingPart(in: transition)
        controller.transition = nil
        controller.phase = .presented
        // The container may have another size than at the start.
        controller.containerView?.setNeedsLayout()
        if !completed { controller.disconnect() }
        controller.presentationTransitionDidEnd(completed)
        if !completed {
            controller.removeContainer()
        }
        presenter.view.window?.updateSystemAppearance()
        completion?()
        runWaiting(controller)
    }

    // MARK: Dismissing

    static func dismiss(from receiver: UIViewController, animated: Bool, completion: (() -> Void)?) {
        guard let presenter = presenter(toDismissFor: receiver), let lowest = presenter.ownPresented else {
            if let completion { RunLoopQueue.main.afterCommit(completion) }
            return
        }
        var stack = [lowest]
        while let next = stack[stack.count - 1].nearestOwnPresented { stack.append(next) }
        let top = stack[stack.count - 1]
        guard let controller = top.storedPresentationController else { return }
        switch controller.phase {
        case .presenting:
            controller.whenIdle.append { [weak receiver] in
                guard let receiver else { return }
                dismiss(from: receiver, animated: animated, completion: completion)
            }
            return
        case .idle, .dismissing:
            return warn("Attempt to dismiss \(top) while its dismissal is in progress")
        case .presented:
            break
        }
        controller.phase = .dismissing

        let asksForAnimator = animated || controller.presentationStyle == .custom
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

    /// Only the top-most controller is seen to go; those between it and the presenter vanish unseen.
    private static func startDismissal(
        of stack: [UIViewController],
        to presenter: UIViewController,
        animator: any UIViewControllerAnimatedTransitioning,
        interactor: (any UIViewControllerInteractiveTransitioning)?,
        animated: Bool,
        completion: (() -> Void)?
    ) {
        guard let lowest = stack.first?.storedPresentationController, let top = stack.last,
            let controller = top.storedPresentationController, let container = controller.containerView
        else { return }
        let removes = lowest.shouldRemovePresentersView && lowest.canRestorePresentersView
        let presenterView: UIView = presenter.view
        // Off screen it has no place in the container, but it will fill what it filled before.
        let presenterFrame =
            presenterView.superview.map { container.convert(presenterView.frame, from: $0) }
            ?? (lowest.shouldPresentInFullscreen
                ? container.bounds
                : lowest.containerView.map { container.convert($0.bounds, from: $0) } ?? container.bounds)
        let presentedView = controller.presentedView

        let transition = TransitionContext(
            containerView: container,
            from: .init(
                controller: top,
                view: presentedView,
                initialFrame: presentedView.map { container.convert($0.frame, from: $0.superview) } ?? .zero
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
        top.beginTakingPart(in: transition)
        for controller in stack { controller.isBeingDismissedItself = true }

        let visible = stack.dropLast().filter { $0.appearance.phase != .disappeared }
        for hidden in stack.dropLast() {
            hidden.storedPresentationController?.dismissalTransitionWillBegin()
            hidden.storedPresentationController?.containerView?.isHidden = true
            hidden.beginAppearanceTransition(false, animated: false)
        }
        controller.dismissalTransitionWillBegin()
        top.beginAppearanceTransition(false, animated: animated)
        if removes { presenter.beginAppearanceTransition(true, animated: animated) }
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

    private static func endDismissal(
        of stack: [UIViewController],
        visible: [UIViewController],
        _ transition: TransitionContext,
        removes: Bool,
        completed: Bool,
        completion: (() -> Void)?
    ) {
        let controllers = stack.compactMap(\.storedPresentationController)
        guard let lowest = controllers.first, let controller = controllers.last else { return }
        let presenter = transition.to.controller
        let top = transition.from.controller
        if completed {
            controller.presentedView?.removeFromSuperview()
            if removes {
                if lowest.canRestorePresentersView {
                    lowest.restorePresentersView()
                } else {
                    presenter.beginAppearanceTransition(false, animated: transition.isAnimated)
                }
            }
            for controller in controllers { controller.containerView?.removeFromSuperview() }
            if removes { presenter.endAppearanceTransition() }
            top.endAppearanceTransition()
            for hidden in stack.dropLast() { hidden.endAppearanceTransition() }
        } else {
            if removes {
                presenter.beginAppearanceTransition(false, animated: transition.isAnimated)
                if presenter.view.superview === transition.containerView {
                    presenter.view.removeFromSuperview()
                }
                presenter.endAppearanceTransition()
            }
            for hidden in stack.dropLast() {
                hidden.storedPresentationController?.containerView?.isHidden = false
            }
            for controller in visible {
                controller.beginAppearanceTransition(true, animated: false)
                controller.endAppearanceTransition()
            }
            top.beginAppearanceTransition(true, animated: transition.isAnimated)
            top.endAppearanceTransition()
        }
        for controller in stack { controller.isBeingDismissedItself = false }
        presenter.endTakingPart(in: transition)
        top.endTakingPart(in: transition)
        controller.transition = nil
        controller.phase = .presented
        controller.containerView?.setNeedsLayout()
        if completed {
            for controller in controllers { controller.disconnect() }
        }
        for controller in controllers.reversed() { controller.dismissalTransitionDidEnd(completed) }
        if completed {
            for controller in controllers { controller.removeContainer() }
        }
        presenter.view.window?.updateSystemAppearance()
        completion?()
        runWaiting(controller)
    }

    // MARK: Parts

    /// The presentation controller of a controller that is, or may later be, presented.
    static func presentationController(of presented: UIViewController) -> UIPresentationController {
        if let stored = presented.storedPresentationController { return stored }
        let made = makePresentationController(for: presented, presenting: nil, source: presented)
        presented.storedPresentationController = made
        return made
    }

    private static func makePresentationController(
        for presented: UIViewController,
        presenting: UIViewController?,
        source: UIViewController
    ) -> UIPresentationController {
        switch presented.modalPresentationStyle {
        case .custom:
            presented.transitioningDelegate?.presentationController(
                forPresented: presented,
                presenting: presenting,
                source: source
            ) ?? UIPresentationController(presentedViewController: presented, presenting: presenting)
        case .automatic, .pageSheet, .none:
            SheetPresentationController(style: .pageSheet, presented: presented, presenting: presenting)
        case .formSheet, .popover:
            SheetPresentationController(
                style: presented.modalPresentationStyle,
                presented: presented,
                presenting: presenting
            )
        case .fullScreen, .currentContext, .overFullScreen, .overCurrentContext:
            PlainPresentationController(
                style: presented.modalPresentationStyle,
                presented: presented,
                presenting: presenting
            )
        }
    }

    private static func builtInAnimator(for presented: UIViewController, bringsIn: Bool) -> BuiltInAnimator {
        switch presented.modalTransitionStyle {
        case .coverVertical, .partialCurl: CoverVerticalAnimator(bringsIn: bringsIn)
        case .crossDissolve, .flipHorizontal: CrossDissolveAnimator(bringsIn: bringsIn)
        }
    }

    private static func presenter(toDismissFor receiver: UIViewController) -> UIViewController? {
        var candidate: UIViewController? = receiver
        while let current = candidate {
            if current.ownPresented != nil { return current }
            candidate = current.parent
        }
        candidate = receiver
        while let current = candidate {
            if let presenting = current.ownPresenting { return presenting }
            candidate = current.parent
        }
        return nil
    }

    private static func runWaiting(_ controller: UIPresentationController) {
        let blocks = controller.whenIdle
        controller.whenIdle = []
        for block in blocks { block() }
    }

    private static func warn(_ message: String) {
        FileHandle.standardError.write(Data((message + "\n").utf8))
    }
}

extension UIViewController {
    /// The nearest ancestor, or the controller itself, that defines the context of a presentation.
    fileprivate var presentationContext: UIViewController {
        var candidate = self
        while !candidate.definesPresentationContext, let parent = candidate.parent { candidate = parent }
        return candidate
    }

    /// Whether this controller is being dismissed, or one of those that lead to it by presentations.
    fileprivate var isOnItsWayOut: Bool {
        sequence(first: containmentRoot, next: { $0.ownPresenting?.containmentRoot }).contains {
            $0.storedPresentationController?.phase == .dismissing
        }
    }

    /// What this controller, or one inside it, presents.
    fileprivate var nearestOwnPresented: UIViewController? {
        if let ownPresented { return ownPresented }
        for child in children {
            if let presented = child.nearestOwnPresented { return presented }
        }
        return nil
    }
}
