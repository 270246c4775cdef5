@_spi(Host) import CoreGraphics
@_spi(Host) import QuartzCore
import Testing

@MainActor
@Suite struct ContentsTests {
    /// Two by two cells of ten pixels: red and green above blue and white.
    private let quarters = CGImage.cells([[.red, .green], [.blue, .white]], size: 10)

    private func picture(
        scale: CGFloat = 1,
        _ size: CGSize = CGSize(width: 40, height: 60),
        _ change: (CALayer) -> Void
    ) -> Picture {
        Picture(size.width, size.height, scale: scale) { root in
            let layer = CALayer(0, 0, size.width, size.height)
            layer.contents = quarters
            change(layer)
            root.addSublayer(layer)
        }
    }

    /// In points of a layer that's 40 wide and 60 high. The image is 20 by 20. "Top" is the largest y.
    @Test(arguments: [
        (CALayerContentsGravity.center, 10, 20), (.top, 10, 40), (.bottom, 10, 0), (.left, 0, 20),
        (.right, 20, 20), (.topLeft, 0, 40), (.topRight, 20, 40), (.bottomLeft, 0, 0),
        (.bottomRight, 20, 0),
    ])
    func gravityPlacesThePicture(gravity: CALayerContentsGravity, x: Int, y: Int) {
        let picture = picture { $0.contentsGravity = gravity }
        #expect(picture[x, y] == .red && picture[x + 19, y] == .green)
        #expect(picture[x, y + 19] == .blue && picture[x + 19, y + 19] == .white)
        let filled = (0..<60).reduce(0) { $0 + picture.length(\.alpha, row: $1) }
        #expect(abs(filled - 400) < 0.01)
    }

    @Test func gravityStretchesThePicture() {
        let resized = picture { $0.contentsGravity = .resize }
        #expect(resized[5, 5] == .red && resized[35, 5] == .green && resized[5, 55] == .blue)
        #expect(abs(resized.length(\.red, row: 5) - 20) < 0.1)
        let fitted = picture { $0.contentsGravity = .resizeAspect }
        #expect(fitted[5, 9] == .clear && fitted[5, 10] == .red && fitted[5, 49] == .blue)
        #expect(fitted[5, 50] == .clear)
        let filled = picture {
            $0.contentsGravity = .resizeAspectFill
            $0.masksToBounds = true
        }
        #expect(filled[5, 5] == .red && filled[0, 59] == .blue && filled[39, 59] == .white)
        #expect(abs(filled.length(\.red, row: 5) - 20) < 0.1)
    }

    @Test func contentsScaleSetsTheNaturalSize() {
        let picture = picture {
            $0.contentsGravity = .center
            $0.contentsScale = 2
        }
        #expect(picture[14, 30] == .clear && picture[15, 25] == .red && picture[24, 34] == .white)
    }

    @Test func contentsRectShowsAPart() {
        let lower = picture { $0.contentsRect = CGRect(x: 0, y: 0.5, width: 1, height: 0.5) }
        #expect(lower[5, 40] == .blue && lower[35, 40] == .white)
        let quarter = picture {
            $0.contentsRect = CGRect(x: 0.5, y: 0, width: 0.5, height: 0.5)
            $0.contentsGravity = .center
        }
        #expect(quarter[14, 30] == .clear && quarter[15, 26] == .green && quarter[24, 34] == .green)
    }

    @Test func contentsCenterStretchesTheMiddleOnly() {
        let image = CGImage.cells(
            [[.red, .green, .red], [.green, .blue, .green], [.red, .green, .red]],
            size: 4
        )
        let picture = Picture(60, 40) { root in
            let layer = CALayer(0, 0, 60, 40)
            layer.contents = image
            layer.contentsCenter = CGRect(x: 5 / 12.0, y: 5 / 12.0, width: 2 / 12.0, height: 2 / 12.0)
            root.addSublayer(layer)
        }
        #expect(picture[0, 0] == .red && picture[3, 3] == .red && picture[4, 3] == .green)
        #expect(picture[56, 0] == .red && picture[55, 0] == .green && picture[59, 39] == .red)
        #expect(picture[30, 20] == .blue && picture[5, 5] == .blue && picture[54, 34] == .blue)
    }

    @Test func aBackingStoreIsDrawnPixelForPixel() {
        final class Stripes: CALayer {
            override func draw(in context: CGContext) {
                context.setFillColor(.red)
                for x in stride(from: 0, to: 20.25, by: 1) {
                    context.fill(CGRect(x: x, y: 0, width: 0.5, height: 10))
                }
            }
        }
        // Fractional bounds must not squeeze the stripes.
        let picture = Picture(20.25, 10, scale: 2) { root in
            let layer = Stripes()
            layer.frame = CGRect(x: 0, y: 0, width: 20.25, height: 10)
            layer.contentsScale = 2
            layer.setNeedsDisplay()
            root.addSublayer(layer)
        }
        for x in 0..<40 { #expect(picture[x, 10] == (x % 2 == 0 ? .red : .clear), "column \(x)") }
    }

    @Test func shapesFillAndStroke() {
        let picture = Picture(100, 100) { root in
            let shape = CAShapeLayer()
            shape.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
            let path = CGMutablePath()
            path.addRect(CGRect(x: 20, y: 20, width: 60, height: 60))
            path.addRect(CGRect(x: 40, y: 40, width: 20, height: 20))
            shape.path = path
            shape.fillColor = .red
            shape.fillRule = .evenOdd
            shape.strokeColor = .blue
            shape.lineWidth = 4
            root.addSublayer(shape)
        }
        #expect(picture[30, 30] == .red && picture[50, 50] == .clear && picture[10, 10] == .clear)
        #expect(picture[18, 50] == .blue && picture[21, 50] == .blue && picture[22, 50] == .red)
        #expect(picture[38, 50] == .blue && picture[41, 50] == .blue)
    }

    @Test func shapesAndGradientsOfDifferentLayersAreIndependent() throws {
        let (first, second) = (CAShapeLayer(), CAShapeLayer())
        first.lineWidth = 4
        #expect(second.lineWidth == 1 && CAShapeLayer().lineWidth == 1)
        first.isRootOnScreen = true
        CATransaction.startAnimations()
        let shown = try #require(first.presentation())
        first.lineWidth = 9
        #expect(shown.lineWidth == 4, "a presentation layer is a copy")
        second.fillColor = nil
        #expect(first.fillColor == .black && second.lineWidth == 1)
        let (light, dark) = (CAGradientLayer(), CAGradientLayer())
        dark.startPoint = CGPoint(x: 1, y: 1)
        #expect(light.startPoint == CGPoint(x: 0.5, y: 0) && light.colors == nil)
    }

    @Test func aStrokeCanBeAPieceAndDashed() {
        func line(_ change: (CAShapeLayer) -> Void) -> Picture {
            Picture(100, 10) { root in
                let shape = CAShapeLayer()
                let path = CGMutablePath()
                path.move(to: CGPoint(x: 0, y: 5))
                path.addLine(to: CGPoint(x: 100, y: 5))
                shape.path = path
                shape.strokeColor = .red
                shape.lineWidth = 4
                change(shape)
                root.addSublayer(shape)
            }
        }
        let piece = line {
            $0.strokeStart = 0.25
            $0.strokeEnd = 0.75
        }
        #expect(piece[24, 5] == .clear && piece[25, 5] == .red && piece[74, 5] == .red)
        #expect(piece[75, 5] == .clear)
        let dashed = line { $0.lineDashPattern = [10, 20] }
        #expect(dashed[9, 5] == .red && dashed[10, 5] == .clear && dashed[30, 5] == .red)
        let none = line { $0.strokeEnd = 0 }
        #expect(none.bytes.allSatisfy { $0 == 0 })
    }

    @Test func gradientsRunFromStartToEnd() {
        let picture = Picture(40, 100) { root in
            let gradient = CAGradientLayer()
            gradient.frame = CGRect(x: 0, y: 0, width: 40, height: 100)
            gradient.colors = [CGColor.red, CGColor.blue]
            gradient.locations = [0.2, 0.8]
            root.addSublayer(gradient)
        }
        #expect(picture[20, 10] == .red && picture[20, 90] == .blue)
        #expect(picture[20, 49].isNear(.init(red: 130, green: 0, blue: 125, alpha: 255), within: 3))
        let radial = Picture(100, 50) { root in
            let gradient = CAGradientLayer()
            gradient.type = .radial
            gradient.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
            gradient.colors = [CGColor.red, CGColor.blue]
            gradient.startPoint = CGPoint(x: 0.5, y: 0.5)
            gradient.endPoint = CGPoint(x: 1, y: 1)
            root.addSublayer(gradient)
        }
        #expect(radial[0, 0] == .blue && radial[50, 25].isNear(.red, within: 8))
        #expect(radial[75, 25].isNear(.init(red: 126, green: 0, blue: 129, alpha: 255), within: 4))
        #expect(radial[50, 12].isNear(radial[75, 25], within: 6))
    }

    @Test("Content drawn after a layer that's almost edge-on is visible", arguments: [0.1, 0.5, 1, 2, 3, 10])
    func edgeOn(factor: CGFloat) {
        let picture = Picture(117, 254) { root in
            let gradient = CAGradientLayer()
            gradient.bounds = CGRect(x: 0, y: 0, width: 390, height: 140.66666666666666)
            gradient.anchorPoint = .zero
            gradient.position = CGPoint(x: 0, y: 189.89817447252537)
            gradient.startPoint = CGPoint(x: 0.5, y: 1)
            gradient.endPoint = CGPoint(x: 0.5, y: 0)
            gradient.colors = [CGColor(gray: 0, alpha: 1), CGColor(gray: 0, alpha: 0.3)]
            gradient.transform = CATransform3DMakeScale(0.3, 2.595536693819067e-05 * factor, 1)
            gradient.opacity = 0.7
            root.addSublayer(gradient)
            let square = CALayer()
            square.frame = CGRect(x: 10, y: 200, width: 20, height: 20)
            square.backgroundColor = .green
            root.addSublayer(square)
        }
        #expect(picture[20, 210] == .green)
    }
}
