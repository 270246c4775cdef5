import UIKit

/// A sheet's content: a grabber and a heading that stay, and a list that scrolls below them.
final class PlaceSheetView: UIView {

    var onSelect: ((Place) -> Void)?

    let scroll = UIScrollView()
    let rows: [PlaceRow]

    private let grabber = UIView()
    private let heading = UILabel("Worth a Walk", font: Theme.section, color: Theme.text)
    private let summary = UILabel(
        "Eight places, and all of them far away",
        font: Theme.subheadline,
        color: Theme.secondaryText
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

    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let column = column
        let top = safeAreaInsets.top
        place(grabber, at: CGRect(x: bounds.midX - 18, y: top + 6, width: 36, height: 5))
        place(heading, at: CGRect(x: column.minX, y: top + 22, width: column.width, height: 28))
        place(summary, at: CGRect(x: column.minX, y: top + 51, width: column.width, height: 20))
        let listTop = top + 84
        place(hairline, at: CGRect(x: 0, y: listTop - 0.5, width: bounds.width, height: 0.5))
        let height = max(bounds.height - listTop, 0)
        scroll.frame = CGRect(x: 0, y: listTop, width: bounds.width, height: height)
        for (index, row) in rows.enumerated() {
            let frame = CGRect(
                x: column.minX - 16,
                y: PlaceRow.height * CGFloat(index),
                width: column.width + 32,
                height: PlaceRow.height
            )
            scroll.place(row, at: frame)
        }
        scroll.contentSize = CGSize(
            width: bounds.width,
            height: PlaceRow.height * CGFloat(rows.count) + safeAreaInsets.bottom
        )
    }
}
