import TransitionKit
import UIKit

/// The old screen splits along a line: what is above goes up, what is below goes down, and the new one is behind.
///
/// After TransitionTreasury's OMNI.
public final class SplitAnimator: Animator {
    /// Where the line is, as a fraction of the screen's height from the top. 0.5 by default; values outside
    /// 0.02…0.98 count as the nearest of these.
    public var line: CGFloat

    /// Each parameter sets the property of its name; `duration` is in seconds, 0.5 by default.
    public init(line: CGFloat = 0.5, duration: TimeInterval = 0.5) {
        self.line = line
        super.init(duration: duration)
    }

    public override func forwardChoreography(in scene: TransitionScene) -> Choreography {
        let line = self.line.isFinite ? min(max(self.line, 0.02), 0.98) : 0.5
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
