import UIKit

/// The view that covers the screen behind a card, and receives the touches outside the card or passes them
/// through.
@MainActor final class CardBackdrop: UIView, UIGestureRecognizerDelegate {
    /// Called when people tap the view.
    var whenTapped: (() -> Void)?
    /// Returns whether a touch belongs to the card. UIKit's hit testing doesn't find a card in flight.
    var isOfCard: ((CGPoint) -> Bool)?

    /// Whether a color also covers what's beyond the container. While the device rotates, a screen that the
    /// card pushes can be there.
    var isLarger = false
    private(set) var kind = CardPresentation.Backdrop.none
    private var fill: UIView?
    private var strength: CGFloat = 0
    /// The strength at the beginning and the end of a transition.
    private var course: (start: CGFloat, goal: CGFloat) = (0, 0)
    /// The object that fades a blur.
    private(set) var fader: EffectFader?
    private let tap = UITapGestureRecognizer()
    private var target: AnyObject?
    private var passesThrough = false

    init() {
        super.init(frame: .zero)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        tap.name = "TransitionKit.Backdrop"
        tap.cancelsTouchesInView = false
        tap.allowedPressTypes = []
        tap.delegate = self
        target = tap.whenever { [weak self] recognizer in
            if recognizer.state == .ended { self?.whenTapped?() }
        }
        addGestureRecognizer(tap)
    }

    required init?(coder: NSCoder) { nil }

    // MARK: Appearance

    /// Shows another kind of backdrop.
    ///
    /// - Parameters:
    ///   - isFading: Whether the backdrop is appearing or disappearing. Meanwhile, only its color can change,
    ///     because another kind of backdrop couldn't continue the fade.
    ///   - isAnimated: Whether a backdrop fades out if none replaces it. The caller fades in one that comes.
    ///     The default is `false`.
    func show(_ kind: CardPresentation.Backdrop, isFading: Bool, isAnimated: Bool = false) {
        guard kind != self.kind else { return }
        if case .color(let color) = kind, case .color = self.kind {
            self.kind = kind
            fill?.backgroundColor = color
            return
        }
        guard !isFading else { return }
        self.kind = kind
        if isAnimated, kind == .none { fadeOut() } else { fill?.removeFromSuperview() }
        (fill, fader) = (nil, nil)
        switch kind {
        case .none: break
        case .color(let color):
            fill = UIView()
            fill?.backgroundColor = color
        case .blur(let style):
            let blur = UIVisualEffectView(effect: UIBlurEffect(style: style))
            fill = blur
            fader = EffectFader(blur)
        }
        if let fill {
            fill.becomeInert()
            // Transparent layers have no cost outside of the screen, unlike blurs.
            let margin = isLarger && fader == nil ? max(bounds.width, bounds.height) : 0
            fill.frame = bounds.insetBy(dx: -margin, dy: -margin)
            fill.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            addSubview(fill)
        }
        UIView.performWithoutAnimation { fade(to: strength) }
    }

    /// Removes what's shown, once it has faded out.
    private func fadeOut() {
        guard let fill else { return }
        let fader = fader
        UIView.animate(
            withDuration: CardPresentationController.settlingDuration,
            animations: { if let fader { fader.fade(to: 0) } else { fill.alpha = 0 } },
            completion: { _ in withExtendedLifetime(fader) { fill.removeFromSuperview() } }
        )
    }

    func setTapOutside(_ tapOutside: CardPresentation.TapOutside) {
        passesThrough = tapOutside == .passesThrough
        tap.isEnabled = tapOutside == .dismisses
    }

    /// Shows the backdrop in proportion to the visible part of the card, from 0 to 1. Inside an animation
    /// block, the change is animated.
    func fade(to strength: CGFloat) {
        self.strength = strength
        if let fader { fader.fade(to: strength) } else { fill?.alpha = strength }
    }

    /// The visible strength, which is another one during an animation.
    var visibleStrength: CGFloat {
        if let fader { return fader.visibleStrength }
        guard let layer = fill?.layer, layer.animationKeys()?.isEmpty == false,
            let visible = layer.presentation()
        else { return strength }
        return CGFloat(visible.opacity)
    }

    // MARK: Transitions

    /// Prepares a fade from what's visible to a strength, along with a transition.
    func prepareToFade(to goal: CGFloat) { course = (visibleStrength, goal) }

    /// Shows the backdrop at a progress of the transition.
    func fade(at progress: CGFloat) { fade(to: strength(at: progress)) }

    /// Returns the opacities of a color at some progress of the transition, or `nil` if there's no color, or
    /// it doesn't change.
    func track(through progress: [CGFloat]) -> LayerTrack? {
        guard let fill, fader == nil, course.start != course.goal else { return nil }
        let opacities = progress.map { strength(at: $0) }
        return LayerTrack(layer: fill.layer, keyPath: "opacity", values: opacities)
    }

    private func strength(at progress: CGFloat) -> CGFloat {
        course.start.interpolated(to: course.goal, at: progress.unit(or: 1))
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

    /// A touch on a card in flight isn't a tap beside it, wherever the card is when the finger lifts.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldReceive touch: UITouch
    ) -> Bool { isOfCard?(touch.location(in: self)) != true }

    // The focus engine doesn't use hit testing.
    @available(tvOS 18.0, *)
    override var isTransparentFocusItem: Bool { passesThrough }

    private func viewBehindContainer(at point: CGPoint, with event: UIEvent?) -> UIView? {
        // In a hosted card, `nil` is enough: the view of the host passes the touch on to its siblings.
        guard let container = superview, !(container is CardHostView),
            let siblings = container.superview?.subviews,
            let index = siblings.firstIndex(where: { $0 === container })
        else { return nil }
        for sibling in siblings[..<index].reversed() {
            if let hit = sibling.hitTest(convert(point, to: sibling), with: event) { return hit }
        }
        return nil
    }
}
