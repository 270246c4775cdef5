import TestSupport
import Testing
@_spi(Host) import UIKit

/// The transitions between states, and the handlers that are notified.
@MainActor
@Suite final class GestureStateTests {
    typealias State = UIGestureRecognizer.State

    private lazy var scene = GestureScene()

    struct Case: Sendable, CustomTestStringConvertible {
        let asked: [State]
        let heard: [String]
        var testDescription: String { asked.map { "\($0)" }.joined(separator: " ") }

        init(_ asked: [State], _ heard: [String]) {
            self.asked = asked
            self.heard = heard
        }
    }

    /// After the touch begins, one state is requested at each move. At the end, the finger lifts.
    @Test(arguments: [
        Case([.ended], ["ended"]),
        Case([.recognized, .changed], ["ended"]),
        Case([.failed, .began], []),
        Case([.cancelled], []),
        Case([.changed], []),
        Case([.began, .changed, .changed, .ended], ["began", "changed", "changed", "ended"]),
        Case([.began, .changed, .cancelled, .changed], ["began", "changed", "cancelled"]),
        Case([.began, .began, .ended], ["began", "ended"]),
        Case([.began, .possible, .ended], ["began", "ended"]),
        Case([.began, .failed, .ended], ["began", "cancelled"]),
        Case([.began, .cancelled, .began], ["began", "cancelled"]),
        Case([.ended, .began], ["ended"]),
    ])
    func statesFollowTheMachine(_ example: Case) {
        let recognizer = scene.watch(ScriptedRecognizer(), "g")
        recognizer.cancelsTouchesInView = false
        scene.touch.down(at: point(60, 120))
        #expect(recognizer.state == .possible)
        for (index, state) in example.asked.enumerated() {
            recognizer.onMoved = [state]
            scene.touch.move(to: point(61 + CGFloat(index), 120))
        }
        scene.touch.up()
        #expect(scene.log.take().filter { $0.hasPrefix("g") } == example.heard.map { "g \($0)" })
        if let last = example.asked.last, last != .changed || example.heard.count > 0 {
            #expect(recognizer.state == .possible)
            #expect(recognizer.resets == 1)
        }
    }

    @Test func aGestureWithinOneEventIsHeardWhole() {
        let recognizer = scene.watch(ScriptedRecognizer(), "g")
        recognizer.onBegan = [.began, .changed, .changed, .ended]
        scene.touch.tap(at: point(60, 120))
        #expect(scene.log.take() == ["g began", "g ended"])
    }

    @Test func whatIsOverHearsNoMore() {
        let recognizer = scene.watch(ScriptedRecognizer(), "g")
        recognizer.onMoved = [.failed]
        scene.touch.down(at: point(60, 120))
        scene.touch.move(to: point(61, 120))
        #expect(recognizer.state == .failed)
        scene.touch.move(to: point(62, 120))
        // Not even for other fingers, until all of its own have lifted.
        scene.touch.down(at: point(80, 120), finger: 1)
        scene.touch.up(finger: 0)
        #expect(recognizer.calls == ["began", "moved"])
        #expect(recognizer.state == .possible && recognizer.resets == 1)
        scene.touch.up(finger: 1)
        #expect(recognizer.calls == ["began", "moved"])
    }

    @Test func disablingCancels() {
        let recognizer = scene.watch(ScriptedRecognizer(), "g")
        recognizer.onMoved = [.began]
        scene.touch.down(at: point(60, 120))
        scene.touch.move(to: point(61, 120))
        #expect(recognizer.numberOfTouches == 1)
        recognizer.isEnabled = false
        #expect(scene.log.take() == ["view began", "g began", "view cancelled", "g cancelled"])
        #expect(recognizer.resets == 1 && recognizer.numberOfTouches == 0)
        recognizer.isEnabled = true
        // It has lost this finger, but not the next one.
        scene.touch.move(to: point(90, 120))
        scene.touch.up()
        #expect(scene.log.take() == [])
        recognizer.onBegan = [.ended]
        scene.touch.tap(at: point(60, 120))
        #expect(scene.log.take() == ["g ended"])
    }

    @Test func disablingWithinAHandlerCancels() {
        let recognizer = scene.watch(ScriptedRecognizer(), "g")
        recognizer.addHandler { if $0.state == .changed { $0.isEnabled = false } }
        recognizer.onBegan = [.began]
        recognizer.onMoved = [.changed]
        recognizer.onEnded = [.ended]
        scene.touch.drag(from: point(60, 120), to: point(70, 120), duration: 0.1, steps: 3)
        #expect(scene.log.take() == ["g began", "g changed", "g cancelled"])
        #expect(recognizer.state == .possible)
    }

    @Test func disabledRecognizersGetNothing() {
        let recognizer = scene.watch(ScriptedRecognizer(), "g")
        recognizer.isEnabled = false
        scene.touch.tap(at: point(60, 120))
        #expect(recognizer.calls == [])
    }

    @Test func aViewThatLeavesTheScreenCancelsItsGestures() {
        let recognizer = scene.watch(ScriptedRecognizer(), "g")
        recognizer.cancelsTouchesInView = false
        recognizer.onBegan = [.began]
        scene.touch.down(at: point(60, 120))
        scene.view.removeFromSuperview()
        #expect(recognizer.state == .cancelled)
        #expect(scene.log.take() == ["g began", "view began"])
        UIApplication.shared.tick()
        #expect(scene.log.take() == ["g cancelled"])
        #expect(recognizer.state == .possible)
        // The view itself keeps its touch.
        scene.touch.up()
        #expect(scene.log.take() == ["view ended"])
    }

    @Test func aRecognizerThatIsTakenAwayCancels() {
        let recognizer = scene.watch(ScriptedRecognizer(), "g")
        recognizer.onBegan = [.began]
        scene.touch.down(at: point(60, 120))
        scene.view.removeGestureRecognizer(recognizer)
        #expect(scene.log.take() == ["g began", "g cancelled"])
        #expect(recognizer.view == nil)
    }

    @Test func theMiddleOfTheFingersIsTheLocation() {
        let recognizer = scene.watch(ScriptedRecognizer(), "g")
        scene.touch.down(at: point(60, 120), finger: 0)
        scene.touch.down(at: point(80, 160), finger: 1)
        #expect(recognizer.numberOfTouches == 2)
        #expect(recognizer.location(in: nil) == point(70, 140))
        #expect(recognizer.location(in: scene.view) == point(20, 40))
        #expect(recognizer.location(ofTouch: 0, in: scene.view) == point(10, 20))
        #expect(recognizer.location(ofTouch: 1, in: nil) == point(80, 160))
    }

    /// UIKit's exception, as apps have reported it: "-[UIPanGestureRecognizer locationOfTouch:inView:]: index
    /// (0) beyond bounds (0)" (ChartsOrg/Charts#327).
    @Test func aPanWhoseLastFingerHasLiftedHasNoTouches() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let scene = GestureScene()
                let pan = scene.watch(UIPanGestureRecognizer(), "pan")
                pan.addHandler {
                    guard $0.state == .ended, $0.numberOfTouches == 0 else { return }
                    _ = $0.location(ofTouch: 0, in: nil)
                }
                scene.touch.drag(from: point(60, 120), to: point(160, 120), duration: 0.2, steps: 4)
            }
        }
        #expect(result.names("index (0) beyond bounds (0)"))
    }

    @Test func subclassesSeeTheStatesTheySet() {
        final class Observer: UIGestureRecognizer {
            var seen: [State] = []
            override var state: State { didSet { seen.append(state) } }
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .began }
            override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { state = .changed }
            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
        }
        let recognizer = scene.watch(Observer(), "g")
        scene.touch.drag(from: point(60, 120), to: point(70, 120), duration: 0.1, steps: 1)
        #expect(recognizer.seen == [.began, .changed, .ended])
    }

    @Test func ignoredTouchesAreLeftToOthers() {
        final class Shy: UIGestureRecognizer {
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
                for touch in touches { ignore(touch, for: event) }
                state = .began
            }
        }
        let recognizer = scene.watch(Shy(), "g")
        scene.touch.tap(at: point(60, 120))
        #expect(recognizer.numberOfTouches == 0)
        // It began without the touch, so the view keeps it.
        #expect(scene.log.take() == ["g began", "view began", "view ended"])
    }
}
