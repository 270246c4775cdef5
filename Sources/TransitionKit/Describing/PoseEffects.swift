import UIKit

/// Which effects a participant's poses use. A constant opacity doesn't count as a fade.
struct PoseEffects {
    private let poses: [Pose]

    init(of poses: [Pose]) { self.poses = poses }

    var fades: Bool { poses.contains { $0.opacity != poses[0].opacity } }
    var rounds: Bool { poses.contains { $0.cornerRadius > 0 } }
    var dims: Bool { poses.contains { $0.dimming > 0 } }
    var castsShadow: Bool { poses.contains { $0.shadowOpacity > 0 } }
    var clips: Bool { poses.contains { $0.clip.playable != Pose.Clip() } }
    var scrolls: Bool { poses.contains { $0.playableContentOffset != .zero } }
    var turns: Bool { poses.contains { $0.rotation.isPlayable } }
}

extension [Pose] {
    /// Returns whether a named view has its own corners at rest, because a pose shows it there as it is.
    /// Poses that give it these corners there, as those of a flight do, can make them square elsewhere.
    func leaveCorners(of place: TransitionElement.Place) -> Bool {
        contains(where: \.isInPlace)
            && !contains {
                CATransform3DIsIdentity($0.transform) && abs($0.clip.cornerRadius - place.cornerRadius) < 0.01
                    && $0.clip.rect.encloses(Pose.Clip.wholeScreen, within: 1e-6)
            }
    }

    /// The corner radius of the shadow throughout the transition, which is the largest one of the poses with
    /// a visible shadow.
    var shadowRadius: CGFloat {
        let radii = filter { $0.shadowOpacity > 0 }.map { pose in
            // The shadow is stretched to the visible part.
            let part = Swift.min(pose.clip.rect.width, pose.clip.rect.height).finite(or: 1)
            return Swift.max(pose.cornerRadius, pose.clip.cornerRadius / Swift.max(part, 0.1)).finite(or: 0)
        }
        return Swift.max(radii.max() ?? 0, 0)
    }
}
