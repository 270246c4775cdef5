// Pushes and pops between controllers that share a collection view.

extension UINavigationController {
    /// Returns the controller whose collection view the given one shows, or `nil` if it shows its own.
    func lender(of controller: UICollectionViewController) -> UICollectionViewController? {
        let owner = Self.owner(for: controller, in: viewControllers)
        return owner === controller ? nil : owner
    }

    /// Returns the controller that owns the collection view of the given one: the lowest in the stack that
    /// shares it.
    static func owner(
        for controller: UICollectionViewController,
        in stack: [UIViewController]
    ) -> UICollectionViewController {
        var owner = controller
        guard var index = stack.firstIndex(where: { $0 === controller }) else { return owner }
        while owner.useLayoutToLayoutNavigationTransitions, !owner.standsApart, index > 0,
            let below = stack[index - 1] as? UICollectionViewController
        {
            owner = below
            index -= 1
        }
        return owner
    }

    /// Returns an animator that changes the layout instead of moving screens, or `nil` if the screens move.
    func layoutAnimator(
        from: UIViewController,
        in oldStack: [UIViewController],
        to: UIViewController
    ) -> LayoutNavigationAnimator? {
        guard let from = from as? UICollectionViewController, let to = to as? UICollectionViewController
        else {
            return nil
        }
        let owner = Self.owner(for: to, in: viewControllers)
        let isPush = viewControllers.contains { $0 === from }
        let source = isPush ? viewControllers : oldStack
        guard Self.owner(for: from, in: source) === owner else { return nil }
        return LayoutNavigationAnimator(owner: owner, isPush: isPush)
    }

    /// Prepares the shared collection view of a controller that's about to be shown, without animation.
    ///
    /// - Parameter isCustom: A Boolean value that indicates whether the delegate provides the animation. In
    ///   this case, a new controller has its own collection view.
    func prepareSharedCollectionView(of controller: UIViewController, isCustom: Bool = false) {
        guard let controller = controller as? UICollectionViewController, controller.takesPartInSharing else {
            return
        }
        let isLent =
            controller.viewIfLoaded.map { $0 === controller.sharedCollectionView?.superview } ?? false
        if isCustom, !isLent { controller.standsApart = true }
        let owner = Self.owner(for: controller, in: viewControllers)
        guard owner !== controller else {
            guard controller.sharedCollectionView != nil || controller.leftLayout != nil else { return }
            let layout = controller.leftLayout
            controller.takeOwn()
            if let layout { controller.collectionView.setCollectionViewLayout(layout, animated: false) }
            return
        }
        guard let collectionView = owner.collectionView, collectionView.superview !== controller.view else {
            return
        }
        noteLayout(of: collectionView)
        controller.take(collectionView)
        collectionView.setCollectionViewLayout(
            controller.leftLayout ?? controller.collectionViewLayout,
            animated: false
        )
        controller.leftLayout = nil
    }

    /// Stores the current layout in the controller that shows it.
    private func noteLayout(of collectionView: UICollectionView) {
        let holder = collectionView.superview?.owner as? UICollectionViewController
        holder?.leftLayout = collectionView.layout
    }
}

/// An animator that changes the layout of the collection view that both controllers share.
@MainActor final class LayoutNavigationAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let owner: UICollectionViewController
    private let isPush: Bool

    init(owner: UICollectionViewController, isPush: Bool) {
        self.owner = owner
        self.isPush = isPush
    }

    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        UICollectionView.layoutChangeDuration
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let from = context.viewController(forKey: .from) as? UICollectionViewController,
            let to = context.viewController(forKey: .to) as? UICollectionViewController,
            let collectionView = owner.collectionView, let view = to.view
        else { return context.completeTransition(!context.transitionWasCancelled) }
        let (old, offset) = (collectionView.layout, collectionView.contentOffset)
        let isPush = isPush
        UIView.performWithoutAnimation {
            let frame = context.finalFrame(for: to)
            view.frame = frame == .zero ? context.containerView.bounds : frame
            context.containerView.addSubview(view)
            if isPush { from.leftLayout = old }
            to.take(collectionView)
            view.layoutIfNeeded()
            // A change of the insets with the new superview must not move the visible content.
            if collectionView.contentOffset != offset { collectionView.contentOffset = offset }
        }
        let new = to.leftLayout ?? to.collectionViewLayout
        collectionView.setCollectionViewLayout(new, animated: true) { _ in
            let isBack = context.transitionWasCancelled
            if isBack {
                from.take(collectionView)
                collectionView.setCollectionViewLayout(old, animated: false)
                collectionView.contentOffset = offset
            }
            // A controller that has left the stack has its own collection view.
            let left = isBack == isPush ? (isBack ? to : from) : nil
            if let left, left !== self.owner { left.giveBack() }
            (isBack ? from : to).leftLayout = nil
            context.completeTransition(!isBack)
        }
    }
}
