import TransitionKit
import UIKit

/// What an app writes without a word of isolation: the main actor's.
struct Margins {
    var leading = 16.0

    var doubled: Double { 2 * leading }

    func indented(by width: Double) -> Margins { Margins(leading: doubled + width) }
}

final class IndentedView: AttachedView {
    var margins = Margins()

    func indent() { margins = margins.indented(by: 8) }
}
