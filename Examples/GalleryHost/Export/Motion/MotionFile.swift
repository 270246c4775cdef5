import Foundation
import Gallery
@_spi(Host) import TransitionKit

/// The transitions of an animator in all containers and both directions. Most containers share them.
struct MotionFile: Encodable {
    /// The different motions.
    private var motions: [Motion] = []
    /// The indices of the motions, by container, then by direction.
    private var clips: [String: [String: Int]] = [:]

    /// Creates a file, or returns `nil` if the page can't play one of the transitions.
    ///
    /// - Parameter scenes: The scenes by container, then by direction.
    @MainActor
    init?(_ animator: any Animator, in scenes: [DemoContainer: [ClipDirection: TransitionScene]]) {
        for (container, ways) in scenes.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
            for (direction, scene) in ways.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
                guard let motion = Motion(animator, in: scene) else { return nil }
                let index = motions.firstIndex(of: motion) ?? motions.count
                if index == motions.count { motions.append(motion) }
                clips[container.rawValue, default: [:]][direction.rawValue] = index
            }
        }
    }

    /// - Parameter path: The path of the file.
    func script(path: String) throws -> Data {
        try SiteCatalog.script("motions.add(\"\(path)\", ", self, ");")
    }
}
