@_spi(Host) import CoreGraphics
import Foundation
@_spi(Host) import QuartzCore
import Testing

/// Layers that blur the content behind them. The blurred edge between two colors is the integral of the
/// Gaussian. Content of a single color has no edge.
@Suite @MainActor struct BackdropTests {
    private let sigma = 8.0
    private let tint = CGColor(red: 0, green: 0, blue: 1, alpha: 0.25)

    /// Adds black on the left, and white from the middle on.
    private func addEdge(to root: CALayer) {
        root.addSublayer(CALayer(0, 0, 200, 200, .black))
        root.addSublayer(CALayer(100, 0, 100, 200, .white))
    }

    private func pane(_ frame: CGRect, _ color: CGColor? = nil, radius: Double? = nil) -> CALayer {
        let pane = CALayer(frame.minX, frame.minY, frame.width, frame.height, color)
        pane.backdropBlurRadius = CGFloat(radius ?? sigma)
        return pane
    }

    @Test(arguments: [1, 2] as [CGFloat], [2, 3.3, 5, 8, 20] as [Double])
    func anEdgeIsTheGaussiansIntegral(scale: CGFloat, radius: Double) {
        let picture = Picture(200, 200, scale: scale) { root in
            addEdge(to: root)
            root.addSublayer(pane(CGRect(x: 0, y: 50, width: 200, height: 100), radius: radius))
        }
        for x in stride(from: 60, to: 140, by: 3) {
            // The distance from the pixel's center to the edge.
            let distance = (Double(x) + 0.5 / Double(scale)) - 100
            let expected = 0.5 * erfc(-distance / (radius * 2.0.squareRoot())) * 255
            let shown = picture.at(Double(x), 100)
            #expect(abs(Double(shown.red) - expected) < 0.03 * 255, "\(radius) at \(x)")
            #expect(shown.red == shown.green && shown.red == shown.blue && shown.alpha == 255)
        }
        #expect(picture.at(98, 40) == Picture.Pixel(red: 0, green: 0, blue: 0, alpha: 255))
        #expect(picture.at(101, 160) == .white)
    }

    @Test func oneColorStaysAsItIs() {
        let color = CGColor(red: 0.2, green: 0.6, blue: 0.9, alpha: 1)
        func draw(_ radius: Double) -> Picture {
            Picture(90, 70) { root in
                root.backgroundColor = color
                root.addSublayer(pane(CGRect(x: 0, y: 0, width: 90, height: 70), radius: radius))
            }
        }
        let plain = draw(0)
        for radius in [0.5, 1, 5, 30, 200] { #expect(draw(radius).bytes == plain.bytes) }
    }

    @Test("Content beside the bounds doesn't shine in, and stays sharp")
    func theBoundsAreTheWorld() {
        let picture = Picture(200, 200) { root in
            root.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
            root.addSublayer(CALayer(50, 50, 100, 100, .white))
            root.addSublayer(pane(CGRect(x: 50, y: 50, width: 100, height: 100)))
        }
        for place in [50, 60, 100, 149] {
            #expect(picture[place, 100] == .white && picture[100, place] == .white)
        }
        for place in [0, 49, 150] { #expect(picture[place, 100] == .red && picture[100, place] == .red) }
    }

    @Test func theTintLiesOverIt() {
        let picture = Picture(200, 200) { root in
            root.backgroundColor = .white
            root.addSublayer(pane(CGRect(x: 50, y: 50, width: 100, height: 100), tint))
        }
        // Three quarters of white plus a quarter of blue.
        #expect(
            picture[100, 100].isNear(Picture.Pixel(red: 191, green: 191, blue: 255, alpha: 255), within: 1)
        )
        #expect(picture[20, 100] == .white)
    }

    @Test("Nothing is visible behind an opaque layer")
    func opaqueTint() {
        let draw = { (radius: Double) in
            Picture(200, 200) { root in
                addEdge(to: root)
                root.addSublayer(pane(CGRect(x: 20, y: 20, width: 160, height: 160), .white, radius: radius))
            }
        }
        #expect(draw(8).bytes == draw(0).bytes)
    }

    @Test("Rounded corners clip it", arguments: [false, true])
    func roundedCornersClip(clips: Bool) {
        let picture = Picture(200, 200) { root in
            addEdge(to: root)
            let pane = pane(CGRect(x: 80, y: 80, width: 40, height: 40))
            pane.cornerRadius = 20
            pane.masksToBounds = clips
            root.addSublayer(pane)
        }
        #expect((60...195).contains(picture[98, 100].red) && (60...195).contains(picture[101, 100].red))
        for y in [82, 118] {
            #expect(picture[82, y].red == 0 && picture[117, y] == .white)
        }
    }

    @Test(
        "A translucent layer shows both the blur and the content behind it",
        arguments: [true, false]
    )
    func translucentLayerShowsBothBlurAndContentBehind(isTinted: Bool) {
        func draw(_ opacity: Float) -> Picture {
            Picture(200, 200) { root in
                addEdge(to: root)
                let pane = pane(CGRect(x: 20, y: 20, width: 160, height: 160), isTinted ? tint : nil)
                pane.opacity = opacity
                root.addSublayer(pane)
            }
        }
        let (none, half, all) = (draw(0), draw(0.5), draw(1))
        for x in stride(from: 5, to: 200, by: 5) {
            for part in [\Picture.Pixel.red, \.green, \.blue] {
                let mean = (none[x, 100][keyPath: part] + all[x, 100][keyPath: part]) / 2
                #expect(abs(half[x, 100][keyPath: part] - mean) <= 2)
            }
        }
    }

    @Test("In a group, only the group is behind it")
    func inGroupOnlyGroupIsBehind() {
        let picture = Picture(200, 200) { root in
            addEdge(to: root)
            let group = CALayer(0, 0, 200, 200).with(
                pane(CGRect(x: 0, y: 0, width: 200, height: 100)),
                CALayer(0, 100, 200, 20, .white)
            )
            group.opacity = 0.5
            root.addSublayer(group)
        }
        #expect(picture[99, 50].red == 0 && picture[100, 50] == .white)
    }

    @Test("If it's rotated itself, it shows only its tint")
    func ifRotatedItselfItShowsOnlyTint() {
        let draw = { (radius: Double) in
            Picture(200, 200) { root in
                addEdge(to: root)
                var far = CATransform3DIdentity
                far.m34 = -1 / 300
                let pane = pane(CGRect(x: 20, y: 20, width: 160, height: 160), tint, radius: radius)
                pane.transform = CATransform3DRotate(far, 0.6, 0, 1, 0)
                root.addSublayer(pane)
                let second = self.pane(CGRect(x: 20, y: 150, width: 60, height: 20), tint, radius: radius)
                second.transform = CATransform3DMakeRotation(0.3, 0, 0, 1)
                root.addSublayer(second)
            }
        }
        #expect(draw(8).bytes == draw(0).bytes)
    }

    @Test("In a rotated plane, it blurs the content of the plane")
    func onAPlane() {
        let picture = Picture(200, 200) { root in
            var far = CATransform3DIdentity
            far.m34 = -1 / 1000
            let plane = CALayer(0, 0, 200, 200).with(
                CALayer(0, 0, 200, 200, .black),
                CALayer(100, 0, 100, 200, .white),
                pane(CGRect(x: 0, y: 0, width: 200, height: 100))
            )
            plane.transform = CATransform3DRotate(far, 0.2, 0, 1, 0)
            root.addSublayer(plane)
        }
        #expect((60...195).contains(picture[98, 50].red) && (60...195).contains(picture[101, 50].red))
        #expect(picture[97, 150].red == 0 && picture[103, 150] == .white)
    }

    @Test("If one is behind another, its content is blurred twice")
    func ifOneIsBehindAnotherContentIsBlurredTwice() {
        let picture = Picture(200, 200) { root in
            addEdge(to: root)
            root.addSublayer(pane(CGRect(x: 0, y: 0, width: 200, height: 200), radius: 6))
            root.addSublayer(pane(CGRect(x: 0, y: 0, width: 200, height: 200), radius: 8))
        }
        // Variances add up.
        for x in stride(from: 70, to: 130, by: 4) {
            let expected = 0.5 * erfc(-(Double(x) + 0.5 - 100) / (10 * 2.0.squareRoot())) * 255
            #expect(abs(Double(picture[x, 100].red) - expected) < 0.03 * 255)
        }
    }

    // MARK: Frames

    private func frames(threads: Int, count: Int, _ root: CALayer, move: (Int) -> Void) -> [[UInt8]] {
        let renderer = FrameRenderer(threads: threads)
        return (0..<count).map { frame in
            CATransaction.begin()
            CATransaction.setDisableActions(true)
            move(frame)
            CATransaction.commit()
            var bytes: [UInt8] = []
            renderer.draw([root], size: CGSize(width: 120, height: 400), scale: 1) { pixels in
                let all = UnsafeBufferPointer(start: pixels.start, count: pixels.bytesPerRow * pixels.height)
                bytes = Array(all)
            }
            return bytes
        }
    }

    @Test("A frame is the same with any number of threads", arguments: [2, 3, 4, 7])
    func frameIsSameWithAnyNumberOfThreads(count: Int) {
        let root = CALayer(0, 0, 120, 400, .white)
        for index in 0..<40 {
            root.addSublayer(CALayer(CGFloat(index * 7 % 90), CGFloat(index * 10), 30, 5, .black))
        }
        let panes = [
            pane(CGRect(x: 0, y: 0, width: 120, height: 60), tint),
            // Across the edges of two, three, four, and seven bands.
            pane(CGRect(x: 10, y: 95, width: 100, height: 110), tint),
            pane(CGRect(x: 0, y: 250.5, width: 80, height: 30)),
            pane(CGRect(x: 30, y: 262, width: 80, height: 30)),
            pane(CGRect(x: 0, y: 330, width: 120, height: 90), tint),
        ]
        for pane in panes { root.addSublayer(pane) }
        let fading = CALayer(0, 0, 120, 400).with(pane(CGRect(x: 0, y: 210, width: 120, height: 30), tint))
        fading.opacity = 0.7
        root.addSublayer(fading)
        let starts = panes.map(\.position.y)
        let move = { (frame: Int) in
            for (index, pane) in panes.enumerated() {
                pane.position.y = starts[index] + CGFloat(frame) * (index % 2 == 0 ? 1.5 : -1)
            }
        }
        let alone = frames(threads: 1, count: 6, root, move: move)
        let together = frames(threads: count, count: 6, root, move: move)
        for (frame, pair) in zip(alone, together).enumerated() {
            // All pixels would be too much for a message.
            let isSame = pair.0 == pair.1
            #expect(isSame, "frame \(frame)")
        }
        #expect(Set(alone).count == 6)
    }

    @Test("The renderers of pictures and of frames draw the same")
    func picturesAndFrames() {
        let root = CALayer(0, 0, 120, 400, .white)
        root.addSublayer(CALayer(0, 0, 50, 400, .black))
        root.addSublayer(pane(CGRect(x: 0, y: 100, width: 120, height: 150), tint))
        let image = LayerRenderer().image(of: root, size: root.bounds.size, scale: 1)
        let picture = Picture(image)
        let isSame = frames(threads: 3, count: 1, root, move: { _ in }) == [picture.bytes]
        #expect(isSame)
    }
}
