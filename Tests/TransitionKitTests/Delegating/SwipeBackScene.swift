import TestSupport
import Testing
@_spi(Host) import UIKit

/// The start of a swipe.
enum SwipeBackStart: CGFloat, CaseIterable, Sendable {
    case edge = 4
    case content = 150
}

/// A stack of three screens in a window, and a finger that swipes back.
@MainActor final class SwipeBackScene {
    let screens: [RecordingViewController]
    let navigation: UINavigationController
    let touch: TouchInjector
    let window: UIWindow
    private let isMirrored: Bool

    init(_ log: CallbackLog, isMirrored: Bool = false) {
        UIApplication.reset()
        window = UIWindow(frame: UIScreen.main.bounds)
        if isMirrored { UIApplication.shared.setUserInterfaceLayoutDirection(.rightToLeft) }
        self.isMirrored = isMirrored
        screens = ["A", "B", "C"].map { RecordingViewController($0, color: .gray, log: log) }
        navigation = UINavigationController()
        navigation.viewControllers = screens
        touch = TouchInjector(window: window)
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        UIApplication.shared.tick()
    }

    private func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
        CGPoint(x: isMirrored ? window.bounds.width - x : x, y: y)
    }

    /// Swipes toward the trailing edge.
    func swipe(_ start: SwipeBackStart, at y: CGFloat = 400, lifts: Bool = true) {
        touch.drag(
            from: point(start.rawValue, y),
            to: point(380, y),
            duration: 0.3,
            steps: 18,
            lifts: false
        )
        UIApplication.shared.tick()
        if lifts { lift() }
    }

    func lift() {
        touch.up()
        settle()
    }

    func settle() { UIApplication.shared.advance(by: 1.5) }

    var isAtRest: Bool {
        navigation.transitionCoordinator == nil && navigation.children == navigation.viewControllers
            && navigation.topViewController?.view.frame == navigation.view.bounds
    }

    /// The system's two recognizers that pop.
    var popRecognizers: [UIGestureRecognizer] {
        get throws {
            [
                try #require(navigation.interactivePopGestureRecognizer),
                try #require(navigation.interactiveContentPopGestureRecognizer),
            ]
        }
    }
}
