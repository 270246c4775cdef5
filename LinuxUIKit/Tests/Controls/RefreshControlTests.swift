import Testing
@_spi(Host) import UIKit

/// A control that people pull down.
@MainActor @Suite struct RefreshControlTests {
    @MainActor private final class Scene {
        let window: UIWindow
        let list: UIScrollView
        let control = UIRefreshControl()
        let touch: TouchInjector
        private(set) var count = 0

        init(contentHeight: CGFloat = 2000) {
            UIApplication.reset()
            window = UIWindow(frame: UIScreen.main.bounds)
            let root = UIViewController()
            list = UIScrollView(frame: window.bounds)
            list.contentInsetAdjustmentBehavior = .never
            list.contentSize = CGSize(width: 390, height: contentHeight)
            root.view.addSubview(list)
            window.rootViewController = root
            window.makeKeyAndVisible()
            touch = TouchInjector(window: window)
            list.refreshControl = control
            control.addAction(UIAction { [weak self] _ in self?.count += 1 }, for: .valueChanged)
            UIApplication.shared.tick()
        }

        func pull(by distance: CGFloat) {
            let start = CGPoint(x: 200, y: 200)
            touch.drag(
                from: start,
                to: CGPoint(x: 200, y: 200 + distance),
                duration: 0.3,
                steps: 18,
                lifts: false
            )
        }

        func advance(_ seconds: Double) { UIApplication.shared.advance(by: seconds) }
    }

    @Test("Pulled far enough, it refreshes once, makes room after the finger has left, and closes at the end")
    func pulledFarEnoughItRefreshesOnce() {
        let scene = Scene()
        scene.pull(by: 400)
        #expect(scene.count == 1 && scene.control.isRefreshing)
        #expect(scene.list.adjustedContentInset.top == 0)
        let offset = scene.list.contentOffset.y
        scene.touch.up()
        #expect(scene.list.contentOffset.y == offset && scene.list.adjustedContentInset.top == 60)
        scene.advance(2)
        #expect(abs(scene.list.contentOffset.y + 60) < 0.5 && scene.count == 1)
        scene.control.endRefreshing()
        scene.advance(1)
        #expect(scene.list.contentOffset.y == 0 && scene.list.adjustedContentInset.top == 0)
        #expect(!scene.control.isRefreshing)
    }

    @Test("It refreshes once for each pull, even if it ends before the finger leaves")
    func endsAtOnce() {
        let scene = Scene()
        scene.control.addAction(
            UIAction { [control = scene.control] _ in control.endRefreshing() },
            for: .valueChanged
        )
        scene.pull(by: 400)
        #expect(scene.count == 1 && !scene.control.isRefreshing)
        scene.touch.up()
        scene.advance(2)
        scene.pull(by: 400)
        #expect(scene.count == 2)
    }

    @Test("Pulled a little, it doesn't refresh, nor does one that's disabled")
    func pullALittle() {
        for (distance, isEnabled) in [(60, true), (400, false)] as [(CGFloat, Bool)] {
            let scene = Scene()
            scene.control.isEnabled = isEnabled
            scene.pull(by: distance)
            scene.touch.up()
            scene.advance(2)
            #expect(scene.count == 0 && !scene.control.isRefreshing && scene.list.contentOffset.y == 0)
        }
    }

    @Test("Content that fits the view isn't pulled, unless it always bounces")
    func shortContent() {
        let scene = Scene(contentHeight: 100)
        scene.pull(by: 400)
        scene.touch.up()
        #expect(scene.count == 0)
        scene.list.alwaysBounceVertical = true
        scene.advance(1)
        scene.pull(by: 400)
        #expect(scene.count == 1)
    }

    @Test("Code that begins to refresh sends nothing, and makes room")
    func byCode() {
        let scene = Scene()
        scene.control.beginRefreshing()
        #expect(scene.count == 0 && scene.control.isRefreshing)
        #expect(scene.list.adjustedContentInset.top == 60)
        scene.list.refreshControl = nil
        #expect(scene.list.adjustedContentInset.top == 0 && scene.control.superview == nil)
    }
}
