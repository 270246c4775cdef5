import TransitionKit
import UIKit

extension Participant {
    /// Returns the incoming screen, moving in from a pose outside the container, in front of the other
    /// screen, and a rim of light at its edges, which is visible in Dark Mode.
    ///
    /// Its shadow isn't visible at rest: around a screen that fills the container, it falls outside; around a
    /// smaller one, it fades in and out.
    ///
    /// - Parameter shadow: The maximum opacity of the shadow, from 0 to 1.
    static func covering(from outside: Pose, shadow: CGFloat, in scene: TransitionScene) -> [Participant] {
        guard shadow > 0 else { return [Participant(.incoming, from: outside)] }
        let shape = Shadow(radius: 16)
        let screen: Participant
        if scene.incomingFrame.contains(CGRect(origin: .zero, size: scene.size)) {
            screen = Participant(.incoming, shadow: shape, from: outside, to: .rest.shadowed(to: shadow))
        } else {
            let shaded = outside.interpolated(to: .rest, at: 0.15).shadowed(to: shadow)
            screen = Participant(
                .incoming,
                shadow: shape,
                keyframes: [Keyframe(at: 0, outside), Keyframe(at: 0.15, shaded), Keyframe(at: 1, .rest)]
            )
        }
        return screen.withRim(from: outside, to: .rest.faded(to: 0), in: scene)
    }
}
