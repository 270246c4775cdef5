import TransitionKit
import UIKit

extension TimingCurve {
    /// A curve that starts gradually and is still fast at the end, for a screen that leaves the container. If
    /// it slowed down, a thin strip of the screen would stay at the edge for a while.
    static let departing = TimingCurve.cubic(CGPoint(x: 0.22, y: 0), CGPoint(x: 0.8, y: 0.78))
}
