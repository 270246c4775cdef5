import TestSupport
import Testing
import TransitionKit
@_spi(Host) import UIKit

/// The user's preference for cross-fades, an additional setting of Reduce Motion.
@MainActor @Suite struct CrossFadePreferenceTests {
    @Test("It overrides an animator that never reduces its motion", arguments: ReducedMotion.allCases)
    func winsOverNever(reducedMotion: ReducedMotion) throws {
        let playback = Playback(reducedMotion: reducedMotion)
        let animator = EvenSlideAnimator(duration: 1).animationController(playback: playback)
        let rig = TransitionRig(.custom, delegate: { _ in TransitionDelegate(animator) })
        UIAccessibility.setReduceMotionEnabled(true)
        UIAccessibility.setPrefersCrossFadeTransitions(true)
        #expect(animator.transitionDuration(using: nil) == 0.3)
        rig.start(.forward)
        rig.advance(by: 0.15)
        let fading = try #require(rig.second.view.layer.presentation())
        #expect(CATransform3DIsIdentity(fading.transform))
        #expect(abs(fading.opacity - 0.5) < 1e-4)
    }

    @Test("It has no effect without Reduce Motion, or if nothing moves")
    func itHasNoEffectWithoutReduceMotion() {
        _ = TransitionRig(.custom, delegate: { _ in HandWrittenDelegate(EvenSlideAnimator()) })
        let never = Playback(reducedMotion: .never)
        UIAccessibility.setPrefersCrossFadeTransitions(true)
        #expect(
            EvenSlideAnimator(duration: 1).animationController(playback: never).transitionDuration(using: nil)
                == 1
        )
        UIAccessibility.setReduceMotionEnabled(true)
        UIAccessibility.setPrefersCrossFadeTransitions(false)
        #expect(
            EvenSlideAnimator(duration: 1).animationController(playback: never).transitionDuration(using: nil)
                == 1
        )
        UIAccessibility.setPrefersCrossFadeTransitions(true)
        #expect(FadeAnimator().animationController(playback: never).transitionDuration(using: nil) == 1)
    }
}

/// An animator that moves nothing.
private struct FadeAnimator: Animator {
    var duration = 1.0

    func forward(in scene: TransitionScene) -> Choreography {
        Choreography(participants: [Participant(.outgoing), Participant(.incoming, from: .rest.faded(to: 0))])
    }
}
