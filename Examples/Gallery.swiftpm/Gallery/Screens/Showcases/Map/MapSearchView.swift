import UIKit

/// The content of a panel: a search field that stays in place, and places that scroll below it.
final class MapSearchView: LayoutView {

    var onSelect: ((Place) -> Void)?

    let field = UISearchTextField()
    let scroll = UIScrollView()
    let rows: [PlaceRow]
    private let places: [Place]
    private let nothing = UILabel(
        "No places",
        font: Theme.subheadline,
        color: Theme.secondaryText,
        lines: 0
    )

    init(places: [Place]) {
        self.places = places
        rows = places.map { PlaceRow(place: $0) }
        super.init(frame: .zero)
        backgroundColor = Theme.card
        applyTheme()
        field.returnKeyType = .search
        field.autocorrectionType = .no
        field.addAction(UIAction { [weak self] _ in self?.filter() }, for: .editingChanged)
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.alwaysBounceVertical = true
        nothing.textAlignment = .center
        nothing.isHidden = true
        addSubview(scroll)
        addSubview(field)
        scroll.addSubview(nothing)
        for (row, place) in zip(rows, places) {
            row.onTap = { [weak self] in self?.onSelect?(place) }
            scroll.addSubview(row)
        }
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        applyTheme()
    }

    private func applyTheme() {
        field.showBodyText(
            // The field has a single line, which has little room for large text.
            placeholder: stacksText ? "Search" : "Search places",
            color: SearchBar.placeholderColor
        )
    }

    /// The distance from the field to the top of the panel, and to its bottom at the lowest height, in
    /// points.
    private static let gap: CGFloat = 20

    /// The height of a panel that shows only the field, in points.
    static var lowestHeight: CGFloat { gap + UISearchTextField.bodyHeight + gap }

    /// Shows the places whose names contain the text of the field.
    func filter() {
        let words = field.text?.lowercased() ?? ""
        for (row, place) in zip(rows, places) {
            let text = "\(place.name) \(place.region)".lowercased()
            row.isHidden = !words.isEmpty && !text.contains(words)
        }
        nothing.isHidden = rows.contains { !$0.isHidden }
        scroll.contentOffset = .zero
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let column = column
        let (gap, height) = (Self.gap, UISearchTextField.bodyHeight)
        place(field, at: CGRect(x: column.minX - 4, y: gap, width: column.width + 8, height: height))
        let top = gap + height + 10
        scroll.frame = CGRect(x: 0, y: top, width: bounds.width, height: max(bounds.height - top, 0))
        let shown = rows.filter { !$0.isHidden }
        var y: CGFloat = 0
        for row in shown {
            let width = column.width + 32
            let height = row.height(forWidth: width)
            row.showsSeparator = row !== shown.last
            scroll.place(row, at: CGRect(x: column.minX - 16, y: y, width: width, height: height))
            y += height
        }
        let line = nothing.height(forWidth: column.width)
        scroll.place(nothing, at: CGRect(x: column.minX, y: 24, width: column.width, height: line))
        scroll.contentSize = CGSize(width: bounds.width, height: y + safeAreaInsets.bottom)
    }
}
