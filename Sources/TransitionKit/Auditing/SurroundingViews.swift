import UIKit

/// The views around a container view: its superviews and their other subviews. Animation controllers
/// shouldn't change these.
@MainActor struct SurroundingViews {
    private let views: [(view: UIView, properties: ViewProperties, center: CGPoint?)]

    /// Records the views around a container.
    ///
    /// - Parameter excluded: The screens, which are observed separately.
    init(of container: UIView, without excluded: [UIView]) {
        let ancestors = sequence(first: container, next: \.superview).dropFirst()
        let surrounding: [UIView] = ancestors.flatMap { ancestor in
            [ancestor] + ancestor.subviews.filter { !container.isDescendant(of: $0) }
        }
        // The container lays out its bar at any time.
        let watched = surrounding.filter { view in
            !(view is ContainerIconBar) && !excluded.contains { $0 === view }
        }
        views = watched.map { ($0, ViewProperties($0), $0.settledCenter) }
    }

    /// A view that has been changed or moved.
    var touched: UIView? {
        views.first { neighbor in
            neighbor.center.map { $0 != neighbor.view.center } == true
                || !ViewProperties(neighbor.view).changes(from: neighbor.properties).isEmpty
        }?.view
    }
}
