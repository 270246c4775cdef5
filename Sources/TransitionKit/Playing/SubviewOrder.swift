import UIKit

/// Arranges the views of a transition on top of one another.
@MainActor final class SubviewOrder {
    /// The view that the next one is placed on.
    var top: UIView?
    /// The lowest of the screens, which are in the container already.
    private let lowestScreen: UIView?

    init(lowestScreen: UIView?) { self.lowestScreen = lowestScreen }

    /// Adds a view to a container, above the top view. If the top view isn't in the container, adds the view
    /// behind the lowest screen, or above all views if there's no such screen.
    func put(_ view: UIView, in container: UIView) {
        if let top, top.superview === container {
            container.insertSubview(view, aboveSubview: top)
        } else if top == nil, let lowestScreen, lowestScreen.superview === container {
            container.insertSubview(view, belowSubview: lowestScreen)
        } else {
            container.addSubview(view)
        }
        top = view
    }
}
