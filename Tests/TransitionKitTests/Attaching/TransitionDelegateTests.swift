import TestSupport
import Testing
import TransitionKit
@_spi(Host) import UIKit

/// Delegates of ours with other people's animators, and delegates of other people's with ours.
@MainActor @Suite struct TransitionDelegateTests {
    @Test(
        "Systems 3 and 13 to 15: a third-party animator in every container",
        arguments: ContainerKind.allCases,
        TransitionDirection.allCases
    )
    func thirdPartyAnimator(kind: ContainerKind, direction: TransitionDirection) throws {
        let rig = TransitionRig(kind, delegate: { TransitionDelegate(PlainAnimator(log: $0)) })
        rig.goToStart(of: direction)
        let screens = rig.screens(direction)
        rig.start(direction)
        rig.advance(by: 0.2)
        let old = try #require(screens.outgoing.view.layer.presentation())
        let new = try #require(screens.incoming.view.layer.presentation())
        // Half-way along UIKit's ease-in-ease-out.
        #expect(abs(old.transform.m11 - 0.55) < 1e-6)
        #expect(abs(new.opacity - 0.5) < 1e-6)
        rig.settle()
        #expect(rig.shownScreen == screens.incoming.name)
        #expect(rig.log.entries(of: "animat") == ["animateTransition", "animationEnded(true)"])
    }

    @Test(
        "Our animator in a delegate written by hand finds its direction",
        arguments: ContainerKind.allCases,
        TransitionDirection.allCases
    )
    func handWrittenDelegate(kind: ContainerKind, direction: TransitionDirection) throws {
        let rig = TransitionRig(kind, delegate: { _ in HandWrittenDelegate(SpringSlideAnimator()) })
        rig.goToStart(of: direction)
        rig.start(direction)
        let incoming = try #require(rig.screens(direction).incoming.view.layer.presentation())
        #expect(incoming.transform.m41 == (direction == .forward ? 406 : -406))
        rig.settle()
        #expect(rig.shownScreen == rig.screens(direction).incoming.name)
    }

    @Test("A way in and another way out", arguments: ContainerKind.allCases)
    func twoWays(kind: ContainerKind) {
        let rig = TransitionRig(kind) { log in
            TransitionDelegate(
                forward: RecordingAnimator(SpringSlideAnimator(), log: log),
                backward: PlainAnimator(log: log)
            )
        }
        rig.start(.forward)
        #expect(rig.coordinator?.transitionDuration == 1)
        rig.settle()
        rig.start(.backward)
        #expect(rig.coordinator?.transitionDuration == 0.4)
        rig.settle()
        #expect(rig.shownScreen == "A")
    }

    @Test func namesForTheSame() {
        let (first, second) = (SpringSlideAnimator(), SpringSlideAnimator())
        for delegate in [
            TransitionDelegate(presenting: first, dismissing: second),
            TransitionDelegate(push: first, pop: second),
        ] {
            #expect(delegate.forward === first)
            #expect(delegate.backward === second)
        }
    }

    @Test(
        "System 6: animations run alongside, and end with the transition",
        arguments: ContainerKind.allCases,
        TransitionDirection.allCases
    )
    func alongside(kind: ContainerKind, direction: TransitionDirection) throws {
        for isOurs in [true, false] {
            let rig = TransitionRig(kind) { log in
                isOurs
                    ? TransitionDelegate(SpringSlideAnimator()) : TransitionDelegate(PlainAnimator(log: log))
            }
            rig.goToStart(of: direction)
            let beside = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            rig.window.addSubview(beside)
            rig.start(direction)
            let coordinator = try #require(rig.coordinator)
            let duration = coordinator.transitionDuration
            let accepted = coordinator.animate { _ in
                beside.center.x = 105
            } completion: { context in
                rig.log.add("alongside completion(\(context.isCancelled))")
            }
            #expect(accepted)
            UIApplication.shared.tick()
            rig.advance(by: duration / 4)
            let x = try #require(beside.layer.presentation()).position.x
            #expect(x > 5 && x < 110 && x != 105)
            #expect(rig.log.entries(of: "alongside").isEmpty)
            rig.settle()
            #expect(beside.center.x == 105)
            #expect(beside.layer.animationKeys() == nil)
            #expect(rig.log.entries(of: "alongside") == ["alongside completion(false)"])
        }
    }

    @Test(
        "An interactive transition that is cancelled never happened",
        arguments: ContainerKind.allCases,
        TransitionDirection.allCases
    )
    func cancelled(kind: ContainerKind, direction: TransitionDirection) {
        let animator = SpringSlideAnimator()
        let delegate = HandWrittenDelegate(animator)
        let rig = TransitionRig(kind, delegate: { _ in delegate })
        rig.goToStart(of: direction)
        let before = ViewState(rig.window)
        for fraction in [0.3, 0.7] as [CGFloat] {
            let interaction = ScrubbingInteraction(animator)
            delegate.interaction = interaction
            rig.start(direction)
            interaction.update(fraction)
            rig.advance(by: 0.1)
            interaction.cancel()
            rig.settle()
            #expect(ViewState(rig.window) == before)
            #expect(rig.shownScreen == rig.screens(direction).outgoing.name)
        }
        delegate.interaction = nil
        rig.start(direction)
        rig.settle()
        #expect(rig.shownScreen == rig.screens(direction).incoming.name)
    }
}
