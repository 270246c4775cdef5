import UIKit

/// A number that UIKit animates along with everything else, which drives what UIKit can't animate itself.
///
/// The number is the alpha value of an empty view. In each frame of an animation, a closure receives its
/// visible value.
@MainActor final class AnimationGuide {
    private let view = UIView.inert()
    private let whenChanged: (CGFloat) -> Void
    private var ticker: Ticker?

    /// - Parameters:
    ///   - container: A view that's in the window during the animation.
    ///   - whenChanged: A closure that's called with each value.
    init(in container: UIView, whenChanged: @escaping (CGFloat) -> Void) {
        self.whenChanged = whenChanged
        container.addSubview(view)
    }

    /// Sets the number, from 0 to 1. Inside an animation block, the change is animated.
    func set(_ value: CGFloat) {
        view.alpha = value
        if isAnimated {
            ticker = ticker ?? Ticker(.fast) { [weak self] _ in self?.follow() }
        } else {
            rest(at: value)
        }
    }

    /// Sets the number without an animation, and removes the view.
    func end(at value: CGFloat) {
        rest(at: value)
        view.removeFromSuperview()
    }

    private var isAnimated: Bool { view.layer.animationKeys()?.isEmpty == false }

    /// The visible number.
    var visibleValue: CGFloat {
        guard isAnimated, let visible = view.layer.presentation() else { return view.alpha }
        return CGFloat(visible.opacity)
    }

    private func follow() {
        guard isAnimated else { return rest(at: view.alpha) }
        if view.layer.presentation() != nil { whenChanged(visibleValue) }
    }

    private func rest(at value: CGFloat) {
        ticker?.stop()
        ticker = nil
        whenChanged(value)
    }
}
