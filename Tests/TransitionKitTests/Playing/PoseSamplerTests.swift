import Testing
import UIKit

@testable import TransitionKit

/// The poses between which Core Animation interpolates.
@MainActor @Suite struct PoseSamplerTests {
    private func samples(
        _ participant: Participant,
        _ timing: TimingCurve = .linear,
        duration: TimeInterval = 0.5
    ) -> PoseSamples? {
        var sampler = PoseSampler(timing: timing, duration: duration)
        return sampler.samples(of: participant, isUpright: true, isBent: false)
    }

    @Test("A participant that doesn't change isn't animated")
    func aParticipantThatDoesntChangeIsntAnimated() {
        let away = Pose.rest.translated(x: 10)
        #expect(samples(Participant(.outgoing, from: away, to: away)) == nil)
    }

    @Test("A curve from one pose to another is an animation between two values, and a spring is sampled")
    func aCurveFromOnePoseToAnotherIsAnAnimationBetweenTwo() throws {
        let participant = Participant(.outgoing, to: .rest.translated(x: 100))
        let curve = try #require(samples(participant, .easeInOut))
        #expect(curve.poses.map(\.x) == [0, 100])
        #expect(curve.functions?.count == 1)
        let spring = TimingCurve.spring(dampingRatio: 0.5)
        let swing = try #require(samples(participant, spring))
        #expect(swing.poses.count == 61)
        for (index, pose) in swing.poses.enumerated() {
            let time = CGFloat(index) / 60
            #expect(abs(pose.x - 100 * spring.value(at: time, duration: 0.5)) < 1e-6)
        }
    }

    @Test("At constant speed, the keyframes themselves are enough, with their own curves")
    func atConstantSpeedTheKeyframesThemselvesAreEnoughWithTheirOwnCurves() throws {
        let (left, right) = (Pose.rest.translated(x: -20), Pose.rest.translated(x: 20))
        let participant = Participant(
            .outgoing,
            keyframes: [
                Keyframe(at: 0.25, .rest), Keyframe(at: 0.5, left, timing: .easeOut),
                Keyframe(at: 0.5, right), Keyframe(at: 0.75, .rest),
            ]
        )
        let found = try #require(samples(participant))
        #expect(found.poses.map(\.x) == [0, 0, -20, 20, 0, 0])
        #expect(found.keyTimes?.map(\.doubleValue) == [0, 0.25, 0.5, 0.5, 0.75, 1])
        #expect(found.functions?.count == 5)
    }

    @Test("What Core Animation would interpolate otherwise is sampled")
    func whatCoreAnimationWouldInterpolateOtherwiseIsSampled() throws {
        var mirrored = Pose.rest
        mirrored.scaleX = -1
        var flat = Pose.rest
        flat.scaleX = 0
        var part = Pose.rest
        part.clip.rect.size.width = 0.5
        part.shadowOpacity = 1
        let pale = Pose.rest.faded(to: 0.4)
        let bend = [
            Keyframe(at: 0, .rest), Keyframe(at: 0.3, .rest.translated(x: 50), timing: .easeIn),
            Keyframe(at: 1, .rest),
        ]
        for (participant, timing) in [
            (Participant(.outgoing, to: .rest.rotated(to: 3)), TimingCurve.linear),
            (Participant(.outgoing, to: mirrored), .linear),
            (Participant(.outgoing, from: flat), .linear),
            (Participant(.outgoing, from: part, to: part.scaled(by: 2)), .linear),
            (Participant(.outgoing, keyframes: bend), .responsive),
            (Participant(.outgoing, from: .rest.faded(to: 0).shadowed(to: 0.5)), .linear),
            (Participant(.picture(of: .incoming), from: .rest.faded(to: 0).dimmed(to: 0.8)), .linear),
            (Participant(.incoming, tint: .green, from: .rest.faded(to: 0)), .linear),
            (Participant(.incoming, from: pale, to: pale.dimmed(to: 1)), .linear),
        ] {
            let found = try #require(samples(participant, timing))
            #expect(found.poses.count == (found.keyTimes == nil ? 61 : 62))
            for (index, pose) in found.poses.enumerated() {
                let time = found.keyTimes.map { CGFloat($0[index].doubleValue) } ?? CGFloat(index) / 60
                let exact = participant.pose(at: timing.value(at: time))
                #expect(abs(pose.x - exact.x) < 1e-3)
                #expect(abs(pose.rotation.angle - exact.rotation.angle) < 1e-9)
                #expect(abs(pose.scaleX - exact.scaleX) < 1e-9)
            }
        }
    }

    @Test("What has limits is sampled along a curve that goes beyond them, and a mere move isn't")
    func whatHasLimitsIsSampledAlongCurveThatGoesBeyondThem() {
        let back = TimingCurve.cubic(CGPoint(x: 0.68, y: -0.55), CGPoint(x: 0.265, y: 1.55))
        let slot = CGRect(x: 0.5, y: 0, width: 0, height: 1)
        for pose in [
            Pose.rest.faded(to: 0), .rest.dimmed(to: 1), .rest.shadowed(to: 1), .rest.rounded(to: 8),
            .rest.clipped(to: slot),
        ] {
            let participant = Participant(.incoming, from: pose)
            #expect(samples(participant, back)?.poses.count == 61)
            #expect(samples(participant, .easeInOut)?.poses.count == 2)
            let keyframes = [Keyframe(at: 0, pose), Keyframe(at: 1, .rest, timing: back)]
            #expect(samples(Participant(.incoming, keyframes: keyframes))?.poses.count == 61)
        }
        #expect(samples(Participant(.incoming, from: .rest.translated(x: 9)), back)?.poses.count == 2)
    }

    @Test("There's a pose at each keyframe, whenever the transition passes it")
    func theresAPoseAtEachKeyframe() throws {
        let bend = Participant(
            .outgoing,
            keyframes: [
                Keyframe(at: 0, .rest), Keyframe(at: 0.3, .rest.translated(x: 50)), Keyframe(at: 1, .rest),
            ]
        )
        // Twice there, and once back.
        let bouncing = TimingCurve.spring(dampingRatio: 0.1, initialVelocity: 0)
        for timing in [TimingCurve.responsive, .easeIn, bouncing] {
            let found = try #require(samples(bend, timing))
            #expect(found.poses.contains { abs($0.x - 50) < 1e-3 })
            let times = try #require(found.keyTimes).map(\.doubleValue)
            #expect(zip(times, times.dropFirst()).allSatisfy { $0 < $1 })
            #expect(times.first == 0 && times.last == 1)
        }
    }

    @Test("Where keyframes are as close as frames, they're enough, within half a millisecond of the motion")
    func whereKeyframesAreAsCloseAsFramesTheyreEnough() throws {
        let path = Keyframe.sampled { .rest.translated(x: 100 * sin(2 * $0), y: 300 * $0 * $0) }
        let participant = Participant(.outgoing, keyframes: path)
        for timing in [TimingCurve.easeInOut, .cubic(CGPoint(x: 0.25, y: 0.15), CGPoint(x: 0.75, y: 0.8))] {
            let found = try #require(samples(participant, timing, duration: 0.6))
            let times = try #require(found.keyTimes).map(\.doubleValue)
            // There are 61 keyframes and 73 frames.
            #expect((61..<95).contains(found.poses.count))
            #expect(zip(times, times.dropFirst()).allSatisfy { $0 < $1 })
            func exact(_ time: Double) -> Pose { participant.pose(at: timing.value(at: CGFloat(time))) }
            let moments = Array(stride(from: 0.01, to: 0.99, by: 0.0021))
            // The longest way of half a millisecond.
            let ways = moments.map { (before: exact($0), after: exact($0 + 0.5 / 600)) }
            let x = try #require(ways.map { abs($0.after.x - $0.before.x) }.max())
            let y = try #require(ways.map { abs($0.after.y - $0.before.y) }.max())
            for time in moments {
                let next = try #require(times.firstIndex { $0 > time })
                let part = CGFloat((time - times[next - 1]) / (times[next] - times[next - 1]))
                let shown = found.poses[next - 1].interpolated(to: found.poses[next], at: part)
                #expect(abs(shown.x - exact(time).x) < x)
                #expect(abs(shown.y - exact(time).y) < y)
            }
        }
    }
}
