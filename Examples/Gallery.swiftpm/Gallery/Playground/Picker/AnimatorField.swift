import UIKit

/// A field with a caption and the animator that's chosen for it. People tap it to choose another one.
final class AnimatorField: LayoutControl {

    var onTap: (() -> Void)?

    private(set) var entry: CatalogEntry

    private let caption: UILabel
    private let name: UILabel
    private let summary: UILabel
    private let chevron = UIImageView()

    init(caption: String, entry: CatalogEntry) {
        self.entry = entry
        self.caption = UILabel(caption, font: Theme.footnote, color: Theme.secondaryText, lines: 0)
        name = UILabel("", font: Theme.headline, color: Theme.text, lines: 0)
        summary = UILabel("", font: Theme.detail, color: Theme.secondaryText, lines: 0)
        super.init(frame: .zero)
        backgroundColor = Theme.card
        layer.cornerRadius = Theme.cornerRadius
        chevron.image = UIImage(
            systemName: "chevron.down",
            withConfiguration: UIImage.SymbolConfiguration(pointSize: 15, weight: .semibold)
        )
        chevron.tintColor = Theme.secondaryText
        chevron.contentMode = .center
        for view in [self.caption, name, summary, chevron] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        isAccessibilityElement = true
        accessibilityTraits = .button
        accessibilityLabel = caption
        addAction(UIAction { [weak self] _ in self?.onTap?() }, for: .touchUpInside)
        show(entry)
    }

    required init?(coder: NSCoder) {
        nil
    }

    func show(_ entry: CatalogEntry) {
        self.entry = entry
        name.text = entry.title
        summary.text = entry.summary
        accessibilityValue = entry.title
        superview?.superview?.setNeedsLayout()
        setNeedsLayout()
    }

    override var isHighlighted: Bool {
        didSet { backgroundColor = isHighlighted ? Theme.pressed : Theme.card }
    }

    private func frames(_ width: CGFloat) -> (labels: [CGRect], height: CGFloat) {
        let text = max(width - 2 * PanelRow.inset - 30, 0)
        var y: CGFloat = 12
        let frames = [caption, name, summary].map { label in
            let height = label.height(forWidth: text)
            defer { y += height + 2 }
            return CGRect(x: PanelRow.inset, y: y, width: text, height: height)
        }
        return (frames, y + 10)
    }

    func height(forWidth width: CGFloat) -> CGFloat {
        frames(width).height
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        for (label, frame) in zip([caption, name, summary], frames(bounds.width).labels) {
            place(label, at: frame)
        }
        let x = bounds.width - PanelRow.inset - 24
        place(chevron, at: CGRect(x: x, y: 0, width: 24, height: bounds.height))
    }
}
