import UIKit

/// A drawing of a phone at its real size, with a view for its screen.
final class DeviceView: UIView {

    /// The width of the frame around the screen, in points of the phone.
    nonisolated static let bezel: CGFloat = 13
    nonisolated static let size = CGSize(
        width: DeviceViewController.screenSize.width + 2 * bezel,
        height: DeviceViewController.screenSize.height + 2 * bezel
    )
    private static let screenRadius: CGFloat = 50

    /// A closure that's called with the location of each touch, in points of the screen, before anything
    /// responds to it.
    var onTouch: ((CGPoint) -> Void)?

    private let screen: UIView
    private let island = UIView()
    private let indicator = UIView()

    init(screen: UIView) {
        self.screen = screen
        super.init(frame: CGRect(origin: .zero, size: Self.size))
        accessibilityIdentifier = "Phone"
        backgroundColor = UIColor(hex: 0x0B0B0E)
        layer.cornerRadius = Self.screenRadius + Self.bezel
        layer.borderWidth = 3
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOpacity = 0.28
        layer.shadowRadius = 44
        layer.shadowOffset = CGSize(width: 0, height: 26)
        layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: layer.cornerRadius).cgPath

        screen.layer.cornerRadius = Self.screenRadius
        island.backgroundColor = UIColor(hex: 0x0B0B0E)
        indicator.backgroundColor = UIColor(white: 0.5, alpha: 0.75)
        for view in [island, indicator] {
            view.isUserInteractionEnabled = false
            view.layer.cornerRadius = 15
        }
        indicator.layer.cornerRadius = 2.5
        for view in [screen, island, indicator] {
            addSubview(view)
        }
        updateBorder()
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateBorder()
    }

    // A layer doesn't update its colors when the appearance changes.
    private func updateBorder() {
        let isDark = traitCollection.userInterfaceStyle == .dark
        layer.borderColor = UIColor(hex: isDark ? 0x48484E : 0x2B2B31).cgColor
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let frame = bounds.insetBy(dx: Self.bezel, dy: Self.bezel)
        screen.frame = frame
        island.frame = CGRect(x: frame.midX - 54, y: frame.minY + 11, width: 108, height: 30)
        indicator.frame = CGRect(x: frame.midX - 67, y: frame.maxY - 13, width: 134, height: 5)
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let view = super.hitTest(point, with: event)
        // Hit testing also happens without a touch, such as for a pointer that hovers.
        if view != nil, event?.type == .touches { onTouch?(convert(point, to: screen)) }
        return view
    }
}
