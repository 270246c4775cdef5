import Foundation

extension Choreography {
    /// Whether ``combined(with:durations:in:)`` has a meaning: of two sets of slices, or of slices that move and a
    /// screen that moves, there is no common motion.
    func canCombine(with other: Choreography) -> Bool {
        switch (isCut, other.isCut) {
        case (true, true): false
        case (true, false): !other.movesScreens
        case (false, true): !movesScreens
        case (false, false): true
        }
    }

    /// The side whose screen is in front.
    private var frontScreen: TransitionSide? { participants.compactMap(\.screen).last }

    /// Whether it cuts a screen into slices.
    private var isCut: Bool { participants.contains { $0.slice != nil } }

    /// Both at the same time: to every pose of this one the other's pose of the same screen is added.
    func combined(
        with other: Choreography,
        durations: (TimeInterval, TimeInterval),
        in scene: TransitionScene
    ) -> Choreography {
        // The slices are the ones that stay.
        if other.isCut {
            return other.combined(with: self, durations: (durations.1, durations.0), in: scene)
        }
        let (first, second) = (durations.0.playable, durations.1.playable)
        let total = max(first, second)
        /// Where one of the two is at a moment of the whole.
        func progress(_ timing: TimingCurve, _ duration: TimeInterval, at time: CGFloat) -> CGFloat {
            // A spring is not wholly at rest at its end.
            guard duration > 0, time * total < duration else { return 1 }
            return timing.value(at: time * total / duration, duration: duration)
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
            let pivot = Pivot(participant, partner, in: scene)
            return participant.rendered(as: partner.subject).replacingPoses { time in
                pose(of: participant, at: time).followed(by: otherPose(of: partner, at: time), about: pivot)
            }
        }
        // A screen that only the other names does what the other says, behind this one's or in front as there.
        let missing = other.participants.filter { $0.screen.map { participant($0) == nil } ?? false }
        let isInFront = missing.first?.screen != nil && missing.first?.screen == other.frontScreen
        result.participants.insert(
            contentsOf: missing.map { part in part.replacingPoses { otherPose(of: part, at: $0) } },
            at: isInFront ? result.participants.endIndex : 0
        )
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

/// Where a second motion turns and scales a screen, seen from where a first one does.
private struct Pivot {
    /// From the second's anchor to the first's, in points.
    let offset: SIMD3<Double>
    /// How far the first's anchor is in front of the screen, in points.
    let depth: CGFloat

    init(_ first: Participant, _ second: Participant, in scene: TransitionScene) {
        let frame = first.screen == .outgoing ? scene.outgoingFrame : scene.incomingFrame
        let (mine, other) = (first.anchor.playable, second.anchor.playable)
        depth = mine.z
        // Slices stay in the place that the other leaves them; the anchor is the slice's.
        offset =
            first.slice == nil
            ? SIMD3<Double>(
                (mine.x - other.x) * frame.width,
                (mine.y - other.y) * frame.height,
                mine.z - other.z
            )
            : .zero
    }
}

extension Pose {
    /// The pose of what shows this pose, when it in turn takes another.
    ///
    /// Exact as long as the second scales evenly; a screen that is turned and then stretched would be skewed,
    /// which a pose can't be.
    fileprivate func followed(by second: Pose, about pivot: Pivot) -> Pose {
        var pose = self
        pose.scaleX *= second.scaleX
        pose.scaleY *= second.scaleY
        pose.rotation = rotation.followed(by: second.rotation)
        // What the first has moved, scaled and turned about the second's anchor, and seen from the first's again. A
        // screen's own depth is none, but for an anchor in front of it or behind.
        let depth = SIMD3<Double>(0, 0, -pivot.depth * (second.depthScale - 1))
        var place = second.turned(second.scaled(SIMD3<Double>(x, y, z) + pivot.offset)) - pivot.offset
        place += SIMD3<Double>(second.x, second.y, second.z) + pose.turned(depth)
        (pose.x, pose.y, pose.z) = (place.x, place.y, place.z)
        pose.opacity = opacity.unit(or: 1) * second.opacity.unit(or: 1)
        pose.dimming = 1 - (1 - dimming.unit(or: 0)) * (1 - second.dimming.unit(or: 0))
        pose.cornerRadius = max(cornerRadius, second.cornerRadius)
        pose.shadowOpacity = max(shadowOpacity, second.shadowOpacity)
        pose.clip = clip.intersected(with: second.clip)
        return pose
    }

    /// The factor by which depth grows: that of the width and the height, where both are one.
    private var depthScale: CGFloat { scaleX == scaleY ? scaleX : 1 }

    private func scaled(_ point: SIMD3<Double>) -> SIMD3<Double> {
        point * SIMD3<Double>(scaleX, scaleY, depthScale)
    }

    /// Where the turn takes a point, about the origin.
    private func turned(_ point: SIMD3<Double>) -> SIMD3<Double> {
        var turn = Pose.rest
        turn.rotation = rotation
        let m = turn.transform
        return SIMD3(
            point.x * m.m11 + point.y * m.m21 + point.z * m.m31,
            point.x * m.m12 + point.y * m.m22 + point.z * m.m32,
            point.x * m.m13 + point.y * m.m23 + point.z * m.m33
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
