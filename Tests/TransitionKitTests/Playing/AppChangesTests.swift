import Animators
import TestSupport
import Testing
import TransitionKit
import TransitionTesting
@_spi(Host) import UIKit

/// What the app itself sets on a screen before or during a transition.
@MainActor @Suite(.allBehaviors) struct AppChangesTests {
    private nonisolated static let animators: [(String, any Animator)] = [
        ("slide", .slide()), ("crossfade", .crossfade()), ("cube", .cube()), ("cover", .cover(edge: .bottom)),
    ]

    @Test(
        "Opacity that the app sets in flight stays, whether the transition is completed or not",
        arguments: animators.indices,
        [false, true]
    )
    func opacityThatAppSetsInFlightStays(index: Int, isPushed: Bool) async {
        let (root, detail) = (UIViewController(), UIViewController())
        let stack = UINavigationController()
        if isPushed { stack.viewControllers = [root] }
        let app = TestApp(rootViewController: isPushed ? stack : root)
        detail.view.backgroundColor = .blue
        detail.view.alpha = 0
        let animator = Self.animators[index].1
        if isPushed {
            stack.pushViewController(detail, with: animator)
        } else {
            root.present(detail, with: animator)
        }
        await app.advance(by: 0.1)
        UIView.animate(withDuration: 0.1) { detail.view.alpha = 1 }
        await app.settle()
        #expect(detail.view.alpha == 1 && detail.view.window != nil)
        // What the app doesn't change is put back.
        detail.view.alpha = 0.5
        if isPushed { stack.popViewController(animated: true) } else { root.dismiss(animated: true) }
        await app.settle()
        #expect(detail.view.alpha == 0.5 && root.view.alpha == 1)
    }

    @Test("A screen that the app no longer clips in flight stays that way", arguments: [false, true])
    func screenThatAppNoLongerClipsInFlightStaysThatWay(isChanged: Bool) async {
        let (root, detail) = (UIViewController(), UIViewController())
        let app = TestApp(rootViewController: root)
        detail.view.clipsToBounds = true
        root.present(detail, with: .swing())
        await app.advance(by: 0.1)
        if isChanged { detail.view.clipsToBounds = false }
        await app.settle()
        #expect(detail.view.clipsToBounds == !isChanged)
        #expect(!root.view.clipsToBounds)
    }

    @Test("A screen with round corners of its own keeps them in flight", arguments: [true, false])
    func screenWithRoundCornersOfOwnKeepsThemInFlight(isDragged: Bool) async {
        let (root, detail) = (UIViewController(), UIViewController())
        let app = TestApp(rootViewController: root)
        detail.view.backgroundColor = .blue
        detail.view.layer.cornerRadius = 16
        detail.view.clipsToBounds = true
        root.present(detail, with: isDragged ? .slide() : .cube(), interaction: isDragged ? .drag() : nil)
        for _ in 0..<4 {
            await app.advance(by: 0.05)
            #expect(detail.view.layer.cornerRadius >= 16)
        }
        await app.settle()
        #expect(detail.view.layer.cornerRadius == 16)
        root.dismiss(animated: true)
        await app.advance(by: 0.02)
        #expect(detail.view.layer.cornerRadius >= 16)
        await app.settle()
        #expect(detail.view.layer.cornerRadius == 16)
    }
}
