import UIKit

/// Puts the views of a transition one on top of another, without looking for a place among hundreds of others each time.
///
/// Nobody else adds views meanwhile.
@MainActor final class Pile {
    /// What the next one is put on.
    var top: UIView? { didSet { place = nil } }
    /// The index of what is on top, once that is known.
    private var place: Int?

    /// Puts a view into a container: above the top, or above all where that is not in there.
    func put(_ view: UIView, in container: UIView) {
        let index = index(in: container)
        if let index { container.insertSubview(view, at: index + 1) } else { container.addSubview(view) }
        top = view
        place = index.map { $0 + 1 }
    }

    /// Puts a view right behind another one, which is the top in most cases.
    func put(_ view: UIView, under other: UIView) {
        guard let container = other.superview else { return }
        guard other === top, let index = index(in: container) else {
            container.insertSubview(view, belowSubview: other)
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
