import UIKit

extension CALayer {
    /// The number of layers, including this one and those below.
    var treeSize: Int {
        (sublayers ?? []).reduce(1) { $0 + $1.treeSize }
    }
}
