import Animators
import Presentations
import TestSupport
import Testing
import TransitionKit
import TransitionTesting
@_spi(Host) import UIKit

/// What people see of toasts while they, or the screens beneath them, come and go.
@MainActor @Suite struct ToastMotionTests {
    /// Returns a red toast.
    private func toast() -> CardScreen {
        let toast = CardScreen(color: .red)
        toast.preferredContentSize = CGSize(width: 200, height: 60)
        return toast
    }

    /// Returns the visible opacity of a toast, or 0 if it isn't in the window.
    private func opacity(of toast: UIViewController) -> Float {
        guard let view = toast.viewIfLoaded, view.window != nil else { return 0 }
        return sequence(first: view.layer, next: \.superlayer).reduce(1) {
            $0 * ($1.presentation() ?? $1).opacity
        }
    }

    @Test(
        "A toast over a sheet leaves together with it, and comes back with it",
        arguments: [false, true]
    )
    func leavesWithASheet(isCaught: Bool) {
        let scene = CardScene()
        let toast = toast()
        scene.show(.sheet())
        let top = scene.shownFrame.minY
        scene.screen.present(toast, as: .toast(duration: 20))
        scene.advance(1)
        #expect(opacity(of: toast) == 1)
        scene.screen.dismiss(animated: true)
        scene.advance(0.15)
        #expect(opacity(of: toast) > 0 && opacity(of: toast) < 0.9)
        guard isCaught else {
            scene.advance(1)
            #expect(scene.isGone && opacity(of: toast) == 0 && toast.parent == nil)
            return
        }
        let grip = CGPoint(x: 195, y: scene.shownFrame.minY + 20)
        scene.touch.down(at: grip)
        scene.touch.move(to: CGPoint(x: 195, y: grip.y - 20))
        scene.touch.move(to: CGPoint(x: 195, y: top + 25))
        scene.advance(0.2)
        scene.touch.up()
        scene.advance(1)
        #expect(scene.screen.view.window != nil && opacity(of: toast) == 1)
    }

    /// Returns whether a toast is neither dimmed nor covered at its place at the top.
    private func isClear(_ scene: CardScene) -> Bool {
        let color = Picture(scene.window, scale: 1).color(at: CGPoint(x: 195, y: 85))
        return color[0] > 250 && color[1] < 5 && color[2] < 5
    }

    /// A red toast that counts how often it has appeared.
    private final class CountedToast: CardScreen {
        private(set) var appearances = 0

        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            appearances += 1
        }
    }

    @Test(
        "A toast isn't dimmed while a card is presented beneath it, and moves only once",
        arguments: [0, 1, 2]
    )
    func staysInFront(kind: Int) {
        let scene = CardScene()
        let toast = CountedToast(CGSize(width: 200, height: 60), color: .red)
        scene.root.present(toast, as: .toast(duration: 20))
        scene.advance(1)
        let before = toast.appearances
        let cards: [CardPresentation] = [.sheet(), .drawer(), .card(edge: nil)]
        scene.present(cards[kind])
        for _ in 0..<24 {
            scene.advance(1.0 / 60)
            #expect(isClear(scene))
        }
        scene.advance(1)
        #expect(isClear(scene) && toast.appearances <= before + 1)
        scene.root.dismiss(animated: true)
        for _ in 0..<18 {
            scene.advance(1.0 / 60)
            #expect(isClear(scene))
        }
        scene.advance(1)
        #expect(isClear(scene) && scene.root.presentedViewController == nil)
        toast.cardPresentationController?.dismiss(animated: true)
        scene.advance(1)
        #expect(scene.isGone && toast.parent == nil)
    }

    // An app can leave room below its screens, such as for a banner.
    @Test(
        "A toast above a tab bar stays there while a card is presented beneath it, and dismissed",
        arguments: [0, 100] as [CGFloat]
    )
    func staysAboveTheTabBar(room: CGFloat) {
        let scene = CardScene()
        let tabs = UITabBarController()
        tabs.viewControllers = [scene.takeRoot(), UIViewController()]
        scene.window.rootViewController = tabs
        tabs.view.frame.size.height -= room
        scene.advance(0.1)
        let toast = toast()
        tabs.present(toast, as: .toast(edge: .bottom, duration: 20))
        scene.advance(1)
        let place = scene.place(of: toast.view)
        #expect(place.maxY < tabs.tabBar.frame.minY)
        tabs.present(CardScreen(), as: .card(edge: nil))
        for _ in 0..<60 {
            scene.advance(1.0 / 60)
            #expect(isNear(scene.place(of: toast.view), place))
        }
        tabs.dismiss(animated: true)
        for _ in 0..<60 {
            scene.advance(1.0 / 60)
            #expect(isNear(scene.place(of: toast.view), place))
        }
        #expect(tabs.presentedViewController == nil && toast.view.window != nil)
        // Where there's no bar anymore, it isn't above one.
        tabs.tabBar.isHidden = true
        toast.cardPresentationController?.invalidateDetents()
        scene.advance(1)
        #expect(scene.place(of: toast.view).maxY > place.maxY + 20)
    }

    @Test("A toast that moves in front of a screen with another safe area settles there, and doesn't jump")
    func settlesInFrontOfAScreen() {
        let scene = CardScene()
        scene.root.additionalSafeAreaInsets.top = 60
        let (toast, front) = (toast(), UIViewController())
        scene.root.present(toast, as: .toast(duration: 20))
        scene.advance(1)
        var tops = [scene.place(of: toast.view).minY]
        front.modalPresentationStyle = .overFullScreen
        scene.root.present(front, animated: true)
        for _ in 0..<120 {
            scene.advance(1.0 / 60)
            tops.append(scene.place(of: toast.view).minY)
        }
        #expect(toast.view.isDescendant(of: front.view))
        let steps = zip(tops, tops.dropFirst()).map { $0 - $1 }
        #expect(steps.allSatisfy { $0 > -0.5 && $0 < 15 }, "\(steps)")
        #expect(abs(tops[0] - 115) < 0.5 && abs((tops.last ?? 0) - 55) < 0.5, "\(tops)")
    }

    @Test("A toast that replaces another one isn't seen through it: the former one fades in its place")
    func fadesInPlace() {
        let scene = CardScene()
        let (former, next) = (toast(), toast())
        var presentation = CardPresentation.toast(duration: 20)
        presentation.succession = .replaces
        scene.root.present(former, as: presentation)
        scene.advance(1)
        let card = former.cardPresentationController?.presentedView
        scene.root.present(next, as: presentation)
        var frames = 0
        for _ in 0..<18 {
            scene.advance(1.0 / 60)
            guard opacity(of: former) > 0.01, let layer = card?.layer.presentation() else { continue }
            frames += 1
            #expect(abs(layer.position.y - 85) < 1)
        }
        #expect(frames > 2 && frames < 15)
        #expect(former.parent == nil && opacity(of: next) == 1)
        scene.advance(1)
        #expect(isClear(scene) && scene.root.children.count == 1)
    }

    @Test("A toast that replaces one that's still appearing isn't seen through it either, and can come back")
    func fadesWhileItAppears() {
        let scene = CardScene()
        let (former, next) = (toast(), toast())
        var presentation = CardPresentation.toast(duration: 20)
        presentation.succession = .replaces
        scene.root.present(former, as: presentation)
        scene.advance(0.15)
        #expect(opacity(of: former) == 1)
        scene.root.present(next, as: presentation)
        // One of these frames is that in which the next one is placed.
        scene.advance(0.15)
        #expect(opacity(of: former) < 0.01 && opacity(of: next) == 1)
        scene.advance(1)
        #expect(former.parent == nil && opacity(of: next) == 1 && isClear(scene))
        scene.root.present(former, as: presentation)
        scene.advance(1)
        #expect(next.parent == nil && opacity(of: former) == 1 && isClear(scene))
    }
}
