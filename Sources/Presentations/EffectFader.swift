import UIKit

/// An object that fades the effect of a visual effect view, such as a blur, which has no effect in a view
/// with an alpha value below 1.
///
/// An animation between the effect and none is held at a fraction as long as the strength is below 1. It's
/// never stopped in between, because UIKit can't continue a stopped animation.
@MainActor final class EffectFader {
    private let view: UIVisualEffectView
    private let effect: UIVisualEffect
    private var guide: AnimationGuide?
    private(set) var animator: UIViewPropertyAnimator?

    init?(_ view: UIVisualEffectView) {
        guard let effect = view.effect else { return nil }
        (self.view, self.effect) = (view, effect)
        guide = AnimationGuide(in: view.contentView) { [weak self] in self?.show($0) }
    }

    deinit {
        // UIKit raises an exception if a paused animator is released.
        guard let animator else { return }
        MainQueue.run { animator.stopAnimation(true) }
    }

    /// Sets the strength, from 0 to 1. Inside an animation block, the change is animated.
    func fade(to strength: CGFloat) { guide?.set(strength) }

    /// The visible strength, from 0 to 1, which is another one during an animation.
    var visibleStrength: CGFloat { guide?.visibleValue ?? 1 }

    /// Restores the effect.
    func end() { guide?.end(at: 1) }

    private func show(_ strength: CGFloat) {
        if strength >= 1 { return restore() }
        let animator = animator ?? makeAnimator()
        self.animator = animator
        animator.fractionComplete = min(1 - strength, 1)
    }

    private func restore() {
        guard let animator else { return }
        self.animator = nil
        animator.finish(at: .cancelled)
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
