@_spi(Host) import CoreGraphics
@_spi(Host) import QuartzCore
import Testing

/// Masks that are only a solid shape, which are cut out instead of being drawn.
@MainActor
@Suite struct StencilTests {
    /// Returns a red layer of 60 × 60 points whose mask leaves the middle 20.25 × 20 points.
    private func masked(_ mask: CALayer) -> CALayer {
        let layer = CALayer(20, 20, 60, 60, .red)
        mask.frame = CGRect(x: 20, y: 20, width: 20.25, height: 20)
        layer.mask = mask
        return layer
    }

    @Test("A mask's edge covers as much of a pixel as it should, even if the layer's own edge is there")
    func masksEdgeCoversAsMuchOfPixelAsItShould() {
        let picture = Picture(100, 100) { root in
            root.backgroundColor = .blue
            let layer = CALayer(40, 40, 20.25, 20, .red)
            layer.mask = CALayer(0, 0, 20.25, 20, .black)
            root.addSublayer(layer)
        }
        #expect(picture[59, 50] == .red)
        #expect(picture[60, 50].isNear(Picture.Pixel(red: 64, green: 0, blue: 191, alpha: 255)))
        #expect(picture[61, 50] == .blue)
    }

    @Test("A mask that's a color leaves the same as one that's a path", arguments: [0, 0.4, 1.2], [1, 0.5])
    func sameAsPath(turn: Double, opacity: Float) {
        func draw(_ mask: CALayer) -> Picture {
            Picture(100, 100) { root in
                root.backgroundColor = .white
                let layer = masked(mask)
                layer.addSublayer(CALayer(10, 10, 25, 25, .green))
                layer.shadowOpacity = 0.5
                layer.shadowOffset = .zero
                layer.shadowRadius = 4
                layer.opacity = opacity
                layer.transform = CATransform3DMakeRotation(CGFloat(turn), 0, 0, 1)
                root.addSublayer(layer)
            }
        }
        let color = CALayer()
        color.backgroundColor = .black
        let path = CAShapeLayer()
        path.path = CGPath(rect: CGRect(x: 0, y: 0, width: 20.25, height: 20), transform: nil)
        let (first, second) = (draw(color), draw(path))
        let differences = zip(first.bytes, second.bytes).map { abs(Int($0) - Int($1)) }
        // Cairo's ways to draw a slanted edge differ slightly.
        #expect(differences.allSatisfy { $0 <= 10 })
        #expect(differences.filter { $0 > 2 }.count < 20)
        #expect(first[50, 50] != .white)
    }

    @Test("A rotated plane ends where its mask does")
    func rotatedPlaneEndsWhereMask() {
        let picture = Picture(100, 100) { root in
            root.sublayerTransform.m34 = -1 / 200
            let mask = CALayer()
            mask.backgroundColor = .black
            let layer = masked(mask)
            layer.transform = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
            root.addSublayer(layer)
        }
        // The mask's left edge is 10 points left of the axis, and its right edge is 10.25 points right of it.
        let (half, depth) = (0.5, 3.0.squareRoot() / 2)
        let left = seen(50 - 10 * half, 50, 10 * depth, d: 200, center: (50, 50)).x
        let right = seen(50 + 10.25 * half, 50, -10.25 * depth, d: 200, center: (50, 50)).x
        #expect(abs(picture.length(\.red, row: 50) - (right - left)) < 0.02)
        #expect(abs(picture.length(\.red, row: 50, to: 50) - (50 - left)) < 0.02)
    }

    @Test("A translucent, hidden, or one-sided mask is drawn like any other")
    func translucentHiddenOrOneSidedMaskIsDrawnLikeAnyOther() {
        func pixel(_ change: (CALayer) -> Void) -> Picture.Pixel {
            Picture(100, 100) { root in
                let mask = CALayer()
                mask.backgroundColor = .black
                change(mask)
                root.addSublayer(masked(mask))
            }[50, 50]
        }
        #expect(pixel { _ in } == .red)
        #expect(pixel { $0.opacity = 0.5 }.isNear(Picture.Pixel(red: 128, green: 0, blue: 0, alpha: 128)))
        #expect(pixel { $0.backgroundColor = CGColor(gray: 0, alpha: 0.5) }.alpha == 128)
        #expect(pixel { $0.isHidden = true } == .clear)
        #expect(pixel { $0.backgroundColor = nil } == .clear)
        let flipped = pixel {
            $0.isDoubleSided = false
            $0.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
        }
        #expect(flipped == .clear)
    }
}
