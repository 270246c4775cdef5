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
