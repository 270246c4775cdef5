import UIKit

/// An animator's title and what one sees of it, with a chevron.
final class CatalogueRow: UIControl {

    var onTap: (() -> Void)?
    var showsSeparator = true {
        didSet { separator.isHidden = !showsSeparator }
    }

    private let title: UILabel
    private let summary: UILabel
    private let chevron = UIImageView()
    private let separator = UIView()

    init(entry: CatalogueEntry) {
        title = UILabel(entry.title, font: Theme.headline, color: Theme.text)
        summary = UILabel(entry.summary, font: Theme.subheadline, color: Theme.secondaryText, lines: 0)
        super.init(frame: .zero)

        chevron.image = Glyph.chevron.image()
        chevron.tintColor = Theme.chevron
        separator.backgroundColor = Theme.separator
        for view in [title, summary, chevron, separator] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        addAction(UIAction { [weak self] _ in self?.onTap?() }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override var isHighlighted: Bool {
        didSet { backgroundColor = isHighlighted ? Theme.pressed : nil }
    }

    func height(forWidth width: CGFloat) -> CGFloat {
        let textWidth = max(width - 16 - 44, 0)
        return 14 + title.height(forWidth: textWidth) + 3 + summary.height(forWidth: textWidth) + 14
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let textWidth = max(bounds.width - 16 - 44, 0)
        let titleHeight = title.height(forWidth: textWidth)
        place(title, at: CGRect(x: 16, y: 14, width: textWidth, height: titleHeight))
        place(
            summary,
            at: CGRect(
                x: 16,
                y: 14 + titleHeight + 3,
                width: textWidth,
                height: summary.height(forWidth: textWidth)
            )
        )
        place(chevron, at: CGRect(x: bounds.width - 36, y: bounds.midY - 12, width: 24, height: 24))
        let pointsLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        chevron.transform = CGAffineTransform(scaleX: pointsLeft ? -1 : 1, y: 1)
        place(
            separator,
            at: CGRect(x: 16, y: bounds.height - 0.5, width: max(bounds.width - 16, 0), height: 0.5)
        )
    }
}
