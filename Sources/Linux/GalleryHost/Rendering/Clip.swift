import Foundation
import Gallery

/// One animator in one container, one way.
struct Clip: Equatable {
    var animator: String
    var container: DemoContainer
    var direction: ClipDirection

    /// The clip's folder inside the output folder.
    var path: String { "\(animator)/\(container.rawValue)-\(direction.rawValue)" }

    var title: String { "\(animator), \(container.rawValue), \(direction.rawValue)" }

    /// Every clip the options ask for, grouped by animator.
    static func all(_ options: RenderOptions) -> [Clip] {
        options.animators.flatMap { animator in
            options.containers.flatMap { container in
                options.directions.map { direction in
                    Clip(animator: animator, container: container, direction: direction)
                }
            }
        }
    }
}
