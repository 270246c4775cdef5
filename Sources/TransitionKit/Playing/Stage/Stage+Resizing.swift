import UIKit

// The layout of the container, to which the transition adds views, and which can change its size meanwhile.

extension Stage {
    /// The number of frames for which a new size must last before pictures are taken again. Until then, the
    /// previous ones are stretched, because the size can change with every frame.
    private static let patience = 3

    func adapt() -> Bool {
        guard poseDriver != nil, !isReleased, !views.container.bounds.isEmpty else { return false }
        if isIncomplete {
            isOutdated = true
        } else {
            recast(stretching: pictures)
            pictureAge = pictures.isEmpty ? nil : 0
        }
        return true
    }

    /// Takes the pictures again when the size has lasted.
    func refreshPictures() {
        guard let age = pictureAge, !isReleased else { return }
        // While the change is animated, a picture would show the screens on their way.
        let shown = views.container.layer.presentation() ?? views.container.layer
        let lasts = shown.bounds.size == views.container.bounds.size
        pictureAge = lasts ? age + 1 : 0
        guard lasts, age == Self.patience else { return }
        pictureAge = nil
        UIView.performWithoutAnimation { lowerCurtain() }
        recast()
    }

    /// Puts the screens in their places, and shows everything as the choreography describes it there.
    ///
    /// A transition that begins in the layout of a screen wouldn't play if animations were turned off here.
    func recast(stretching old: StagePictures? = nil) {
        poseDriver?.stopAnimations()
        for safeArea in safeAreas { safeArea.release() }
        ledger.restore()
        (performers, followers) = ([], [])
        placeScreens()
        if !isReleased { describe() }
        if !isReleased {
            prepareParticipants(stretching: old)
            layOut()
        }
        if isReleased { return restore() }
        poseDriver?.replace(center: centerOfHeldScreen)
        for safeArea in safeAreas { safeArea.keep() }
    }

    /// Moves both screens to their frames in the new size. If the size changes in an animation block, so do
    /// they.
    private func placeScreens() {
        for side in TransitionSide.allCases {
            guard let screen = views.screen(side), let superview = screen.superview else { continue }
            // Another transition can have moved it. It adapts, too.
            UIView.performWithoutAnimation { screen.layer.transform = screen.restingTransform }
            // The frame of a screen that the app has transformed isn't known.
            if CATransform3DIsIdentity(screen.layer.transform) {
                screen.moveToRest(in: views.container.convert(views.restingFrame(side), to: superview))
            }
            screen.updateAndLayOut()
            if isReleased { return }
        }
    }

    // MARK: Layout

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
