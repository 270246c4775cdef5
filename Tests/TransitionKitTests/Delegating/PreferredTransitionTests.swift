@_spi(Host) import TestSupport
import Testing
import TransitionKit
@_spi(Host) import UIKit

/// Screens that prefer one of the system's transitions, whether UIKit calls a delegate for them or not.
@MainActor
@Suite(
    .behaviors([
        UIKitBehavior(preferredTransitionComesFirst: false),
        UIKitBehavior(preferredTransitionComesFirst: true),
    ])
)
struct PreferredTransitionTests {
    private let log = CallbackLog()

    private func screen(_ name: String, prefers transition: UIViewController.Transition? = nil)
        -> RecordingViewController
    {
        let screen = RecordingViewController(name, color: .gray, log: log)
        screen.preferredTransition = transition
        return screen
    }

    /// A stack with a single screen, and a finger that swipes back.
    @MainActor private final class Scene {
        let navigation: UINavigationController
        private let root: UIViewController
        private let window = UIWindow(frame: UIScreen.main.bounds)
        private let touch: TouchInjector

        init(_ root: @autoclosure () -> UIViewController) {
            UIApplication.reset()
            self.root = root()
            navigation = UINavigationController(rootViewController: self.root)
            touch = TouchInjector(window: window)
            window.rootViewController = navigation
            window.makeKeyAndVisible()
            UIApplication.shared.tick()
        }

        func settle() { UIApplication.shared.advance(by: 1.5) }

        func swipe() {
            touch.drag(
                from: CGPoint(x: 4, y: 400),
                to: CGPoint(x: 380, y: 400),
                duration: 0.3,
                steps: 18
            )
            settle()
        }

        var isAtRest: Bool { navigation.viewControllers == [root] && navigation.transitionCoordinator == nil }
    }

    /// A way back.
    enum Back: CaseIterable, Sendable { case call, swipe }

    private func goBack(_ back: Back, in scene: Scene) {
        switch back {
        case .call: scene.navigation.popViewController(animated: true)
        case .swipe: scene.swipe()
        }
        scene.settle()
    }

    /// Attaches a delegate that records its transitions.
    private func delegate(of scene: Scene, _ animator: (any Animator)? = nil) -> TransitionDelegate {
        let delegate = TransitionDelegate(forward: animator, backward: animator)
        delegate.onTransitionEnd = { [log] _, _, finished in log.add("ours \(finished)") }
        delegate.attach(to: scene.navigation)
        return delegate
    }

    private var ours: Int { log.entries(of: "ours true").count }

    // MARK: Pushing

    @Test(
        "A screen that's pushed with an animator arrives and leaves with it, and gets its transition back",
        arguments: Back.allCases,
        [true, false]
    )
    func aScreenThatsPushedWithAnAnimatorArrivesAndLeaves(back: Back, isLate: Bool) {
        let scene = Scene(screen("A"))
        _ = delegate(of: scene)
        let detail = screen("B")
        let zoom = UIViewController.Transition.crossDissolve
        if isLate {
            detail.onWillAppear = { if $0.isMovingToParent { $0.preferredTransition = zoom } }
        } else {
            detail.preferredTransition = zoom
        }
        scene.navigation.pushViewController(detail, with: EvenSlideAnimator())
        scene.settle()
        #expect(ours == 1)
        #expect(detail.preferredTransition == nil)
        goBack(back, in: scene)
        #expect(scene.isAtRest)
        #expect(ours == 2)
        #expect(detail.preferredTransition === zoom)
        // Without the animator, UIKit animates the screen.
        detail.onWillAppear = nil
        scene.navigation.pushViewController(detail, animated: true)
        scene.settle()
        goBack(back, in: scene)
        #expect(scene.isAtRest)
        #expect(ours == 2)
        #expect(detail.preferredTransition === zoom)
    }

    @Test(
        "If the screen gets its transition right after the call, UIKit decides which one applies, both ways",
        arguments: Back.allCases
    )
    func setRightAfterwards(back: Back) {
        let scene = Scene(screen("A"))
        let delegate = delegate(of: scene)
        let isAnimatorRequested = !UIKitBehavior.current.preferredTransitionComesFirst
        let zoom = UIViewController.Transition.crossDissolve
        let detail = screen("B")
        scene.navigation.pushViewController(detail, with: EvenSlideAnimator())
        detail.preferredTransition = zoom
        scene.settle()
        #expect(ours == (isAnimatorRequested ? 1 : 0))
        goBack(back, in: scene)
        #expect(scene.isAtRest)
        #expect(ours == (isAnimatorRequested ? 2 : 0))
        #expect(detail.preferredTransition === zoom)
        withExtendedLifetime(delegate) {}
    }

    @Test(
        "Without a delegate of its own, the navigation controller animates it, too",
        arguments: Back.allCases
    )
    func pushedAsGuest(back: Back) {
        let scene = Scene(screen("A"))
        let zoom = UIViewController.Transition.crossDissolve
        let detail = screen("B", prefers: zoom)
        scene.navigation.pushViewController(detail, with: EvenSlideAnimator())
        UIApplication.shared.advance(by: 0.1)
        #expect((detail.view.layer.presentation()?.transform.m41 ?? 0) > 200)
        scene.settle()
        #expect(scene.navigation.delegate != nil)
        goBack(back, in: scene)
        #expect(scene.isAtRest)
        #expect(scene.navigation.delegate == nil)
        #expect(detail.preferredTransition === zoom)
    }

    @Test("A canceled pop leaves the animator in place")
    func canceledPop() {
        let scene = Scene(screen("A"))
        let interaction = InteractionController()
        _ = delegate(of: scene)
        let zoom = UIViewController.Transition.crossDissolve
        let detail = screen("B", prefers: zoom)
        scene.navigation.pushViewController(detail, with: EvenSlideAnimator(), interaction: interaction)
        scene.settle()
        interaction.begin()
        scene.navigation.popViewController(animated: true)
        UIApplication.shared.tick()
        interaction.cancel()
        scene.settle()
        #expect(scene.navigation.topViewController === detail)
        #expect(detail.preferredTransition == nil)
        goBack(.call, in: scene)
        #expect(log.entries(of: "ours") == ["ours true", "ours false", "ours true"])
        #expect(detail.preferredTransition === zoom)
    }

    @Test("After a canceled push, the screen has its transition again")
    func canceledPush() {
        let scene = Scene(screen("A"))
        let interaction = InteractionController()
        let zoom = UIViewController.Transition.crossDissolve
        let detail = screen("B", prefers: zoom)
        interaction.begin()
        scene.navigation.pushViewController(detail, with: EvenSlideAnimator(), interaction: interaction)
        UIApplication.shared.tick()
        #expect(detail.preferredTransition == nil)
        interaction.cancel()
        scene.settle()
        #expect(scene.isAtRest)
        #expect(detail.preferredTransition === zoom)
        #expect(scene.navigation.delegate == nil)
    }

    @Test("A screen that leaves without an animation gets its transition back")
    func notAnimated() {
        let scene = Scene(screen("A"))
        let zoom = UIViewController.Transition.crossDissolve
        let detail = screen("B", prefers: zoom)
        scene.navigation.pushViewController(detail, with: EvenSlideAnimator())
        scene.settle()
        scene.navigation.popViewController(animated: false)
        scene.settle()
        #expect(detail.preferredTransition === zoom)
    }

    @Test(
        "If the app sets another one, UIKit animates the screen from then on, and it stays",
        arguments: Back.allCases
    )
    func ifTheAppSetsAnotherOneUIKitAnimatesTheScreenFromThen(back: Back) {
        let scene = Scene(screen("A"))
        let delegate = delegate(of: scene, EvenSlideAnimator())
        let detail = screen("B", prefers: .crossDissolve)
        scene.navigation.pushViewController(detail, with: EvenSlideAnimator())
        scene.settle()
        let other = UIViewController.Transition.coverVertical
        detail.preferredTransition = other
        goBack(back, in: scene)
        #expect(scene.isAtRest)
        #expect(ours == 1)
        #expect(detail.preferredTransition === other)
        withExtendedLifetime(delegate) {}
    }

    // MARK: Animators for screens

    @Test(
        "An animator that's set for a screen replaces its transition until it's removed",
        arguments: Back.allCases
    )
    func anAnimatorThatsSetForAScreenReplacesItsTransitionUntilIts(back: Back) {
        let scene = Scene(screen("A"))
        let delegate = delegate(of: scene)
        let zoom = UIViewController.Transition.crossDissolve
        let detail = screen("B", prefers: zoom)
        delegate.setAnimator(EvenSlideAnimator(), for: detail)
        for count in [2, 4] {
            scene.navigation.pushViewController(detail, animated: true)
            scene.settle()
            goBack(back, in: scene)
            #expect(scene.isAtRest)
            #expect(ours == count)
            #expect(detail.preferredTransition == nil)
        }
        // Removed while the screen is there, it still applies to the way back.
        scene.navigation.pushViewController(detail, animated: true)
        scene.settle()
        delegate.removeAnimator(for: detail)
        #expect(detail.preferredTransition == nil)
        goBack(back, in: scene)
        #expect(ours == 6)
        #expect(detail.preferredTransition === zoom)
        delegate.setAnimator(EvenSlideAnimator(), for: detail)
        #expect(detail.preferredTransition == nil)
        delegate.setAnimator(nil, for: detail)
        #expect(detail.preferredTransition === zoom)
        delegate.setAnimator(EvenSlideAnimator(), for: detail)
        #expect(detail.preferredTransition == nil)
        delegate.removeAnimator(for: detail)
        #expect(detail.preferredTransition === zoom)
    }

    @Test("A delegate that's released returns the transitions")
    func aDelegateThatsReleasedReturnsTheTransitions() {
        let detail = screen("B", prefers: .crossDissolve)
        do {
            let delegate = TransitionDelegate()
            delegate.setAnimator(EvenSlideAnimator(), for: detail)
            #expect(detail.preferredTransition == nil)
        }
        #expect(detail.preferredTransition != nil)
    }

    /// A screen with an animator of its own.
    private final class Provider: UIViewController, AnimatorProviding {
        var preferredAnimator: (any Animator)? { EvenSlideAnimator() }
    }

    @Test(
        "A preferred transition takes precedence over the animator that a screen provides",
        arguments: Back.allCases
    )
    func aPreferredTransitionTakesPrecedenceOverTheAnimatorThatAScreenProvides(back: Back) {
        let scene = Scene(screen("A"))
        let delegate = delegate(of: scene, EvenSlideAnimator())
        let detail = Provider()
        detail.preferredTransition = .crossDissolve
        scene.navigation.pushViewController(detail, animated: true)
        scene.settle()
        goBack(back, in: scene)
        #expect(scene.isAtRest)
        #expect(ours == 0)
        #expect(detail.preferredTransition != nil)
        withExtendedLifetime(delegate) {}
    }

    // MARK: Presenting

    @Test("A screen that's presented with an animator gets its transition back when it's dismissed")
    func aScreenThatsPresentedWithAnAnimatorGetsItsTransitionBack() throws {
        let scene = Scene(screen("A"))
        let zoom = UIViewController.Transition.coverVertical
        let detail = screen("B", prefers: zoom)
        for _ in 0..<2 {
            scene.navigation.present(detail, with: EvenSlideAnimator())
            let delegate = try #require(TransitionDelegate.attached(toPresentationOf: detail))
            delegate.onTransitionEnd = { [log] _, _, finished in log.add("ours \(finished)") }
            log.clear()
            scene.settle()
            #expect(ours == 1)
            #expect(detail.preferredTransition == nil)
            scene.navigation.dismiss(animated: true)
            scene.settle()
            #expect(ours == 2)
            #expect(detail.preferredTransition === zoom)
        }
        scene.navigation.present(detail, animated: true)
        scene.settle()
        scene.navigation.dismiss(animated: true)
        scene.settle()
        #expect(ours == 2)
        #expect(scene.navigation.presentedViewController == nil)
    }

    @Test("A swipe dismisses it with its animator")
    func dismissedBySwipe() {
        let scene = Scene(screen("A"))
        let zoom = UIViewController.Transition.coverVertical
        let detail = screen("B", prefers: zoom)
        scene.navigation.present(detail, with: EvenSlideAnimator(), interaction: .swipe())
        scene.settle()
        scene.swipe()
        #expect(scene.navigation.presentedViewController == nil)
        #expect(detail.preferredTransition === zoom)
    }

    @Test("An animator that's set for a presented screen replaces its transition")
    func setForAPresentation() {
        let scene = Scene(screen("A"))
        let zoom = UIViewController.Transition.coverVertical
        let detail = screen("B", prefers: zoom)
        detail.modalPresentationStyle = .fullScreen
        let delegate = TransitionDelegate()
        delegate.onTransitionEnd = { [log] _, _, finished in log.add("ours \(finished)") }
        delegate.setAnimator(EvenSlideAnimator(), for: detail)
        delegate.attach(toPresentationOf: detail)
        scene.navigation.present(detail, animated: true)
        scene.settle()
        delegate.removeAnimator(for: detail)
        #expect(detail.preferredTransition == nil)
        scene.navigation.dismiss(animated: true)
        scene.settle()
        #expect(ours == 2)
        #expect(detail.preferredTransition === zoom)
    }

    @Test("It keeps its transition if UIKit drops the presentation")
    func droppedPresentation() {
        let scene = Scene(screen("A"))
        let zoom = UIViewController.Transition.coverVertical
        let detail = screen("B", prefers: zoom)
        scene.navigation.present(screen("C"), with: EvenSlideAnimator())
        scene.navigation.present(detail, with: EvenSlideAnimator())
        scene.settle()
        #expect(scene.navigation.presentedViewController !== detail)
        #expect(detail.preferredTransition === zoom)
    }
}
