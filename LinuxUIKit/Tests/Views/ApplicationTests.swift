@_spi(Host) import QuartzCore
import Testing
@_spi(Host) import UIKit

@Suite @MainActor
struct ApplicationTests {
    private final class LayoutProbe: UIView {
        var log: (String) -> Void = { _ in }
        override func layoutSubviews() { log("layout") }
    }

    private final class SceneWindow: UIWindow {
        override init(windowScene: UIWindowScene) {
            super.init(windowScene: windowScene)
            tag = 7
        }

        required init?(coder: NSCoder) { nil }
    }

    @Test("A subclass of a window can override the initializer with a scene")
    func windowOfAScene() {
        UIApplication.reset()
        let scene = UIApplication.shared.windowScene
        let window = SceneWindow(windowScene: scene)
        #expect(window.windowScene === scene && window.frame == scene.screen.bounds)
        #expect(window.tag == 7 && window.isHidden)
    }

    @Test("A posted notification doesn't keep the element that it's about")
    func postedElements() {
        UIApplication.reset()
        weak var element: UIView?
        do {
            let view = UIView()
            element = view
            UIAccessibility.post(notification: .screenChanged, argument: view)
            UIAccessibility.post(notification: .announcement, argument: "Sent")
            #expect(UIAccessibility.postedNotifications.first?.1 as? UIView === view)
        }
        #expect(element == nil)
        #expect(UIAccessibility.postedNotifications.map { $0.1 as? String } == [nil, "Sent"])
    }

    @Test func oneTurnGoesFromLayoutToCallbacks() {
        let window = makeWindow()
        let view = LayoutProbe(frame: window.bounds)
        window.addSubview(view)
        UIApplication.shared.tick()

        var log: [String] = []
        view.log = { log.append($0) }
        view.setNeedsLayout()
        CATransaction.addAfterCommit {
            log.append("after commit")
            view.setNeedsLayout()
        }
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.fromValue = 0
        animation.toValue = 1
        animation.duration = 0.1
        CATransaction.setCompletionBlock { log.append("animation ended") }
        view.layer.add(animation, forKey: nil)
        UIApplication.shared.tick()
        #expect(log == ["layout", "after commit", "layout"])
        log = []
        UIApplication.shared.advance(by: 0.05)
        #expect(log.isEmpty)
        view.setNeedsLayout()
        UIApplication.shared.advance(by: 0.05)
        #expect(log == ["layout", "animation ended"])
    }

    @Test func advanceLandsOnTheDot() {
        _ = makeWindow()
        let start = MediaClock.now
        UIApplication.shared.advance(by: 0.1)
        #expect(MediaClock.now == start + 0.1)
        UIApplication.shared.advance(by: 0)
        #expect(MediaClock.now == start + 0.1)
    }

    @Test func advanceTicksAtEveryFrameAndAtTheEnd() {
        let window = makeWindow()
        let view = LayoutProbe(frame: window.bounds)
        window.addSubview(view)
        UIApplication.shared.tick()
        let start = MediaClock.now
        var times: [Double] = []
        view.log = { _ in
            times.append(MediaClock.now - start)
            // Once more in the next frame.
            CATransaction.setCompletionBlock { view.setNeedsLayout() }
        }
        view.setNeedsLayout()
        UIApplication.shared.advance(by: 0.25, frameInterval: 0.1)
        let expected = [0.1, 0.2, 0.25]
        #expect(Set(times.map { ($0 * 1000).rounded() / 1000 }) == Set(expected))
    }

    @Test func viewsLayOutOncePerTurn() {
        let window = makeWindow()
        let view = LayoutProbe(frame: window.bounds)
        var count = 0
        view.log = { _ in count += 1 }
        window.addSubview(view)
        view.setNeedsLayout()
        view.setNeedsLayout()
        #expect(count == 0)
        UIApplication.shared.tick()
        #expect(count == 1)
        view.frame.origin.x = 5
        UIApplication.shared.tick()
        #expect(count == 1, "a move is no reason to lay out")
        view.frame.size.width = 50
        view.layoutIfNeeded()
        #expect(count == 2)
    }

    @Test func windowsLieInTheOrderOfTheirLevels() {
        let window = makeWindow()
        let alert = UIWindow(frame: window.bounds)
        alert.windowLevel = .alert
        alert.isHidden = false
        let other = UIWindow(frame: window.bounds)
        other.makeKeyAndVisible()
        #expect(UIApplication.shared.windows == [window, other, alert])
        #expect(other.isKeyWindow && !window.isKeyWindow)
        other.isHidden = true
        #expect(UIApplication.shared.windows == [window, alert])
    }

    @Test("A window is drawn with its own transform and opacity, also while they're animated")
    func windowsOwnTransform() {
        let window = makeWindow()
        window.backgroundColor = .red
        window.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        UIApplication.shared.tick()
        let (width, height) = (window.bounds.width, window.bounds.height)
        let small = Picture(window.image(scale: 1), scale: 1)
        #expect(small.at(width / 2, height / 2) == .red)
        #expect(small.at(width / 2, height * 0.2).alpha == 0)
        #expect(abs(small.length(\.red, row: Int(height / 2)) - width / 2) < 0.01)
        window.transform = .identity
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { window.alpha = 0.5 }
        UIApplication.shared.tick()
        UIApplication.shared.advance(by: 0.5)
        let faint = Picture(window.image(scale: 1), scale: 1)
        #expect(abs(faint.at(width / 2, height / 2).alpha - 191) <= 1)
    }

    @Test func resetForgetsEverything() {
        let window = makeWindow()
        UIApplication.shared.advance(by: 1)
        UIAccessibility.setReduceMotionEnabled(true)
        UIApplication.shared.setUserInterfaceLayoutDirection(.rightToLeft)
        UIAccessibility.post(notification: .screenChanged, argument: nil)
        UIApplication.reset()
        #expect(window.isHidden && UIApplication.shared.windows.isEmpty)
        #expect(MediaClock.now == 1000)
        #expect(!UIAccessibility.isReduceMotionEnabled && UIAccessibility.postedNotifications.isEmpty)
        #expect(UIApplication.shared.userInterfaceLayoutDirection == .leftToRight)
        #expect(UIScreen.main.bounds.size == CGSize(width: 390, height: 844) && UIScreen.main.scale == 2)
    }

    @Test func firstRespondersGiveWay() {
        final class Field: UIView {
            override var canBecomeFirstResponder: Bool { true }
        }
        let window = makeWindow()
        let (first, second) = (Field(), Field())
        window.addSubview(first)
        window.addSubview(second)
        #expect(first.becomeFirstResponder() && first.isFirstResponder)
        #expect(second.becomeFirstResponder() && !first.isFirstResponder)
        #expect(window.endEditing(true) && !second.isFirstResponder)
        #expect(!UIView().becomeFirstResponder())
    }

    @Test("Code that flushes lays out and draws, except in the middle of a layout pass")
    func codeThatFlushesLaysOutAndDraws() {
        let window = makeWindow()
        let view = LayoutProbe(frame: window.bounds)
        window.addSubview(view)
        UIApplication.shared.tick()
        var count = 0
        view.log = { _ in
            count += 1
            CATransaction.flush()
        }
        view.setNeedsLayout()
        CATransaction.flush()
        #expect(count == 1)
        CATransaction.begin()
        view.setNeedsLayout()
        CATransaction.flush()
        #expect(count == 1)
        CATransaction.commit()
        #expect(count == 2)
    }

    @Test("The window that's made key and visible comes to the front of its level")
    func frontWindow() {
        let first = makeWindow()
        let second = UIWindow(windowScene: UIApplication.shared.windowScene)
        second.makeKeyAndVisible()
        #expect(UIApplication.shared.windowsOnScreen == [first, second])
        first.makeKeyAndVisible()
        #expect(UIApplication.shared.windowsOnScreen == [second, first] && first.isKeyWindow)
        second.windowLevel = .alert
        #expect(UIApplication.shared.windowsOnScreen == [first, second])
        first.makeKeyAndVisible()
        #expect(UIApplication.shared.windowsOnScreen == [first, second])
        second.windowLevel = UIWindow.Level(-1)
        #expect(UIApplication.shared.windowsOnScreen == [second, first])
    }

    @Test("A key window that hides hands over to the frontmost one that can be key")
    func hiddenKeyWindow() {
        final class Overlay: UIWindow {
            override var canBecomeKey: Bool { false }
        }
        final class Alert: UIWindow {
            var isKey = false
            override func becomeKey() { isKey = true }
            override func resignKey() { isKey = false }
        }
        let first = makeWindow()
        let scene = UIApplication.shared.windowScene
        let (alert, overlay) = (Alert(windowScene: scene), Overlay(windowScene: scene))
        alert.makeKeyAndVisible()
        overlay.isHidden = false
        #expect(alert.isKey && alert.isKeyWindow)
        alert.isHidden = true
        #expect(!alert.isKey && !alert.isKeyWindow && first.isKeyWindow)
        first.isHidden = true
        #expect(!first.isKeyWindow && !overlay.isKeyWindow)
    }
}
