import CWebP
import Foundation
@_spi(Host) import UIKit

/// An encoder of WebP images. It has no state, so you can use it on any thread.
struct WebPWriter: Sendable, Equatable {
    enum Compression: Sendable, Equatable {
        /// A quality from 0 to 100. Lower values result in smaller files, and higher ones in better images.
        case lossy(quality: Double)
        /// Preserves every pixel. A translucent pixel can differ by the rounding of its premultiplied color.
        case lossless
    }

    /// The compression. The default is lossy with a quality of 80.
    var compression = Compression.lossy(quality: 80)
    /// The time to spend on a smaller file, from 0 to 6. The default is 4.
    var effort = 4

    /// The maximum number of pixels per side of a WebP image.
    static let longestSide = 16383

    /// Returns a file with one image.
    func data(of image: CGImage) throws -> Data {
        var config = try makeConfig()
        let picture = try WebPPixels(image)
        return try picture.encoded(with: &config)
    }

    /// Returns a file with an animation. To add the frames of a longer animation one by one, use
    /// `WebPAnimation`.
    ///
    /// - Parameter loops: The number of times that the animation plays, or 0 for an infinite loop.
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
            // The effort for lossless compression.
            config.quality = 75
        }
        config.method = Int32(min(max(effort, 0), 6))
        return config
    }
}
