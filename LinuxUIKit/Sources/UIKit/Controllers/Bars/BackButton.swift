@_spi(Host) import QuartzCore

/// A back button with a chevron, and a title beside it.
@MainActor final class BackButton: UIControl {
    private let chevron = CAShapeLayer()
    private let label = UILabel(frame: .zero)
    private static let chevronSize = CGSize(width: 10, height: 18)
    private static let gap: CGFloat = 6

    init(title: String?) {
        super.init(frame: .zero)
        label.text = title
        label.font = .systemFont(ofSize: 17)
        addSubview(label)
        chevron.lineWidth = 2.6
        chevron.lineCap = .round
        chevron.lineJoin = .round
        chevron.fillColor = nil
        layer.addSublayer(chevron)
        showTint()
    }

    required init?(coder: NSCoder) { nil }

    /// The preferred size. If there's less space, the button has no title.
    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let title = label.text == nil ? 0 : Self.gap + label.sizeThatFits(size).width
        return CGSize(width: Self.chevronSize.width + title, height: UINavigationBar.height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let mirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let size = Self.chevronSize
        let tip = CGPoint(x: mirrored ? bounds.maxX - 2 : 2, y: bounds.midY)
        let back = mirrored ? -(size.width - 2) : size.width - 2
        let path = UIBezierPath()
        path.move(to: CGPoint(x: tip.x + back, y: tip.y - size.height / 2))
        path.addLine(to: tip)
        path.addLine(to: CGPoint(x: tip.x + back, y: tip.y + size.height / 2))
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        chevron.frame = bounds
        chevron.path = path.cgPath
        CATransaction.commit()

        let labelSize = label.sizeThatFits(bounds.size)
        let start = size.width + Self.gap
        label.isHidden = start + labelSize.width > bounds.width + 0.5
        label.frame = CGRect(
            x: mirrored ? bounds.maxX - start - labelSize.width : start,
            y: (bounds.height - labelSize.height) / 2,
            width: labelSize.width,
            height: labelSize.height
        )
    }

    /// The view that shows the title, or `nil` if there's no space for it.
    var titleView: UIView? {
        layoutIfNeeded()
        return label.isHidden || label.text == nil ? nil : label
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        showTint()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        showTint()
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        showTint()
    }

    override func stateDidChange() {
        super.stateDidChange()
        alpha = isHighlighted ? 0.3 : 1
    }

    private func showTint() {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        chevron.strokeColor = tintColor.resolvedColor(with: traitCollection).cgColor
        CATransaction.commit()
        label.textColor = tintColor
    }
}
