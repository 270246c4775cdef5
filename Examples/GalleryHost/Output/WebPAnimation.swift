import CWebP
import Foundation
@_spi(Host) import UIKit

/// An animated WebP that takes its frames one by one, so that they need not all be in memory.
///
/// Of each frame the rectangle is written that differs from what is shown. Libwebp's own encoder of animations leaves
/// out pixels that differ a little from the frame before, the more so the lower the quality, and in a slow fade that
/// adds up to ghosts.
final class WebPAnimation {
    private let writer: WebPWriter
    private let loops: Int
    private let mux = WebPMuxNew()
    private var canvas: WebPCanvas?
    private var pending: Frame?
    /// When the next frame begins, in seconds. Kept whole, so that rounding to milliseconds does not add up.
    private var end: TimeInterval = 0

    /// A frame that waits to be told how long it shows.
    private struct Frame {
        let file: Data
        let place: WebPCanvas.Place
        let start: TimeInterval
    }

    /// - Parameter loops: How often it plays; 0 for ever.
    init(writer: WebPWriter = WebPWriter(), loops: Int = 0) {
        self.writer = writer
        self.loops = min(max(loops, 0), 0xFFFF)
    }

    deinit {
        WebPMuxDelete(mux)
    }

    /// Adds a frame of the first one's size that shows for `duration` seconds, at least a millisecond.
    /// A frame like the one before it prolongs that one.
    ///
    /// - Parameter writer: compresses this frame; `nil` is the animation's own.
    func add(_ image: CGImage, for duration: TimeInterval, by writer: WebPWriter? = nil) throws {
        precondition(
            duration.isFinite && duration >= 0.001,
            "the duration of a frame must be at least a millisecond"
        )
        let writer = writer ?? self.writer
        if let place = try change(to: image, tolerance: writer.compression == .lossless ? 0 : 2) {
            try pushPending()
            let part = CGRect(x: place.x, y: place.y, width: place.width, height: place.height)
            guard let changed = image.cropping(to: part) else {
                throw Failure.internalError("a frame has no part \(part)")
            }
            pending = Frame(file: try writer.data(of: changed), place: place, start: end)
        }
        end += duration
    }

    /// The file. Nothing can be added any more.
    func finish() throws -> Data {
        guard let canvas else { throw Failure.internalError("an animation requires at least one frame") }
        try pushPending()
        var output = WebPData()
        var parameters = WebPMuxAnimParams(bgcolor: 0, loop_count: Int32(loops))
        try check(WebPMuxSetAnimationParams(mux, &parameters))
        try check(WebPMuxSetCanvasSize(mux, Int32(canvas.width), Int32(canvas.height)))
        try check(WebPMuxAssemble(mux, &output))
        defer { WebPFree(UnsafeMutableRawPointer(mutating: output.bytes)) }
        return Data(bytes: output.bytes, count: output.size)
    }

    /// The part of a frame that is not shown yet; `nil` if all of it is.
    private func change(to image: CGImage, tolerance: Int) throws -> WebPCanvas.Place? {
        if let canvas, (canvas.width, canvas.height) != (image.width, image.height) {
            throw Failure.internalError(
                "all frames of an animation must have the same size, not \((canvas.width, canvas.height)) "
                    + "and \((image.width, image.height))"
            )
        }
        let isFirst = canvas == nil
        var canvas = canvas ?? WebPCanvas(width: image.width, height: image.height)
        defer { self.canvas = canvas }
        // Before it is copied for changing.
        self.canvas = nil
        return canvas.show(image, all: isFirst, tolerance: tolerance)
    }

    private func pushPending() throws {
        guard let frame = pending else { return }
        pending = nil
        try frame.file.withUnsafeBytes { bytes in
            var info = WebPMuxFrameInfo()
            info.bitstream = WebPData(
                bytes: bytes.bindMemory(to: UInt8.self).baseAddress,
                size: bytes.count
            )
            info.x_offset = Int32(frame.place.x)
            info.y_offset = Int32(frame.place.y)
            info.duration = milliseconds(end) - milliseconds(frame.start)
            info.id = WEBP_CHUNK_ANMF
            info.dispose_method = WEBP_MUX_DISPOSE_NONE
            info.blend_method = WEBP_MUX_NO_BLEND
            try check(WebPMuxPushFrame(mux, &info, 1))
        }
    }

    private func milliseconds(_ time: TimeInterval) -> Int32 {
        Int32((time * 1000).rounded())
    }

    private func check(_ result: WebPMuxError) throws {
        guard result == WEBP_MUX_OK else {
            throw Failure.internalError(
                "can't encode an animation as WebP (\(result.rawValue))"
            )
        }
    }
}
