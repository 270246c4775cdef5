@_spi(Host) import QuartzCore

/// The view hierarchy, and along with it the layer hierarchy.
extension UIView {
    func insert(_ view: UIView, at index: Int) {
        precondition(!isDescendant(of: view), "a view cannot be added to itself or to a view below it")
        let isMove = view.superviewReference === self
        let oldWindow = view.window
        let newWindow = window
        let oldSuperview = view.superviewReference
        if !isMove {
            view.willMove(toSuperview: self)
        }
        if oldWindow !== newWindow { view.windowWillChange(to: newWindow) }
        // A callback may have moved the view to another place already.
        if let current = view.superviewReference, current !== oldSuperview, current !== self { return }
        if let old = view.superviewReference {
            if !isMove { old.willRemoveSubview(view) }
            old.subviewList.remove(view)
            if !isMove { old.setNeedsLayout() }
        }

        let index = min(max(index, 0), subviewList.count)
        // The app can have moved the layer of a subview elsewhere.
        if let next = subviewList[index...].first(where: { $0.layer.superlayer === layer }) {
            layer.insertSublayer(view.layer, below: next.layer)
        } else if let last = subviewList.last, isMove, last.layer.superlayer === layer {
            layer.insertSublayer(view.layer, above: last.layer)
        } else {
            layer.addSublayer(view.layer)
        }
        subviewList.insert(view, at: index)
        view.superviewReference = self
        setNeedsLayout()
        view.propagatePropertyUpdates()

        if oldWindow !== newWindow {
            view.windowDidChange(to: newWindow)
        } else if newWindow != nil, !isMove {
            view.owner?.checkParentAroundView()
        }
        if !isMove {
            view.didMoveToSuperview()
            didAddSubview(view)
            if oldWindow === newWindow {
                view.updateSafeAreaInsets()
            } else {
                view.updateSafeAreaInsetsInTree()
            }
            if newWindow != nil {
                view.appearanceDidChange(under: view.sharesTraits(of: self) ? appliedTraits : nil)
            }
        }
        if let newWindow, oldWindow !== newWindow {
            UIApplication.shared.waitingResponders.takeLast(in: newWindow)?.becomeFirstResponder()
        }
    }

    func insert(_ view: UIView, atLayerIndex index: Int) {
        let layers = layer.sublayers ?? []
        guard layers.count != subviewList.count else { return insert(view, at: index) }
        let above = layers.filter { $0 !== view.layer }.dropFirst(max(index, 0))
        let siblings = subviewList.filter { $0 !== view }
        insert(view, at: siblings.firstIndex { above.contains($0.layer) } ?? siblings.count)
        guard view.superviewReference === self else { return }
        layer.insertSublayer(view.layer, at: UInt32(clamping: index))
    }

    func insert(_ view: UIView, besides sibling: UIView, offset: Int) {
        // Apps that ship insert views beside one that isn't there yet.
        guard sibling.superviewReference === self else {
            return insert(view, at: offset == 0 ? 0 : subviewList.count)
        }
        guard view !== sibling else { return }
        // There can be hundreds of subviews, and the sibling is usually the last one.
        let place = subviewList.lastIndex { $0 === sibling }!
        // A subview that moves leaves its own place first.
        let isMove = view.superviewReference === self
        let isBelow = isMove && subviewList.firstIndex { $0 === view }! < place
        insert(view, at: place + offset - (isBelow ? 1 : 0))
    }

    func exchange(_ index1: Int, _ index2: Int) {
        precondition(
            subviewList.indices.contains(index1) && subviewList.indices.contains(index2),
            "there is no subview at one of these indices"
        )
        guard index1 != index2 else { return }
        let (low, high) = (subviewList[min(index1, index2)], subviewList[max(index1, index2)])
        insert(high, at: min(index1, index2))
        insert(low, at: max(index1, index2))
    }

    func reorder(_ view: UIView, toFront: Bool) {
        guard view.superviewReference === self, let index = subviewList.firstIndex(where: { $0 === view })
        else {
            return
        }
        subviewList.remove(at: index)
        if toFront {
            subviewList.append(view)
            layer.addSublayer(view.layer)
        } else {
            subviewList.insert(view, at: 0)
            layer.insertSublayer(view.layer, at: 0)
        }
        setNeedsLayout()
    }

    func detach() {
        guard let old = superviewReference else { return }
        let oldWindow = window
        willMove(toSuperview: nil)
        if oldWindow != nil { windowWillChange(to: nil) }
        old.willRemoveSubview(self)
        // An override may have moved the view already.
        guard superviewReference === old else { return }
        old.subviewList.remove(self)
        layer.removeFromSuperlayer()
        superviewReference = nil
        old.setNeedsLayout()
        if oldWindow != nil { windowDidChange(to: nil) }
        didMoveToSuperview()
        if oldWindow != nil { updateSafeAreaInsetsInTree() }
    }

    private func windowWillChange(to newWindow: UIWindow?) {
        willMove(toWindow: newWindow)
        owner?.viewWillMove(toWindow: newWindow)
        for subview in subviewList where subview.superviewReference === self {
            subview.windowWillChange(to: newWindow)
        }
    }

    private func windowDidChange(to newWindow: UIWindow?) {
        let hadWindow = windowReference != nil
        windowReference = newWindow
        if newWindow != nil { owner?.checkParentAroundView() }
        commitCountOnEntry = UIApplication.shared.commitCount
        // A first responder must be in a window. One that was to be it may be it already.
        if hadWindow, isFirstResponder { leaveFirstResponder() }
        if hadWindow, let owner, owner.isFirstResponder { owner.leaveFirstResponder() }
        if newWindow == nil { for recognizer in gestureRecognizers ?? [] { recognizer.viewDidLeaveWindow() } }
        if newWindow != nil { FirstDisplay.add(self) }
        if newWindow != nil { keyboardGuide?.viewDidEnterWindow() }
        // The callbacks can move views, which are told where they are by then.
        for subview in subviewList
        where subview.superviewReference === self && windowReference === newWindow
            && subview.windowReference !== newWindow
        {
            subview.windowDidChange(to: newWindow)
        }
        guard windowReference === newWindow else { return }
        didMoveToWindow()
        owner?.viewDidMove(toWindow: newWindow)
    }

    func gestureRecognizersDidChange(from old: [UIGestureRecognizer]) {
        let new = gestureRecognizers ?? []
        let (before, after) = (Set(old.map(ObjectIdentifier.init)), Set(new.map(ObjectIdentifier.init)))
        for recognizer in old where !after.contains(ObjectIdentifier(recognizer)) {
            recognizer.attach(to: nil)
        }
        for recognizer in new where !before.contains(ObjectIdentifier(recognizer)) {
            recognizer.attach(to: self)
        }
    }
}

extension [UIView] {
    /// Removes a view. It's more often one of the last than one of the first.
    fileprivate mutating func remove(_ view: UIView) {
        if let index = lastIndex(where: { $0 === view }) { remove(at: index) }
    }
}
