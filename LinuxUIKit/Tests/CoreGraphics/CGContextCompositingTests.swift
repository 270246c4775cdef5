@_spi(Host) import CoreGraphics
import Testing

@Suite struct CGContextCompositingTests {
    private let unit = CGRect(x: 0, y: 0, width: 1, height: 1)

    /// Translucent gray over red, by the formula of each mode. The backdrop is opaque.
    @Test(
        arguments: [
            (CGBlendMode.normal, 0.25, 0.25, 255), (.multiply, 0.25, 0, 255), (.screen, 1, 0.25, 255),
            (.plusLighter, 1, 0.25, 255), (.darken, 0.25, 0, 255), (.lighten, 1, 0.25, 255),
            (.difference, 0.75, 0.25, 255), (.copy, 0.25, 0.25, 255), (.clear, 0, 0, 0),
            (.destinationOver, 1, 0, 255), (.sourceAtop, 0.25, 0.25, 255), (.xor, 0, 0, 0),
        ] as [(CGBlendMode, Double, Double, Int)]
    )
    func blendModes(mode: CGBlendMode, red: Double, green: Double, alpha: Int) {
        let image = drawn(1, 1) { context in
            context.setFillColor(.red)
            context.fill(unit)
            context.setBlendMode(mode)
            context.setFillColor(gray: 0.25, alpha: 1)
            context.fill(unit)
        }
        #expect(abs(Int(image[0, 0].red) - Int((red * 255).rounded())) <= 1)
        #expect(abs(Int(image[0, 0].green) - Int((green * 255).rounded())) <= 1)
        #expect(Int(image[0, 0].alpha) == alpha)
    }

    @Test(arguments: [CGBlendMode.sourceIn, .sourceOut, .destinationIn, .destinationAtop, .copy, .clear])
    func blendModesChangeOnlyWhatTheShapeCovers(mode: CGBlendMode) {
        let image = drawn(2, 1) { context in
            context.setFillColor(.red)
            context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
            context.setBlendMode(mode)
            context.setFillColor(.blue)
            context.fill(unit)
        }
        #expect(image[1, 0] == .red)
    }

    @Test func alphaAppliesToEachShapeAndToALayerOnce() {
        func overlap(layered: Bool) -> UInt8 {
            drawn(1, 1) { context in
                context.setAlpha(0.5)
                if layered { context.beginTransparencyLayer(auxiliaryInfo: nil) }
                context.fill(unit)
                context.fill(unit)
                if layered { context.endTransparencyLayer() }
            }[0, 0].alpha
        }
        #expect(abs(Int(overlap(layered: false)) - 191) <= 1)
        #expect(abs(Int(overlap(layered: true)) - 128) <= 1)
    }

    @Test func layersNestAndRestoreTheState() {
        let image = drawn(4, 1) { context in
            context.setFillColor(.red)
            context.translateBy(x: 1, y: 0)
            context.beginTransparencyLayer(auxiliaryInfo: nil)
            context.saveGState()
            context.translateBy(x: 1, y: 0)
            context.setFillColor(.blue)
            context.beginTransparencyLayer(in: unit, auxiliaryInfo: nil)
            context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
            context.endTransparencyLayer()
            context.endTransparencyLayer()
            context.endTransparencyLayer()
            context.fill(unit)
        }
        #expect((0..<4).map { image[$0, 0] } == [.clear, .red, .blue, .clear])
    }

    @Test func aSharpShadowIsAMovedCopyBelow() {
        let image = drawn(16, 16, scale: 2) { context in
            // A transform neither changes the shadow's offset nor scales it.
            context.scaleBy(x: 0.5, y: 0.5)
            context.setShadow(offset: CGSize(width: 2, height: 3), blur: 0, color: .blue)
            context.setFillColor(.red)
            context.fill(CGRect(x: 2, y: 2, width: 8, height: 6))
        }
        #expect(image[2, 2] == .red)
        #expect(image[9, 7] == .red)
        #expect(image[13, 13] == .blue)
        #expect(image.inkBounds == CGRect(x: 2, y: 2, width: 12, height: 12))
    }

    @Test func aBlurredShadowsEdgeIsHalfAsStrong() {
        let image = drawn(80, 80) { context in
            context.setShadow(offset: CGSize(width: 0, height: 100), blur: 12, color: .black)
            context.fill(CGRect(x: 20, y: -80, width: 40, height: 40))
        }
        let edge = (Int(image[19, 40].alpha) + Int(image[20, 40].alpha)) / 2
        #expect(abs(edge - 128) <= 2)
        #expect(image[40, 40].alpha >= 253)
        #expect(image[1, 40].alpha == 0)
    }

    @Test func aLayerCastsOneShadow() {
        let image = drawn(10, 4) { context in
            context.setShadow(
                offset: CGSize(width: 2, height: 0),
                blur: 0,
                color: CGColor(gray: 0, alpha: 0.5)
            )
            context.beginTransparencyLayer(auxiliaryInfo: nil)
            context.setFillColor(.red)
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
            context.fill(CGRect(x: 2, y: 0, width: 4, height: 4))
            context.endTransparencyLayer()
        }
        #expect(image[5, 2] == .red)
        #expect(abs(Int(image[7, 2].alpha) - 128) <= 1)
        #expect(image[8, 2] == .clear)
    }

    @Test func aFlatTransformDrawsNothingAndBreaksNothing() {
        let image = drawn(2, 1) { context in
            context.saveGState()
            context.scaleBy(x: 0, y: 1)
            context.fill(unit)
            context.restoreGState()
            context.setFillColor(.red)
            context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
        }
        #expect(image[0, 0] == .clear)
        #expect(image[1, 0] == .red)
    }

    @Test func numbersThatAreNoneDrawNothing() {
        let image = drawn(2, 1) { context in
            context.fill(CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1))
            context.setLineDash(phase: 0, lengths: [0, 0])
            context.setLineWidth(.nan)
            context.stroke(unit)
            context.setFillColor(.red)
            context.fill(unit)
        }
        #expect(image[0, 0] == .red)
        #expect(image[1, 0] == .clear)
    }
}
