import TestSupport
import Testing
import TransitionKit
@_spi(Host) import UIKit

/// Our delegates with third-party animators, and third-party delegates with ours.
@MainActor @Suite(.allBehaviors) struct TransitionDelegateTests {
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
        // At the middle of UIKit's ease-in-ease-out.
        #expect(abs(old.transform.m11 - 0.55) < 1e-6)
        #expect(abs(new.opacity - 0.5) < 1e-6)
        rig.settle()
        #expect(rig.shownScreen == screens.incoming.name)
        #expect(rig.log.entries(of: "animat") == ["animateTransition", "animationEnded(true)"])
    }

    @Test(
        "Our animator in a handwritten delegate determines its direction",
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

    @Test("Different animations for both directions", arguments: ContainerKind.allCases)
    func twoWays(kind: ContainerKind) {
        let rig = TransitionRig(kind) { log in
            TransitionDelegate(
                forward: RecordingAnimator(SpringSlideAnimator().animationController(), log: log),
                backward: PlainAnimator(log: log)
            )
        }
        rig.start(.forward)
        #expect(rig.coordinator?.transitionDuration == SpringSlideAnimator().duration)
        rig.settle()
        rig.start(.backward)
        #expect(rig.coordinator?.transitionDuration == 0.4)
        rig.settle()
        #expect(rig.shownScreen == "A")
    }

    @Test func namesForTheSame() {
        let (first, second) = (SpringSlideAnimator(duration: 0.2), SpringSlideAnimator(duration: 0.4))
        for delegate in [
            TransitionDelegate(forward: first, backward: second),
            TransitionDelegate(presenting: first, dismissing: second),
            TransitionDelegate(pushing: first, popping: second),
        ] {
            #expect((delegate.forward as? TransitionAnimationController)?.animator.duration == 0.2)
            #expect((delegate.backward as? TransitionAnimationController)?.animator.duration == 0.4)
        }
        let log = CallbackLog()
        let (there, back) = (PlainAnimator(log: log), PlainAnimator(log: log))
        for delegate in [
            TransitionDelegate(forward: there, backward: back),
            TransitionDelegate(presenting: there, dismissing: back),
            TransitionDelegate(pushing: there, popping: back),
        ] {
            #expect(delegate.forward === there)
            #expect(delegate.backward === back)
        }
    }

    @Test(
        "The animations can be changed between transitions, and during one",
        arguments: ContainerKind.allCases
    )
    func theAnimationsCanBeChangedBetweenTransitions(kind: ContainerKind) {
        var made: TransitionDelegate?
        let rig = TransitionRig(kind) { _ in
            let delegate = TransitionDelegate(SpringSlideAnimator(duration: 0.2))
            made = delegate
            return delegate
        }
        rig.start(.forward)
        #expect(rig.coordinator?.transitionDuration == 0.2)
        made?.backward = SpringSlideAnimator(duration: 0.4).animationController()
        made?.forward = PlainAnimator(log: rig.log)
        rig.settle()
        #expect(rig.shownScreen == "B")
        #expect(rig.log.entries(of: "animat").isEmpty)
        rig.start(.backward)
        #expect(rig.coordinator?.transitionDuration == 0.4)
        rig.settle()
        rig.start(.forward)
        rig.settle()
        #expect(rig.shownScreen == "B")
        #expect(rig.log.entries(of: "animat") == ["animateTransition", "animationEnded(true)"])
    }

    @Test(
        "The delegate reports the beginning, the progress, and the end of a transition",
        arguments: ContainerKind.allCases,
        TransitionDirection.allCases
    )
    func theDelegateReportsTheBeginning(kind: ContainerKind, direction: TransitionDirection) throws {
        let delegate = TransitionDelegate(SpringSlideAnimator(dampingRatio: 1, duration: 0.4))
        let rig = TransitionRig(kind, delegate: { _ in delegate })
        rig.goToStart(of: direction)
        let screens = rig.screens(direction)
        var progress: [CGFloat] = []
        delegate.onTransitionStart = { [log = rig.log] context in
            let names = [UITransitionContextViewControllerKey.from, .to].map {
                context.viewController(forKey: $0)?.title ?? "-"
            }
            log.add("start \(names) \(screens.incoming.view.superview == nil)")
        }
        delegate.onTransitionProgress = { progress.append($0.fraction) }
        delegate.onTransitionEnd = { [log = rig.log] _, _, finished in log.add("end \(finished)") }
        rig.start(direction)
        let names = [screens.outgoing.name, screens.incoming.name]
        #expect(rig.log.entries(of: "start") == ["start \(names) true"])
        rig.advance(by: 1)
        #expect(rig.log.entries(of: "start").count == 1)
        #expect(rig.log.entries(of: "end") == ["end true"])
        #expect(progress.count > 10)
        #expect(progress.last == 1)
        #expect(progress.allSatisfy { $0 >= 0 && $0 <= 1 })
        #expect(zip(progress, progress.dropFirst()).allSatisfy { $0 <= $1 })
        #expect(progress.contains { $0 > 0.3 && $0 < 0.7 })
    }

    @Test(
        "The delegate doesn't report transitions that UIKit animates",
        arguments: [ContainerKind.modal, .navigation, .tab]
    )
    func transitionsOfUIKit(kind: ContainerKind) {
        let delegate = TransitionDelegate()
        let rig = TransitionRig(kind, delegate: { _ in delegate })
        delegate.onTransitionStart = { [log = rig.log] _ in log.add("observed") }
        delegate.onTransitionProgress = { [log = rig.log] _ in log.add("observed") }
        delegate.onTransitionEnd = { [log = rig.log] _, _, _ in log.add("observed") }
        rig.start(.forward)
        rig.advance(by: 2)
        #expect(rig.shownScreen == "B")
        #expect(rig.log.entries(of: "observed").isEmpty)
        // The closures are called for the next one, because it has an animator.
        delegate.backward = SpringSlideAnimator().animationController()
        rig.start(.backward)
        rig.advance(by: 2)
        #expect(rig.shownScreen == "A")
        #expect(!rig.log.entries(of: "observed").isEmpty)
    }

    @Test(
        "During a drag, the progress is that of the finger",
        arguments: ContainerKind.allCases,
        [true, false]
    )
    func observingAFinger(kind: ContainerKind, isOurs: Bool) {
        let interaction = InteractionController()
        var progress: [CGFloat] = []
        let rig = TransitionRig(kind) { log in
            let delegate =
                isOurs
                ? TransitionDelegate(SpringSlideAnimator(), interaction: interaction)
                : TransitionDelegate(PlainAnimator(log: log), interaction: interaction)
            delegate.onTransitionProgress = { progress.append($0.fraction) }
            return delegate
        }
        interaction.begin()
        rig.start(.forward)
        for value in [0.2, 0.6, 0.3] as [CGFloat] {
            interaction.update(value)
            #expect(progress.last == value)
            rig.advance(by: 1.0 / 60)
        }
        interaction.cancel()
        rig.advance(by: 0.05)
        #expect(progress.last.map { $0 > 0 && $0 < 0.3 } == true)
        rig.advance(by: 2)
        #expect(progress.last == 0)
        #expect(interaction.state == .idle)
        #expect(rig.shownScreen == "A")
    }

    @Test(
        "System 6: animations run alongside, and end with the transition",
        arguments: ContainerKind.allCases,
        TransitionDirection.allCases
    )
    func system6AnimationsRunAlongside(kind: ContainerKind, direction: TransitionDirection) throws {
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
            // Our container plays it with the transition's own animator, in which a spring consists of many
            // linear steps. UIKit can also use its curve for views.
            let curves: [TimingCurve] =
                !isOurs ? [.easeInOut] : kind == .custom ? [.linear] : [.linear, .easeInOut]
            #expect(curves.contains { abs(x - 5 - 100 * $0.value(at: 0.25)) < 0.5 })
            #expect(rig.log.entries(of: "alongside").isEmpty)
            rig.settle()
            #expect(beside.center.x == 105)
            #expect(beside.layer.animationKeys() == nil)
            #expect(rig.log.entries(of: "alongside") == ["alongside completion(false)"])
        }
    }

    @Test(
        "A canceled interactive transition leaves no trace",
        arguments: ContainerKind.allCases,
        TransitionDirection.allCases
    )
    func aCanceledInteractiveTransitionLeavesNoTrace(kind: ContainerKind, direction: TransitionDirection) {
        let animator = SpringSlideAnimator().animationController()
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
