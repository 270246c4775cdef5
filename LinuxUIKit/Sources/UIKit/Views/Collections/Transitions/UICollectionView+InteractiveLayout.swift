@_spi(Host) import QuartzCore

// Interactive changes of layout.

extension UICollectionView {
    func beginInteractiveChange(
        to layout: UICollectionViewLayout,
        completion: LayoutInteractiveTransitionCompletion?
    ) -> UICollectionViewTransitionLayout {
        precondition(
            interactiveChange == nil,
            "the collection view is in the middle of an interactive transition already"
        )
        // Stops content that's moving.
        setContentOffset(contentOffset, animated: false)
        settleLayout()
        let old = self.layout
        let transition =
            delegate?.collectionView(self, transitionLayoutForOldLayout: old, newLayout: layout)
            ?? UICollectionViewTransitionLayout(currentLayout: old, nextLayout: layout)
        _ = tellOfChange(to: layout)
        let change = InteractiveLayoutChange(
            transition,
            from: old,
            to: layout,
            in: self,
            anchor: anchor(),
            completion: completion
        )
        layout.collectionView = self
        layout.isPrepared = false
        interactiveChange = change
        install(transition)
        setNeedsLayout()
        return transition
    }

    func letInteractiveChangeGo(finishing: Bool) {
        guard let change = interactiveChange, change.settling == nil else {
            preconditionFailure(
                "the collection view is in no interactive transition; see startInteractiveTransition(to:completion:)"
            )
        }
        change.letGo(finishing: finishing)
        guard window != nil, UIView.areAnimationsEnabled else {
            RunLoopQueue.main.async { [weak self] in self?.end(change) }
            return
        }
        RunLoopQueue.main.addFrameObserver(change) { [weak self, unowned change] now in
            self?.play(change, at: now)
        }
    }

    private func play(_ change: InteractiveLayoutChange, at time: CFTimeInterval) {
        guard interactiveChange === change, let settling = change.settling else { return }
        let (progress, isOver) = settling.progress(at: time)
        change.layout.transitionProgress = progress
        change.layout.invalidateLayout()
        guard isOver || window == nil else { return }
        end(change)
    }

    /// Installs the layout that a change has led to.
    private func end(_ change: InteractiveLayoutChange) {
        guard interactiveChange === change else { return }
        RunLoopQueue.main.removeFrameObserver(change)
        let isFinished = change.settling?.isFinishing ?? false
        let (reached, left) = isFinished ? (change.new, change.old) : (change.old, change.new)
        change.aim(in: self)
        let offset = change.restingOffset(finished: isFinished)
        interactiveChange = nil
        UIView.performWithoutAnimation {
            change.layout.collectionView = nil
            left.collectionView = nil
            install(reached)
            contentOffset = offset ?? withinLimits(contentOffset)
            change.new.finalizeLayoutTransition()
            change.old.finalizeLayoutTransition()
            settleLayout()
        }
        // The change can have begun beyond the edge. Something else may also have replaced it.
        if change.settling != nil { springBack() }
        for (_, view) in pool.visible.sorted(by: { $0.key.indexPath < $1.key.indexPath }) {
            view.didTransition(from: left, to: reached)
        }
        change.completion?(true, isFinished)
    }

    /// Ends a change that's replaced by something else, at the layout it was heading for, or at the old one.
    func endInteractiveChangeAtOnce() {
        if let interactiveChange { end(interactiveChange) }
    }
}
