import UIKit

extension CALayer {
    /// How many layers there are from this one down.
    var treeSize: Int {
        (sublayers ?? []).reduce(1) { $0 + $1.treeSize }
    }
}
