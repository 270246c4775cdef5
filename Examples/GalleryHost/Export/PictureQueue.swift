import Foundation
@_spi(Host) import UIKit

/// Encodes pictures beside the thread that draws them, a few at a time so that they do not pile up.
final class PictureQueue: Sendable {
    enum Quality: Sendable {
        /// Frames in motion: many, and none is looked at for long.
        case sheet
        case poster
        /// Screens at rest.
        case still
        /// Bars, with thin letters on nothing.
        case bar
        /// Screens without detail, of few pixels.
        case blurred

        /// What to try until the file is within the limit; the last one has to do.
        fileprivate var attempts: [WebPWriter.Compression] {
            switch self {
            case .sheet: [.lossy(quality: 42), .lossy(quality: 32), .lossy(quality: 24)]
            case .poster: [.lossy(quality: 72)]
            // Screens are flat colors and letters: without loss they take hardly more, and keep their edges.
            case .still, .bar, .blurred: [.lossless]
            }
        }

        /// In bytes. Tiles that fly about in all directions take several times as much as other pictures do.
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

    /// Returns as soon as there is room in the queue. What went wrong with an earlier picture is thrown here.
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

    /// Waits for all pictures, and throws what went wrong with one.
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
