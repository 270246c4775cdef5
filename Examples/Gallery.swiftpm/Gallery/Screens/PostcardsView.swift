import UIKit

/// A title and postcards on a gradient, in a column, or in a row on a wide screen. If they don't fit, they
/// scroll.
final class PostcardsView: LayoutView {

    private let gradient = CAGradientLayer()
    private let scroll = UIScrollView()
    private let heading = UILabel("Postcards", font: Theme.largeTitle, color: .white, lines: 0)
    private let subheading = UILabel(
        "Three that arrived this week",
        font: Theme.subheadline,
        color: UIColor(white: 1, alpha: 0.95),
        lines: 0
    )
    private let cards: [PostcardView]

    private static let gap: CGFloat = 16

    init(places: [Place]) {
        cards = places.map { PostcardView(place: $0) }
        super.init(frame: .zero)
        backgroundColor = UIColor(light: 0x0B7C83, dark: Tone.night(0x0B7C83))
        layer.addSublayer(gradient)
        scroll.contentInsetAdjustmentBehavior = .never
        addSubview(scroll)
        for view in [heading, subheading] + cards { scroll.addSubview(view) }
    }

    required init?(coder: NSCoder) {
        nil
    }

    private static let colors = [0x0C7A76, 0x0B6F86, 0x173F73].map { color in
        UIColor(light: color, dark: Tone.night(color))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        layOutGradient()
        scroll.frame = bounds

        let (left, width) = (column.minX, column.width)
        var y = safeAreaInsets.top + 16
        for (label, gap) in [(heading, 2), (subheading, 18)] as [(UILabel, CGFloat)] {
            let height = label.height(forWidth: width)
            place(label, at: CGRect(x: left, y: y, width: width, height: height))
            y += height + gap
        }
        let bottom = safeAreaInsets.bottom + Theme.margin
        let area = CGRect(x: left, y: y, width: width, height: max(bounds.height - y - bottom, 0))
        let end = layOutCards(in: area)
        scroll.contentSize = CGSize(width: bounds.width, height: max(end + bottom, bounds.height))
    }

    private func layOutGradient() {
        // A layer without a view would animate to its new size.
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        gradient.frame = bounds
        gradient.colors = Self.colors.map { $0.resolvedColor(with: traitCollection).cgColor }
        CATransaction.commit()
    }

    /// Fills an area with the cards, which can extend beyond its bottom. Returns where they end.
    private func layOutCards(in area: CGRect) -> CGFloat {
        let isRow = bounds.width > bounds.height && !stacksText
        let (across, down) = isRow ? (CGFloat(cards.count), CGFloat(1)) : (1, CGFloat(cards.count))
        let width = max((area.width - Self.gap * (across - 1)) / across, 0).rounded(.down)
        let picture: CGFloat = stacksText ? 110 : 44
        let needed = cards.map { $0.bandHeight(forWidth: width) + picture }.max() ?? 0
        let height = max((area.height - Self.gap * (down - 1)) / down, needed).rounded(.down)
        var origin = area.origin
        for card in cards {
            place(card, at: CGRect(origin: origin, size: CGSize(width: width, height: height)))
            if isRow { origin.x += width + Self.gap } else { origin.y += height + Self.gap }
        }
        return isRow ? area.minY + height : origin.y - Self.gap
    }
}
