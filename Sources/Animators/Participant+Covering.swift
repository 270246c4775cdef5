import TransitionKit
import UIKit

extension Participant {
    /// The incoming screen on its way in from a pose outside the container, over the other one.
    ///
    /// - Parameter shadow: how opaque its shadow becomes, 0…1. The shadow comes and goes on the way, so that
    ///   none is seen where the screens are at rest.
    static func covering(from outside: Pose, shadow: CGFloat) -> Participant {
        guard shadow > 0 else { return Participant(.incoming, from: outside) }
        return Participant(
            .incoming,
            shadow: Shadow(radius: 8),
            keyframes: [
                Keyframe(at: 0, outside),
                Keyframe(at: 0.15, outside.interpolated(to: .rest, at: 0.15).shadowed(to: shadow)),
                Keyframe(at: 1, .rest),
            ]
        )
    }
}
