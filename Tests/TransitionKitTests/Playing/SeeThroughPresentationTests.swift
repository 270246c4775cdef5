import Animators
import TestSupport
import Testing
import TransitionKit
@_spi(Host) import UIKit

/// A screen without a background that's presented above another one, such as an alert of the app.
@MainActor @Suite struct SeeThroughPresentationTests {
    /// The color of the presenting screen. What's presented is white.
    private static let ground = [51, 153, 179]

    /// An app that can present the screen.
    @MainActor fileprivate final class App {
        let presented = UIViewController()
        let root = UIViewController()
        let window: UIWindow

        init() {
            UIApplication.reset()
            UIScreen.main.configure(size: CGSize(width: 196, height: 422), scale: 1)
            root.view.backgroundColor = UIColor(red: 0.2, green: 0.6, blue: 0.7, alpha: 1)
            window = UIWindow(frame: UIScreen.main.bounds)
            window.rootViewController = root
            window.makeKeyAndVisible()
            let card = UIView(frame: CGRect(x: 40, y: 130, width: 115, height: 160))
            card.backgroundColor = .white
            presented.view.addSubview(card)
            presented.modalPresentationStyle = .overFullScreen
            UIApplication.shared.tick()
        }

        /// The largest distance of a pixel's component below that of the presenting screen, which is the
        /// darker one.
        var darkness: Int {
            var result = 0
            let image = window.image(scale: 0.5)
            image.withPixels { pixels, row in
                for y in 0..<image.height {
                    for start in stride(from: y * row, to: y * row + 4 * image.width, by: 4) {
                        for component in 0..<3 {
                            result = max(
                                result,
                                SeeThroughPresentationTests.ground[component]
                                    - Int(pixels[start + 2 - component])
                            )
                        }
                    }
                }
            }
            return result
        }

        /// Returns the darkness at five moments.
        func film(_ duration: TimeInterval, _ change: () -> Void) -> [Int] {
            change()
            UIApplication.shared.tick()
            return (1...5).map { _ in
                UIApplication.shared.advance(by: duration / 5.5)
                return darkness
            }
        }
    }

    @Test(
        "Nothing but the screens' own colors can be seen around a screen without a background",
        // The clothespins are wooden.
        arguments: AnimatorCatalog.entries.map(\.id).filter { $0 != "clothesline" },
        [UIUserInterfaceStyle.light, .dark]
    )
    func nothingButScreensOwnColorsCanBeSeenAroundScreen(name: String, style: UIUserInterfaceStyle) throws {
        let app = App()
        let animator = try #require(AnimatorCatalog.entry(id: name)?.animator)
        app.window.overrideUserInterfaceStyle = style
        let forward = app.film(animator.duration) { app.root.present(app.presented, with: animator) }
        #expect(forward.max() ?? 255 <= 2, "\(forward)")
        UIApplication.shared.advance(by: 1)
        #expect(app.root.presentedViewController === app.presented)
        let backward = app.film(animator.duration) { app.presented.dismiss(animated: true) }
        #expect(backward.max() ?? 255 <= 2, "\(backward)")
        UIApplication.shared.advance(by: 1)
        #expect(app.root.presentedViewController == nil)
    }

    @Test("A screen without a background has no shadow while fingers drag it")
    func screenWithoutBackgroundHasNoShadowWhileFingersDrag() {
        let app = App()
        app.root.present(app.presented, with: .slide(edge: .bottom), interaction: DragInteraction())
        UIApplication.shared.advance(by: 1)
        let touch = TouchInjector(window: app.window)
        touch.down(at: CGPoint(x: 97, y: 200))
        for step in 1...8 {
            UIApplication.shared.advance(by: 1 / 60)
            touch.move(to: CGPoint(x: 97 + step * 5, y: 200 + step * 20))
            #expect(app.darkness <= 2)
        }
        #expect(app.presented.isBeingDismissed)
        touch.up()
        UIApplication.shared.advance(by: 1)
    }

    @Test(
        "If only one screen takes part, something happens from the beginning to the end",
        // The page that curls is the whole screen.
        arguments: AnimatorCatalog.entries.map(\.id).filter { $0 != "curl" },
        [true, false]
    )
    func wholeTime(name: String, isOpaque: Bool) throws {
        let app = App()
        if isOpaque { app.makeOpaque() }
        let animator = try #require(AnimatorCatalog.entry(id: name)?.animator)
        let forward = app.quietTimes(animator.duration) { app.root.present(app.presented, with: animator) }
        #expect(forward.start <= Self.quietStart && forward.end <= Self.quietEnd, "forward \(forward)")
        let backward = app.quietTimes(animator.duration) { app.presented.dismiss(animated: true) }
        #expect(backward.start <= Self.quietStart && backward.end <= Self.quietEnd, "backward \(backward)")
    }

    /// The longest times, in seconds, in which nothing is to be seen.
    private static let quietStart = 0.15
    private static let quietEnd = 0.2
}

extension SeeThroughPresentationTests.App {
    /// Gives the presented screen a background, and stripes, on which each motion can be seen.
    fileprivate func makeOpaque() {
        presented.view.backgroundColor = .white
        for y in stride(from: 0, to: 422, by: 8) {
            let stripe = UIView(frame: CGRect(x: y % 16, y: y, width: 180, height: 4))
            stripe.backgroundColor = .red
            presented.view.addSubview(stripe)
        }
    }

    /// Returns how long nothing can be seen at the start and at the end of a change, in seconds.
    fileprivate func quietTimes(_ duration: TimeInterval, _ change: () -> Void) -> (
        start: TimeInterval, end: TimeInterval
    ) {
        let before = window.image(scale: 0.5)
        change()
        UIApplication.shared.tick()
        let interval = 1.0 / 60
        let frames = (0..<Int(duration / interval)).map { _ in
            UIApplication.shared.advance(by: interval)
            return window.image(scale: 0.5)
        }
        UIApplication.shared.advance(by: 1)
        let after = window.image(scale: 0.5)
        let first = frames.firstIndex { $0.differs(from: before) } ?? frames.count
        let last = frames.lastIndex { $0.differs(from: after) } ?? -1
        return (Double(first) * interval, duration - Double(last + 1) * interval)
    }
}

extension CGImage {
    /// Whether at least one pixel in a thousand is visibly different.
    fileprivate func differs(from other: CGImage) -> Bool {
        withPixels { pixels, row in
            other.withPixels { others, otherRow in
                var count = 0
                for y in 0..<height {
                    for x in 0..<width {
                        let (here, there) = (y * row + 4 * x, y * otherRow + 4 * x)
                        func differs(_ component: Int) -> Bool {
                            abs(Int(pixels[here + component]) - Int(others[there + component])) > 14
                        }
                        if differs(0) || differs(1) || differs(2) { count += 1 }
                    }
                }
                return 1000 * count >= width * height
            }
        }
    }
}
