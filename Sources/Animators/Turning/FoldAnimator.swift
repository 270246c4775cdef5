import TransitionKit
import UIKit

/// An accordion: the new screen unfolds from an edge and pushes the old one together towards the other, with
/// shade in the creases.
///
/// After the fold of VCTransitionsLibrary; the angle of the panels is the arc cosine of the width that is left,
/// so that they meet in every moment and never cut through each other.
public struct FoldAnimator: Animator, Hashable {
    /// The edge the new screen unfolds from. Trailing by default.
    public var edge: TransitionHorizontalEdge
    /// The number of folds, each of two panels. 2 by default, at least 1 and at most 20.
    public var folds: Int
    /// What shows behind the panels. ``Staging/standard`` by default; the panels have neither its corners nor its shadow.
    public var staging: Staging
    public var duration: TimeInterval

    /// Each parameter sets the property of its name; `duration` is in seconds, 0.7 by default.
    public init(
        edge: TransitionHorizontalEdge = .trailing,
        folds: Int = 2,
        staging: Staging = .standard,
        duration: TimeInterval = 0.7
    ) {
        self.edge = edge
        self.folds = folds
        self.staging = staging
        self.duration = duration
    }

    public func forward(in scene: TransitionScene) -> Choreography {
        let count = 2 * min(max(folds, 1), 20)
        let width = scene.size.width
        let panels = [TransitionSide.outgoing, .incoming].flatMap { side in
            (0..<count).map { panel($0, of: count, side, width: width) }
        }
        let choreography = Choreography(
            timing: .prompt,
            eyeDistance: 2 * width,
            staging.backdrop(in: scene) + panels
        )
        return edge == .leading ? choreography.mirrored() : choreography
    }

    /// A panel; every second one hinges on its right edge, so that creases lie alternately in front and behind.
    private func panel(_ index: Int, of count: Int, _ side: TransitionSide, width: CGFloat) -> Participant {
        let isOdd = !index.isMultiple(of: 2)
        let panelWidth = width / CGFloat(count)
        return Participant(
            .slice(Slicing.strips(count, along: .horizontal)[index], of: side),
            anchor: Participant.Anchor(x: isOdd ? 1 : 0),
            // Darkest in the crease behind, lightest at the one in front.
            shade: Participant.Shade(strongestAt: isOdd ? .leading : .trailing, rest: 0.25),
            keyframes: Keyframe.sampled { progress in
                let share = side == .incoming ? progress : 1 - progress
                let start = side == .incoming ? (1 - progress) * width : 0
                let hinge = CGFloat(index + (isOdd ? 1 : 0)) * panelWidth
                let angle = acos(share)
                return Pose.rest
                    .translated(x: start + hinge * share - hinge)
                    .rotated(to: isOdd ? -angle : angle, about: .y)
                    .dimmed(to: sin(angle) * (isOdd ? 0.7 : 0.5))
            }
        )
    }
}

extension Animator where Self == FoldAnimator {
    /// An accordion that unfolds the new screen and folds the old one; see ``FoldAnimator``.
    public static func fold(
        edge: TransitionHorizontalEdge = .trailing,
        folds: Int = 2,
        staging: Staging = .standard,
        duration: TimeInterval = 0.7
    ) -> FoldAnimator {
        FoldAnimator(edge: edge, folds: folds, staging: staging, duration: duration)
    }
}
