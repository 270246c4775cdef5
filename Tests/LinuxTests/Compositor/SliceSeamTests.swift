import Testing
@_spi(Host) import UIKit

/// Adjacent slices of an image show nothing of the content behind them.
@MainActor
@Suite struct SliceSeamTests {
    /// White all over.
    private func picture(scale: CGFloat) -> CGImage? {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return UIGraphicsImageRenderer(size: CGSize(width: 100, height: 100), format: format).image {
            context in
            UIColor.white.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 100, height: 100))
        }.cgImage
    }

    /// Returns the darkest pixel in the white image, over black.
    private func darkest(
        count: Int,
        scale: CGFloat,
        pictureScale: CGFloat,
        _ change: (_ index: Int, _ slice: UIView) -> Void = { _, _ in }
    ) -> Int {
        let window = makeWindow(size: CGSize(width: 160, height: 160), scale: scale)
        window.backgroundColor = .black
        let image = picture(scale: pictureScale)
        let width = 100 / CGFloat(count)
        for index in 0..<count {
            let slice = UIView(
                frame: CGRect(x: 30 + CGFloat(index) * width, y: 30, width: width, height: 100)
            )
            slice.layer.contents = image
            slice.layer.contentsScale = pictureScale
            slice.layer.contentsRect = CGRect(
                x: CGFloat(index) / CGFloat(count),
                y: 0,
                width: 1 / CGFloat(count),
                height: 1
            )
            change(index, slice)
            window.addSubview(slice)
        }
        UIApplication.shared.tick()
        let seen = window.image(scale: scale)
        let (low, high) = (Int(34 * scale), Int(126 * scale))
        return (low..<high).map { x in pixel(seen, x, Int(80 * scale))[0] }.min() ?? 0
    }

    @Test(arguments: [1, 2, 3] as [CGFloat], [1, 2, 3] as [CGFloat])
    func atRest(scale: CGFloat, pictureScale: CGFloat) {
        for count in [2, 3, 7, 13] {
            #expect(darkest(count: count, scale: scale, pictureScale: pictureScale) == 255, "\(count) slices")
        }
    }

    @Test(arguments: [1, 2, 3] as [CGFloat])
    func someTallerThanOthers(scale: CGFloat) {
        for count in [2, 3, 7, 13] {
            let lowest = darkest(count: count, scale: scale, pictureScale: 2) { index, slice in
                slice.transform = CGAffineTransform(scaleX: 1, y: index.isMultiple(of: 2) ? 0.8 : 1.1)
            }
            #expect(lowest == 255, "\(count) slices")
        }
    }

    @Test(arguments: [1, 2, 3] as [CGFloat])
    func allGrown(scale: CGFloat) {
        for count in [2, 3, 7, 13] {
            let lowest = darkest(count: count, scale: scale, pictureScale: 2) { _, slice in
                slice.center.x = 80 + (slice.center.x - 80) * 1.237
                slice.transform = CGAffineTransform(scaleX: 1.237, y: 1.237)
            }
            #expect(lowest == 255, "\(count) slices")
        }
    }

    @Test(arguments: [1, 2, 3] as [CGFloat])
    func eachInAViewOfItsOwn(scale: CGFloat) {
        for count in [2, 3, 7, 13] {
            let lowest = darkest(count: count, scale: scale, pictureScale: scale + 1) { index, slice in
                slice.layer.contentsScale = index.isMultiple(of: 2) ? 1 : 3
                slice.clipsToBounds = true
            }
            #expect(lowest == 255, "\(count) slices")
        }
    }
}
