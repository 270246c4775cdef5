import Animators
import Testing
@_spi(Host) import UIKit

/// The first and the last frame of each animator. A shadow, a shade, or a gap at either end would flash,
/// because the frame before or after it shows a screen at rest.
@MainActor @Suite struct RestingFrameTests {
    /// A screen that all animators cut at whole points. Elsewhere, pieces that start within a pixel are
    /// resampled, which softens their content and isn't what this test is about.
    private static let size = CGSize(width: 192, height: 420)
    /// The largest difference that isn't a flaw, of 255. The pieces of Fold turn until the end, and resampling
    /// them changes a few pixels of round corners by 3.
    private static let rounding = 3

    @Test("The first and the last frame look like screens at rest", arguments: Catalog.names)
    func ends(name: String) {
        let animator = Catalog.animator(name)
        UIApplication.reset()
        UIScreen.main.configure(size: Self.size, scale: 1)
        let navigation = UINavigationController(rootViewController: ShapesViewController(.light))
        navigation.setNavigationBarHidden(true, animated: false)
        let transition = TransitionDelegate(animator)
        navigation.delegate = transition
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        UIApplication.shared.tick()

        for direction in TransitionDirection.allCases {
            let outgoing = window.image(scale: 1)
            if direction == .forward {
                navigation.pushViewController(ShapesViewController(.dark), animated: true)
            } else {
                navigation.popViewController(animated: true)
            }
            UIApplication.shared.tick()
            let first = window.image(scale: 1)
            UIApplication.shared.advance(by: animator.duration - 1e-6)
            #expect(navigation.transitionCoordinator != nil, "the last frame is part of the transition")
            let last = window.image(scale: 1)
            UIApplication.shared.advance(by: 0.1)
            #expect(navigation.transitionCoordinator == nil)
            let incoming = window.image(scale: 1)

            let (start, end) = (outgoing.difference(from: first), last.difference(from: incoming))
            #expect(start.largest <= Self.rounding, "\(direction): \(start) at the start")
            #expect(end.largest <= Self.rounding, "\(direction): \(end) at the end")
        }
    }
}
