import UIKit

/// A filled button with round ends, which calls a closure. A long title has several lines.
final class PillButton: UIButton {

    var onTap: (() -> Void)?

    /// The maximum width of a button in a wide column, in points.
    static let greatestWidth: CGFloat = 400

    /// The inset of the title at each side, in points.
    private static let inset: CGFloat = 16

    init(title: String, font: UIFont, textColor: UIColor, fillColor: UIColor) {
        super.init(frame: .zero)
        setTitle(title, for: .normal)
        setTitleColor(textColor, for: .normal)
        titleLabel?.font = font
        titleLabel?.adjustsFontForContentSizeCategory = true
        titleLabel?.numberOfLines = 0
        titleLabel?.lineBreakMode = .byWordWrapping
        titleLabel?.textAlignment = .center
        backgroundColor = fillColor
        addAction(UIAction { [weak self] _ in self?.onTap?() }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override var isHighlighted: Bool {
        didSet { alpha = isHighlighted ? 0.7 : 1 }
    }

    /// The width that the title needs on one line.
    var width: CGFloat {
        let room = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
        return (titleLabel?.sizeThatFits(room).width ?? 0).rounded(.up) + 2 * Self.inset
    }

    /// Returns the height that the title needs at a width, or `height` if that's greater.
    func height(forWidth width: CGFloat, atLeast height: CGFloat) -> CGFloat {
        max((titleLabel?.height(forWidth: max(width - 2 * Self.inset, 0)) ?? 0) + 16, height)
    }

    /// The area that responds to touches is larger than a small button.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let (across, up) = (max(44 - bounds.width, 0) / 2, max(44 - bounds.height, 0) / 2)
        return bounds.insetBy(dx: -across, dy: -up).contains(point)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = min(bounds.height / 2, 28)
    }
}
