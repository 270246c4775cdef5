import Foundation
import Gallery

/// One animator in one container, one way.
struct Clip: Equatable {
    var animator: String
    var container: DemoContainer
    var direction: ClipDirection
    /// How a drag that drives it ends, if one does.
    var outcome: DragScript.Outcome?

    /// The clip's folder inside the output folder.
    var path: String {
        let ending = outcome.map { "-\($0.rawValue)" } ?? ""
        return "\(animator)/\(container.rawValue)-\(direction.rawValue)\(ending)"
    }

    var title: String { "\(animator), \(container.rawValue), \(direction.rawValue)" }

    /// Every clip the options ask for, grouped by animator.
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
