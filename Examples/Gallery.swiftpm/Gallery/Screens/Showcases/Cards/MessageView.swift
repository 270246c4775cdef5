import UIKit

/// The content of a toast: a symbol, a title, and a short text.
final class MessageView: FittingView {

    private let icon = UIImageView()
    private let title = UILabel("Saved to Favorites", font: Theme.callout, color: Theme.text, lines: 0)
    private let detail = UILabel(
        "Mount Fuji is on your list now.",
        font: Theme.detail,
        color: Theme.secondaryText,
        lines: 0
    )

    private static let insets = UIEdgeInsets(top: 12, left: 14, bottom: 12, right: 22)
    private static let iconSide: CGFloat = 36
    /// The position of the text.
    private static let wordsX = insets.left + iconSide + 12

    override init(frame: CGRect) {
        super.init(frame: frame)
        // A toast has no backdrop, so the background has to contrast with the screen behind it.
        backgroundColor = UIColor(light: 0xFFFFFF, dark: 0x2C2C2E)
        icon.image = UIImage(
            systemName: "checkmark",
            withConfiguration: UIImage.SymbolConfiguration(pointSize: 16, weight: .bold)
        )
        icon.contentMode = .center
        icon.tintColor = .white
        icon.backgroundColor = .systemGreen
        icon.layer.cornerRadius = Self.iconSide / 2
        for view in [icon, title, detail] { addSubview(view) }
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// Returns the heights of the title and of the text in a message of a width.
    private func heights(forWidth width: CGFloat) -> (title: CGFloat, detail: CGFloat) {
        let room = max(width - Self.wordsX - Self.insets.right, 0)
        return (max(title.height(forWidth: room), 21), max(detail.height(forWidth: room), 18))
    }

    override func neededSize(forWidth width: CGFloat?) -> CGSize {
        let room = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
        let words = max(title.sizeThatFits(room).width, detail.sizeThatFits(room).width).rounded(.up)
        let width = width ?? Self.wordsX + words + Self.insets.right
        let heights = heights(forWidth: width)
        return CGSize(width: width, height: max(heights.title + 1 + heights.detail + 24, 64))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let area = bounds.inset(by: safeAreaInsets)
        let side = Self.iconSide
        let x = area.minX + Self.wordsX
        let width = max(area.maxX - x - Self.insets.right, 0)
        let heights = heights(forWidth: area.width)
        let top = area.midY - (heights.title + 1 + heights.detail) / 2
        place(
            icon,
            at: CGRect(x: area.minX + Self.insets.left, y: area.midY - side / 2, width: side, height: side)
        )
        place(title, at: CGRect(x: x, y: top, width: width, height: heights.title))
        place(detail, at: CGRect(x: x, y: top + heights.title + 1, width: width, height: heights.detail))
    }
}
