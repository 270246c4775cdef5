import UIKit

/// The view of the list: a title and the Action button above a card with rows.
final class PlacesView: LayoutView {

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
        color: Theme.secondaryText,
        lines: 0
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

    /// The place whose row is selected. The default is `nil`.
    var chosen: Place? {
        didSet {
            for (row, place) in zip(rows, places) { row.isSelected = place.name == chosen?.name }
        }
    }

    /// Returns the row of a place.
    func row(of place: Place) -> PlaceRow? {
        zip(places, rows).first { $0.0.name == place.name }?.1
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// Places the heading and the button side by side, or stacked if the text is large. Returns where they
    /// and the subheading end.
    private func layOutHeading(in column: CGRect, top: CGFloat) -> CGFloat {
        heading.numberOfLines = stacksText ? 0 : 1
        let width = column.width
        let buttonWidth = min(max(action.width, 92), width)
        let button = CGSize(width: buttonWidth, height: action.height(forWidth: buttonWidth, atLeast: 38))
        let room = stacksText ? width : max(width - button.width - 12, 0)
        let headingHeight = heading.height(forWidth: room)
        place(heading, at: CGRect(x: column.minX, y: top, width: room, height: headingHeight))

        var y = top + headingHeight + 2
        let subheadingHeight = subheading.height(forWidth: width)
        place(subheading, at: CGRect(x: column.minX, y: y, width: width, height: subheadingHeight))
        y += subheadingHeight
        var origin = CGPoint(
            x: column.maxX - button.width,
            y: top + ((headingHeight - button.height) / 2).rounded()
        )
        if stacksText {
            origin = CGPoint(x: column.minX, y: y + 14)
            y += 14 + button.height
        }
        place(action, at: CGRect(origin: origin, size: button))
        return y
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        scroll.frame = bounds

        let column = column
        let top = layOutHeading(in: column, top: safeAreaInsets.top + 16) + 18
        var y: CGFloat = 0
        for row in rows {
            let height = row.height(forWidth: column.width)
            row.frame = CGRect(x: 0, y: y, width: column.width, height: height)
            y += height
        }
        place(card, at: CGRect(x: column.minX, y: top, width: column.width, height: y))
        scroll.contentSize = CGSize(
            width: bounds.width,
            height: top + y + Theme.margin + safeAreaInsets.bottom
        )
    }
}
