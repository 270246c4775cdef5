import UIKit

/// An object that fades content with a material, such as a blur, which has no effect in a view with an alpha
/// value below 1.
@MainActor final class MaterialFade {
    private var faders: [EffectFader] = []
    private var others: [Faded] = []

    /// A view that fades as a whole.
    @MainActor private final class Faded {
        let view: UIView
        /// Its alpha value without the fade.
        private var alpha: CGFloat
        /// The alpha value that it has been given. If it has another one, the app has changed it.
        private var given: CGFloat
        /// The alpha value that it was given before that.
        private var former: CGFloat

        init(_ view: UIView) {
            self.view = view
            (alpha, given, former) = (view.alpha, view.alpha, view.alpha)
        }

        func fade(to strength: CGFloat) {
            if view.alpha != given { alpha = view.alpha }
            // Not entirely, so that an app that hides the view in the meantime is noticed.
            view.alpha = alpha * max(strength, 0.001)
            // A layer stores less precise numbers.
            let current = view.alpha
            if current != given { (former, given) = (given, current) }
        }

        func cancel() {
            if view.alpha == former { given = former }
        }
    }

    init(_ content: UIView) { add(content) }

    private func add(_ view: UIView) {
        if let effectView = view as? UIVisualEffectView, let fader = EffectFader(effectView) {
            faders.append(fader)
            others.append(Faded(effectView.contentView))
        } else if view.hasMaterial {
            for subview in view.subviews { add(subview) }
        } else {
            others.append(Faded(view))
        }
    }

    /// Sets the strength, from 0 to 1. Inside an animation block, the change is animated.
    func fade(to strength: CGFloat) {
        for fader in faders { fader.fade(to: strength) }
        for other in others { other.fade(to: strength) }
    }

    /// Called when a fade has been canceled, because UIKit might have put the former alpha values back.
    func cancel() {
        for other in others { other.cancel() }
    }

    /// Restores everything, except for alpha values that the app has changed in the meantime.
    func end() {
        for fader in faders { fader.end() }
        for other in others { other.fade(to: 1) }
    }
}

extension UIView {
    /// Whether a material is what's behind the view's content. A material in front of an opaque background,
    /// such as the bar of a navigation controller in front of a page, doesn't count.
    var hasMaterial: Bool {
        if let effectView = self as? UIVisualEffectView { return effectView.effect != nil }
        if opaqueBackgroundColor != nil { return false }
        return (backgroundColor?.cgColor.alpha ?? 0) < 1 && subviews.contains(where: \.hasMaterial)
    }
}
