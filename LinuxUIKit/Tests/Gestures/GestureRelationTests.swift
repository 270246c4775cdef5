import Testing
@_spi(Host) import UIKit

/// Recognizers that begin, wait, or fail.
@MainActor
@Suite final class GestureRelationTests {
    private lazy var scene = GestureScene()

    private func scripted(_ name: String, on view: UIView? = nil) -> ScriptedRecognizer {
        let recognizer = scene.watch(ScriptedRecognizer(), name, on: view)
        recognizer.cancelsTouchesInView = false
        return recognizer
    }

    private func heard() -> [String] { scene.log.take().filter { !$0.hasPrefix("view") } }

    // MARK: The delegate

    @Test func theDelegateIsAskedInOrder() {
        let recognizer = scripted("g")
        let judge = GestureJudge(scene.log)
        recognizer.delegate = judge
        recognizer.onMoved = [.began]
        scene.touch.down(at: point(60, 120))
        #expect(scene.log.take() == ["g receives?", "view began"])
        scene.touch.move(to: point(61, 120))
        #expect(heard() == ["g begins?", "g began"])
        recognizer.onMoved = [.changed]
        scene.touch.move(to: point(62, 120))
        #expect(heard() == ["g changed"])
    }

    @Test func aTouchMayBeRefused() {
        let recognizer = scripted("g")
        let judge = GestureJudge(scene.log)
        judge.receives = false
        recognizer.delegate = judge
        scene.touch.tap(at: point(60, 120))
        #expect(recognizer.calls == [])
    }

    @Test func aBeginningMayBeRefused() {
        let recognizer = scripted("g")
        let judge = GestureJudge(scene.log)
        judge.begins = false
        recognizer.delegate = judge
        recognizer.onMoved = [.began]
        scene.touch.down(at: point(60, 120))
        scene.touch.move(to: point(61, 120))
        #expect(recognizer.state == .failed)
        scene.touch.move(to: point(62, 120))
        scene.touch.up()
        #expect(heard() == ["g receives?", "g begins?"])
        #expect(recognizer.state == .possible)
    }

    @Test func theViewsHaveASay() {
        final class Stubborn: UIView {
            var asked: [UIGestureRecognizer] = []
            override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
                asked.append(gestureRecognizer)
                return false
            }
        }
        let stubborn = Stubborn(frame: scene.view.bounds)
        scene.view.addSubview(stubborn)
        let recognizer = scripted("g")
        recognizer.onBegan = [.began]
        scene.touch.tap(at: point(60, 120))
        #expect(heard() == [] && stubborn.asked == [recognizer])
    }

    // MARK: Exclusion

    @Test func theFirstToRecognizeIsAlone() {
        let outer = scripted("outer", on: scene.window)
        let inner = scripted("inner")
        outer.onMoved = [.began]
        inner.onMoved = [.began]
        scene.touch.down(at: point(60, 120))
        scene.touch.move(to: point(61, 120))
        #expect(heard() == ["inner began"])
        #expect(outer.state == .failed)
        // Earlier recognition takes precedence over depth.
        inner.onEnded = [.ended]
        scene.touch.up()
        inner.onMoved = []
        scene.touch.down(at: point(60, 120))
        scene.touch.move(to: point(61, 120))
        inner.onMoved = [.began]
        scene.touch.move(to: point(62, 120))
        #expect(heard() == ["inner ended", "outer began"])
    }

    @Test(arguments: [true, false]) func eitherDelegateMayLetBoth(_ isFirst: Bool) {
        let (a, b) = (scripted("a"), scripted("b"))
        let judge = GestureJudge(GestureLog())
        judge.goesWithOthers = true
        (isFirst ? a : b).delegate = judge
        a.onMoved = [.began]
        b.onMoved = [.began]
        scene.touch.down(at: point(60, 120))
        scene.touch.move(to: point(61, 120))
        #expect(heard() == ["a began", "b began"])
    }

    @Test func subclassesSayWhomTheyPrevent() {
        let (a, b) = (scripted("a"), scripted("b"))
        a.prevents = false
        a.onBegan = [.began]
        b.onMoved = [.began]
        scene.touch.down(at: point(60, 120))
        scene.touch.move(to: point(61, 120))
        #expect(heard() == ["a began", "b began"])
        scene.touch.cancel()
        _ = heard()
        a.prevents = true
        b.yields = false
        scene.touch.down(at: point(60, 120))
        scene.touch.move(to: point(61, 120))
        #expect(heard() == ["a began", "b began"])
    }

    @Test func gesturesOfOtherFingersGoOn() {
        let other = TouchedView("view2", scene.log, frame: CGRect(x: 50, y: 450, width: 200, height: 300))
        scene.window.addSubview(other)
        let (a, b) = (scripted("a"), scripted("b", on: other))
        a.onMoved = [.began]
        b.onMoved = [.began]
        scene.touch.down(at: point(60, 120), finger: 0)
        scene.touch.down(at: point(60, 500), finger: 1)
        scene.touch.move(to: point(61, 120), finger: 0)
        scene.touch.move(to: point(61, 500), finger: 1)
        #expect(heard() == ["a began", "b began"])
    }

    // MARK: Requirements

    @Test(arguments: ["require", "delegate waits", "delegate is waited for"])
    func oneWaitsForTheOtherToFail(_ way: String) {
        let (patient, other) = (scripted("patient"), scripted("other"))
        let judge = GestureJudge(GestureLog())
        switch way {
        case "require": patient.require(toFail: other)
        case "delegate waits":
            judge.waits = true
            patient.delegate = judge
        default:
            judge.isWaitedFor = true
            other.delegate = judge
        }
        patient.onMoved = [.began]
        scene.touch.down(at: point(60, 120))
        scene.touch.move(to: point(61, 120))
        #expect(heard() == [] && patient.state == .possible)
        other.onMoved = [.failed]
        scene.touch.move(to: point(62, 120))
        #expect(heard() == ["patient began"] && patient.state == .began)
    }

    @Test func subclassesMayWaitToo() {
        final class Patient: UIGestureRecognizer {
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
            override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
                true
            }
        }
        scene.watch(Patient(), "patient")
        let other = scripted("other")
        scene.touch.down(at: point(60, 120))
        #expect(heard() == [])
        other.onEnded = [.failed]
        scene.touch.up()
        #expect(heard() == ["patient ended"])
    }

    @Test func whoWaitsIsOutWhenTheOtherRecognizes() {
        let (patient, other) = (scripted("patient"), scripted("other"))
        patient.require(toFail: other)
        patient.onBegan = [.began]
        other.onMoved = [.began]
        scene.touch.down(at: point(60, 120))
        scene.touch.move(to: point(61, 120))
        #expect(heard() == ["other began"] && patient.state == .failed)
    }

    @Test func aGestureThatPassedWhileItWaitedIsHeardAfterwards() {
        let (patient, other) = (scripted("patient"), scripted("other"))
        patient.require(toFail: other)
        patient.onBegan = [.began]
        patient.onMoved = [.changed]
        patient.onEnded = [.ended]
        other.onEnded = [.failed]
        scene.touch.drag(from: point(60, 120), to: point(70, 120), duration: 0.1, steps: 2)
        #expect(heard() == ["patient began", "patient ended"])
        #expect(patient.state == .possible)
    }

    @Test func oneThatHasNoTouchesIsNotWaitedFor() {
        let (patient, other) = (scripted("patient"), scripted("other"))
        patient.require(toFail: other)
        other.isEnabled = false
        patient.onBegan = [.began]
        scene.touch.down(at: point(60, 120))
        #expect(heard() == ["patient began"])
    }

    @Test func oneThatIsDisabledIsWaitedForNoLonger() {
        let (patient, other) = (scripted("patient"), scripted("other"))
        patient.require(toFail: other)
        patient.onBegan = [.began]
        scene.touch.down(at: point(60, 120))
        #expect(heard() == [])
        other.isEnabled = false
        #expect(heard() == ["patient began"])
    }
}
