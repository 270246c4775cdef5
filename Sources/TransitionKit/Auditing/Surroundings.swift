import UIKit

/// What is around a container view: the views that it is inside of, and those beside them. An animation controller has
/// no business there.
@MainActor struct Surroundings {
    private let views: [Neighbor]

    private struct Neighbor {
        let view: UIView
        let look: ViewLook
        let center: CGPoint?
    }

    /// - Parameter excluded: screens, which are looked at by themselves.
    init(of container: UIView, without excluded: [UIView]) {
        let ancestors = sequence(first: container, next: \.superview).dropFirst()
        let surrounding: [UIView] = ancestors.flatMap { ancestor in
            [ancestor] + ancestor.subviews.filter { !container.isDescendant(of: $0) }
        }
        views = surrounding.filter { view in !excluded.contains { $0 === view } }.map { view in
            Neighbor(view: view, look: ViewLook(view), center: view.settledCenter)
        }
    }

    /// A view that is otherwise or elsewhere by now.
    var touched: UIView? {
        views.first { neighbor in
            neighbor.center.map { $0 != neighbor.view.center } == true
                || !ViewLook(neighbor.view).changes(from: neighbor.look).isEmpty
        }?.view
    }
}
