import CWebP
import Foundation
@_spi(Host) import UIKit

/// Encodes pictures as WebP. It keeps nothing between calls, so any thread may use it.
struct WebPWriter: Sendable, Equatable {
    enum Compression: Sendable, Equatable {
        /// Quality 0…100: smaller files toward 0, more faithful ones toward 100.
        case lossy(quality: Double)
        /// Every pixel as it is. A pixel that is partly transparent can be off by the rounding of its
        /// premultiplied color.
        case lossless
    }

    /// Lossy at quality 80 by default.
    var compression = Compression.lossy(quality: 80)
    /// 0…6: how much time to spend on a smaller file. 4 by default.
    var effort = 4

    /// A side of a WebP picture has at most this many pixels.
    static let longestSide = 16383

    /// A file with one picture.
    func data(of image: CGImage) throws -> Data {
        var config = try makeConfig()
        let picture = try WebPPixels(image)
        return try picture.encoded(with: &config)
    }

    /// A file with a picture that moves. Frames of a longer animation can be handed over one by one with
    /// `WebPAnimation`.
    ///
    /// - Parameter loops: How often it plays; 0 for ever.
    func data(of frames: [(image: CGImage, duration: TimeInterval)], loops: Int = 0) throws -> Data {
        let animation = WebPAnimation(writer: self, loops: loops)
        for frame in frames {
            try animation.add(frame.image, for: frame.duration)
        }
        return try animation.finish()
    }

    func makeConfig() throws -> WebPConfig {
        var config = WebPConfig()
        guard WebPConfigInit(&config) != 0 else {
            throw Failure.internalError("this version of libwebp isn't the one the gallery was built with")
        }
        switch compression {
        case .lossy(let quality):
            config.quality = Float(min(max(quality, 0), 100))
        case .lossless:
            config.lossless = 1
            // How hard to try, where nothing is lost.
            config.quality = 75
        }
        config.method = Int32(min(max(effort, 0), 6))
        return config
    }
}
