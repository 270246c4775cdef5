import UIKit

/// The content of a sheet: a grabber and a heading that stay in place, and a list that scrolls below them. A
/// heading with large text scrolls with the list, which would otherwise have too little room.
final class PlaceSheetView: LayoutView {

    var onSelect: ((Place) -> Void)?

    let scroll = UIScrollView()
    let rows: [PlaceRow]

    private let grabber = UIView()
    private let heading = UILabel("Worth a Walk", font: Theme.section, color: Theme.text, lines: 0)
    private let summary = UILabel(
        "Eight places, and all of them far away",
        font: Theme.subheadline,
        color: Theme.secondaryText,
        lines: 0
    )
    private let hairline = UIView()

    init(places: [Place]) {
        rows = places.map { PlaceRow(place: $0) }
        super.init(frame: .zero)
        backgroundColor = Theme.card
        grabber.backgroundColor = Theme.chevron
        grabber.layer.cornerRadius = 2.5
        hairline.backgroundColor = Theme.separator
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.alwaysBounceVertical = true
        addSubview(scroll)
        for view in [grabber, heading, summary, hairline] { addSubview(view) }
        rows.last?.showsSeparator = false
        for (row, place) in zip(rows, places) {
            row.onTap = { [weak self] in self?.onSelect?(place) }
            scroll.addSubview(row)
        }
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// Places the heading and the summary below it in their superview, and returns where they end.
    private func layOutHeading(in column: CGRect, top: CGFloat) -> CGFloat {
        let host = stacksText ? scroll : self
        var y = top
        for (label, least, gap) in [(heading, 28, 1), (summary, 20, 13)] as [(UILabel, CGFloat, CGFloat)] {
            if label.superview !== host { host.addSubview(label) }
            let height = max(label.height(forWidth: column.width), least)
            host.place(label, at: CGRect(x: column.minX, y: y, width: column.width, height: height))
            y += height + gap
        }
        return y
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let column = column
        let top = safeAreaInsets.top + 22
        place(grabber, at: CGRect(x: bounds.midX - 18, y: top - 16, width: 36, height: 5))
        let listTop = stacksText ? top : layOutHeading(in: column, top: top)
        place(hairline, at: CGRect(x: 0, y: listTop - 0.5, width: bounds.width, height: 0.5))
        let height = max(bounds.height - listTop, 0)
        scroll.frame = CGRect(x: 0, y: listTop, width: bounds.width, height: height)

        var y = stacksText ? layOutHeading(in: column, top: 8) : 0
        for row in rows {
            let width = column.width + 32
            let height = row.height(forWidth: width)
            scroll.place(row, at: CGRect(x: column.minX - 16, y: y, width: width, height: height))
            y += height
        }
        scroll.contentSize = CGSize(width: bounds.width, height: y + safeAreaInsets.bottom)
    }
}
