import Gallery
import TransitionKit
@_spi(Host) import UIKit

/// A run of a clip's transition in a new application on the virtual clock.
@MainActor
final class Take {
    let window: UIWindow
    let duration: TimeInterval

    // Retained because it shows the screens.
    private let demo: any Demo
    private let direction: ClipDirection
    private var start: TimeInterval?

    /// Shows the screen that the transition starts from at rest in the window.
    init(_ clip: Clip, animator: any Animator, options: RenderOptions) {
        options.resetApplication()
        direction = clip.direction
        duration = animator.duration
        demo = clip.container.makeDemo(animator: animator)
        window = demo.showInWindow()
        if direction == .backward {
            demo.goForward()
            UIApplication.shared.advance(by: duration + restingTime)
        }
    }

    /// Shows a moment of the transition in the window, in seconds from its start. The moments must be in
    /// ascending order. The first one starts the transition.
    func show(_ time: TimeInterval) {
        if start == nil {
            switch direction {
            case .forward: demo.goForward()
            case .backward: demo.goBackward()
            }
            UIApplication.shared.tick()
            start = CACurrentMediaTime()
        }
        let wait = (start ?? 0) + time - CACurrentMediaTime()
        if wait > 0 { UIApplication.shared.advance(by: wait) }
    }

    /// Waits until the final screen is at rest.
    func finish() {
        show(duration)
        UIApplication.shared.advance(by: restingTime)
    }
}
