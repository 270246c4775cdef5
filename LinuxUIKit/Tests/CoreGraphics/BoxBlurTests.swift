@_spi(Host) import CoreGraphics
import Testing

@Suite struct BoxBlurTests {
    private let side = 101

    /// Returns a square of full alpha in the center of an empty mask, blurred.
    private func blurred(square: Int, sigma: CGFloat) -> [UInt8] {
        var mask = [UInt8](repeating: 0, count: side * side)
        let edges = (side - square) / 2..<(side + square) / 2
        for y in edges { for x in edges { mask[y * side + x] = 255 } }
        mask.withUnsafeMutableBufferPointer {
            BoxBlur.blur($0.baseAddress!, width: side, height: side, bytesPerRow: side, sigma: sigma)
        }
        return mask
    }

    @Test(arguments: [0.3, 0.7, 1, 2.5, 4, 8] as [CGFloat])
    func nothingIsLostOrGained(sigma: CGFloat) {
        let square = 31
        let mass = blurred(square: square, sigma: sigma).reduce(0) { $0 + Double($1) }
        let before = Double(square * square * 255)
        #expect(abs(mass / before - 1) < 0.002)
    }

    @Test(arguments: [1, 2, 3.3, 4, 6, 9] as [CGFloat])
    func theSpreadIsTheGaussians(sigma: CGFloat) {
        // A blurred edge is the integral of the Gaussian.
        let mask = blurred(square: 61, sigma: sigma)
        for x in 5..<45 {
            let distance = Double(x) + 0.5 - 20
            let expected = 0.5 * erfc(-distance / (Double(sigma) * 2.0.squareRoot())) * 255
            #expect(abs(Double(mask[50 * side + x]) - expected) < 0.03 * 255)
        }
    }

    @Test func itIsTheSameOnAllSides() {
        let mask = blurred(square: 21, sigma: 3.7)
        for y in 0..<side {
            for x in 0..<side {
                let value = Int(mask[y * side + x])
                #expect(abs(value - Int(mask[x * side + y])) <= 1)
                #expect(abs(value - Int(mask[y * side + side - 1 - x])) <= 1)
            }
        }
    }

    @Test func noSpreadNoChange() {
        #expect(blurred(square: 21, sigma: 0) == blurred(square: 21, sigma: -1))
        #expect(blurred(square: 21, sigma: 0).filter { $0 == 255 }.count == 21 * 21)
    }

    @Test func nothingComesFartherThanItsReach() {
        let sigma: CGFloat = 4
        let mask = blurred(square: 1, sigma: sigma)
        let reach = Int(BoxBlur.reach(sigma: sigma))
        for x in 0..<side where abs(x - 50) > reach { #expect(mask[50 * side + x] == 0) }
    }

    @Test func blursWiderThanTheMask() {
        var mask = [UInt8](repeating: 255, count: 6)
        mask.withUnsafeMutableBufferPointer {
            BoxBlur.blur($0.baseAddress!, width: 3, height: 2, bytesPerRow: 3, sigma: 50)
        }
        #expect(mask.allSatisfy { $0 < 8 })
    }
}
