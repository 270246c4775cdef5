import Testing
@_spi(Host) import UIKit

@Suite @MainActor
struct DrawingTests {
    private final class Dot: UIView {
        var count = 0
        override func draw(_ rect: CGRect) {
            count += 1
            UIColor.red.setFill()
            UIRectFill(CGRect(x: 0, y: 0, width: 5, height: 5))
        }
    }

    private final class DotButton: UIButton {
        override func draw(_ rect: CGRect) {
            UIColor.red.setFill()
            UIRectFill(CGRect(x: 0, y: 0, width: 5, height: 5))
        }
    }

    private final class Plain: UIView {
        var count = 0
        override func draw(_ rect: CGRect) {
            count += 1
            super.draw(rect)
        }
    }

    @Test func aViewThatDrawsShowsUnasked() {
        let window = makeWindow(size: CGSize(width: 10, height: 10), scale: 1)
        let view = Dot(frame: window.bounds)
        view.isOpaque = false
        window.addSubview(view)
        UIApplication.shared.tick()
        let image = window.image()
        #expect(pixel(image, 2, 2) == [255, 0, 0, 255])
        #expect(pixel(image, 7, 7)[3] == 0)
        let count = view.count
        UIApplication.shared.advance(by: 0.1)
        _ = window.image()
        #expect(view.count == count, "what has not changed is not drawn again")
        view.setNeedsDisplay()
        UIApplication.shared.tick()
        #expect(view.count == count + 1)
    }

    @Test func aViewWithoutDrawingOfItsOwnGetsNoBitmap() {
        let window = makeWindow()
        for _ in 0..<3 {
            let view = Plain(frame: window.bounds)
            window.addSubview(view)
            UIApplication.shared.tick()
            #expect(!view.layer.needsDisplay())
        }
        let later = Plain(frame: window.bounds)
        window.addSubview(later)
        UIApplication.shared.tick()
        #expect(later.count == 0)
    }

    /// Returns a window that a view fills.
    private func window(with view: UIView) -> UIWindow {
        let window = makeWindow(size: CGSize(width: 10, height: 10), scale: 1)
        view.frame = window.bounds
        window.addSubview(view)
        view.setNeedsDisplay()
        return window
    }

    /// Returns the color that a window shows next where a dot isn't.
    private func corner(of window: UIWindow) -> [Int] {
        UIApplication.shared.tick()
        return pixel(window.image(), 7, 7)
    }

    private func corner(_ view: UIView) -> [Int] { corner(of: window(with: view)) }

    @Test("What an opaque view without a background doesn't draw is black")
    func opaqueViewsAreBlackWhereTheyDontDraw() {
        #expect(corner(Dot()) == [0, 0, 0, 255])
        let transparent = Dot()
        transparent.isOpaque = false
        #expect(corner(transparent)[3] == 0)
        let clear = Dot()
        clear.backgroundColor = .clear
        #expect(corner(clear)[3] == 0)
        #expect(corner(Plain())[3] == 0, "a view without drawing of its own has no bitmap")
    }

    @Test("A view that gets a background after it was shown has it where it doesn't draw")
    func laterBackground() {
        let view = Dot()
        let window = window(with: view)
        #expect(corner(of: window) == [0, 0, 0, 255])
        view.backgroundColor = .green
        #expect(corner(of: window) == [0, 255, 0, 255])
        view.backgroundColor = nil
        #expect(corner(of: window) == [0, 0, 0, 255])
    }

    @Test("A view that's no longer opaque is clear where it doesn't draw, and so is its layer")
    func laterTransparency() {
        let view = Dot()
        let window = window(with: view)
        #expect(view.layer.isOpaque && corner(of: window) == [0, 0, 0, 255])
        view.isOpaque = false
        #expect(!view.layer.isOpaque && corner(of: window)[3] == 0)
        let transparent = Dot()
        transparent.layer.isOpaque = false
        #expect(!transparent.isOpaque && corner(transparent)[3] == 0)
    }

    @Test("Buttons, image views, text fields, and sliders are clear where they don't draw")
    func controlsAreClearWhereTheyDontDraw() {
        #expect(corner(DotButton())[3] == 0)
        #expect(!UIButton().isOpaque && !UIImageView().isOpaque)
        #expect(!UITextField().isOpaque && !UISlider().isOpaque)
        #expect(!UINavigationBar().isOpaque && !UISegmentedControl().isOpaque)
        #expect(UIView().isOpaque)
    }

    @Test func redrawModeDrawsAnewAtEverySize() {
        let window = makeWindow()
        let view = Dot(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.contentMode = .redraw
        window.addSubview(view)
        UIApplication.shared.tick()
        let count = view.count
        view.bounds.size.width = 20
        UIApplication.shared.tick()
        #expect(view.count == count + 1)
        view.contentMode = .scaleToFill
        view.bounds.size.width = 30
        UIApplication.shared.tick()
        #expect(view.count == count + 1)
    }

    // MARK: Images

    private func image(_ color: UIColor, width: CGFloat = 4, height: CGFloat = 2) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format).image {
            color.setFill()
            $0.fill(CGRect(x: 0, y: 0, width: width, height: height))
        }
    }

    @Test func onlyOpaqueImagesHaveNoAlpha() throws {
        UIApplication.reset()
        #expect(image(.green).cgImage?.alphaInfo == .premultipliedFirst)
        let format = UIGraphicsImageRendererFormat()
        format.opaque = true
        let drawn = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2), format: format).image { _ in }
        let whole = try #require(drawn.cgImage)
        #expect(whole.alphaInfo == .noneSkipFirst)
        let part = try #require(whole.cropping(to: CGRect(x: 0, y: 0, width: 1, height: 1)))
        #expect(part.alphaInfo == .noneSkipFirst)
    }

    @Test func formatsMatchTheScreen() {
        UIApplication.reset()
        for format in [UIGraphicsImageRendererFormat.default(), .preferred()] {
            #expect(format.scale == UIScreen.main.scale && !format.opaque)
        }
    }

    @Test func animationsShowTheirFirstImage() throws {
        let window = makeWindow(size: CGSize(width: 4, height: 2), scale: 1)
        let view = UIImageView(image: image(.red))
        window.addSubview(view)
        view.startAnimating()
        #expect(!view.isAnimating)
        view.animationImages = [image(.blue), image(.red)]
        view.startAnimating()
        #expect(view.isAnimating && pixel(window.image(), 1, 1) == [0, 0, 255, 255])
        view.stopAnimating()
        #expect(!view.isAnimating && pixel(window.image(), 1, 1) == [255, 0, 0, 255])
        let animated = try #require(UIImage.animatedImage(with: [image(.blue), image(.red)], duration: 2))
        #expect(animated.images?.count == 2 && animated.duration == 2)
        view.image = animated
        #expect(pixel(window.image(), 1, 1) == [0, 0, 255, 255])
        #expect(UIImage.animatedImage(with: [], duration: 1) == nil)
    }

    @Test func imagesGoThroughPNG() throws {
        UIApplication.reset()
        let data = try #require(image(.green).pngData())
        let read = try #require(UIImage(data: data, scale: 2))
        #expect(read.size == CGSize(width: 2, height: 1) && read.scale == 2)
        #expect(read.cgImage.map { pixel($0, 1, 1) } == [0, 255, 0, 255])
        #expect(UIImage(data: Data([1, 2, 3])) == nil)
    }

    @Test func rendererDrawsInPointsAtItsScale() {
        UIApplication.reset()
        let drawn = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { context in
            UIColor.blue.setFill()
            UIBezierPath(rect: CGRect(x: 5, y: 0, width: 5, height: 5)).fill()
            #expect(UIGraphicsGetCurrentContext() === context.cgContext)
        }
        #expect(UIGraphicsGetCurrentContext() == nil)
        #expect(drawn.size == CGSize(width: 10, height: 10) && drawn.cgImage?.width == 20)
        #expect(drawn.cgImage.map { pixel($0, 15, 5) } == [0, 0, 255, 255])
        #expect(drawn.cgImage.map { pixel($0, 15, 15)[3] } == 0)
    }

    @Test(arguments: [
        (UIView.ContentMode.scaleToFill, CGRect(x: 0, y: 0, width: 20, height: 20)),
        (.scaleAspectFit, CGRect(x: 0, y: 5, width: 20, height: 10)),
        (.scaleAspectFill, CGRect(x: 0, y: 0, width: 20, height: 20)),
        (.center, CGRect(x: 8, y: 9, width: 4, height: 2)), (.top, CGRect(x: 8, y: 0, width: 4, height: 2)),
        (.bottomRight, CGRect(x: 16, y: 18, width: 4, height: 2)),
        (.left, CGRect(x: 0, y: 9, width: 4, height: 2)),
    ])
    func contentModesPlaceImages(_ mode: UIView.ContentMode, covered: CGRect) {
        let window = makeWindow(size: CGSize(width: 20, height: 20), scale: 1)
        let view = UIImageView(image: image(.red))
        view.frame = window.bounds
        view.contentMode = mode
        view.clipsToBounds = true
        window.addSubview(view)
        UIApplication.shared.tick()
        let frame = window.image()
        for (x, y) in [(10, 10), (10, 1), (1, 10), (18, 19), (1, 1)] {
            let isInside = covered.contains(CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5))
            #expect((pixel(frame, x, y)[3] > 127) == isInside, "\(mode) at \(x), \(y)")
        }
    }

    @Test(
        "Images are shown in their orientation",
        arguments: [
            (UIImage.Orientation.up, 0, 0), (.upMirrored, 3, 0), (.down, 3, 1), (.downMirrored, 0, 1),
            (.right, 1, 0), (.left, 0, 3), (.leftMirrored, 0, 0), (.rightMirrored, 1, 3),
        ]
    )
    func imagesAreShownInOrientation(_ orientation: UIImage.Orientation, x: Int, y: Int) throws {
        UIApplication.reset()
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let raw = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2), format: format).image {
            UIColor.red.setFill()
            $0.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
            UIColor.green.setFill()
            $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        }
        let image = UIImage(cgImage: try #require(raw.cgImage), scale: 1, orientation: orientation)
        let isTurned = [.left, .right, .leftMirrored, .rightMirrored].contains(orientation)
        #expect(image.size == (isTurned ? CGSize(width: 2, height: 4) : CGSize(width: 4, height: 2)))
        #expect(image.cgImage?.width == 4)

        let window = makeWindow(size: image.size, scale: 1)
        window.addSubview(UIImageView(image: image))
        UIApplication.shared.tick()
        let drawn = UIGraphicsImageRenderer(size: image.size, format: format).image { _ in
            image.draw(at: .zero)
        }
        let drawing = try #require(drawn.cgImage)
        for picture in [window.image(), drawing] {
            #expect(picture.width == Int(image.size.width))
            for row in 0..<picture.height {
                for column in 0..<picture.width {
                    let color = column == x && row == y ? [0, 255, 0, 255] : [255, 0, 0, 255]
                    #expect(pixel(picture, column, row) == color, "at \(column), \(row)")
                }
            }
        }
    }

    @Test(
        "The caps of a resizable image keep their size, and the middle is repeated or stretched",
        arguments: [UIImage.ResizingMode.tile, .stretch]
    )
    func resizableImages(mode: UIImage.ResizingMode) throws {
        UIApplication.reset()
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        func image(_ side: CGFloat, _ actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
            UIGraphicsImageRenderer(size: CGSize(width: side, height: side), format: format)
                .image(actions: actions)
        }
        // A red and a green column between blue caps.
        let small = image(4) { context in
            UIColor.blue.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
            UIColor.red.setFill()
            context.fill(CGRect(x: 1, y: 1, width: 1, height: 2))
            UIColor.green.setFill()
            context.fill(CGRect(x: 2, y: 1, width: 1, height: 2))
        }
        let insets = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
        let resizable = small.resizableImage(withCapInsets: insets, resizingMode: mode)
        let large = image(10) { _ in resizable.draw(in: CGRect(x: 0, y: 0, width: 10, height: 10)) }
        let picture = try #require(large.cgImage)
        for place in [0, 9] {
            #expect(pixel(picture, place, place) == [0, 0, 255, 255])
            #expect(pixel(picture, place, 5) == [0, 0, 255, 255])
        }
        #expect(pixel(picture, 1, 1) == [255, 0, 0, 255])
        #expect(pixel(picture, 8, 8) == [0, 255, 0, 255])
        #expect(pixel(picture, 2, 5) == (mode == .tile ? [0, 255, 0, 255] : [255, 0, 0, 255]))
        #expect(small.resizableImage(withCapInsets: insets).resizingMode == .tile)
    }

    @Test(
        "A resizable image that's drawn between pixels has no seams",
        arguments: [UIImage.ResizingMode.tile, .stretch]
    )
    func resizableImageThatsDrawnBetweenPixelsHasNoSeams(mode: UIImage.ResizingMode) throws {
        UIApplication.reset()
        let insets = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
        let resizable = image(.red, width: 4, height: 4)
            .resizableImage(withCapInsets: insets, resizingMode: mode)
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let size = CGSize(width: 10, height: 10)
        let drawn = UIGraphicsImageRenderer(size: size, format: format).image { _ in
            resizable.draw(in: CGRect(x: 0.5, y: 0.5, width: 8.75, height: 8.75))
        }
        let picture = try #require(drawn.cgImage)
        for place in 1..<9 {
            #expect((1..<9).allSatisfy { pixel(picture, $0, place) == [255, 0, 0, 255] }, "row \(place)")
        }
    }

    @Test("A template that's drawn takes the fill color of the context")
    func drawnTemplate() throws {
        _ = makeWindow()
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let renderer = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2), format: format)
        for (mode, wanted) in [(UIImage.RenderingMode.alwaysTemplate, 255), (.automatic, 0)] {
            let drawn = renderer.image { _ in
                UIColor.blue.set()
                image(.black).withRenderingMode(mode).draw(in: CGRect(x: 0, y: 0, width: 4, height: 2))
            }
            #expect(pixel(try #require(drawn.cgImage), 1, 1) == [0, 0, wanted, 255])
        }
    }

    @Test func templatesTakeTheTint() {
        let window = makeWindow(size: CGSize(width: 4, height: 2), scale: 1)
        let view = UIImageView(image: image(.black).withRenderingMode(.alwaysTemplate))
        window.addSubview(view)
        view.tintColor = .green
        UIApplication.shared.tick()
        #expect(pixel(window.image(), 1, 1) == [0, 255, 0, 255])
        view.image = image(.red).withTintColor(.blue, renderingMode: .alwaysOriginal)
        UIApplication.shared.tick()
        #expect(pixel(window.image(), 1, 1) == [0, 0, 255, 255])
    }

    @Test(arguments: [
        "chevron.left", "house.fill", "star", "heart.fill", "gear", "gearshape.fill", "person", "photo",
    ])
    func symbolsHaveInk(_ name: String) throws {
        UIApplication.reset()
        let symbol = try #require(UIImage(systemName: name))
        #expect(symbol.isSymbolImage && symbol.size.height >= 17)
        let ink = symbol.cgImage?.withPixels { pixels, _ in pixels.contains { $0 > 200 } }
        #expect(ink == true)
    }

    @Test func unknownSymbolsAreNil() {
        #expect(UIImage(systemName: "no.such.symbol") == nil)
    }

    @Test func directionalSymbolsTurnAround() {
        func inkIsLeft(_ attribute: UISemanticContentAttribute) -> Bool {
            let window = makeWindow(size: CGSize(width: 40, height: 40), scale: 1)
            let view = UIImageView(
                image: UIImage(systemName: "arrow.left")?.imageFlippedForRightToLeftLayoutDirection()
            )
            view.semanticContentAttribute = attribute
            view.frame = window.bounds
            window.addSubview(view)
            UIApplication.shared.tick()
            let frame = window.image()
            func height(_ columns: Range<Int>) -> Int {
                (0..<40).count { y in columns.contains { pixel(frame, $0, y)[3] > 100 } }
            }
            return height(5..<20) > height(20..<35)
        }
        #expect(inkIsLeft(.forceLeftToRight) && !inkIsLeft(.forceRightToLeft))
    }

    @Test func bezierPathsMeasureThemselves() {
        let circle = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 10, height: 20))
        #expect(circle.bounds.isApproximately(CGRect(x: 0, y: 0, width: 10, height: 20)))
        #expect(circle.contains(CGPoint(x: 5, y: 10)) && !circle.contains(CGPoint(x: 0.5, y: 0.5)))
        let rounded = UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 20, height: 20), cornerRadius: 50)
        #expect(!rounded.contains(CGPoint(x: 1, y: 1)) && rounded.contains(CGPoint(x: 10, y: 1)))
        // A quarter turn clockwise from the right, as seen on a screen, ends at the bottom.
        let arc = UIBezierPath()
        arc.addArc(withCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
        #expect(isNear(arc.currentPoint, CGPoint(x: 0, y: 10)))
        #expect(arc.bounds.isApproximately(CGRect(x: 0, y: 0, width: 10, height: 10)))
    }
}

extension CGRect {
    fileprivate func isApproximately(_ other: CGRect) -> Bool {
        isNear(origin, other.origin, within: 1e-3)
            && isNear(CGPoint(x: maxX, y: maxY), CGPoint(x: other.maxX, y: other.maxY), within: 1e-3)
    }
}
