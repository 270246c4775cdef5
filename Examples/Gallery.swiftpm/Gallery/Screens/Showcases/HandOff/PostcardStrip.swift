import UIKit

/// Postcards in a row that scrolls sideways.
final class PostcardStrip: UIView {

    let scroll = UIScrollView()
    /// The space before the first card and after the last.
    var inset: CGFloat = Theme.margin {
        didSet { if inset != oldValue { setNeedsLayout() } }
    }

    private let cards: [PostcardView]
    private var laidOutWidth: CGFloat = 0

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

    override func layoutSubviews() {
        super.layoutSubviews()
        scroll.frame = bounds
        let (gap, height) = (CGFloat(14), bounds.height)
        let width = (height * 0.84).rounded()
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
        guard laidOutWidth != bounds.width else { return }
        laidOutWidth = bounds.width
        // It begins where reading begins.
        scroll.contentOffset.x = isMirrored ? scroll.contentSize.width - bounds.width : 0
    }
}
