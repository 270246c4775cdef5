@_spi(Host) import QuartzCore
import TestSupport
import Testing
import TransitionKit
@_spi(Host) import UIKit

/// The frame rates that transitions request.
@MainActor @Suite struct FrameRateTests {
    private var wishes: [CAFrameRateRange] { CADisplayLink.added.map(\.preferredFrameRateRange) }

    private static let fast = CAFrameRateRange(minimum: 80, maximum: 120, preferred: 120)

    @Test("A transition requests the maximum frame rate until it has ended, also while a finger holds it")
    func aTransitionRequestsTheMaximumFrameRate() {
        let rig = InteractionRig(.navigation, .blocks)
        #expect(wishes.isEmpty)
        rig.interaction?.begin()
        rig.rig.start(.forward)
        for _ in 0..<3 {
            rig.interaction?.update(0.3)
            rig.rig.advance(by: 1.0 / 60)
            #expect(wishes == [Self.fast])
        }
        rig.interaction?.finish()
        rig.rig.advance(by: 1.0 / 60)
        #expect(wishes == [Self.fast])
        rig.rig.advance(by: 1)
        #expect(wishes.isEmpty)
        rig.rig.start(.backward)
        #expect(wishes == [Self.fast])
        rig.rig.advance(by: 1)
        #expect(wishes.isEmpty)
    }

    @Test("The same if UIKit's own interaction controller holds and moves it")
    func heldByUIKit() {
        let percent = UIPercentDrivenInteractiveTransition()
        percent.wantsInteractiveStart = false
        let delegate = HandWrittenDelegate(EvenSlideAnimator())
        delegate.interaction = percent
        let rig = TransitionRig(.navigation, delegate: { _ in delegate })
        rig.start(.forward)
        rig.advance(by: 0.1)
        #expect(wishes == [Self.fast])
        percent.pause()
        for progress in [0.4, 0.5] {
            percent.update(progress)
            rig.advance(by: 0.1)
            #expect(wishes == [Self.fast])
        }
        percent.finish()
        rig.advance(by: 2.0 / 60)
        #expect(wishes == [Self.fast])
        rig.advance(by: 1)
        #expect(wishes.isEmpty)
    }
}
