import Gallery
import TransitionKit
@_spi(Host) import UIKit

/// One run of a clip's transition in a fresh application on the virtual clock.
@MainActor
final class Take {
    let window: UIWindow
    let duration: TimeInterval

    // Whoever shows the screens has to stay.
    private let demo: any Demo
    private let direction: ClipDirection
    private var start: TimeInterval?

    /// Brings the screen from which the transition goes out to rest in the window.
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

    /// Lets the window show a moment of the transition, in seconds from its start. Moments come in order; the
    /// first starts it.
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

    /// Brings the screen that the transition went to to rest.
    func finish() {
        show(duration)
        UIApplication.shared.advance(by: restingTime)
    }
}
