import TransitionKit
import UIKit

/// An animator that splits the outgoing screen along a horizontal line. The upper part moves up, the lower
/// part moves down, and the incoming screen appears between them.
///
/// ```swift
/// list.present(detail, with: .split(line: .below(.view(selectedCell))))
/// ```
///
/// Inspired by OMNI of TransitionTreasury.
public struct SplitAnimator: Animator, Hashable {
    /// The line along which the outgoing screen splits. The default is ``Line/center``, which is also used if
    /// the line depends on a view that isn't visible. At least 2% of the screen's height remains on either
    /// side.
    public var line: Line
    public var duration: TimeInterval

    /// Creates a split animator.
    ///
    /// Each parameter sets the property of the same name. The default duration is 0.45 seconds.
    public init(line: Line = .center, duration: TimeInterval = 0.45) {
        self.line = line
        self.duration = duration
    }

    public var targets: [TransitionTarget] { line.target.map { [$0] } ?? [] }

    public func forward(in scene: TransitionScene) -> Choreography {
        let line = line.fraction(in: scene)
        func part(_ top: CGFloat, _ bottom: CGFloat, outBy edge: TransitionEdge) -> Participant {
            let slice = CGRect(x: 0, y: top, width: 1, height: bottom - top)
            let way = scene.translation(moving: slice.part(of: scene.outgoingFrame), outBy: edge)
            // A part that's out of view already stays there.
            let outward = CGVector(dx: 0, dy: edge == .top ? min(way.dy, 0) : max(way.dy, 0))
            // A little farther than necessary: the curve ends slowly, and thin strips would stay at the edges
            // for a while.
            return .parting(.slice(slice, of: .outgoing), by: outward, times: 1.045)
        }
        // The shadows of the parts set a bright screen off. With more shade, it would be a gray band.
        let shade: CGFloat = scene.isNight(on: .incoming) ? 0.3 : 0.14
        return Choreography(
            timing: .responsive,
            participants: Participant.uncovered(in: scene, dimmedFrom: shade)
                + [part(0, line, outBy: .top), part(line, 1, outBy: .bottom)]
        )
    }
}

extension SplitAnimator {
    /// A line along which a screen splits.
    public enum Line: Hashable, Sendable {
        /// A line at a fraction of the screen's height from the top. Values outside 0.02…0.98 are clamped,
        /// and non-finite values are treated as 0.5.
        case fraction(CGFloat)
        /// A line at the lower edge of a view of the outgoing screen, as it appears when the transition
        /// starts. If that screen doesn't show the view, the line is in the center.
        case below(TransitionTarget)
        /// A line through a point or through the center of a view, as it appears when the transition starts.
        /// If neither screen shows the view, the line is in the center.
        case through(TransitionOrigin)

        /// A line through the center of the screen.
        public static let center = Line.fraction(middle)
        static let middle: CGFloat = 0.5

        fileprivate var target: TransitionTarget? {
            switch self {
            case .fraction: nil
            case .below(let target): target
            case .through(let origin): origin.target
            }
        }

        /// Returns the position as a fraction of the outgoing screen's height.
        fileprivate func fraction(in scene: TransitionScene) -> CGFloat {
            var line = Self.middle
            switch self {
            case .fraction(let fraction): line = fraction
            case .below(let target):
                let screen = scene.outgoingFrame
                if let place = scene.element(of: target)?.outgoing, screen.height > 0 {
                    line = (place.extent.maxY - screen.minY) / screen.height
                }
            case .through(let origin): line = origin.point(in: scene.outgoingFrame, of: scene).y
            }
            return line.playable(or: Self.middle, within: 0.02...0.98)
        }
    }
}

extension Animator where Self == SplitAnimator {
    /// Returns an animator that splits the outgoing screen along a line. See ``SplitAnimator``.
    public static func split(
        line: SplitAnimator.Line = .center,
        duration: TimeInterval = 0.45
    ) -> SplitAnimator {
        SplitAnimator(line: line, duration: duration)
    }
}
