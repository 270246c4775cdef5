import Foundation
import Gallery
@_spi(Host) import TransitionKit

/// The transitions of one animator in all containers, both ways. Most containers have the same.
struct MotionFile: Encodable {
    /// Each once.
    private var motions: [Motion] = []
    /// By container, then by direction: the index of the motion.
    private var clips: [String: [String: Int]] = [:]

    /// Nil if the page can't play one of them.
    ///
    /// - Parameter scenes: by container, then by direction.
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

    /// - Parameter path: the file that it will be.
    func script(path: String) throws -> Data {
        try SiteCatalog.script("motions.add(\"\(path)\", ", self, ");")
    }
}
