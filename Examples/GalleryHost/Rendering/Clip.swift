import Foundation
import Gallery

/// An animator in a container, in one direction.
struct Clip: Equatable {
    var animator: String
    var container: DemoContainer
    var direction: ClipDirection
    /// The outcome of the drag that drives the transition, if there is one.
    var outcome: DragScript.Outcome?

    /// The folder of the clip in the output folder.
    var path: String {
        let ending = outcome.map { "-\($0.rawValue)" } ?? ""
        return "\(animator)/\(container.rawValue)-\(direction.rawValue)\(ending)"
    }

    var title: String { "\(animator), \(container.rawValue), \(direction.rawValue)" }

    /// Returns all clips that the options request, grouped by animator.
    static func all(_ options: RenderOptions) -> [Clip] {
        options.animators.flatMap { animator in
            options.containers.flatMap { container in
                options.directions.map { direction in
                    Clip(
                        animator: animator,
                        container: container,
                        direction: direction,
                        outcome: options.drag?.outcome
                    )
                }
            }
        }
    }
}
