import Testing
@_spi(Host) import UIKit

@testable import GalleryHost

@Suite("The frames of an exported clip")
struct ExportFramesTests {

    @Test("Few frames are all included, except for those that are the same as the previous one")
    func fewFramesAreAllIncluded() {
        #expect(FrameSelection.indices(changes: [0, 3, 1, 2], limit: 10) == [0, 1, 2, 3])
        #expect(FrameSelection.indices(changes: [0, 3, 0, 0, 2, 0], limit: 10) == [0, 1, 4, 5])
        #expect(FrameSelection.indices(changes: [0, 0], limit: 2) == [0, 1])
    }

    @Test("Linear motion results in regular intervals")
    func linearMotionResultsInRegularIntervals() {
        let changes = [0] + Array(repeating: 2.5, count: 60)
        #expect(
            FrameSelection.indices(changes: changes, limit: 11) == Array(stride(from: 0, through: 60, by: 6))
        )
    }

    @Test("A spring's long rest gets few frames, and its oscillation many")
    func springsLongRestGetsFewFramesAndOscillationMany() {
        let changes = [0] + Array(repeating: 10.0, count: 20) + Array(repeating: 0.1, count: 40)
        let indices = FrameSelection.indices(changes: changes, limit: 18)
        #expect(indices.count <= 18)
        #expect(indices.first == 0)
        #expect(indices.last == 60)
        #expect(indices.filter { $0 <= 20 }.count >= 16)
    }

    @Test(
        "The number of frames is limited, and they're always in order",
        arguments: [2, 3, 7, 20, 61],
        [1, 2, 3, 50, 90]
    )
    func numberOfFramesIsLimitedAndTheyreAlwaysInOrder(limit: Int, count: Int) {
        // A fixed sequence of jumps and pauses.
        let changes = [0] + (0..<count).map { Double(($0 * 7919) % 13) }
        let indices = FrameSelection.indices(changes: changes, limit: limit)
        #expect(indices.count <= max(limit, 2))
        #expect(indices.first == 0)
        #expect(indices.last == count)
        #expect(zip(indices, indices.dropFirst()).allSatisfy { $0 < $1 })
    }

    @Test("The middle is the moment when half of the motion is complete, and not half of the time")
    func middleIsMomentWhenHalfOfMotionIsComplete() {
        #expect(FrameSelection.middle(of: [0, 1, 1, 1, 1]) == 2)
        #expect(FrameSelection.middle(of: [0, 8, 4, 2, 1, 0, 0, 0]) == 1)
        #expect(FrameSelection.middle(of: [0, 0, 0]) == 0)
    }

    private func picture(_ gray: UInt8, width: Int = 20, height: Int = 10) throws -> CGImage {
        let bytes = (0..<width * height).flatMap { _ -> [UInt8] in [gray, gray, gray, 255] }
        return try #require(CGImage(width: width, height: height, bgraPremultiplied: bytes))
    }

    @Test("A change is the mean difference, which is 0 if all pixels are equal")
    func changeIsMeanDifference() throws {
        let pictures = try [50, 50, 60, 0].map { try picture($0) }
        #expect(PictureChange.between(pictures) == [0, 0, 10, 60])
        #expect(PictureChange.between([]).isEmpty)
    }

    @Test("A single different pixel counts, even if it's barely visible")
    func onePixel() throws {
        var bytes = [UInt8](repeating: 255, count: 20 * 10 * 4)
        let one = try #require(CGImage(width: 20, height: 10, bgraPremultiplied: bytes))
        bytes[4] = 0
        let other = try #require(CGImage(width: 20, height: 10, bgraPremultiplied: bytes))
        #expect(PictureChange.between([one, other])[1] > 0)
        #expect(!one.hasPixels(of: other))
        #expect(one.hasPixels(of: one))
    }

    @MainActor
    @Test("A sheet has its frames in order, in rows of six")
    func sheetHasFramesInOrderInRowsOfSix() throws {
        #expect(SpriteSheet([]) == nil)
        let frames = try (0..<8).map { try picture(UInt8($0 * 30)) }
        let sheet = try #require(SpriteSheet(frames))
        #expect(sheet.columns == 6)
        #expect(sheet.image.width == 120)
        #expect(sheet.image.height == 20)
        for (index, frame) in frames.enumerated() {
            let place = CGRect(x: index % 6 * 20, y: index / 6 * 10, width: 20, height: 10)
            let tile = try #require(sheet.image.cropping(to: place))
            #expect(tile.hasPixels(of: frame), "\(index)")
        }
        #expect(SpriteSheet([frames[0]])?.columns == 1)
    }
}
