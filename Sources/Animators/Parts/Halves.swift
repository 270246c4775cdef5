import TransitionKit
import UIKit

/// The two halves of a screen that parts in the middle.
enum Halves {
    /// Returns both halves, which move out of the container.
    static func parting(
        _ side: TransitionSide,
        along axis: TransitionAxis,
        in scene: TransitionScene
    ) -> [Participant] {
        let edges: [TransitionEdge] = axis == .horizontal ? [.leading, .trailing] : [.top, .bottom]
        return edges.map { edge in
            .parting(
                .slice(Slicing.half(at: edge), of: side),
                by: scene.travel(towards: edge),
                times: 0.5
            )
        }
    }
}

extension Participant {
    /// Returns a part of a screen that moves out of the container, with a shadow at its edge once a gap has
    /// opened. The shadow fades as the part leaves, because it reaches back into the container.
    static func parting(_ subject: Subject, by way: CGVector, times factor: CGFloat = 1) -> Participant {
        let gone = Pose.rest.translated(by: way, times: factor)
        func moving(at moment: CGFloat) -> Keyframe {
            Keyframe(at: moment, Pose.rest.interpolated(to: gone, at: moment).shadowed(to: 0.4))
        }
        return Participant(
            subject,
            shadow: Shadow(radius: 14),
            keyframes: [Keyframe(at: 0, .rest), moving(at: 0.08), moving(at: 0.92), Keyframe(at: 1, gone)]
        )
    }
}
