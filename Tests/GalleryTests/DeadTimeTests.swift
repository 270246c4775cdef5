import Gallery
import Testing
@_spi(Host) import UIKit

@testable import GalleryHost

/// The time without visible motion at the beginning and the end of a transition, measured from drawn frames.
/// During this time, less than 3% of the total difference between the two screens has occurred, or remains.
@MainActor
@Suite("No transition seems to hesitate")
struct DeadTimeTests {
    /// The times at both ends, in seconds.
    private struct DeadTime {
        var head = 0.0
        var tail = 0.0
    }

    private static let frames = 60
    private static let least = 0.03
    /// One frame is allowed, because nothing between two frames is visible.
    private static let longestHead = 0.05
    private static let longestTail = 0.1

    @Test(
        "There's no motion for at most 50 ms at the beginning and 100 ms at the end",
        arguments: AnimatorSnippets.names
    )
    func deadTime(name: String) throws {
        let entry = try #require(GalleryCatalog.entry(named: name))
        for direction in ClipDirection.allCases {
            let dead = measure(entry, direction)
            print(
                "dead time: \(name) \(direction.rawValue) \(inMilliseconds(dead.head)) \(inMilliseconds(dead.tail))"
            )
            #expect(dead.head <= Self.longestHead, "\(direction.rawValue)")
            #expect(dead.tail <= Self.longestTail, "\(direction.rawValue)")
        }
    }

    /// The largest change of the first frame, as a fraction of the largest change of any frame.
    private static let largestFirstChange = 0.3

    @Test(
        "Motion starts gradually, without a jump between the first frames",
        arguments: AnimatorSnippets.names
    )
    func motionStartsGraduallyWithoutJumpBetweenFirstFrames(name: String) throws {
        let entry = try #require(GalleryCatalog.entry(named: name))
        for direction in ClipDirection.allCases {
            let changes = changes(entry, direction)
            let most = changes.max() ?? 1
            let first = changes.prefix(4).map { Int((100 * $0 / most).rounded()) }
            print("start: \(name) \(direction.rawValue) \(first)")
            #expect(changes[0] <= Self.largestFirstChange * most, "\(direction.rawValue)")
            // It has grown after 50 ms, or is still so small that nobody notices.
            #expect(changes[0] <= changes[3] || changes[0] <= 0.15 * most, "\(direction.rawValue)")
        }
    }

    /// Returns the differences between frames that are 12.5 ms apart.
    private func changes(_ entry: CatalogEntry, _ direction: ClipDirection) -> [Double] {
        let clip = Clip(animator: entry.name, container: .modal, direction: direction)
        let options = RenderOptions(animators: [entry.name], frameCount: 2, scale: 0.2)
        let take = Take(clip, animator: entry.makeAnimator(), options: options)
        let frames = (0...Int(take.duration / 0.0125)).map { frame in
            take.show(Double(frame) * 0.0125)
            return Gray(take.window.image(scale: options.scale))
        }
        return zip(frames, frames.dropFirst()).map { $0.difference(from: $1) }
    }

    private func inMilliseconds(_ time: Double) -> Int { Int((time * 1000).rounded()) }

    private func measure(_ entry: CatalogEntry, _ direction: ClipDirection) -> DeadTime {
        let clip = Clip(animator: entry.name, container: .modal, direction: direction)
        let options = RenderOptions(animators: [entry.name], frameCount: Self.frames + 1, scale: 0.2)
        let take = Take(clip, animator: entry.makeAnimator(), options: options)
        func picture() -> Gray { Gray(take.window.image(scale: options.scale)) }
        let start = picture()
        let step = take.duration / Double(Self.frames)
        // The frames at the beginning and the end that are examined, plus a margin.
        var (early, late): ([Gray], [Int: Gray]) = ([], [:])
        for frame in 0...Self.frames {
            let time = Double(frame) * step
            take.show(time)
            if time < Self.longestHead + 2 * step { early.append(picture()) }
            if time > take.duration - Self.longestTail * 1.3 { late[frame] = picture() }
        }
        take.finish()
        let end = picture()
        let least = Self.least * start.difference(from: end)
        let first = early.firstIndex { $0.difference(from: start) >= least } ?? early.count
        let last = late.filter { $0.value.difference(from: end) >= least }.keys.max()
        let tail = last.map { Double(Self.frames - $0 - 1) * step } ?? Self.longestTail * 1.3
        return DeadTime(head: Double(max(first - 1, 0)) * step, tail: tail)
    }
}

/// The brightness of an image's pixels, averaged with their neighbors, so that an edge that moves by half a
/// pixel has little effect.
private struct Gray {
    private var values: [Int]

    init(_ image: CGImage) {
        let (width, height) = (image.width, image.height)
        values = [Int](repeating: 0, count: width * height)
        image.withPixels { pixels, row in
            func sum(_ x: Int, _ y: Int) -> Int {
                let at = y * row + x * 4
                return Int(pixels[at]) + Int(pixels[at + 1]) + Int(pixels[at + 2])
            }
            values.withUnsafeMutableBufferPointer { values in
                var y = 1
                while y < height - 1 {
                    var x = 1
                    while x < width - 1 {
                        values[y * width + x] =
                            4 * sum(x, y) + sum(x - 1, y) + sum(x + 1, y) + sum(x, y - 1) + sum(x, y + 1)
                        x += 1
                    }
                    y += 1
                }
            }
        }
    }

    /// Returns the sum of the differences.
    func difference(from other: Gray) -> Double {
        values.withUnsafeBufferPointer { mine in
            other.values.withUnsafeBufferPointer { others in
                var (sum, index) = (0, 0)
                while index < min(mine.count, others.count) {
                    sum += abs(mine[index] - others[index])
                    index += 1
                }
                return Double(sum)
            }
        }
    }
}
