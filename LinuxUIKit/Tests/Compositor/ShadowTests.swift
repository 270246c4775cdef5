@_spi(Host) import CoreGraphics
@_spi(Host) import QuartzCore
import Testing

@MainActor
@Suite struct ShadowTests {
    private func picture(scale: CGFloat = 1, _ change: (CALayer) -> Void) -> Picture {
        Picture(200, 200, scale: scale) { root in
            let layer = CALayer(60, 60, 80, 80, .red)
            layer.shadowOpacity = 1
            layer.shadowOffset = .zero
            layer.shadowRadius = 0
            change(layer)
            root.addSublayer(layer)
        }
    }

    @Test func aHardShadowIsTheSilhouetteMoved() {
        let picture = picture { $0.shadowOffset = CGSize(width: 20, height: -10) }
        #expect(picture[100, 100] == .red)
        #expect(picture[159, 50] == .init(red: 0, green: 0, blue: 0, alpha: 255))
        #expect(picture[160, 60] == .clear && picture[70, 55] == .clear && picture[100, 49] == .clear)
    }

    /// Across a long straight edge, a Gaussian blur results in the error function.
    @Test(arguments: [(3.0, 1.0), (6.0, 2.0), (12.0, 1.0)])
    func aSoftShadowFallsOffAsAGaussian(radius: Double, scale: Double) {
        let picture = picture(scale: CGFloat(scale)) {
            $0.shadowRadius = CGFloat(radius)
            $0.shadowOffset = CGSize(width: 40, height: 0)
        }
        // The layer's right edge is at 140, and the shadow's at 180.
        for offset in stride(from: -2 * radius, through: min(19, 2.5 * radius), by: radius / 2) {
            guard 180 + offset > 141 else { continue }
            let x = Int((180 + offset) * scale)
            let distance = (Double(x) + 0.5) / scale - 180
            let expected = 0.5 * erfc(distance / (radius * 2.0.squareRoot()))
            let alpha = Double(picture[x, Int(100 * scale)].alpha) / 255
            #expect(abs(alpha - expected) < 0.02, "at \(distance)")
        }
    }

    @Test func opacityAndColorMultiply() {
        let picture = picture {
            $0.shadowOffset = CGSize(width: 20, height: 0)
            $0.shadowOpacity = 0.5
            $0.shadowColor = CGColor(red: 0, green: 0, blue: 1, alpha: 0.5)
        }
        #expect(picture[150, 100].isNear(.init(red: 0, green: 0, blue: 64, alpha: 64), within: 1))
    }

    @Test func theSilhouetteIsWhatTheLayerAndItsSublayersDraw() {
        let picture = picture {
            $0.backgroundColor = nil
            $0.shadowOffset = CGSize(width: 0, height: 60)
            _ = $0.with(CALayer(0, 0, 20, 20, .red), CALayer(60, 0, 40, 20, .green))
        }
        #expect(
            picture[70, 130].alpha == 255 && picture[100, 130] == .clear && picture[155, 130].alpha == 255
        )
    }

    @Test func aShadowPathReplacesTheSilhouette() {
        let picture = picture {
            $0.shadowPath = CGPath(rect: CGRect(x: 90, y: 0, width: 20, height: 80), transform: nil)
        }
        #expect(picture[155, 100].alpha == 255 && picture[145, 100] == .clear && picture[175, 100] == .clear)
    }

    @Test func aClippingLayerHasNoShadow() {
        let picture = picture {
            $0.masksToBounds = true
            $0.shadowOffset = CGSize(width: 20, height: 0)
        }
        #expect(picture[150, 100] == .clear)
    }

    @Test func fadingALayerFadesItsShadowWithIt() {
        let picture = picture {
            $0.shadowOffset = CGSize(width: 20, height: 0)
            $0.opacity = 0.5
        }
        // No shadow shines through the translucent layer above it.
        #expect(picture[100, 100].isNear(.init(red: 128, green: 0, blue: 0, alpha: 128), within: 1))
        #expect(picture[150, 100].isNear(.init(red: 0, green: 0, blue: 0, alpha: 128), within: 1))
    }

    @Test func aShadowTurnsWithItsLayer() {
        let angle = 0.8
        let picture = picture(scale: 2) {
            $0.shadowOffset = CGSize(width: 40, height: 0)
            var turn = CATransform3DIdentity
            turn.m34 = -1 / 300
            $0.transform = CATransform3DRotate(turn, CGFloat(angle), 0, 1, 0)
        }
        func place(_ u: Double) -> Double {
            seen(100 + u * cos(angle), 100, -u * sin(angle), d: 300, center: (100, 100)).x
        }
        #expect(picture.at(place(38), 100) == .red)
        #expect(picture.at(place(60), 100) == .init(red: 0, green: 0, blue: 0, alpha: 255))
        #expect(picture.at(place(85), 100) == .clear)
    }

    /// A Gaussian blur of a rectangle is the product of differences of error functions along its sides.
    @Test(
        "A rotated shadow falls off as a Gaussian, evenly from pixel to pixel",
        arguments: [(4.0, 1.0), (7, 1), (7, 2), (12, 1), (12, 2), (17, 2)],
        [0.3, -1.1, 2.5]
    )
    func aRotatedShadowFallsOff(look: (radius: Double, scale: Double), angle: Double) {
        let picture = picture(scale: CGFloat(look.scale)) {
            $0.backgroundColor = nil
            $0.shadowPath = CGPath(rect: $0.bounds, transform: nil)
            $0.shadowRadius = CGFloat(look.radius)
            $0.transform = CATransform3DMakeRotation(CGFloat(angle), 0, 0, 1)
        }
        let side = Int(200 * look.scale)
        func edge(_ distance: Double) -> Double { 0.5 * erf(distance / (look.radius * 2.0.squareRoot())) }
        func inside(_ place: Double) -> Double { edge(40 + place) + edge(40 - place) }
        var (error, step) = (0.0, 0)
        for y in 1..<side - 1 {
            for x in 1..<side - 1 {
                let (across, down) = (
                    (Double(x) + 0.5) / look.scale - 100, (Double(y) + 0.5) / look.scale - 100
                )
                let expected =
                    inside(across * cos(angle) + down * sin(angle))
                    * inside(down * cos(angle) - across * sin(angle))
                let alpha = picture[x, y].alpha
                error = max(error, abs(Double(alpha) / 255 - expected))
                // The mean of two neighbors is almost the pixel between them.
                step = max(step, abs(picture[x - 1, y].alpha + picture[x + 1, y].alpha - 2 * alpha))
                step = max(step, abs(picture[x, y - 1].alpha + picture[x, y + 1].alpha - 2 * alpha))
            }
        }
        // Three box blurs deviate from a Gaussian by that much.
        #expect(error < 0.023)
        // A Gaussian edge curves by at most 0.242/σ² of its height. The rest is rounding.
        let blur = look.radius * look.scale
        #expect(Double(step) <= 5 + 255 * 0.242 / (blur * blur))
    }

    nonisolated static let turns: [(x: Double, y: Double, z: Double)] = [
        (0, 0, 0.4), (0, 0.9, 0), (0.7, 0, 0), (0.3, -0.6, 1.1),
    ]

    /// A shadow, and an image in front of it in the same plane.
    private func covered(
        _ turn: (x: Double, y: Double, z: Double),
        shadow: Bool,
        cover: CGColor?,
        opacity: Float = 1,
        scale: Int = 1
    ) -> Picture {
        Picture(200, 200, scale: CGFloat(scale)) { root in
            root.sublayerTransform.m34 = -1 / 400
            let caster = CALayer()
            caster.shadowPath = CGPath(rect: CGRect(x: 0, y: 0, width: 90, height: 110), transform: nil)
            caster.shadowOpacity = shadow ? 0.8 : 0
            caster.shadowRadius = 6
            caster.shadowOffset = CGSize(width: 8, height: 5)
            let front = CALayer()
            front.contents = cover.map { CGImage.cells([[$0, $0], [$0, $0]], size: 8) }
            front.opacity = opacity
            for layer in [caster, front] {
                layer.bounds = CGRect(x: 0, y: 0, width: 90, height: 110)
                layer.position = CGPoint(x: 100, y: 100)
                let first = CATransform3DMakeRotation(CGFloat(turn.x), 1, 0, 0)
                let second = CATransform3DRotate(first, CGFloat(turn.y), 0, 1, 0)
                layer.transform = CATransform3DRotate(second, CGFloat(turn.z), 0, 0, 1)
                root.addSublayer(layer)
            }
        }
    }

    @Test(
        "An opaque image hides the rotated shadow behind it, and nothing else of it",
        arguments: turns,
        [1, 2, 3]
    )
    func whatARotatedImageHides(turn: (x: Double, y: Double, z: Double), scale: Int) {
        let shadow = covered(turn, shadow: true, cover: nil, scale: scale)
        let image = covered(turn, shadow: false, cover: .white, scale: scale)
        let both = covered(turn, shadow: true, cover: .white, scale: scale)
        var (inside, outside, shaded) = (0, 0, 0)
        for y in 0..<200 * scale {
            for x in 0..<200 * scale {
                if image[x, y] == .white {
                    #expect(both[x, y] == .white)
                    inside += 1
                } else if image[x, y] == .clear {
                    // Where a span of pixels starts determines how they are rounded.
                    #expect(both[x, y].isNear(shadow[x, y], within: 1))
                    outside += 1
                    if shadow[x, y].alpha > 20 { shaded += 1 }
                }
            }
        }
        let area = scale * scale
        #expect(inside > 3_000 * area && outside > 15_000 * area && shaded > 300 * area)
    }

    @Test("A rotated shadow shines through what's translucent", arguments: turns, [true, false])
    func whatARotatedImageDoesNotHide(turn: (x: Double, y: Double, z: Double), byOpacity: Bool) {
        let half = CGColor(red: 1, green: 1, blue: 1, alpha: byOpacity ? 1 : 0.5)
        let shadow = covered(turn, shadow: true, cover: nil)
        let image = covered(turn, shadow: false, cover: half, opacity: byOpacity ? 0.5 : 1)
        let both = covered(turn, shadow: true, cover: half, opacity: byOpacity ? 0.5 : 1)
        #expect(shadow[100, 100].alpha > 150)
        let rest = 1 - Double(image[100, 100].alpha) / 255
        let alpha = Double(image[100, 100].alpha) + rest * Double(shadow[100, 100].alpha)
        #expect(abs(Double(both[100, 100].alpha) - alpha) < 2)
        #expect(abs(both[100, 100].red - image[100, 100].red) <= 1)
    }

    /// There's nothing in front of the shadow that could shine through.
    @Test("A shadow without a layer fades evenly", arguments: turns)
    func aRotatedShadowFades(turn: (x: Double, y: Double, z: Double)) {
        func draw(_ opacity: Float) -> Picture {
            Picture(200, 200) { root in
                root.sublayerTransform.m34 = -1 / 400
                let caster = CALayer()
                caster.shadowPath = CGPath(rect: CGRect(x: 0, y: 0, width: 90, height: 110), transform: nil)
                caster.shadowOpacity = 0.8
                caster.shadowRadius = 6
                caster.opacity = opacity
                caster.bounds = CGRect(x: 0, y: 0, width: 90, height: 110)
                caster.position = CGPoint(x: 100, y: 100)
                let first = CATransform3DMakeRotation(CGFloat(turn.x), 1, 0, 0)
                let second = CATransform3DRotate(first, CGFloat(turn.y), 0, 1, 0)
                caster.transform = CATransform3DRotate(second, CGFloat(turn.z), 0, 0, 1)
                root.addSublayer(caster)
            }
        }
        let (whole, half) = (draw(1), draw(0.5))
        let differences = (0..<200).flatMap { y in
            (0..<200).map { x in abs(Double(half[x, y].alpha) - 0.5 * Double(whole[x, y].alpha)) }
        }
        #expect(whole[100, 100].alpha > 150)
        #expect(differences.allSatisfy { $0 <= 1.5 })
    }
}
