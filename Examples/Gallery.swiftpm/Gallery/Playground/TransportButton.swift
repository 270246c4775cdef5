import UIKit

/// A round button with a symbol, which calls a closure.
final class TransportButton: UIButton {

    nonisolated static let side: CGFloat = 48

    var onTap: (() -> Void)?

    init(symbol: String, label: String) {
        super.init(frame: .zero)
        let configuration = UIImage.SymbolConfiguration(pointSize: 18, weight: .semibold)
        setImage(UIImage(systemName: symbol, withConfiguration: configuration), for: .normal)
        accessibilityLabel = label
        layer.cornerRadius = Self.side / 2
        addAction(UIAction { [weak self] _ in self?.onTap?() }, for: .touchUpInside)
        updateColors()
    }

    required init?(coder: NSCoder) {
        nil
    }

    override var isEnabled: Bool {
        didSet { updateColors() }
    }

    override var isHighlighted: Bool {
        didSet { alpha = isHighlighted ? 0.7 : 1 }
    }

    private func updateColors() {
        backgroundColor = isEnabled ? Theme.tint : .tertiarySystemFill
        tintColor = isEnabled ? .white : UIColor.tertiaryLabel
    }
}

/// A small round button with a symbol, which calls a closure and can stay selected.
final class ToolButton: UIButton {

    var onTap: (() -> Void)?

    /// - Parameter label: The accessibility label, which says what the button does.
    init(symbol: String, label: String) {
        super.init(frame: .zero)
        accessibilityLabel = label
        layer.cornerRadius = 22
        show(symbol)
        addAction(UIAction { [weak self] _ in self?.onTap?() }, for: .touchUpInside)
        updateColors()
    }

    required init?(coder: NSCoder) {
        nil
    }

    func show(_ symbol: String) {
        let configuration = UIImage.SymbolConfiguration(pointSize: 17, weight: .medium)
        setImage(UIImage(systemName: symbol, withConfiguration: configuration), for: .normal)
    }

    override var isSelected: Bool {
        didSet { updateColors() }
    }

    override var isHighlighted: Bool {
        didSet { alpha = isHighlighted ? 0.7 : 1 }
    }

    private func updateColors() {
        backgroundColor = isSelected ? Theme.tint : .tertiarySystemFill
        tintColor = isSelected ? .white : Theme.text
    }
}
