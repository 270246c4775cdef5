import UIKit

/// Arranges the views of a transition on top of one another, without searching for an index among hundreds of
/// views each time.
///
/// No other code may add views meanwhile.
@MainActor final class SubviewOrder {
    /// The view that the next one is placed on.
    var top: UIView? { didSet { place = nil } }
    /// The index of the top view, if it's known.
    private var place: Int?
    /// The lowest of the screens, which are in the container already.
    private let lowestScreen: UIView?

    init(lowestScreen: UIView?) { self.lowestScreen = lowestScreen }

    /// Adds a view to a container, above the top view. If the top view isn't in the container, adds the view
    /// behind the lowest screen, or above all views if there's no such screen.
    func put(_ view: UIView, in container: UIView) {
        let index = index(in: container)
        if let index {
            container.insertSubview(view, at: index + 1)
        } else if top == nil, let lowestScreen, lowestScreen.superview === container {
            container.insertSubview(view, belowSubview: lowestScreen)
        } else {
            container.addSubview(view)
        }
        top = view
        place = index.map { $0 + 1 }
    }

    /// Adds a view right behind another one, which is usually the top view.
    func put(_ view: UIView, under other: UIView) {
        guard let container = other.superview else { return }
        guard other === top, let index = index(in: container) else {
            container.insertSubview(view, belowSubview: other)
            // The top view can have moved up by one.
            place = nil
            return
        }
        container.insertSubview(view, at: index)
        place = index + 1
    }

    private func index(in container: UIView) -> Int? {
        guard let top, top.superview === container else { return nil }
        if place == nil { place = container.subviews.firstIndex { $0 === top } }
        return place
    }
}
