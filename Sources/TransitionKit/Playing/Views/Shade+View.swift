import UIKit

extension Participant.Shade {
    /// A new view with the shade's appearance at full strength.
    @MainActor var view: UIView {
        guard let strongestEdge else {
            let view = UIView()
            view.backgroundColor = color
            return view
        }
        let weak = color.withAlphaComponent(color.cgColor.alpha * minimumStrength.unit(or: 1))
        return GradientView(from: color, at: strongestEdge, to: weak)
    }
}
