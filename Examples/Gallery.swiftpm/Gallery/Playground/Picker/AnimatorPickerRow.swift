import UIKit

/// A row with an animator's name and summary, and a check mark if it's selected.
final class AnimatorPickerRow: UIControl {

    var onTap: ((CatalogEntry) -> Void)?
    var showsSeparator = true {
        didSet { separator.isHidden = !showsSeparator }
    }

    let entry: CatalogEntry
    /// The text that a search looks through.
    let words: String

    private let name: UILabel
    private let summary: UILabel
    private let check = UIImageView()
    private let separator = UIView()

    init(entry: CatalogEntry, isChosen: Bool) {
        self.entry = entry
        words = "\(entry.title) \(entry.summary) \(entry.name)".lowercased()
        name = UILabel(entry.title, font: Theme.body, color: Theme.text, lines: 0)
        summary = UILabel(entry.summary, font: Theme.detail, color: Theme.secondaryText, lines: 0)
        super.init(frame: .zero)
        isSelected = isChosen
        check.image = UIImage(
            systemName: "checkmark",
            withConfiguration: UIImage.SymbolConfiguration(pointSize: 15, weight: .semibold)
        )
        check.tintColor = Theme.tint
        check.contentMode = .center
        check.isHidden = !isChosen
        separator.backgroundColor = Theme.separator
        for view in [name, summary, check, separator] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        isAccessibilityElement = true
        accessibilityLabel = "\(entry.title). \(entry.summary)"
        accessibilityTraits = isChosen ? [.button, .selected] : .button
        addAction(UIAction { [weak self] _ in self?.tap() }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) {
        nil
    }

    private func tap() {
        onTap?(entry)
    }

    override var isHighlighted: Bool {
        didSet { backgroundColor = isHighlighted ? Theme.pressed : nil }
    }

    private func textWidth(_ width: CGFloat) -> CGFloat {
        max(width - 2 * PanelRow.inset - 30, 0)
    }

    func height(forWidth width: CGFloat) -> CGFloat {
        let text = textWidth(width)
        return max(10 + name.height(forWidth: text) + 2 + summary.height(forWidth: text) + 10, 44)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let (inset, text) = (PanelRow.inset, textWidth(bounds.width))
        let height = name.height(forWidth: text)
        place(name, at: CGRect(x: inset, y: 10, width: text, height: height))
        let rest = max(bounds.height - 22 - height, 0)
        place(summary, at: CGRect(x: inset, y: 12 + height, width: text, height: rest))
        place(check, at: CGRect(x: bounds.width - inset - 24, y: 0, width: 24, height: bounds.height))
        place(separator, at: CGRect(x: inset, y: 0, width: max(bounds.width - inset, 0), height: 0.5))
    }
}
