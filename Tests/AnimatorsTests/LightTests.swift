import Animators
import Testing
import TransitionKit
@_spi(Host) import UIKit

/// What tells screens apart from each other and from what's behind them, in both appearances.
@MainActor @Suite("Screens stand out in light and in dark") struct LightTests {
    private static let size = CGSize(width: 195, height: 422)

    /// A push between two plain screens.
    @MainActor private final class Run {
        let navigation: UINavigationController
        let window: UIWindow
        private let transition: TransitionDelegate
        private let duration: TimeInterval
        private var time: TimeInterval = 0

        init(
            _ animator: any Animator,
            from first: UIColor,
            to second: UIColor,
            style: UIUserInterfaceStyle
        ) {
            UIApplication.reset()
            UIScreen.main.configure(size: LightTests.size, scale: 1, userInterfaceStyle: style)
            navigation = UINavigationController(rootViewController: LightTests.screen(first))
            navigation.setNavigationBarHidden(true, animated: false)
            transition = TransitionDelegate(animator)
            duration = animator.duration
            navigation.delegate = transition
            window = UIWindow(frame: UIScreen.main.bounds)
            window.backgroundColor = .systemBackground
            window.rootViewController = navigation
            window.makeKeyAndVisible()
            UIApplication.shared.tick()
            navigation.pushViewController(LightTests.screen(second), animated: true)
            UIApplication.shared.tick()
        }

        isolated deinit {}

        /// Returns the image at a fraction of the duration. The fractions must be in ascending order.
        func image(at fraction: Double) -> CGImage {
            UIApplication.shared.advance(by: fraction * duration - time)
            time = fraction * duration
            return window.image(scale: 1)
        }
    }

    private static func screen(_ color: UIColor) -> UIViewController {
        let screen = UIViewController()
        screen.view.backgroundColor = color
        return screen
    }

    /// The brightness of each pixel, from 0 to 255: that of its brightest component.
    private func brightness(_ image: CGImage) -> [[Int]] {
        image.withPixels { pixels, row in
            (0..<image.height).map { y in
                stride(from: y * row, to: y * row + 4 * image.width, by: 4).map { pixel in
                    Int(max(pixels[pixel], pixels[pixel + 1], pixels[pixel + 2]))
                }
            }
        }
    }

    @Test("No animator spends its middle on more than half a bare black screen", arguments: Catalog.names)
    func noVoid(name: String) {
        for style in [UIUserInterfaceStyle.light, .dark] {
            // So that only what's behind the screens can be black.
            let (first, second): (CGFloat, CGFloat) = style == .light ? (0.95, 0.8) : (0.13, 0.3)
            let run = Run(
                Catalog.animator(name),
                from: UIColor(white: first, alpha: 1),
                to: UIColor(white: second, alpha: 1),
                style: style
            )
            for moment in [0.35, 0.5, 0.65] {
                let pixels = brightness(run.image(at: moment)).joined()
                let black = Double(pixels.filter { $0 < 14 }.count) / Double(pixels.count)
                #expect(black < 0.5, "\(style.rawValue) at \(moment)")
            }
        }
    }

    @Test(
        "In Dark Mode, a black screen that's away from the edges can be told from its surroundings",
        arguments: ["cards", "lean", "nat-geo", "page", "portal", "swing", "turn", "zoom-slide"]
    )
    func blackOnBlack(name: String) {
        let run = Run(Catalog.animator(name), from: .black, to: .black, style: .dark)
        let pixels = brightness(run.image(at: 0.4)).joined()
        // The lifted backdrop.
        #expect(pixels.contains { $0 >= 26 })
        // The screen itself is black, or nearly so where light falls on the whole screen.
        let darkest = name == "nat-geo" ? 9 : 0
        #expect(pixels.contains { $0 <= darkest } || name == "turn" || name == "portal")
    }

    @Test(
        "In Dark Mode, the edge of a black screen that slides over another one is seen",
        // The screen beneath one that drops becomes lighter, too, but never by as much as its rim.
        arguments: [("cover", 0.35, 10), ("drop", 0.25, 16), ("push", 0.35, 10)]
    )
    func inDarkModeTheEdgeOfABlackScreenThatSlides(name: String, moment: Double, least: Int) {
        let run = Run(Catalog.animator(name), from: .black, to: .black, style: .dark)
        let pixels = brightness(run.image(at: moment)).joined()
        #expect(pixels.max() ?? 0 > least)
        // At rest, nothing of it remains.
        #expect(brightness(run.image(at: 1.2)).joined().max() == 0)
    }

    @Test(
        "In Dark Mode, a black screen beneath another one becomes lighter",
        arguments: ["drop", "pop-up"]
    )
    func inDarkModeABlackScreenBeneathBecomesLighter(name: String) {
        let run = Run(Catalog.animator(name), from: .black, to: .black, style: .dark)
        // The other screen hasn't reached the corner at the bottom yet.
        #expect(brightness(run.image(at: 0.35)).last?.first ?? 0 >= 8)
    }

    @Test(
        "In light surroundings, too, a black screen stands out from another one",
        arguments: [
            "book", "bounce", "circle-reveal", "cover", "door", "drop", "genie", "pop-up", "reveal", "shrink",
            "split", "spread",
        ]
    )
    func inLightSurroundings(name: String) {
        let run = Run(Catalog.animator(name), from: .black, to: .black, style: .light)
        #expect(brightness(run.image(at: 0.3)).joined().max() ?? 0 > 8)
        #expect(brightness(run.image(at: 1.2)).joined().max() == 0)
    }

    @Test("A screen that isn't black has no light at its edges in light surroundings")
    func noLightOnWhite() {
        let run = Run(CoverAnimator(), from: .white, to: UIColor(white: 0.25, alpha: 1), style: .light)
        let rows = brightness(run.image(at: 0.6))
        // The new screen is 64, and has nothing but shadows around it.
        #expect(rows.suffix(100).joined().allSatisfy { $0 == 64 })
    }

    @Test("In Dark Mode, the edge of a circle that reveals a black screen catches light")
    func inDarkModeTheEdgeOfACircleCatchesLight() {
        let run = Run(CircleRevealAnimator(), from: .black, to: .black, style: .dark)
        let image = run.image(at: 0.3)
        // Through the center of the circle: dimmed, then the rim, then the new screen.
        let row = brightness(image)[image.height / 2]
        let inside = row[image.width / 2]
        #expect(inside == 0)
        #expect(row.max() ?? 0 > row[2] + 5)
        #expect(brightness(run.image(at: 1.2)).joined().max() == 0)
    }

    @Test("The rim of a screen that grows is one point around it, and gone at both ends")
    func theRimOfAScreenThatGrowsIsOnePointAroundIt() throws {
        let place = TransitionElement.Place(frame: CGRect(x: 20, y: 100, width: 100, height: 100))
        let size = CGSize(width: 390, height: 844)
        let elements: [TransitionElementID: TransitionElement] = [
            "card": TransitionElement(outgoing: place, incoming: place)
        ]
        let scene = TransitionScene(size: size, elements: elements)
        let expand = ExpandAnimator(source: "card").choreography(in: scene).participants
        let rim = try #require(expand.first { $0.accompaniedScreen == .incoming })
        let screen = try #require(expand.first { $0.screen == .incoming })
        for moment in [0.1, 0.5, 0.9] as [CGFloat] {
            let (outer, inner) = (rim.pose(at: moment), screen.pose(at: moment))
            #expect(outer.opacity > 0.99)
            let width = inner.clip.rect.width * inner.scaleX * size.width
            #expect(abs(outer.clip.rect.width * size.width - width - 2) < 1e-6)
        }
        #expect(rim.pose(at: 0).opacity == 0 && rim.pose(at: 1).opacity == 0)
    }

    @Test("There's no rim without a screen in front of it", arguments: TransitionDirection.allCases)
    func noRimWithoutAScreen(direction: TransitionDirection) {
        let isForward = direction == .forward
        let scene = TransitionScene(
            size: CGSize(width: 390, height: 844),
            direction: direction,
            hasOutgoingView: isForward,
            hasIncomingView: !isForward
        )
        let participants = CircleRevealAnimator().choreography(in: scene).participants
        #expect(participants.allSatisfy { $0.accompaniedScreen == nil })
    }

    @Test("A page that curls over in Dark Mode has a gray back with a band of gloss")
    func aPageThatCurlsOverInDarkModeHasAGrayBack() {
        let run = Run(CurlAnimator(), from: .black, to: .black, style: .dark)
        let pixels = Array(brightness(run.image(at: 0.5)).joined())
        // About white 0.15, because the page shines through a little, and the gloss is twice as bright.
        #expect(pixels.filter { (34...50).contains($0) }.count > 2000)
        #expect(pixels.max() ?? 0 > 75)
    }

    @Test(
        "A screen that passes its place casts no shadow on its own background",
        arguments: ["bounce", "cards"]
    )
    func noShadowOnItself(name: String) {
        let run = Run(Catalog.animator(name), from: .red, to: UIColor(white: 0.8, alpha: 1), style: .light)
        var frames = 0
        for step in 1...40 {
            let image = run.image(at: Double(step) / 40)
            // The blue of the new screen is 204, and the old one has none.
            let column = image.withPixels { pixels, row in
                (0..<image.height).map { Int(pixels[$0 * row + 4 * (image.width / 2)]) }
            }
            guard let top = column.firstIndex(of: 204) else { continue }
            frames += 1
            #expect(column[top...].allSatisfy { abs($0 - 204) <= 1 }, "at \(step)/40")
        }
        #expect(frames > 10)
    }
}
