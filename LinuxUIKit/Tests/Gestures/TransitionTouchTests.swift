import Testing
@_spi(Host) import UIKit

/// While an animator that can't be held runs, the view that contains it receives no touches. The views around
/// it do.
@MainActor
@Suite final class TransitionTouchTests {
    /// An animator that slides screens with a property animator that it doesn't provide to anyone.
    private final class SlideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
        private(set) var animator = UIViewPropertyAnimator(duration: 1, curve: .linear)

        func transitionDuration(
            using transitionContext: (any UIViewControllerContextTransitioning)?
        ) -> TimeInterval { 1 }

        func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
            guard let to = transitionContext.view(forKey: .to) else { return }
            to.frame = transitionContext.containerView.bounds
            to.transform = CGAffineTransform(translationX: 390, y: 0)
            transitionContext.containerView.addSubview(to)
            animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { to.transform = .identity }
            animator.addCompletion { position in
                to.transform = .identity
                transitionContext.completeTransition(position == .end)
            }
            animator.startAnimation()
        }

        func turnRound() {
            guard animator.state == .active else { return }
            animator.pauseAnimation()
            animator.isReversed.toggle()
            animator.startAnimation()
        }
    }

    private struct Stage {
        let scene: ControllerScene
        let (first, second): (UIViewController, UIViewController)
        let navigation: UINavigationController
        let slide: SlideAnimator
        let vendor: TransitionVendor
        let fingers: TouchInjector

        @MainActor init() {
            scene = ControllerScene()
            slide = SlideAnimator()
            (first, second) = (scene.controller("A"), scene.controller("B"))
            navigation = UINavigationController(rootViewController: first)
            scene.show(navigation)
            vendor = TransitionVendor(scene.log, animator: slide)
            navigation.delegate = vendor
            fingers = TouchInjector(window: scene.window)
        }
    }

    @Test func aTapOnTheNavigationControllersViewTurnsARunningPushRound() {
        let stage = Stage()
        let tap = UITapGestureRecognizer()
        tap.addHandler { [slide = stage.slide] _ in slide.turnRound() }
        stage.navigation.view.addGestureRecognizer(tap)
        stage.navigation.pushViewController(stage.second, animated: true)
        stage.scene.advance(0.5)
        stage.fingers.tap(at: CGPoint(x: 200, y: 400))
        #expect(stage.slide.animator.isReversed)
        stage.scene.settle()
        #expect(stage.navigation.topViewController === stage.first)
        #expect(stage.first.view.window != nil && stage.second.view.window == nil)
        stage.navigation.pushViewController(stage.second, animated: true)
        stage.scene.settle()
        #expect(stage.navigation.topViewController === stage.second)
    }

    @Test func whatIsInTheTransitionHearsNothing() {
        let stage = Stage()
        var taps: [String] = []
        let screens = [("first", stage.first), ("second", stage.second)]
        for (name, screen) in screens {
            let tap = UITapGestureRecognizer()
            tap.addHandler { _ in taps.append(name) }
            screen.view.addGestureRecognizer(tap)
            let button = UIButton(frame: screen.view.bounds)
            button.addAction(UIAction { _ in taps.append("button") }, for: .touchUpInside)
            screen.view.addSubview(button)
        }
        stage.navigation.pushViewController(stage.second, animated: true)
        stage.scene.advance(0.5)
        for x in [20, 200, 380] as [CGFloat] { stage.fingers.tap(at: CGPoint(x: x, y: 400)) }
        #expect(taps == [])
        stage.scene.settle()
        stage.fingers.tap(at: CGPoint(x: 200, y: 400))
        #expect(taps == ["button"])
    }

    @Test func aPresentationIsHeardOnTheWindowAlone() {
        let stage = Stage()
        var taps: [String] = []
        func watch(_ name: String, _ view: UIView) {
            let tap = UITapGestureRecognizer()
            tap.addHandler { _ in taps.append(name) }
            view.addGestureRecognizer(tap)
        }
        watch("presenter", stage.navigation.view)
        watch("window", stage.scene.window)
        stage.second.modalPresentationStyle = .custom
        stage.second.transitioningDelegate = stage.vendor
        stage.navigation.present(stage.second, animated: true)
        stage.scene.advance(0.5)
        stage.fingers.tap(at: CGPoint(x: 200, y: 400))
        #expect(taps == ["window"])
    }
}
