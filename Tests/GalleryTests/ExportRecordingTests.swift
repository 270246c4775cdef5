import Foundation
import Testing
@_spi(Host) import UIKit

@testable import Gallery
@testable import GalleryHost

/// The frames of transitions that the page can't play itself.
@MainActor
@Suite("Recorded frames of an exported page", .serialized)
final class ExportRecordingTests {

    private let temporary: TemporaryFolder

    init() throws {
        temporary = try TemporaryFolder()
    }

    /// The files of a page of one animator, for two tests.
    private static var page: Result<[String: Data], any Error>?

    private func page() throws -> [String: Data] {
        if let page = Self.page { return try page.get() }
        let page = Result {
            try ExportCommand(options: temporary.exportOptions(["matched"])).run()
            return try temporary.files(in: "out")
        }
        Self.page = page
        return try page.get()
    }

    @Test("Frames have exact times, and the sheet has space for exactly those between the ends")
    func framesHaveExactTimes() throws {
        let files = try page()
        var count = 0
        for animator in try ExportedCatalog(files: files).animators {
            let made = try #require(GalleryCatalog.entry(named: animator.name)).makeAnimator()
            for clip in (animator.clips ?? [:]).values.flatMap(\.values) {
                count += 1
                #expect(clip.duration == made.duration)
                #expect(clip.times.first == 0)
                #expect(clip.times.last == Int((clip.duration * 1000).rounded()))
                #expect(zip(clip.times, clip.times.dropFirst()).allSatisfy { $0 < $1 })
                #expect((8...ClipRecorder.frameLimit + 2).contains(clip.times.count))
                #expect(clip.frameWidth == 39)
                #expect(clip.frameHeight == 84)

                let sheet = try #require(files[clip.sheet].flatMap(WebPReader.init))
                let rows = (clip.times.count - 2 + clip.columns - 1) / clip.columns
                #expect(sheet.width == clip.columns * 39)
                #expect(sheet.height == rows * 84)
                for end in [clip.first, clip.last] {
                    let still = try #require(files[end].flatMap(WebPReader.init))
                    #expect(still.width == 130)
                    #expect(still.height == 280)
                }
            }
        }
        #expect(count > 1)
    }

    @Test("Each frame of a sheet equals the one that's drawn at its time")
    func realFrames() throws {
        var options = temporary.exportOptions(["matched"], in: [.modal])
        options.scale = 0.2
        try ExportCommand(options: options).run()
        let files = try temporary.files(in: "out")
        let clip = try #require(
            try ExportedCatalog(files: files).animators.first?.clips?["modal"]?["forward"]
        )
        let sheet = try #require(files[clip.sheet].flatMap(WebPReader.init))

        let sixtieths = Int((clip.duration * 60).rounded())
        options.frameCount = sixtieths + 1
        var drawn: [[UInt8]] = []
        try Recorder(options: options)
            .play(Clip(animator: "matched", container: .modal, direction: .forward)) { _, image in
                drawn.append(colors(of: image))
            }
        let pixels = try #require(sheet.frames.first?.pixels)
        for (tile, time) in clip.times.dropFirst().dropLast().enumerated() {
            let frame = part(
                of: pixels,
                width: sheet.width,
                x: tile % clip.columns * clip.frameWidth,
                y: tile / clip.columns * clip.frameHeight,
                size: (clip.frameWidth, clip.frameHeight)
            )
            let wanted = drawn[Int((Double(time) / 1000 * 60).rounded())]
            let difference =
                zip(frame, wanted).reduce(0) { $0 + abs(Int($1.0) - Int($1.1)) } / frame.count
            #expect(difference < 9, "frame \(tile + 1)")
        }
    }

    /// Returns red, green, and blue, row by row.
    private func colors(of image: CGImage) -> [UInt8] {
        image.withPixels { pixels, bytesPerRow in
            (0..<image.height).flatMap { row in
                (0..<image.width).flatMap { column -> [UInt8] in
                    let start = row * bytesPerRow + column * 4
                    return [pixels[start + 2], pixels[start + 1], pixels[start]]
                }
            }
        }
    }

    private func part(of pixels: [UInt8], width: Int, x: Int, y: Int, size: (Int, Int)) -> [UInt8] {
        (y..<y + size.1).flatMap { row in
            (x..<x + size.0).flatMap { column -> [UInt8] in
                let start = (row * width + column) * 4
                return Array(pixels[start..<start + 3])
            }
        }
    }

    @Test("Screens at rest are shared: two per container, regardless of animators and directions")
    func screensAtRestAreShared() throws {
        let clips = try ExportedCatalog(files: page()).clips
        #expect(clips.count == 4)
        #expect(Set(clips.flatMap { [$0.first, $0.last] }).count == 4)
        #expect(clips.allSatisfy { $0.first != $0.last })
    }
}
