import CWebP
import Foundation
@_spi(Host) import UIKit

/// An animated WebP image that receives its frames one by one, so that they don't all have to be in memory.
///
/// For each frame, it stores the rectangle that differs from what's visible. Libwebp's own animation encoder
/// skips pixels that differ only slightly from the previous frame, particularly at a low quality. In a slow
/// fade, this causes ghosting.
final class WebPAnimation {
    private let writer: WebPWriter
    private let loops: Int
    private let mux = WebPMuxNew()
    private var canvas: WebPCanvas?
    private var pending: Frame?
    /// The time at which the next frame begins, in seconds. It isn't rounded, so that the rounding errors of
    /// milliseconds don't accumulate.
    private var end: TimeInterval = 0

    /// A frame whose duration isn't known yet.
    private struct Frame {
        let file: Data
        let place: WebPCanvas.Place
        let start: TimeInterval
    }

    /// - Parameter loops: The number of times that the animation plays, or 0 for an infinite loop.
    init(writer: WebPWriter = WebPWriter(), loops: Int = 0) {
        self.writer = writer
        self.loops = min(max(loops, 0), 0xFFFF)
    }

    deinit {
        WebPMuxDelete(mux)
    }

    /// Adds a frame with a duration in seconds, which must be at least a millisecond. Its size must be that
    /// of the first one. If it's the same as the previous frame, that one's duration increases.
    ///
    /// - Parameter writer: The writer that compresses this frame, or `nil` for the animation's own.
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

    /// Returns the content of the file. You can't add frames after this.
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

    /// Returns the rectangle of a frame that differs from what's visible, or `nil` if there's none.
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
        // Released before it's copied for the change.
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
