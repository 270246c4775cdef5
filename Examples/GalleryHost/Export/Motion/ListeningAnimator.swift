import Foundation
import TransitionKit

/// An animator that plays another one, and records the scenes that it receives.
struct ListeningAnimator: Animator {
    let animator: any Animator
    let scenes: HeardScenes

    var duration: TimeInterval { animator.duration }
    var targets: [TransitionTarget] { animator.targets }
    var movesAnything: Bool { animator.movesAnything }

    func forward(in scene: TransitionScene) -> Choreography {
        scenes.add(scene)
        return animator.forward(in: scene)
    }

    func backward(in scene: TransitionScene) -> Choreography {
        scenes.add(scene)
        return animator.backward(in: scene)
    }
}

/// The recorded scenes, in order.
final class HeardScenes: @unchecked Sendable {
    private let lock = NSLock()
    private var scenes: [TransitionScene] = []

    var last: TransitionScene? { lock.withLock { scenes.last } }

    fileprivate func add(_ scene: TransitionScene) {
        lock.withLock { scenes.append(scene) }
    }
}
