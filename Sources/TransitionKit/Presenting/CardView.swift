import UIKit

/// The view that a presentation's transitions move: the card's shadow, and inside it, the presented view with
/// its corners clipped.
@MainActor final class CardView: UIView {
    private let clip = ClipView()
    private var shadow: Participant.Shadow?
    private var restoreContent: (() -> Void)?

    /// A closure that's called when UIKit changes the safe area around the presented view.
    var whenSafeAreaChanges: (() -> Void)? {
        get { clip.whenSafeAreaChanges }
        set { clip.whenSafeAreaChanges = newValue }
    }
    var safeAreaAroundContent: UIEdgeInsets { clip.safeAreaInsets }
    /// A closure that's called when people go back with an assistive technology. It returns whether this had an
    /// effect.
    var whenEscaped: (() -> Bool)?

    init() {
        super.init(frame: .zero)
        clip.clipsToBounds = true
        clip.frame = bounds
        clip.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(clip)
    }

    required init?(coder: NSCoder) { nil }

    /// Adds a view, which fills the card from now on.
    func embed(_ content: UIView) {
        guard content.superview !== clip else { return }
        let mask = content.autoresizingMask
        let isTranslated = content.translatesAutoresizingMaskIntoConstraints
        restoreContent = { [weak content, weak clip] in
            guard let content else { return }
            content.autoresizingMask = mask
            content.translatesAutoresizingMaskIntoConstraints = isTranslated
            if content.superview === clip { content.removeFromSuperview() }
        }
        content.translatesAutoresizingMaskIntoConstraints = true
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        content.frame = clip.bounds
        clip.addSubview(content)
    }

    /// Removes the view and restores its state.
    func release() {
        restoreContent?()
        restoreContent = nil
    }

    /// Moves the card to a frame, regardless of its transform.
    func place(in frame: CGRect) {
        if bounds.size != frame.size { bounds.size = frame.size }
        let middle = CGPoint(x: frame.midX, y: frame.midY)
        if center != middle { center = middle }
    }

    /// The frame that was set, regardless of the transform.
    var placedFrame: CGRect {
        CGRect(
            x: center.x - bounds.width / 2,
            y: center.y - bounds.height / 2,
            width: bounds.width,
            height: bounds.height
        )
    }

    // MARK: Escape

    override var keyCommands: [UIKeyCommand]? { [escapeCommand] }

    // MARK: Appearance

    func round(_ corners: CACornerMask, _ shape: CardPresentation.Corners) {
        switch shape {
        case .fixed(let radius):
            clip.round(corners, radius: max(radius.finite(or: 0), 0), isConcentric: false)
        case .concentric: clip.round(corners, radius: 12, isConcentric: true)
        }
    }

    func cast(_ shadow: Participant.Shadow?) {
        self.shadow = shadow
        // Without a path, because its changes wouldn't be animated along with the size.
        layer.shadowRadius = max(shadow?.radius.finite(or: 0) ?? 0, 0)
        layer.shadowOffset = CGSize(width: shadow?.x.finite(or: 0) ?? 0, height: shadow?.y.finite(or: 0) ?? 0)
        resolveShadow()
    }

    /// Shows or hides the shadow.
    func setShadowShown(_ isShown: Bool) {
        layer.shadowOpacity = isShown && shadow != nil ? 1 : 0
    }

    private func resolveShadow() {
        layer.shadowColor = shadow?.color.resolvedColor(with: traitCollection).cgColor
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        // Dark Mode may have changed.
        resolveShadow()
    }

    // MARK: Events

    override func accessibilityPerformEscape() -> Bool { whenEscaped?() ?? false }
}

/// A view that clips its corners.
@MainActor private final class ClipView: UIView {
    var whenSafeAreaChanges: (() -> Void)?

    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        whenSafeAreaChanges?()
    }
}
