import UIKit

/// A button that shows only its title.
final class TextButton: UIButton {

    var onTap: (() -> Void)?

    init(title: String) {
        super.init(frame: .zero)
        titleLabel?.font = Theme.callout
        titleLabel?.adjustsFontForContentSizeCategory = true
        show(title)
        addAction(UIAction { [weak self] _ in self?.onTap?() }, for: .touchUpInside)
        setTitleColor(Theme.tintedText, for: .normal)
        // Legible even while the button is disabled.
        setTitleColor(Theme.secondaryText, for: .disabled)
    }

    required init?(coder: NSCoder) {
        nil
    }

    func show(_ title: String) {
        setTitle(title, for: .normal)
        superview?.setNeedsLayout()
    }

    /// Shows briefly that something has been copied, and then the title "Copy" again.
    func showCopied() {
        show("Copied")
        UIAccessibility.post(notification: .announcement, argument: "Copied")
        wait(1.8) { [weak self] isOver in
            // If people copy again in the meantime, the message stays longer.
            if isOver { self?.show("Copy") }
        }
    }

    override var isHighlighted: Bool {
        didSet { alpha = isHighlighted ? 0.5 : 1 }
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        superview?.setNeedsLayout()
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let text = titleLabel?.sizeThatFits(size) ?? .zero
        return CGSize(width: max(text.width.rounded(.up) + 16, 44), height: max(text.height.rounded(.up), 44))
    }
}
