import Foundation
import Testing
@_spi(Host) import UIKit

@testable import GalleryHost

@Suite("WebP files")
struct WebPWriterTests {

    /// Returns bands of color, moved by `shift`. `alpha` applies to all pixels.
    private func picture(width: Int = 40, height: Int = 30, shift: Int = 0, alpha: Int = 255) throws
        -> CGImage
    {
        var bytes: [UInt8] = []
        for row in 0..<height {
            for column in 0..<width {
                let color = [(column + shift) * 6 % 256, row * 8 % 256, (column / 10 + shift) * 60 % 256]
                bytes += color.map { UInt8($0 * alpha / 255) } + [UInt8(alpha)]
            }
        }
        return try #require(CGImage(width: width, height: height, bgraPremultiplied: bytes))
    }

    /// Returns the colors that a reader should find, starting with red.
    private func expected(_ image: CGImage) -> [UInt8] {
        image.withPixels { pixels, bytesPerRow in
            (0..<image.height).flatMap { row in
                (0..<image.width).flatMap { column -> [UInt8] in
                    let start = row * bytesPerRow + column * 4
                    return [pixels[start + 2], pixels[start + 1], pixels[start], pixels[start + 3]]
                }
            }
        }
    }

    private func meanDifference(_ one: [UInt8], _ other: [UInt8]) -> Double {
        zip(one, other).reduce(0) { $0 + abs(Double($1.0) - Double($1.1)) } / Double(one.count)
    }

    @Test("Lossless compression preserves every pixel")
    func losslessCompressionPreservesEveryPixel() throws {
        let image = try picture()
        let read = try #require(try WebPReader(WebPWriter(compression: .lossless).data(of: image)))
        #expect(read.width == 40)
        #expect(read.height == 30)
        #expect(!read.isAnimated)
        #expect(read.frames.count == 1)
        #expect(read.frames.first?.pixels == expected(image))
    }

    @Test("A part of a larger image is written without its surroundings")
    func partOfLargerImageIsWrittenWithoutSurroundings() throws {
        let image = try picture()
        let part = try #require(image.cropping(to: CGRect(x: 5, y: 7, width: 11, height: 13)))
        let read = try #require(try WebPReader(WebPWriter(compression: .lossless).data(of: part)))
        #expect(read.width == 11)
        #expect(read.height == 13)
        #expect(read.frames.first?.pixels == expected(part))
    }

    @Test("Transparent pixels keep their alpha, and their color except for rounding")
    func transparentPixelsKeepAlphaAndColorExceptForRounding() throws {
        let opaque = expected(try picture())
        let read = try #require(
            try WebPReader(WebPWriter(compression: .lossless).data(of: picture(alpha: 128)))
        )
        let pixels = try #require(read.frames.first?.pixels)
        for index in pixels.indices {
            if index % 4 == 3 {
                #expect(pixels[index] == 128)
            } else {
                #expect(abs(Int(pixels[index]) - Int(opaque[index])) <= 2)
            }
        }
        let clear = try #require(
            try WebPReader(WebPWriter(compression: .lossless).data(of: picture(alpha: 0)))
        )
        #expect(clear.frames.first?.pixels.allSatisfy { $0 == 0 } == true)
    }

    @Test("A higher quality is better and larger, and out-of-range values are clamped")
    func higherQualityIsBetterAndLarger() throws {
        let image = try picture(width: 120, height: 90)
        let files = try [10.0, 60, 95].map {
            try WebPWriter(compression: .lossy(quality: $0)).data(of: image)
        }
        let losses = try files.map { file -> Double in
            let read = try #require(WebPReader(file))
            return meanDifference(try #require(read.frames.first?.pixels), expected(image))
        }
        #expect(files[0].count < files[1].count)
        #expect(files[1].count < files[2].count)
        #expect(losses[0] > losses[1])
        #expect(losses[1] > losses[2])
        #expect(losses[2] < 6)
        #expect(
            try WebPWriter(compression: .lossy(quality: 1000)).data(of: image)
                == WebPWriter(compression: .lossy(quality: 100)).data(of: image)
        )
    }

    @Test("An animation has its frames with their durations, and the requested number of loops")
    func animationHasFramesWithDurations() throws {
        let images = try (0..<4).map { try picture(shift: $0 * 3) }
        let frames = zip(images, [0.1, 0.05, 0.2, 1.0]).map { (image: $0, duration: $1) }
        let writer = WebPWriter(compression: .lossless)
        let read = try #require(try WebPReader(writer.data(of: frames, loops: 3)))
        #expect(read.isAnimated)
        #expect(read.loops == 3)
        #expect(read.frames.map(\.end) == [100, 150, 350, 1350])
        #expect(read.frames.map(\.pixels) == images.map(expected))
        let forEver = try #require(try WebPReader(writer.data(of: frames)))
        #expect(forEver.loops == 0)
    }

    @Test("The rounding errors of milliseconds don't accumulate: 60 sixtieths of a second are a second")
    func roundingErrorsOfMillisecondsDontAccumulate() throws {
        let frames = try (0..<60).map {
            (image: try picture(width: 8, height: 8, shift: $0), duration: 1.0 / 60)
        }
        let read = try #require(try WebPReader(WebPWriter(compression: .lossless).data(of: frames)))
        #expect(read.frames.count == 60)
        #expect(read.frames.last?.end == 1000)
    }

    @Test("A frame that's the same as the previous one extends its duration")
    func stillFrames() throws {
        let images = try [0, 0, 5].map { try picture(shift: $0) }
        let frames = images.map { (image: $0, duration: 0.1) }
        let read = try #require(try WebPReader(WebPWriter(compression: .lossless).data(of: frames)))
        #expect(read.frames.map(\.end) == [200, 300])
    }

    @Test("Lossy frames are similar to the originals")
    func lossyAnimation() throws {
        let images = try (0..<6).map { try picture(width: 200, height: 150, shift: $0) }
        let writer = WebPWriter(compression: .lossy(quality: 60))
        let data = try writer.data(of: images.map { (image: $0, duration: 0.1) })
        let read = try #require(WebPReader(data))
        #expect(read.frames.count == 6)
        for (frame, image) in zip(read.frames, images) {
            #expect(meanDifference(frame.pixels, expected(image)) < 12)
        }
    }

    @Test("A fade that's too slow to be visible from frame to frame still reaches its end")
    func slowFade() throws {
        let images = try (0..<120).map { step in
            let pixel = [UInt8](repeating: UInt8(250 - step), count: 3) + [255]
            let bytes = Array(repeatElement(pixel, count: 60 * 40).joined())
            return try #require(CGImage(width: 60, height: 40, bgraPremultiplied: bytes))
        }
        let writer = WebPWriter(compression: .lossy(quality: 20))
        let data = try writer.data(of: images.map { (image: $0, duration: 0.05) })
        let last = try #require(WebPReader(data)?.frames.last)
        #expect(meanDifference(last.pixels, expected(images[119])) < 4)
    }

    @Test("The same images result in the same bytes")
    func sameImagesResultInSameBytes() throws {
        let frames = try (0..<3).map { (image: try picture(shift: $0), duration: 0.1) }
        #expect(try WebPWriter().data(of: frames) == WebPWriter().data(of: frames))
        #expect(try WebPWriter().data(of: frames[0].image) == WebPWriter().data(of: frames[0].image))
    }

    @Test("An animation without frames, one with two sizes, and an image that's too long fail with a reason")
    func animationNeedsFramesOfOneSize() throws {
        let writer = WebPWriter()
        #expect(throws: Failure.self) { try writer.data(of: []) }
        let sizes = [(image: try picture(), duration: 0.1), (image: try picture(width: 41), duration: 0.1)]
        let sizeFailure = #expect(throws: Failure.self) { try writer.data(of: sizes) }
        #expect(sizeFailure?.message.contains("(41, 30)") == true)
        let long = try picture(width: WebPWriter.longestSide + 1, height: 1)
        let longFailure = #expect(throws: Failure.self) { try writer.data(of: long) }
        #expect(longFailure?.message.contains("16384x1") == true)
    }

    // MARK: Pictures of the documents

    private func film(_ shifts: [Int], quality: Double = 80) throws -> Data {
        let frames = try shifts.map {
            (image: try picture(width: 200, height: 150, shift: $0), duration: 0.1)
        }
        return try WebPWriter(compression: .lossy(quality: quality)).data(of: frames)
    }

    /// Returns an image file of a gray picture, with a spot of 12 by 12 pixels if `hasSpot`.
    private func png(gray: UInt8, hasSpot: Bool = false) throws -> Data {
        var bytes = [UInt8](repeating: gray, count: 200 * 150 * 4)
        for index in bytes.indices where index % 4 == 3 { bytes[index] = 255 }
        if hasSpot {
            for row in 70..<82 { for column in 70..<82 { bytes[(row * 200 + column) * 4] = 0 } }
        }
        let image = try #require(CGImage(width: 200, height: 150, bgraPremultiplied: bytes))
        return try #require(image.pngData())
    }

    @Test("A picture of the documents is written only if it looks different from the one that's there")
    func writesWhatLooksDifferent() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = PictureFile(url: folder.appendingPathComponent("picture"))
        let (gray, lighter) = try (png(gray: 120), png(gray: 125))
        try file.write(gray)
        try file.write(lighter)
        #expect(try Data(contentsOf: file.url) == gray)
        let spotted = try png(gray: 120, hasSpot: true)
        try file.write(spotted)
        #expect(try Data(contentsOf: file.url) == spotted)
    }

    @Test("Animations look alike if their frames do, at the same times")
    func animationsLookAlike() throws {
        let plain = try film([0, 3, 6])
        #expect(PictureFile.lookAlike(plain, try film([0, 3, 6])))
        #expect(!PictureFile.lookAlike(plain, try film([0, 20, 6])))
        #expect(!PictureFile.lookAlike(plain, try film([0, 3])))
        #expect(!PictureFile.lookAlike(plain, try png(gray: 120)))
    }
}
