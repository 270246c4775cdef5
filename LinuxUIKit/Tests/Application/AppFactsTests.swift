import Testing
@_spi(Host) import UIKit

/// Minor UIKit APIs that older transition code uses.
@MainActor
@Suite struct AppFactsTests {
    private final class Listener: UIViewController {
        var warnings = 0

        override func didReceiveMemoryWarning() {
            super.didReceiveMemoryWarning()
            warnings += 1
        }
    }

    @Test func theKeyWindow() {
        let window = makeWindow()
        #expect(UIApplication.shared.keyWindow === window)
        let other = UIWindow(frame: window.frame)
        other.makeKeyAndVisible()
        #expect(UIApplication.shared.keyWindow === other)
        other.isHidden = true
        #expect(UIApplication.shared.keyWindow === window)
        window.isHidden = true
        #expect(UIApplication.shared.keyWindow == nil)
    }

    @Test func theDevice() {
        UIApplication.reset()
        let device = UIDevice.current
        #expect(device.userInterfaceIdiom == .phone && device.model == "iPhone")
        UIScreen.main.configure(size: CGSize(width: 1024, height: 768))
        #expect(device.userInterfaceIdiom == .pad && device.model == "iPad")
        UIApplication.reset()
        #expect(device === UIDevice.current && device.userInterfaceIdiom == .phone)
    }

    @Test func controllersHearThatMemoryRunsShort() {
        let window = makeWindow()
        let (parent, child, presented) = (Listener(), Listener(), Listener())
        parent.addChild(child)
        window.rootViewController = parent
        UIApplication.shared.tick()
        parent.present(presented, animated: false)
        UIApplication.shared.tick()
        UIApplication.shared.warnOfLowMemory()
        #expect([parent, child, presented].map(\.warnings) == [1, 1, 1])
    }

    @Test func viewsStoreTheirLargeContent() {
        let view = UIView()
        let item: any UILargeContentViewerItem = view
        #expect(!item.scalesLargeContentImage && item.largeContentImageInsets == .zero)
        view.scalesLargeContentImage = true
        view.largeContentImageInsets.top = 3
        #expect(item.scalesLargeContentImage && item.largeContentImageInsets.top == 3)
    }

    @Test func effectViewsWithoutEffects() {
        let view = UIVisualEffectView()
        #expect(view.effect == nil && view.frame == .zero)
        let frame = CGRect(x: 1, y: 2, width: 30, height: 40)
        #expect(UIVisualEffectView(frame: frame).frame == frame)
        let blur = UIBlurEffect(style: .dark)
        let vibrant = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: blur, style: .label))
        vibrant.frame = frame
        #expect(vibrant.contentView.frame.size == frame.size)
        #expect(vibrant.backgroundColor == nil)
        #expect(UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: blur)).effect is UIVibrancyEffect)
    }

    @Test func aTransitionOfContentRunsAndEnds() throws {
        final class Delegate: NSObject, CAAnimationDelegate {
            var ends: [Bool] = []

            func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { ends.append(flag) }
        }
        let window = makeWindow()
        let transition = CATransition()
        #expect(transition.type == .fade && transition.subtype == nil)
        #expect(transition.startProgress == 0 && transition.endProgress == 1)
        let delegate = Delegate()
        transition.type = .push
        transition.subtype = .fromRight
        transition.duration = 0.4
        transition.delegate = delegate
        window.layer.add(transition, forKey: "transition")
        let copy = try #require(window.layer.animation(forKey: "transition") as? CATransition)
        #expect(copy.type == .push && copy.subtype == .fromRight)
        UIApplication.shared.tick()
        UIApplication.shared.advance(by: 0.3)
        #expect(delegate.ends == [])
        UIApplication.shared.advance(by: 0.2)
        #expect(delegate.ends == [true])
    }
}
