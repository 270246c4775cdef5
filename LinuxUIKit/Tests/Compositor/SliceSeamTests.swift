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

    /// Two slices that recede from a ridge between them, as high as the view that clips them.
    @Test(arguments: [1, 2, 3] as [CGFloat], [false, true])
    func aRidgeStaysInsideAClip(scale: CGFloat, clips: Bool) {
        let window = makeWindow(size: CGSize(width: 160, height: 160), scale: scale)
        window.backgroundColor = .black
        let frame = UIView(frame: CGRect(x: 30, y: 30, width: 100, height: 100))
        frame.clipsToBounds = clips
        frame.layer.sublayerTransform.m34 = -1 / 100
        window.addSubview(frame)
        for index in 0..<2 {
            let slice = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 100))
            slice.backgroundColor = .white
            slice.layer.anchorPoint.x = index == 0 ? 1 : 0
            slice.layer.position = CGPoint(x: 50, y: 50)
            slice.layer.transform = CATransform3DMakeRotation(index == 0 ? -1 : 1, 0, 1, 0)
            slice.layer.allowsEdgeAntialiasing = true
            frame.addSubview(slice)
        }
        UIApplication.shared.tick()
        let seen = window.image(scale: scale)
        #expect(pixel(seen, Int(80 * scale), Int(31 * scale) + 1)[0] == 255)
        let spilled = (0..<Int(30 * scale)).contains { y in
            (0..<Int(160 * scale)).contains { x in pixel(seen, x, y)[0] > 0 }
        }
        // Without a clip, the slices are drawn a little larger.
        #expect(spilled == !clips)
    }

    /// The fold of an accordion, whose slices are smooth only at the top and the bottom. Perspective turns
    /// some of them almost edge-on.
    @Test(arguments: [1, 2] as [CGFloat], [0.22, 0.26, 0.3, 0.34, 0.4, 0.5, 0.7] as [CGFloat])
    func anAccordion(scale: CGFloat, share: CGFloat) {
        let window = makeWindow(size: CGSize(width: 390, height: 844), scale: scale)
        window.backgroundColor = .black
        let frame = UIView(frame: window.bounds)
        frame.layer.sublayerTransform.m34 = -1 / 780
        window.addSubview(frame)
        let (image, width) = (picture(scale: 1), 390 / CGFloat(4))
        for index in 0..<4 {
            let isOdd = !index.isMultiple(of: 2)
            let slice = UIView(frame: CGRect(x: 0, y: 0, width: width, height: 844))
            slice.layer.contents = image
            slice.layer.contentsRect = CGRect(x: CGFloat(index) / 4, y: 0, width: 0.25, height: 1)
            slice.layer.anchorPoint.x = isOdd ? 1 : 0
            slice.layer.position = CGPoint(x: CGFloat(index + (isOdd ? 1 : 0)) * width * share, y: 422)
            slice.layer.transform = CATransform3DMakeRotation((isOdd ? -1 : 1) * acos(share), 0, 1, 0)
            slice.layer.allowsEdgeAntialiasing = true
            slice.layer.edgeAntialiasingMask = [.layerTopEdge, .layerBottomEdge]
            frame.addSubview(slice)
        }
        UIApplication.shared.tick()
        let seen = window.image(scale: scale)
        let right = Int(390 * share * scale) - 2
        #expect((0..<right).allSatisfy { pixel(seen, $0, Int(422 * scale))[0] == 255 })
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

    @Test(arguments: [1, 2, 3] as [CGFloat], [false, true])
    func slicesThatMeetAtAngleShowNoSeam(scale: CGFloat, isSmooth: Bool) {
        for count in [2, 3, 4, 7] {
            for angle in [0.1, 0.2, 0.3] as [CGFloat] {
                let lowest = darkest(count: count, scale: scale, pictureScale: 2) { index, slice in
                    slice.layer.allowsEdgeAntialiasing = isSmooth
                    // The slices meet in front of and behind the screen, in turn. They overlap a little, like
                    // slices between two keyframes.
                    let middle = CGFloat(index) - CGFloat(count - 1) / 2
                    slice.center.x = 80 + middle * (slice.bounds.width * cos(angle) - 0.04)
                    var eye = CATransform3DIdentity
                    eye.m34 = -1 / 400
                    let offset = CATransform3DMakeTranslation(80 - slice.center.x, 80 - slice.center.y, 0)
                    let back = CATransform3DMakeTranslation(slice.center.x - 80, slice.center.y - 80, 0)
                    let turn = CATransform3DMakeRotation(
                        index.isMultiple(of: 2) ? angle : -angle,
                        0,
                        1,
                        0
                    )
                    slice.transform3D = CATransform3DConcat(
                        turn,
                        CATransform3DConcat(back, CATransform3DConcat(eye, offset))
                    )
                }
                #expect(lowest == 255, "\(count) slices at \(angle)")
            }
        }
    }
}
