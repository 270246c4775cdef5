import UIKit

/// A clear view that covers both screens during a transition. It receives the touches of their controls.
/// Gestures on the container and on the views around it still receive touches.
@MainActor final class TouchBlocker {
    let view = TouchBlockerView()
    private weak var container: UIView?

    init(over container: UIView) {
        self.container = container
        view.frame = container.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.accessibilityElementsHidden = true
        container.addSubview(view)
    }

    /// Moves the view in front of everything added since.
    func raise() {
        guard let container, view.superview === container else { return }
        // Scrolling content moves the view.
        if view.frame != container.bounds { view.frame = container.bounds }
        guard container.subviews.last !== view else { return }
        container.bringSubviewToFront(view)
    }

    func remove() { view.removeFromSuperview() }
}

/// A separate class, so that the view isn't mistaken for one of the app's.
///
/// It doesn't forward touches, because the container could respond to touches that its subviews don't handle.
final class TouchBlockerView: UIView {
    /// A closure that's called when the container has been laid out in a new size, before that's visible.
    var whenLaidOut: (() -> Void)?

    /// A closure that returns the view whose gesture holds the screen, if another finger can help.
    var viewForMoreFingers: (() -> UIView?)?

    /// Gives the touch of another finger to the gesture that the first one has begun. Recognizers only
    /// receive the touches of their view and the views in it.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let hit = super.hitTest(point, with: event) else { return nil }
        return viewForMoreFingers?() ?? hit
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        whenLaidOut?()
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
