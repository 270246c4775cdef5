@_spi(Host) import CoreGraphics
@_spi(Host) import QuartzCore
import Testing

@MainActor
@Suite struct CompositingTests {
    @Test func aPictureHasThePixelsOfItsScale() {
        let picture = Picture(33.4, 20, scale: 1.5) { $0.backgroundColor = .red }
        #expect(picture.width == 51 && picture.height == 30)
        #expect(picture[0, 0] == .red && picture[49, 29] == .red)
    }

    @Test(
        "A picture is opaque if its layer is, at every pixel",
        arguments: [(20, 1, 0), (20.3, 1, 0), (20, 0.9, 0), (20, 1, 4)] as [(CGFloat, CGFloat, CGFloat)]
    )
    func aPictureIsAsOpaqueAsItsPixels(width: CGFloat, alpha: CGFloat, cornerRadius: CGFloat) {
        let root = CALayer()
        root.bounds = CGRect(x: 3, y: 0, width: width, height: 10)
        root.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: alpha)
        root.cornerRadius = cornerRadius
        // Memory isn't clear if it has been used.
        for _ in 0..<8 { _ = LayerRenderer().image(of: root, size: root.bounds.size, scale: 2) }
        let image = LayerRenderer().image(of: root, size: root.bounds.size, scale: 2)
        let picture = Picture(image)
        let alphas = stride(from: 3, to: picture.bytes.count, by: 4).map { picture.bytes[$0] }
        #expect(image.isOpaque == alphas.allSatisfy { $0 == 255 })
        #expect(image.isOpaque == (width == 20 && alpha == 1 && cornerRadius == 0))
    }

    @Test(
        "A picture shows nothing but its layer, however large or far away it is",
        arguments: [1e7, 1e12, .infinity]
    )
    func aPictureOfUnusualBounds(number: CGFloat) {
        for bounds in [
            CGRect(x: 0, y: 0, width: number, height: 10), CGRect(x: number, y: 0, width: 20, height: 10),
        ] {
            let root = CALayer()
            root.bounds = bounds
            root.backgroundColor = .red
            // What memory can contain that has been used.
            let other = CALayer(0, 0, 20, 10, .green)
            for _ in 0..<8 {
                _ = LayerRenderer().image(of: other, size: CGSize(width: 20, height: 10), scale: 1)
            }
            let image = LayerRenderer().image(of: root, size: CGSize(width: 20, height: 10), scale: 1)
            let picture = Picture(image)
            for y in 0..<10 {
                for x in 0..<20 { #expect(picture[x, y] == .red || picture[x, y] == .clear) }
            }
            #expect(image.isOpaque == (picture[10, 5] == .red))
        }
    }

    @Test func theRootIsDrawnUprightInItsBounds() {
        let picture = Picture(40, 40) { root in
            root.position = CGPoint(x: 500, y: 500)
            root.opacity = 0.3
            root.isHidden = true
            root.setAffineTransform(CGAffineTransform(rotationAngle: 1))
            root.bounds.origin = CGPoint(x: 100, y: 50)
            root.addSublayer(CALayer(100, 50, 20, 20, .red))
        }
        #expect(picture[0, 0] == .red && picture[19, 19] == .red && picture[20, 20] == .clear)
    }

    @Test func hiddenAndTransparentLayersDrawNothing() {
        let picture = Picture(40, 40) { root in
            let hidden = CALayer(0, 0, 40, 40, .red)
            hidden.isHidden = true
            let clear = CALayer(0, 0, 40, 40, .red)
            clear.opacity = 0
            _ = root.with(hidden, clear)
        }
        #expect(picture.bytes.allSatisfy { $0 == 0 })
    }

    @Test func opacityAppliesToALayerAndItsSublayersAsOne() {
        let picture = Picture(100, 100) { root in
            root.backgroundColor = .white
            let group = CALayer(0, 0, 100, 100)
            group.opacity = 0.5
            root.addSublayer(group.with(CALayer(0, 0, 60, 60, .red), CALayer(40, 40, 60, 60, .blue)))
        }
        #expect(picture[20, 20].isNear(.init(red: 255, green: 128, blue: 128, alpha: 255)))
        #expect(picture[50, 50].isNear(.init(red: 128, green: 128, blue: 255, alpha: 255)))
        #expect(picture[50, 50] == picture[80, 80])
    }

    @Test func opacityOfOneThingAloneIsTheSame() {
        func picture(_ extra: Bool) -> Picture {
            Picture(20, 20) { root in
                let layer = CALayer(2, 2, 16, 16, .red)
                layer.opacity = 0.5
                if extra { layer.addSublayer(CALayer(0, 0, 16, 16, .red)) }
                root.addSublayer(layer)
            }
        }
        #expect(picture(false)[10, 10].isNear(picture(true)[10, 10], within: 1))
        #expect(picture(false)[10, 10].isNear(.init(red: 128, green: 0, blue: 0, alpha: 128), within: 1))
    }

    @Test func sublayersReachOutUnlessTheLayerClips() {
        func picture(clips: Bool) -> Picture {
            Picture(60, 60) { root in
                let layer = CALayer(20, 20, 20, 20, .green)
                layer.masksToBounds = clips
                root.addSublayer(layer.with(CALayer(-10, -10, 20, 20, .red)))
            }
        }
        #expect(picture(clips: false)[12, 12] == .red && picture(clips: true)[12, 12] == .clear)
        #expect(picture(clips: true)[22, 22] == .red && picture(clips: true)[35, 35] == .green)
    }

    @Test func roundedClippingLeavesNoFringe() {
        let picture = Picture(60, 60) { root in
            let layer = CALayer(5, 5, 50, 50, .white)
            layer.cornerRadius = 25
            layer.masksToBounds = true
            root.addSublayer(layer.with(CALayer(0, 0, 50, 50, .red)))
        }
        // The white below the red must not shine through at the edge. Every pixel is pure red with some
        // alpha.
        for y in 0..<60 {
            for x in 0..<60 { #expect(picture[x, y].green <= 1 && picture[x, y].red == picture[x, y].alpha) }
        }
        let area = (0..<60).reduce(0) { $0 + picture.length(\.alpha, row: $1) }
        #expect(abs(area - .pi * 625) < 3)
    }

    @Test func onlyTheNamedCornersAreRound() {
        let picture = Picture(40, 40) { root in
            let layer = CALayer(0, 0, 40, 40, .red)
            layer.cornerRadius = 15
            layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
            root.addSublayer(layer)
        }
        #expect(picture[1, 1] == .clear && picture[38, 38] == .clear)
        #expect(picture[39, 0] == .red && picture[0, 39] == .red)
    }

    @Test func bordersLieInsideAndAboveTheSublayers() {
        let picture = Picture(60, 60) { root in
            let layer = CALayer(10, 10, 40, 40, .white)
            layer.borderWidth = 5
            layer.borderColor = .blue
            root.addSublayer(layer.with(CALayer(0, 0, 40, 40, .red)))
        }
        #expect(picture[9, 30] == .clear && picture[10, 30] == .blue && picture[14, 30] == .blue)
        #expect(picture[15, 30] == .red && picture[44, 30] == .red && picture[45, 30] == .blue)
    }

    @Test func aMaskCutsByItsAlpha() {
        func picture(_ transform: CATransform3D) -> Picture {
            Picture(60, 60) { root in
                let layer = CALayer(10, 10, 40, 40, .red)
                let mask = CALayer(0, 0, 20, 40, .white)
                mask.addSublayer(CALayer(20, 0, 10, 40, CGColor(gray: 0, alpha: 0.5)))
                layer.mask = mask
                layer.shadowOpacity = 1
                layer.transform = transform
                root.addSublayer(layer)
            }
        }
        let flat = picture(CATransform3DIdentity)
        #expect(flat[20, 30] == .red && flat[45, 30] == .clear && flat[5, 30] == .clear)
        #expect(flat[35, 30].isNear(.init(red: 128, green: 0, blue: 0, alpha: 128), within: 1))
        var turn = CATransform3DIdentity
        turn.m34 = -1 / 2000
        let turned = picture(CATransform3DRotate(turn, 0.3, 0, 1, 0))
        #expect(turned[20, 30] == .red && turned[45, 30] == .clear && turned[5, 30] == .clear)
        #expect(turned[35, 30].isNear(flat[35, 30], within: 3))
    }

    @Test func theSameTreeGivesTheSameBytes() {
        func picture(_ renderer: LayerRenderer) -> Picture {
            Picture(120, 120, scale: 2, renderer: renderer) { Self.scene(in: $0, angle: 0.7) }
        }
        let once = LayerRenderer()
        let first = picture(once)
        #expect(picture(LayerRenderer()).bytes == first.bytes)
        #expect(picture(once).bytes == first.bytes)
    }

    /// Cached content of earlier frames must not be visible.
    @Test func whatWasDrawnBeforeLeavesNoTrace() {
        let renderer = LayerRenderer()
        let root = CALayer()
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        defer { CATransaction.commit() }
        root.bounds = CGRect(x: 0, y: 0, width: 120, height: 120)
        let turned = Self.scene(in: root, angle: 0.2)
        func check(_ comment: Comment) {
            let size = root.bounds.size
            let kept = Picture(renderer.image(of: root, size: size, scale: 2))
            let fresh = Picture(LayerRenderer().image(of: root, size: size, scale: 2))
            #expect(kept.bytes == fresh.bytes, comment)
        }
        check("first")
        var turn = CATransform3DIdentity
        turn.m34 = -1 / 300
        turned.transform = CATransform3DRotate(turn, 0.9, 0, 1, 0)
        check("turned further")
        turned.sublayers?[0].backgroundColor = .green
        check("another color inside")
        turned.sublayers?[0].sublayers?[0].position.x += 3
        check("something moved deeper inside")
        turned.shadowRadius = 9
        check("another shadow")
        turned.opacity = 0.4
        check("another opacity")
        turned.sublayers?[0].removeFromSuperlayer()
        check("something gone")
    }

    @discardableResult
    private static func scene(in root: CALayer, angle: CGFloat) -> CALayer {
        root.backgroundColor = .white
        let card = CALayer(20, 20, 80, 80, .red)
        card.cornerRadius = 12
        card.shadowOpacity = 0.5
        card.shadowRadius = 5
        var turn = CATransform3DIdentity
        turn.m34 = -1 / 300
        card.transform = CATransform3DRotate(turn, angle, 0.3, 1, 0)
        let inner = CALayer(10, 10, 40, 40, .blue)
        inner.opacity = 0.7
        inner.addSublayer(CALayer(5, 5, 20, 20, .green))
        root.addSublayer(card.with(inner))
        return card
    }

    @Test(arguments: [0.0, 0.6])
    func twiceTheScaleIsTheSamePictureFiner(angle: Double) {
        func picture(_ scale: CGFloat) -> Picture {
            Picture(120, 120, scale: scale) { Self.scene(in: $0, angle: CGFloat(angle)) }
        }
        let (coarse, fine) = (picture(1), picture(2))
        var total = 0
        for y in 0..<120 {
            for x in 0..<120 {
                let mean = [(0, 0), (1, 0), (0, 1), (1, 1)].map { fine[2 * x + $0.0, 2 * y + $0.1] }
                for part in [\Picture.Pixel.red, \.green, \.blue] {
                    let value = mean.reduce(0) { $0 + $1[keyPath: part] } / 4
                    let error = abs(value - coarse[x, y][keyPath: part])
                    total += error
                    // Along an edge in a rotated plane, the coarse image has a blur of one pixel.
                    #expect(error < 60, "\(x),\(y)")
                }
            }
        }
        #expect(Double(total) / Double(3 * 120 * 120) < 0.6)
    }

    @Test func animationsAreDrawnAsTheyShow() {
        let root = CALayer()
        let layer = CALayer()
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        root.bounds = CGRect(x: 0, y: 0, width: 100, height: 20)
        layer.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
        layer.backgroundColor = .red
        root.addSublayer(layer)
        CATransaction.commit()
        let slide = CABasicAnimation(keyPath: "position.x")
        slide.fromValue = CGFloat(10)
        slide.toValue = CGFloat(90)
        slide.duration = 1
        layer.add(slide, forKey: "slide")
        CATransaction.commitImplicit()
        MediaClock.now += 0.5
        let picture = Picture(LayerRenderer().image(of: root, size: root.bounds.size, scale: 1))
        #expect(picture[50, 10] == .red && picture[41, 10] == .red && picture[10, 10] == .clear)
        MediaClock.reset()
    }
}
