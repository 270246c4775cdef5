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

    override var columnLimit: CGFloat { Self.readableWidth }

    override func layOutContent(in column: CGRect, top: CGFloat) -> CGFloat {
        var y: CGFloat = 0
        for row in rows {
            let height = row.height(forWidth: column.width)
            row.frame = CGRect(x: 0, y: y, width: column.width, height: height)
            y += height
        }
        scroll.place(card, at: CGRect(x: column.minX, y: top, width: column.width, height: y))
        return top + y
    }
}

/// A row for a demo, with an icon, a title, and a summary. Large text is below the icon.
final class DemoRow: LayoutControl {

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

    private static let (inset, side): (CGFloat, CGFloat) = (16, 40)

    private func isStacked(inWidth width: CGFloat) -> Bool { stacksText && width < 600 }

    /// Returns the position and the width of the texts in a row of a width.
    private func words(forWidth width: CGFloat) -> (x: CGFloat, width: CGFloat) {
        let isStacked = isStacked(inWidth: width)
        let x = isStacked ? Self.inset : Self.inset + Self.side + 14
        return (x, max(width - x - (isStacked ? Self.inset : 44), 0))
    }

    private func wordsTop(forWidth width: CGFloat) -> CGFloat {
        isStacked(inWidth: width) ? Self.inset + Self.side + 8 : Self.inset
    }

    func height(forWidth width: CGFloat) -> CGFloat {
        let room = words(forWidth: width).width
        let words = title.height(forWidth: room) + 3 + summary.height(forWidth: room)
        return wordsTop(forWidth: width) + words + Self.inset
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let (x, width) = words(forWidth: bounds.width)
        let top = wordsTop(forWidth: bounds.width)
        let (titleHeight, summaryHeight) = (title.height(forWidth: width), summary.height(forWidth: width))
        let side = Self.side
        let middle = isStacked(inWidth: bounds.width) ? Self.inset + side / 2 : bounds.midY
        let plateFrame = CGRect(x: Self.inset, y: (middle - side / 2).rounded(), width: side, height: side)
        place(plate, at: plateFrame)
        place(icon, at: plateFrame)
        place(title, at: CGRect(x: x, y: top, width: width, height: titleHeight))
        place(summary, at: CGRect(x: x, y: top + titleHeight + 3, width: width, height: summaryHeight))
        place(chevron, at: CGRect(x: bounds.width - 36, y: middle - 12, width: 24, height: 24))
        let pointsLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        chevron.transform = CGAffineTransform(scaleX: pointsLeft ? -1 : 1, y: 1)
        place(
            separator,
            at: CGRect(x: x, y: bounds.height - 0.5, width: max(bounds.width - x, 0), height: 0.5)
        )
    }
}
