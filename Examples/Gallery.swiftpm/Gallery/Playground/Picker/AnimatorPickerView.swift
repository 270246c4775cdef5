import UIKit

/// A list of all animators in sections, below a search field.
final class AnimatorPickerView: UIView {

    var onChoose: ((CatalogEntry) -> Void)?
    var onCancel: (() -> Void)?

    let search = UISearchTextField()
    let rows: [AnimatorPickerRow]
    let cancel = TextButton(title: "Cancel")
    let scroll = UIScrollView()

    private let heading: UILabel
    private let sections: [(title: UILabel, card: UIView, rows: [AnimatorPickerRow])]
    private let nothing = UILabel(
        "No animators match your search.",
        font: Theme.subheadline,
        color: Theme.secondaryText,
        lines: 0
    )

    init(title: String, chosen: String?) {
        heading = UILabel(title, font: Theme.headline, color: Theme.text, lines: 0)
        sections = GalleryCatalog.groups.map { group in
            let rows = group.entries.map { AnimatorPickerRow(entry: $0, isChosen: $0.name == chosen) }
            return (
                UILabel(group.title, font: Theme.footnote, color: Theme.secondaryText, lines: 0), UIView(),
                rows
            )
        }
        rows = sections.flatMap(\.rows)
        super.init(frame: .zero)
        backgroundColor = Theme.canvas
        heading.accessibilityTraits = .header
        setUpSearch()
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.alwaysBounceVertical = true
        scroll.keyboardDismissMode = .onDrag
        cancel.onTap = { [weak self] in self?.onCancel?() }
        for view in [heading, cancel, search, scroll] { addSubview(view) }
        scroll.addSubview(nothing)
        for section in sections {
            section.title.accessibilityTraits = .header
            section.card.backgroundColor = Theme.card
            section.card.layer.cornerRadius = Theme.cornerRadius
            section.card.clipsToBounds = true
            scroll.addSubview(section.title)
            scroll.addSubview(section.card)
            for row in section.rows {
                row.onTap = { [weak self] in self?.onChoose?($0) }
                section.card.addSubview(row)
            }
        }
        searchChanged()
    }

    required init?(coder: NSCoder) {
        nil
    }

    private func setUpSearch() {
        applyTheme()
        search.returnKeyType = .search
        search.autocorrectionType = .no
        search.autocapitalizationType = .none
        search.clearButtonMode = .whileEditing
        search.addAction(UIAction { [weak self] _ in self?.searchChanged() }, for: .editingChanged)
    }

    private func applyTheme() {
        search.showBodyText(
            // The field has a single line, which has little room for large text.
            placeholder: stacksText ? "Search" : "Search animators",
            color: Self.placeholderColor
        )
    }

    /// A placeholder color with enough contrast on the gray of a search field.
    static let placeholderColor = UIColor(light: 0x5C5C64, dark: 0xB4B4BC)

    /// Scrolls to the selected animator.
    func showChosen() {
        layoutIfNeeded()
        guard let row = rows.first(where: \.isSelected), !row.isHidden else { return }
        let frame = row.convert(row.bounds, to: scroll)
        let end = max(scroll.contentSize.height - scroll.bounds.height, 0)
        scroll.contentOffset.y = min(max(frame.midY - scroll.bounds.height / 2, 0), end)
    }

    private func searchChanged() {
        let words = (search.text ?? "").lowercased().split(separator: " ")
        for row in rows {
            row.isHidden = !words.allSatisfy { row.words.contains($0) }
        }
        for section in sections {
            let isEmpty = section.rows.allSatisfy(\.isHidden)
            section.title.isHidden = isEmpty
            section.card.isHidden = isEmpty
        }
        nothing.isHidden = rows.contains { !$0.isHidden }
        scroll.contentOffset.y = 0
        setNeedsLayout()
    }

    // MARK: Layout

    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        applyTheme()
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        var column = column
        let narrower = max((column.width - 620) / 2, 0)
        column = column.insetBy(dx: narrower, dy: 0)

        let top = safeAreaInsets.top + 10
        let head = PairLayout(heading, cancel.sizeThatFits(bounds.size), in: column.width, inset: 0, gap: 0)
        place(heading, at: head.first.offsetBy(dx: column.minX, dy: top))
        place(cancel, at: head.second.offsetBy(dx: column.minX + (head.isStacked ? -8 : 8), dy: top))
        let height = UISearchTextField.bodyHeight
        let searchTop = top + head.height + 6
        place(search, at: CGRect(x: column.minX, y: searchTop, width: column.width, height: height))
        let listTop = searchTop + height + 8
        scroll.frame = CGRect(x: 0, y: listTop, width: bounds.width, height: max(bounds.height - listTop, 0))

        var y: CGFloat = 0
        for section in sections where !section.card.isHidden {
            let title = section.title.height(forWidth: column.width - 8)
            scroll.place(
                section.title,
                at: CGRect(x: column.minX + 4, y: y + 12, width: column.width - 8, height: title)
            )
            y += 12 + title + 6
            let height = layOut(section.rows, width: column.width)
            scroll.place(section.card, at: CGRect(x: column.minX, y: y, width: column.width, height: height))
            y += height
        }
        let text = nothing.height(forWidth: column.width)
        scroll.place(nothing, at: CGRect(x: column.minX, y: 24, width: column.width, height: text))
        scroll.contentSize = CGSize(
            width: bounds.width,
            height: max(y, nothing.isHidden ? 0 : 24 + text) + 20 + safeAreaInsets.bottom
        )
    }

    private func layOut(_ rows: [AnimatorPickerRow], width: CGFloat) -> CGFloat {
        var y: CGFloat = 0
        for row in rows where !row.isHidden {
            row.showsSeparator = y > 0
            let height = row.height(forWidth: width)
            row.frame = CGRect(x: 0, y: y, width: width, height: height)
            row.setNeedsLayout()
            y += height
        }
        return y
    }
}
