import TransitionKit
import UIKit

/// An animator that unfolds the incoming screen from an edge like an accordion and folds the outgoing one
/// toward the opposite edge. The creases are shaded.
///
/// The panels stay connected throughout. Inspired by the fold of VCTransitionsLibrary.
public struct FoldAnimator: Animator, Hashable {
    /// The edge from which the incoming screen unfolds. The default is trailing.
    public var edge: TransitionHorizontalEdge
    /// The number of folds, from 1 to 20. Each fold has two panels. The default is 2. Values out of range are
    /// clamped.
    public var folds: Int
    /// The backdrop that shows behind the panels. The default is ``Staging/standard``. The staging's
    /// corners and shadow are ignored.
    public var staging: Staging
    public var duration: TimeInterval

    /// Creates a fold animator.
    ///
    /// Each parameter sets the property of the same name. The default duration is 0.7 seconds.
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
        guard edge == .trailing else {
            var other = self
            other.edge = .trailing
            return other.forward(in: scene.mirrored()).mirrored()
        }
        let count = 2 * min(max(folds, 1), 20)
        let panels = [TransitionSide.outgoing, .incoming].flatMap { side in
            let width = scene.frame(of: side).width
            // At the start, a sliver of the incoming screen would be seen beside a sheet.
            return (0..<count).map {
                scene.fading(panel($0, of: count, side, width: width), beside: [side.opposite])
            }
        }
        return Choreography(
            // The last folds close without lingering.
            timing: .cubic(CGPoint(x: 0.2, y: 0), CGPoint(x: 0.68, y: 0.88)),
            eyeDistance: 2 * scene.size.width,
            participants: staging.backdropParticipants(in: scene) + panels
        )
    }

    /// Returns the angle of panels that are folded to a fraction of their width: its arccosine, except that
    /// panels that are almost flat open gradually. The arccosine alone would snap them open.
    private static func angle(ofWidth share: CGFloat) -> CGFloat {
        let opening = min((1 - share) / 0.16, 1)
        return acos(share) * opening * opening * (3 - 2 * opening)
    }

    /// Returns a panel. Every other panel is hinged at its right edge, so that creases alternate between
    /// front and back.
    private func panel(_ index: Int, of count: Int, _ side: TransitionSide, width: CGFloat) -> Participant {
        let isOdd = !index.isMultiple(of: 2)
        let panelWidth = width / CGFloat(count)
        var panel = Participant(
            .slice(Slicing.strip(index, of: count), of: side),
            anchor: Participant.Anchor(x: isOdd ? 1 : 0),
            // Darkest in the rear crease, lightest in the front one.
            shade: .turnedAway(strongestAt: isOdd ? .leading : .trailing, minimumStrength: 0.25),
            keyframes: Keyframe.sampled { progress in
                let share = side == .incoming ? progress : 1 - progress
                let start = side == .incoming ? (1 - progress) * width : 0
                let hinge = CGFloat(index + (isOdd ? 1 : 0)) * panelWidth
                let angle = Self.angle(ofWidth: share)
                var pose = Pose.rest
                // Panels that are flatter than their width requires are narrowed, so that they stay
                // connected.
                if share > 0.5 { pose.scaleX = share / cos(angle) }
                return pose.translated(x: start + hinge * share - hinge)
                    .rotated(to: isOdd ? -angle : angle, about: .y)
                    .dimmed(to: sin(angle) * (isOdd ? 0.7 : 0.5))
            }
        )
        panel.isJoined = true
        return panel
    }
}

extension Animator where Self == FoldAnimator {
    /// Returns an animator that folds the outgoing screen away like an accordion. See ``FoldAnimator``.
    public static func fold(
        edge: TransitionHorizontalEdge = .trailing,
        folds: Int = 2,
        staging: Staging = .standard,
        duration: TimeInterval = 0.7
    ) -> FoldAnimator {
        FoldAnimator(edge: edge, folds: folds, staging: staging, duration: duration)
    }
}
