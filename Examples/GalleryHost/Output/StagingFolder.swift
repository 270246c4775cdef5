import Foundation
@_spi(Host) import UIKit

/// The folder where a run's images wait until all of them are complete.
struct StagingFolder: Sendable {
    let url: URL
    /// Whether the output folder was created for this run.
    let isInNewFolder: Bool

    func write(_ image: CGImage, to path: String) throws {
        guard let data = image.pngData() else {
            throw Failure.internalError("can't encode an image as PNG")
        }
        try write(data, to: path)
    }

    func write(_ data: Data, to path: String) throws {
        let file = url.appendingPathComponent(path)
        do {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try data.write(to: file)
        } catch {
            throw Failure.cannotCreate("can't write “\(file.path)”")
        }
    }

    /// Creates a folder, which can remain empty.
    func makeFolder(_ path: String) throws {
        let folder = url.appendingPathComponent(path, isDirectory: true)
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        } catch {
            throw Failure.cannotCreate("can't write “\(folder.path)”")
        }
    }

    /// Returns the total size of all files so far, in bytes.
    func size() throws -> Int {
        let keys: [URLResourceKey] = [.isRegularFileKey, .fileSizeKey]
        let files = FileManager.default.enumerator(at: url, includingPropertiesForKeys: keys)
        return try (files?.compactMap { $0 as? URL } ?? []).reduce(0) { size, file in
            let values = try file.resourceValues(forKeys: Set(keys))
            return size + (values.isRegularFile == true ? values.fileSize ?? 0 : 0)
        }
    }
}
