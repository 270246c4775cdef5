import UIKit

/// A row of a card.
class PanelRow: UIView {

    static let inset: CGFloat = 16

    func height(forWidth width: CGFloat) -> CGFloat {
        0
    }
}

/// A row that sets a number: see ``AnimatorParameter``.
class ValueRow: PanelRow {

    /// Called when the user sets another value.
    var onChange: ((Double) -> Void)?

    /// The value that is shown.
    var value: Double = 0 {
        didSet { showValue() }
    }

    func showValue() {}

    static func make(for parameter: AnimatorParameter) -> ValueRow {
        switch parameter.kind {
        case .number: SliderRow(parameter)
        case .toggle: SwitchRow(title: parameter.title)
        case .choice(let options): ChoiceRow(title: parameter.title, options: options)
        }
    }
}

/// A name and a number above a slider.
final class SliderRow: ValueRow {

    private let parameter: AnimatorParameter
    private let title: UILabel
    private let number: UILabel
    private let slider = UISlider()

    init(_ parameter: AnimatorParameter) {
        self.parameter = parameter
        title = UILabel(parameter.title, font: Theme.body, color: Theme.text)
        let font = UIFont.monospacedDigitSystemFont(ofSize: Theme.subheadline.pointSize, weight: .regular)
        number = UILabel("", font: font, color: Theme.secondaryText)
        super.init(frame: .zero)
        slider.minimumValue = Float(parameter.range.lowerBound)
        slider.maximumValue = Float(parameter.range.upperBound)
        slider.accessibilityLabel = parameter.title
        title.isAccessibilityElement = false
        number.isAccessibilityElement = false
        slider.addAction(UIAction { [weak self] _ in self?.slide() }, for: .valueChanged)
        for view in [title, number, slider] {
            addSubview(view)
        }
    }

    required init?(coder: NSCoder) {
        nil
    }

    private func slide() {
        let value = parameter.snapped(Double(slider.value))
        guard value != self.value else { return }
        self.value = value
        onChange?(value)
    }

    override func showValue() {
        number.text = parameter.text(for: value)
        slider.accessibilityValue = number.text
        // The knob is where the finger has it.
        if !slider.isTracking { slider.setValue(Float(value), animated: false) }
        setNeedsLayout()
    }

    override func height(forWidth width: CGFloat) -> CGFloat {
        82
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = max(bounds.width - 2 * Self.inset, 0)
        let numberWidth = min(number.sizeThatFits(bounds.size).width.rounded(.up), width)
        place(
            title,
            at: CGRect(x: Self.inset, y: 13, width: max(width - numberWidth - 8, 0), height: 22)
        )
        place(
            number,
            at: CGRect(x: Self.inset + width - numberWidth, y: 13, width: numberWidth, height: 22)
        )
        place(slider, at: CGRect(x: Self.inset, y: 35, width: width, height: 44))
    }
}

/// A name, and beside it a switch.
final class SwitchRow: ValueRow {

    private let title: UILabel
    private let toggle = UISwitch()

    init(title: String) {
        self.title = UILabel(title, font: Theme.body, color: Theme.text)
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

    override func height(forWidth width: CGFloat) -> CGFloat {
        54
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let size = toggle.intrinsicContentSize
        let x = bounds.width - Self.inset - size.width
        place(
            toggle,
            at: CGRect(
                x: x,
                y: ((bounds.height - size.height) / 2).rounded(),
                width: size.width,
                height: size.height
            )
        )
        place(
            title,
            at: CGRect(x: Self.inset, y: 0, width: max(x - Self.inset - 8, 0), height: bounds.height)
        )
    }
}

/// A segmented control: under its name if it needs the width, beside it if not.
final class ChoiceRow: ValueRow {

    /// A line under the control.
    var hint: String? {
        didSet {
            hintLabel.text = hint
            setNeedsLayout()
        }
    }

    private let title: UILabel?
    private let segments: UISegmentedControl
    private let hintLabel = UILabel("", font: Theme.subheadline, color: Theme.secondaryText, lines: 0)
    private let isInline: Bool

    private static let controlHeight: CGFloat = 36

    /// - Parameter label: says what is chosen where no title does.
    init(title: String?, label: String? = nil, options: [String]) {
        self.title = title.map { UILabel($0, font: Theme.body, color: Theme.text) }
        segments = UISegmentedControl(items: options)
        isInline = title != nil && options.count <= 3
        super.init(frame: .zero)
        segments.accessibilityLabel = title ?? label
        segments.addAction(UIAction { [weak self] _ in self?.choose() }, for: .valueChanged)
        for view in [self.title, segments, hintLabel].compactMap({ $0 }) {
            addSubview(view)
        }
    }

    required init?(coder: NSCoder) {
        nil
    }

    private func choose() {
        value = Double(segments.selectedSegmentIndex)
        onChange?(value)
    }

    override func showValue() {
        if segments.selectedSegmentIndex != Int(value) { segments.selectedSegmentIndex = Int(value) }
    }

    private func hintHeight(forWidth width: CGFloat) -> CGFloat {
        hint == nil ? 0 : hintLabel.height(forWidth: max(width - 2 * Self.inset, 0)) + 10
    }

    override func height(forWidth width: CGFloat) -> CGFloat {
        let top: CGFloat = title == nil ? 14 : isInline ? 10 : 46
        return top + Self.controlHeight + (isInline ? 10 : 14) + hintHeight(forWidth: width)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = max(bounds.width - 2 * Self.inset, 0)
        var control = CGRect(x: Self.inset, y: 14, width: width, height: Self.controlHeight)
        if isInline {
            let count = CGFloat(segments.numberOfSegments)
            control.size.width = min(count * 84, (width * 0.64).rounded())
            control.origin = CGPoint(x: Self.inset + width - control.width, y: 10)
        } else if title != nil {
            control.origin.y = 46
        }
        place(segments, at: control)
        if let title {
            let titleWidth = isInline ? max(width - control.width - 8, 0) : width
            let y = isInline ? control.midY - 11 : 13
            place(title, at: CGRect(x: Self.inset, y: y, width: titleWidth, height: 22))
        }
        let hintHeight = hintHeight(forWidth: bounds.width)
        place(
            hintLabel,
            at: CGRect(x: Self.inset, y: control.maxY + 10, width: width, height: max(hintHeight - 10, 0))
        )
    }
}
