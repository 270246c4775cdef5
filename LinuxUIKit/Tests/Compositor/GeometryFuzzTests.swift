import Foundation
import Testing
@_spi(Host) import UIKit

/// Views with any geometry are drawn. No numbers stop the app, make it hang, or use up its memory.
///
/// `GEOMETRY_RUNS` sets the number of random views, and `GEOMETRY_SEED` the seed.
@MainActor
@Suite final class GeometryFuzzTests {
    /// SplitMix64.
    private struct Dice {
        var state: UInt64

        mutating func next() -> UInt64 {
            state &+= 0x9E37_79B9_7F4A_7C15
            var z = state
            z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
            z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
            return z ^ (z >> 31)
        }

        /// A fraction from 0 up to, but not including, 1.
        mutating func part() -> CGFloat { CGFloat(next() >> 11) / CGFloat(1 << 53) }

        mutating func pick<Value>(_ values: [Value]) -> Value { values[Int(next() % UInt64(values.count))] }

        mutating func chance(of one: Int) -> Bool { next() % UInt64(one) == 0 }

        /// Returns mostly typical numbers, and sometimes numbers that cause problems in calculations. All of
        /// them are finite.
        mutating func finite() -> CGFloat {
            guard chance(of: 6) else { return (part() - 0.5) * pick([2, 200, 2000]) }
            return pick([
                0, -0.0, 1e-300, -1e-300, 1e-17, 6.1e-17, 1e-6, 20_000, 1e6, -1e6, 6e18, -6e18, 1e30, 1e300,
                -1e300,
                CGFloat.greatestFiniteMagnitude, CGFloat.leastNonzeroMagnitude, 2_147_483_648, 32_767, 32_768,
            ])
        }

        mutating func any() -> CGFloat {
            chance(of: 12) ? pick([.nan, .infinity, -.infinity]) : finite()
        }

        mutating func angle() -> CGFloat {
            guard chance(of: 2) else { return part() * 7 }
            let quarters = CGFloat(pick([0, 1, -1, 2, 3, 0.5]))
            return quarters * .pi / 2
        }

        mutating func transform() -> CATransform3D {
            var result = CATransform3DIdentity
            if !chance(of: 3) { result.m34 = pick([-0.002, -0.001, 0.002, -0.01, -1, finite()]) }
            for _ in 0..<(1 + next() % 3) {
                switch next() % 6 {
                case 0: result = CATransform3DRotate(result, angle(), 0, 1, 0)
                case 1: result = CATransform3DRotate(result, angle(), 1, 0, 0)
                case 2: result = CATransform3DRotate(result, angle(), part(), part(), part())
                case 3: result = CATransform3DScale(result, finite(), finite(), finite())
                case 4: result = CATransform3DTranslate(result, finite(), finite(), finite())
                default: result = CATransform3DRotate(result, angle(), 0, 0, 1)
                }
            }
            if chance(of: 10) {
                result.m11 = any()
                result.m14 = any()
                result.m22 = any()
                result.m43 = any()
            }
            return result
        }

        mutating func rect() -> CGRect {
            CGRect(x: finite(), y: finite(), width: finite(), height: finite())
        }
    }

    /// Each test makes its window itself, because another test can run between a suite's initializer and the
    /// test.
    private lazy var window = makeWindow(size: CGSize(width: 60, height: 80))
    private var dice: Dice

    init() {
        let seed = ProcessInfo.processInfo.environment["GEOMETRY_SEED"].flatMap(UInt64.init) ?? 1
        dice = Dice(state: seed)
    }

    isolated deinit {}

    private static let runs =
        ProcessInfo.processInfo.environment["GEOMETRY_RUNS"].flatMap(Int.init) ?? 12_000

    private let picture: UIImage = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image {
        context in
        UIColor.blue.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 8, height: 4))
    }

    private func makeView() -> UIView {
        let view: UIView
        switch dice.next() % 4 {
        case 0: view = UIImageView(image: picture)
        case 1:
            let label = UILabel()
            label.text = "Text"
            view = label
        default: view = UIView()
        }
        view.backgroundColor = dice.pick([.red, .green, nil])
        view.clipsToBounds = dice.chance(of: 3)
        if dice.chance(of: 4) { view.layer.cornerRadius = dice.any() }
        if dice.chance(of: 6) { view.layer.borderWidth = dice.any() }
        if dice.chance(of: 6) {
            view.layer.shadowOpacity = 0.5
            view.layer.shadowRadius = dice.any()
            view.layer.shadowOffset = CGSize(width: dice.any(), height: dice.any())
        }
        if dice.chance(of: 8) { view.alpha = dice.pick([0.5, 0, .nan, 3, -1]) }
        if dice.chance(of: 8) { view.layer.contentsRect = dice.rect() }
        if dice.chance(of: 8) { view.layer.contentsScale = dice.any() }
        if dice.chance(of: 8) { view.layer.anchorPoint = CGPoint(x: dice.finite(), y: dice.finite()) }
        if dice.chance(of: 8) { view.layer.zPosition = dice.any() }
        if dice.chance(of: 8) { view.layer.anchorPointZ = dice.any() }
        if dice.chance(of: 12) { view.layer.backdropBlurRadius = dice.any() }
        view.layer.allowsEdgeAntialiasing = dice.chance(of: 2)
        if dice.chance(of: 4) {
            view.layer.edgeAntialiasingMask = CAEdgeAntialiasingMask(rawValue: UInt32(dice.next() % 16))
        }
        return view
    }

    /// Sets some of the properties that determine a view's position, in any order.
    private func place(_ view: UIView) {
        for _ in 0..<(1 + dice.next() % 4) {
            switch dice.next() % 7 {
            case 0, 1: view.frame = dice.rect()
            case 2: view.transform3D = dice.transform()
            case 3: view.layer.transform = dice.transform()
            case 4: view.bounds = dice.rect()
            case 5: view.center = CGPoint(x: dice.finite(), y: dice.finite())
            default: view.layer.sublayerTransform = dice.transform()
            }
        }
    }

    /// Calls methods of views as apps do.
    private func ask(_ view: UIView, _ other: UIView) {
        _ = view.frame
        _ = view.convert(view.bounds, to: other)
        _ = view.convert(CGPoint(x: 1, y: 1), to: nil)
        _ = window.hitTest(CGPoint(x: 30, y: 40), with: nil)
        if dice.chance(of: 4) { view.frame = view.frame.insetBy(dx: 1, dy: 1).isFinite ? view.frame : .zero }
        if dice.chance(of: 20) { _ = view.snapshotView(afterScreenUpdates: true) }
    }

    @Test("Random transforms, frames, and perspectives", .timeLimit(.minutes(30)))
    func randomTransformsFramesAndPerspectives() {
        let window = self.window
        for run in 0..<Self.runs {
            // Shows where to look if the process stops.
            if run.isMultiple(of: 100_000), run > 0 { print("\(run) views drawn") }
            let (view, inner, sibling) = (makeView(), makeView(), makeView())
            view.addSubview(inner)
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            inner.autoresizingMask = [.flexibleWidth, .flexibleTopMargin, .flexibleLeftMargin]
            window.addSubview(view)
            window.addSubview(sibling)
            inner.frame = CGRect(x: 5, y: 5, width: 20, height: 20)
            place(view)
            place(inner)
            place(sibling)
            ask(inner, sibling)
            UIApplication.shared.tick()
            _ = window.image(scale: dice.pick([1, 2, 3]))
            view.removeFromSuperview()
            sibling.removeFromSuperview()
            // Something that's easy to draw is still drawn.
            guard run.isMultiple(of: 100) else { continue }
            let control = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
            control.backgroundColor = .red
            window.addSubview(control)
            UIApplication.shared.tick()
            #expect(pixel(window.image(scale: 1), 20, 20) == [255, 0, 0, 255], "run \(run)")
            control.removeFromSuperview()
        }
    }

    @Test("A frame that's set on a view turned away becomes its size")
    func turnedAway() {
        let window = self.window
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        view.backgroundColor = .red
        window.addSubview(view)
        var turn = CATransform3DIdentity
        turn.m34 = -1 / 500
        view.layer.transform = CATransform3DRotate(turn, .pi / 2, 0, 1, 0)
        view.frame = CGRect(x: 0, y: 0, width: 60, height: 80)
        #expect(view.bounds.width <= 1000 && view.bounds.height <= 1000)
        _ = window.image()
        view.layer.transform = CATransform3DIdentity
        UIApplication.shared.tick()
        _ = window.image()
    }

    @Test("A view much larger than any screen becomes a picture of a reasonable size")
    func viewMuchLargerThanAnyScreenBecomesPictureOfReasonableSize() throws {
        let window = self.window
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 20_000, height: 20_000))
        view.backgroundColor = .red
        let corner = UIView(frame: CGRect(x: 10_000, y: 0, width: 10_000, height: 10_000))
        corner.backgroundColor = .blue
        view.addSubview(corner)
        window.addSubview(view)
        let snapshot = try #require(view.snapshotView(afterScreenUpdates: true))
        let image = try #require(snapshot.layer.contents as? CGImage)
        #expect(image.width == image.height)
        #expect(image.width * image.height <= 64_000_000)
        #expect(snapshot.bounds.size == view.bounds.size)
        // Its parts haven't moved.
        view.removeFromSuperview()
        snapshot.transform = CGAffineTransform(scaleX: 0.002, y: 0.002)
        snapshot.center = CGPoint(x: 20, y: 20)
        window.addSubview(snapshot)
        let seen = window.image(scale: 1)
        #expect(pixel(seen, 10, 10) == [255, 0, 0, 255])
        #expect(pixel(seen, 30, 10) == [0, 0, 255, 255])
        #expect(pixel(seen, 30, 30) == [255, 0, 0, 255])
    }

    @Test(
        "A view with round corners covers the screen at any scale",
        arguments: [1e3, 1e5, 1e7, 1e8, -1e8],
        [1, 0.5] as [CGFloat]
    )
    func enlargedRoundCorners(scale: CGFloat, alpha: CGFloat) {
        window.backgroundColor = .white
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 80))
        view.layer.cornerRadius = 30
        view.clipsToBounds = true
        view.alpha = alpha
        for (color, y) in [(UIColor.red, 0), (.red, 40)] as [(UIColor, CGFloat)] {
            let half = UIView(frame: CGRect(x: 0, y: y, width: 60, height: 40))
            half.backgroundColor = color
            view.addSubview(half)
        }
        window.addSubview(view)
        for transform in [CATransform3DMakeScale(1, scale, 1), CATransform3DMakeScale(scale, scale, 1)] {
            view.layer.transform = transform
            UIApplication.shared.tick()
            let seen = window.image(scale: 1)
            let rest = UInt8(((1 - alpha) * 255).rounded())
            for x in [20, 40] {
                for y in [10, 30, 50, 70] {
                    let color = pixel(seen, x, y)
                    #expect(color[0] == 255 && abs(Int(color[1]) - Int(rest)) <= 1, "\(x), \(y): \(color)")
                }
            }
        }
    }

    @Test("A very long view has round corners")
    func longRoundCorners() {
        window.backgroundColor = .white
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 40_000))
        view.backgroundColor = .red
        view.layer.cornerRadius = 20
        window.addSubview(view)
        UIApplication.shared.tick()
        let seen = window.image(scale: 3)
        #expect(pixel(seen, 1, 1) == [255, 255, 255, 255] && pixel(seen, 90, 60) == [255, 0, 0, 255])
    }

    @Test("Infinite frames aren't drawn")
    func infiniteFramesArentDrawn() {
        let blank = pixel(window.image(scale: 1), 30, 5)
        for frame in [
            CGRect.infinite, CGRect.null, CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 10),
            CGRect(x: -CGFloat.infinity, y: 0, width: 10, height: 10),
        ] {
            let view = UIView()
            view.backgroundColor = .red
            window.addSubview(view)
            view.frame = frame
            UIApplication.shared.tick()
            #expect(pixel(window.image(scale: 1), 30, 5) == blank, "\(frame)")
            view.removeFromSuperview()
        }
    }
}

extension CGRect {
    fileprivate var isFinite: Bool {
        [origin.x, origin.y, size.width, size.height].allSatisfy(\.isFinite)
    }
}
