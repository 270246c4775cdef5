import Foundation
@_spi(Host) import UIKit

/// A queue that encodes pictures on other threads. It's limited to a few pictures, so that they don't
/// accumulate.
final class PictureQueue: Sendable {
    enum Quality: Sendable {
        /// Moving frames. There are many, and people see each only briefly.
        case sheet
        case poster
        /// Screens at rest.
        case still
        /// Bars, with thin text on a transparent background.
        case bar
        /// Blurred screens with few pixels.
        case blurred

        /// The settings to try in this order until the file is small enough. The last one is used in any
        /// case.
        fileprivate var attempts: [WebPWriter.Compression] {
            switch self {
            case .sheet: [.lossy(quality: 42), .lossy(quality: 32), .lossy(quality: 24)]
            case .poster: [.lossy(quality: 72)]
            // Screens contain single colors and text. Lossless files are hardly larger, and keep the edges
            // sharp.
            case .still, .bar, .blurred: [.lossless]
            }
        }

        /// The maximum size, in bytes. Tiles that fly in all directions take several times as much as other
        /// frames.
        fileprivate var limit: Int { 105_000 }
    }

    private let staging: StagingFolder
    private let queue = DispatchQueue(label: "pictures", attributes: .concurrent)
    private let group = DispatchGroup()
    private let places = DispatchSemaphore(value: max(ProcessInfo.processInfo.activeProcessorCount, 2))
    private let failure = Locked<(any Error)?>(nil)

    init(staging: StagingFolder) {
        self.staging = staging
    }

    /// Adds a picture, as soon as there's room in the queue. Throws the error of an earlier picture, if any.
    func add(_ image: CGImage, to path: String, quality: Quality) throws {
        if let error = failure.value { throw error }
        places.wait()
        queue.async(group: group) { [self] in
            defer { places.signal() }
            do {
                try staging.write(try Self.data(of: image, quality), to: path)
            } catch {
                failure.update { $0 = $0 ?? error }
            }
        }
    }

    private static func data(of image: CGImage, _ quality: Quality) throws -> Data {
        var data = Data()
        for attempt in quality.attempts {
            data = try WebPWriter(compression: attempt, effort: 4).data(of: image)
            if data.count <= quality.limit { break }
        }
        return data
    }

    /// Waits for all pictures.
    func wait() {
        group.wait()
    }

    /// Waits for all pictures, and throws the error of one of them, if any.
    func finish() throws {
        wait()
        if let error = failure.value { throw error }
    }
}

/// A value that several threads share.
private final class Locked<Value: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private var stored: Value

    init(_ value: Value) {
        stored = value
    }

    var value: Value {
        lock.withLock { stored }
    }

    func update(_ change: (inout Value) -> Void) {
        lock.withLock { change(&stored) }
    }
}
