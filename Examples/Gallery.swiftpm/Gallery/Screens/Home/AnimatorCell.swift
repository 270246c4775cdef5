import UIKit

/// An animator in the grid: a small phone on a ground of its own color, the name and what one sees.
final class AnimatorCell: UIControl {

    let entry: CatalogueEntry
    let place: Place
    var onTap: (() -> Void)?

    private let tile: PhoneTile
    private let title: UILabel
    private let summary: UILabel

    init(entry: CatalogueEntry, place: Place) {
        self.entry = entry
        self.place = place
        tile = PhoneTile(place: place)
        title = UILabel(entry.title, font: Theme.callout, color: Theme.text)
        summary = UILabel(entry.summary, font: Theme.detail, color: Theme.secondaryText, lines: 0)
        super.init(frame: .zero)

        for view in [tile, title, summary] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        isAccessibilityElement = true
        accessibilityLabel = "\(entry.title). \(entry.summary)"
        accessibilityTraits = .button
        addAction(UIAction { [weak self] _ in self?.onTap?() }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// Where the live preview goes.
    var phone: UIView { tile.screen }

    override var isHighlighted: Bool {
        didSet {
            guard isHighlighted != oldValue else { return }
            let scale: CGFloat = isHighlighted ? 0.96 : 1
            UIView.animate(
                withDuration: isHighlighted ? 0.15 : 0.4,
                delay: 0,
                usingSpringWithDamping: isHighlighted ? 1 : 0.6,
                initialSpringVelocity: 0,
                options: [.allowUserInteraction, .beginFromCurrentState],
                animations: { self.transform = CGAffineTransform(scaleX: scale, y: scale) }
            )
        }
    }

    /// How high the texts are at a width; cells of one row share the greatest.
    func textHeight(forWidth width: CGFloat) -> CGFloat {
        title.height(forWidth: width) + 2 + summary.height(forWidth: width)
    }

    static func height(forWidth width: CGFloat, textHeight: CGFloat) -> CGFloat {
        tileHeight(forWidth: width) + 10 + textHeight
    }

    private static func tileHeight(forWidth width: CGFloat) -> CGFloat {
        (width * 1.08).rounded()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = bounds.width
        let tileFrame = CGRect(x: 0, y: 0, width: width, height: Self.tileHeight(forWidth: width))
        place(tile, at: tileFrame)
        let titleHeight = title.height(forWidth: width)
        place(title, at: CGRect(x: 0, y: tileFrame.maxY + 10, width: width, height: titleHeight))
        place(
            summary,
            at: CGRect(
                x: 0,
                y: tileFrame.maxY + 10 + titleHeight + 2,
                width: width,
                height: summary.height(forWidth: width)
            )
        )
    }
}
