extension UIWindowScene {
    /// The duration of the rotation animation, in seconds.
    static let rotationDuration: TimeInterval = 0.4

    /// Changes the size of the screen, such as when the device rotates or a desktop window is resized.
    ///
    /// The controllers of the windows that fill the screen receive `willTransition(to:with:)`, if their
    /// traits change, and `viewWillTransition(to:with:)`. After that, the windows are resized and laid out
    /// along with the controllers' own animations. Running transitions continue in the new size.
    ///
    /// - Parameters:
    ///   - size: The size in points. Sides that aren't positive and finite count as one point.
    ///   - scale: The number of pixels per point. If it's `nil`, the scale doesn't change.
    ///   - safeAreaInsets: The space that the system occupies at each edge. If it's `nil`, a portrait screen
    ///     gets that of a phone with a notch, and a landscape screen gets none.
    ///   - animated: A Boolean value that indicates whether the change is animated like a rotation of the
    ///     device.
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
                // By default, the size class decides whether there's a status bar.
                window.updateSystemAppearance(.statusBar)
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
    /// The presentations whose controllers receive a new size directly, starting with the lowest.
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
