import Foundation
import Testing
@_spi(Host) import UIKit

/// UIKit warns of presentations from controllers whose view is in a window, but that are outside of the
/// hierarchy of view controllers.
@Suite struct DetachedPresentationTests {
    private func warns(_ result: ExitTest.Result?) -> Bool {
        String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
            .contains("from detached view controller")
    }

    @Test("A presentation from a controller that's nobody's child is warned of")
    func fromAStranger() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let window = UIWindow(windowScene: UIApplication.shared.windowScene)
                let (root, stranger) = (UIViewController(), UIViewController())
                window.rootViewController = root
                window.makeKeyAndVisible()
                root.view.addSubview(stranger.view)
                stranger.present(UIViewController(), animated: false)
            }
        }
        #expect(warns(result))
    }

    @Test("A presentation from a child, or from a presented screen, isn't warned of")
    func fromTheHierarchy() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let window = UIWindow(windowScene: UIApplication.shared.windowScene)
                let (child, presented) = (UIViewController(), UIViewController())
                window.rootViewController = UINavigationController(rootViewController: child)
                window.makeKeyAndVisible()
                UIApplication.shared.tick()
                child.present(presented, animated: false)
                UIApplication.shared.tick()
                presented.present(UIViewController(), animated: false)
            }
        }
        #expect(!warns(result))
    }
}
