import UIKit

/// A row of a card.
class PanelRow: UIView {

    static let inset: CGFloat = 16

    func height(forWidth width: CGFloat) -> CGFloat {
        0
    }
}

/// A row that sets a number. See ``AnimatorParameter``.
class ValueRow: PanelRow {

    /// A closure that's called when people change the value.
    var onChange: ((Double) -> Void)?

    /// The value that the row shows.
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
