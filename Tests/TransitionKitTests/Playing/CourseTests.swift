import Testing
import UIKit

@testable import TransitionKit

/// The keyframes chosen for a motion: as few as are close enough to it.
@MainActor @Suite struct CourseTests {
    private static let scene = TransitionScene(size: CGSize(width: 390, height: 844))

    private func steps(
        _ participant: Participant,
        _ timing: TimingCurve = .linear,
        eyeDistance: CGFloat? = nil,
        duration: TimeInterval = 1
    ) -> [Step] {
        let sight = Sight(Choreography(eyeDistance: eyeDistance, [participant]), in: Self.scene)
        var course = Course(timing: timing, duration: duration, sight: sight)
        return course.steps(of: participant)
    }

    @Test(
        "A curve returns when it reaches a value",
        arguments: [
            TimingCurve.prompt, .easeIn, .linear, .cubic(CGPoint(x: 1, y: 0), CGPoint(x: 0, y: 1)),
            .spring(dampingRatio: 0.4), .spring(dampingRatio: 1, initialVelocity: 8),
        ]
    )
    func arrival(curve: TimingCurve) throws {
        let solution = curve.solved()
        for value in stride(from: CGFloat(0.05), to: 1, by: 0.05) {
            let steps = (1...40).map { CGFloat($0) / 40 }
            let next = try #require(steps.first { solution.value(at: $0) >= value })
            let time = solution.time(of: value, between: next - 1 / 40, and: next)
            #expect(time > next - 1 / 40 && time <= next)
            #expect(abs(solution.value(at: time) - value) < 1e-9)
        }
    }

    // MARK: Linear motions

    @Test("A linear motion between keyframes requires a single step each")
    func straight() {
        func ends(_ keyframes: [Keyframe]) -> [CGFloat] {
            steps(Participant(.outgoing, keyframes: keyframes)).map(\.end)
        }
        let (left, right) = (Pose.rest.translated(x: 10), Pose.rest.translated(x: 20))
        #expect(
            ends([Keyframe(at: 0.25, .rest), Keyframe(at: 0.5, left), Keyframe(at: 1, right)]) == [0.5, 1]
        )
        // Three on a line become two.
        #expect(ends([Keyframe(at: 0, .rest), Keyframe(at: 0.5, left), Keyframe(at: 1, right)]) == [1])
        #expect(ends([Keyframe(at: 0.5, left)]).isEmpty)
        #expect(ends([Keyframe(at: 0, left), Keyframe(at: 1, left)]).isEmpty)
    }

    @Test("Nothing is animated before the first change and after the last one, but all the time in between")
    func ends() {
        let gone = Pose.rest.translated(x: 390)
        let keyframes = [
            Keyframe(at: 0, .rest), Keyframe(at: 0.2, .rest), Keyframe(at: 0.4, gone),
            Keyframe(at: 0.6, gone),
            Keyframe(at: 0.8, .rest), Keyframe(at: 1, .rest),
        ]
        let steps = steps(Participant(.outgoing, keyframes: keyframes))
        #expect(steps.map(\.start) == [0.2, 0.4, 0.6])
        #expect(steps.map(\.end) == [0.4, 0.6, 0.8])
    }

    @Test("A rotation is divided at right angles, and so is a mirrored one")
    func turns() {
        let turn = steps(Participant(.outgoing, to: .rest.rotated(to: 3 * .pi)))
        #expect(turn.count == 6)
        var flipped = Pose.rest
        flipped.scaleX = -1
        let mirror = steps(Participant(.outgoing, to: flipped), .easeInOut)
        let sides = mirror.map { Participant(.outgoing, to: flipped).pose(at: $0.progress).scaleX < 0 }
        #expect(sides.contains(true) && sides.contains(false))
        // The step in which it passes is a short one.
        let passing = mirror.first { Participant(.outgoing, to: flipped).pose(at: $0.progress).scaleX < 0 }
        #expect((passing.map { $0.end - $0.start } ?? 1) < 0.02)
    }

    @Test(
        "A replacement happens instantly, and nothing moves before it",
        arguments: [TimingCurve.easeInOut, .linear],
        [CGFloat(0.5), 1]
    )
    func jump(timing: TimingCurve, moment: CGFloat) throws {
        let gone = Pose.rest.translated(x: 390)
        let participant = Participant(
            .outgoing,
            keyframes: [
                Keyframe(at: 0, .rest), Keyframe(at: moment, .rest), Keyframe(at: moment, gone),
                Keyframe(at: 1, gone),
            ]
        )
        let step = try #require(steps(participant, timing).first)
        #expect(steps(participant, timing).count == 1)
        #expect(step.end - step.start < 0.01)
        #expect(abs(step.end - moment) < 0.01)
    }

    @Test(
        "A replacement at the first keyframe happens instantly, too",
        arguments: [TimingCurve.easeInOut, .linear]
    )
    func firstJump(timing: TimingCurve) throws {
        let gone = Pose.rest.translated(x: 390)
        let jump = [Keyframe(at: 0.5, .rest), Keyframe(at: 0.5, gone)]
        for keyframes in [jump, jump + [Keyframe(at: 1, gone)]] {
            let participant = Participant(.outgoing, keyframes: keyframes)
            let step = try #require(steps(participant, timing).first)
            #expect(steps(participant, timing).count == 1)
            #expect(step.end - step.start < 0.01)
            #expect(abs(step.end - 0.5) < 0.01)
        }
    }

    @Test("Motions before and after a replacement keep their ends")
    func motionWithJump() {
        let (left, right) = (Pose.rest.translated(x: -200), Pose.rest.translated(x: 200))
        let keyframes = [
            Keyframe(at: 0, .rest), Keyframe(at: 0.5, left), Keyframe(at: 0.5, right), Keyframe(at: 1, .rest),
        ]
        let steps = steps(Participant(.outgoing, keyframes: keyframes))
        #expect(steps.map { keyframes.pose(at: $0.stop).x } == [-200, 200, 0])
        #expect(steps.map(\.end).dropFirst() == [0.5, 1])
        #expect(abs((steps.first?.end ?? 0) - 0.5) < 0.01)
    }

    @Test("Slices that fly apart need fewer keyframes, and deviate as little as everything else")
    func flyingApart() {
        let part = CGRect(x: 0, y: 0, width: 0.5, height: 0.5)
        func flight(of subject: Participant.Subject) -> Participant {
            Participant(subject, to: .rest.translated(x: 390).rotated(to: 1))
        }
        let slice = flight(of: .slice(part, of: .outgoing))
        let joined = steps(slice, .easeInOut)
        let apart = steps(slice.flyingApart(), .easeInOut)
        #expect(apart.count < joined.count)
        #expect(apart == steps(flight(of: .picture(of: .outgoing)), .easeInOut))
    }

    @Test("Participants with the same times have the same moments, and others have their own")
    func sharedTimes() {
        func bend(at time: CGFloat, by length: CGFloat) -> Participant {
            Participant(
                .outgoing,
                keyframes: [
                    Keyframe(at: 0, .rest), Keyframe(at: time, .rest.translated(x: length)),
                    Keyframe(at: 1, .rest),
                ]
            )
        }
        let sight = Sight(Choreography([]), in: Self.scene)
        var course = Course(timing: .prompt, duration: 1, sight: sight)
        for participant in [bend(at: 0.3, by: 100), bend(at: 0.3, by: -50), bend(at: 0.6, by: 100)] {
            #expect(course.steps(of: participant) == steps(participant, .prompt))
        }
    }

    // MARK: Curves

    struct Way: CustomTestStringConvertible, Sendable {
        let name: String
        let participant: Participant
        var timing = TimingCurve.linear
        var eyeDistance: CGFloat?

        var testDescription: String { name }
    }

    nonisolated static let ways: [Way] = [
        Way(
            name: "a spring from below",
            participant: Participant(.incoming, from: .rest.translated(y: 844)),
            timing: .spring(dampingRatio: 0.6)
        ),
        Way(
            name: "a fade",
            participant: Participant(.incoming, from: .rest.faded(to: 0)),
            timing: .spring(dampingRatio: 1)
        ),
        Way(
            name: "a leaf",
            participant: Participant(
                .incoming,
                keyframes: [Keyframe(at: 0.5, .rest.rotated(to: .pi / 2, about: .y)), Keyframe(at: 1, .rest)]
            ),
            timing: .easeInOut,
            eyeDistance: 780
        ),
        Way(
            name: "a pendulum",
            participant: Participant(
                .outgoing,
                keyframes: Keyframe.sampled {
                    .rest.translated(x: 100 * sin(9 * $0)).rotated(to: sin(9 * $0)).dimmed(
                        to: abs(cos(5 * $0))
                    )
                }
            )
        ),
        Way(
            name: "something that comes close",
            participant: Participant(
                .outgoing,
                keyframes: Keyframe.sampled {
                    .rest.translated(x: 40 * $0 * $0, z: 700 * $0).scaled(by: 1 - 0.9 * $0)
                }
            ),
            timing: .cubic(CGPoint(x: 0.3, y: 0.2), CGPoint(x: 0.5, y: 1)),
            eyeDistance: 800
        ),
        Way(
            name: "a fall with a timing of its own",
            participant: Participant(
                .outgoing,
                keyframes: [
                    Keyframe(at: 0.1, .rest),
                    Keyframe(at: 0.9, .rest.translated(y: 900).rotated(to: 0.4), timing: .easeIn),
                ]
            )
        ),
        Way(
            name: "a growing opening",
            participant: Participant(
                .incoming,
                from: .rest.clipped(to: CGRect(x: 0.5, y: 0.5, width: 0, height: 0)),
                to: .rest.clipped(to: CGRect(x: -0.5, y: -0.5, width: 2, height: 2), cornerRadius: 300)
            ),
            timing: .easeIn
        ),
    ]

    /// Returns the deviation of a pose from another one, in units of the invisible deviation.
    private func error(_ shown: Pose, _ pose: Pose, _ way: Way) -> CGFloat {
        let sight = Sight(Choreography(eyeDistance: way.eyeDistance, []), in: Self.scene)
        let length = Sight.length / sight.magnification(at: pose.z)
        let clips = (shown.clip.rect, pose.clip.rect)
        let errors = [
            // At the edges, which are half of the container away from the anchor.
            (abs(shown.x - pose.x) + abs(shown.scaleX - pose.scaleX) * 195) / length,
            (abs(shown.y - pose.y) + abs(shown.scaleY - pose.scaleY) * 422) / length,
            abs(shown.rotation.angle - pose.rotation.angle) / Sight.angle,
            abs(shown.opacity - pose.opacity).unit(or: 1) / Sight.shade,
            abs(shown.dimming - pose.dimming) / Sight.shade,
            abs(clips.0.minX - clips.1.minX) * 390 / length, abs(clips.0.maxY - clips.1.maxY) * 844 / length,
            abs(shown.clip.cornerRadius - pose.clip.cornerRadius) / length,
        ]
        return errors.max() ?? 0
    }

    /// Returns the largest deviation of a linear step from one moment to another.
    private func error(of way: Way, from start: CGFloat, to end: CGFloat) -> CGFloat {
        func pose(_ time: CGFloat) -> Pose {
            way.participant.pose(at: time == 1 ? 1 : way.timing.value(at: time, duration: 1))
        }
        let (first, last) = (pose(start), pose(end))
        return (0...50).map { index -> CGFloat in
            let part = CGFloat(index) / 50
            let time = start.interpolated(to: end, at: part)
            return error(first.interpolated(to: last, at: part), pose(time), way)
        }.max() ?? 0
    }

    @Test("The linear steps aren't visible, and there isn't one keyframe too many", arguments: ways)
    func few(way: Way) throws {
        let steps = steps(way.participant, way.timing, eyeDistance: way.eyeDistance)
        #expect(steps.count > 1)
        for (step, next) in zip(steps, steps.dropFirst()) { #expect(step.end == next.start) }
        // Between the moments that are examined, the deviation can be slightly larger.
        for step in steps { #expect(error(of: way, from: step.start, to: step.end) < 1.2) }
        // Content that comes close to the eye has a stricter limit.
        let least: CGFloat = way.eyeDistance == nil ? 0.9 : 0.4
        for (step, next) in zip(steps, steps.dropFirst()) {
            #expect(error(of: way, from: step.start, to: next.end) > least)
        }
    }

    @Test("Longer paths have more keyframes: twice as many for four times the length")
    func growth() {
        func count(_ way: CGFloat) -> Int {
            steps(Participant(.incoming, from: .rest.translated(y: way)), .easeInOut, duration: 4).count
        }
        #expect(count(200) > 5)
        #expect(abs(CGFloat(count(800)) / CGFloat(count(200)) - 2) < 0.3)
        #expect(abs(CGFloat(count(3200)) / CGFloat(count(800)) - 2) < 0.3)
    }

    @Test("Values that aren't numbers do no harm")
    func nonsense() {
        for value in [CGFloat.nan, .infinity, -.infinity] {
            var pose = Pose.rest.translated(x: value, y: value, z: value).rotated(to: value).faded(to: value)
            pose.scaleX = value
            pose.cornerRadius = value
            let steps = steps(Participant(.outgoing, to: pose), .easeInOut, eyeDistance: value)
            #expect(steps.allSatisfy { $0.start < $0.end })
            #expect(steps.count < 200)
        }
    }
}
