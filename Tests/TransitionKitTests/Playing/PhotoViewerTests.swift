import Animators
import TestSupport
import Testing
import TransitionKit
import TransitionTesting
@_spi(Host) import UIKit

/// Photo viewers over screens that change beneath them.
@MainActor @Suite struct PhotoViewerTests {
    /// A screen that places a photo at its bottom trailing corner.
    private final class Gallery: UIViewController, TransitionElementProviding {
        let photo = UIView()
        private(set) var appearances = 0

        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .white
            photo.backgroundColor = .red
            view.addSubview(photo)
        }

        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            let bounds = view.bounds
            photo.frame = CGRect(x: bounds.maxX - 120, y: bounds.maxY - 120, width: 100, height: 100)
        }

        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            appearances += 1
        }

        func transitionElements() -> [TransitionElementID: UIView] { ["photo": photo] }

        /// The center of the photo in the window.
        var middle: CGPoint { photo.convert(CGPoint(x: 50, y: 50), to: nil) }
    }

    /// Advances to the end, and returns the color at a point in the last frame before it.
    private func lastColor(_ app: TestApp, at point: () -> CGPoint) async -> [UInt8] {
        var last: [UInt8] = []
        while app.isTransitioning {
            last = app.picture().color(at: point())
            await app.advance(by: 1.0 / 60)
        }
        return last
    }

    @Test(
        "A photo that was opened before the device rotated returns to its new place, by a tap or the first drag",
        arguments: [true, false],
        [CGSize(width: 844, height: 390), CGSize(width: 600, height: 900)]
    )
    func aPhotoThatWasOpenedBeforeTheDeviceRotatedReturns(isDragged: Bool, size: CGSize) async {
        let (gallery, page) = (Gallery(), UIViewController())
        let app = TestApp(rootViewController: gallery)
        page.view.backgroundColor = .red
        gallery.present(page, with: .expand(source: .view(gallery.photo)), interaction: .drag())
        await app.settle()
        app.resize(to: size, animated: true)
        await app.settle()
        if isDragged {
            await app.drag(
                from: CGPoint(x: size.width / 2, y: 60),
                to: CGPoint(x: size.width / 2 + 40, y: size.height - 20),
                over: 0.25
            )
        } else {
            page.dismiss(animated: true)
        }
        await app.advance(by: 0)
        let last = await lastColor(app) { gallery.middle }
        #expect(gallery.presentedViewController == nil)
        #expect(gallery.middle == CGPoint(x: size.width - 70, y: size.height - 70))
        #expect(last.count == 3 && last[0] > 200 && last[1] < 60, "\(last)")
        #expect(app.picture().color(at: gallery.middle) == [255, 0, 0])
        #expect(gallery.view.frame == app.window.bounds)
    }

    @Test("A photo returns to the screen that the presenter has pushed beneath it")
    func pushedBeneath() async {
        let (first, second) = (UIViewController(), Gallery())
        first.view.backgroundColor = .white
        let navigation = UINavigationController(rootViewController: first)
        let app = TestApp(rootViewController: navigation)
        let page = Gallery()
        navigation.present(page, with: .matched())
        await app.settle()
        navigation.pushViewController(second, animated: false)
        await app.advance(by: 0.1)
        page.photo.frame = CGRect(x: 20, y: 200, width: 350, height: 350)
        page.dismiss(animated: true)
        await app.advance(by: 0.1)
        #expect(second.photo.mask != nil)
        let last = await lastColor(app) { second.middle }
        #expect(last.count == 3 && last[0] > 200 && last[1] < 60, "\(last)")
        #expect(second.photo.mask == nil)
        #expect(navigation.topViewController === second && navigation.presentedViewController == nil)
    }

    @Test("Two taps on the close button dismiss once, and the screen below appears once")
    func twoTaps() async {
        let (gallery, page) = (Gallery(), UIViewController())
        let app = TestApp(rootViewController: gallery)
        gallery.present(page, with: .expand(source: .view(gallery.photo)), interaction: .drag())
        await app.settle()
        let before = gallery.appearances
        page.dismiss(animated: true)
        await app.advance(by: 0.1)
        page.dismiss(animated: true)
        await app.settle()
        #expect(gallery.presentedViewController == nil)
        #expect(gallery.appearances == before + 1)
        #expect(gallery.photo.mask == nil)
    }

    @Test("After a canceled dismissal, the next one leaves neither a black window nor a hidden photo")
    func canceledFirst() async {
        let (gallery, page) = (Gallery(), UIViewController())
        let app = TestApp(rootViewController: gallery)
        gallery.present(page, with: .expand(source: .view(gallery.photo)), interaction: .drag())
        await app.settle()
        await app.drag(from: CGPoint(x: 195, y: 300), to: CGPoint(x: 195, y: 340), over: 0.5)
        await app.settle()
        #expect(gallery.presentedViewController === page)
        page.dismiss(animated: true)
        await app.settle()
        #expect(gallery.presentedViewController == nil)
        #expect(app.picture().color(at: CGPoint(x: 20, y: 300)) == [255, 255, 255])
        #expect(app.picture().color(at: gallery.middle) == [255, 0, 0])
    }

    @Test("A page that's closed is released, whatever its animator retains")
    func aPageThatsClosedIsReleased() async {
        let gallery = Gallery()
        let app = TestApp(rootViewController: gallery)
        weak var released: UIViewController?
        do {
            let page = UIViewController()
            released = page
            gallery.present(
                page,
                with: .expand(source: .view { [weak page] in page?.view }),
                interaction: .drag()
            )
            await app.settle()
            page.dismiss(animated: true)
            await app.settle()
        }
        await app.advance(by: 0.1)
        #expect(released == nil)
    }
}
