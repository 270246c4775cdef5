@_spi(Host) import CoreGraphics
@_spi(Host) import QuartzCore
import Testing

@MainActor
@Suite struct ProjectionTests {
    private static let distance = 300.0

    /// Adds a face of a cube that's 100 points wide and deep and 120 high, with its center behind the screen.
    /// Its edges are smooth, so their pixels tell where they are.
    private func cubeFace(_ face: CALayer, turnedBy angle: Double, in root: CALayer) {
        var perspective = CATransform3DIdentity
        perspective.m34 = CGFloat(-1 / Self.distance)
        root.sublayerTransform = perspective
        face.bounds = CGRect(x: 0, y: 0, width: 100, height: 120)
        face.position = CGPoint(x: 100, y: 100)
        face.anchorPointZ = -50
        face.zPosition = -50
        face.transform = CATransform3DMakeRotation(CGFloat(angle), 0, 1, 0)
        face.allowsEdgeAntialiasing = true
        root.addSublayer(face)
    }

    /// Returns the visible position of a point of the face, from first principles: the offset from the cube's
    /// center, rotated about the vertical axis so that the right side moves away, seen from `distance` in
    /// front of the screen.
    private func expected(_ u: Double, _ v: Double, turnedBy angle: Double) -> (x: Double, y: Double) {
        let (dx, dz) = (u - 50, 50.0)
        let x = dx * cos(angle) + dz * sin(angle)
        let z = -dx * sin(angle) + dz * cos(angle) - 50
        return seen(100 + x, 40 + v, z, d: Self.distance, center: (100, 100))
    }

    @Test(arguments: [-60.0, -30, -8, 15, 45, 70])
    func theCornersOfATurnedCubeFaceLieWhereGeometryPutsThem(degrees: Double) {
        let angle = degrees * .pi / 180
        let scale = 4.0
        let picture = Picture(200, 200, scale: CGFloat(scale)) { root in
            let face = CALayer()
            face.backgroundColor = .white
            cubeFace(face, turnedBy: angle, in: root)
        }
        let corners = [(0.0, 0.0), (100, 0), (100, 120), (0, 120)].map {
            expected($0.0, $0.1, turnedBy: angle)
        }
        // The sides are vertical, so the color in a row up to the center of the face determines their
        // positions.
        let middle = Int((corners[0].x + corners[1].x) / 2 * scale)
        let row = Int(100 * scale)
        let left = Double(middle) / scale - picture.length(\.alpha, row: row, to: middle)
        let right = Double(middle) / scale + picture.length(\.alpha, row: row, from: middle)
        #expect(abs(left - corners[0].x) < 0.01)
        #expect(abs(right - corners[1].x) < 0.01)
        // The top and bottom are straight. The line through the colors in all columns determines their ends.
        let columns = Array(Int(left * scale) + 4..<Int(right * scale) - 4)
        let centers = columns.map { (Double($0) + 0.5) / scale }
        let tops = columns.map { Double(row) / scale - picture.length(\.alpha, column: $0, to: row) }
        let bottoms = columns.map { Double(row) / scale + picture.length(\.alpha, column: $0, from: row) }
        func at(_ x: Double, _ ys: [Double]) -> Double {
            let count = Double(centers.count)
            let (meanX, meanY) = (centers.reduce(0, +) / count, ys.reduce(0, +) / count)
            let slope =
                zip(centers, ys).reduce(0) { $0 + ($1.0 - meanX) * ($1.1 - meanY) }
                / centers.reduce(0) { $0 + ($1 - meanX) * ($1 - meanX) }
            return meanY + slope * (x - meanX)
        }
        #expect(abs(at(corners[0].x, tops) - corners[0].y) < 0.01)
        #expect(abs(at(corners[1].x, tops) - corners[1].y) < 0.01)
        #expect(abs(at(corners[2].x, bottoms) - corners[2].y) < 0.01)
        #expect(abs(at(corners[3].x, bottoms) - corners[3].y) < 0.01)
    }

    @Test(arguments: [-65.0, -30, 20, 50, 75])
    func contentsAreForeshortenedAsTheEyeSeesThem(degrees: Double) {
        let angle = degrees * .pi / 180
        let scale = 4.0
        let picture = Picture(200, 200, scale: CGFloat(scale)) { root in
            let face = CALayer()
            face.contents = CGImage.cells([[.red, .green, .red, .green]], size: 100)
            cubeFace(face, turnedBy: angle, in: root)
        }
        let row = Int(100 * scale)
        for (line, before, after) in [(25.0, \Picture.Pixel.red, \Picture.Pixel.green), (75, \.red, \.green)]
        {
            let start = expected(line - 12.5, 60, turnedBy: angle).x
            let place = expected(line, 60, turnedBy: angle).x
            let end = expected(line + 12.5, 60, turnedBy: angle).x
            let first = Int(start * scale)
            let found =
                Double(first) / scale + picture.length(before, row: row, from: first, to: Int(end * scale))
            // Half a pixel.
            #expect(abs(found - place) < 0.125, "line \(line)")
            #expect(picture[Int((place - 1) * scale), row][keyPath: before] > 250)
            #expect(picture[Int((place + 1) * scale), row][keyPath: after] > 250)
        }
    }

    /// Rotated about both axes, nothing on the screen is parallel to the image's rows or columns.
    @Test(arguments: [(25.0, 35.0), (-40, 20), (60, -50), (10, 75)])
    func aCheckerboardTurnedBothWaysKeepsItsLines(x degreesX: Double, y degreesY: Double) {
        let (angleX, angleY) = (degreesX * .pi / 180, degreesY * .pi / 180)
        let scale = 2.0
        let colors: [CGColor] = [.red, .green]
        let picture = Picture(240, 240, scale: CGFloat(scale)) { root in
            let face = CALayer()
            face.bounds = CGRect(x: 0, y: 0, width: 160, height: 160)
            face.position = CGPoint(x: 120, y: 120)
            face.contents = CGImage.cells(
                (0..<8).map { y in (0..<8).map { x in colors[(x + y) % 2] } },
                size: 40
            )
            var transform = CATransform3DIdentity
            transform.m34 = CGFloat(-1 / Self.distance)
            transform = CATransform3DRotate(transform, CGFloat(angleX), 1, 0, 0)
            face.transform = CATransform3DRotate(transform, CGFloat(angleY), 0, 1, 0)
            root.addSublayer(face)
        }
        var checked = 0
        for row in 0..<8 {
            for column in 0..<8 {
                for (u, v) in [(0.2, 0.2), (0.8, 0.2), (0.5, 0.5), (0.2, 0.8), (0.8, 0.8)] {
                    let dx = (Double(column) + u) * 20 - 80
                    let dy = (Double(row) + v) * 20 - 80
                    // First about the vertical axis, and then about the horizontal one.
                    let (x1, z1) = (dx * cos(angleY), -dx * sin(angleY))
                    let (y2, z2) = (dy * cos(angleX) - z1 * sin(angleX), dy * sin(angleX) + z1 * cos(angleX))
                    let place = seen(120 + x1, 120 + y2, z2, d: Self.distance, center: (120, 120))
                    guard (1..<239).contains(place.x), (1..<239).contains(place.y) else { continue }
                    let pixel = picture.at(place.x, place.y)
                    let isRed = (row + column) % 2 == 0
                    // At a strong rotation, a fifth of a cell is little more than a pixel.
                    let (own, other) = isRed ? (pixel.red, pixel.green) : (pixel.green, pixel.red)
                    #expect(own > other, "cell \(column),\(row) at \(u),\(v)")
                    checked += 1
                }
            }
        }
        #expect(checked > 100)
    }

    @Test func whatLiesBehindTheEyeIsNotDrawn() {
        let picture = Picture(100, 100) { root in
            var perspective = CATransform3DIdentity
            perspective.m34 = -1 / 50
            root.sublayerTransform = perspective
            // The right half comes toward the eye and passes it.
            let plane = CALayer(-150, 25, 400, 50, .white)
            plane.transform = CATransform3DMakeRotation(-1, 0, 1, 0)
            root.addSublayer(plane)
            let behind = CALayer(0, 0, 100, 100, .red)
            behind.zPosition = 60
            root.addSublayer(behind)
        }
        // On the left, the plane recedes and narrows, and on the right, it becomes larger than the screen.
        #expect(picture[50, 50] == .white && picture[99, 0] == .white && picture[99, 99] == .white)
        #expect(picture[27, 50] == .white && picture[27, 40] == .clear && picture[27, 60] == .clear)
        #expect(picture[23, 50] == .clear)
        #expect(!(0..<100).contains { x in (0..<100).contains { picture[x, $0].red > picture[x, $0].blue } })
    }

    @Test func edgesOfTurnedLayersAreSmooth() {
        let picture = Picture(200, 200) { root in
            let face = CALayer()
            face.backgroundColor = .white
            cubeFace(face, turnedBy: 0.5, in: root)
        }
        let steps = (90..<160).map { x in
            (0..<100).filter { (1..<255).contains(picture[x, $0].alpha) }.count
        }
        // A slanted edge passes through one or two pixels of every column.
        #expect(steps.filter { $0 >= 1 }.count > 60)
        #expect(steps.allSatisfy { $0 <= 2 })
    }

    @Test(arguments: [12.0, 30, 45, 70, 78])
    func facesThatShareAnEdgeLeaveNoGap(degrees: Double) {
        let angle = degrees * .pi / 180
        let picture = Picture(200, 200, scale: 2) { root in
            root.backgroundColor = .red
            for turn in [0, Double.pi / 2] {
                let face = CALayer()
                face.backgroundColor = .white
                face.isDoubleSided = false
                cubeFace(face, turnedBy: turn - angle, in: root)
            }
        }
        let hinge = expected(100, 60, turnedBy: -angle).x
        for x in Int(hinge * 2) - 3...Int(hinge * 2) + 3 {
            #expect(picture[x, 200] == .white, "column \(x)")
        }
    }

    /// However the shade over a rotated screen is drawn, it's the shade's color with its opacity.
    @Test(arguments: [0.0, 0.25, 0.8])
    func aShadeDarkensATurnedLayer(opacity: Double) {
        let renderer = LayerRenderer()
        func picture(_ opacity: Double) -> Picture {
            Picture(200, 200, renderer: renderer) { root in
                let face = CALayer()
                face.backgroundColor = .white
                let shade = CALayer(0, 0, 100, 120, CGColor(gray: 0, alpha: 1))
                shade.opacity = Float(opacity)
                cubeFace(face.with(CALayer(0, 0, 50, 120, .red), shade), turnedBy: 0.6, in: root)
            }
        }
        _ = picture(0.5)
        let shaded = picture(opacity)
        let light = Int((255 * (1 - opacity)).rounded())
        let (left, right) = (expected(25, 60, turnedBy: 0.6), expected(75, 60, turnedBy: 0.6))
        #expect(shaded.at(left.x, left.y).isNear(.init(red: light, green: 0, blue: 0, alpha: 255)))
        #expect(shaded.at(right.x, right.y).isNear(.init(red: light, green: light, blue: light, alpha: 255)))
    }

    @Test func aSingleSidedLayerShowsItsFrontOnly() {
        func face(_ angle: CGFloat, doubleSided: Bool) -> Picture.Pixel {
            Picture(200, 200) { root in
                let face = CALayer(50, 50, 100, 100, .white)
                face.isDoubleSided = doubleSided
                var transform = CATransform3DIdentity
                transform.m34 = -1 / 500
                face.transform = CATransform3DRotate(transform, angle, 0, 1, 0)
                root.addSublayer(face)
            }[100, 100]
        }
        #expect(face(1.4, doubleSided: false) == .white && face(1.8, doubleSided: false) == .clear)
        #expect(face(-1.4, doubleSided: false) == .white && face(-1.8, doubleSided: false) == .clear)
        #expect(face(.pi, doubleSided: false) == .clear)
        #expect(face(1.8, doubleSided: true) == .white && face(.pi, doubleSided: true) == .white)
    }

    @Test func aRoundedClipFollowsTheTurn() {
        let distance = 300.0
        let angle = 0.9
        let scale = 2.0
        let picture = Picture(200, 200, scale: CGFloat(scale)) { root in
            let face = CALayer(50, 50, 100, 100)
            face.cornerRadius = 30
            face.masksToBounds = true
            face.addSublayer(CALayer(-20, -20, 140, 140, .red))
            var transform = CATransform3DIdentity
            transform.m34 = CGFloat(-1 / distance)
            face.transform = CATransform3DRotate(transform, CGFloat(angle), 0, 1, 0)
            root.addSublayer(face)
        }
        func pixel(_ u: Double, _ v: Double) -> Picture.Pixel {
            let dx = u - 50
            let place = seen(
                100 + dx * cos(angle),
                50 + v,
                -dx * sin(angle),
                d: distance,
                center: (100, 100)
            )
            return picture.at(place.x, place.y)
        }
        for (u, v) in [(0.0, 0.0), (100, 0), (0, 100), (100, 100)] {
            let (inX, inY) = (u == 0 ? 1.0 : -1, v == 0 ? 1.0 : -1)
            // The arc passes its corner at a distance of 30 (1 - √½) = 8.8 from both sides.
            #expect(pixel(u + 6.5 * inX, v + 6.5 * inY) == .clear)
            #expect(pixel(u + 11 * inX, v + 11 * inY) == .red)
            #expect(pixel(u - 2 * inX, v + 50 * inY) == .clear)
        }
        let smooth = (0..<400).flatMap { y in (0..<400).map { picture[$0, y].alpha } }
            .filter { (1..<255).contains($0) }
        #expect(smooth.count > 100)
    }

    /// Core Animation draws a border with one radius: its inside is parallel to its outside.
    @Test func theBorderOfATurnedLayerKeepsItsWidthWhileTheRadiusChanges() {
        let (angle, distance, scale) = (0.5, 500.0, 4.0)
        let (root, card) = (CALayer(), CALayer())
        let renderer = LayerRenderer()
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        defer { CATransaction.commit() }
        root.bounds = CGRect(x: 0, y: 0, width: 200, height: 200)
        card.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
        card.backgroundColor = .red
        card.borderColor = .blue
        card.borderWidth = 4
        var transform = CATransform3DIdentity
        transform.m34 = CGFloat(-1 / distance)
        card.transform = CATransform3DRotate(transform, CGFloat(angle), 0, 1, 0)
        root.addSublayer(card)
        for radius in [30.0, 8, 30, 16] {
            card.cornerRadius = CGFloat(radius)
            let image = renderer.image(of: root, size: root.bounds.size, scale: CGFloat(scale))
            let picture = Picture(image, scale: scale)
            /// Returns the pixel on the diagonal of the upper left corner, inside of the arc.
            func pixel(_ depth: Double) -> Picture.Pixel {
                let inset = radius - (radius - depth) / 2.0.squareRoot()
                let (dx, dy) = (inset - 50, inset - 50)
                let place = seen(
                    100 + dx * cos(angle),
                    100 + dy,
                    -dx * sin(angle),
                    d: distance,
                    center: (100, 100)
                )
                return picture.at(place.x, place.y)
            }
            #expect(pixel(-1.5) == .clear, "radius \(radius)")
            for depth in [1.0, 2, 3] { #expect(pixel(depth).isNear(.blue), "radius \(radius)") }
            for depth in [5.5, 8, 12] { #expect(pixel(depth).isNear(.red), "radius \(radius)") }
        }
    }
}
