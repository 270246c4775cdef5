import UIKit

extension Participant.Shade {
    /// An opaque view with the shade's appearance.
    @MainActor var view: UIView {
        guard let edge else {
            let view = UIView()
            view.backgroundColor = color
            return view
        }
        let weak = color.withAlphaComponent(color.cgColor.alpha * rest.unit(or: 1))
        return GradientView(from: color, at: edge, to: weak)
    }
}
