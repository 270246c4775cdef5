import UIKit

/// Fades content that has a material, such as a blur, which doesn't blur in a view with an alpha value.
@MainActor final class MaterialFade {
    private var faders: [EffectFader] = []
    private var others: [(view: UIView, alpha: CGFloat)] = []

    init(_ content: UIView) { add(content) }

    private func add(_ view: UIView) {
        if let effectView = view as? UIVisualEffectView, let fader = EffectFader(effectView) {
            faders.append(fader)
            others.append((effectView.contentView, effectView.contentView.alpha))
        } else if view.hasMaterial {
            for subview in view.subviews { add(subview) }
        } else {
            others.append((view, view.alpha))
        }
    }

    /// Sets the strength, from 0 to 1. Inside an animation block, the change is animated.
    func fade(to strength: CGFloat) {
        for fader in faders { fader.fade(to: strength) }
        for (view, alpha) in others { view.alpha = alpha * strength }
    }

    /// Restores everything.
    func end() {
        for fader in faders { fader.end() }
        for (view, alpha) in others { view.alpha = alpha }
    }
}

extension UIView {
    /// Whether the view is in front of everything else with a material, and not just with one on an opaque
    /// background. The bar of a stack is in front of a page.
    var hasMaterial: Bool {
        if let effectView = self as? UIVisualEffectView { return effectView.effect != nil }
        if groundColor != nil { return false }
        return (backgroundColor?.cgColor.alpha ?? 0) < 1 && subviews.contains(where: \.hasMaterial)
    }
}
