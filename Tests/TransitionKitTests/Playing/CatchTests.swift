import TestSupport
import Testing
@_spi(Host) import UIKit

@testable import TransitionKit

/// Transitions that a finger catches in flight.
@MainActor @Suite struct CatchTests {
    nonisolated private static let timings: [TimingCurve] = [
        .spring(dampingRatio: 1), .spring(dampingRatio: 0.5), .spring(dampingRatio: 1, initialVelocity: 3),
        .easeInOut,
    ]

    /// The incoming screen moves in from the right with a stop on its way.
    private struct StoppingAnimator: Animator {
        let timing: TimingCurve
        var duration = 0.5

        func forward(in scene: TransitionScene) -> Choreography {
            let away = Pose.rest.translated(x: scene.size.width)
            let middle = Keyframe(at: 0.5, away.interpolated(to: .rest, at: 0.5))
            return Choreography(
                timing: timing,
                participants: [
                    Participant(
                        .incoming,
                        keyframes: [Keyframe(at: 0, away), middle, Keyframe(at: 1, .rest)]
                    )
                ]
            )
        }

        func backward(in scene: TransitionScene) -> Choreography { forward(in: scene) }
    }

    @Test(
        "When caught, a screen stops, follows linearly, and continues at the speed of the release",
        arguments: ContainerKind.allCases,
        timings
    )
    func whenCaughtAScreenStopsFollowsLinearlyAndContinuesAtTheSpeed(kind: ContainerKind, timing: TimingCurve)
    {
        for (velocity, finishes) in [(0, true), (2, true), (-2, false), (0, false)] as [(CGFloat, Bool)] {
            let interaction = InteractionController()
            let rig = TransitionRig(kind) { _ in
                TransitionDelegate(StoppingAnimator(timing: timing), interaction: interaction)
            }
            func shown() -> CGFloat {
                1 - (rig.second.view.layer.presentation()?.transform.m41 ?? .nan) / rig.window.bounds.width
            }
            rig.goToStart(of: .forward)
            rig.start(.forward)
            rig.advance(by: 0.1)
            let before = shown()
            #expect(before > 0.02 && before < 0.95)
            #expect(interaction.pause())
            UIApplication.shared.tick()
            #expect(abs(shown() - before) < 0.001)
            #expect(abs(interaction.percentComplete - before) < 0.005)
            for progress in [0.25, 0.4, 0.6, 0.7] as [CGFloat] {
                interaction.update(progress)
                rig.advance(by: 1.0 / 60)
                #expect(abs(shown() - progress) < 0.001)
            }
            if finishes {
                interaction.finish(velocity: velocity)
            } else {
                interaction.cancel(velocity: velocity)
            }
            rig.advance(by: 1.0 / 120)
            let step = shown() - 0.7
            #expect(velocity == 0 ? abs(step) < 0.02 : abs(step / (velocity / 120) - 1) < 0.35)
            // Caught again on the way to its end.
            rig.advance(by: 0.05)
            let again = shown()
            #expect(interaction.pause())
            UIApplication.shared.tick()
            #expect(abs(shown() - again) < 0.001)
            interaction.update(0.5)
            rig.advance(by: 1.0 / 60)
            #expect(abs(shown() - 0.5) < 0.001)
            if finishes { interaction.finish() } else { interaction.cancel() }
            rig.advance(by: 2)
            #expect(interaction.state == .idle)
            #expect(rig.coordinator == nil)
            #expect((rig.second.viewIfLoaded?.window != nil) == finishes)
        }
    }

    @Test("A spring that has passed its end when it's caught doesn't jump back when the finger moves")
    func caughtBeyondTheEnd() throws {
        let interaction = InteractionController()
        let animator = StoppingAnimator(timing: .spring(dampingRatio: 0.3))
        let rig = TransitionRig(.custom) { _ in TransitionDelegate(animator, interaction: interaction) }
        func shown() throws -> CGFloat {
            let layer = try #require(rig.second.view.layer.presentation())
            return 1 - layer.transform.m41 / rig.window.bounds.width
        }
        rig.goToStart(of: .forward)
        rig.start(.forward)
        for _ in 0..<50 where try shown() < 1.05 { rig.advance(by: 1.0 / 120) }
        #expect(interaction.pause())
        UIApplication.shared.tick()
        let caught = try shown()
        #expect(caught > 1.04)
        for progress in [1, 0.99, 0.98, 0.97, 0.9, 0.8] as [CGFloat] {
            interaction.update(progress)
            rig.advance(by: 1.0 / 60)
            // What it has passed fades out within a tenth of the way.
            let left = max(1 - (1 - progress) * 10, 0)
            #expect(abs(try shown() - (progress + (caught - 1) * left)) < 0.002)
        }
        interaction.finish()
        rig.settle()
        #expect(rig.shownScreen == "B")
    }
}
