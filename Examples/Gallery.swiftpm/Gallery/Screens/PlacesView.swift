import UIKit

/// The list's view: a title with the Action button beside it, above one card of rows.
final class PlacesView: UIView {

    let action = PillButton(
        title: "Action",
        font: Theme.headline,
        textColor: .white,
        fillColor: Theme.tint
    )
    var onSelect: ((Place) -> Void)?

    private let scroll = UIScrollView()
    private let heading = UILabel("Worth a Walk", font: Theme.largeTitle, color: Theme.text)
    private let subheading = UILabel(
        "Eight places, and all of them far away",
        font: Theme.subheadline,
        color: Theme.secondaryText
    )
    private let card = UIView()
    private let rows: [PlaceRow]
    private let places: [Place]

    init(places: [Place]) {
        self.places = places
        rows = places.map { PlaceRow(place: $0) }
        super.init(frame: .zero)
        backgroundColor = Theme.canvas

        heading.adjustsFontSizeToFitWidth = true
        heading.minimumScaleFactor = 0.6
        card.backgroundColor = Theme.card
        card.layer.cornerRadius = 18
        card.clipsToBounds = true
        rows.last?.showsSeparator = false
        for (row, place) in zip(rows, places) {
            row.onTap = { [weak self] in self?.onSelect?(place) }
            card.addSubview(row)
        }

        scroll.contentInsetAdjustmentBehavior = .never
        addSubview(scroll)
        for view in [heading, subheading, action, card] {
            scroll.addSubview(view)
        }
    }

    /// The place whose row is marked as chosen; none by default.
    var chosen: Place? {
        didSet {
            for (row, place) in zip(rows, places) { row.isSelected = place.name == chosen?.name }
        }
    }

    /// The row that shows a place.
    func row(of place: Place) -> PlaceRow? {
        zip(places, rows).first { $0.0.name == place.name }?.1
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

        let (left, width) = (column.minX, column.width)
        var y = safeAreaInsets.top + 16
        let headingHeight = heading.height(forWidth: width)
        let title = action.sizeThatFits(.zero)
        let buttonSize = CGSize(width: max(title.width + 32, 92), height: max(title.height + 8, 44))

        place(
            heading,
            at: CGRect(
                x: left,
                y: y,
                width: max(width - buttonSize.width - 12, 0),
                height: headingHeight
            )
        )
        place(
            action,
            at: CGRect(
                x: left + width - buttonSize.width,
                y: y + ((headingHeight - buttonSize.height) / 2).rounded(),
                width: buttonSize.width,
                height: buttonSize.height
            )
        )
        y += headingHeight + 2

        let subheadingHeight = subheading.height(forWidth: width)
        place(subheading, at: CGRect(x: left, y: y, width: width, height: subheadingHeight))
        y += subheadingHeight + 18

        let cardHeight = PlaceRow.height * CGFloat(rows.count)
        place(card, at: CGRect(x: left, y: y, width: width, height: cardHeight))
        for (index, row) in rows.enumerated() {
            row.frame = CGRect(
                x: 0,
                y: PlaceRow.height * CGFloat(index),
                width: width,
                height: PlaceRow.height
            )
        }

        scroll.contentSize = CGSize(
            width: bounds.width,
            height: y + cardHeight + Theme.margin + safeAreaInsets.bottom
        )
    }
}
