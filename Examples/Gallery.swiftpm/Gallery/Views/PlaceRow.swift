import UIKit

/// A row of the list: a small picture, a name, a few words and a chevron.
final class PlaceRow: UIControl {

    static let height: CGFloat = 84

    var onTap: (() -> Void)?
    var showsSeparator = true {
        didSet { separator.isHidden = !showsSeparator }
    }

    let picture: PictureView
    let name: UILabel
    private let summary: UILabel
    private let chevron = UIImageView()
    private let separator = UIView()

    init(place: Place) {
        picture = PictureView(scenery: place.scenery)
        name = UILabel(place.name, font: Theme.headline, color: Theme.text)
        summary = UILabel(place.summary, font: Theme.subheadline, color: Theme.secondaryText)
        super.init(frame: .zero)

        picture.layer.cornerRadius = 12
        chevron.image = Glyph.chevron.image()
        chevron.tintColor = Theme.chevron
        separator.backgroundColor = Theme.separator
        for view in [picture, name, summary, chevron, separator] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        addAction(UIAction { [weak self] _ in self?.onTap?() }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override var isHighlighted: Bool {
        didSet { updateBackground() }
    }

    override var isSelected: Bool {
        didSet { updateBackground() }
    }

    private func updateBackground() {
        backgroundColor = isHighlighted || isSelected ? Theme.pressed : nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let side = bounds.height - 24
        let textX = 16 + side + 14
        let textWidth = max(bounds.width - textX - 44, 0)
        let nameHeight = name.height(forWidth: textWidth)
        let summaryHeight = summary.height(forWidth: textWidth)
        let textY = ((bounds.height - nameHeight - 3 - summaryHeight) / 2).rounded()

        place(picture, at: CGRect(x: 16, y: 12, width: side, height: side))
        place(name, at: CGRect(x: textX, y: textY, width: textWidth, height: nameHeight))
        place(
            summary,
            at: CGRect(x: textX, y: textY + nameHeight + 3, width: textWidth, height: summaryHeight)
        )
        place(chevron, at: CGRect(x: bounds.width - 36, y: bounds.midY - 12, width: 24, height: 24))
        let pointsLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        chevron.transform = CGAffineTransform(scaleX: pointsLeft ? -1 : 1, y: 1)

        place(
            separator,
            at: CGRect(x: textX, y: bounds.height - 0.5, width: max(bounds.width - textX, 0), height: 0.5)
        )
    }
}
