import TestSupport
import Testing
import TransitionTesting
@_spi(Host) import UIKit

@testable import TransitionKit

/// The animator that UIKit receives.
@MainActor @Suite struct AlongsideAnimatorTests {
    @Test("An animator that ends at once, because animations are turned off, doesn't become active again")
    func endsAtOnce() throws {
        let log = CallbackLog()
        let recorder = RecordingAnimator(PlainAnimator(log: log), log: log)
        let rig = TransitionRig(.custom, delegate: { _ in HandWrittenDelegate(recorder) })
        rig.start(.forward)
        let context = try #require(recorder.context)
        let ledger = Ledger()
        var ends = 0
        let stage = Stage(
            EvenSlideAnimator(),
            Playback(),
            context,
            startsDriven: false,
            dragsFreely: false,
            nil
        ) {
            ends += 1
        }
        let alongside = AlongsideAnimator(of: stage, timing: .linear)
        alongside.vend(in: rig.window, recordingIn: ledger)
        UIView.performWithoutAnimation { alongside.play(from: 0) }
        UIApplication.shared.advance(by: 0.1)
        #expect(ends == 1 && alongside.state == .inactive)
        alongside.play(from: 0)
        #expect(alongside.state == .inactive)
        alongside.show(0.5)
        #expect(alongside.state == .inactive)
        UIApplication.shared.advance(by: 2)
        // The animator doesn't keep its stage.
        #expect(ends == 1 && !stage.isReleased)
        ledger.restore()
    }
}
