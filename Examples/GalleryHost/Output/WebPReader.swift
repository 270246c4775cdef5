import CWebP
import Foundation

/// A WebP file, decoded by libwebp: its frames as whole images, and their times.
struct WebPReader {
    struct Frame: Equatable {
        /// Red, green, blue, and alpha, row by row from the top, not premultiplied.
        var pixels: [UInt8]
        /// The time when the next frame begins, in milliseconds from the start.
        var end: Int
    }

    var width = 0
    var height = 0
    var isAnimated = false
    var loops = 0
    var frames: [Frame] = []

    /// Returns `nil` if the data isn't a WebP file.
    init?(_ data: Data) {
        var features = WebPBitstreamFeatures()
        let bytes = [UInt8](data)
        guard WebPGetFeatures(bytes, bytes.count, &features) == VP8_STATUS_OK else { return nil }
        isAnimated = features.has_animation != 0
        width = Int(features.width)
        height = Int(features.height)

        let isRead = bytes.withUnsafeBufferPointer { buffer -> Bool in
            var options = WebPAnimDecoderOptions()
            guard WebPAnimDecoderOptionsInit(&options) != 0 else { return false }
            options.color_mode = MODE_RGBA
            var file = WebPData(bytes: buffer.baseAddress, size: buffer.count)
            guard let decoder = WebPAnimDecoderNew(&file, &options) else { return false }
            defer { WebPAnimDecoderDelete(decoder) }
            var info = WebPAnimInfo()
            guard WebPAnimDecoderGetInfo(decoder, &info) != 0 else { return false }
            loops = Int(info.loop_count)
            while WebPAnimDecoderHasMoreFrames(decoder) != 0 {
                var pixels: UnsafeMutablePointer<UInt8>?
                var end: Int32 = 0
                guard WebPAnimDecoderGetNext(decoder, &pixels, &end) != 0, let pixels else { return false }
                let count = width * height * 4
                frames.append(
                    Frame(pixels: Array(UnsafeBufferPointer(start: pixels, count: count)), end: Int(end))
                )
            }
            return true
        }
        guard isRead else { return nil }
    }
}
