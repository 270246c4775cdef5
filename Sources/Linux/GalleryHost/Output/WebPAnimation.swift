import CWebP
import Foundation
@_spi(Host) import UIKit

/// An animated WebP that takes its frames one by one, so that they need not all be in memory.
final class WebPAnimation {
    private let writer: WebPWriter
    private let loops: Int
    private var encoder: OpaquePointer?
    private var size: (width: Int, height: Int)?
    /// When the next frame begins, in seconds. Kept whole, so that rounding to milliseconds does not add up.
    private var end: TimeInterval = 0

    /// - Parameter loops: How often it plays; 0 for ever.
    init(writer: WebPWriter = WebPWriter(), loops: Int = 0) {
        self.writer = writer
        self.loops = min(max(loops, 0), 0xFFFF)
    }

    deinit {
        WebPAnimEncoderDelete(encoder)
    }

    /// Adds a frame of the first one's size that shows for `duration` seconds, at least a millisecond.
    /// A frame like the one before it prolongs that one.
    func add(_ image: CGImage, for duration: TimeInterval) throws {
        precondition(duration.isFinite && duration >= 0.001, "a frame shows for a millisecond or longer")
        let pixels = try WebPPixels(image)
        let encoder = try encoder(for: image)
        var config = try writer.makeConfig()
        guard pixels.add(to: encoder, at: milliseconds(end), with: &config) else { throw failure }
        end += duration
    }

    /// The file. Nothing can be added any more.
    func finish() throws -> Data {
        guard let encoder else { throw Failure.internalError("an animation needs a frame") }
        guard WebPAnimEncoderAdd(encoder, nil, milliseconds(end), nil) != 0 else { throw failure }
        var output = WebPData()
        guard WebPAnimEncoderAssemble(encoder, &output) != 0 else { throw failure }
        defer { WebPFree(UnsafeMutableRawPointer(mutating: output.bytes)) }
        return Data(bytes: output.bytes, count: output.size)
    }

    private func encoder(for image: CGImage) throws -> OpaquePointer {
        if let size, size != (image.width, image.height) {
            throw Failure.internalError(
                "an animation's frames have one size, not \(size) and \((image.width, image.height))"
            )
        }
        if let encoder { return encoder }
        var options = WebPAnimEncoderOptions()
        guard WebPAnimEncoderOptionsInit(&options) != 0 else {
            throw Failure.internalError("this libwebp is not the one the gallery was built for")
        }
        options.anim_params.loop_count = Int32(loops)
        options.anim_params.bgcolor = 0
        guard let new = WebPAnimEncoderNew(Int32(image.width), Int32(image.height), &options) else {
            throw Failure.internalError("no memory for an animation of \(image.width)x\(image.height)")
        }
        size = (image.width, image.height)
        encoder = new
        return new
    }

    private func milliseconds(_ time: TimeInterval) -> Int32 {
        Int32((time * 1000).rounded())
    }

    private var failure: Failure {
        let reason = WebPAnimEncoderGetError(encoder).map { String(cString: $0) } ?? ""
        return .internalError("an animation could not be encoded as WebP: \(reason)")
    }
}
