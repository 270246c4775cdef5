import UIKit

extension Choreography {
    /// Returns the choreography, adapted to screens without a background and to a screen that doesn't take
    /// part.
    func adapted(to scene: TransitionScene) -> Choreography {
        adaptedToSeeThroughScreens(in: scene).adaptedToMissingScreen(in: scene)
    }

    /// Returns the choreography for a scene in which only one screen takes part, while the other stays in
    /// place. Where the other screen would uncover or cover this one, this one fades in or out, rather than
    /// appearing or disappearing at once. The time that only the other screen needs is left out.
    func adaptedToMissingScreen(in scene: TransitionScene) -> Choreography {
        guard scene.hasOutgoingView != scene.hasIncomingView, !isForOneScreen else { return self }
        let (side, away): (TransitionSide, CGFloat) = scene.hasIncomingView ? (.incoming, 0) : (.outgoing, 1)
        // Decorations that belong to the other screen would be alone.
        let adapted = participants.filter { $0.accompaniedScreen != side.opposite }.map { participant in
            participant.owner == side ? appearing(participant, at: away, in: scene) : participant
        }
        return with { $0.participants = adapted }.trimmed(to: side, in: scene)
    }

    /// Returns a participant that fades in or out if it would otherwise appear or disappear at once, because
    /// it's visible when its screen isn't there yet, or isn't there anymore.
    ///
    /// - Parameter away: When its screen isn't there: at 0, the start of the transition, or at 1, its end.
    func appearing(_ participant: Participant, at away: CGFloat, in scene: TransitionScene) -> Participant {
        guard isSeen(participant, at: away, in: scene) else { return participant }
        // Not for long, because text is hard to read in front of text.
        let length: CGFloat = 0.22
        let keyframes = Keyframe.sampled { time in
            let pose = participant.pose(at: time)
            let presence = min(abs(time - away) / length, 1)
            // It starts and ends gently, but not so slowly that nothing seems to happen.
            let gentle = presence * presence * (3 - 2 * presence)
            return pose.faded(to: pose.opacity.fraction(or: 1) * (presence + gentle) / 2)
        }
        return participant.with(keyframes: keyframes)
    }

    /// Returns the choreography without the time before the first change of a screen, and after its last one.
    private func trimmed(to side: TransitionSide, in scene: TransitionScene) -> Choreography {
        let steps = 40
        var (start, end) = (steps, 0)
        for participant in participants where participant.canBeSeen(without: side.opposite) {
            func changes(after step: Int) -> Bool {
                look(of: participant, at: CGFloat(step) / CGFloat(steps), in: scene)
                    != look(of: participant, at: CGFloat(step + 1) / CGFloat(steps), in: scene)
            }
            start = (0..<start).first(where: changes) ?? start
            end = (end..<steps).last(where: changes).map { $0 + 1 } ?? end
        }
        guard start < end, end - start < steps else { return self }
        let part = CGFloat(start) / CGFloat(steps)...CGFloat(end) / CGFloat(steps)
        // What's left out may not be quite still: equal looks can differ by a fraction of a point, and a
        // participant that's edge-on isn't entirely invisible. So each one keeps its first and last pose.
        return with { $0.participants = participants.map { $0.showing(part) } }
    }

    /// Returns how a participant looks at a fraction of the transition, or `nil` if it isn't visible. Two
    /// poses can look alike, such as those of a screen that's farther away, but larger.
    private func look(of participant: Participant, at time: CGFloat, in scene: TransitionScene) -> Look? {
        guard isSeen(participant, at: time, withShadow: true, in: scene) else { return nil }
        let pose = participant.pose(at: time)
        let corners = corners(of: participant, in: pose, scene).flatMap {
            [(10 * $0.x).rounded(), (10 * $0.y).rounded()]
        }
        return Look(corners: corners, pose: participant.appearance(in: pose, scene))
    }

    /// How a participant looks: its corners in tenths of a point, and the pose without its motion.
    private struct Look: Equatable {
        let corners: [CGFloat]
        let pose: Pose
    }

    /// Returns whether any of a participant is visible in the container at a fraction of the transition.
    ///
    /// - Parameter withShadow: Whether the shadow counts as well.
    private func isSeen(
        _ participant: Participant,
        at time: CGFloat,
        withShadow: Bool = false,
        in scene: TransitionScene
    ) -> Bool {
        let pose = participant.pose(at: time)
        // Nobody can see a smaller opacity.
        guard pose.opacity.fraction(or: 1) > 1 / 255 else { return false }
        let corners = corners(of: participant, in: pose, scene)
        let box = corners.reduce(CGRect.null) { $0.union(CGRect(origin: $1, size: .zero)) }
        let reach = withShadow && pose.shadowOpacity > 0 ? participant.shadow.reach : 0
        let seen = box.insetBy(dx: -reach, dy: -reach).intersection(CGRect(origin: .zero, size: scene.size))
        // A participant that's edge-on has no area.
        let diagonals = (corners[2] - corners[0], corners[3] - corners[1])
        let area = abs(diagonals.0.dx * diagonals.1.dy - diagonals.0.dy * diagonals.1.dx) / 2
        let frame = participant.restingFrame(in: scene)
        // The limit is smaller for thin slices, because many of them are visible together.
        let least = min(min(frame.width, frame.height) / 50, 1)
        return min(seen.width, seen.height) > least && area > least * max(box.width, box.height)
    }

    /// Returns the corners of the visible part of a participant in the container, as the viewer sees them.
    private func corners(of participant: Participant, in pose: Pose, _ scene: TransitionScene) -> [CGPoint] {
        // The point where parallel lines converge in the distance.
        let vanishing = vanishingPoint(in: CGRect(origin: .zero, size: scene.size))
        let (frame, anchor) = (participant.restingFrame(in: scene), participant.anchor.playable)
        let (clip, matrix) = (participant.shownPart(of: pose.clip.playable.rect, in: scene), pose.transform)
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

extension Participant {
    /// Whether there's anything to show without one of the screens.
    fileprivate func canBeSeen(without side: TransitionSide) -> Bool {
        switch subject {
        case .screen(side), .picture(side), .slice(_, side, _), .blurredPicture(side): false
        case .backdrop, .blurredBackdrop: false
        default: true
        }
    }

    /// Returns the participant with only its motion in a part of the transition, stretched to the duration of
    /// the whole transition. Its first and last poses stay the same.
    fileprivate func showing(_ part: ClosedRange<CGFloat>) -> Participant {
        let (start, length) = (part.lowerBound, part.upperBound - part.lowerBound)
        let isCurved = keyframes.contains { $0.timing != .linear }
        let frames = (isCurved ? Keyframe.sampled(pose) : keyframes).filter { part.contains($0.time) }
        func cut(_ frames: [(time: CGFloat, moment: CGFloat)]) -> [Keyframe] {
            frames.map { Keyframe(at: $0.time, pose(at: $0.moment)) }
        }
        // Where the participant is cut, it rests for a moment, so that a spring doesn't overshoot there.
        let end = part.upperBound
        let before = cut(start > 0 ? [(0, 0), (0.001, 0), (0.002, start)] : [])
        let after = cut(end < 1 ? [(0.998, end), (0.999, 1), (1, 1)] : [])
        let (low, high) = (before.last?.time ?? 0, after.first?.time ?? 1)
        let inner = frames.map { Keyframe(at: min(max(($0.time - start) / length, low), high), $0.pose) }
        return with(keyframes: before + inner + after)
    }

    /// Returns the visible properties of a pose, except for those that move the participant's corners.
    fileprivate func appearance(in pose: Pose, _ scene: TransitionScene) -> Pose {
        var look = Pose.rest.faded(to: pose.opacity).dimmed(to: pose.dimming).shadowed(to: pose.shadowOpacity)
            .rounded(to: pose.cornerRadius).scrolled(x: pose.contentOffsetX, y: pose.contentOffsetY)
        look.backgroundColor = pose.backgroundColor
        if clipShape != .rectangle || pose.clip.cornerRadius > 0, !shows(everythingIn: pose.clip, scene) {
            look.clip = pose.clip
        }
        return look
    }

    /// Returns whether a clip with round corners, or with a shape other than a rectangle, hides nothing that
    /// the screen shows.
    private func shows(everythingIn clip: Pose.Clip, _ scene: TransitionScene) -> Bool {
        let whole = shownPart(of: Pose.Clip.wholeScreen, in: scene)
        // The part of the clip, about its center, in which nothing is hidden: in a rectangle, however round
        // its corners are, it's at least the largest square in a circle, and in other shapes, it's smaller.
        let (rect, part) = (clip.rect, clipShape == .rectangle ? 1 / CGFloat(2).squareRoot() : 1 / 2.4)
        let (x, y) = (part / 2 * rect.width, part / 2 * rect.height)
        return rect.midX - x <= whole.minX && whole.maxX <= rect.midX + x
            && rect.midY - y <= whole.minY && whole.maxY <= rect.midY + y
    }

    /// Returns the part of a clip, in fractions of the participant, in which its screen shows anything.
    fileprivate func shownPart(of clip: CGRect, in scene: TransitionScene) -> CGRect {
        guard let screen, let shown = scene.shownFrames[screen] else { return clip }
        let frame = restingFrame(in: scene)
        guard !frame.isEmpty else { return clip }
        let part = clip.intersection(shown.fractions(of: frame))
        return part.isNull ? CGRect(origin: clip.origin, size: .zero) : part
    }
}
