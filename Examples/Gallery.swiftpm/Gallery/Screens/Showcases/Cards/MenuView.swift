import UIKit

/// The content of a drawer: a picture that reaches to the edges, and rows below it.
final class MenuView: LayoutView {

    var onSelect: (() -> Void)?

    let rows: [MenuRow]

    private let scroll = UIScrollView()
    private let picture = PictureView(of: .lagoon)
    private let heading = UILabel("Worth a Walk", font: Theme.section, color: Theme.text, lines: 0)
    private let subheading = UILabel(
        "Eight places",
        font: Theme.subheadline,
        color: Theme.secondaryText,
        lines: 0
    )

    override init(frame: CGRect) {
        let names = [
            ("house", "Home"), ("photo", "Photos"), ("heart", "Favorites"), ("bell", "News"),
            ("gearshape", "Settings"),
        ]
        rows = names.enumerated().map { MenuRow(symbol: $1.0, title: $1.1, isChosen: $0 == 0) }
        super.init(frame: frame)
        backgroundColor = Theme.card
        scroll.contentInsetAdjustmentBehavior = .never
        addSubview(scroll)
        for view in [picture, heading, subheading] { scroll.addSubview(view) }
        for row in rows {
            row.onTap = { [weak self] in self?.onSelect?() }
            scroll.addSubview(row)
        }
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        scroll.frame = bounds
        let column = column
        let pictureHeight = safeAreaInsets.top + 150
        scroll.place(picture, at: CGRect(x: 0, y: 0, width: bounds.width, height: pictureHeight))
        var y = pictureHeight + 18
        let labels: [(label: UILabel, least: CGFloat, gap: CGFloat)] = [
            (heading, 28, 1), (subheading, 20, 16),
        ]
        for (label, least, gap) in labels {
            let height = max(label.height(forWidth: column.width), least)
            scroll.place(label, at: CGRect(x: column.minX, y: y, width: column.width, height: height))
            y += height + gap
        }
        for row in rows {
            let width = column.width + 16
            let height = row.height(forWidth: width)
            scroll.place(row, at: CGRect(x: column.minX - 8, y: y, width: width, height: height))
            y += height
        }
        let height = y + Theme.margin + safeAreaInsets.bottom
        scroll.contentSize = CGSize(width: bounds.width, height: max(height, bounds.height))
    }
}
