import UIKit

/// The view that a presentation's transitions move: the card's shadow, and in front of it, the presented view
/// with its corners clipped.
@MainActor final class CardView: UIView, PresentationView {
    private let clip = ClipView()
    private let shadow = ShadowView()
    let grabber = CardGrabber()
    /// The presented view, while it's in the card.
    private(set) weak var content: UIView?
    /// The direction through the edge of the card if it has a grabber.
    var grabberDirection: CGVector? {
        didSet {
            if grabberDirection == nil { return grabber.removeFromSuperview() }
            if grabber.superview == nil { addSubview(grabber) }
            if grabberDirection != oldValue { setNeedsLayout() }
        }
    }
    /// The view that continues the content beyond its edge.
    private weak var continuation: UIView?
    /// The view behind the content.
    private weak var ground: UIView?
    private var corners = CACornerMask()
    private var restoreContent: (() -> Void)?

    /// Called when UIKit changes the safe area around the presented view.
    var whenSafeAreaChanges: (() -> Void)? {
        get { clip.whenSafeAreaChanges }
        set { clip.whenSafeAreaChanges = newValue }
    }
    var safeAreaAroundContent: UIEdgeInsets { clip.safeAreaInsets }
    /// Called when the app has taken the presented view out of the card.
    var whenContentIsGone: (() -> Void)?
    /// Returns whether the Escape key is for the card.
    var takesEscapeKey: (() -> Bool)?
    /// Called when people go back with an assistive technology. It returns whether this had an effect.
    var whenEscaped: (() -> Bool)?

    init() {
        super.init(frame: .zero)
        clip.clipsToBounds = true
        clip.frame = bounds
        clip.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        clip.whenLaidOut = { [weak self] in
            guard let self, restoreContent != nil, content?.superview !== clip else { return }
            whenContentIsGone?()
        }
        addSubview(shadow)
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
        self.content = content
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
        fitContent()
    }

    /// Lets the content fill the card again, in case UIKit has resized it for a screen that covers the card.
    private func fitContent() {
        guard let content, content.superview === clip, content.bounds.size != clip.bounds.size,
            CATransform3DIsIdentity(content.layer.transform)
        else { return }
        content.frame = clip.bounds
    }

    var placedFrame: CGRect { CGRect(center: center, size: bounds.size) }

    // MARK: Keys

    override var keyCommands: [UIKeyCommand]? {
        let escape = takesEscapeKey?() == true ? [escapeCommand] : []
        guard hasArrowKeys, let grabberDirection else { return escape }
        return escape + arrowCommands(outward: grabberDirection)
    }

    /// Whether the arrow keys move the card to another detent.
    var hasArrowKeys: Bool { grabber.isAccessibilityElement && grabberDirection != nil }

    // MARK: Appearance

    func round(_ corners: CACornerMask, _ shape: CardPresentation.Corners) {
        self.corners = corners
        clip.round(corners, radius: shape.radius, isConcentric: shape == .concentric)
        placeShadow()
    }

    /// Keeps corners round until the next time that the card is rounded.
    func keepRound(_ corners: CACornerMask) { clip.layer.maskedCorners.formUnion(corners) }

    func cast(_ shadow: Participant.Shadow?) {
        self.shadow.cast(shadow)
        placeShadow()
    }

    /// Shows the shadow in proportion to the visible part of the card, from 0 to 1.
    func showShadow(_ strength: CGFloat) { shadow.alpha = strength }

    private func placeShadow() { shadow.place(under: bounds, radius: clip.roundness, corners) }

    override func layoutSubviews() {
        super.layoutSubviews()
        // The size, Dark Mode, or a concentric radius may have changed.
        placeShadow()
        if let grabberDirection { grabber.place(in: bounds, outward: grabberDirection) }
    }

    /// Adds a view behind the content.
    func continueBelow(with view: UIView) {
        insertSubview(view, belowSubview: clip)
        continuation = view
    }

    /// Shows a color behind the content, or with `nil`, doesn't anymore.
    func showBackground(_ color: UIColor?) {
        ground?.removeFromSuperview()
        guard let color else { return }
        let view = UIView.inert(frame: clip.bounds)
        view.backgroundColor = color
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        clip.insertSubview(view, at: 0)
        ground = view
    }

    func isOwnHelper(_ view: UIView) -> Bool {
        [shadow, grabber, continuation].contains { $0 === view }
    }

    // MARK: Events

    // The grabber comes first, wherever the content begins.
    override var accessibilityElements: [Any]? {
        get { grabber.superview === self && grabber.isAccessibilityElement ? [grabber, clip] : nil }
        set {}
    }

    override func accessibilityPerformEscape() -> Bool { whenEscaped?() ?? false }
}

/// A view that clips its corners.
@MainActor private final class ClipView: UIView {
    var whenSafeAreaChanges: (() -> Void)?
    /// Called after each layout pass, such as when a subview is gone.
    var whenLaidOut: (() -> Void)?

    override func layoutSubviews() {
        super.layoutSubviews()
        whenLaidOut?()
    }

    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        whenSafeAreaChanges?()
    }
}
