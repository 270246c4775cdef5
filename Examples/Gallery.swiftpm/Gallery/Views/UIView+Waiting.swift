import UIKit

extension UIView {
    /// Calls back after a time on Core Animation's clock, which stands still with everything else that moves.
    ///
    /// - Parameter handler: is called once; its argument is false if the view left the screen before, or the
    ///   app did.
    func wait(_ seconds: TimeInterval, then handler: @escaping @MainActor (_ isOver: Bool) -> Void) {
        let pause = CABasicAnimation(keyPath: "zPosition")
        pause.fromValue = layer.zPosition
        pause.toValue = layer.zPosition
        pause.duration = max(seconds, 0.001)
        pause.delegate = AnimationEnd(handler)
        layer.add(pause, forKey: "pause")
    }
}

/// Tells when an animation is over.
private final class AnimationEnd: NSObject, CAAnimationDelegate {

    private let handler: @MainActor (Bool) -> Void

    init(_ handler: @escaping @MainActor (Bool) -> Void) {
        self.handler = handler
    }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        // Layers of views are animated on the main thread, and tell there.
        let handler = handler
        MainActor.assumeIsolated { handler(flag) }
    }
}
