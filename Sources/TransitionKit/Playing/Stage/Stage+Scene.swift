import UIKit

// What the context says about a transition.

extension Stage {
    /// Returns the description of the transition, read from its context when the views are known.
    func makeScene() -> TransitionScene {
        let size = views.container.bounds.size
        traits = views.container.traitCollection
        var scene = TransitionScene(
            size: size,
            outgoingFrame: views.restingFrame(.outgoing),
            incomingFrame: views.restingFrame(.incoming),
            direction: playback.direction ?? TransitionDirection(context),
            layoutDirection: context.screenDirection,
            hasOutgoingView: context.view(forKey: .from) != nil,
            hasIncomingView: context.view(forKey: .to) != nil,
            elements: elements.elements,
            foreground: elements.foreground,
            outgoingBackgroundColor: context.screen(.outgoing)?.opaqueBackgroundColor,
            incomingBackgroundColor: context.screen(.incoming)?.opaqueBackgroundColor,
            cornerRadius: screenCornerRadius,
            touchLocation: touch.map { CGPoint(x: $0.x * size.width, y: $0.y * size.height) }
        )
        scene.targetForeground = elements.targetForeground
        scene.drawingOrder = elements.drawingOrder
        for side in TransitionSide.allCases {
            guard let screen = context.screen(side) else { continue }
            if screen.coversBackground { scene.coveredBackgrounds.insert(side) }
            guard screen.layer.isSeeThrough else { continue }
            let (frame, origin) = (views.restingFrame(side), screen.bounds.origin)
            let shown = screen.shownBounds.offsetBy(dx: frame.minX - origin.x, dy: frame.minY - origin.y)
            scene.shownFrames[side] = shown.isEmpty ? frame : shown
        }
        return scene
    }
}

extension UIViewControllerContextTransitioning {
    @MainActor fileprivate func screen(_ side: TransitionSide) -> UIView? {
        view(forKey: side.viewKey) ?? viewController(forKey: side.controllerKey)?.viewIfLoaded
    }

    /// Whether the transition starts during a commit. A navigation controller starts its transitions in the
    /// layout of its view.
    @MainActor var startsInLayout: Bool {
        controllers.compactMap(\.navigationController).contains { containerView.isDescendant(of: $0.view) }
    }

    /// The coordinator of this transition, or `nil` if there's none or it belongs to another transition.
    @MainActor var coordinator: (any UIViewControllerTransitionCoordinator)? {
        // The children of a container may also take part in a transition of the whole container.
        if let own = self as? any ContainerContext { return own.switchCoordinator }
        return controllers.lazy.compactMap(\.transitionCoordinator).first {
            $0.containerView === containerView
                && $0.viewController(forKey: .from) === viewController(forKey: .from)
                && $0.viewController(forKey: .to) === viewController(forKey: .to)
        }
    }
}
