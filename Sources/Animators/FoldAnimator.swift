import TransitionKit
import UIKit

/// An accordion: the new screen unfolds from an edge and pushes the old one together towards the other, with
/// shade in the creases.
///
/// After the fold of VCTransitionsLibrary; the angle of the panels is the arc cosine of the width that is left,
/// so that they meet in every moment and never cut through each other.
public final class FoldAnimator: Animator {
    /// The edge the new screen unfolds from, leading or trailing; the top and the bottom count as trailing.
    /// Trailing by default.
    public var edge: TransitionEdge
    /// The number of folds, each of two panels. 2 by default, at least 1 and at most 20.
    public var folds: Int

    /// Each parameter sets the property of its name; `duration` is in seconds, 0.8 by default.
    public init(edge: TransitionEdge = .trailing, folds: Int = 2, duration: TimeInterval = 0.8) {
        self.edge = edge
        self.folds = folds
        super.init(duration: duration)
    }

    public override func forwardChoreography(in scene: TransitionScene) -> Choreography {
        let count = 2 * min(max(folds, 1), 20)
        let width = scene.size.width
        let choreography = Choreography(
            eyeDistance: 2 * width,
            hasBlackBackground: true,
            (0..<count).map { panel($0, of: count, .outgoing, width: width) }
                + (0..<count).map { panel($0, of: count, .incoming, width: width) }
        )
        return edge == .leading ? choreography.mirrored() : choreography
    }

    /// A panel; every second one hinges on its right edge, so that creases lie alternately in front and behind.
    private func panel(_ index: Int, of count: Int, _ role: Participant.Role, width: CGFloat) -> Participant {
        let isOdd = !index.isMultiple(of: 2)
        let panelWidth = width / CGFloat(count)
        return Participant(
            role,
            slice: Slicing.strips(count, along: .horizontal)[index],
            anchor: Participant.Anchor(x: isOdd ? 1 : 0),
            keyframes: Keyframe.sampled { progress in
                let share = role == .incoming ? progress : 1 - progress
                let start = role == .incoming ? (1 - progress) * width : 0
                let hinge = CGFloat(index + (isOdd ? 1 : 0)) * panelWidth
                let angle = acos(share)
                return Pose.rest
                    .translated(x: start + hinge * share - hinge)
                    .rotated(to: isOdd ? -angle : angle, about: .y)
                    .dimmed(to: sin(angle) * (isOdd ? 0.6 : 0.3))
            }
        )
    }
}
