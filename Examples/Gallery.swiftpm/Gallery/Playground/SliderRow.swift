import UIKit

/// A row with a title and a number above a slider.
final class SliderRow: ValueRow {

    private let parameter: AnimatorParameter
    private let title: UILabel
    private let number: UILabel
    private let slider = UISlider()

    init(_ parameter: AnimatorParameter) {
        self.parameter = parameter
        title = UILabel(parameter.title, font: Theme.body, color: Theme.text, lines: 0)
        number = UILabel("", font: Theme.subheadline, color: Theme.secondaryText)
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
        updateFont()
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateFont()
    }

    /// Digits have the same width, so that the number doesn't move while it changes.
    private func updateFont() {
        number.font = .monospacedDigitSystemFont(ofSize: Theme.subheadline.pointSize, weight: .regular)
        setNeedsLayout()
    }

    private func slide() {
        let value = parameter.snapped(Double(slider.value))
        guard value != self.value else { return }
        self.value = value
        onChange?(value)
    }

    override func showValue() {
        let text = parameter.text(for: value)
        number.text = text.readFromLeftToRight
        slider.accessibilityValue = text
        // While people drag the knob, it follows the finger.
        if !slider.isTracking { slider.setValue(Float(value), animated: false) }
        setNeedsLayout()
    }

    private func head(_ width: CGFloat) -> PairLayout {
        // The maximum width, so that the row keeps its height while people drag the knob.
        let widest = [parameter.range.lowerBound, parameter.range.upperBound, value].map { value in
            let label = UILabel(parameter.text(for: value), font: number.font, color: Theme.text)
            return label.sizeThatFits(.zero).width.rounded(.up)
        }
        let height = number.height(forWidth: width)
        return PairLayout(
            title,
            CGSize(width: widest.max() ?? 0, height: height),
            in: width,
            inset: Self.inset
        )
    }

    override func height(forWidth width: CGFloat) -> CGFloat {
        12 + head(width).height + 2 + 44 + 4
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let head = head(bounds.width)
        place(title, at: head.first.offsetBy(dx: 0, dy: 12))
        place(number, at: head.second.offsetBy(dx: 0, dy: 12))
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        number.textAlignment = head.isStacked ? .natural : isMirrored ? .left : .right
        let width = max(bounds.width - 2 * Self.inset, 0)
        place(slider, at: CGRect(x: Self.inset, y: 12 + head.height + 2, width: width, height: 44))
    }
}
