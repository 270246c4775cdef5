import Testing
@_spi(Host) import UIKit

@testable import Gallery

/// The gallery in a window, with a finger.
@MainActor
final class AppRig {
    let window: UIWindow
    let finger: TouchInjector

    /// - Parameter defaults: where favorites are kept; nowhere by default.
    init(
        size: CGSize = CGSize(width: 390, height: 844),
        isDark: Bool = false,
        isRightToLeft: Bool = false,
        defaults: UserDefaults? = nil
    ) {
        UIApplication.reset()
        UIScreen.main.configure(size: size, scale: 1, userInterfaceStyle: isDark ? .dark : .light)
        UIApplication.shared.setUserInterfaceLayoutDirection(isRightToLeft ? .rightToLeft : .leftToRight)
        window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = GalleryApp.makeRootViewController(defaults: defaults)
        window.makeKeyAndVisible()
        finger = TouchInjector(window: window)
        settle(0.1)
    }

    var navigation: UINavigationController {
        window.rootViewController as? UINavigationController ?? UINavigationController()
    }

    /// What one sees: the top of the stack, or what is presented over it.
    var top: UIViewController? { navigation.presentedViewController ?? navigation.topViewController }

    var homeController: HomeViewController? { navigation.viewControllers.first as? HomeViewController }

    func home() throws -> HomeView {
        try #require(homeController?.home)
    }

    /// Lets time pass, thirty frames a second.
    func settle(_ seconds: TimeInterval = 1.5) {
        UIApplication.shared.advance(by: seconds, frameInterval: 1.0 / 30)
    }

    /// Taps the middle of a view.
    func tap(_ view: UIView) {
        let point = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
        tap(point)
    }

    func tap(_ point: CGPoint) {
        finger.down(at: point)
        settle(0.2)
        finger.up()
        UIApplication.shared.tick()
    }

    /// Drags and lifts the finger.
    func drag(from start: CGPoint, by way: CGVector, duration: TimeInterval = 0.4) {
        let end = CGPoint(x: start.x + way.dx, y: start.y + way.dy)
        finger.drag(from: start, to: end, duration: duration, steps: 24)
        UIApplication.shared.tick()
    }

    /// Opens a showcase by a tap on its card, and scrolls to the card first if its middle isn't visible.
    func open(_ showcase: Showcase) throws {
        let home = try home()
        let card = try #require(home.shownCards.first { $0.showcase == showcase })
        let strip = try #require(card.superview as? UIScrollView)
        strip.contentOffset.x = min(
            max(card.frame.minX - 20, 0),
            strip.contentSize.width - strip.bounds.width
        )
        // Favorites are above the cards, and the list may have been scrolled.
        let (middle, seen) = (strip.frame.midY, home.scroll.bounds)
        if middle < seen.minY + home.bar.bounds.height || middle > seen.maxY - 1 {
            home.scroll.contentOffset.y = home.clamped(middle - seen.height / 2)
        }
        settle(0.1)
        tap(card)
        settle()
    }

    /// Turns the device.
    func turn(to size: CGSize) {
        UIScreen.main.configure(size: size, scale: 1)
        window.frame = CGRect(origin: .zero, size: size)
        settle(0.1)
    }
}

extension UIView {
    /// The views below this one, with it.
    var wholeTree: [UIView] { [self] + subviews.flatMap(\.wholeTree) }
}
