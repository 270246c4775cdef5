import UIKit

extension CGImage {
    /// A blurred copy at an eighth of the size. The image is repeatedly halved and then enlarged again, with
    /// smoothing in each step. The result is as soft as a blur with a large radius, at almost no cost.
    ///
    /// This follows M. Bjørge, "Bandwidth-Efficient Rendering", SIGGRAPH 2015.
    @_spi(Host) @MainActor public var blurred: CGImage {
        [2, 4, 8, 16, 32, 16, 8].reduce(self) { image, part in
            image.drawn(width: max(width / part, 1), height: max(height / part, 1))
        }
    }

    @MainActor private func drawn(width: Int, height: Int) -> CGImage {
        let format = UIGraphicsImageRendererFormat()
        (format.scale, format.opaque) = (1, true)
        let size = CGSize(width: width, height: height)
        let image = UIGraphicsImageRenderer(size: size, format: format).image { _ in
            UIImage(cgImage: self).draw(in: CGRect(origin: .zero, size: size))
        }
        return image.cgImage ?? self
    }
}
