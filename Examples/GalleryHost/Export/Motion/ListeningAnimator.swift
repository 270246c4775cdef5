import Foundation
import TransitionKit

/// Plays as another animator and keeps the scenes that it is asked about.
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

/// Scenes in the order in which they were heard of.
final class HeardScenes: @unchecked Sendable {
    private let lock = NSLock()
    private var scenes: [TransitionScene] = []

    var last: TransitionScene? { lock.withLock { scenes.last } }

    fileprivate func add(_ scene: TransitionScene) {
        lock.withLock { scenes.append(scene) }
    }
}
