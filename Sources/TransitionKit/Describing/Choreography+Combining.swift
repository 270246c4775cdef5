import UIKit

extension Choreography {
    /// Whether ``combined(with:durations:)`` has a meaning: of two sets of slices, or of slices that move and a
    /// screen that moves, there is no common motion.
    func canCombine(with other: Choreography) -> Bool {
        switch (isCut, other.isCut) {
        case (true, true): false
        case (true, false): !other.movesScreens
        case (false, true): !movesScreens
        case (false, false): true
        }
    }

    /// Whether it cuts a screen into slices.
    private var isCut: Bool {
        participants.contains { $0.slice != Participant.wholeScreen }
    }

    /// Both at the same time: to every pose of this one the other's pose of the same screen is added.
    func combined(with other: Choreography, durations: (TimeInterval, TimeInterval)) -> Choreography {
        // The slices are the ones that stay.
        if other.isCut { return other.combined(with: self, durations: (durations.1, durations.0)) }
        let total = max(durations.0, durations.1)
        /// Where the two are at a moment of the whole.
        func progress(_ timing: TimingCurve, _ duration: TimeInterval, at time: CGFloat) -> CGFloat {
            guard duration > 0 else { return 1 }
            return timing.value(at: min(time * total / duration, 1), duration: duration)
        }
        var result = self
        result.timing = .linear
        result.eyeDistance = eyeDistance ?? other.eyeDistance
        result.hasBlackBackground = hasBlackBackground || other.hasBlackBackground
        // The other's elements fly along in front; of one that both fly, this one's way is taken.
        let own = Set(participants.map(\.role))
        let others = other.participants.filter { $0.role.isElement && !own.contains($0.role) }.map {
            element in
            element.replacingPoses(asPicture: true) { time in
                element.pose(at: progress(other.timing, durations.1, at: time))
            }
        }
        result.participants = participants.map { participant in
            let second = participant.role.isElement ? nil : other.participant(participant.role)
            return participant.replacingPoses(asPicture: second?.rendering == .picture) { time in
                let own = participant.pose(at: progress(timing, durations.0, at: time))
                guard let second else { return own }
                return own.followed(by: second.pose(at: progress(other.timing, durations.1, at: time)))
            }
        }
        result.participants += others
        return result
    }
}

extension Participant {
    /// The same part with a pose worked out for each of many moments.
    fileprivate func replacingPoses(asPicture: Bool, _ pose: (CGFloat) -> Pose) -> Participant {
        Participant(
            role,
            rendering: asPicture && rendering == .live ? .picture : rendering,
            slice: slice,
            anchor: anchor,
            shadow: shadow,
            keyframes: Keyframe.sampled(pose)
        )
    }
}

extension Pose {
    /// The pose of what shows this pose, when it in turn takes another. Both turn about the same anchor.
    ///
    /// Exact as long as the second scales evenly; a screen that is turned and then stretched would be skewed,
    /// which a pose can't be.
    func followed(by second: Pose) -> Pose {
        let offset = second.moved(x, y, z)
        var pose = self
        (pose.x, pose.y, pose.z) = offset
        pose.scaleX *= second.scaleX
        pose.scaleY *= second.scaleY
        pose.rotation = rotation.followed(by: second.rotation)
        pose.opacity = min(max(opacity, 0), 1) * min(max(second.opacity, 0), 1)
        pose.dimming = 1 - (1 - min(max(dimming, 0), 1)) * (1 - min(max(second.dimming, 0), 1))
        pose.cornerRadius = max(cornerRadius, second.cornerRadius)
        pose.shadowOpacity = max(shadowOpacity, second.shadowOpacity)
        if clip == Clip() { pose.clip = second.clip }
        return pose
    }

    /// Where a point goes.
    private func moved(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> (CGFloat, CGFloat, CGFloat) {
        let m = transform
        return (
            x * m.m11 + y * m.m21 + z * m.m31 + m.m41,
            x * m.m12 + y * m.m22 + z * m.m32 + m.m42,
            x * m.m13 + y * m.m23 + z * m.m33 + m.m43
        )
    }
}

extension Rotation {
    /// One turn and then another, as the one turn that does both. About one axis the angles add up, so that
    /// whole turns are kept; else the quaternions are multiplied.
    func followed(by second: Rotation) -> Rotation {
        if angle == 0 { return second }
        if second.angle == 0 { return self }
        if axis == second.axis { return Rotation(angle: angle + second.angle, axis: axis) }
        let (first, last) = (quaternion, second.quaternion)
        let w = last.w * first.w - last.x * first.x - last.y * first.y - last.z * first.z
        let product = Axis(
            x: last.w * first.x + last.x * first.w + last.y * first.z - last.z * first.y,
            y: last.w * first.y - last.x * first.z + last.y * first.w + last.z * first.x,
            z: last.w * first.z + last.x * first.y - last.y * first.x + last.z * first.w
        )
        let length = (product.x * product.x + product.y * product.y + product.z * product.z).squareRoot()
        return Rotation(angle: 2 * atan2(length, w), axis: length > 0 ? product : .z)
    }

    private var quaternion: (x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) {
        let length = max((axis.x * axis.x + axis.y * axis.y + axis.z * axis.z).squareRoot(), .ulpOfOne)
        let sine = sin(angle / 2) / length
        return (axis.x * sine, axis.y * sine, axis.z * sine, cos(angle / 2))
    }
}
