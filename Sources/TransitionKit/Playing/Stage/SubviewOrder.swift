import UIKit

/// Arranges the views of a transition on top of one another.
@MainActor final class SubviewOrder {
    /// The view that the next one is placed on.
    var top: UIView?
    /// The lowest of the screens, which are in the container already.
    private let lowestScreen: UIView?

    init(lowestScreen: UIView?) { self.lowestScreen = lowestScreen }

    /// Adds a view to a container, above the top view if that's in the container. Before there's a top view,
    /// the view is added behind the lowest screen. In all other cases, it's added above all views.
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
