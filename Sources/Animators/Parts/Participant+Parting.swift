import TransitionKit
import UIKit

extension Participant {
    /// Returns a picture of a view in front of a moving view of the outgoing screen. It stays in place and
    /// fades out quickly, before the moving view has left the place beneath it, or shows the same text.
    static func leaving(_ view: TransitionElementID) -> Participant {
        Participant(
            .element(view, on: .outgoing),
            keyframes: [Keyframe(at: 0, .rest), Keyframe(at: 0.08, .rest.faded(to: 0))]
        )
    }

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
