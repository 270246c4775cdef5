import Animators
import TestSupport
import Testing
@_spi(Host) import UIKit

@testable import TransitionKit

/// The backgrounds of screens, also of those that a photo covers at rest.
@MainActor @Suite struct BackgroundColorTests {
    /// An app whose second screen shows a green photo on black.
    @MainActor private final class App {
        let photo = UIViewController()
        let root = UIViewController()
        let window: UIWindow

        init() {
            UIApplication.reset()
            UIScreen.main.configure(size: CGSize(width: 196, height: 422), scale: 1)
            root.view.backgroundColor = .white
            photo.view.backgroundColor = .black
            let view = UIImageView(image: Self.green)
            view.frame = photo.view.bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            photo.view.addSubview(view)
            window = UIWindow(frame: UIScreen.main.bounds)
            window.rootViewController = root
            window.makeKeyAndVisible()
            UIApplication.shared.tick()
        }

        private static let green = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image {
            UIColor.green.setFill()
            $0.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        }

        /// Presents the photo and calls a closure with 20 pictures of it, at equal intervals.
        func present(with animator: any Animator, show: (_ time: CGFloat, CGImage) -> Void) {
            root.present(photo, with: animator)
            UIApplication.shared.tick()
            for step in 1...20 {
                UIApplication.shared.advance(by: animator.duration / 20)
                show(CGFloat(step) / 20, window.image(scale: 1))
            }
            UIApplication.shared.advance(by: 1)
        }
    }

    @Test(
        "The background of a photo doesn't show when it overshoots",
        arguments: ["bounce", "cards", "drop"]
    )
    func backgroundOfPhotoDoesntShowWhenItOvershoots(name: String) throws {
        let animator = try #require(AnimatorCatalog.entry(id: name)?.animator)
        App().present(with: animator) { time, image in
            let darkest = image.withPixels { pixels, row in
                // Below the photo.
                (0..<image.width).reduce(255) { least, x in
                    let at = (image.height - 2) * row + 4 * x
                    return min(least, max(Int(pixels[at]), Int(pixels[at + 1]), Int(pixels[at + 2])))
                }
            }
            #expect(darkest > 60, "at \(time)")
        }
    }

    @Test("A photo that fades in fills its frame", arguments: ["fade-through", "shared-axis"])
    func photoThatFadesInFillsFrame(name: String) throws {
        let animator = try #require(AnimatorCatalog.entry(id: name)?.animator)
        App().present(with: animator) { time, image in
            image.withPixels { pixels, row in
                func color(_ x: Int, _ y: Int) -> [UInt8] { (0..<3).map { pixels[y * row + 4 * x + $0] } }
                let center = color(image.width / 2, image.height / 2)
                for x in [1, image.width - 2] {
                    for y in [1, image.height - 2] {
                        let differences = zip(color(x, y), center).map { abs(Int($0) - Int($1)) }
                        #expect(differences.max() ?? 255 <= 3, "at \(time)")
                    }
                }
            }
        }
    }

    @Test("The background of a screen is its own color, or that of a view that fills it")
    func backgroundIsOwnColorOrThatOfFillingView() {
        let screen = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
        #expect(screen.opaqueBackgroundColor == nil)
        let inner = UIView(frame: screen.bounds)
        inner.backgroundColor = .orange
        screen.addSubview(inner)
        #expect(screen.opaqueBackgroundColor?.cgColor.components == UIColor.orange.cgColor.components)
        inner.frame.size.height = 50
        #expect(screen.opaqueBackgroundColor == nil)
        screen.backgroundColor = UIColor(white: 1, alpha: 0.5)
        inner.frame = screen.bounds
        #expect(screen.opaqueBackgroundColor == nil)
        screen.backgroundColor = .white
        #expect(screen.opaqueBackgroundColor != nil)
    }

    @Test("A see-through image, such as a shadow, isn't the background of a screen, and an opaque one is")
    func seeThroughImage() {
        let screen = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
        func image(alpha: CGFloat) -> UIImage {
            UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image {
                UIColor(white: 0, alpha: alpha).setFill()
                $0.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
            }
        }
        let picture = UIImageView(image: image(alpha: 0.3))
        let content = UIView(frame: screen.bounds)
        (picture.frame, content.backgroundColor) = (screen.bounds, .orange)
        [picture, content].forEach(screen.addSubview)
        #expect(screen.opaqueBackgroundColor?.cgColor.components == UIColor.orange.cgColor.components)
        #expect(!screen.coversBackground)
        picture.image = image(alpha: 1)
        #expect(screen.opaqueBackgroundColor == nil)
        #expect(screen.coversBackground)
    }
}
