import UIKit

/// A showcase as a card: a drawing above a title and a line of text.
final class ShowcaseCard: UIControl {

    static let textHeight: CGFloat = 68

    let showcase: Showcase
    var onTap: (() -> Void)?

    private let art: DrawnView
    private let title: UILabel
    private let summary: UILabel

    init(showcase: Showcase) {
        self.showcase = showcase
        art = DrawnView(drawing: showcase.draw)
        title = UILabel(showcase.title, font: Theme.headline, color: Theme.text)
        summary = UILabel(showcase.summary, font: Theme.detail, color: Theme.secondaryText)
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

    override func layoutSubviews() {
        super.layoutSubviews()
        let top = max(bounds.height - Self.textHeight, 0)
        let width = max(bounds.width - 32, 0)
        place(art, at: CGRect(x: 0, y: 0, width: bounds.width, height: top))
        place(title, at: CGRect(x: 16, y: top + 12, width: width, height: 22))
        place(summary, at: CGRect(x: 16, y: top + 35, width: width, height: 18))
    }
}
