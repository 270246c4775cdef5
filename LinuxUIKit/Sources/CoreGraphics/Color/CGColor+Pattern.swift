extension CGColor {
    /// The image that a pattern repeats, and the color that's shown instead.
    struct Pattern: Sendable {
        let image: CGImage
        /// Red, green, blue, and alpha.
        let mean: [CGFloat]
    }

    /// Creates a pattern that repeats an image. Here, it's drawn as a single color: the mean of the image's
    /// colors, as translucent as the image is on average. Its alpha value is 1 nevertheless.
    @_spi(Host) public convenience init(pattern image: CGImage) {
        self.init(space: .pattern, values: [1], pattern: Pattern(image: image, mean: image.meanColor))
    }
}

extension CGImage {
    /// The red, green, and blue of all pixels on average, weighted by their alpha values, and their alpha
    /// value on average.
    fileprivate var meanColor: [CGFloat] {
        var sums = [0, 0, 0, 0]
        withPixels { pixels, bytesPerRow in
            for row in 0..<height {
                for column in 0..<width {
                    let start = row * bytesPerRow + column * 4
                    for channel in 0..<4 { sums[channel] += Int(pixels[start + channel]) }
                }
            }
        }
        guard sums[3] > 0 else { return [0, 0, 0, 0] }
        let coverage = CGFloat(sums[3]) / CGFloat(255 * width * height)
        return [2, 1, 0].map { CGFloat(sums[$0]) / CGFloat(sums[3]) } + [coverage]
    }
}
