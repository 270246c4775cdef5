import UIKit

/// The view that covers the screen behind a card, and receives the touches outside the card or passes them
/// through.
@MainActor final class CardBackdrop: UIView {
    /// A closure that's called when people tap the view.
    var whenTapped: (() -> Void)?
    /// A closure that returns whether a touch belongs to the card. UIKit's hit testing doesn't find a card in
    /// flight.
    var isOfCard: ((CGPoint) -> Bool)?

    private var fill: UIView?
    private var effect: UIVisualEffect?
    /// An animator that removes the blur in proportion to the position of the card.
    private(set) var fader: UIViewPropertyAnimator?
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

    deinit {
        // UIKit doesn't allow that a paused animator is released.
        guard let fader else { return }
        MainQueue.run { fader.stopAnimation(true) }
    }

    // MARK: Appearance

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

    /// Shows or hides the backdrop. Inside an animation block, the change is animated.
    func setShown(_ isShown: Bool) {
        stopFading()
        if let blur = fill as? UIVisualEffectView {
            // A visual effect view with an alpha value doesn't blur.
            blur.effect = isShown ? effect : nil
        } else {
            fill?.alpha = isShown ? 1 : 0
        }
    }

    /// Shows the backdrop in proportion to the visible part of the card, from 0 to 1.
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

    /// Outside the card, a touch hits what's behind the container. UIKit's container view would take the
    /// touch, but a view inside it can return a view from elsewhere, which then receives the touch with all
    /// of its recognizers.
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
