import UIKit

/// A card of rows under a title.
final class PanelSection: UIView {

    let rows: [PanelRow]

    private let title: UILabel?
    private let accessory: UIView?
    private let card = UIView()
    private let separators: [UIView]

    /// - Parameter accessory: A view at the end of the title's line.
    init(title: String?, rows: [PanelRow], accessory: UIView? = nil) {
        self.title = title.map { UILabel($0, font: Theme.headline, color: Theme.text, lines: 0) }
        self.rows = rows
        self.accessory = accessory
        separators = rows.dropFirst().map { _ in UIView() }
        super.init(frame: .zero)
        self.title?.accessibilityTraits = .header
        card.backgroundColor = Theme.card
        card.layer.cornerRadius = Theme.cornerRadius
        card.clipsToBounds = true
        for view in [self.title, accessory, card].compactMap({ $0 }) {
            addSubview(view)
        }
        for row in rows {
            card.addSubview(row)
        }
        for separator in separators {
            separator.backgroundColor = Theme.separator
            card.addSubview(separator)
        }
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// Returns the layout of the title and the accessory, which is at the end of the line, or below a title
    /// that's too long.
    private func header(_ width: CGFloat) -> PairLayout? {
        guard let title else { return nil }
        let size = accessory?.sizeThatFits(CGSize(width: width, height: 44)) ?? CGSize(width: 0, height: 0)
        return PairLayout(title, size, in: width, inset: 4, gap: 0)
    }

    private func headerHeight(_ width: CGFloat) -> CGFloat {
        header(width).map { max($0.height + ($0.isStacked ? 8 : 0), 44) } ?? 0
    }

    func height(forWidth width: CGFloat) -> CGFloat {
        rows.reduce(headerHeight(width)) { $0 + $1.height(forWidth: width) }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = bounds.width
        let headerHeight = headerHeight(width)
        if let title, let header = header(width) {
            let y = (headerHeight - header.height) / 2
            place(title, at: header.first.offsetBy(dx: 0, dy: y))
            if let accessory {
                place(accessory, at: header.second.offsetBy(dx: header.isStacked ? -8 : 4, dy: y))
            }
        }
        card.frame = CGRect(x: 0, y: headerHeight, width: width, height: bounds.height - headerHeight)
        var y: CGFloat = 0
        for (index, row) in rows.enumerated() {
            if index > 0 {
                let inset = PanelRow.inset
                card.place(
                    separators[index - 1],
                    at: CGRect(x: inset, y: y, width: max(width - inset, 0), height: 0.5)
                )
            }
            let height = row.height(forWidth: width)
            row.frame = CGRect(x: 0, y: y, width: width, height: height)
            row.setNeedsLayout()
            y += height
        }
    }
}
