import UIKit

/// A row of a menu: a symbol and a word.
final class MenuRow: LayoutControl {

    var onTap: (() -> Void)?

    private let icon = UIImageView()
    private let title: UILabel

    init(symbol: String, title: String, isChosen: Bool) {
        let color = isChosen ? Theme.tintedText : Theme.text
        self.title = UILabel(title, font: isChosen ? Theme.headline : Theme.body, color: color, lines: 0)
        super.init(frame: .zero)
        icon.image = UIImage(
            systemName: symbol,
            withConfiguration: UIImage.SymbolConfiguration(pointSize: 18, weight: .medium)
        )
        icon.tintColor = isChosen ? Theme.tintedText : Theme.secondaryText
        icon.contentMode = .center
        layer.cornerRadius = 12
        for view in [icon, self.title] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        isAccessibilityElement = true
        accessibilityLabel = title
        accessibilityTraits = isChosen ? [.button, .selected] : .button
        if isChosen { backgroundColor = Theme.fill }
        addAction(UIAction { [weak self] _ in self?.onTap?() }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override var isHighlighted: Bool {
        didSet { alpha = isHighlighted ? 0.5 : 1 }
    }

    func height(forWidth width: CGFloat) -> CGFloat {
        max(title.height(forWidth: max(width - 66, 0)) + 20, 52)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        place(icon, at: CGRect(x: 12, y: 0, width: 28, height: bounds.height))
        place(title, at: CGRect(x: 54, y: 0, width: max(bounds.width - 66, 0), height: bounds.height))
    }
}
