import UIKit

// Navigation controllers that hide the row of icons for some of their screens, as they hide a tab bar.

extension ContainerViewController {
    /// The view of the row of icons, which can be hidden.
    package var iconRow: UIView { iconBar }

    /// Whether the selected child hides the row.
    var hidesIconBar: Bool { (selected as? UINavigationController)?.firstWithoutBar != nil }

    /// Moves the row away, or back, if the stack of the selected child has changed.
    ///
    /// UIKit tells a tab bar controller of a push, but no other container. However, it asks every container
    /// for the status bar of the new screen, and for the home indicator. If it asks for neither, such as in
    /// an app that sets the status bar itself, the row moves with the next layout.
    ///
    /// - Parameter isAnimated: Whether the row moves along with the transition that changes the stack.
    func followStack(animated isAnimated: Bool = true) {
        guard isViewLoaded, showsIconBar, !isFollowingStack else { return }
        isFollowingStack = true
        defer { isFollowingStack = false }
        let stack = selected as? UINavigationController
        if let stack { reserveIconBar(inScreensOf: stack) }
        guard hidesIconBar != iconBar.isAway else { return }
        iconBar.isAway = hidesIconBar
        let coordinator = running?.coordinator ?? stack?.transitionCoordinator
        guard isAnimated, isOnScreen, let coordinator, coordinator.isAnimated else { return moveIconBar() }
        coordinator.animateAlongsideTransition(
            in: iconBar,
            animation: { [weak self] _ in self?.moveIconBar() },
            completion: { [weak self] _ in
                // A canceled pop has brought the screen back to the stack.
                self?.followStack(animated: false)
                self?.moveIconBar()
            }
        )
    }

    /// Places the row, and the panels that stand on it.
    private func moveIconBar() {
        // What was added in the same turn doesn't fly in.
        UIView.performWithoutAnimation { for overlay in overlays { overlay.layoutIfNeeded() } }
        placeIconBar()
        layOutOverlays()
        for overlay in overlays { overlay.layoutIfNeeded() }
        view.setNeedsLayout()
    }

    /// Places the row at the bottom, or below it.
    func placeIconBar() {
        iconBar.moveToRest(in: ContainerIconBar.frame(in: view))
        iconBar.transform =
            iconBar.isAway ? CGAffineTransform(translationX: 0, y: iconBar.bounds.height) : .identity
    }

    /// Keeps the row outside the safe area of a child. Screens of the child that hide the row don't reserve
    /// space for it.
    func reserveIconBar(in child: UIViewController) {
        let stack = child as? UINavigationController
        if child.parent === self {
            BottomInset.keep(showsIconBar ? ContainerIconBar.height : 0, in: child, for: self)
            if let stack { reserveIconBar(inScreensOf: stack) }
        } else {
            giveBackIconBar(in: child)
        }
    }

    /// Removes the space that the container has reserved in a child and its screens.
    func giveBackIconBar(in child: UIViewController) {
        BottomInset.giveBack(in: child, by: self)
        let stack = child as? UINavigationController
        for screen in stack?.viewControllers ?? [] { BottomInset.giveBack(in: screen, by: self) }
    }

    private func reserveIconBar(inScreensOf stack: UINavigationController) {
        let screens = stack.viewControllers
        let first = showsIconBar ? stack.firstWithoutBar ?? screens.endIndex : screens.endIndex
        // The top screen is about to be laid out.
        if first < screens.endIndex, stack.viewIfLoaded?.window != nil { screens.last?.loadViewUnanimated() }
        for (index, screen) in screens.enumerated() {
            if index >= first {
                BottomInset.keep(-ContainerIconBar.height, in: screen, for: self)
                if !screensWithoutBar.contains(where: { $0.object === screen }) {
                    screensWithoutBar.append(Weak(object: screen))
                }
            } else {
                BottomInset.giveBack(in: screen, by: self)
            }
        }
        // A screen that's on its way out keeps its layout until it's gone.
        screensWithoutBar.removeAll { entry in
            guard let screen = entry.object else { return true }
            guard screen.parent == nil else { return false }
            BottomInset.giveBack(in: screen, by: self)
            return true
        }
    }
}
