@_spi(Host) import CoreGraphics
import Testing

@Suite struct CGContextTests {
    @Test func fillsCoverWholePixels() {
        let image = drawn(8, 8, scale: 2) { context in
            context.setFillColor(.red)
            context.fill(CGRect(x: 1, y: 1, width: 2, height: 1))
        }
        #expect(image.inkBounds == CGRect(x: 2, y: 2, width: 4, height: 2))
        #expect(image[2, 2] == .red)
        #expect(image[6, 2] == .clear)
    }

    @Test func halfCoveredPixelsAreHalfOpaque() {
        let image = drawn(4, 4) { $0.fill(CGRect(x: 0.5, y: 0, width: 2, height: 4)) }
        #expect(abs(Int(image[0, 1].alpha) - 128) <= 1)
        #expect(image[1, 1].alpha == 255)
        #expect(abs(Int(image[2, 1].alpha) - 128) <= 1)
    }

    @Test func applesBitmapsStandOnTheirOrigin() throws {
        let context = try #require(bitmap(4, 4))
        #expect(context.ctm == .identity)
        context.setFillColor(.blue)
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        let image = try #require(context.makeImage())
        #expect(image.inkBounds == CGRect(x: 0, y: 3, width: 1, height: 1))
    }

    @Test func theTransformCountsPixelsFromTheBottom() {
        let context = CGContext(pixelWidth: 20, pixelHeight: 40, scale: 2)
        #expect(context.ctm == CGAffineTransform(2, 0, 0, -2, 0, 40))
        context.translateBy(x: 3, y: 4)
        context.scaleBy(x: 2, y: 2)
        #expect(context.convertToDeviceSpace(CGPoint(x: 1, y: 1)) == CGPoint(x: 10, y: 28))
        #expect(context.convertToUserSpace(CGPoint(x: 10, y: 28)) == CGPoint(x: 1, y: 1))
    }

    @Test func memoryOfTheCallersIsDrawnOn() throws {
        var bytes = [UInt8](repeating: 0, count: 16)
        let info = CGBitmapInfo.byteOrder32Little.rawValue | CGImageAlphaInfo.premultipliedFirst.rawValue
        bytes.withUnsafeMutableBytes { buffer in
            let context = CGContext(
                data: buffer.baseAddress,
                width: 2,
                height: 2,
                bitsPerComponent: 8,
                bytesPerRow: 8,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: info
            )
            context?.setFillColor(.red)
            context?.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
            context?.flush()
        }
        #expect(bytes == [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 255, 255])
    }

    @Test func restoringBringsBackTransformColorAndClip() {
        let image = drawn(6, 1) { context in
            context.setFillColor(.red)
            context.saveGState()
            context.setFillColor(.blue)
            context.translateBy(x: 3, y: 0)
            context.clip(to: CGRect(x: 0, y: 0, width: 1, height: 1))
            context.fill(CGRect(x: -3, y: 0, width: 6, height: 1))
            context.restoreGState()
            context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
            context.restoreGState()
        }
        #expect((0..<6).map { image[$0, 0] } == [.red, .red, .clear, .blue, .clear, .clear])
    }

    @Test func evenOddClipsLeaveHoles() {
        let image = drawn(6, 6) { context in
            context.addRect(CGRect(x: 0, y: 0, width: 6, height: 6))
            context.addRect(CGRect(x: 2, y: 2, width: 2, height: 2))
            context.clip(using: .evenOdd)
            context.setFillColor(.green)
            context.fill(.infinite)
        }
        #expect(image[0, 0] == .green)
        #expect(image[3, 3] == .clear)
        #expect(image[5, 5] == .green)
    }

    @Test func masksLetThroughWhatIsOpaque() {
        let mask = drawn(4, 2) { $0.fill(CGRect(x: 0, y: 0, width: 2, height: 1)) }
        let image = drawn(8, 4) { context in
            context.saveGState()
            // The mask has the position of a drawn image: its top is at the greatest y.
            context.clip(to: CGRect(x: 0, y: 0, width: 4, height: 2), mask: mask)
            context.setFillColor(.red)
            context.fill(CGRect(x: 0, y: 0, width: 8, height: 4))
            context.restoreGState()
            context.setFillColor(.blue)
            context.fill(CGRect(x: 7, y: 3, width: 1, height: 1))
        }
        #expect(
            image.cropping(to: CGRect(x: 0, y: 0, width: 7, height: 4))?.inkBounds
                == CGRect(x: 0, y: 1, width: 2, height: 1)
        )
        #expect(image[7, 3] == .blue)
    }

    @Test func strokesLieAstrideTheOutline() {
        let image = drawn(10, 10) { context in
            context.setLineWidth(2)
            context.setStrokeColor(.red)
            context.stroke(CGRect(x: 3, y: 3, width: 4, height: 4))
        }
        #expect(image.inkBounds == CGRect(x: 2, y: 2, width: 6, height: 6))
        #expect(image[2, 2] == .red)
        #expect(image[4, 4] == .clear)
    }

    @Test func strokesHaveTheirOwnColor() {
        let image = drawn(10, 10) { context in
            context.setLineWidth(2)
            context.setStrokeColor(red: 0, green: 1, blue: 0, alpha: 1)
            context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
            context.addRect(CGRect(x: 3, y: 3, width: 4, height: 4))
            context.drawPath(using: .fillStroke)
        }
        #expect(image[2, 2] == .green && image[3, 5] == .green)
        #expect(image[5, 5] == .red)
    }

    /// A parabola rises half as high as its control point. Points are transformed when they're added.
    @Test func quadraticCurvesAreTransformed() {
        let image = drawn(40, 40) { context in
            context.translateBy(x: 10, y: 20)
            context.scaleBy(x: 2, y: 1)
            context.move(to: .zero)
            context.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 20))
            #expect(coincide(context.currentPointOfPath, CGPoint(x: 10, y: 0)))
            context.translateBy(x: 100, y: 100)
            context.fillPath()
        }
        #expect(image.inkBounds == CGRect(x: 10, y: 20, width: 20, height: 10))
        #expect(image[20, 25].alpha == 255)
    }

    @Test(arguments: [(CGLineCap.butt, 4), (.square, 6)] as [(CGLineCap, Int)])
    func capsAddHalfAWidth(cap: CGLineCap, length: Int) {
        let image = drawn(10, 4) { context in
            context.setLineWidth(2)
            context.setLineCap(cap)
            context.strokeLineSegments(between: [CGPoint(x: 3, y: 2), CGPoint(x: 7, y: 2)])
        }
        #expect(Int(image.inkBounds.width) == length)
    }

    @Test func dashesAlternate() {
        let image = drawn(8, 1) { context in
            context.setLineDash(phase: 1, lengths: [2, 2])
            context.strokeLineSegments(between: [CGPoint(x: 0, y: 0.5), CGPoint(x: 8, y: 0.5)])
        }
        #expect((0..<8).map { image[$0, 0].alpha } == [255, 0, 0, 255, 255, 0, 0, 255])
    }

    @Test func imagesStandUprightInBothKindsOfContext() throws {
        let image = drawn(1, 2) { context in
            context.setFillColor(.red)
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        }
        let context = try #require(bitmap(1, 2))
        context.draw(image, in: CGRect(x: 0, y: 0, width: 1, height: 2))
        #expect(context.makeImage()?[0, 0] == .red)
        let flipped = drawn(1, 2) { $0.draw(image, in: CGRect(x: 0, y: 0, width: 1, height: 2)) }
        #expect(flipped[0, 1] == .red)
        let upright = drawn(1, 2) { $0.drawUpright(image, in: CGRect(x: 0, y: 0, width: 1, height: 2)) }
        #expect(upright[0, 0] == .red)
    }

    @Test func enlargedImagesKeepTheirEdges() {
        let dot = CGImage(width: 1, height: 1, bgraPremultiplied: [0, 0, 255, 255])!
        for quality in [CGInterpolationQuality.none, .low, .default, .high] {
            let image = drawn(8, 8) { context in
                context.interpolationQuality = quality
                context.drawUpright(dot, in: CGRect(x: 0, y: 0, width: 8, height: 8))
            }
            #expect(image[0, 0] == .red && image[7, 7] == .red)
        }
    }

    @Test func tilesRepeat() {
        let tile = drawn(2, 1) { $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1)) }
        let image = drawn(6, 1) { $0.draw(tile, in: CGRect(x: 0, y: 0, width: 2, height: 1), byTiling: true) }
        #expect((0..<6).map { image[$0, 0].alpha } == [255, 0, 255, 0, 255, 0])
    }

    @Test func linearGradientsStopAtTheirEndsUnlessToldToGoOn() throws {
        let colors = [CGColor.red, CGColor.blue] as CFArray
        let gradient = try #require(CGGradient(colorsSpace: nil, colors: colors, locations: nil))
        let start = CGPoint(x: 4, y: 0)
        let end = CGPoint(x: 12, y: 0)
        func row(_ options: CGGradientDrawingOptions) -> [Pixel] {
            let image = drawn(16, 1) {
                $0.drawLinearGradient(gradient, start: start, end: end, options: options)
            }
            return (0..<16).map { image[$0, 0] }
        }
        let bare = row([])
        #expect(bare[2] == .clear && bare[13] == .clear)
        // The center of a pixel is at (x + ½ − 4) / 8 of the gradient.
        #expect(abs(Int(bare[7].red) - Int((1 - 3.5 / 8) * 255)) <= 2)
        #expect(abs(Int(bare[7].blue) - Int(3.5 / 8 * 255)) <= 2)
        let before = row(.drawsBeforeStartLocation)
        #expect(before[1] == .red && before[14] == .clear)
        let after = row(.drawsAfterEndLocation)
        #expect(after[1] == .clear && after[14] == .blue)
        let both = row([.drawsBeforeStartLocation, .drawsAfterEndLocation])
        #expect(both[1] == .red && both[14] == .blue)
    }

    @Test func radialGradientsFillTheirCircle() throws {
        let colors = [CGColor.red, CGColor.red] as CFArray
        let gradient = try #require(CGGradient(colorsSpace: nil, colors: colors, locations: [0, 1]))
        let center = CGPoint(x: 10, y: 10)
        let image = drawn(20, 20) {
            $0.drawRadialGradient(
                gradient,
                startCenter: center,
                startRadius: 0,
                endCenter: center,
                endRadius: 8,
                options: []
            )
        }
        #expect(image[10, 10] == .red)
        #expect(image[10, 3] == .red)
        #expect(image[1, 1] == .clear)
    }

    private func bitmap(_ width: Int, _ height: Int) -> CGContext? {
        CGContext(
            data: nil,
            width: width,
            height: height,
            bitsPerComponent: 8,
            bytesPerRow: 0,
            space: CGColorSpaceCreateDeviceRGB(),
            bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue
        )
    }
}
