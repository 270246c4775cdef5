import UIKit

extension CALayer {
    /// The animations that run on the layer, apart from those without a key, which aren't known here.
    var runningAnimations: [CAAnimation] { (animationKeys() ?? []).compactMap { animation(forKey: $0) } }
}
