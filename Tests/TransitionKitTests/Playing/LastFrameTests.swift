import Animators
import TestSupport
import Testing
import TransitionTesting
import UIKit

/// What happens between the last frame of a transition and its end.
@MainActor @Suite struct LastFrameTests {
    @Test(
        "A screen that's thrown back stays if it presents another one, even in its last frame",
        arguments: 10..<30
    )
    func presentsWhileItReturns(frame: Int) async {
        let (list, detail, alert) = (UIViewController(), UIViewController(), UIViewController())
        let device = TestDevice(size: CGSize(width: 240, height: 420), scale: 1)
        let app = TestApp(rootViewController: list, device: device)
        await app.settle()
        list.present(detail, with: .slide(edge: .bottom), interaction: .swipe(edge: .top))
        await app.advance(by: 0.25)
        await app.drag(from: CGPoint(x: 60, y: 300), to: CGPoint(x: 62, y: 400), over: 0.15)
        await app.advance(by: Double(frame) / 60)
        alert.modalPresentationStyle = .overFullScreen
        detail.present(alert, animated: true)
        await app.settle()
        // Either the presentation was refused, because the screen was gone, or the screen is beneath it.
        let isAlone = alert.viewIfLoaded?.window != nil && list.presentedViewController !== detail
        #expect(!isAlone)
    }
}
