import Foundation

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
    private var isCut: Bool { participants.contains { $0.slice != nil } }

    /// Both at the same time: to every pose of this one the other's pose of the same screen is added.
    func combined(with other: Choreography, durations: (TimeInterval, TimeInterval)) -> Choreography {
        // The slices are the ones that stay.
        if other.isCut { return other.combined(with: self, durations: (durations.1, durations.0)) }
        let (first, second) = (durations.0.playable, durations.1.playable)
        let total = max(first, second)
        /// Where one of the two is at a moment of the whole.
        func progress(_ timing: TimingCurve, _ duration: TimeInterval, at time: CGFloat) -> CGFloat {
            guard duration > 0 else { return 1 }
            return timing.value(at: min(time * total / duration, 1), duration: duration)
        }
        func pose(of participant: Participant, at time: CGFloat) -> Pose {
            participant.pose(at: progress(timing, first, at: time))
        }
        func otherPose(of participant: Participant, at time: CGFloat) -> Pose {
            participant.pose(at: progress(other.timing, second, at: time))
        }

        var result = self
        result.timing = .linear
        result.eyeDistance = eyeDistance ?? other.eyeDistance
        result.participants = participants.map { participant in
            guard let partner = participant.screen.flatMap(other.participant) else {
                return participant.replacingPoses { pose(of: participant, at: $0) }
            }
            return participant.rendered(as: partner.subject).replacingPoses { time in
                pose(of: participant, at: time).followed(by: otherPose(of: partner, at: time))
            }
        }
        // The other's elements fly along in front, and its backdrop comes behind. Of what both have, this one's is taken.
        let own = Set(participants.map(\.subject.place))
        let others = other.participants.filter { $0.screen == nil && !own.contains($0.subject.place) }
        result.participants += others.map { participant in
            participant.replacingPoses { otherPose(of: participant, at: $0) }
        }
        return result
    }
}

extension Participant {
    /// The same part with a pose worked out for each of many moments.
    fileprivate func replacingPoses(_ pose: (CGFloat) -> Pose) -> Participant {
        Participant(subject, anchor: anchor, shadow: shadow, keyframes: Keyframe.sampled(pose))
    }

    /// The same part by a picture of the screen, where that is what another goes by.
    fileprivate func rendered(as other: Subject) -> Participant {
        guard case .screen(let side) = subject, case .picture = other else { return self }
        return Participant(.picture(of: side), anchor: anchor, shadow: shadow, keyframes: keyframes)
    }
}

extension Participant.Subject {
    /// What it is, whether a picture or a surface plays it.
    fileprivate var place: Participant.Subject {
        guard let (id, side) = element else { return self }
        return .element(id, on: side)
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
        pose.opacity = opacity.unit(or: 1) * second.opacity.unit(or: 1)
        pose.dimming = 1 - (1 - dimming.unit(or: 0)) * (1 - second.dimming.unit(or: 0))
        pose.cornerRadius = max(cornerRadius, second.cornerRadius)
        pose.shadowOpacity = max(shadowOpacity, second.shadowOpacity)
        pose.clip = clip.intersected(with: second.clip)
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

extension Pose.Clip {
    /// What is seen through both. Where that is one of the two, it has that one's corners, else the squarer ones.
    fileprivate func intersected(with other: Pose.Clip) -> Pose.Clip {
        if self == Pose.Clip() { return other }
        if other == Pose.Clip() { return self }
        let common = rect.intersection(other.rect)
        guard !common.isNull else {
            return Pose.Clip(rect: CGRect(origin: rect.origin, size: .zero))
        }
        if common == rect { return self }
        if common == other.rect { return other }
        return Pose.Clip(rect: common, cornerRadius: min(cornerRadius, other.cornerRadius))
    }
}
