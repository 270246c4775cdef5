import UIKit

extension UIView {
    /// Calls a closure after a time on Core Animation's clock, which stands still along with animations.
    ///
    /// - Parameter handler: A closure that's called once. Its argument is `false` if the view leaves the
    ///   screen, or people leave the app, before the time is over.
    func wait(_ seconds: TimeInterval, then handler: @escaping @MainActor (_ isOver: Bool) -> Void) {
        let pause = CABasicAnimation(keyPath: "zPosition")
        pause.fromValue = layer.zPosition
        pause.toValue = layer.zPosition
        pause.duration = max(seconds, 0.001)
        pause.delegate = AnimationEnd(handler)
        layer.add(pause, forKey: "pause")
    }
}

/// A delegate that's notified when an animation ends.
private final class AnimationEnd: NSObject, CAAnimationDelegate {

    private let handler: @MainActor (Bool) -> Void

    init(_ handler: @escaping @MainActor (Bool) -> Void) {
        self.handler = handler
    }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        // Core Animation notifies the delegates of views' layers on the main thread.
        let handler = handler
        MainActor.assumeIsolated { handler(flag) }
    }
}
