@_spi(Host) import CoreGraphics
@_spi(Host) import QuartzCore
import Testing

/// Successive frames in the same bitmap.
@MainActor
@Suite struct FrameRendererTests {
    private static let size = CGSize(width: 40, height: 30)

    private func window(_ color: CGColor?) -> CALayer {
        let layer = CALayer()
        layer.frame = CGRect(origin: .zero, size: Self.size)
        layer.backgroundColor = color
        return layer
    }

    /// Returns the colors of points in the next frame: blue, green, red, and alpha.
    private func draw(
        _ layers: [CALayer],
        with renderer: FrameRenderer,
        at points: [(x: Int, y: Int)]
    ) -> [SIMD4<UInt8>] {
        var result: [SIMD4<UInt8>] = []
        renderer.draw(layers, size: Self.size, scale: 1) { pixels in
            result = points.map { point in
                UnsafeRawPointer(pixels.start + point.y * pixels.bytesPerRow + 4 * point.x)
                    .loadUnaligned(as: SIMD4<UInt8>.self)
            }
        }
        return result
    }

    private func change(_ body: () -> Void) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        body()
        CATransaction.commit()
    }

    private let red = SIMD4<UInt8>(0, 0, 255, 255)
    private let green = SIMD4<UInt8>(0, 255, 0, 255)

    @Test("Nothing of the previous frame shows where a layer was", arguments: [1, 3])
    func nothingOfPreviousFrameShowsWhereLayer(threads: Int) {
        let renderer = FrameRenderer(threads: threads)
        let root = window(nil)
        let layer = CALayer(0, 0, 10, 30, .red)
        root.addSublayer(layer)
        let points = [(x: 5, y: 5), (x: 25, y: 25)]
        #expect(draw([root], with: renderer, at: points) == [red, .zero])
        change { layer.position.x = 25 }
        #expect(draw([root], with: renderer, at: points) == [.zero, red])
    }

    @Test("An opaque window hides those behind it, wherever it is", arguments: [1, 3])
    func opaqueWindowHidesThoseBehindItWherever(threads: Int) {
        let renderer = FrameRenderer(threads: threads)
        let (back, front) = (window(.red), window(.green))
        let points = [(x: 5, y: 5), (x: 25, y: 25)]
        #expect(draw([back, front], with: renderer, at: points) == [green, green])
        change { front.frame.origin.y = 15 }
        #expect(draw([back, front], with: renderer, at: points) == [red, green])
        change {
            front.frame.origin.y = 0
            front.backgroundColor = CGColor(red: 0, green: 1, blue: 0, alpha: 0.6)
        }
        let mixed = SIMD4<UInt8>(0, 153, 102, 255)
        #expect(draw([back, front], with: renderer, at: points) == [mixed, mixed])
        change { back.backgroundColor = nil }
        let clear = SIMD4<UInt8>(0, 153, 0, 153)
        #expect(draw([back, front], with: renderer, at: points) == [clear, clear])
    }

    // MARK: Pixels of the display

    /// Pixels that belong to a display, with gaps between the rows.
    private final class Display {
        let width: Int
        private let bytes: UnsafeMutablePointer<UInt8>

        init(width: Int = 40) {
            self.width = width
            bytes = .allocate(capacity: (4 * width + 8) * 30)
            bytes.initialize(repeating: 7, count: (4 * width + 8) * 30)
        }

        deinit {
            bytes.deallocate()
        }

        var canvas: FrameRenderer.Pixels {
            FrameRenderer.Pixels(start: bytes, width: width, height: 30, bytesPerRow: 4 * width + 8)
        }

        subscript(x: Int, y: Int) -> SIMD4<UInt8> {
            UnsafeRawPointer(bytes + y * (4 * width + 8) + 4 * x).loadUnaligned(as: SIMD4<UInt8>.self)
        }

        func clear() {
            bytes.update(repeating: 7, count: (4 * width + 8) * 30)
        }
    }

    private let untouched = SIMD4<UInt8>(repeating: 7)

    @Test("A frame is drawn on the pixels of a display, and on nothing else", arguments: [1, 3])
    func drawingOnDisplay(threads: Int) {
        let renderer = FrameRenderer(threads: threads)
        let root = window(.red)
        let display = Display()
        var shown: FrameRenderer.Pixels?
        renderer.draw([root], size: Self.size, scale: 1, on: display.canvas) { shown = $0 }
        #expect(shown == display.canvas)
        #expect(display[0, 0] == red && display[39, 29] == red)
        #expect(display[40, 0] == untouched, "the gap behind a row isn't part of the frame")
        change { root.backgroundColor = .green }
        renderer.draw([root], size: Self.size, scale: 1, on: display.canvas) { shown = $0 }
        #expect(shown == display.canvas && display[20, 15] == green)
    }

    @Test("Pixels of another size aren't used")
    func displayOfAnotherSize() {
        let renderer = FrameRenderer(threads: 1)
        let display = Display(width: 39)
        var shown: FrameRenderer.Pixels?
        renderer.draw([window(.red)], size: Self.size, scale: 1, on: display.canvas) { shown = $0 }
        #expect(shown?.width == 40 && shown != display.canvas && display[20, 15] == untouched)
    }

    @Test("An unchanged frame is drawn again on new pixels, and if the old ones have lost it")
    func drawingAgain() {
        let renderer = FrameRenderer(threads: 1)
        let root = window(.red)
        let (first, second) = (Display(), Display())
        func draws(_ display: Display) -> Bool {
            renderer.draw([root], size: Self.size, scale: 1, on: display.canvas) { _ in }
        }
        #expect(draws(first))
        #expect(!draws(first))
        #expect(draws(second) && second[20, 15] == red)
        second.clear()
        renderer.setNeedsDraw()
        #expect(draws(second) && second[20, 15] == red)
    }
}
