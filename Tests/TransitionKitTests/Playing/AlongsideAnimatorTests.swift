import Testing
@_spi(Host) import UIKit

@testable import TransitionKit

/// The animator that UIKit receives.
@MainActor @Suite struct AlongsideAnimatorTests {
    @Test("An animator that ends at once, because animations are turned off, doesn't become active again")
    func endsAtOnce() {
        UIApplication.reset()
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.makeKeyAndVisible()
        let ledger = Ledger()
        var ends = 0
        let alongside = AlongsideAnimator(duration: 1, timing: .linear) {
            nil
        } whenMoved: {
        } whenOver: {
            ends += 1
        }
        alongside.vend(in: window, noting: ledger)
        UIView.performWithoutAnimation { alongside.play(from: 0) }
        UIApplication.shared.advance(by: 0.1)
        #expect(ends == 1 && alongside.state == .inactive)
        alongside.play(from: 0)
        #expect(alongside.state == .inactive)
        alongside.show(0.5)
        #expect(alongside.state == .inactive)
        UIApplication.shared.advance(by: 2)
        #expect(ends == 1)
        ledger.restore()
    }
}
