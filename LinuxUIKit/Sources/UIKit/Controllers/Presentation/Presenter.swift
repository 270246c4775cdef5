/// The steps of `present` and `dismiss`: immediately, after the commit, and at the end.
@MainActor enum Presenter {
    // MARK: Presenting

    static func present(
        _ presented: UIViewController,
        from source: UIViewController,
        animated: Bool,
        completion: (() -> Void)?
    ) {
        let root = source.containmentRoot
        precondition(
            presented !== source && presented !== root,
            "Application tried to present modal view controller on itself. Presenting controller is \(root)."
        )
        precondition(presented.ownPresenting == nil, "\(presented) is presented already")
        precondition(
            presented.parent == nil,
            "\(presented) is a child of another controller, it cannot be presented"
        )
        checkPartialCurl(of: presented, over: root)
        guard source.viewIfLoaded?.window != nil else {
            return warn("Attempt to present \(presented) on \(source), whose view is not in a window")
        }
        warnIfDetached(source, presenting: presented)
        let stored = presented.storedPresentationController
        // A screen that has just disappeared still has the one of its dismissal.
        let controller =
            stored.flatMap { $0.phase == .dismissing ? nil : $0 }
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

        let asksForAnimator =
            presented.isAnimatedByDelegates && (animated || controller.presentationStyle == .custom)
        let delegate = presented.transitioningDelegate
        let animator =
            asksForAnimator
            ? delegate?.animationController(forPresented: presented, presenting: presenter, source: source)
            : nil
        let interactor =
            animated ? animator.flatMap { delegate?.interactionControllerForPresentation(using: $0) } : nil
        // UIKit loads the view within the call, after it has asked the delegate for all three objects, as the
        // backtrace in Apple's article “Addressing language exception crashes” shows.
        presented.loadViewIfNeeded()

        RunLoopQueue.main.afterCommit {
            // The closure keeps both controllers alive until then, even if the window's root changes.
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

    /// Stops the app if a controller with a partial curl isn't presented in full screen, or if one that's
    /// presented with a partial curl presents another one.
    private static func checkPartialCurl(of presented: UIViewController, over root: UIViewController) {
        precondition(
            presented.modalTransitionStyle != .partialCurl || presented.modalPresentationStyle == .fullScreen,
            "Application tried to present UIModalTransitionStylePartialCurl to or from non-fullscreen view "
                + "controller \(presented)."
        )
        precondition(
            root.ownPresenting == nil || root.modalTransitionStyle != .partialCurl,
            "\(root) is presented with a partial curl, and can't present \(presented)"
        )
    }

    static func startPresentation(
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
        if controller.presentationStyle != .custom
            || UIKitBehavior.current.editingBelowCustomPresentations == .ends
        {
            controller.endedResponder = endEditing(in: presenter.view.window)
        }
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

    /// Ends editing in content that's about to be covered, if the first responder agrees.
    ///
    /// - Returns: The first responder that has agreed.
    static func endEditing(in window: UIWindow?) -> UIResponder? {
        guard let responder = UIApplication.shared.firstResponder, self.window(of: responder) === window,
            responder.resignFirstResponder()
        else { return nil }
        return responder
    }

    /// Continues editing that a presentation has ended, unless there's another first responder by now.
    static func resumeEditing(after controller: UIPresentationController) {
        guard let responder = controller.endedResponder else { return }
        controller.endedResponder = nil
        guard UIApplication.shared.firstResponder == nil, window(of: responder) != nil else { return }
        responder.becomeFirstResponder()
    }

    private static func window(of responder: UIResponder) -> UIWindow? {
        let view = responder as? UIView ?? (responder as? UIViewController)?.viewIfLoaded
        return view?.window
    }

    static func endPresentation(
        _ controller: UIPresentationController,
        _ transition: TransitionContext,
        removes: Bool,
        completed: Bool,
        completion: (() -> Void)?
    ) {
        let presented = controller.presentedViewController
        let presenter = controller.presentingViewController
        if completed {
            if removes { controller.removePresentersView() }
            if controller.hasLeftWindow { presented.beginAppearanceTransition(false, animated: false) }
            presented.endAppearanceTransition()
            if removes { presenter.endAppearanceTransition() }
        } else {
            presented.beginAppearanceTransition(false, animated: transition.isAnimated)
            controller.presentedView?.removeFromSuperview()
            let returns = removes && controller.canRestorePresentersView
            if returns { controller.restorePresentersView() }
            presented.endAppearanceTransition()
            if returns {
                if !controller.hasLeftWindow {
                    presenter.beginAppearanceTransition(true, animated: transition.isAnimated)
                }
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
        // The container's size may have changed since the start.
        controller.containerView?.setNeedsLayout()
        if !completed { controller.disconnect() }
        controller.presentationTransitionDidEnd(completed)
        if !completed {
            controller.removeContainer()
            resumeEditing(after: controller)
        }
        presenter.view.window?.updateSystemAppearance()
        completion?()
        runWaiting(controller)
    }

    // MARK: Parts

    /// Returns the presentation controller of a controller that is presented, or may be presented later.
    static func presentationController(of presented: UIViewController) -> UIPresentationController {
        if let stored = presented.storedPresentationController { return stored }
        let made = makePresentationController(for: presented, presenting: nil, source: presented)
        presented.storedPresentationController = made
        return made
    }

    static func makePresentationController(
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
        case .none:
            preconditionFailure(
                "The specified modal presentation style doesn't have a corresponding presentation controller."
            )
        case .pageSheet, .automatic:
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

    static func builtInAnimator(for presented: UIViewController, bringsIn: Bool) -> BuiltInAnimator {
        switch presented.modalTransitionStyle {
        case .coverVertical, .partialCurl: CoverVerticalAnimator(bringsIn: bringsIn)
        case .crossDissolve, .flipHorizontal: CrossDissolveAnimator(bringsIn: bringsIn)
        }
    }

    static func presenter(toDismissFor receiver: UIViewController) -> UIViewController? {
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

    static func runWaiting(_ controller: UIPresentationController) {
        let blocks = controller.whenIdle
        controller.whenIdle = []
        for block in blocks { block() }
    }

    /// Warns of a controller whose view is in a window, but that's neither contained in the window's root nor
    /// in a presented controller.
    private static func warnIfDetached(_ source: UIViewController, presenting presented: UIViewController) {
        let root = source.containmentRoot
        guard root.ownPresenting == nil, source.viewIfLoaded?.window?.rootViewController !== root else {
            return
        }
        warn(
            "Presenting view controller \(presented) from detached view controller \(source) is not "
                + "supported, and may result in incorrect safe area insets and a corrupt root presentation. "
                + "Make sure \(source) is in the view controller hierarchy before presenting from it. "
                + "Will become a hard exception in a future release."
        )
    }

    static func warn(_ message: String) {
        FileHandle.standardError.write(Data((message + "\n").utf8))
    }
}

extension UIViewController {
    /// The nearest controller, including this one and its ancestors, that defines the context of a
    /// presentation.
    var presentationContext: UIViewController {
        var candidate = self
        while !candidate.definesPresentationContext, let parent = candidate.parent { candidate = parent }
        return candidate
    }

    /// A Boolean value that indicates whether a controller that this one presents covers it, so that its view
    /// has been removed.
    var isRemovedByPresentation: Bool {
        ownPresented?.storedPresentationController?.holdsPresentersView == true
    }

    /// A Boolean value that indicates whether the view is nowhere, and not because a presentation covers it.
    var isMissing: Bool { viewIfLoaded?.superview == nil && !isRemovedByPresentation }

    /// A Boolean value that indicates whether this controller, or one that it's directly or indirectly
    /// presented by, is being dismissed.
    var isOnItsWayOut: Bool {
        sequence(first: containmentRoot, next: { $0.ownPresenting?.containmentRoot }).contains {
            $0.storedPresentationController?.phase == .dismissing
        }
    }

    /// The controller that this controller, or one inside it, presents.
    var nearestOwnPresented: UIViewController? {
        if let ownPresented { return ownPresented }
        for child in children {
            if let presented = child.nearestOwnPresented { return presented }
        }
        return nil
    }
}
