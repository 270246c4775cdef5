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
        guard let container, view.superview === container else { return }
        // Content that scrolls takes it along.
        if view.frame != container.bounds { view.frame = container.bounds }
        guard container.subviews.last !== view else { return }
        container.bringSubviewToFront(view)
    }

    func remove() { view.removeFromSuperview() }
}

/// A view of its own class, so that it is not taken for one of somebody else's.
///
/// It keeps touches to itself: the container may follow those that views inside it do not want.
final class ShieldView: UIView {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
