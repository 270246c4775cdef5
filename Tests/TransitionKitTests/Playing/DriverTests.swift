import TestSupport
import Testing
import TransitionKit
@_spi(Host) import UIKit

/// An interaction controller that drives a third-party animation while other code changes it, too.
@MainActor @Suite struct DriverTests {
    private static let frame = 1.0 / 60

    /// A transition during a drag whose animation controller provides an animator.
    @MainActor private final class Scene {
        let rig: TransitionRig
        let interaction = InteractionController()
        let animation: VendingSlide
        let delegate: TransitionDelegate
        private(set) var outcomes: [Bool] = []

        init(duration: TimeInterval = 0.4) throws {
            let animation = VendingSlide(duration: duration)
            let delegate = TransitionDelegate(animation, interaction: interaction)
            (self.animation, self.delegate) = (animation, delegate)
            rig = TransitionRig(.custom, delegate: { _ in delegate })
            delegate.onTransitionEnd = { [unowned self] _, _, finished in outcomes.append(finished) }
            interaction.begin()
            rig.start(.forward)
        }

        var animator: UIViewPropertyAnimator { get throws { try #require(animation.animator) } }

        /// The visible progress of the new screen, from 0 to 1.
        var shown: CGFloat {
            get throws {
                1 - (try #require(rig.second.view.layer.presentation()).transform.m41) / AnimatorMake.travel
            }
        }
    }

    // MARK: The end

    @Test(
        "What a driven third-party transition finds isn't kept for later transitions",
        arguments: [false, true]
    )
    func nothingKept(finishes: Bool) {
        let rig = InteractionRig(.custom, .blocks)
        rig.rig.first.view.alpha = 0.25
        rig.interaction?.begin()
        rig.perform()
        rig.rig.advance(by: 0.1)
        rig.interaction?.update(0.5)
        rig.rig.advance(by: 0.1)
        if finishes { rig.interaction?.finish() } else { rig.interaction?.cancel() }
        rig.rig.advance(by: 1)
        #expect(rig.outcomes == [finishes])
        rig.rig.first.view.alpha = 0.75
        let container = rig.rig.root as? ContainerViewController
        let own = TransitionDelegate(EvenSlideAnimator())
        container?.delegate = own
        container?.selectedIndex = finishes ? 0 : 1
        rig.rig.advance(by: 1)
        #expect(rig.rig.first.view.alpha == 0.75)
        withExtendedLifetime(own) {}
    }

    @Test("The rest has the correct duration, within a frame", arguments: [true, false])
    func theRestHasTheCorrectDuration(finishes: Bool) throws {
        let scene = try Scene()
        scene.interaction.update(0.5)
        scene.rig.advance(by: 0.1)
        if finishes { scene.interaction.finish() } else { scene.interaction.cancel() }
        // One and a half times its share of 0.4 seconds.
        scene.rig.advance(by: 0.3 - 2 * Self.frame)
        #expect(scene.outcomes.isEmpty)
        scene.rig.advance(by: 3 * Self.frame)
        #expect(scene.outcomes == [finishes])
    }

    @Test(
        "An animator that other code pauses is finished half a second later",
        arguments: [true, false]
    )
    func anAnimatorThatOtherCodePausesIsFinishedHalfASecondLater(finishes: Bool) throws {
        let scene = try Scene()
        scene.interaction.update(0.5)
        scene.rig.advance(by: 0.1)
        if finishes { scene.interaction.finish() } else { scene.interaction.cancel() }
        scene.rig.advance(by: 0.1)
        try scene.animator.pauseAnimation()
        scene.rig.advance(by: 0.65)
        #expect(scene.outcomes.isEmpty)
        scene.rig.advance(by: 0.1)
        #expect(scene.outcomes == [finishes])
        #expect(scene.interaction.state == .idle)
        #expect(scene.rig.shownScreen == (finishes ? "B" : "A"))
    }

    @Test(
        "If it's released before the animations begin, it ends with the first frames",
        arguments: [AnimatorMake.blocks, .layers],
        [(0.3, false), (0.7, true)] as [(CGFloat, Bool)]
    )
    func leftAtOnce(make: AnimatorMake, course: (CGFloat, Bool)) throws {
        let (progress, finishes) = course
        let app = InteractionRig(.custom, make)
        let interaction = try #require(app.interaction)
        interaction.begin()
        app.perform()
        interaction.update(progress)
        #expect(interaction.state == .interactive)
        NotificationCenter.default.post(name: UIApplication.didEnterBackgroundNotification, object: nil)
        app.rig.advance(by: 0.1)
        #expect(app.outcomes == [finishes])
        #expect(interaction.state == .idle)
        #expect(app.rig.shownScreen == (finishes ? "B" : "A"))
    }

    @Test("If it's held again, it stays for any time")
    func heldAgain() throws {
        let scene = try Scene()
        scene.interaction.update(0.5)
        scene.rig.advance(by: 0.1)
        scene.interaction.finish()
        scene.rig.advance(by: 0.1)
        #expect(scene.interaction.pause())
        let shown = try scene.shown
        scene.rig.advance(by: 2)
        #expect(scene.interaction.state == .interactive)
        #expect(scene.outcomes.isEmpty)
        #expect(abs(try scene.shown - shown) < 0.01)
    }

    // MARK: The position

    @Test("At progress 1, the animation isn't over, so that the finger can return")
    func notOver() throws {
        let scene = try Scene()
        scene.interaction.update(1)
        scene.rig.advance(by: 0.5)
        #expect(try scene.animator.fractionComplete < 1)
        #expect(try scene.animator.state == .active)
        scene.interaction.update(0.2)
        #expect(abs(try scene.shown - 0.2) < 0.01)
        scene.interaction.cancel()
        scene.rig.advance(by: 1)
        #expect(scene.outcomes == [false])
    }

    @Test("The same applies to the container's clock", arguments: [AnimatorMake.blocks, .layers])
    func notOverOnAClock(make: AnimatorMake) throws {
        let app = InteractionRig(.custom, make)
        let interaction = try #require(app.interaction)
        interaction.begin()
        app.perform()
        app.rig.advance(by: 0.1)
        let container = try #require(app.rig.second.view.superview).layer
        func time() -> CFTimeInterval { container.convertTime(CACurrentMediaTime(), from: nil) }
        interaction.update(0)
        let start = time()
        interaction.update(1)
        // An animation lasts 0.4 seconds, and has ended at its end.
        #expect(time() - start > 0.399)
        #expect(time() - start < 0.3999)
        interaction.cancel()
        app.rig.advance(by: 1)
        #expect(app.outcomes == [false])
    }

    @Test("Reversed and caught, it follows the finger from there")
    func turnedAndCaught() throws {
        let scene = try Scene()
        scene.interaction.update(0.6)
        scene.rig.advance(by: 0.1)
        scene.interaction.cancel()
        scene.rig.advance(by: 0.05)
        #expect(scene.interaction.pause())
        scene.interaction.update(0.8)
        #expect(abs(try scene.shown - 0.8) < 0.003)
        scene.interaction.finish()
        scene.rig.advance(by: 1)
        #expect(scene.outcomes == [true])
    }

    @Test("An animator that other code reverses during a drag still follows the finger")
    func anAnimatorThatOtherCodeReversesDuringADragStillFollows() throws {
        let scene = try Scene()
        scene.interaction.update(0.3)
        scene.rig.advance(by: 0.1)
        try scene.animator.isReversed = true
        scene.interaction.update(0.8)
        #expect(abs(try scene.shown - 0.8) < 0.003)
        scene.interaction.finish()
        scene.rig.advance(by: 1)
        #expect(scene.outcomes == [true])
        #expect(scene.rig.shownScreen == "B")
    }

    @Test("An animator that other code starts is left alone, and ends once")
    func setGoing() throws {
        let scene = try Scene()
        scene.interaction.update(0.5)
        scene.rig.advance(by: 0.1)
        try scene.animator.startAnimation()
        scene.rig.advance(by: 0.1)
        let shown = try scene.shown
        #expect(shown > 0.6)
        scene.interaction.update(0.1)
        #expect(abs(try scene.shown - shown) < 0.003)
        scene.rig.advance(by: 1)
        #expect(scene.outcomes == [true])
        #expect(scene.interaction.state == .idle)
    }

    // MARK: Ends by other code

    @Test(
        "An animator that other code has stopped ends when people leave the app",
        arguments: [0.3, 0.7] as [CGFloat]
    )
    func stoppedForGood(progress: CGFloat) throws {
        let scene = try Scene()
        scene.interaction.update(progress)
        scene.rig.advance(by: 0.1)
        try scene.animator.stopAnimation(true)
        scene.rig.advance(by: 0.1)
        #expect(scene.outcomes.isEmpty)
        NotificationCenter.default.post(name: UIApplication.didEnterBackgroundNotification, object: nil)
        #expect(scene.outcomes == [progress > 0.5])
        #expect(scene.interaction.state == .idle)
    }

    @Test("An animator without a duration ends as the finger decides", arguments: [true, false])
    func withoutDuration(finishes: Bool) throws {
        let scene = try Scene(duration: 0)
        scene.interaction.update(0.5)
        scene.rig.advance(by: 0.1)
        if finishes { scene.interaction.finish() } else { scene.interaction.cancel() }
        scene.rig.advance(by: 0.1)
        #expect(scene.outcomes == [finishes])
        #expect(scene.interaction.state == .idle)
        #expect(scene.rig.shownScreen == (finishes ? "B" : "A"))
    }

    @Test(
        "If its animation controller ends it while it's held, it leaves no paused animator, whose release would crash"
    )
    func endedByItsController() throws {
        let scene = try Scene()
        scene.interaction.update(0.5)
        scene.rig.advance(by: 0.1)
        let animator = try scene.animator
        #expect(animator.state == .active)
        try #require(scene.animation.context).completeTransition(false)
        #expect(animator.state == .inactive)
        #expect(scene.outcomes == [false])
        #expect(scene.interaction.state == .idle)
        scene.rig.advance(by: 1)
        #expect(scene.outcomes == [false])
    }
}
