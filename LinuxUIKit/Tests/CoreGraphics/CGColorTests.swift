import CoreGraphics
import Testing

@Suite struct CGColorTests {
    @Test func componentsEndWithTheAlpha() {
        #expect(CGColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4).components == [0.1, 0.2, 0.3, 0.4])
        #expect(CGColor(gray: 0.5, alpha: 1).components == [0.5, 1])
        #expect(CGColor(gray: 0.5, alpha: 1).numberOfComponents == 2)
    }

    @Test func namedColorsAreGrays() {
        #expect(CGColor.black.components == [0, 1])
        #expect(CGColor.white.components == [1, 1])
        #expect(CGColor.clear.components == [0, 0])
        #expect(CGColor.white.colorSpace?.model == .monochrome)
    }

    @Test func aCopyWithAnotherAlphaIsOtherwiseEqual() throws {
        let color = CGColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)
        let opaque = try #require(color.copy(alpha: 1))
        #expect(opaque == CGColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 1))
        #expect(opaque != color)
        #expect(color.copy(alpha: 7)?.alpha == 1)
    }

    @Test func equalityMindsTheSpace() {
        #expect(CGColor(gray: 1, alpha: 1) != CGColor(red: 1, green: 1, blue: 1, alpha: 1))
    }

    /// Points of the sRGB transfer curve, IEC 61966-2-1.
    @Test(arguments: [(0, 0), (0.02, 0.02 / 12.92), (0.5, 0.214_041_140_5), (1, 1)] as [(CGFloat, CGFloat)])
    func linearLight(encoded: CGFloat, linear: CGFloat) throws {
        let space = try #require(CGColorSpace(name: CGColorSpace.linearSRGB))
        let color = CGColor(red: encoded, green: encoded, blue: encoded, alpha: 1)
        let converted = try #require(color.converted(to: space, intent: .defaultIntent, options: nil))
        let components = try #require(converted.components)
        for component in components.prefix(3) { #expect(abs(component - linear) < 1e-9) }
        let back = converted.converted(
            to: CGColorSpaceCreateDeviceRGB(),
            intent: .defaultIntent,
            options: nil
        )
        #expect(abs(try #require(back?.components)[0] - encoded) < 1e-9)
    }

    /// The sRGB primaries in Display P3, known from the two sets of chromaticities.
    @Test func wideGamut() throws {
        let p3 = try #require(CGColorSpace(name: CGColorSpace.displayP3))
        let red = try #require(
            CGColor.red.converted(to: p3, intent: .defaultIntent, options: nil)?.components
        )
        for (value, expected) in zip(red, [0.917_5, 0.200_3, 0.138_6, 1]) {
            #expect(abs(value - expected) < 1e-4)
        }
        let white = CGColor.white.converted(to: p3, intent: .defaultIntent, options: nil)
        for value in try #require(white?.components) { #expect(abs(value - 1) < 1e-6) }
    }

    @Test func graysAndColors() throws {
        let rgb = CGColorSpaceCreateDeviceRGB()
        let gray = try #require(
            CGColor(gray: 0.3, alpha: 0.5).converted(to: rgb, intent: .perceptual, options: nil)
        )
        #expect(gray.components == [0.3, 0.3, 0.3, 0.5])
        let back = gray.converted(to: CGColorSpaceCreateDeviceGray(), intent: .perceptual, options: nil)
        #expect(back?.components == [0.3, 0.5])
    }

    @Test func unknownSpacesAreRefused() {
        #expect(CGColorSpace(name: "none" as CFString) == nil)
        #expect(CGColorSpace(name: CGColorSpace.sRGB)?.numberOfComponents == 3)
    }
}
