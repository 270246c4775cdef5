import UIKit

/// The phone, and under it the bar with its two buttons.
final class StageView: UIView {

    let device: DeviceView
    let backward = TransportButton(symbol: "chevron.backward", label: "Back")
    let forward = TransportButton(symbol: "chevron.forward", label: "Forward")
    let scrubBar = ScrubBar()

    /// How large the phone is shown, 1 is its real size.
    private(set) var deviceScale: CGFloat = 1
    var onDeviceScale: (() -> Void)?

    private let backdrop = CAGradientLayer()
    private let edge = UIView()

    init(screen: UIView) {
        device = DeviceView(screen: screen)
        super.init(frame: .zero)
        clipsToBounds = true
        layer.addSublayer(backdrop)
        edge.backgroundColor = Theme.separator
        for view in [device, backward, forward, scrubBar, edge] {
            addSubview(view)
        }
        updateColors()
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateColors()
    }

    // Layers keep colors as they were when they were set.
    private func updateColors() {
        let isDark = traitCollection.userInterfaceStyle == .dark
        let hexes: [UInt32] = isDark ? [0x1B1B22, 0x0E0E12] : [0xF4F5FA, 0xDFE2EC]
        backdrop.colors = hexes.map { UIColor(hex: $0).cgColor }
    }

    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        // A bare layer would glide to its new size.
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        backdrop.frame = bounds
        CATransaction.commit()

        let area = bounds.inset(by: safeAreaInsets)
        let isBeside = (superview?.bounds.height ?? 0) <= bounds.height
        edge.frame =
            isBeside ? .zero : CGRect(x: 0, y: bounds.height - 0.5, width: bounds.width, height: 0.5)

        let side = TransportButton.side
        let width = max(min(area.width - 2 * Theme.margin, 440), 0)
        let x = area.midX - width / 2
        let y = area.maxY - side - (isBeside ? 8 : 14)
        place(backward, at: CGRect(x: x, y: y, width: side, height: side))
        place(forward, at: CGRect(x: x + width - side, y: y, width: side, height: side))
        place(
            scrubBar,
            at: CGRect(x: x + side + 16, y: y + 2, width: max(width - 2 * (side + 16), 0), height: side - 4)
        )

        let room = CGRect(
            x: area.minX + 12,
            y: area.minY + 12,
            width: max(area.width - 24, 1),
            height: max(y - area.minY - 26, 1)
        )
        let scale = min(room.width / DeviceView.size.width, room.height / DeviceView.size.height, 1)
        device.center = CGPoint(x: room.midX, y: room.midY)
        device.transform = CGAffineTransform(scaleX: scale, y: scale)
        if scale != deviceScale {
            deviceScale = scale
            onDeviceScale?()
        }
    }
}
