@_spi(Host) import CoreGraphics
@_spi(Host) import QuartzCore
import Testing

/// Pictures whose pixels are calculated from other pictures: rotated, reduced, shaded, and cut.
@MainActor
@Suite struct SamplingTests {
    private nonisolated static let side = 250.0
    private nonisolated static let distance = 600.0

    /// A plane of 250 × 250 points, rotated about the center of a screen of 300 × 300 points.
    @MainActor private struct Plane {
        let transform: CATransform3D

        init(_ tilt: (x: Double, y: Double, z: Double)) {
            func turned(
                _ transform: CATransform3D,
                _ degrees: Double,
                _ x: CGFloat,
                _ y: CGFloat,
                _ z: CGFloat
            )
                -> CATransform3D
            {
                CATransform3DRotate(transform, CGFloat(degrees * .pi / 180), x, y, z)
            }
            let first = turned(CATransform3DIdentity, tilt.x, 1, 0, 0)
            transform = turned(turned(first, tilt.y, 0, 1, 0), tilt.z, 0, 0, 1)
        }

        func show(_ layer: CALayer, in root: CALayer) {
            root.sublayerTransform.m34 = CGFloat(-1 / distance)
            layer.bounds = CGRect(x: 0, y: 0, width: side, height: side)
            layer.position = CGPoint(x: 150, y: 150)
            layer.transform = transform
            root.addSublayer(layer)
        }

        /// Returns the point of the plane that the eye sees at a point of the screen: where the ray from the
        /// eye meets the plane.
        func point(seenAt x: Double, _ y: Double) -> (u: Double, v: Double)? {
            typealias Vector = SIMD3<Double>
            let across = Vector(Double(transform.m11), Double(transform.m12), Double(transform.m13))
            let down = Vector(Double(transform.m21), Double(transform.m22), Double(transform.m23))
            let normal = Vector(Double(transform.m31), Double(transform.m32), Double(transform.m33))
            let eye = Vector(0, 0, distance)
            let ray = Vector(x - 150, y - 150, 0) - eye
            let place = eye - ray * ((eye * normal).sum() / (ray * normal).sum())
            let (u, v) = ((place * across).sum() + side / 2, (place * down).sum() + side / 2)
            let inner = 3...side - 3
            return inner.contains(u) && inner.contains(v) ? (u, v) : nil
        }
    }

    nonisolated static let tilts: [(x: Double, y: Double, z: Double)] = [
        (0, 50, 0), (0, -75, 0), (40, 0, 0), (-70, 0, 0), (0, 0, 30), (30, 40, 0), (-20, 65, 15),
        (55, -35, 80),
    ]

    /// Returns an image whose blue is the column of each pixel, and whose green is its row.
    private func ramp(_ count: Int) throws -> CGImage {
        var bytes: [UInt8] = []
        for row in 0..<count {
            for column in 0..<count { bytes += [UInt8(column), UInt8(row), 0, 255] }
        }
        return try #require(CGImage(width: count, height: count, bgraPremultiplied: bytes))
    }

    /// Returns the largest error of any pixel that shows the plane, and their number.
    private func largestError(
        of picture: Picture,
        showing plane: Plane,
        _ error: (Picture.Pixel, (u: Double, v: Double)) -> Double
    ) -> (error: Double, count: Int) {
        var (largest, count) = (0.0, 0)
        for y in 0..<picture.height {
            for x in 0..<picture.width {
                guard let point = plane.point(seenAt: Double(x) + 0.5, Double(y) + 0.5) else { continue }
                largest = max(largest, error(picture[x, y], point))
                count += 1
            }
        }
        return (largest, count)
    }

    /// Linear interpolation keeps the colors of a ramp.
    @Test("A rotated picture shows each of its points where perspective puts it", arguments: tilts)
    func rotatedPictureShowsEachOfPointsWherePerspectivePuts(tilt: (x: Double, y: Double, z: Double)) throws {
        let plane = Plane(tilt)
        let image = try ramp(Int(Self.side))
        let picture = Picture(300, 300) { root in
            let layer = CALayer()
            layer.contents = image
            plane.show(layer, in: root)
        }
        let result = largestError(of: picture, showing: plane) { pixel, point in
            max(abs(Double(pixel.blue) - (point.u - 0.5)), abs(Double(pixel.green) - (point.v - 0.5)))
        }
        #expect(result.count > 8_000)
        // Colors are rounded down twice if the picture is reduced first.
        #expect(result.error < 2.5)
    }

    @Test("A gradient over a rotated screen shades each of its points as it should", arguments: tilts)
    func gradientOverRotatedScreenShadesEachOfPointsAsItShould(tilt: (x: Double, y: Double, z: Double)) {
        let plane = Plane(tilt)
        let opacity = 0.8
        let picture = Picture(300, 300) { root in
            let screen = CALayer()
            screen.backgroundColor = .white
            let shade = CAGradientLayer()
            shade.frame = CGRect(x: 0, y: 0, width: Self.side, height: Self.side)
            shade.colors = [CGColor.black, CGColor(gray: 0, alpha: 0)]
            shade.startPoint = CGPoint(x: 0, y: 0.5)
            shade.endPoint = CGPoint(x: 1, y: 0.5)
            shade.opacity = Float(opacity)
            screen.addSublayer(shade)
            plane.show(screen, in: root)
        }
        let result = largestError(of: picture, showing: plane) { pixel, point in
            let light = 1 - opacity * (1 - point.u / Self.side)
            return abs(Double(pixel.red) - 255 * light)
        }
        #expect(result.count > 8_000)
        #expect(result.error < 2)
    }

    @Test("Stripes too narrow to be seen become their mean", arguments: [2, 3, 4, 7], [true, false])
    func reducedStripes(period: Int, isUpright: Bool) {
        let count = 60
        let stripes = (0..<count * period).map { [$0 % period == 0 ? CGColor.white : .black] }
        let image = CGImage.cells(isUpright ? [stripes.map { $0[0] }] : stripes, size: 1)
        let picture = Picture(60, 60) { root in
            let layer = CALayer(0, 0, 60, 60)
            layer.contents = image
            root.addSublayer(layer)
        }
        let colors = (2..<count - 2).map { isUpright ? picture[$0, 30].red : picture[30, $0].red }
        #expect(colors.allSatisfy { abs(Double($0) - 255 / Double(period)) < 2.5 }, "\(colors)")
    }

    /// A mean of pixels on both sides of a point is the color at that point.
    @Test(
        "A reduced ramp has the colors of the points that its pixels show",
        arguments: [0.7, 0.51, 0.5, 0.37, 0.11]
    )
    func reducedRamp(scale: Double) throws {
        let image = try ramp(256)
        let corner = (x: 7.3, y: 4.6)
        let picture = Picture(300, 300) { root in
            let side = CGFloat(256 * scale)
            let layer = CALayer(CGFloat(corner.x), CGFloat(corner.y), side, side)
            layer.contents = image
            root.addSublayer(layer)
        }
        // At the image's edges, there are no more pixels on one side.
        let inner = 10.0...245.0
        var (largest, count) = (0.0, 0)
        for row in 0..<300 {
            for column in 0..<300 {
                let x = (Double(column) + 0.5 - corner.x) / scale - 0.5
                let y = (Double(row) + 0.5 - corner.y) / scale - 0.5
                guard inner.contains(x), inner.contains(y) else { continue }
                let pixel = picture[column, row]
                largest = max(largest, abs(Double(pixel.blue) - x), abs(Double(pixel.green) - y))
                count += 1
            }
        }
        #expect(count > 600)
        #expect(largest < 1.5)
    }

    @Test(
        "A narrow clip has the same smooth edges at every angle as a narrow layer",
        arguments: [0.05, 0.3, 0.8, 1.4]
    )
    func slantedClips(angle: Double) {
        func draw(_ fill: (CALayer) -> Void) -> Picture {
            Picture(300, 300) { root in
                let strip = CALayer()
                strip.bounds = CGRect(x: 0, y: 0, width: 6, height: 280)
                strip.position = CGPoint(x: 150, y: 150)
                strip.setAffineTransform(CGAffineTransform(rotationAngle: angle))
                strip.allowsEdgeAntialiasing = true
                fill(strip)
                root.addSublayer(strip)
            }
        }
        let layer = draw { $0.backgroundColor = .red }
        let clip = draw { strip in
            strip.masksToBounds = true
            let inner = CALayer(-100, -100, 300, 500, .red)
            inner.allowsEdgeAntialiasing = true
            strip.addSublayer(inner)
        }
        let largest = zip(layer.bytes, clip.bytes).map { abs(Int($0) - Int($1)) }.max()
        #expect(layer.bytes.contains(255))
        // Cairo samples each pixel in 15 rows, and one of them can count in only one of the pictures.
        #expect(largest ?? 255 <= 17)
    }
}
