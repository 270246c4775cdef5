import TransitionKit
import UIKit

extension Participant {
    /// The incoming screen on its way in from a pose outside the container, over the other one, with a shadow
    /// that is not seen where the screens are at rest: around a screen that fills the container it falls
    /// outside, around a smaller one it comes and goes.
    ///
    /// - Parameter shadow: how opaque its shadow becomes, 0…1.
    static func covering(from outside: Pose, shadow: CGFloat, in scene: TransitionScene) -> Participant {
        guard shadow > 0 else { return Participant(.incoming, from: outside) }
        let shape = Shadow(radius: 16)
        if scene.incomingFrame.contains(CGRect(origin: .zero, size: scene.size)) {
            return Participant(.incoming, shadow: shape, from: outside, to: .rest.shadowed(to: shadow))
        }
        let shaded = outside.interpolated(to: .rest, at: 0.15).shadowed(to: shadow)
        return Participant(
            .incoming,
            shadow: shape,
            keyframes: [Keyframe(at: 0, outside), Keyframe(at: 0.15, shaded), Keyframe(at: 1, .rest)]
        )
    }
}
