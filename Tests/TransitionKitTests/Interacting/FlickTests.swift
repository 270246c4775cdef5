import Animators
import TestSupport
import Testing
import TransitionTesting
import UIKit

/// Flicks that are over after few events.
@MainActor @Suite struct FlickTests {
    @Test(
        "A flick of which a busy app gets a single movement puts a screen away",
        arguments: [63, 84, -84, 4] as [CGFloat]
    )
    func singleMovement(distance: CGFloat) async {
        let (list, detail) = (UIViewController(), UIViewController())
        let device = TestDevice(size: CGSize(width: 240, height: 420))
        let app = TestApp(rootViewController: list, device: device)
        list.present(detail, with: .push(), interaction: .drag())
        await app.settle()
        let finger = app.touch(at: CGPoint(x: 120, y: 126))
        await app.advance(by: 0.05)
        await finger.move(to: CGPoint(x: 120, y: 126 + distance), over: 0)
        finger.lift()
        await app.settle()
        #expect((list.presentedViewController == nil) == (distance > 60))
    }
}
