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
    ///   - axis: The axis along which the screen seems to move quickly. It's blurred along this axis only. If
    ///     `nil` (the default), it's blurred evenly.
    ///   - isOpaque: Whether nothing shows through the screen, which is faster.
    @_spi(Host) @preconcurrency @MainActor public func blurred(
        ofScreen size: CGSize,
        along axis: TransitionAxis? = nil,
        isOpaque: Bool = true
    ) -> CGImage {
        let steps: [CGFloat] = axis == nil ? [1, 2, 4, 8, 16, 32, 16, 8] : [2, 16, 64, 16]
        return steps.reduce(self) { image, points in
            let across = min(points, 2)
            let (x, y) = (axis == .vertical ? across : points, axis == .horizontal ? across : points)
            let (width, height) = (Int(size.width / x), Int(size.height / y))
            // The image may have been drawn at this size.
            guard width != image.width || height != image.height else { return image }
            // A blur by motion hides which pixels the first and costliest step leaves out.
            let quality: CGInterpolationQuality = axis != nil && image === self ? .low : .default
            let reduced = CGSize(width: max(width, 1), height: max(height, 1))
            return image.drawn(in: reduced, isOpaque: isOpaque, quality)
        }
    }

    @MainActor private func drawn(in size: CGSize, isOpaque: Bool, _ quality: CGInterpolationQuality)
        -> CGImage
    {
        let format = UIGraphicsImageRendererFormat()
        (format.scale, format.opaque) = (1, isOpaque)
        let image = UIGraphicsImageRenderer(size: size, format: format).image { context in
            context.cgContext.interpolationQuality = quality
            UIImage(cgImage: self).draw(in: CGRect(origin: .zero, size: size))
        }
        return image.cgImage ?? self
    }
}
