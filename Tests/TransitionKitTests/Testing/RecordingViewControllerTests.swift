import Testing
import TransitionTesting
import UIKit

/// The screen that records its callbacks.
@MainActor @Suite struct RecordingViewControllerTests {
    @Test("It calls a closure after it has recorded each step of its appearance")
    func itCallsClosureAfterItHasRecordedEachStepOfAppearance() {
        let log = CallbackLog()
        let screen = RecordingViewController("A", color: .white, log: log)
        screen.onWillAppear = { _ in log.add("will appear") }
        screen.onDidAppear = { _ in log.add("did appear") }
        screen.onWillDisappear = { _ in log.add("will disappear") }
        screen.onDidDisappear = { _ in log.add("did disappear") }
        screen.beginAppearanceTransition(true, animated: false)
        screen.endAppearanceTransition()
        screen.beginAppearanceTransition(false, animated: true)
        screen.endAppearanceTransition()
        #expect(
            log.entries == [
                "A viewWillAppear(false)", "will appear", "A viewDidAppear(false)", "did appear",
                "A viewWillDisappear(true)", "will disappear", "A viewDidDisappear(true)", "did disappear",
            ]
        )
    }
}
