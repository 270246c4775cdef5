import UIKit

/// A row of the list with a small picture, a name, a summary, and usually a chevron. Large text is below the
/// picture.
final class PlaceRow: LayoutControl {

    var onTap: (() -> Void)?
    var showsSeparator = true {
        didSet { separator.isHidden = !showsSeparator }
    }

    let picture: PictureView
    let name: UILabel
    private let summary: UILabel
    private let chevron = UIImageView()
    private let separator = UIView()

    private static let (inset, side): (CGFloat, CGFloat) = (16, 60)

    /// - Parameter showsChevron: Whether a chevron says that the row opens a screen. The default is `true`.
    init(place: Place, showsChevron: Bool = true) {
        picture = PictureView(of: place)
        name = UILabel(place.name, font: Theme.headline, color: Theme.text, lines: 0)
        summary = UILabel(place.summary, font: Theme.subheadline, color: Theme.secondaryText, lines: 0)
        super.init(frame: .zero)

        name.keepWordWhole()
        picture.layer.cornerRadius = 12
        chevron.image = Glyph.chevron.image()
        chevron.tintColor = Theme.chevron
        chevron.isHidden = !showsChevron
        separator.backgroundColor = Theme.separator
        for view in [picture, name, summary, chevron, separator] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        isAccessibilityElement = true
        accessibilityLabel = "\(place.name). \(place.summary)"
        accessibilityTraits = .button
        addAction(UIAction { [weak self] _ in self?.onTap?() }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override var isHighlighted: Bool {
        didSet { updateBackground() }
    }

    override var isSelected: Bool {
        didSet {
            updateBackground()
            accessibilityTraits = isSelected ? [.button, .selected] : .button
        }
    }

    private func updateBackground() {
        backgroundColor = isHighlighted || isSelected ? Theme.pressed : nil
    }

    private func isStacked(inWidth width: CGFloat) -> Bool { stacksText && width < 600 }

    /// Returns the position and the width of the texts in a row of a width.
    private func words(forWidth width: CGFloat) -> (x: CGFloat, width: CGFloat) {
        let isStacked = isStacked(inWidth: width)
        let x = isStacked ? Self.inset : Self.inset + Self.side + 14
        return (x, max(width - x - (isStacked || chevron.isHidden ? Self.inset : 44), 0))
    }

    private func wordsHeight(forWidth width: CGFloat) -> CGFloat {
        name.height(forWidth: width) + 3 + summary.height(forWidth: width)
    }

    func height(forWidth width: CGFloat) -> CGFloat {
        let height = wordsHeight(forWidth: words(forWidth: width).width)
        return isStacked(inWidth: width) ? 12 + Self.side + 8 + height + 14 : max(height, Self.side) + 24
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let (x, width) = words(forWidth: bounds.width)
        let nameHeight = name.height(forWidth: width)
        let summaryHeight = summary.height(forWidth: width)
        let isStacked = isStacked(inWidth: bounds.width)
        let pictureY = isStacked ? 12 : ((bounds.height - Self.side) / 2).rounded()
        let textY =
            isStacked
            ? pictureY + Self.side + 8 : ((bounds.height - nameHeight - 3 - summaryHeight) / 2).rounded()

        place(picture, at: CGRect(x: Self.inset, y: pictureY, width: Self.side, height: Self.side))
        place(name, at: CGRect(x: x, y: textY, width: width, height: nameHeight))
        place(summary, at: CGRect(x: x, y: textY + nameHeight + 3, width: width, height: summaryHeight))
        let middle = isStacked ? pictureY + Self.side / 2 : bounds.midY
        place(chevron, at: CGRect(x: bounds.width - 36, y: middle - 12, width: 24, height: 24))
        let pointsLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        chevron.transform = CGAffineTransform(scaleX: pointsLeft ? -1 : 1, y: 1)

        place(
            separator,
            at: CGRect(x: x, y: bounds.height - 0.5, width: max(bounds.width - x, 0), height: 0.5)
        )
    }
}
