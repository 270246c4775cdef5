import Animators
import Testing
@_spi(Host) import UIKit

/// The first and the last frame of each animator. A shadow, a shade, or a gap at either end would flash,
/// because the frame before or after it shows a screen at rest.
@MainActor @Suite struct RestingFrameTests {
    /// Screens that all animators cut at whole points. Elsewhere, pieces that start within a pixel are
    /// resampled, which softens their content and isn't what this test is about.
    private nonisolated static let sizes = [
        CGSize(width: 192, height: 420), CGSize(width: 420, height: 192),
    ]
    /// The largest difference that isn't a flaw, of 255. The pieces of Fold turn until the end, and
    /// resampling them changes a few pixels of round corners by 3.
    private static let rounding = 3

    /// Animators whose screens or pieces turn so far, or are so large, that their corners leave last.
    private nonisolated static let wide: [String: any Animator] = [
        "drop with a strong tilt": DropAnimator(tilt: 1...1),
        "explode strongly": ExplodeAnimator(spread: 3),
        "explode without a burst": ExplodeAnimator(spread: 0),
        "lean forward": LeanAnimator(angle: -0.6),
        "lean by a quarter turn": LeanAnimator(angle: .pi / 2),
        "mosaic in one column": MosaicAnimator(tilesAcross: 1, lift: 200),
        "portal without an angle": PortalAnimator(angle: 0),
        "portal by a quarter turn": PortalAnimator(axis: .vertical, angle: .pi / 2),
        "swing by a quarter turn": SwingAnimator(angle: .pi / 2),
        "swing down": SwingAnimator(edge: .top, angle: 1),
    ]

    @Test("The first and the last frame look like screens at rest", arguments: Catalog.names, sizes)
    func theFirstAndTheLastFrameLookLikeScreensAtRest(name: String, size: CGSize) {
        expectRest(atBothEndsOf: Catalog.animator(name), in: size)
    }

    @Test("So do those of reversed animators", arguments: Catalog.names)
    func doThoseOfReversedAnimators(name: String) {
        for size in Self.sizes { expectRest(atBothEndsOf: Catalog.animator(name).reversed(), in: size) }
    }

    @Test("Corners don't reach into the first and the last frame", arguments: wide.keys.sorted(), sizes)
    func cornersDontReachIntoTheFirstAndTheLastFrame(name: String, size: CGSize) throws {
        try expectRest(atBothEndsOf: #require(Self.wide[name]), in: size)
    }

    @Test(
        "A card that expands is at rest at both ends, however its picture gives way",
        arguments: ExpandAnimator.Fade.allCases
    )
    func aCardThatExpandsIsAtRestAtBothEnds(fade: ExpandAnimator.Fade) {
        let animator = ExpandAnimator(source: "card", fade: fade)
        for size in Self.sizes { expectRest(atBothEndsOf: animator, in: size) }
    }

    @Test(
        "Screens that are cut elsewhere are at rest at both ends as well",
        arguments: Catalog.names,
        [CGSize(width: 101, height: 161), CGSize(width: 375, height: 211)]
    )
    func oddSizes(name: String, size: CGSize) {
        // Nothing on them that would be resampled.
        expectRest(atBothEndsOf: Catalog.animator(name), in: size) { coloring in
            let screen = UIViewController()
            screen.view.backgroundColor = coloring == .light ? .orange : .blue
            return screen
        }
    }

    @Test(
        "A screen that starts small comes and goes gradually",
        arguments: [0, 0.05, 0.15, 0.5, 1, 4, 10, -0.5] as [CGFloat]
    )
    func startsSmall(scale: CGFloat) {
        for size in Self.sizes { expectRest(atBothEndsOf: ShrinkAnimator(scale: scale), in: size) }
    }

    /// Returns a screen whose shapes don't reach beyond its edges.
    private static func screen(_ coloring: ShapesViewController.Coloring) -> UIViewController {
        let screen = ShapesViewController(coloring)
        screen.view.clipsToBounds = true
        return screen
    }

    private func expectRest(
        atBothEndsOf animator: any Animator,
        in size: CGSize,
        screen: @MainActor (ShapesViewController.Coloring) -> UIViewController = Self.screen
    ) {
        UIApplication.reset()
        UIScreen.main.configure(size: size, scale: 1)
        let navigation = UINavigationController(rootViewController: screen(.light))
        navigation.setNavigationBarHidden(true, animated: false)
        let transition = TransitionDelegate(animator)
        navigation.delegate = transition
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        UIApplication.shared.tick()

        for direction in TransitionDirection.allCases {
            let outgoing = window.image(scale: 1)
            if direction == .forward {
                navigation.pushViewController(screen(.dark), animated: true)
            } else {
                navigation.popViewController(animated: true)
            }
            UIApplication.shared.tick()
            let first = window.image(scale: 1)
            UIApplication.shared.advance(by: animator.duration - 1e-6)
            #expect(navigation.transitionCoordinator != nil, "the last frame is part of the transition")
            let last = window.image(scale: 1)
            UIApplication.shared.advance(by: 0.1)
            #expect(navigation.transitionCoordinator == nil)
            let incoming = window.image(scale: 1)

            let (start, end) = (outgoing.difference(from: first), last.difference(from: incoming))
            #expect(start.largest <= Self.rounding, "\(direction): \(start) at the start")
            #expect(end.largest <= Self.rounding, "\(direction): \(end) at the end")
        }
    }
}
