import Foundation

extension Choreography {
    /// Returns whether ``combined(with:durations:in:)`` is possible. Two sets of slices, or slices and a
    /// screen that moves, have no common motion.
    func canCombine(with other: Choreography) -> Bool {
        switch (isCut, other.isCut) {
        case (true, true): false
        case (true, false): !other.withoutDecorationClips().movesWholeScreens
        case (false, true): !withoutDecorationClips().movesWholeScreens
        case (false, false): true
        }
    }

    /// Whether the choreography cuts a screen into slices.
    private var isCut: Bool { participants.contains { $0.slice != nil } }

    /// The choreography for screens in slices, which aren't clipped to what's behind the whole screen, and
    /// don't move along with it.
    ///
    /// - Parameter isCut: A closure that returns whether the screen of a side is in slices.
    private func withoutDecorationClips(_ isCut: (TransitionSide) -> Bool = { _ in true }) -> Choreography {
        with {
            $0.participants = participants.map { participant in
                guard participant.isClippedToDecoration, participant.screen.map(isCut) == true else {
                    return participant
                }
                return participant.with(
                    keyframes: participant.keyframes.mapPoses { Pose.rest.faded(to: $0.opacity) }
                )
            }
        }
    }

    /// Whether a screen itself moves, unlike views that move in front of it.
    private var movesWholeScreens: Bool {
        participants.contains { $0.screen != nil && !$0.keyframes.allSatisfy(\.pose.isInPlace) }
    }

    /// Returns a choreography that plays both at the same time: the other one's poses apply to the result of
    /// this one's.
    func combined(
        with other: Choreography,
        durations: (TimeInterval, TimeInterval),
        in scene: TransitionScene
    ) -> Choreography {
        // The choreography with slices determines the participants.
        if other.isCut { return other.combined(with: self, durations: (durations.1, durations.0), in: scene) }
        let other = isCut ? other.withoutDecorationClips { isCut($0) } : other
        let (first, second) = (durations.0.playable, durations.1.playable)
        let total = max(first, second)
        /// Returns a closure that returns the pose of one of the two at a moment of the combination.
        func poses(_ timing: TimingCurve, _ duration: TimeInterval) -> (Participant, CGFloat) -> Pose {
            // Solved once, because there are many participants and moments.
            let curve = timing.solved(duration: duration)
            return { participant, time in
                // A spring isn't exactly at rest at its end.
                let isPlaying = duration > 0 && time * total < duration
                return participant.playedPose(at: isPlaying ? curve.value(at: time * total / duration) : 1)
            }
        }
        let (pose, otherPose) = (poses(timing, first), poses(other.timing, second))
        let times = Set([0] + moments(first, of: total) + other.moments(second, of: total)).sorted()

        var result = self
        result.timing = .linear
        result.eyeDistance = playableEyeDistance ?? other.playableEyeDistance
        result.vanishingPoint = playableEyeDistance == nil ? other.vanishingPoint : vanishingPoint
        result.participants = participants.map { participant in
            guard let partner = participant.owner.flatMap(other.participant(showing:)) else {
                return participant.replacingPoses(times) { pose(participant, $0) }
            }
            let isScreen = participant.screen != nil
            let pivot =
                isScreen
                ? Pivot(participant, partner, in: scene) : Pivot(participant, about: partner, in: scene)
            return (isScreen ? participant.completed(by: partner) : participant).replacingPoses(times) {
                pose(participant, $0).concatenating(otherPose(partner, $0), about: pivot)
            }
        }
        // A screen that only the other choreography contains follows that one, and keeps its order there.
        let missing = other.participants.filter { $0.screen.map { participant(showing: $0) == nil } ?? false }
        let isInFront = missing.first?.screen == other.participants.compactMap(\.screen).last
        result.participants.insert(
            contentsOf: missing.map { part in part.replacingPoses(times) { otherPose(part, $0) } },
            at: isInFront ? result.participants.endIndex : 0
        )
        // The other choreography's elements come in front. If both contain an element or a backdrop, this
        // choreography's applies.
        let own = Set(participants.map(\.subject.identity))
        let others = other.participants.filter { $0.screen == nil && !own.contains($0.subject.identity) }
        for participant in others {
            // There's no blurred picture of slices.
            if let side = participant.blurredScreen, isCut(side) { continue }
            let partner = participant.leader.flatMap(self.participant(showing:))
            let pivot = partner.map { Pivot(participant, about: $0, in: scene) }
            let added = participant.replacingPoses(times) { time in
                let alone = otherPose(participant, time)
                guard let partner, let pivot else { return alone }
                return alone.concatenating(pose(partner, time), about: pivot)
            }
            let place = result.place(of: participant, from: other)
            result.participants.insert(added, at: place ?? result.participants.endIndex)
        }
        return result
    }

    /// Returns the moments of a combination at which this choreography needs poses: evenly spaced ones, those
    /// around its jumps, and those of its keyframes if its timing is linear.
    ///
    /// - Parameters:
    ///   - duration: The duration of this choreography, in seconds.
    ///   - total: The duration of the combination, in seconds.
    private func moments(_ duration: TimeInterval, of total: TimeInterval) -> [CGFloat] {
        let parts = timing == .linear ? participants : []
        let even = (1...60).map { CGFloat($0) / 60 } + jumps(duration: duration)
        let found = even + parts.flatMap { $0.keyframes.map(\.time) }
        return total > 0 ? found.map { min($0 * duration / total, 1) } : found
    }

    /// Returns the moments directly before and after jumps, which are keyframes at nearly the same time. With
    /// evenly spaced moments only, a jump would become a short motion.
    ///
    /// - Parameter duration: The duration, in seconds. The moments are fractions of it.
    private func jumps(duration: TimeInterval) -> [CGFloat] {
        let pairs = participants.flatMap { zip($0.keyframes, $0.keyframes.dropFirst()) }
        let jumps = pairs.filter { $1.time - $0.time < 1 / 240 && $0.pose != $1.pose }
        let times = Set(jumps.flatMap { [$0.time, $1.time] })
        let solution = timing.solved(duration: duration)
        return (1...60).flatMap { step -> [CGFloat] in
            let (start, end) = (CGFloat(step - 1) / 60, CGFloat(step) / 60)
            let (low, high) = (solution.value(at: start), solution.value(at: end))
            return times.filter { min(low, high) < $0 && $0 <= max(low, high) }
                .map { solution.moment(of: $0, between: start, and: end) }
                .flatMap { [max($0 - 1e-5, 0), min($0 + 1e-5, 1)] }
        }
    }

    /// Returns where to insert a blurred picture or a decoration from another choreography, or `nil` if it
    /// comes in front. A picture stays directly in front of its screen or directly behind it, as in the other
    /// choreography. If it's behind both screens there, it stays behind both.
    private func place(of participant: Participant, from other: Choreography) -> Int? {
        if participant.isDecoration { return place(ofDecoration: participant, from: other) }
        guard let side = participant.blurredScreen else { return nil }
        let behind = other.participants.prefix { $0 != participant }
        if behind.allSatisfy({ $0.screen == nil }) { return participants.startIndex }
        let isItsScreen: (Participant) -> Bool = { $0.screen == side }
        if !behind.contains(where: isItsScreen), other.participants.contains(where: isItsScreen) {
            return participants.firstIndex(where: isItsScreen)
        }
        return participants.lastIndex(where: isItsScreen).map { $0 + 1 }
    }

    /// Returns where to insert a decoration from another choreography, or `nil` if it comes in front. It
    /// stays directly in front of the screen that it belongs to, or behind both screens, and otherwise behind
    /// the next screen.
    private func place(ofDecoration decoration: Participant, from other: Choreography) -> Int? {
        let behind = other.participants.prefix { $0 != decoration }
        if let side = decoration.accompaniedScreen {
            if behind.last(where: { !$0.isDecoration })?.screen == side { return indexInFront(of: side) }
        } else if behind.allSatisfy({ $0.screen == nil }) {
            return participants.firstIndex { $0.screen != nil }
        }
        let screen = other.participants.dropFirst(behind.count).first { $0.screen != nil }?.screen
        return screen.flatMap { side in participants.firstIndex { $0.screen == side } }
    }

    /// Returns the index after a screen and the decorations that belong to it.
    private func indexInFront(of side: TransitionSide) -> Int? {
        guard let index = participants.lastIndex(where: { $0.screen == side }) else { return nil }
        return participants[(index + 1)...].firstIndex { $0.accompaniedScreen != side }
            ?? participants.endIndex
    }

    private func isCut(_ side: TransitionSide) -> Bool {
        participants.contains { $0.screen == side && $0.slice != nil }
    }
}

extension Participant {
    /// The screen of which the participant is a blurred picture.
    var blurredScreen: TransitionSide? { if case .blurredPicture(let side) = subject { side } else { nil } }

    fileprivate var isDecoration: Bool { if case .decoration = subject { true } else { false } }

    /// The screen that the participant shows, sharp or blurred, or that it belongs to.
    var owner: TransitionSide? { screen ?? leader }

    /// The screen whose motion the participant follows.
    fileprivate var leader: TransitionSide? { accompaniedScreen ?? blurredScreen }

    /// Returns the participant with a calculated pose for each of many moments.
    fileprivate func replacingPoses(_ times: [CGFloat], _ pose: (CGFloat) -> Pose) -> Participant {
        with(keyframes: times.map { Keyframe(at: $0, pose($0)) })
    }

    /// Returns the participant as a picture of the screen, if the other subject is one.
    fileprivate func rendered(as other: Subject) -> Participant {
        guard case .screen(let side) = subject, case .picture = other else { return self }
        return with(.picture(of: side), keyframes: keyframes)
    }

    /// Returns the participant with the clip shape, shade, shadow, and tint of another one, except for those
    /// that its own poses use, and with the view that the other one follows, if it follows none itself. It's
    /// a picture if the other one is, and clipped to a decoration if one of them is and the other allows it.
    fileprivate func completed(by other: Participant) -> Participant {
        let used = PoseEffects(of: keyframes.map(\.pose))
        var participant = rendered(as: other.subject)
        participant.tint = tint ?? other.tint
        participant.followedElement = followedElement ?? other.followedElement
        if !used.clips { participant.clipShape = other.clipShape }
        if !used.castsShadow { participant.shadow = other.shadow }
        if !used.dims {
            participant.shade = other.shade
            // Each slice would repeat the gradient of the whole screen.
            if slice != nil { participant.shade.strongestEdge = nil }
        }
        let both = [self, other]
        participant.isClippedToDecoration =
            both.contains { $0.isClippedToDecoration }
            && both.allSatisfy { $0.isClippedToDecoration || $0.isWhole }
        return participant
    }

    /// Whether it's never clipped.
    private var isWhole: Bool { keyframes.allSatisfy { $0.pose.clip == Pose.Clip() } }
}
