import UIKit

/// What covers the screen behind a card, and takes the touches beside it or hands them on.
@MainActor final class CardBackdrop: UIView {
    /// Called when the user taps it.
    var whenTapped: (() -> Void)?
    /// Whether a touch belongs to the card all the same: one in flight is not where UIKit looks for it.
    var isOfCard: ((CGPoint) -> Bool)?

    private var fill: UIView?
    private var effect: UIVisualEffect?
    /// Takes a blur away as far as the card is out.
    private var fader: UIViewPropertyAnimator?
    private let tap = UITapGestureRecognizer()
    private var target: AnyObject?
    private var passesThrough = false

    init() {
        super.init(frame: .zero)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        tap.cancelsTouchesInView = false
        tap.allowedPressTypes = []
        target = tap.whenever { [weak self] recognizer in
            if recognizer.state == .ended { self?.whenTapped?() }
        }
        addGestureRecognizer(tap)
    }

    required init?(coder: NSCoder) { nil }

    // MARK: Look

    func show(_ kind: CardPresentation.Backdrop, _ tapOutside: CardPresentation.TapOutside) {
        stopFading()
        fill?.removeFromSuperview()
        (fill, effect) = (nil, nil)
        switch kind {
        case .none: break
        case .color(let color):
            fill = UIView()
            fill?.backgroundColor = color
        case .blur(let style):
            let effect = UIBlurEffect(style: style)
            fill = UIVisualEffectView(effect: effect)
            self.effect = effect
        }
        if let fill {
            fill.becomeDecoration()
            fill.frame = bounds
            fill.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            addSubview(fill)
        }
        passesThrough = tapOutside == .passesThrough
        tap.isEnabled = tapOutside == .dismisses
    }

    /// Whether it is there. Inside an animation block this animates.
    func setShown(_ isShown: Bool) {
        stopFading()
        if let blur = fill as? UIVisualEffectView {
            // A blur with an alpha value would show nothing.
            blur.effect = isShown ? effect : nil
        } else {
            fill?.alpha = isShown ? 1 : 0
        }
    }

    /// Shows as much of it as is left of the card, 0…1.
    func fade(to strength: CGFloat) {
        guard let blur = fill as? UIVisualEffectView else {
            fill?.alpha = strength
            return
        }
        if strength >= 1 { return setShown(true) }
        let fader = fader ?? makeFader(of: blur)
        self.fader = fader
        fader.fractionComplete = 1 - strength
    }

    private func makeFader(of blur: UIVisualEffectView) -> UIViewPropertyAnimator {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { blur.effect = nil }
        animator.pausesOnCompletion = true
        animator.pauseAnimation()
        return animator
    }

    private func stopFading() {
        guard let fader else { return }
        self.fader = nil
        fader.stopAnimation(false)
        fader.finishAnimation(at: .current)
    }

    // MARK: Touches

    /// Beside the card, what lies behind the container is hit. UIKit's container would take the touch; a view inside it
    /// may hand out one elsewhere, which then gets the touch with all its recognizers.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard passesThrough, isOfCard?(point) != true, self.point(inside: point, with: event) else {
            return super.hitTest(point, with: event)
        }
        return viewBehindContainer(at: point, with: event)
    }

    private func viewBehindContainer(at point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let container = superview, let siblings = container.superview?.subviews,
            let index = siblings.firstIndex(where: { $0 === container })
        else { return nil }
        for sibling in siblings[..<index].reversed() {
            if let hit = sibling.hitTest(convert(point, to: sibling), with: event) { return hit }
        }
        return nil
    }
}
