import Animators
import Presentations
import TestSupport
import Testing
import TransitionKit
import TransitionTesting
@_spi(Host) import UIKit

/// What people see of toasts while they, or the screens beneath them, come and go.
@MainActor @Suite struct ToastMotionTests {
    /// Returns a red toast.
    private func toast() -> CardScreen {
        let toast = CardScreen(color: .red)
        toast.preferredContentSize = CGSize(width: 200, height: 60)
        return toast
    }

    /// Returns the visible opacity of a toast, or 0 if it isn't in the window.
    private func opacity(of toast: UIViewController) -> Float {
        guard let view = toast.viewIfLoaded, view.window != nil else { return 0 }
        return sequence(first: view.layer, next: \.superlayer).reduce(1) {
            $0 * ($1.presentation() ?? $1).opacity
        }
    }

    @Test(
        "A toast over a sheet leaves together with it, and comes back with it",
        arguments: [false, true]
    )
    func leavesWithASheet(isCaught: Bool) {
        let scene = CardScene()
        let toast = toast()
        scene.show(.sheet())
        let top = scene.shownFrame.minY
        scene.screen.present(toast, as: .toast(duration: 20))
        scene.advance(1)
        #expect(opacity(of: toast) == 1)
        scene.screen.dismiss(animated: true)
        scene.advance(0.15)
        #expect(opacity(of: toast) > 0 && opacity(of: toast) < 0.9)
        guard isCaught else {
            scene.advance(1)
            #expect(scene.isGone && opacity(of: toast) == 0 && toast.parent == nil)
            return
        }
        let grip = CGPoint(x: 195, y: scene.shownFrame.minY + 20)
        scene.touch.down(at: grip)
        scene.touch.move(to: CGPoint(x: 195, y: grip.y - 20))
        scene.touch.move(to: CGPoint(x: 195, y: top + 25))
        scene.advance(0.2)
        scene.touch.up()
        scene.advance(1)
        #expect(scene.screen.view.window != nil && opacity(of: toast) == 1)
    }
}
