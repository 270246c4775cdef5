import UIKit

/// What a presentation's transitions move: the card's shadow, and inside it the presented view with its corners cut off.
@MainActor final class CardView: UIView {
    private let clip = ClipView()
    private var shadow: Participant.Shadow?
    private var restoreContent: (() -> Void)?

    /// Called when UIKit has another safe area for what is around the presented view.
    var whenSafeAreaChanges: (() -> Void)? {
        get { clip.whenSafeAreaChanges }
        set { clip.whenSafeAreaChanges = newValue }
    }
    var safeAreaAroundContent: UIEdgeInsets { clip.safeAreaInsets }
    /// Called when the user of an assistive technology goes back. Returns whether that did anything.
    var whenEscaped: (() -> Bool)?

    init() {
        super.init(frame: .zero)
        clip.clipsToBounds = true
        clip.frame = bounds
        clip.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(clip)
    }

    required init?(coder: NSCoder) { nil }

    /// Takes a view in, which fills it from now on.
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

    /// Gives the view back as it was.
    func release() {
        restoreContent?()
        restoreContent = nil
    }

    /// Moves it, whatever its transform.
    func place(in frame: CGRect) {
        if bounds.size != frame.size { bounds.size = frame.size }
        let middle = CGPoint(x: frame.midX, y: frame.midY)
        if center != middle { center = middle }
    }

    /// Where it was placed, whatever its transform.
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

    // MARK: Look

    func round(_ corners: CACornerMask, _ shape: CardPresentation.Corners) {
        switch shape {
        case .fixed(let radius):
            clip.round(corners, radius: max(radius.finite(or: 0), 0), isConcentric: false)
        case .concentric: clip.round(corners, radius: 12, isConcentric: true)
        }
    }

    func cast(_ shadow: Participant.Shadow?) {
        self.shadow = shadow
        // Without a path: that would not be animated with the size.
        layer.shadowRadius = max(shadow?.radius.finite(or: 0) ?? 0, 0)
        layer.shadowOffset = CGSize(width: shadow?.x.finite(or: 0) ?? 0, height: shadow?.y.finite(or: 0) ?? 0)
        resolveShadow()
    }

    /// Whether its shadow is seen.
    func setShadowShown(_ isShown: Bool) {
        layer.shadowOpacity = isShown && shadow != nil ? 1 : 0
    }

    private func resolveShadow() {
        layer.shadowColor = shadow?.color.resolvedColor(with: traitCollection).cgColor
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        // Dark mode may have come.
        resolveShadow()
    }

    // MARK: Events

    override func accessibilityPerformEscape() -> Bool { whenEscaped?() ?? false }
}

/// Cuts the corners off.
@MainActor private final class ClipView: UIView {
    var whenSafeAreaChanges: (() -> Void)?

    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        whenSafeAreaChanges?()
    }
}
