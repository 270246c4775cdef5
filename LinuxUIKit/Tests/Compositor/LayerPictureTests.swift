@_spi(Host) import CoreGraphics
@_spi(Host) import QuartzCore
import Testing

/// Slices of images that are drawn straight from the image, together with the colors and gradients over them.
@MainActor
@Suite struct LayerPictureTests {
    /// Each pixel has its own color: blue is its column, and green is its row.
    private func ramp(_ count: Int = 200) throws -> CGImage {
        var bytes: [UInt8] = []
        for row in 0..<count {
            for column in 0..<count { bytes += [UInt8(column), UInt8(row), 0, 255] }
        }
        return try #require(CGImage(width: count, height: count, bgraPremultiplied: bytes))
    }

    /// Returns a slanted strip through the center of a screen of 200 × 200 points. It clips an upright page,
    /// which shows the image pixel for pixel.
    private func strip(of image: CGImage, angle: CGFloat = 0.3, _ covers: CALayer...) -> CALayer {
        let strip = CALayer(0, 0, 40, 300)
        strip.position = CGPoint(x: 100, y: 100)
        strip.masksToBounds = true
        strip.transform = CATransform3DMakeRotation(angle, 0, 0, 1)
        let page = CALayer(0, 0, 200, 200)
        page.contents = image
        page.masksToBounds = true
        page.position = CGPoint(x: 20, y: 150)
        page.transform = CATransform3DMakeRotation(-angle, 0, 0, 1)
        for cover in covers {
            cover.bounds.size = CGSize(width: 42, height: 300)
            cover.position = CGPoint(x: 100, y: 100)
            cover.transform = CATransform3DMakeRotation(angle, 0, 0, 1)
            page.addSublayer(cover)
        }
        strip.addSublayer(page)
        return strip
    }

    /// Returns the distance of a pixel from the middle of the strip, in points.
    private func distance(_ x: Int, _ y: Int, angle: Double = 0.3) -> Double {
        (Double(x) - 99.5) * cos(angle) + (Double(y) - 99.5) * sin(angle)
    }

    @Test("A slanted strip of an upright page shows exactly the page's pixels")
    func slantedStripOfUprightPageShowsExactlyPagesPixels() throws {
        let image = try ramp()
        let shade = CALayer(0, 0, 0, 0, .black)
        shade.opacity = 0.5
        let picture = Picture(200, 200) { $0.addSublayer(strip(of: image)) }
        let shaded = Picture(200, 200) { $0.addSublayer(strip(of: image, shade)) }
        var count = 0
        for y in 0..<200 {
            for x in 0..<200 {
                let distance = abs(distance(x, y))
                if distance > 21 { #expect(picture[x, y] == .clear) }
                guard distance < 19 else { continue }
                count += 1
                #expect(picture[x, y] == Picture.Pixel(red: 0, green: y, blue: x, alpha: 255))
                let half = Picture.Pixel(red: 0, green: y / 2, blue: x / 2, alpha: 255)
                #expect(shaded[x, y].isNear(half, within: 1))
            }
        }
        #expect(count > 7_000)
    }

    @Test("A gradient over a strip runs across it", arguments: [0.3, -0.6])
    func gradientOverStripRunsAcross(angle: Double) throws {
        let image = CGImage.cells([[.white]], size: 200)
        let shade = CAGradientLayer()
        shade.colors = [CGColor.black, CGColor(gray: 0, alpha: 0)]
        shade.startPoint = CGPoint(x: 0, y: 0.5)
        shade.endPoint = CGPoint(x: 1, y: 0.5)
        let layer = strip(of: image, angle: CGFloat(angle), shade)
        let picture = Picture(200, 200) { $0.addSublayer(layer) }
        for y in stride(from: 60, to: 140, by: 5) {
            for x in 0..<200 {
                let distance = distance(x, y, angle: angle)
                guard abs(distance) < 19 else { continue }
                #expect(abs(Double(picture[x, y].red) - 255 * (distance + 21) / 42) < 2)
            }
        }
    }

    @Test("A slanted gradient is the same with an image under it as without", arguments: [0, 0.7])
    func gradientAlone(turn: Double) {
        func draw(_ change: (CAGradientLayer) -> Void) -> Picture {
            Picture(200, 200) { root in
                root.backgroundColor = .white
                root.sublayerTransform.m34 = -1 / 400
                let gradient = CAGradientLayer()
                gradient.frame = CGRect(x: 40, y: 40, width: 120, height: 120)
                gradient.colors = [CGColor.red, CGColor(red: 0, green: 0, blue: 1, alpha: 0)]
                gradient.opacity = 0.6
                gradient.transform = CATransform3DRotate(
                    CATransform3DMakeRotation(CGFloat(turn), 0, 1, 0),
                    0.5,
                    0,
                    0,
                    1
                )
                change(gradient)
                root.addSublayer(gradient)
            }
        }
        let alone = draw { _ in }
        // With anything else in it, the gradient is drawn as part of a picture.
        let together = draw { $0.addSublayer(CALayer(50, 50, 0.01, 0.01, .clear)) }
        let differences = zip(alone.bytes, together.bytes).map { abs(Int($0) - Int($1)) }
        #expect(differences.filter { $0 > 3 }.count < 400)
        #expect(alone.at(100, 100).isNear(together.at(100, 100), within: 3))
        #expect(!alone.at(100, 100).isNear(.white, within: 40))
    }

    @Test("A slice shows nothing of the image beyond it", arguments: [0, 0.4, 0.9], [false, true])
    func noBleeding(turn: Double, isInside: Bool) throws {
        // The middle cell is black, and those around it are white.
        let white = [CGColor](repeating: .white, count: 3)
        let image = CGImage.cells([white, [.white, .black, .white], white], size: 60)
        let picture = Picture(200, 200) { root in
            root.backgroundColor = .black
            root.sublayerTransform.m34 = -1 / 400
            let slice = CALayer(70, 70, 60, 60)
            slice.contents = image
            slice.contentsRect = CGRect(x: 1 / 3.0, y: 1 / 3.0, width: 1 / 3.0, height: 1 / 3.0)
            let cover = CALayer(0, 0, 60, 60, .black)
            cover.opacity = 0.2
            slice.addSublayer(cover)
            slice.transform = CATransform3DRotate(
                CATransform3DMakeRotation(CGFloat(turn), 0, 1, 0),
                0.5,
                0,
                0,
                1
            )
            if isInside {
                let clip = CALayer(70, 70, 60, 60)
                clip.masksToBounds = true
                clip.transform = slice.transform
                slice.transform = CATransform3DIdentity
                slice.frame = clip.bounds
                clip.addSublayer(slice)
                root.addSublayer(clip)
            } else {
                root.addSublayer(slice)
            }
        }
        #expect(stride(from: 0, to: picture.bytes.count, by: 4).allSatisfy { picture.bytes[$0] <= 1 })
    }

    @Test(
        "Slices that meet inside a pixel show their image pixel for pixel, flat and almost flat",
        arguments: [0, 1e-6, 1e-4],
        [0, 1e-3] as [Float]
    )
    func slicesInsidePixels(turn: Double, shade: Float) {
        let (width, count) = (131, 4)
        let columns = (0..<width).map { $0 % 5 < 2 ? CGColor.white : .black }
        let image = CGImage.cells(Array(repeating: columns, count: 20), size: 1)
        let picture = Picture(CGFloat(width), 20) { root in
            root.sublayerTransform.m34 = -1 / 400
            for index in 0..<count {
                let share = 1 / CGFloat(count)
                let slice = CALayer(CGFloat(index * width) * share, 0, CGFloat(width) * share, 20)
                slice.contents = image
                slice.contentsRect = CGRect(x: CGFloat(index) * share, y: 0, width: share, height: 1)
                let cover = CALayer(0, 0, slice.bounds.width, 20, .black)
                cover.opacity = shade
                slice.addSublayer(cover)
                slice.transform = CATransform3DMakeRotation(CGFloat(index % 2 == 0 ? turn : -turn), 0, 1, 0)
                root.addSublayer(slice)
            }
        }
        // Where two slices meet, both share a pixel.
        for column in 0..<width where ![32, 65, 98].contains(column) {
            let expected = column % 5 < 2 ? 255 : 0
            #expect(abs(picture[column, 10].red - expected) <= 4, "\(column)")
        }
    }

    @Test("A contents rectangle outside the image does no harm")
    func contentsRectangleOutsideImageDoesNoHarm() {
        let image = CGImage.cells([[.red]], size: 20)
        for rect in [
            CGRect(x: 3, y: 3, width: 1, height: 1), CGRect(x: -0.5, y: 0, width: 1, height: 1),
            CGRect(x: 0.99, y: 0.99, width: 0.001, height: 0.001),
        ] {
            let picture = Picture(100, 100) { root in
                root.sublayerTransform.m34 = -1 / 400
                let layer = CALayer(20, 20, 60, 60)
                layer.contents = image
                layer.contentsRect = rect
                layer.addSublayer(CALayer(0, 0, 60, 60, CGColor(gray: 0, alpha: 0.2)))
                layer.transform = CATransform3DMakeRotation(0.5, 0, 1, 0)
                root.addSublayer(layer)
            }
            #expect(picture.width == 100)
            #expect(picture.at(50, 50).alpha > 0)
        }
    }

    @Test(
        "A wide rotated picture and a narrow one have no gaps",
        arguments: [10, 80, 150, 155, 190] as [CGFloat]
    )
    func wideRotatedPictureAndNarrowOneHaveNoGaps(width: CGFloat) {
        let picture = Picture(400, 400, scale: 2) { root in
            root.sublayerTransform.m34 = -1 / 800
            let layer = CALayer(200 - width / 2, 20, width, 360)
            layer.contents = CGImage.cells([[.red]], size: 400)
            layer.addSublayer(CALayer(0, 0, width, 360, .blue))
            layer.sublayers?[0].opacity = 0.5
            layer.transform = CATransform3DRotate(CATransform3DMakeRotation(0.2, 0, 0, 1), 0.3, 1, 0, 0)
            root.addSublayer(layer)
        }
        let middle = Picture.Pixel(red: 127, green: 0, blue: 128, alpha: 255)
        // Along the axis of the layer, which leans by 0.2 radians.
        for step in -140...140 {
            let point = (200 - Double(step) * sin(0.2), 200 + Double(step) * cos(0.2))
            #expect(picture.at(point.0, point.1).isNear(middle, within: 1), "\(step)")
        }
    }
}
