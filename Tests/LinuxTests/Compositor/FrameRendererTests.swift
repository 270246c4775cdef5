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
    func moving(threads: Int) {
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
    func hiding(threads: Int) {
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
}
