import UIKit

/// The containers as a row of buttons, the animators as a card of rows.
final class CatalogueView: UIView {

    var onSelect: ((CatalogueEntry, DemoContainer) -> Void)?

    private var container = DemoContainer.modal {
        didSet { showSelection() }
    }
    private let scroll = UIScrollView()
    private let heading = UILabel("Transitions", font: Theme.largeTitle, color: Theme.text)
    private let choices: [PillButton]
    private let choiceRow: UIStackView
    private let card = UIView()
    private let rows: [CatalogueRow]

    init(entries: [CatalogueEntry]) {
        choices = DemoContainer.allCases.map { container in
            PillButton(
                title: container.title,
                font: Theme.footnote,
                textColor: Theme.text,
                fillColor: Theme.card
            )
        }
        choiceRow = UIStackView(arrangedSubviews: choices)
        rows = entries.map { CatalogueRow(entry: $0) }
        super.init(frame: .zero)
        backgroundColor = Theme.canvas

        choiceRow.axis = .horizontal
        choiceRow.distribution = .fillEqually
        choiceRow.spacing = 8
        for (choice, container) in zip(choices, DemoContainer.allCases) {
            choice.onTap = { [weak self] in self?.container = container }
        }

        card.backgroundColor = Theme.card
        card.layer.cornerRadius = 18
        card.clipsToBounds = true
        rows.last?.showsSeparator = false
        for (row, entry) in zip(rows, entries) {
            row.onTap = { [weak self] in
                guard let self else { return }
                onSelect?(entry, container)
            }
            card.addSubview(row)
        }

        scroll.contentInsetAdjustmentBehavior = .never
        addSubview(scroll)
        for view in [heading, choiceRow, card] {
            scroll.addSubview(view)
        }
        showSelection()
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        scroll.frame = bounds

        let width = max(bounds.width - 2 * Theme.margin, 0)
        var y = safeAreaInsets.top + 16
        let headingHeight = heading.height(forWidth: width)
        place(heading, at: CGRect(x: Theme.margin, y: y, width: width, height: headingHeight))
        y += headingHeight + 14
        place(choiceRow, at: CGRect(x: Theme.margin, y: y, width: width, height: 36))
        y += 36 + 18

        let cardTop = y
        var rowY: CGFloat = 0
        for row in rows {
            let height = row.height(forWidth: width)
            row.frame = CGRect(x: 0, y: rowY, width: width, height: height)
            rowY += height
        }
        place(card, at: CGRect(x: Theme.margin, y: cardTop, width: width, height: rowY))

        scroll.contentSize = CGSize(
            width: bounds.width,
            height: cardTop + rowY + Theme.margin + safeAreaInsets.bottom
        )
    }

    private func showSelection() {
        for (choice, container) in zip(choices, DemoContainer.allCases) {
            let isChosen = container == self.container
            choice.backgroundColor = isChosen ? Theme.tint : Theme.card
            choice.setTitleColor(isChosen ? .white : Theme.text, for: .normal)
        }
    }
}
