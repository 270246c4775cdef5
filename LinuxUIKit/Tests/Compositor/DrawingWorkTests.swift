@_spi(Host) import CoreGraphics
@_spi(Host) import QuartzCore
import Testing

/// The work for a frame, in counts that are the same on every machine.
@MainActor
@Suite struct DrawingWorkTests {
    private static let size = CGSize(width: 390, height: 844)

    /// Returns the work for one more frame of `root`.
    private func work(of root: CALayer, _ renderer: LayerRenderer = LayerRenderer()) -> DrawingWork {
        let before = renderer.work
        _ = renderer.image(of: root, size: Self.size, scale: 1)
        let after = renderer.work
        var work = DrawingWork()
        work.layers = after.layers - before.layers
        work.pairs = after.pairs - before.pairs
        work.pictures = after.pictures - before.pictures
        work.shadows = after.shadows - before.shadows
        work.pixels = after.pixels - before.pixels
        return work
    }

    /// Returns a root with a screen of small adjacent tiles, both modified by `change`.
    private func mosaic(_ count: Int, _ change: (_ screen: CALayer, _ stone: CALayer, Int) -> Void) -> CALayer
    {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        defer { CATransaction.commit() }
        let root = CALayer()
        root.bounds = CGRect(origin: .zero, size: Self.size)
        let screen = CALayer(0, 0, Self.size.width, Self.size.height, .white)
        root.addSublayer(screen)
        let columns = Int(Double(count).squareRoot().rounded(.up))
        let rows = (count + columns - 1) / columns
        let (width, height) = (Self.size.width / CGFloat(columns), Self.size.height / CGFloat(rows))
        for index in 0..<count {
            let (column, row) = (CGFloat(index % columns), CGFloat(index / columns))
            let stone = CALayer(column * width, row * height, width, height, index % 2 == 0 ? .red : .blue)
            screen.addSublayer(stone)
            change(screen, stone, index)
        }
        return root
    }

    private func isProportional(_ few: Int, _ many: Int, times factor: Int) -> Bool {
        many <= 2 * factor * few
    }

    @Test("The work for a sliding screen is proportional to its number of layers")
    func slidingLayers() {
        func slide(_ count: Int) -> DrawingWork {
            // Between pixels, so that all edges are smooth.
            work(of: mosaic(count) { screen, _, _ in screen.position.x = Self.size.width / 2 - 7.3 })
        }
        let (few, many) = (slide(1000), slide(10_000))
        #expect(many.layers >= 10_000)
        #expect(isProportional(few.layers, many.layers, times: 10), "\(few.layers) and \(many.layers)")
        #expect(isProportional(few.pairs, many.pairs, times: 10), "\(few.pairs) and \(many.pairs)")
        #expect(many.pairs < 20 * 10_000)
    }

    @Test("The work for slices rotating in space is proportional to their number")
    func turnedPieces() {
        func turn(_ count: Int) -> DrawingWork {
            let root = mosaic(count) { screen, stone, index in
                screen.sublayerTransform.m34 = -1 / 1000
                let back = CATransform3DMakeTranslation(0, 0, CGFloat(index % 13) * 4)
                stone.transform = CATransform3DRotate(back, 0.6, 0, 1, 0)
            }
            return work(of: root)
        }
        let (few, many) = (turn(500), turn(5000))
        #expect(few.pairs > 500)
        #expect(isProportional(few.pairs, many.pairs, times: 10), "\(few.pairs) and \(many.pairs)")
        #expect(isProportional(few.layers, many.layers, times: 10), "\(few.layers) and \(many.layers)")
    }

    @Test("Nested layers that fill the screen are examined only a few times each")
    func nestedLayers() {
        func nest(_ depth: Int) -> DrawingWork {
            let root = mosaic(100) { _, _, _ in }
            for _ in 0..<depth {
                let outer = CALayer(0, 0, Self.size.width, Self.size.height, .white)
                for layer in root.sublayers ?? [] { outer.addSublayer(layer) }
                root.addSublayer(outer)
            }
            return work(of: root)
        }
        let (few, many) = (nest(5), nest(50))
        #expect(isProportional(few.layers, many.layers, times: 10), "\(few.layers) and \(many.layers)")
    }

    @Test("A shadow is drawn once, and not in every frame", arguments: [0, 0.5])
    func shadowIsDrawnOnceAndNotInEveryFrame(angle: CGFloat) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        defer { CATransaction.commit() }
        let root = CALayer()
        root.bounds = CGRect(origin: .zero, size: Self.size)
        let screen = CALayer(60, 60, 200, 400, .white)
        screen.shadowRadius = 12
        screen.shadowPath = CGPath(rect: screen.bounds, transform: nil)
        root.addSublayer(screen)
        let renderer = LayerRenderer()
        var total = DrawingWork()
        for frame in 0..<20 {
            screen.position.x += 3.3
            screen.shadowOpacity = 0.1 + Float(frame) / 40
            var turn = CATransform3DIdentity
            turn.m34 = -1 / 2000
            screen.transform = CATransform3DRotate(turn, angle * (1 + CGFloat(frame) / 100), 0, 1, 0)
            let work = work(of: root, renderer)
            #expect(work.shadows == (frame == 0 ? 1 : 0), "frame \(frame)")
            total.shadows += work.shadows
        }
        #expect(total.shadows == 1)
    }

    /// What changes in a rotated screen from frame to frame, apart from its rotation.
    enum Change: CaseIterable {
        case nothing, corners, covers
    }

    @Test("A rotated screen is drawn once, and not in every frame", arguments: Change.allCases)
    func turnedScreens(change: Change) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        defer { CATransaction.commit() }
        let root = mosaic(400) { _, _, _ in }
        let renderer = LayerRenderer()
        let screen = root.sublayers![0]
        screen.masksToBounds = true
        let covers = [CGColor(gray: 0, alpha: 1), .red].map { color in
            CALayer(0, 0, Self.size.width, Self.size.height, color)
        }
        if change == .covers { covers.forEach(screen.addSublayer) }
        for frame in 0..<20 {
            var turn = CATransform3DIdentity
            turn.m34 = -1 / 2000
            screen.transform = CATransform3DRotate(turn, 0.02 * CGFloat(frame + 1), 0, 1, 0)
            if change == .corners { screen.cornerRadius = CGFloat(frame + 1) }
            for cover in covers { cover.opacity = 0.02 * Float(frame + 1) }
            let pictures = work(of: root, renderer).pictures
            #expect(frame == 0 ? pictures > 0 : pictures == 0, "frame \(frame)")
        }
    }

    @Test("Two covers of a rotated screen are mixed in their order")
    func twoCoversOfRotatedScreenAreMixedInOrder() {
        let picture = Picture(200, 200) { root in
            let screen = CALayer(20, 20, 160, 160, .white)
            screen.masksToBounds = true
            screen.cornerRadius = 20
            for color in [CGColor(gray: 0, alpha: 1), .blue] {
                let cover = CALayer(0, 0, 160, 160, color)
                cover.opacity = 0.5
                screen.addSublayer(cover)
            }
            var turn = CATransform3DIdentity
            turn.m34 = -1 / 1000
            screen.transform = CATransform3DRotate(turn, 0.5, 0, 1, 0)
            root.addSublayer(screen)
        }
        let mixed = Picture.Pixel(red: 64, green: 64, blue: 191, alpha: 255)
        for y in stride(from: 60, through: 140, by: 4) {
            for x in stride(from: 60, through: 140, by: 4) { #expect(picture[x, y].isNear(mixed, within: 1)) }
        }
    }

    /// Returns the largest difference of any channel between two pictures.
    private func difference(_ first: Picture, _ second: Picture) -> Int {
        zip(first.bytes, second.bytes).map { abs(Int($0) - Int($1)) }.max() ?? 0
    }

    @Test("A rounded clip looks the same as one drawn on a separate canvas", arguments: [0, 0.4])
    func roundedClip(offset: CGFloat) {
        func picture(_ opacity: Float) -> Picture {
            Picture(200, 200, scale: 2) { root in
                root.backgroundColor = .green
                let card = CALayer(20 + offset, 30 + offset, 150, 140, CGColor(gray: 1, alpha: 0.5))
                card.cornerRadius = 18
                card.masksToBounds = true
                card.addSublayer(CALayer(-20, 60, 90, 200, .red))
                card.addSublayer(CALayer(100, -20, 100, 60, .blue))
                // Any opacity that's almost but not quite 1 requires a canvas.
                card.opacity = opacity
                root.addSublayer(card)
            }
        }
        #expect(difference(picture(1), picture(0.99999)) <= 1)
    }

    @Test("Skipping hidden parts of a shadow doesn't change the visible ones", arguments: [0, 0.4])
    func hiddenShadow(offset: CGFloat) {
        func picture(_ alpha: CGFloat) -> Picture {
            Picture(200, 200, scale: 2) { root in
                root.backgroundColor = .green
                let shadow = CALayer()
                shadow.frame = CGRect(x: 40 + offset, y: 40 + offset, width: 120, height: 120)
                shadow.shadowOpacity = 0.8
                shadow.shadowRadius = 10
                shadow.shadowPath = CGPath(rect: shadow.bounds, transform: nil)
                root.addSublayer(shadow)
                let card = CALayer(40 + offset, 40 + offset, 120, 120, CGColor(gray: 1, alpha: alpha))
                card.cornerRadius = 16
                root.addSublayer(card)
            }
        }
        #expect(difference(picture(1), picture(0.99999)) <= 1)
    }

    enum Overlap: CaseIterable {
        case inFront
        case crossing
        case mostlyOffScreen
    }

    @Test(
        "Skipping hidden parts of rotated layers doesn't change the visible ones",
        arguments: Overlap.allCases
    )
    func hiddenPlanes(_ overlap: Overlap) {
        let renderer = LayerRenderer()
        func draw(_ alpha: CGFloat) -> (picture: Picture, pixels: Int) {
            let before = renderer.work.pixels
            let picture = Picture(300, 300, scale: 2, renderer: renderer) { root in
                root.backgroundColor = .green
                root.sublayerTransform.m34 = -1 / 600
                func add(_ color: CGColor, _ transform: CATransform3D) {
                    let shadow = CALayer(20, 20, 260, 260)
                    shadow.shadowOpacity = 0.8
                    shadow.shadowPath = CGPath(rect: shadow.bounds, transform: nil)
                    let page = CALayer(20, 20, 260, 260, color)
                    for layer in [shadow, page] {
                        layer.transform = transform
                        root.addSublayer(layer)
                    }
                }
                var (back, front) = (CATransform3DIdentity, CATransform3DIdentity)
                switch overlap {
                case .inFront: front = CATransform3DMakeTranslation(60, 20, 150)
                case .crossing: back = CATransform3DMakeTranslation(0, 0, 10)
                case .mostlyOffScreen:
                    front = CATransform3DScale(CATransform3DMakeTranslation(450, 0, 200), 3, 3, 1)
                }
                add(CGColor(red: 1, green: 0, blue: 0, alpha: alpha), CATransform3DRotate(back, 0.3, 0, 1, 0))
                add(
                    CGColor(red: 0, green: 0, blue: 1, alpha: alpha),
                    CATransform3DRotate(front, -0.4, 0, 1, 0)
                )
            }
            return (picture, renderer.work.pixels - before)
        }
        // Nothing is hidden behind a color that isn't quite opaque.
        let (some, all) = (draw(1), draw(0.99999))
        #expect(difference(some.picture, all.picture) <= 1)
        #expect(some.pixels > 0)
        // Even without an overlap, half of what's drawn is shadows under their own layers.
        #expect(Double(some.pixels) < 0.7 * Double(all.pixels), "\(some.pixels) of \(all.pixels)")
    }
}
