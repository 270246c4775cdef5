import UIKit

/// A filled button with round ends that calls a closure.
final class PillButton: UIButton {

    var onTap: (() -> Void)?

    init(title: String, font: UIFont, textColor: UIColor, fillColor: UIColor) {
        super.init(frame: .zero)
        setTitle(title, for: .normal)
        setTitleColor(textColor, for: .normal)
        titleLabel?.font = font
        titleLabel?.adjustsFontForContentSizeCategory = true
        backgroundColor = fillColor
        addAction(UIAction { [weak self] _ in self?.onTap?() }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override var isHighlighted: Bool {
        didSet { alpha = isHighlighted ? 0.7 : 1 }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = bounds.height / 2
    }
}
