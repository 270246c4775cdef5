import TransitionKit
import UIKit

/// App code without isolation annotations, which belongs to the main actor.
struct Margins {
    var leading = 16.0

    var doubled: Double { 2 * leading }

    func indented(by width: Double) -> Margins { Margins(leading: doubled + width) }
}

final class IndentedView: AttachedView {
    var margins = Margins()

    func indent() {
        margins = margins.indented(by: 8)
        backgroundColor = .black
    }
}
