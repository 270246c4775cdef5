@_spi(Host) import QuartzCore
import TestSupport
import Testing
@_spi(Host) import UIKit

/// Materials, and the bars that use them.
@Suite @MainActor
struct VisualEffectTests {
    /// Returns a window of black and white stripes that are four points wide.
    private func stripedWindow() -> UIWindow {
        let window = makeWindow(size: CGSize(width: 200, height: 200), scale: 1)
        window.addSubview(Stripes(frame: window.bounds))
        return window
    }

    private func contrast(_ image: CGImage, row: Int, columns: Range<Int> = 70..<130) -> Int {
        let values = columns.map { pixel(image, $0, row)[0] }
        return values.max()! - values.min()!
    }

    @Test func stripesBehindAMaterialMelt() {
        let window = stripedWindow()
        let view = UIVisualEffectView(effect: UIBlurEffect(style: .systemUltraThinMaterialLight))
        view.frame = CGRect(x: 0, y: 50, width: 200, height: 100)
        window.addSubview(view)
        let image = window.image()
        #expect(contrast(image, row: 20) == 255)
        #expect(contrast(image, row: 100) <= 2)
        // Gray stripes under 60% of a white of 97.6%.
        #expect(abs(Double(pixel(image, 100, 100)[0]) - (0.4 * 127.5 + 0.6 * 249)) < 6)
    }

    @Test func contentIsNotBlurred() {
        let window = stripedWindow()
        let view = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
        view.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
        let mark = UIView(frame: CGRect(x: 40, y: 40, width: 20, height: 20))
        mark.backgroundColor = .red
        view.contentView.addSubview(mark)
        window.addSubview(view)
        let image = window.image()
        #expect(pixel(image, 90, 90) == pixel(image, 109, 109))
        #expect(pixel(image, 90, 90)[0] > 200 && pixel(image, 89, 90)[0] < 100)
    }

    @Test func onlyTheContentViewTakesSubviews() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { UIVisualEffectView(effect: nil).addSubview(UIView()) }
        }
        #expect(result.names("Do not add subviews directly to the visual effect view"))
    }

    @Test func withoutEffectThereIsNone() {
        let window = stripedWindow()
        let bare = window.image()
        let view = UIVisualEffectView(effect: nil)
        view.frame = window.bounds
        window.addSubview(view)
        #expect(contrast(window.image(), row: 100) == 255)
        view.effect = UIBlurEffect(style: .systemMaterial)
        #expect(contrast(window.image(), row: 100) <= 2)
        view.effect = nil
        #expect(pixel(window.image(), 101, 101) == pixel(bare, 101, 101))
    }

    @Test("A snapshot of an effect view has only its content, and one of the view around it has the effect")
    func snapshotOfEffectViewHasOnlyContent() throws {
        let window = stripedWindow()
        let parent = UIView(frame: window.bounds)
        let view = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterialLight))
        view.frame = window.bounds
        let mark = UIView(frame: CGRect(x: 90, y: 90, width: 20, height: 20))
        mark.backgroundColor = .red
        view.contentView.addSubview(mark)
        parent.addSubview(view)
        window.addSubview(parent)
        UIApplication.shared.tick()
        let own = try #require(view.snapshotView(afterScreenUpdates: false))
        let whole = try #require(parent.snapshotView(afterScreenUpdates: false))
        #expect(contrast(window.image(), row: 20) <= 2)
        parent.removeFromSuperview()
        window.addSubview(own)
        // The stripes of the window are visible through the rest.
        #expect(contrast(window.image(), row: 20) == 255)
        #expect(pixel(window.image(), 100, 100) == [255, 0, 0, 255])
        own.removeFromSuperview()
        window.addSubview(whole)
        #expect(contrast(window.image(), row: 20) < 255)
    }

    @Test("A change to the mask isn't seen until the mask is set again")
    func changedMask() {
        let window = stripedWindow()
        let view = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterialLight))
        view.frame = window.bounds
        window.addSubview(view)
        let mask = UIView(frame: window.bounds)
        mask.backgroundColor = .black
        view.mask = mask
        #expect(contrast(window.image(), row: 20) <= 2)
        mask.frame = CGRect(x: 0, y: 100, width: 200, height: 100)
        #expect(contrast(window.image(), row: 20) <= 2)
        view.mask = mask
        let image = window.image()
        #expect(contrast(image, row: 20) == 255 && contrast(image, row: 150) <= 2)
        view.mask = nil
        #expect(view.layer.mask == nil)
        #expect(contrast(window.image(), row: 20) <= 2)
    }

    @Test("A mask can be a gradient")
    func gradientMask() {
        final class Gradient: UIView {
            override class var layerClass: AnyClass { CAGradientLayer.self }
        }
        let window = stripedWindow()
        let view = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterialLight))
        view.frame = window.bounds
        window.addSubview(view)
        let mask = Gradient(frame: window.bounds)
        let gradient = mask.layer as? CAGradientLayer
        gradient?.colors = [UIColor.clear.cgColor, UIColor.black.cgColor]
        gradient?.locations = [0.4, 0.6]
        view.mask = mask
        let image = window.image()
        #expect(contrast(image, row: 20) == 255 && contrast(image, row: 180) <= 2)
    }

    /// Reported for `drawViewHierarchyInRect` and `renderInContext` of snapshot tests.
    @Test("A layer that's rendered into a context has no blur")
    func renderedLayer() throws {
        let window = stripedWindow()
        let view = UIVisualEffectView(effect: UIBlurEffect(style: .systemUltraThinMaterialLight))
        view.frame = window.bounds
        window.addSubview(view)
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: window.bounds.size, format: format).image { context in
            window.layer.render(in: context.cgContext)
        }
        #expect(contrast(try #require(image.cgImage), row: 100) > 80)
        #expect(contrast(window.image(), row: 100) <= 2)
    }

    @Test("An effect that's set in an animation block fades in, or out")
    func animatedEffect() {
        let window = stripedWindow()
        let view = UIVisualEffectView(effect: nil)
        view.frame = window.bounds
        window.addSubview(view)
        UIApplication.shared.tick()
        var ends: [Bool] = []
        func animate(to effect: UIVisualEffect?) {
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                view.effect = effect
            } completion: {
                ends.append($0)
            }
            UIApplication.shared.tick()
        }
        func shown() -> (radius: CGFloat, alpha: CGFloat) {
            let layer = view.layer.presentation()
            return (layer?.backdropBlurRadius ?? -1, layer?.backgroundColor?.alpha ?? 0)
        }
        animate(to: UIBlurEffect(style: .regular))
        let radius = view.layer.backdropBlurRadius
        #expect((20...30).contains(radius) && shown().radius == 0)
        UIApplication.shared.advance(by: 0.5)
        #expect(abs(shown().radius - radius / 2) < 0.01 && abs(shown().alpha - 0.425) < 0.01)
        #expect(contrast(window.image(), row: 100) < 255)
        UIApplication.shared.advance(by: 0.5)
        #expect(shown().radius == radius && ends == [true])
        animate(to: nil)
        UIApplication.shared.advance(by: 0.75)
        #expect(abs(shown().radius - radius / 4) < 0.01)
        UIApplication.shared.advance(by: 0.25)
        #expect(shown().radius == 0 && ends == [true, true])
    }

    @Test("Bars blur the content behind them, except for bars with an opaque color")
    func barsBlurContentBehindThem() {
        let scene = ControllerScene()
        let root = scene.controller("")
        root.view.addSubview(Stripes(frame: UIScreen.main.bounds))
        let navigation = UINavigationController(rootViewController: root)
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation]
        scene.show(tabs)
        let image = scene.window.image(scale: 1)
        for row in [20, 60, 840] {
            #expect(contrast(image, row: row) <= 2)
            // The content shines through.
            #expect((200...240).contains(pixel(image, 100, row)[0]))
        }
        for row in [100, 700] { #expect(contrast(image, row: row) == 255) }
        navigation.navigationBar.barTintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        #expect(pixel(scene.window.image(scale: 1), 100, 60) == [255, 0, 0, 255])
    }
}

/// Black and white stripes that are four points wide.
private final class Stripes: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .white
        for x in stride(from: 0, to: frame.width, by: 8) {
            let stripe = UIView(frame: CGRect(x: x, y: 0, width: 4, height: frame.height))
            stripe.backgroundColor = .black
            addSubview(stripe)
        }
    }

    required init?(coder: NSCoder) { nil }
}
