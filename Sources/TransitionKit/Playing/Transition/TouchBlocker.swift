import UIKit

/// A clear view that covers both screens during a transition. It receives touches instead of their controls.
/// Gestures on the container and on the views around it still receive touches.
///
/// It doesn't forward touches, because the container could respond to touches that its subviews don't handle.
final class TouchBlocker: UIView {
    private weak var transition: Transition?

    convenience init(over container: UIView, for transition: Transition) {
        self.init(frame: container.bounds)
        self.transition = transition
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        accessibilityElementsHidden = true
        // A view in it that's as clear isn't drawn apart from the screens while it's translucent.
        layer.allowsGroupOpacity = false
        // There are no touches on tvOS. Before tvOS 18, the focus can't move to what a view covers that
        // people can interact with, so it would leave both screens.
        #if os(tvOS)
            isUserInteractionEnabled = false
        #endif
        // The testing kit finds transitions in containers without a coordinator by this name.
        layer.name = "TransitionKit.transition"
        container.addSubview(self)
    }

    /// Moves the view in front of everything added since.
    func raise() {
        guard let superview else { return }
        // Scrolling content moves the view.
        if frame != superview.bounds { frame = superview.bounds }
        if superview.subviews.last !== self { superview.bringSubviewToFront(self) }
    }

    /// Begins a `UIView` animation, in which UIKit animates what the app changes alongside the transition,
    /// unless it requests the property animator. The explicit animations of the screens aren't part of one.
    /// The view is clear, so nobody sees it.
    func animate(alongside stage: Stage?) {
        guard let stage, stage.takesTime else { return }
        let options: UIView.AnimationOptions = [.overrideInheritedDuration, .allowUserInteraction]
        UIView.animate(withDuration: stage.duration, delay: 0, options: options) { self.alpha = 0.99 }
    }

    /// Gives the touch of another finger to the gesture that the first one has begun. Recognizers only
    /// receive the touches of their view and the views in it.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let hit = super.hitTest(point, with: event) else { return nil }
        return transition?.interaction?.viewForMoreFingers ?? hit
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        // If the container has been laid out in a new size, that isn't visible yet.
        _ = transition?.adaptToContainer()
    }

    // The focus stays on what's behind, also if the transition is canceled.
    @available(tvOS 18.0, *)
    override var isTransparentFocusItem: Bool { true }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
