import Foundation
@_spi(Host) import UIKit

/// The pictures of screens at rest. Most clips begin and end with the same few, so each is written once.
@MainActor
final class StillStore {
    private let work: PictureQueue
    private var known: [(image: CGImage, path: String)] = []

    init(work: PictureQueue) {
        self.work = work
    }

    /// Returns the path of a screen that looks like `image`. If it's new, the closure draws it in a higher
    /// resolution.
    func path(for image: CGImage, sharp: () -> CGImage) throws -> String {
        if let still = known.first(where: { $0.image.hasPixels(of: image) }) { return still.path }
        let path = "\(SiteCatalog.mediaFolder)/rest-\(known.count + 1).webp"
        try work.add(sharp(), to: path, quality: .still)
        known.append((image, path))
        return path
    }
}
