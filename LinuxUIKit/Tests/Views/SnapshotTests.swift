import Testing
@_spi(Host) import UIKit

@Suite @MainActor
struct SnapshotTests {
    private func colored(_ color: UIColor, in window: UIWindow) -> UIView {
        let view = UIView(frame: CGRect(x: 20, y: 30, width: 40, height: 20))
        view.backgroundColor = color
        window.addSubview(view)
        return view
    }

    private func shown(_ snapshot: UIView?, in window: UIWindow) throws -> CGImage {
        let snapshot = try #require(snapshot)
        for view in window.subviews { view.removeFromSuperview() }
        window.addSubview(snapshot)
        UIApplication.shared.tick()
        return window.image(scale: 1)
    }

    @Test func showsWhatTheViewShowed() throws {
        let window = makeWindow()
        let view = colored(.red, in: window)
        UIApplication.shared.tick()
        let snapshot = view.snapshotView(afterScreenUpdates: false)
        view.backgroundColor = .blue
        #expect(snapshot?.frame == CGRect(x: 0, y: 0, width: 40, height: 20))
        let image = try shown(snapshot, in: window)
        #expect(pixel(image, 20, 10) == [255, 0, 0, 255])
        #expect(pixel(image, 41, 10)[3] == 0)
    }

    /// As on a device, where a snapshot in place of its view can't be told from it.
    @Test(arguments: [false, true])
    func isNotStretchedIfTheViewEndsBetweenPixels(isCut: Bool) throws {
        let window = makeWindow()
        let view = colored(.red, in: window)
        view.frame = CGRect(x: 20, y: 30, width: 100.1, height: 60.1)
        for x in stride(from: 1, to: 100, by: 4) {
            let line = UIView(frame: CGRect(x: CGFloat(x), y: 0, width: 1, height: 60))
            line.backgroundColor = .blue
            view.addSubview(line)
        }
        UIApplication.shared.tick()
        let before = window.image(scale: 2)
        let part = isCut ? CGRect(x: 0, y: 0, width: 100.1, height: 30) : view.bounds
        let snapshot = view.resizableSnapshotView(from: part, afterScreenUpdates: false, withCapInsets: .zero)
        snapshot?.frame.origin = view.frame.origin
        for view in window.subviews { view.removeFromSuperview() }
        window.addSubview(try #require(snapshot))
        UIApplication.shared.tick()
        let after = window.image(scale: 2)
        for x in 40..<238 { #expect(pixel(after, x, 80) == pixel(before, x, 80), "\(x)") }
    }

    @Test func isEmptyIfTheViewWasNeverOnScreen() throws {
        let window = makeWindow()
        let view = colored(.red, in: window)
        let image = try shown(view.snapshotView(afterScreenUpdates: false), in: window)
        #expect(pixel(image, 20, 10)[3] == 0)
        #expect(UIView.snapshotCount == 0)
    }

    @Test func waitsForUpdatesIfAsked() throws {
        let window = makeWindow()
        let view = colored(.red, in: window)
        let image = try shown(view.snapshotView(afterScreenUpdates: true), in: window)
        #expect(pixel(image, 20, 10) == [255, 0, 0, 255])
        #expect(UIView.snapshotCount == 1)
    }

    @Test func outsideAWindowThereIsNothingToShowYet() {
        makeWindow().isHidden = false
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(view.snapshotView(afterScreenUpdates: false)?.layer.contents == nil)
        #expect(UIView().snapshotView(afterScreenUpdates: true) == nil)
    }

    /// A view that draws and lays out its content, like a screen that isn't in place yet.
    private final class Screen: UIView {
        let right = UIView()

        override func layoutSubviews() {
            super.layoutSubviews()
            right.frame = CGRect(x: 20, y: 0, width: 20, height: 20)
        }

        override func draw(_ rect: CGRect) {
            UIColor.red.setFill()
            UIRectFill(rect)
        }
    }

    private func screen() -> Screen {
        let view = Screen(frame: CGRect(x: 20, y: 30, width: 40, height: 20))
        view.right.backgroundColor = .green
        view.addSubview(view.right)
        return view
    }

    @Test func outsideAWindowItIsDrawnAfterUpdates() throws {
        let window = makeWindow()
        let image = try shown(screen().snapshotView(afterScreenUpdates: true), in: window)
        #expect(pixel(image, 1, 10) == [255, 0, 0, 255])
        #expect(pixel(image, 21, 10) == [0, 255, 0, 255])
    }

    @Test func outsideAWindowAPartIsDrawnAfterUpdates() throws {
        let window = makeWindow()
        let part = screen().resizableSnapshotView(
            from: CGRect(x: 20, y: 0, width: 20, height: 20),
            afterScreenUpdates: true,
            withCapInsets: .zero
        )
        #expect(part?.bounds.size == CGSize(width: 20, height: 20))
        let image = try shown(part, in: window)
        #expect(pixel(image, 1, 10) == [0, 255, 0, 255])
        #expect(pixel(image, 21, 10)[3] == 0)
    }

    @Test("A part that reaches beyond the view shows what isn't clipped there", arguments: [true, false])
    func beyondTheView(isClipped: Bool) throws {
        let window = makeWindow()
        let view = colored(.red, in: window)
        let overhang = UIView(frame: CGRect(x: 0, y: -10, width: 40, height: 10))
        overhang.backgroundColor = .green
        view.addSubview(overhang)
        view.clipsToBounds = isClipped
        UIApplication.shared.tick()
        let part = view.resizableSnapshotView(
            from: CGRect(x: 0, y: -10, width: 40, height: 30),
            afterScreenUpdates: false,
            withCapInsets: .zero
        )
        #expect(part?.bounds.size == CGSize(width: 40, height: 30))
        let image = try shown(part, in: window)
        #expect(pixel(image, 20, 5) == (isClipped ? [0, 0, 0, 0] : [0, 255, 0, 255]))
        #expect(pixel(image, 20, 15) == [255, 0, 0, 255])
        #expect(pixel(image, 20, 28) == [255, 0, 0, 255])
        #expect(pixel(image, 20, 31)[3] == 0)
    }

    @Test func duringLayoutAViewOutsideTheWindowIsDrawnAsWell() throws {
        final class Taker: UIView {
            var takes: (() -> UIView?)?
            var taken: UIView?

            override func layoutSubviews() {
                super.layoutSubviews()
                if let takes { taken = takes() }
                takes = nil
            }
        }
        let window = makeWindow()
        let (taker, screen) = (Taker(frame: window.bounds), screen())
        taker.takes = { screen.snapshotView(afterScreenUpdates: true) }
        window.addSubview(taker)
        UIApplication.shared.tick()
        let image = try shown(taker.taken, in: window)
        #expect(pixel(image, 1, 10) == [255, 0, 0, 255])
    }

    @Test func ignoresTheViewsOwnTransform() throws {
        let window = makeWindow()
        let view = colored(.red, in: window)
        view.transform = CGAffineTransform(rotationAngle: 1)
        view.alpha = 0.5
        UIApplication.shared.tick()
        let image = try shown(view.snapshotView(afterScreenUpdates: false), in: window)
        #expect(pixel(image, 1, 1) == [255, 0, 0, 255])
    }

    @Test func partsOfASnapshotShareItsPicture() throws {
        let window = makeWindow()
        let view = colored(.red, in: window)
        let right = UIView(frame: CGRect(x: 20, y: 0, width: 20, height: 20))
        right.backgroundColor = .green
        view.addSubview(right)
        UIApplication.shared.tick()
        let whole = try #require(view.snapshotView(afterScreenUpdates: false))
        let half = CGRect(x: 20, y: 0, width: 20, height: 20)
        let part = whole.resizableSnapshotView(from: half, afterScreenUpdates: false, withCapInsets: .zero)
        let quarter = part?.resizableSnapshotView(
            from: CGRect(x: 0, y: 0, width: 10, height: 20),
            afterScreenUpdates: false,
            withCapInsets: .zero
        )
        #expect(UIView.snapshotCount == 1)
        #expect(quarter?.layer.contentsRect == CGRect(x: 0.5, y: 0, width: 0.25, height: 1))
        let image = try shown(part, in: window)
        #expect(pixel(image, 1, 10) == [0, 255, 0, 255])
        #expect(pixel(image, 21, 10)[3] == 0)
    }

    @Test("A part of a snapshot that's in no window shows it, or is empty", arguments: [true, false])
    func partOfASnapshotInNoWindow(isCut: Bool) throws {
        let window = makeWindow()
        let view = colored(.red, in: window)
        UIApplication.shared.tick()
        let whole = try #require(view.snapshotView(afterScreenUpdates: false))
        func part() -> UIView? {
            whole.resizableSnapshotView(
                from: CGRect(x: 0, y: 0, width: 20, height: 20),
                afterScreenUpdates: false,
                withCapInsets: .zero
            )
        }
        UIKitBehavior.$current.withValue(.with { $0.cutsSnapshotsOutsideWindows = isCut }) {
            #expect((part()?.layer.contents != nil) == isCut)
            window.addSubview(whole)
            #expect(part()?.layer.contents != nil)
        }
    }

    @Test func partsOfAViewShareAPictureUntilTheNextFrame() throws {
        let window = makeWindow()
        let view = colored(.red, in: window)
        UIApplication.shared.tick()
        func part(at x: CGFloat) -> UIView? {
            view.resizableSnapshotView(
                from: CGRect(x: x, y: 0, width: 20, height: 20),
                afterScreenUpdates: false,
                withCapInsets: .zero
            )
        }
        let (left, right) = (part(at: 0), part(at: 20))
        #expect(UIView.snapshotCount == 1)
        #expect(left?.layer.contentsRect.minX == 0 && right?.layer.contentsRect.minX == 0.5)
        view.backgroundColor = .blue
        UIApplication.shared.tick()
        let image = try shown(part(at: 20), in: window)
        #expect(UIView.snapshotCount == 2)
        #expect(pixel(image, 10, 10) == [0, 0, 255, 255])
    }

    @Test func drawsTheHierarchyIntoAnImage() {
        let window = makeWindow()
        let view = colored(.red, in: window)
        UIApplication.shared.tick()
        var didDraw = false
        let image = UIGraphicsImageRenderer(size: CGSize(width: 80, height: 40)).image { _ in
            didDraw = view.drawHierarchy(
                in: CGRect(x: 40, y: 0, width: 40, height: 20),
                afterScreenUpdates: false
            )
        }
        #expect(didDraw && image.size == CGSize(width: 80, height: 40))
        #expect(image.cgImage.map { pixel($0, 100, 20) } == [255, 0, 0, 255])
        #expect(image.cgImage.map { pixel($0, 20, 20)[3] } == 0)
    }

    @Test("A hierarchy that's drawn heeds the context's alpha and clip, and not its way to fill")
    func drawsTheHierarchyAsTheContextSays() throws {
        let window = makeWindow()
        let view = colored(.red, in: window)
        view.layer.cornerRadius = 8
        UIApplication.shared.tick()
        func drawn(_ prepare: (CGContext) -> Void) throws -> CGImage {
            let renderer = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20))
            return try #require(
                renderer.image { context in
                    prepare(context.cgContext)
                    view.drawHierarchy(
                        in: CGRect(x: 0, y: 0, width: 40, height: 20),
                        afterScreenUpdates: false
                    )
                }.cgImage
            )
        }
        func bytes(_ image: CGImage) -> [UInt8] { image.withPixels { pixels, _ in Array(pixels) } }
        let plain = try drawn { _ in }
        let faded = try drawn { $0.setAlpha(0.5) }
        #expect(pixel(plain, 40, 20) == [255, 0, 0, 255])
        #expect(abs(Int(pixel(faded, 40, 20)[3]) - 128) <= 1)
        let clipped = try drawn { $0.clip(to: CGRect(x: 0, y: 0, width: 10, height: 20)) }
        #expect(pixel(clipped, 10, 20) == pixel(plain, 10, 20) && pixel(clipped, 40, 20)[3] == 0)
        let moved = try drawn { $0.translateBy(x: 0.25, y: 0) }
        #expect(bytes(moved) != bytes(plain))
        let jagged = try drawn { context in
            context.setShouldAntialias(false)
            context.addRect(.zero)
            context.fillPath(using: .evenOdd)
        }
        #expect(bytes(jagged) == bytes(plain))
    }
}
