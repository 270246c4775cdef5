import TransitionKit
import UIKit

extension CascadeAnimator.Order {
    /// Returns the names of views in the order in which they come in. Views at the same distance keep their
    /// order.
    ///
    /// - Parameters:
    ///   - views: The views with their frames.
    ///   - screen: The frame of their screen.
    func sorted(_ views: [(name: TransitionElementID, frame: CGRect)], on screen: CGRect)
        -> [TransitionElementID]
    {
        views.enumerated()
            .map { (name: $1.name, rank: (distance(of: $1.frame, on: screen), $0)) }
            .sorted { $0.rank < $1.rank }
            .map(\.name)
    }

    /// Returns the distance of a view from where the cascade begins.
    private func distance(of frame: CGRect, on screen: CGRect) -> CGFloat {
        let fromMiddle = hypot(frame.midX - screen.midX, frame.midY - screen.midY)
        return switch self {
        case .from(.top): frame.minY
        case .from(.leading): frame.minX
        case .from(.bottom): -frame.maxY
        case .from(.trailing): -frame.maxX
        case .outward: fromMiddle
        case .inward: -fromMiddle
        case .named: 0
        }
    }
}
