import UIKit

/// Fades the effect of a visual effect view, such as a blur, which doesn't blur with an alpha value.
///
/// An animation between the effect and none is held at a fraction as long as the strength is below 1. It's
/// never stopped in between, where UIKit couldn't continue from.
@MainActor final class EffectFader {
    private let view: UIVisualEffectView
    private let effect: UIVisualEffect
    /// A view without a size, whose alpha value is the strength. UIKit animates it along with everything
    /// else, and the effect follows it in each frame.
    private let guide = UIView.decoration()
    private(set) var animator: UIViewPropertyAnimator?
    private var ticker: Ticker?

    /// - Parameter view: A view with an effect.
    init?(_ view: UIVisualEffectView) {
        guard let effect = view.effect else { return nil }
        (self.view, self.effect) = (view, effect)
        view.contentView.addSubview(guide)
    }

    deinit {
        // UIKit doesn't allow that a paused animator is released.
        guard let animator else { return }
        MainQueue.run { animator.stopAnimation(true) }
    }

    /// Sets the strength, from 0 to 1. Inside an animation block, the change is animated.
    func fade(to strength: CGFloat) {
        guide.alpha = strength
        if isAnimated {
            ticker = ticker ?? Ticker { [weak self] _ in self?.follow() }
        } else {
            rest(at: strength)
        }
    }

    /// Restores the effect.
    func end() {
        rest(at: 1)
        guide.removeFromSuperview()
    }

    private var isAnimated: Bool { guide.layer.animationKeys()?.isEmpty == false }

    private func follow() {
        guard isAnimated else { return rest(at: guide.alpha) }
        if let visible = guide.layer.presentation() { show(CGFloat(visible.opacity)) }
    }

    private func rest(at strength: CGFloat) {
        ticker?.stop()
        ticker = nil
        show(strength)
    }

    private func show(_ strength: CGFloat) {
        if strength >= 1 { return restore() }
        let animator = animator ?? makeAnimator()
        self.animator = animator
        animator.fractionComplete = min(1 - strength, 1)
    }

    private func restore() {
        guard let animator else { return }
        self.animator = nil
        animator.stopAnimation(false)
        animator.finishAnimation(at: .start)
        view.effect = effect
    }

    private func makeAnimator() -> UIViewPropertyAnimator {
        let areEnabled = UIView.areAnimationsEnabled
        UIView.setAnimationsEnabled(true)
        defer { UIView.setAnimationsEnabled(areEnabled) }
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [view] in view.effect = nil }
        // Otherwise, UIKit would finish it when people leave the app.
        animator.pausesOnCompletion = true
        animator.pauseAnimation()
        return animator
    }
}
