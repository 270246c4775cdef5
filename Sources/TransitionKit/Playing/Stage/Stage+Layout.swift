import UIKit

// The layout of the container, to which the transition adds views.

extension Stage {
    /// Lays out the container while the screens are at rest. Apps set the frames of screens in this layout.
    /// While a screen has the transform of a pose, its frame has no useful meaning, and the screen would
    /// leave its path.
    func layOut() {
        guard !performers.isEmpty, views.container.layer.needsLayout() else { return }
        moveScreens(toRest: true)
        UIView.performOutsideAnimationBlock { views.container.layoutIfNeeded() }
        for safeArea in safeAreas { safeArea.update() }
        moveScreens(toRest: false)
        for safeArea in safeAreas { safeArea.keep() }
    }

    private func moveScreens(toRest isAtRest: Bool) {
        UIView.performWithoutAnimation { for performer in performers { performer.move(toRest: isAtRest) } }
    }
}
