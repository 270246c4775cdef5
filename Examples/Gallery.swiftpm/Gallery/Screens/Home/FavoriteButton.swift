import UIKit

/// A star that's filled for favorites. The area that responds to touches is larger than the star.
final class FavoriteButton: UIButton {

    /// The side of the area that responds to touches, in points.
    static let side: CGFloat = 44
    private static let plateSide: CGFloat = 28

    var onTap: (() -> Void)?

    /// Whether the star is filled.
    var isFavorite = false {
        didSet { if isFavorite != oldValue { update() } }
    }

    private let plate = UIView()
    private let icon = UIImageView()
    private let title: String

    /// - Parameter title: The name of the animator, for the accessibility label.
    init(title: String) {
        self.title = title
        super.init(frame: .zero)
        plate.isUserInteractionEnabled = false
        plate.backgroundColor = Theme.card.withAlphaComponent(0.86)
        plate.layer.cornerRadius = Self.plateSide / 2
        icon.contentMode = .center
        addSubview(plate)
        addSubview(icon)
        addAction(UIAction { [weak self] _ in self?.onTap?() }, for: .touchUpInside)
        update()
    }

    required init?(coder: NSCoder) {
        nil
    }

    private func update() {
        let configuration = UIImage.SymbolConfiguration(pointSize: 14, weight: .semibold)
        let name = isFavorite ? "star.fill" : "star"
        icon.image = UIImage(systemName: name, withConfiguration: configuration)
        icon.tintColor = isFavorite ? .systemOrange : Theme.secondaryText
        accessibilityLabel = isFavorite ? "Remove \(title) from Favorites" : "Add \(title) to Favorites"
        isSelected = isFavorite
        accessibilityTraits = isFavorite ? [.button, .selected] : .button
    }

    override var isHighlighted: Bool {
        didSet { alpha = isHighlighted ? 0.6 : 1 }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        // Near the corner, so that it doesn't cover the phone on a small tile.
        let side = Self.plateSide
        let frame = CGRect(x: bounds.width - side - 5, y: 5, width: side, height: side)
        place(plate, at: frame)
        place(icon, at: frame)
    }
}
