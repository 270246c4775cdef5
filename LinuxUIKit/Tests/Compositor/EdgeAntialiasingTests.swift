@_spi(Host) import CoreGraphics
@_spi(Host) import QuartzCore
import Testing

/// The edges of rotated layers, which are hard unless a layer allows smooth ones.
///
/// A red layer of 100 × 100 points is in the middle of a blue screen of 200 × 200 points.
@MainActor
@Suite struct EdgeAntialiasingTests {
    private nonisolated static let angle = 20 * Double.pi / 180
    private nonisolated static let distance = 300.0
    /// In the order of the sides of an `Outline`.
    private static let edges: [CAEdgeAntialiasingMask] = [
        .layerBottomEdge, .layerRightEdge, .layerTopEdge, .layerLeftEdge,
    ]

    enum Turn: CaseIterable {
        case inPlane, inSpace

        var transform: CATransform3D {
            var transform = CATransform3DIdentity
            switch self {
            case .inPlane: return CATransform3DMakeRotation(CGFloat(angle), 0, 0, 1)
            case .inSpace:
                transform.m34 = CGFloat(-1 / distance)
                return CATransform3DRotate(transform, CGFloat(angle), 0, 1, 0)
            }
        }

        /// Returns the place on the screen of a point at a distance from the middle of the layer.
        func place(_ x: Double, _ y: Double) -> SIMD2<Double> {
            switch self {
            case .inPlane:
                return SIMD2(100 + x * cos(angle) - y * sin(angle), 100 + x * sin(angle) + y * cos(angle))
            case .inSpace:
                let place = seen(
                    100 + x * cos(angle),
                    100 + y,
                    -x * sin(angle),
                    d: distance,
                    center: (100, 100)
                )
                return SIMD2(place.x, place.y)
            }
        }

        var outline: Outline {
            Outline(corners: [place(-50, -50), place(50, -50), place(50, 50), place(-50, 50)])
        }
    }

    /// An outline on the screen. Its sides are the edges at the minimum y, the maximum x, the maximum y, and
    /// the minimum x.
    struct Outline {
        var corners: [SIMD2<Double>]

        /// Returns the distance of a pixel's center from a side. Inside, it's positive.
        func distance(of x: Int, _ y: Int, from side: Int) -> Double {
            let start = corners[side]
            let along = corners[(side + 1) % 4] - start
            let offset = SIMD2(Double(x) + 0.5, Double(y) + 0.5) - start
            return (along.x * offset.y - along.y * offset.x) / (along * along).sum().squareRoot()
        }

        /// Returns the distance of a pixel's center from the nearest side. Inside, it's positive.
        func depth(of x: Int, _ y: Int) -> Double {
            (0..<4).map { distance(of: x, y, from: $0) }.min() ?? 0
        }
    }

    /// What makes a layer red. Each is drawn in another way.
    enum Filling: CaseIterable {
        case color, gradient, image, imageOnColor, sublayer, sublayerWithImage, clip, clipOfSeveral
    }

    private func layer(_ filling: Filling) -> CALayer {
        let layer = filling == .gradient ? CAGradientLayer() : CALayer()
        layer.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
        let image = CGImage.cells([[.red]], size: 100)
        switch filling {
        case .color: layer.backgroundColor = .red
        case .gradient: (layer as? CAGradientLayer)?.colors = [CGColor.red, CGColor.red]
        case .image: layer.contents = image
        case .imageOnColor:
            layer.backgroundColor = .red
            layer.contents = image
        case .sublayer: layer.addSublayer(CALayer(0, 0, 100, 100, .red))
        case .sublayerWithImage:
            let sublayer = CALayer(0, 0, 100, 100)
            sublayer.contents = image
            layer.addSublayer(sublayer)
        case .clip, .clipOfSeveral:
            layer.masksToBounds = true
            layer.addSublayer(CALayer(-20, -20, 140, 140, .red))
            if filling == .clipOfSeveral { layer.addSublayer(CALayer(10, 10, 50, 50, .red)) }
        }
        return layer
    }

    private func draw(_ filling: Filling, _ turn: Turn, _ change: (CALayer) -> Void = { _ in }) -> Picture {
        Picture(200, 200) { root in
            root.backgroundColor = .blue
            let layer = layer(filling)
            layer.transform = turn.transform
            change(layer)
            root.addSublayer(layer)
        }
    }

    /// Allows smooth edges of a layer and of those inside it.
    private func smooth(_ layer: CALayer, _ edges: CAEdgeAntialiasingMask? = nil) {
        layer.allowsEdgeAntialiasing = true
        if let edges { layer.edgeAntialiasingMask = edges }
        for sublayer in layer.sublayers ?? [] { smooth(sublayer, edges) }
    }

    /// Returns the pixels that are neither red nor blue.
    private func blended(_ picture: Picture) -> [(x: Int, y: Int)] {
        var pixels: [(x: Int, y: Int)] = []
        for y in 0..<200 {
            for x in 0..<200 where !picture[x, y].isNear(.red) && !picture[x, y].isNear(.blue) {
                pixels.append((x, y))
            }
        }
        return pixels
    }

    /// Returns the number of pixels that aren't red inside the outlines, or not blue outside them.
    private func mistakes(in picture: Picture, _ outlines: [Outline]) -> Int {
        var count = 0
        for y in 0..<200 {
            for x in 0..<200 {
                let depth = outlines.map { $0.depth(of: x, y) }.max() ?? 0
                // Cairo stores coordinates in units of 1/256.
                guard abs(depth) > 0.02 else { continue }
                if !picture[x, y].isNear(depth > 0 ? .red : .blue) { count += 1 }
            }
        }
        return count
    }

    // MARK: Hard and smooth edges

    @Test(
        "A pixel at a rotated edge belongs to the layer if its center does",
        arguments: Filling.allCases,
        Turn.allCases
    )
    func hardEdges(filling: Filling, turn: Turn) {
        let picture = draw(filling, turn)
        #expect(blended(picture).isEmpty)
        #expect(mistakes(in: picture, [turn.outline]) == 0)
    }

    @Test("A layer can allow smooth edges", arguments: Filling.allCases, Turn.allCases)
    func smoothEdges(filling: Filling, turn: Turn) {
        let pixels = blended(draw(filling, turn) { smooth($0) })
        for side in 0..<4 {
            #expect(pixels.filter { abs(turn.outline.distance(of: $0.x, $0.y, from: side)) < 1.5 }.count > 50)
        }
        #expect(pixels.allSatisfy { abs(turn.outline.depth(of: $0.x, $0.y)) < 1.5 })
    }

    @Test("Only the edges in the mask are smooth", arguments: Filling.allCases, Turn.allCases)
    func onlyEdgesInMaskAreSmooth(filling: Filling, turn: Turn) {
        for (side, edge) in Self.edges.enumerated() {
            let pixels = blended(draw(filling, turn) { smooth($0, edge) })
            #expect(pixels.count > 50, "side \(side)")
            let isAtSide = pixels.allSatisfy {
                abs(turn.outline.distance(of: $0.x, $0.y, from: side)) < 1.5
            }
            #expect(isAtSide, "side \(side)")
        }
    }

    @Test("A smooth edge between hard ones is the same as between smooth ones", arguments: Turn.allCases)
    func oneSmoothEdge(turn: Turn) {
        let whole = draw(.color, turn) { smooth($0) }
        let outline = turn.outline
        for (side, edge) in Self.edges.enumerated() {
            let picture = draw(.color, turn) { smooth($0, edge) }
            for y in 0..<200 {
                for x in 0..<200 {
                    let distances = (0..<4).map { outline.distance(of: x, y, from: $0) }
                    guard abs(distances[side]) < 3,
                        (0..<4).allSatisfy({ $0 == side || distances[$0] > 5 })
                    else { continue }
                    // Cairo works out how much of a pixel is covered in 17ths.
                    #expect(picture[x, y].isNear(whole[x, y], within: 15), "side \(side) at \(x), \(y)")
                }
            }
        }
    }

    /// Nearly edge on, the smooth edges and the hard ones are almost parallel.
    @Test(arguments: [80, 83, 86] as [Double]) func narrowFace(degrees: Double) {
        let (angle, distance) = (degrees * .pi / 180, 80.0)
        var transform = CATransform3DIdentity
        transform.m34 = CGFloat(-1 / distance)
        transform = CATransform3DRotate(transform, CGFloat(angle), 0, 1, 0)
        func place(_ x: Double, _ y: Double) -> SIMD2<Double> {
            let place = seen(
                100 + x * cos(angle),
                100 + y,
                -x * sin(angle),
                d: distance,
                center: (100, 100)
            )
            return SIMD2(place.x, place.y)
        }
        let outline = Outline(corners: [place(-50, -50), place(50, -50), place(50, 50), place(-50, 50)])
        let pictures = [[.layerBottomEdge, .layerTopEdge], CAEdgeAntialiasingMask(Self.edges)].map { edges in
            draw(.color, .inPlane) {
                $0.transform = transform
                smooth($0, edges)
            }
        }
        var count = 0
        for y in 0..<200 {
            for x in 0..<200 {
                let distances = (0..<4).map { outline.distance(of: x, y, from: $0) }
                guard min(abs(distances[0]), abs(distances[2])) < 3, min(distances[1], distances[3]) > 2
                else {
                    continue
                }
                count += 1
                #expect(pictures[0][x, y].isNear(pictures[1][x, y], within: 15), "\(x), \(y)")
            }
        }
        #expect(count > 20)
    }

    @Test("The bottom edge is the upper one on the screen", arguments: Turn.allCases)
    func bottomEdge(turn: Turn) {
        let bottom = blended(draw(.color, turn) { smooth($0, .layerBottomEdge) })
        let top = blended(draw(.color, turn) { smooth($0, .layerTopEdge) })
        #expect(!bottom.isEmpty && bottom.allSatisfy { $0.y < 80 })
        #expect(!top.isEmpty && top.allSatisfy { $0.y > 120 })
    }

    @Test("With all edges in the mask, or none, it's as if there were no mask", arguments: Turn.allCases)
    func wholeMasks(turn: Turn) {
        for filling in Filling.allCases {
            let all = draw(filling, turn) {
                smooth($0, [.layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge])
            }
            #expect(all.bytes == draw(filling, turn) { smooth($0) }.bytes)
            #expect(draw(filling, turn) { smooth($0, []) }.bytes == draw(filling, turn).bytes)
            let masked = draw(filling, turn) { $0.edgeAntialiasingMask = .layerLeftEdge }
            #expect(masked.bytes == draw(filling, turn).bytes)
        }
    }

    @Test("A layer that draws nothing has the edges of its sublayers", arguments: Turn.allCases)
    func layerThatDrawsNothingHasEdgesOfSublayers(turn: Turn) {
        let picture = draw(.sublayer, turn) { layer in
            for sublayer in layer.sublayers ?? [] { smooth(sublayer) }
        }
        #expect(blended(picture).count > 200)
    }

    // MARK: What's always smooth

    @Test(
        "Round corners and the edges between them are always smooth",
        arguments: [Filling.color, .clip, .clipOfSeveral],
        Turn.allCases
    )
    func roundCorners(filling: Filling, turn: Turn) {
        let pixels = blended(draw(filling, turn) { $0.cornerRadius = 8 })
        for side in 0..<4 {
            #expect(pixels.filter { abs(turn.outline.distance(of: $0.x, $0.y, from: side)) < 1.5 }.count > 50)
        }
    }

    enum Smooth: CaseIterable {
        case corners, border, stencil, mask, path, shadow
    }

    @Test(
        "Corners, borders, masks, paths, and shadows don't need to be allowed to be smooth",
        arguments: Smooth.allCases,
        Turn.allCases
    )
    func alwaysSmooth(part: Smooth, turn: Turn) {
        func picture(_ allows: Bool) -> Picture {
            draw(.color, turn) { layer in
                layer.allowsEdgeAntialiasing = allows
                let inner = CGPath(rect: CGRect(x: 10, y: 10, width: 80, height: 80), transform: nil)
                let shape = CAShapeLayer()
                shape.path = inner
                shape.fillColor = .red
                switch part {
                case .corners: layer.cornerRadius = 8
                case .border:
                    layer.borderColor = .red
                    layer.borderWidth = 3
                case .stencil: layer.mask = CALayer(10, 10, 80, 80, .black)
                case .mask: layer.mask = shape
                case .path:
                    layer.backgroundColor = nil
                    layer.addSublayer(shape)
                case .shadow:
                    layer.backgroundColor = nil
                    layer.shadowPath = inner
                    layer.shadowColor = .red
                    layer.shadowOpacity = 1
                }
            }
        }
        let hard = picture(false)
        #expect(hard.bytes == picture(true).bytes)
        #expect(blended(hard).count > 200)
    }

    @Test("A rotated mask has smooth edges", arguments: [false, true], Turn.allCases)
    func rotatedMask(isStencil: Bool, turn: Turn) {
        let picture = Picture(200, 200) { root in
            root.backgroundColor = .blue
            let masked = CALayer(0, 0, 200, 200, .red)
            let mask = layer(isStencil ? .color : .sublayer)
            mask.transform = turn.transform
            masked.mask = mask
            root.addSublayer(masked)
        }
        #expect(picture[100, 100] == .red && picture[20, 20] == .blue)
        #expect(blended(picture).count > 200)
    }

    @Test("An upright layer between pixels has smooth edges")
    func uprightLayers() {
        func picture(_ allows: Bool) -> Picture {
            Picture(200, 200) { root in
                root.backgroundColor = .blue
                let layer = CALayer(50.5, 50.5, 100, 100, .red)
                layer.allowsEdgeAntialiasing = allows
                root.addSublayer(layer)
            }
        }
        #expect(picture(false).bytes == picture(true).bytes)
        #expect(blended(picture(false)).count > 390)
    }

    // MARK: Neighbors

    /// Two layers side by side, whose common edge isn't between pixels. In space, they meet at a ridge.
    private func neighbors(_ turn: Turn, _ allows: (Bool, Bool)) -> (picture: Picture, outlines: [Outline]) {
        let picture = Picture(200, 200) { root in
            root.backgroundColor = .blue
            let plane = CALayer(0, 0, 200, 200)
            for (index, allows) in [allows.0, allows.1].enumerated() {
                let half = CALayer()
                half.backgroundColor = .red
                half.bounds.size = CGSize(width: 50, height: 100)
                half.anchorPoint = CGPoint(x: 1 - index, y: 0)
                half.position = CGPoint(x: 100.4, y: 50)
                half.allowsEdgeAntialiasing = allows
                if turn == .inSpace {
                    half.transform = CATransform3DMakeRotation(CGFloat(index == 0 ? -0.6 : 0.6), 0, 1, 0)
                }
                plane.addSublayer(half)
            }
            if turn == .inSpace {
                plane.sublayerTransform.m34 = CGFloat(-1 / Self.distance)
            } else {
                plane.transform = turn.transform
            }
            root.addSublayer(plane)
        }
        guard turn == .inSpace else {
            let corners = [(-49.6, -50.0), (50.4, -50), (50.4, 50), (-49.6, 50)]
            return (picture, [Outline(corners: corners.map { turn.place($0.0, $0.1) })])
        }
        func place(_ x: Double, _ y: Double) -> SIMD2<Double> {
            let depth = -abs(x) * sin(0.6)
            let place = seen(100.4 + x * cos(0.6), y, depth, d: Self.distance, center: (100, 100))
            return SIMD2(place.x, place.y)
        }
        let outlines = [(-50.0, 0.0), (0, 50)].map { left, right in
            Outline(corners: [place(left, 50), place(right, 50), place(right, 150), place(left, 150)])
        }
        return (picture, outlines)
    }

    @Test("Neighbors with hard edges have no gap, and nothing sticks out", arguments: Turn.allCases)
    func hardNeighbors(turn: Turn) {
        let (picture, outlines) = neighbors(turn, (false, false))
        #expect(blended(picture).isEmpty)
        #expect(mistakes(in: picture, outlines) == 0)
    }

    @Test(
        "Neighbors have no gap, whichever has smooth edges",
        arguments: [(true, true), (true, false), (false, true)],
        Turn.allCases
    )
    func smoothNeighbors(allows: (Bool, Bool), turn: Turn) {
        let picture = neighbors(turn, allows).picture
        // Along the common edge, and on both sides of it.
        for step in -45...45 {
            for offset in -3...3 {
                let (x, y) = (Double(offset) + 0.4, Double(step))
                let place = turn == .inSpace ? SIMD2(100 + x, 100 + y) : turn.place(x, y)
                #expect(picture.at(place.x, place.y).isNear(.red), "\(x), \(y)")
            }
        }
    }

    // MARK: Changes

    private func change(_ body: () -> Void) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        body()
        CATransaction.commit()
    }

    @Test("The next frame shows that the edges have changed")
    func nextFrameShowsThatEdgesHaveChanged() {
        let renderer = FrameRenderer(threads: 1)
        let root = CALayer(0, 0, 200, 200, .blue)
        let layer = layer(.color)
        layer.transform = Turn.inPlane.transform
        root.addSublayer(layer)
        func draws() -> Bool {
            renderer.draw([root], size: CGSize(width: 200, height: 200), scale: 1) { _ in }
        }
        #expect(draws())
        #expect(!draws())
        change { layer.allowsEdgeAntialiasing = true }
        #expect(draws())
        change { layer.edgeAntialiasingMask = .layerLeftEdge }
        #expect(draws())
        #expect(!draws())
    }

    @Test("A picture of a plane isn't kept when the edges of a layer in it change")
    func changesInAPlane() {
        let renderer = LayerRenderer()
        let root = CALayer(0, 0, 200, 200, .blue)
        let plane = layer(.color)
        plane.transform = Turn.inSpace.transform
        let inner = CALayer(20, 20, 60, 60, .green)
        inner.transform = Turn.inPlane.transform
        plane.addSublayer(inner)
        root.addSublayer(plane)
        func picture(_ renderer: LayerRenderer) -> Picture {
            Picture(renderer.image(of: root, size: root.bounds.size, scale: 1))
        }
        let hard = picture(renderer)
        change { inner.allowsEdgeAntialiasing = true }
        let smooth = picture(renderer)
        #expect(smooth.bytes != hard.bytes)
        #expect(smooth.bytes == picture(LayerRenderer()).bytes)
        change { inner.allowsEdgeAntialiasing = false }
        #expect(picture(renderer).bytes == hard.bytes)
    }
}
