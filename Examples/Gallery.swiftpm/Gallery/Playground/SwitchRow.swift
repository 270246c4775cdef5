import UIKit

/// A row with a title and a switch.
final class SwitchRow: ValueRow {

    private let title: UILabel
    private let toggle = LargeSwitch()

    init(title: String) {
        self.title = UILabel(title, font: Theme.body, color: Theme.text, lines: 0)
        super.init(frame: .zero)
        self.title.isAccessibilityElement = false
        toggle.accessibilityLabel = title
        toggle.addAction(UIAction { [weak self] _ in self?.flip() }, for: .valueChanged)
        addSubview(self.title)
        addSubview(toggle)
    }

    required init?(coder: NSCoder) {
        nil
    }

    private func flip() {
        value = toggle.isOn ? 1 : 0
        onChange?(value)
    }

    override func showValue() {
        if toggle.isOn != (value != 0) { toggle.setOn(value != 0, animated: window != nil) }
    }

    private func layout(_ width: CGFloat) -> PairLayout {
        PairLayout(title, toggle.intrinsicContentSize, in: width, inset: Self.inset, gap: 8)
    }

    override func height(forWidth width: CGFloat) -> CGFloat {
        max(layout(width).height + 22, 54)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let layout = layout(bounds.width)
        let y = ((bounds.height - layout.height) / 2).rounded()
        place(title, at: layout.first.offsetBy(dx: 0, dy: y))
        place(toggle, at: layout.second.offsetBy(dx: 0, dy: y))
    }
}

/// A switch that also responds to touches slightly above and below it.
private final class LargeSwitch: UISwitch {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: min(0, (bounds.width - 44) / 2), dy: min(0, (bounds.height - 44) / 2)).contains(
            point
        )
    }
}
