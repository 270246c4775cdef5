import UIKit

extension CGImage {
    /// Returns a blurred copy of a picture of a screen. The image is repeatedly halved, down to a pixel for
    /// every 32 points, and then enlarged again, with smoothing in each step. The result is as soft as a blur
    /// with a large radius, at almost no cost, and the same for each scale of the picture.
    ///
    /// This follows M. Bjørge, "Bandwidth-Efficient Rendering", SIGGRAPH 2015.
    ///
    /// - Parameters:
    ///   - size: The size of the screen, in points.
    ///   - isOpaque: Whether nothing shows through the screen, which is faster.
    @_spi(Host) @preconcurrency @MainActor public func blurred(
        ofScreen size: CGSize,
        isOpaque: Bool = true
    ) -> CGImage {
        let steps: [CGFloat] = [1, 2, 4, 8, 16, 32, 16, 8]
        return steps.reduce(self) { image, points in
            let (width, height) = (Int(size.width / points), Int(size.height / points))
            // It may have been drawn at this size.
            guard width != image.width || height != image.height else { return image }
            return image.drawn(width: max(width, 1), height: max(height, 1), isOpaque: isOpaque)
        }
    }

    /// Returns a copy of a picture of a screen that's blurred along an axis, as if it moved quickly. It works
    /// like the other blur, along one axis only.
    ///
    /// - Parameters:
    ///   - axis: The axis.
    ///   - size: The size of the screen, in points.
    ///   - isOpaque: Whether nothing shows through the screen.
    @MainActor func blurred(along axis: TransitionAxis, ofScreen size: CGSize, isOpaque: Bool) -> CGImage {
        let steps: [CGFloat] = [2, 16, 64, 16]
        return steps.reduce(self) { image, points in
            let (across, along) = (min(points, 2), points)
            let (x, y) = axis == .vertical ? (across, along) : (along, across)
            let (width, height) = (max(Int(size.width / x), 1), max(Int(size.height / y), 1))
            // The blur hides which pixels the first and costliest step leaves out.
            let quality: CGInterpolationQuality = image === self ? .low : .default
            return image.drawn(width: width, height: height, isOpaque: isOpaque, quality)
        }
    }

    @MainActor private func drawn(
        width: Int,
        height: Int,
        isOpaque: Bool,
        _ quality: CGInterpolationQuality = .default
    ) -> CGImage {
        let format = UIGraphicsImageRendererFormat()
        (format.scale, format.opaque) = (1, isOpaque)
        let size = CGSize(width: width, height: height)
        let image = UIGraphicsImageRenderer(size: size, format: format).image { context in
            context.cgContext.interpolationQuality = quality
            UIImage(cgImage: self).draw(in: CGRect(origin: .zero, size: size))
        }
        return image.cgImage ?? self
    }
}
