import UIKit

/// A card for a showcase, with a drawing above a title and a line of text.
final class ShowcaseCard: UIControl {

    let showcase: Showcase
    var onTap: (() -> Void)?

    private let art: DrawnView
    private let title: UILabel
    private let summary: UILabel

    init(showcase: Showcase) {
        self.showcase = showcase
        art = DrawnView(drawing: showcase.draw)
        title = UILabel(showcase.title, font: Theme.headline, color: Theme.text, lines: 0)
        summary = UILabel(showcase.summary, font: Theme.detail, color: Theme.secondaryText, lines: 0)
        super.init(frame: .zero)
        backgroundColor = Theme.card
        layer.cornerRadius = Theme.cornerRadius
        clipsToBounds = true
        for view in [art, title, summary] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        isAccessibilityElement = true
        accessibilityLabel = "\(showcase.title). \(showcase.summary)"
        accessibilityTraits = .button
        addAction(UIAction { [weak self] _ in self?.onTap?() }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override var isHighlighted: Bool {
        didSet { backgroundColor = isHighlighted ? Theme.pressed : Theme.card }
    }

    /// Returns the height of the drawing above the texts.
    static func artHeight(forWidth width: CGFloat) -> CGFloat { (width * 0.46).rounded() }

    func height(forWidth width: CGFloat) -> CGFloat {
        let textWidth = max(width - 32, 0)
        return Self.artHeight(forWidth: width) + 12 + title.height(forWidth: textWidth) + 2
            + summary.height(forWidth: textWidth) + 14
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let top = Self.artHeight(forWidth: bounds.width)
        let width = max(bounds.width - 32, 0)
        let titleHeight = title.height(forWidth: width)
        place(art, at: CGRect(x: 0, y: 0, width: bounds.width, height: top))
        place(title, at: CGRect(x: 16, y: top + 12, width: width, height: titleHeight))
        let summaryTop = top + 12 + titleHeight + 2
        let summaryHeight = summary.height(forWidth: width)
        place(summary, at: CGRect(x: 16, y: summaryTop, width: width, height: summaryHeight))
    }
}
