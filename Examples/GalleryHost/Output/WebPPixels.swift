import CWebP
import Foundation
@_spi(Host) import UIKit

/// An image's pixels in the format of libwebp, which isn't premultiplied.
final class WebPPixels {
    private(set) var picture = WebPPicture()

    init(_ image: CGImage) throws {
        let limit = WebPWriter.longestSide
        guard image.width <= limit, image.height <= limit else {
            throw Failure.internalError(
                "a WebP image can have at most \(limit) pixels per side, not \(image.width)x\(image.height)"
            )
        }
        guard WebPPictureInit(&picture) != 0 else {
            throw Failure.internalError("this version of libwebp isn't the one the gallery was built with")
        }
        picture.use_argb = 1
        picture.width = Int32(image.width)
        picture.height = Int32(image.height)
        let isImported = image.withPixels { pixels, bytesPerRow in
            WebPPictureImportBGRA(&picture, pixels.baseAddress, Int32(bytesPerRow)) != 0
        }
        guard isImported else {
            throw Failure.internalError("not enough memory for an image of \(image.width)x\(image.height)")
        }
        // Libwebp searches for transparency many times faster than a build without optimization could.
        if WebPPictureHasTransparency(&picture) != 0 { unpremultiply() }
    }

    deinit {
        WebPPictureFree(&picture)
    }

    /// Returns a file that contains only this image.
    func encoded(with config: inout WebPConfig) throws -> Data {
        var output = WebPMemoryWriter()
        WebPMemoryWriterInit(&output)
        defer { WebPMemoryWriterClear(&output) }
        let isEncoded = withUnsafeMutablePointer(to: &output) { output in
            picture.writer = WebPMemoryWrite
            picture.custom_ptr = UnsafeMutableRawPointer(output)
            return WebPEncode(&config, &picture) != 0
        }
        guard isEncoded else {
            throw Failure.internalError("can't encode an image as WebP (\(picture.error_code))")
        }
        return Data(bytes: output.mem, count: output.size)
    }

    private func unpremultiply() {
        guard let pixels = picture.argb else { return }
        for row in 0..<Int(picture.height) {
            let line = pixels + row * Int(picture.argb_stride)
            for column in 0..<Int(picture.width) {
                line[column] = Self.straight(line[column])
            }
        }
    }

    /// Returns the color of a premultiplied pixel, as 0xAARRGGBB.
    private static func straight(_ pixel: UInt32) -> UInt32 {
        let alpha = pixel >> 24
        if alpha == 255 { return pixel }
        if alpha == 0 { return 0 }
        func component(_ shift: UInt32) -> UInt32 {
            min(((pixel >> shift & 0xFF) * 255 + alpha / 2) / alpha, 255) << shift
        }
        return alpha << 24 | component(16) | component(8) | component(0)
    }
}
