import UIKit

/// A row of postcards that scrolls horizontally.
final class PostcardStrip: LayoutView {

    let scroll = UIScrollView()
    /// The space before the first card and after the last one, in points.
    var inset: CGFloat = Theme.margin {
        didSet { if inset != oldValue { setNeedsLayout() } }
    }

    private let cards: [PostcardView]
    private var laidOut = (width: CGFloat(0), cardWidth: CGFloat(0))

    init(places: [Place]) {
        cards = places.map { PostcardView(place: $0) }
        super.init(frame: .zero)
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.showsHorizontalScrollIndicator = false
        addSubview(scroll)
        for card in cards { scroll.addSubview(card) }
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// Returns the size of a postcard in a strip of a width. It grows with its text until it fills the strip.
    private func cardSize(forWidth width: CGFloat) -> CGSize {
        let metrics = UIFontMetrics(forTextStyle: .headline)
        let wanted = metrics.scaledValue(for: 175, compatibleWith: traitCollection)
        let cardWidth = min(wanted, max(width - 2 * inset, 0))
        let band = cards.map { $0.bandHeight(forWidth: cardWidth) }.max() ?? 0
        return CGSize(width: cardWidth, height: band + 154)
    }

    func height(forWidth width: CGFloat) -> CGFloat { cardSize(forWidth: width).height }

    override func layoutSubviews() {
        super.layoutSubviews()
        scroll.frame = bounds
        let gap: CGFloat = 14
        let (width, height) = (cardSize(forWidth: bounds.width).width, bounds.height)
        let count = CGFloat(cards.count)
        let content = 2 * inset + count * width + (count - 1) * gap
        scroll.contentSize = CGSize(width: max(content, bounds.width), height: height)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for (index, card) in cards.enumerated() {
            let x = inset + CGFloat(index) * (width + gap)
            card.frame = CGRect(
                x: isMirrored ? scroll.contentSize.width - x - width : x,
                y: 0,
                width: width,
                height: height
            )
        }
        guard laidOut != (bounds.width, width) else { return }
        laidOut = (bounds.width, width)
        // The strip begins at the leading edge.
        scroll.contentOffset.x = isMirrored ? scroll.contentSize.width - bounds.width : 0
    }
}
