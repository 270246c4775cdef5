import UIKit

/// A button that is nothing but its title.
final class TextButton: UIButton {

    var onTap: (() -> Void)?

    init(title: String) {
        super.init(frame: .zero)
        titleLabel?.font = Theme.callout
        show(title)
        addAction(UIAction { [weak self] _ in self?.onTap?() }, for: .touchUpInside)
        setTitleColor(Theme.tintedText, for: .normal)
        // Still to be read.
        setTitleColor(Theme.secondaryText, for: .disabled)
    }

    required init?(coder: NSCoder) {
        nil
    }

    func show(_ title: String) {
        setTitle(title, for: .normal)
        superview?.setNeedsLayout()
    }

    /// Says for a while that something has been copied, and then its title again: "Copy".
    func showCopied() {
        show("Copied")
        UIAccessibility.post(notification: .announcement, argument: "Copied")
        wait(1.8) { [weak self] isOver in
            // Copied again in the meantime, it says so for a while more.
            if isOver { self?.show("Copy") }
        }
    }

    override var isHighlighted: Bool {
        didSet { alpha = isHighlighted ? 0.5 : 1 }
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let text = titleLabel?.sizeThatFits(size) ?? .zero
        return CGSize(width: max(text.width.rounded(.up) + 16, 44), height: max(text.height.rounded(.up), 44))
    }
}
