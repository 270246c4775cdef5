import Testing
@_spi(Host) import UIKit

/// Buttons of a remote. By default, recognizers allow Select. Since tvOS 17, a recognizer that receives a
/// press but never ends prevents all others that received it from beginning again.
@MainActor @Suite final class PressTests {
    private lazy var scene = GestureScene()
    private lazy var remote = PressInjector(window: scene.window)

    /// A recognizer that receives presses, can't be prevented, and never ends.
    private final class Idler: UIGestureRecognizer {
        override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    }

    @Test(
        "A tap recognizes Select, a long press does so after its duration, and the press in the view is canceled"
    )
    func tapRecognizesSelectLongPressDoesAfterDuration() {
        scene.watch(UITapGestureRecognizer(), "tap")
        scene.watch(UILongPressGestureRecognizer(), "long")
        let keys = PressedView()
        scene.view.addSubview(keys)
        remote.click(.select, on: keys)
        #expect(scene.log.take() == ["tap ended"])
        #expect(keys.phases == [.began, .cancelled])
        remote.down(.select, on: keys)
        scene.advance(1)
        #expect(scene.log.take() == ["long began"])
        remote.up(.select)
        #expect(scene.log.take() == ["long ended"])
    }

    @Test("Other buttons go only to recognizers that allow them, and otherwise to the views")
    func allowedTypes() {
        let tap = scene.watch(UITapGestureRecognizer(), "tap")
        let keys = PressedView()
        scene.view.addSubview(keys)
        remote.click(.playPause, on: keys)
        #expect(scene.log.take().isEmpty)
        #expect(keys.phases == [.began, .ended])
        tap.allowedPressTypes = [UIPress.PressType.playPause.rawValue as NSNumber]
        remote.click(.select, on: keys)
        #expect(scene.log.take().isEmpty)
        remote.click(.playPause, on: keys)
        #expect(scene.log.take() == ["tap ended"])
    }

    @Test("The delegate is asked about the event, and then about the press")
    func delegateIsAskedAboutEventAndAboutPress() {
        let tap = scene.watch(UITapGestureRecognizer(), "tap")
        let judge = InputJudge()
        tap.delegate = judge
        remote.click(.select, on: scene.view)
        #expect(judge.questions == ["event of type 3", "press"])
        #expect(scene.log.take() == ["tap ended"])
        judge.refused = ["press"]
        remote.click(.select, on: scene.view)
        judge.refused = ["event of type 3"]
        remote.click(.select, on: scene.view)
        #expect(scene.log.take().isEmpty)
    }

    @Test("Recognizers of movements fail when a button is pressed, so they don't block others")
    func recognizersOfMovementsFailWhenButtonIsPressed() {
        scene.watch(UILongPressGestureRecognizer(), "long")
        scene.watch(UIPinchGestureRecognizer(), "pinch")
        scene.watch(UIRotationGestureRecognizer(), "rotation")
        scene.watch(UIPanGestureRecognizer(), "pan")
        // Too short for a long press, which would otherwise make the others fail.
        remote.click(.select, on: scene.view)
        #expect(scene.log.take().isEmpty)
        remote.down(.select, on: scene.view)
        scene.advance(1)
        #expect(scene.log.take() == ["long began"])
        remote.up(.select)
        #expect(scene.log.take() == ["long ended"])
    }

    @Test("A recognizer that receives Select and never ends blocks the others until it does")
    func recognizerThatReceivesSelectAndNeverEndsBlocksOthers() {
        scene.watch(UITapGestureRecognizer(), "tap")
        let idler = Idler()
        scene.view.addGestureRecognizer(idler)
        remote.click(.select, on: scene.view)
        #expect(scene.log.take() == ["tap ended"])
        remote.click(.select, on: scene.view)
        #expect(scene.log.take().isEmpty)
        idler.state = .failed
        idler.allowedPressTypes = []
        for _ in 0..<2 {
            remote.click(.select, on: scene.view)
            #expect(scene.log.take() == ["tap ended"])
        }
    }
}

/// A view that records its presses.
private final class PressedView: UIView {
    private(set) var phases: [UIPress.Phase] = []

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { phases.append(.began) }
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { phases.append(.ended) }
    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        phases.append(.cancelled)
    }
}

/// A delegate that returns the specified answers, and records the calls.
@MainActor final class InputJudge: NSObject, UIGestureRecognizerDelegate {
    var refused: Set<String> = []
    private(set) var questions: [String] = []

    private func answer(_ question: String) -> Bool {
        questions.append(question)
        return !refused.contains(question)
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        answer("touch")
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool {
        answer("press")
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
        answer("event of type \(event.type.rawValue)")
    }
}
