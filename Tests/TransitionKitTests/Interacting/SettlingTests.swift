import CoreGraphics
import Foundation
import Testing

@testable import TransitionKit

/// The rest of a transition after a gesture.
@Suite struct SettlingTests {
    private func settling(
        from progress: CGFloat,
        to outcome: Outcome = .completed,
        velocity: CGFloat = 0,
        duration: TimeInterval = 0.4,
        speed: CGFloat = 1
    ) -> Settling {
        Settling(from: progress, to: outcome, velocity: velocity, duration: duration, speed: speed)
    }

    /// Returns the fraction of the distance that's covered, at moments from the beginning to the end.
    private func way(_ settling: Settling) -> [CGFloat] {
        (0...200).map { settling.progress(after: settling.duration * Double($0) / 200) }
    }

    @Test("The rest takes 1.5 times its share, but at least 0.3 seconds or the whole duration")
    func theRestTakes15TimesItsShare() {
        // Springs arrive gradually.
        #expect(abs(settling(from: 0.5, duration: 2).duration - 1.5) < 1e-9)
        #expect(abs(settling(from: 0.25, to: .cancelled, duration: 2).duration - 0.75) < 1e-9)
        #expect(settling(from: 0.75, duration: 0.5).duration == 0.3)
        #expect(settling(from: 0.5, duration: 0.2).duration == 0.2)
    }

    @Test("If hardly anything remains, the rest takes less time, down to a third of it")
    func hardlyAnythingRemains() {
        #expect(abs(settling(from: 0.9).duration - 0.15) < 1e-9)
        #expect(abs(settling(from: 0.1, to: .cancelled).duration - 0.15) < 1e-9)
        for progress in [0.94, 0.99, 1] as [CGFloat] {
            #expect(abs(settling(from: progress).duration - 0.1) < 1e-9)
            #expect(abs(settling(from: 1 - progress, to: .cancelled).duration - 0.1) < 1e-9)
        }
    }

    @Test("A completion speed divides the duration, within limits, and an invalid one is treated as 1")
    func completionSpeed() {
        let plain = settling(from: 0.5, duration: 2).duration
        #expect(abs(settling(from: 0.5, duration: 2, speed: 3).duration - plain / 3) < 1e-9)
        #expect(abs(settling(from: 0.5, duration: 2, speed: 0.5).duration - plain * 2) < 1e-9)
        for nonsense in [0, -2, .nan, .infinity] as [CGFloat] {
            #expect(settling(from: 0.5, duration: 2, speed: nonsense).duration == plain)
        }
        for (extreme, factor) in [(1e-9, 0.01), (.greatestFiniteMagnitude, 1000)] as [(CGFloat, Double)] {
            let rest = settling(from: 0.5, duration: 2, speed: extreme)
            #expect(abs(rest.duration * factor / plain - 1) < 1e-9)
        }
    }

    @Test(
        "It continues at the finger's speed toward the goal",
        arguments: [Outcome.completed, .cancelled]
    )
    func itContinuesAtTheFingersSpeedTowardTheGoal(outcome: Outcome) {
        let sign: CGFloat = outcome == .completed ? 1 : -1
        // 1.5 of the transition per second is 3 times the remaining half.
        let thrown = settling(from: 0.5, to: outcome, velocity: 1.5 * sign, duration: 1)
        #expect(abs(thrown.velocity - 3) < 1e-9)
        let speed = thrown.progress(after: 1e-4) / 1e-4
        #expect(abs(speed - 3) < 0.02)
        #expect(settling(from: 0.5, to: outcome, velocity: -1 * sign, duration: 1).velocity < 0)
    }

    @Test(
        "At any speed, it never overshoots its goal",
        arguments: [0.1, 1, 4, 30, 1e4] as [CGFloat]
    )
    func neverPasses(velocity: CGFloat) {
        for (progress, outcome) in [
            (0, Outcome.completed), (0.5, .completed), (0.97, .completed), (0.5, .cancelled),
        ] {
            let thrown = settling(
                from: progress,
                to: outcome,
                velocity: outcome == .completed ? velocity : -velocity,
                duration: 1
            )
            // The frequency of a platform's spring can be different. At this speed, it arrives just in time.
            #expect(thrown.velocity * CGFloat(thrown.duration) <= 6 + 1e-9, "\(progress) \(outcome)")
            let way = way(thrown)
            #expect(way.allSatisfy { $0 > -1e-9 && $0 <= 1 + 1e-9 }, "\(progress) \(outcome)")
            #expect(zip(way, way.dropFirst()).allSatisfy { $0 <= $1 + 1e-9 }, "\(progress) \(outcome)")
        }
    }

    @Test("A higher speed arrives sooner, but takes at least a tenth of a second")
    func aHigherSpeedArrivesSooner() {
        let durations = [0, 6, 12, 24, 1e6].map { settling(from: 0.5, velocity: $0, duration: 2).duration }
        #expect(zip(durations, durations.dropFirst()).allSatisfy { $0 > $1 })
        #expect(abs(durations[2] - 0.25) < 1e-9)
        #expect(durations[4] == 0.1)
    }

    @Test(
        "In the opposite direction, it turns back, and stays within the transition",
        arguments: [-0.5, -3, -1e5] as [CGFloat]
    )
    func thrownBack(velocity: CGFloat) {
        let (progress, remaining): (CGFloat, CGFloat) = (0.5, 0.5)
        let way = way(settling(from: progress, velocity: velocity, duration: 1))
        #expect(way.contains { $0 < 0 })
        #expect(way.allSatisfy { progress + remaining * $0 >= 0 })
        // At the very beginning, there's no room for this.
        let atStart = settling(from: 0.02, velocity: velocity, duration: 1)
        #expect(atStart.velocity == 0)
        #expect(self.way(atStart).allSatisfy { $0 >= 0 })
    }

    @Test("A speed that isn't a number is treated as 0", arguments: [CGFloat.nan, .infinity, -.infinity])
    func aSpeedThatIsntANumberIsTreatedAs0(velocity: CGFloat) {
        for outcome in [Outcome.completed, .cancelled] {
            #expect(settling(from: 0.3, to: outcome, velocity: velocity) == settling(from: 0.3, to: outcome))
        }
    }

    @Test("A transition without a duration settles immediately")
    func withoutDuration() {
        for velocity in [-5, 0, 5] as [CGFloat] {
            let settling = settling(from: 0.5, velocity: velocity, duration: 0)
            #expect(settling.velocity.isFinite)
            #expect(settling.duration == 0)
            #expect(settling.progress(after: 0) == 1)
        }
    }
}
