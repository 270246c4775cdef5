import TransitionKit
import UIKit

/// The old screen splits along a line: what is above goes up, what is below goes down, and the new one is behind.
///
/// ```swift
/// let transition = TransitionDelegate(SplitAnimator(line: .below(.view(selectedCell))))
/// ```
///
/// After TransitionTreasury's OMNI.
public final class SplitAnimator: Animator {
    /// Where the line is: at a fraction of the screen's height from the top, or below an element that the old screen
    /// names or a view of it. Half way down by default, and where the old screen doesn't show the view. At least 0.02
    /// of the height stays on either side.
    public var line: Line

    /// Each parameter sets the property of its name; `duration` is in seconds, 0.5 by default.
    public init(line: Line = .center, duration: TimeInterval = 0.5) {
        self.line = line
        super.init(duration: duration)
    }

    public override var targets: [TransitionTarget] { line.target.map { [$0] } ?? [] }

    public override func forwardChoreography(in scene: TransitionScene) -> Choreography {
        let line = line.fraction(in: scene)
        let height = scene.size.height
        return Choreography([
            Participant(.incoming),
            Participant(
                .outgoing,
                slice: CGRect(x: 0, y: 0, width: 1, height: line),
                to: .rest.translated(y: -line * height)
            ),
            Participant(
                .outgoing,
                slice: CGRect(x: 0, y: line, width: 1, height: 1 - line),
                to: .rest.translated(y: (1 - line) * height)
            ),
        ])
    }
}

extension SplitAnimator {
    /// Where a screen splits.
    public enum Line: Hashable, Sendable {
        /// A fraction of the screen's height from the top. Not finite counts as the middle.
        case fraction(CGFloat)
        /// The lower edge of a view of the old screen, as it is seen when the transition starts.
        case below(TransitionTarget)

        /// Half way down the screen.
        public static let center = Line.fraction(0.5)

        fileprivate var target: TransitionTarget? {
            guard case .below(let target) = self else { return nil }
            return target
        }

        /// The fraction of the old screen's height.
        fileprivate func fraction(in scene: TransitionScene) -> CGFloat {
            var line: CGFloat = 0.5
            switch self {
            case .fraction(let fraction): line = fraction
            case .below(let target):
                let screen = scene.outgoingFrame
                if let place = scene.element(of: target)?.outgoing, screen.height > 0 {
                    line = (place.extent.maxY - screen.minY) / screen.height
                }
            }
            return line.isFinite ? min(max(line, 0.02), 0.98) : 0.5
        }
    }
}
