import UIKit

/// A row of a menu: a symbol and a word.
final class MenuRow: LayoutControl {

    var onTap: (() -> Void)?

    private static let iconSide: CGFloat = 28

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

    /// Returns the height at a width. Large text is below the symbol, and has the entire width of the row.
    func height(forWidth width: CGFloat) -> CGFloat {
        let words = title.height(forWidth: wordsWidth(forWidth: width))
        return stacksText ? 10 + Self.iconSide + 2 + words + 12 : max(words + 20, 52)
    }

    private func wordsWidth(forWidth width: CGFloat) -> CGFloat {
        max(width - (stacksText ? 24 : 66), 0)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let (width, height) = (wordsWidth(forWidth: bounds.width), bounds.height)
        let side = Self.iconSide
        if stacksText {
            place(icon, at: CGRect(x: 12, y: 10, width: side, height: side))
            let top = 10 + side + 2
            place(title, at: CGRect(x: 12, y: top, width: width, height: max(height - top - 12, 0)))
        } else {
            place(icon, at: CGRect(x: 12, y: 0, width: side, height: height))
            place(title, at: CGRect(x: 54, y: 0, width: width, height: height))
        }
    }
}
