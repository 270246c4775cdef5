import UIKit

/// A small round button with a symbol that's legible on any background, including a picture.
final class RoundButton: UIButton {

    static let side: CGFloat = 34

    var onTap: (() -> Void)?

    private let material = UIVisualEffectView(effect: UIBlurEffect(style: .systemThickMaterial))

    /// - Parameter label: The accessibility label, which says what the button does.
    init(symbol: String, label: String) {
        super.init(frame: .zero)
        material.isUserInteractionEnabled = false
        material.layer.cornerRadius = Self.side / 2
        material.clipsToBounds = true
        insertSubview(material, at: 0)
        let configuration = UIImage.SymbolConfiguration(pointSize: 14, weight: .semibold)
        setImage(UIImage(systemName: symbol, withConfiguration: configuration), for: .normal)
        tintColor = Theme.text
        accessibilityLabel = label
        addAction(UIAction { [weak self] _ in self?.onTap?() }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override var isHighlighted: Bool {
        didSet { alpha = isHighlighted ? 0.6 : 1 }
    }

    /// The area that responds to touches is larger than the button.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -8, dy: -8).contains(point)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        material.frame = bounds
        sendSubviewToBack(material)
    }
}
