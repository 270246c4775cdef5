import UIKit

/// A page with the demos as rows of a card.
final class DemosView: ShowcaseView {

    var onSelect: ((Int) -> Void)?

    let rows: [DemoRow]
    private let card = UIView()

    init(demos: [(title: String, summary: String, glyph: Glyph)]) {
        rows = demos.map { DemoRow(title: $0.title, summary: $0.summary, glyph: $0.glyph) }
        super.init(
            title: Showcase.demos.title,
            summary: "The same animators, unchanged, in every kind of container."
        )
        card.backgroundColor = Theme.card
        card.layer.cornerRadius = Theme.cornerRadius
        card.clipsToBounds = true
        scroll.addSubview(card)
        rows.last?.showsSeparator = false
        for (index, row) in rows.enumerated() {
            row.onTap = { [weak self] in self?.onSelect?(index) }
            card.addSubview(row)
        }
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func layOutContent(in column: CGRect, top: CGFloat) -> CGFloat {
        let width = min(column.width, 640)
        var y: CGFloat = 0
        for row in rows {
            let height = row.height(forWidth: width)
            row.frame = CGRect(x: 0, y: y, width: width, height: height)
            y += height
        }
        scroll.place(card, at: CGRect(x: column.minX, y: top, width: width, height: y))
        return top + y
    }
}

/// A row for a demo, with an icon, a title, and a summary.
final class DemoRow: UIControl {

    var onTap: (() -> Void)?
    var showsSeparator = true {
        didSet { separator.isHidden = !showsSeparator }
    }

    private let plate = UIView()
    private let icon = UIImageView()
    private let title: UILabel
    private let summary: UILabel
    private let chevron = UIImageView()
    private let separator = UIView()

    init(title: String, summary: String, glyph: Glyph) {
        self.title = UILabel(title, font: Theme.headline, color: Theme.text, lines: 0)
        self.summary = UILabel(summary, font: Theme.subheadline, color: Theme.secondaryText, lines: 0)
        super.init(frame: .zero)
        plate.backgroundColor = Theme.tint
        plate.layer.cornerRadius = 10
        icon.image = glyph.image()
        icon.tintColor = .white
        icon.contentMode = .center
        chevron.image = Glyph.chevron.image()
        chevron.tintColor = Theme.chevron
        separator.backgroundColor = Theme.separator
        for view in [plate, icon, self.title, self.summary, chevron, separator] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        isAccessibilityElement = true
        accessibilityLabel = "\(title). \(summary)"
        accessibilityTraits = .button
        addAction(UIAction { [weak self] _ in self?.onTap?() }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override var isHighlighted: Bool {
        didSet { backgroundColor = isHighlighted ? Theme.pressed : nil }
    }

    private static let textX: CGFloat = 70

    func height(forWidth width: CGFloat) -> CGFloat {
        let textWidth = max(width - Self.textX - 44, 0)
        return 16 + title.height(forWidth: textWidth) + 3 + summary.height(forWidth: textWidth) + 16
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let textWidth = max(bounds.width - Self.textX - 44, 0)
        let titleHeight = title.height(forWidth: textWidth)
        let plateFrame = CGRect(x: 16, y: (bounds.midY - 20).rounded(), width: 40, height: 40)
        place(plate, at: plateFrame)
        place(icon, at: plateFrame)
        place(title, at: CGRect(x: Self.textX, y: 16, width: textWidth, height: titleHeight))
        place(
            summary,
            at: CGRect(
                x: Self.textX,
                y: 16 + titleHeight + 3,
                width: textWidth,
                height: summary.height(forWidth: textWidth)
            )
        )
        place(chevron, at: CGRect(x: bounds.width - 36, y: bounds.midY - 12, width: 24, height: 24))
        let pointsLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        chevron.transform = CGAffineTransform(scaleX: pointsLeft ? -1 : 1, y: 1)
        place(
            separator,
            at: CGRect(
                x: Self.textX,
                y: bounds.height - 0.5,
                width: max(bounds.width - Self.textX, 0),
                height: 0.5
            )
        )
    }
}
