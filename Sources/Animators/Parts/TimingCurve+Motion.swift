import TransitionKit
import UIKit

extension TimingCurve {
    /// A curve that starts gradually and ends at speed, for a screen that leaves the container: the slower
    /// its last part, the longer a thin strip of it would stay at the edge.
    static let departing = TimingCurve.cubic(CGPoint(x: 0.22, y: 0), CGPoint(x: 0.8, y: 0.78))
}
