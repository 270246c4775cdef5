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

    @Test func opacityAndColourMultiply() {
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
            seen(100 + u * cos(angle), 100, -u * sin(angle), d: 300, centre: (100, 100)).x
        }
        #expect(picture.at(place(38), 100) == .red)
        #expect(picture.at(place(60), 100) == .init(red: 0, green: 0, blue: 0, alpha: 255))
        #expect(picture.at(place(85), 100) == .clear)
    }
}
