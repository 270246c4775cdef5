/// A button that shows a bar button item's custom view, image, or title.
@MainActor final class BarItemButton: UIControl {
    private let item: UIBarButtonItem
    private let content: UIView

    init(_ item: UIBarButtonItem) {
        self.item = item
        if let customView = item.customView {
            content = customView
        } else if let image = item.image {
            content = UIImageView(image: image.withRenderingMode(.alwaysTemplate))
        } else {
            let label = UILabel(frame: .zero)
            label.text = item.title
            label.font = .systemFont(ofSize: 17, weight: item.style == .done ? .semibold : .regular)
            content = label
        }
        super.init(frame: .zero)
        if let tint = item.tintColor { tintColor = tint }
        isEnabled = item.isEnabled
        addSubview(content)
        if let action = item.primaryAction { addAction(action, for: .touchUpInside) }
        showTint()
    }

    required init?(coder: NSCoder) { nil }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let own = item.customView.map { $0.bounds.size } ?? content.sizeThatFits(size)
        let fitting = own == .zero ? content.sizeThatFits(size) : own
        return CGSize(width: item.width > 0 ? item.width : fitting.width, height: fitting.height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let size = sizeThatFits(bounds.size)
        content.bounds.size = CGSize(width: min(size.width, bounds.width), height: size.height)
        content.center = CGPoint(x: bounds.midX, y: bounds.midY)
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        showTint()
    }

    override func stateDidChange() {
        super.stateDidChange()
        showTint()
    }

    private func showTint() {
        (content as? UILabel)?.textColor = isEnabled ? tintColor : .systemGray
        content.alpha = isHighlighted ? 0.3 : 1
    }
}
