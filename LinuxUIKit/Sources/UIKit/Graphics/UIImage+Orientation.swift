@_spi(Host) import CoreGraphics

extension UIImage.Orientation {
    /// A Boolean value that indicates whether the image is turned by 90 degrees, so its width and height are
    /// exchanged.
    var isTurned: Bool {
        switch self {
        case .left, .right, .leftMirrored, .rightMirrored: true
        case .up, .down, .upMirrored, .downMirrored: false
        }
    }

    /// Returns the transform from the pixels of an image to their places, both counted from the top left.
    private func transform(width: CGFloat, height: CGFloat) -> CGAffineTransform {
        switch self {
        case .up: .identity
        case .upMirrored: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: width, ty: 0)
        case .down: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: width, ty: height)
        case .downMirrored: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: height)
        case .left: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: width)
        case .leftMirrored: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
        case .right: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: height, ty: 0)
        case .rightMirrored: CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: height, ty: width)
        }
    }

    /// Returns the image as it's shown in this orientation.
    func upright(_ image: CGImage) -> CGImage? {
        let context = CGContext(
            pixelWidth: isTurned ? image.height : image.width,
            pixelHeight: isTurned ? image.width : image.height,
            scale: 1
        )
        let (width, height) = (CGFloat(image.width), CGFloat(image.height))
        context.concatenate(transform(width: width, height: height))
        context.drawUpright(image, in: CGRect(x: 0, y: 0, width: width, height: height))
        return context.makeImage()
    }
}
