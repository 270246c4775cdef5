import UIKit

/// A number with a caption below it, on a tile that's slightly lighter than the page.
final class FactTile: LayoutView {

    private let value: UILabel
    private let caption: UILabel

    /// The inset of the text at each side, in points.
    private static let inset: CGFloat = 4

    init(fact: Place.Fact) {
        value = UILabel(fact.value, font: Theme.headline, color: .white, lines: 0)
        caption = UILabel(fact.label, font: Theme.caption, color: UIColor(white: 1, alpha: 0.75), lines: 0)
        super.init(frame: .zero)
        backgroundColor = UIColor(white: 1, alpha: 0.12)
        layer.cornerRadius = 14
        for label in [value, caption] {
            label.textAlignment = .center
            addSubview(label)
        }
    }

    required init?(coder: NSCoder) {
        nil
    }

    private static func room(in width: CGFloat) -> CGFloat { max(width - 2 * inset, 0) }

    private func heights(forWidth width: CGFloat) -> (value: CGFloat, caption: CGFloat) {
        let room = Self.room(in: width)
        return (max(value.height(forWidth: room), 22), max(caption.height(forWidth: room), 17))
    }

    func height(forWidth width: CGFloat) -> CGFloat {
        let heights = heights(forWidth: width)
        return 13 + heights.value + 2 + heights.caption + 14
    }

    /// Returns whether each text fits on one line at a width.
    func isWide(enough width: CGFloat) -> Bool {
        [value, caption].allSatisfy { label in
            let room = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
            return label.sizeThatFits(room).width <= Self.room(in: width)
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let heights = heights(forWidth: bounds.width)
        let width = Self.room(in: bounds.width)
        value.frame = CGRect(x: Self.inset, y: 13, width: width, height: heights.value)
        caption.frame = CGRect(x: Self.inset, y: 15 + heights.value, width: width, height: heights.caption)
    }
}

/// Facts side by side, or stacked if there isn't enough width.
final class FactTiles: LayoutView {

    let tiles: [FactTile]

    private static let gap: CGFloat = 10

    init(facts: [Place.Fact]) {
        tiles = facts.map { FactTile(fact: $0) }
        super.init(frame: .zero)
        for tile in tiles { addSubview(tile) }
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// Returns the width of a fact in a row of a width.
    private func share(of width: CGFloat) -> CGFloat {
        let count = CGFloat(max(tiles.count, 1))
        return max((width - Self.gap * (count - 1)) / count, 0)
    }

    private func isRow(_ width: CGFloat) -> Bool {
        tiles.allSatisfy { $0.isWide(enough: share(of: width)) }
    }

    func height(forWidth width: CGFloat) -> CGFloat {
        if isRow(width) { return tiles.map { $0.height(forWidth: share(of: width)) }.max() ?? 0 }
        return tiles.reduce(-Self.gap) { $0 + Self.gap + $1.height(forWidth: width) }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isRow = isRow(bounds.width)
        let width = isRow ? share(of: bounds.width) : bounds.width
        var origin = CGPoint.zero
        for tile in tiles {
            let height = isRow ? bounds.height : tile.height(forWidth: width)
            place(tile, at: CGRect(origin: origin, size: CGSize(width: width, height: height)))
            if isRow { origin.x += width + Self.gap } else { origin.y += height + Self.gap }
        }
    }
}
