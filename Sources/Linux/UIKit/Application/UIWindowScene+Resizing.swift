extension UIWindowScene {
    /// How long a turn of the device takes to show, in seconds.
    static let rotationDuration: TimeInterval = 0.4

    /// Gives the screen another size, as when the device is turned or a desktop window is resized.
    ///
    /// The controllers of the windows that fill the screen hear `willTransition(to:with:)`, if their traits change,
    /// and `viewWillTransition(to:with:)`; then the windows are resized and laid out, together with what the
    /// controllers asked to animate alongside. Running transitions go on in the new size.
    ///
    /// - Parameters:
    ///   - size: In points. Sides that are not positive or not finite count as one point.
    ///   - scale: Pixels a point; `nil` keeps it.
    ///   - safeAreaInsets: What the system takes from each edge; `nil` means a notched phone's for a portrait screen,
    ///     none for landscape.
    ///   - animated: Whether the new size is animated, as a turn of the device is.
    @_spi(Host) public func resize(
        to size: CGSize,
        scale: CGFloat? = nil,
        safeAreaInsets: UIEdgeInsets? = nil,
        animated: Bool = false
    ) {
        let screen = UIScreen.main
        let size = UIScreen.size(size)
        let scale = scale.map { $0 > 0 ? $0 : 1 } ?? screen.scale
        let old = screen.bounds
        let apply = {
            screen.configure(
                size: size,
                scale: scale,
                safeAreaInsets: safeAreaInsets,
                userInterfaceStyle: screen.userInterfaceStyle
            )
        }
        let filling = windows.filter { $0.frame == old }
        guard size != old.size, !filling.isEmpty else { return apply() }

        let oldTraits = UITraitCollection.screen
        let newTraits = UITraitCollection.ofScreen(size: size, scale: scale)
        let changes = filling.map { window in
            (window: window, coordinator: SizeTransitionCoordinator(of: window, isAnimated: animated))
        }
        for (window, coordinator) in changes {
            if newTraits != oldTraits { window.willTransition(to: newTraits, with: coordinator) }
            window.viewWillTransition(to: size, with: coordinator)
        }
        let resize = {
            apply()
            for (window, coordinator) in changes {
                window.frame = CGRect(origin: .zero, size: size)
                coordinator.runAlongside()
            }
            UIApplication.shared.layOutWindows()
        }
        let end = { for change in changes { change.coordinator.transitionDidEnd() } }
        if animated {
            UIView.animate(
                withDuration: Self.rotationDuration,
                delay: 0,
                options: [.curveEaseInOut, .layoutSubviews],
                animations: resize,
                completion: { _ in end() }
            )
        } else {
            UIView.performWithoutAnimation(resize)
            RunLoopQueue.main.afterCommit(end)
        }
    }
}

extension UIWindow {
    /// The controllers that hear of a new size by themselves: the root, and what is presented, lowest first.
    private var presentations: [UIPresentationController] {
        var result: [UIPresentationController] = []
        var waiting = rootViewController.map { [$0] } ?? []
        while !waiting.isEmpty {
            let controller = waiting.removeFirst()
            waiting += controller.children
            guard let presented = controller.ownPresented else { continue }
            if let presentation = presented.storedPresentationController { result.append(presentation) }
            waiting.append(presented)
        }
        return result
    }

    fileprivate func willTransition(
        to traits: UITraitCollection,
        with coordinator: SizeTransitionCoordinator
    ) {
        rootViewController?.willTransition(to: traits, with: coordinator)
        for presentation in presentations { presentation.willTransition(to: traits, with: coordinator) }
    }

    fileprivate func viewWillTransition(to size: CGSize, with coordinator: SizeTransitionCoordinator) {
        rootViewController?.viewWillTransition(to: size, with: coordinator)
        for presentation in presentations { presentation.viewWillTransition(to: size, with: coordinator) }
    }
}
