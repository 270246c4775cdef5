import Testing
@_spi(Host) import UIKit

@testable import Presentations

/// The backdrop of a card on its own.
@MainActor @Suite struct CardBackdropTests {
    @Test("A blur that a finger holds is stopped if the backdrop is released, because UIKit demands it")
    func aBlurThatAFingerHoldsIsStoppedIfTheBackdrop() throws {
        UIApplication.reset()
        var backdrop: CardBackdrop? = CardBackdrop()
        backdrop?.show(.blur(.dark), .dismisses)
        backdrop?.fade(to: 0.5)
        let fader = try #require(backdrop?.fader?.animator)
        #expect(fader.state == .active)
        backdrop = nil
        #expect(fader.state == .inactive)
    }
}
