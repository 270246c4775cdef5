import Animators
@_spi(Host) import TestSupport
import Testing
import TransitionKit
@_spi(Host) import UIKit

/// A delegate of the app that allows everything, and records its calls.
@MainActor private final class Witness: NSObject, UIGestureRecognizerDelegate {
    var begins = true
    var takesPresses = true
    var takesEvents = true
    var questions: Set<String> = []

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        questions.insert("begin")
        return begins
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool {
        questions.insert("simultaneously")
        return false
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRequireFailureOf other: UIGestureRecognizer
    ) -> Bool {
        questions.insert("require")
        return false
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy other: UIGestureRecognizer
    ) -> Bool {
        questions.insert("required")
        return false
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldReceive touch: UITouch
    ) -> Bool {
        questions.insert("receive")
        return true
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldReceive press: UIPress
    ) -> Bool {
        questions.insert("press")
        return takesPresses
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldReceive event: UIEvent
    ) -> Bool {
        questions.insert("event")
        return takesEvents
    }
}

/// The gates of the system's swipes back, which decide one question and forward all others.
@MainActor @Suite(.allBehaviors) struct PopGestureDelegateTests {
    private let log = CallbackLog()

    private func delegate(
        _ animator: (any Animator)? = SlideAnimator(),
        interaction: InteractionController? = nil
    ) -> TransitionDelegate {
        let delegate = TransitionDelegate(forward: animator, backward: animator, interaction: interaction)
        delegate.onTransitionEnd = { [log] _, _, finished in log.add("ours(\(finished))") }
        return delegate
    }

    @Test(
        "Each gate asks the previous delegate, and restores it",
        // If the swipe began later than the other pan, nothing would be asked.
        .behaviors([UIKitBehavior(contentSwipeDistance: 10)]),
        arguments: [SwipeBackStart.edge, .content],
        [true, false]
    )
    func eachGateAsksThePreviousDelegate(start: SwipeBackStart, begins: Bool) throws {
        let scene = SwipeBackScene(log)
        let recognizers = try scene.popRecognizers
        let witnesses = [Witness(), Witness()]
        for (recognizer, witness) in zip(recognizers, witnesses) {
            witness.begins = begins
            recognizer.delegate = witness
        }
        // Another pan, for the methods about pairs.
        scene.navigation.view.addGestureRecognizer(UIPanGestureRecognizer())
        let delegate = delegate(nil)
        delegate.attach(to: scene.navigation)
        #expect(recognizers.allSatisfy { !($0.delegate is Witness) })
        scene.swipe(start)
        #expect(scene.navigation.viewControllers.count == (begins ? 2 : 3))
        let asked = witnesses[start == .edge ? 0 : 1].questions
        let pairs: Set = begins ? ["require", "simultaneously"] : ["required"]
        #expect(asked == pairs.union(["begin", "event", "receive"]))
        delegate.detach(from: scene.navigation)
        for (recognizer, witness) in zip(recognizers, witnesses) { #expect(recognizer.delegate === witness) }
    }

    @Test("A gate restores only delegates that haven't changed since")
    func aGateRestoresOnlyDelegatesThatHaventChangedSince() throws {
        let scene = SwipeBackScene(log)
        let recognizers = try scene.popRecognizers
        let uikits = recognizers.map { $0.delegate }
        let delegate = delegate()
        delegate.attach(to: scene.navigation)
        let later = Witness()
        recognizers[1].delegate = later
        delegate.detach(from: scene.navigation)
        #expect(recognizers[0].delegate === uikits[0])
        #expect(recognizers[1].delegate === later)
    }

    @Test(
        "Even if all delegates agree, no swipe pops twice",
        arguments: SwipeBackStart.allCases,
        [true, false]
    )
    func popsOnce(start: SwipeBackStart, isBySource: Bool) throws {
        let scene = SwipeBackScene(log)
        log.clear()
        let swipe = SwipeInteraction()
        let byHand = HandWrittenDelegate(SlideAnimator())
        byHand.makeInteraction = { swipe.interactionController(for: $0) }
        let ours = delegate(interaction: swipe)
        if isBySource {
            scene.navigation.delegate = byHand
            swipe.attach(toPopFrom: scene.navigation)
        } else {
            ours.attach(to: scene.navigation)
        }
        let witness = Witness()
        for recognizer in try scene.popRecognizers { recognizer.delegate = witness }
        scene.swipe(start, lifts: false)
        #expect(swipe.state == .interactive)
        #expect(scene.navigation.viewControllers.count == 2)
        scene.lift()
        #expect(scene.navigation.viewControllers.count == 2)
        #expect(scene.isAtRest)
    }

    @Test("A gate also asks about presses and events")
    func aGateAlsoAsksAboutPressesAndEvents() throws {
        let scene = SwipeBackScene(log)
        let recognizers = try scene.popRecognizers
        let witness = Witness()
        for recognizer in recognizers { recognizer.delegate = witness }
        delegate().attach(to: scene.navigation)
        for recognizer in recognizers {
            let gate = try #require(recognizer.delegate)
            #expect(gate !== witness)
            for answer in [false, true] {
                (witness.takesEvents, witness.takesPresses, witness.questions) = (answer, answer, [])
                #expect(gate.gestureRecognizer(recognizer, shouldReceive: UIPress()) == answer)
                #expect(witness.questions == ["press"])
                #expect(gate.gestureRecognizer(recognizer, shouldReceive: UIEvent()) == answer)
                #expect(witness.questions == ["press", "event"])
            }
        }
    }
}
