import UIKit

extension Choreography {
    /// Returns the choreography as the screens in a scene allow it.
    func adapted(to scene: TransitionScene) -> Choreography {
        adaptedToMissingScreen(in: scene).adaptedToSeeThroughScreens(in: scene)
    }

    /// Returns the choreography for a scene in which only one screen takes part, while the other stays in
    /// place. Where the other screen would uncover this one, or cover it, this one fades in or out during
    /// half of the transition. Otherwise, it would appear or disappear at once.
    func adaptedToMissingScreen(in scene: TransitionScene) -> Choreography {
        guard scene.hasOutgoing != scene.hasIncoming, !isForOneScreen else { return self }
        let (side, away): (TransitionSide, CGFloat) = scene.hasIncoming ? (.incoming, 0) : (.outgoing, 1)
        var result = self
        result.participants = participants.map { participant in
            guard participant.screen == side, shows(participant, at: away, in: scene) else {
                return participant
            }
            let keyframes = Keyframe.sampled { time in
                let pose = participant.pose(at: time)
                return pose.faded(to: pose.opacity * min(2 * abs(time - away), 1))
            }
            return participant.with(keyframes: keyframes)
        }
        return result
    }

    /// Returns whether a participant is visible in the container at a fraction of the transition.
    private func shows(_ participant: Participant, at time: CGFloat, in scene: TransitionScene) -> Bool {
        let pose = participant.pose(at: time)
        // The viewer can't see a smaller opacity.
        guard pose.opacity > 1 / 255 else { return false }
        let corners = corners(of: participant, in: pose, scene)
        let (xs, ys) = (corners.map(\.x), corners.map(\.y))
        let box = CGRect(
            x: xs.min() ?? 0,
            y: ys.min() ?? 0,
            width: (xs.max() ?? 0) - (xs.min() ?? 0),
            height: (ys.max() ?? 0) - (ys.min() ?? 0)
        )
        let seen = box.intersection(CGRect(origin: .zero, size: scene.size))
        // A participant that's edge-on has no area.
        let diagonals = (corners[2] - corners[0], corners[3] - corners[1])
        let area = abs(diagonals.0.dx * diagonals.1.dy - diagonals.0.dy * diagonals.1.dx) / 2
        return !seen.isNull && min(seen.width, seen.height) > 1 && area > max(box.width, box.height)
    }

    /// Returns the corners of the visible part of a participant in the container, as the viewer sees them.
    private func corners(
        of participant: Participant,
        in pose: Pose,
        _ scene: TransitionScene
    ) -> [CGPoint] {
        // The point where parallel lines converge in the distance.
        let vanishing = CGPoint(
            x: vanishingPoint.x.finite(or: 0.5) * scene.size.width,
            y: vanishingPoint.y.finite(or: 0.5) * scene.size.height
        )
        let (frame, anchor) = (participant.restingFrame(in: scene), participant.anchor.playable)
        let (clip, matrix) = (pose.clip.playable.rect, pose.transform)
        let pivot = CGPoint(x: frame.minX + anchor.x * frame.width, y: frame.minY + anchor.y * frame.height)
        return [
            (clip.minX, clip.minY), (clip.maxX, clip.minY), (clip.maxX, clip.maxY), (clip.minX, clip.maxY),
        ]
        .map { column, row in
            let (x, y, z) = ((column - anchor.x) * frame.width, (row - anchor.y) * frame.height, -anchor.z)
            let depth = anchor.z + x * matrix.m13 + y * matrix.m23 + z * matrix.m33 + matrix.m43
            let place = CGPoint(
                x: pivot.x + x * matrix.m11 + y * matrix.m21 + z * matrix.m31 + matrix.m41,
                y: pivot.y + x * matrix.m12 + y * matrix.m22 + z * matrix.m32 + matrix.m42
            )
            // Nothing is visible behind the eye.
            let size = playableEyeDistance.map { $0 / max($0 - depth.finite(or: 0), $0 / 100) } ?? 1
            return CGPoint(
                x: vanishing.x + (place.x - vanishing.x) * size,
                y: vanishing.y + (place.y - vanishing.y) * size
            )
        }
    }
}
