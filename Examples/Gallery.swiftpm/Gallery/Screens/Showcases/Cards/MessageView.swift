import UIKit

/// A toast's content: a symbol, a line, and a few words.
final class MessageView: FittingView {

    private let icon = UIImageView()
    private let title = UILabel("Saved to Favorites", font: Theme.callout, color: Theme.text)
    private let detail = UILabel(
        "Mount Fuji is on your list now.",
        font: Theme.detail,
        color: Theme.secondaryText
    )

    private static let insets = UIEdgeInsets(top: 12, left: 14, bottom: 12, right: 22)
    private static let iconSide: CGFloat = 36

    override init(frame: CGRect) {
        super.init(frame: frame)
        // Nothing sets it off from the screen behind but itself.
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

    override func neededSize(forWidth width: CGFloat?) -> CGSize {
        let words = max(title.sizeThatFits(.zero).width, detail.sizeThatFits(.zero).width).rounded(.up)
        let needed = Self.insets.left + Self.iconSide + 12 + words + Self.insets.right
        return CGSize(width: width ?? needed, height: 64)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let area = bounds.inset(by: safeAreaInsets)
        let side = Self.iconSide
        let x = area.minX + Self.insets.left + side + 12
        let width = max(area.maxX - x - Self.insets.right, 0)
        place(
            icon,
            at: CGRect(x: area.minX + Self.insets.left, y: area.midY - side / 2, width: side, height: side)
        )
        place(title, at: CGRect(x: x, y: area.midY - 20, width: width, height: 21))
        place(detail, at: CGRect(x: x, y: area.midY + 2, width: width, height: 18))
    }
}
