import Foundation
@_spi(Host) import UIKit

/// Where a run's pictures wait until all of them are there.
struct StagingFolder {
    let url: URL
    /// Whether the output folder was made for this run.
    let isInNewFolder: Bool

    func write(_ image: CGImage, to path: String) throws {
        let file = url.appendingPathComponent(path)
        guard let data = image.pngData() else {
            throw Failure.internalError("a picture could not be encoded as PNG")
        }
        do {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try data.write(to: file)
        } catch {
            throw Failure.cannotCreate("cannot write “\(file.path)”")
        }
    }
}
