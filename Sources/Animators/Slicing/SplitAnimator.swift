import TransitionKit
import UIKit

/// The old screen splits along a line: what is above goes up, what is below goes down, and the new one is behind.
///
/// ```swift
/// let transition = TransitionDelegate(.split(line: .below(.view(selectedCell))))
/// ```
///
/// After TransitionTreasury's OMNI.
public struct SplitAnimator: Animator, Hashable {
    /// Where the line is: at a fraction of the screen's height from the top, through a point such as the user's touch,
    /// or below an element that the old screen names or a view of it. Half way down by default, and where the old screen
    /// doesn't show the view. At least 0.02 of the height stays on either side.
    public var line: Line
    public var duration: TimeInterval

    /// Each parameter sets the property of its name; `duration` is in seconds, 0.45 by default.
    public init(line: Line = .center, duration: TimeInterval = 0.45) {
        self.line = line
        self.duration = duration
    }

    public var targets: [TransitionTarget] { line.target.map { [$0] } ?? [] }

    public func forward(in scene: TransitionScene) -> Choreography {
        let line = line.fraction(in: scene)
        let height = scene.size.height
        func part(_ top: CGFloat, _ bottom: CGFloat, going way: CGFloat) -> Participant {
            let slice = CGRect(x: 0, y: top, width: 1, height: bottom - top)
            return .parting(.slice(slice, of: .outgoing), by: CGVector(dx: 0, dy: way * height))
        }
        return Choreography(
            timing: .prompt,
            [
                Participant(.incoming, from: .rest.dimmed(to: 0.3)),
                part(0, line, going: -line), part(line, 1, going: 1 - line),
            ]
        )
    }
}

extension SplitAnimator {
    /// Where a screen splits.
    public enum Line: Hashable, Sendable {
        /// A fraction of the screen's height from the top. Not finite counts as the middle.
        case fraction(CGFloat)
        /// The lower edge of a view of the old screen, as it is seen when the transition starts.
        case below(TransitionTarget)
        /// The height of a point or of the middle of a view, as it is seen when the transition starts.
        case through(TransitionOrigin)

        /// Half way down the screen.
        public static let center = Line.fraction(0.5)

        fileprivate var target: TransitionTarget? {
            switch self {
            case .fraction: nil
            case .below(let target): target
            case .through(let origin): origin.target
            }
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
            case .through(let origin): line = origin.point(in: scene.outgoingFrame, of: scene).y
            }
            return line.playable(or: 0.5, within: 0.02...0.98)
        }
    }
}

extension Animator where Self == SplitAnimator {
    /// The old screen splits along a line, up and down; see ``SplitAnimator``.
    public static func split(
        line: SplitAnimator.Line = .center,
        duration: TimeInterval = 0.45
    ) -> SplitAnimator {
        SplitAnimator(line: line, duration: duration)
    }
}
