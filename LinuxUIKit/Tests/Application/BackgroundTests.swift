import Foundation
@_spi(Host) import QuartzCore
import Testing
@_spi(Host) import UIKit

/// The app in the background, where no frames are shown.
@MainActor
@Suite struct BackgroundTests {
    private func makeWindow() -> UIWindow {
        UIApplication.reset()
        let window = UIWindow(windowScene: UIApplication.shared.windowScene)
        window.makeKeyAndVisible()
        UIApplication.shared.tick()
        return window
    }

    @Test func theAppAndItsSceneSaySo() {
        let window = makeWindow()
        UIApplication.shared.enterBackground()
        #expect(UIApplication.shared.applicationState == .background)
        #expect(window.windowScene?.activationState == .background)
        UIApplication.shared.enterForeground()
        #expect(UIApplication.shared.applicationState == .active)
        #expect(window.windowScene?.activationState == .foregroundActive)
    }

    @Test func aResetAppIsActive() {
        UIApplication.shared.enterBackground()
        let window = makeWindow()
        #expect(UIApplication.shared.applicationState == .active)
        #expect(window.windowScene?.activationState == .foregroundActive)
        var frames = 0
        let link = CADisplayLink { _ in frames += 1 }
        link.add(to: .main, forMode: .common)
        UIApplication.shared.advance(by: 0.1)
        #expect(frames > 0)
        link.invalidate()
        window.isHidden = true
    }

    @Test func displayLinksWaitForTheReturn() {
        let window = makeWindow()
        var frames = 0
        let link = CADisplayLink { _ in frames += 1 }
        link.add(to: .main, forMode: .common)
        UIApplication.shared.enterBackground()
        UIApplication.shared.advance(by: 1)
        #expect(frames == 0)
        UIApplication.shared.enterForeground()
        UIApplication.shared.advance(by: 0.1)
        #expect(frames > 0)
        link.invalidate()
        window.isHidden = true
    }

    @Test func animationsEndAtOnce() {
        let window = makeWindow()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        window.addSubview(view)
        UIApplication.shared.tick()
        var ends: [Bool] = []
        UIApplication.shared.enterBackground()
        UIView.animate(
            withDuration: 10,
            animations: { view.center.x = 100 },
            completion: { ends.append($0) }
        )
        UIApplication.shared.tick()
        #expect(ends == [false])
        #expect(view.layer.animationKeys() == nil)
        #expect(view.center.x == 100)
    }
}
