import UIKit

/// A clear view over both screens while a transition runs. It takes the touches that their controls would have;
/// gestures on the container and the views around it see them all the same.
@MainActor final class Shield {
    private let view = ShieldView()
    private weak var container: UIView?

    init(over container: UIView) {
        self.container = container
        view.frame = container.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.accessibilityElementsHidden = true
        container.addSubview(view)
    }

    /// Comes in front of what has been added since.
    func raise() {
        guard let container, view.superview === container, container.subviews.last !== view else { return }
        container.bringSubviewToFront(view)
    }

    func remove() { view.removeFromSuperview() }
}

/// A view of its own class, so that it is not taken for one of somebody else's.
final class ShieldView: UIView {}
