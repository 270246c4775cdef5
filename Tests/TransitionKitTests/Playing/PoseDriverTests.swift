import Animators
@_spi(Host) import TestSupport
import Testing
@_spi(Host) import UIKit

@testable import TransitionKit

/// How a transition plays: by Core Animation on its own, and pose by pose otherwise.
@MainActor @Suite struct PoseDriverTests {
    private static let timing = TimingCurve.responsive
    private static let frame = 1.0 / 60

    private func makeRig(
        _ kind: ContainerKind = .custom,
        _ interaction: InteractionController = InteractionController()
    ) -> TransitionRig {
        TransitionRig(kind) { _ in TransitionDelegate(SlideAnimator(), interaction: interaction) }
    }

    /// Returns the visible progress of the incoming screen, from 0 to 1.
    private func shown(_ rig: TransitionRig) -> CGFloat {
        1 - (rig.second.view.layer.presentation()?.transform.m41 ?? .nan) / rig.window.bounds.width
    }

    private func progress(after seconds: TimeInterval) -> CGFloat {
        Self.timing.value(at: CGFloat(seconds / SlideAnimator().duration))
    }

    // MARK: On its own

    @Test("Core Animation plays one animation for each property that changes, below it is the end")
    func coreAnimationPlaysOneAnimationForEachPropertyThatChanges() {
        let rig = makeRig()
        rig.start(.forward)
        for screen in [rig.first, rig.second] {
            #expect(screen.view.layer.animationKeys() == ["TransitionKit.transform"])
        }
        #expect(CATransform3DIsIdentity(rig.second.view.layer.transform))
        rig.advance(by: 0.1)
        #expect(abs(shown(rig) - progress(after: 0.1)) < 0.002)
        rig.advance(by: 0.4)
        #expect(rig.second.view.layer.animationKeys() ?? [] == [])
        #expect(rig.coordinator == nil)
    }

    @Test("While the app is busy, the transition goes on, and ends when it should")
    func whileTheAppIsBusyTheTransitionGoes() {
        let rig = makeRig()
        rig.start(.forward)
        UIApplication.shared.advance(by: 0.2, frameInterval: 0.2)
        #expect(abs(shown(rig) - progress(after: 0.2)) < 0.002)
        UIApplication.shared.advance(by: 0.2, frameInterval: 0.2)
        #expect(rig.coordinator == nil)
        #expect(rig.shownScreen == "B")
    }

    @Test("If something removes the animations, the transition goes on where it is")
    func ifSomethingRemovesTheAnimationsTheTransitionGoes() {
        let rig = makeRig()
        rig.start(.forward)
        rig.advance(by: 0.1)
        for screen in [rig.first, rig.second] { screen.view.layer.removeAllAnimations() }
        for step in 1...3 {
            rig.advance(by: Self.frame)
            #expect(abs(shown(rig) - progress(after: 0.1 + Double(step) * Self.frame)) < 0.002)
        }
        rig.advance(by: 0.4)
        #expect(rig.coordinator == nil)
        #expect(rig.shownScreen == "B")
    }

    @Test("In a window that's slowed down, everything is slow, and nothing jumps")
    func inAWindowThatsSlowedDownEverythingIsSlow() {
        let interaction = InteractionController()
        let rig = makeRig(.custom, interaction)
        rig.window.layer.speed = 0.5
        UIApplication.shared.tick()
        rig.start(.forward)
        rig.advance(by: 0.2)
        #expect(abs(shown(rig) - progress(after: 0.1)) < 0.002)
        let before = shown(rig)
        #expect(interaction.pause())
        UIApplication.shared.tick()
        #expect(abs(shown(rig) - before) < 0.002)
        interaction.update(0.5)
        interaction.finish()
        // 0.3 seconds in a window of normal speed.
        rig.advance(by: 0.4)
        #expect(rig.coordinator != nil)
        rig.advance(by: 0.4)
        #expect(rig.coordinator == nil)
    }

    @Test("Reduce Motion that's switched on meanwhile applies to the next transition")
    func reducedMeanwhile() {
        let interaction = InteractionController()
        let rig = makeRig(.custom, interaction)
        rig.start(.forward)
        rig.advance(by: 0.1)
        let before = shown(rig)
        UIAccessibility.setReduceMotionEnabled(true)
        #expect(interaction.pause())
        UIApplication.shared.tick()
        #expect(abs(shown(rig) - before) < 0.002)
        interaction.finish()
        rig.advance(by: 1)
        #expect(rig.shownScreen == "B")
        rig.start(.backward)
        rig.advance(by: 0.1)
        #expect(CATransform3DIsIdentity(rig.second.view.layer.presentation()?.transform ?? CATransform3D()))
        rig.advance(by: 1)
        #expect(rig.shownScreen == "A")
    }

    @Test("Layout and animations of the app's own during the transition don't stop it")
    func laidOut() {
        let rig = makeRig()
        let before = ViewState(rig.first.view, includesPlace: false)
        rig.start(.forward)
        rig.advance(by: 0.1)
        UIView.animate(withDuration: 0.1) {
            rig.second.view.setNeedsLayout()
            rig.second.view.layoutIfNeeded()
            rig.second.view.backgroundColor = .green
        }
        rig.advance(by: 0.1)
        #expect(abs(shown(rig) - progress(after: 0.2)) < 0.002)
        rig.advance(by: 0.4)
        #expect(rig.coordinator == nil)
        rig.start(.backward)
        rig.advance(by: 1)
        #expect(ViewState(rig.first.view, includesPlace: false) == before)
    }

    // MARK: Moved by UIKit

    @Test(
        "The screens follow the animator that UIKit has received",
        arguments: ContainerKind.allCases,
        [true, false]
    )
    func theScreensFollowTheAnimatorThatUIKitHasReceived(kind: ContainerKind, finishes: Bool) {
        var scrubbing: ScrubbingInteraction?
        let delegate = HandWrittenDelegate(SlideAnimator())
        delegate.makeInteraction = {
            scrubbing = ScrubbingInteraction($0)
            return scrubbing
        }
        let rig = TransitionRig(kind, delegate: { _ in delegate })
        let before = ViewState(rig.first.view, includesPlace: false)
        rig.start(.forward)
        for progress in [0.2, 0.6, 0.4] as [CGFloat] {
            scrubbing?.update(progress)
            rig.advance(by: Self.frame)
            #expect(abs(shown(rig) - progress) < 0.002)
        }
        rig.advance(by: 2)
        #expect(abs(shown(rig) - 0.4) < 0.002)
        if finishes { scrubbing?.finish() } else { scrubbing?.cancel() }
        var last: CGFloat = 0.4
        for _ in 0..<6 {
            rig.advance(by: Self.frame)
            #expect(finishes ? shown(rig) >= last : shown(rig) <= last)
            #expect(abs(shown(rig) - last) < 0.15)
            last = shown(rig)
        }
        #expect(abs(last - 0.4) > 0.05)
        rig.advance(by: 1)
        #expect(rig.coordinator == nil)
        #expect(rig.shownScreen == (finishes ? "B" : "A"))
        if !finishes { #expect(ViewState(rig.first.view, includesPlace: false) == before) }
    }

    @Test(
        "The screens wait for an app's own interaction controller whose finger rests at first",
        arguments: ContainerKind.allCases
    )
    func restingFinger(kind: ContainerKind) {
        var scrubbing: ScrubbingInteraction?
        let delegate = HandWrittenDelegate(SlideAnimator())
        delegate.makeInteraction = {
            scrubbing = ScrubbingInteraction($0, pausesAtStart: false)
            return scrubbing
        }
        let rig = TransitionRig(kind, delegate: { _ in delegate })
        rig.start(.forward)
        rig.advance(by: 1)
        scrubbing?.update(0.5)
        rig.advance(by: Self.frame)
        #expect(abs(shown(rig) - 0.5) < 0.002)
        scrubbing?.finish()
        rig.advance(by: 1)
        #expect(rig.coordinator == nil)
        #expect(rig.shownScreen == "B")
    }

    @Test(
        "UIKit's percent-driven transition holds a transition in flight, moves it, and lets it go on",
        arguments: [ContainerKind.modal, .navigation, .tab],
        [true, false]
    )
    func percentDriven(kind: ContainerKind, finishes: Bool) {
        let percent = UIPercentDrivenInteractiveTransition()
        percent.wantsInteractiveStart = false
        let delegate = HandWrittenDelegate(SlideAnimator())
        delegate.interaction = percent
        let rig = TransitionRig(kind, delegate: { _ in delegate })
        rig.start(.forward)
        rig.advance(by: 0.1)
        let before = shown(rig)
        percent.pause()
        rig.advance(by: Self.frame)
        // On the virtual clock, the animator is a frame ahead, because it begins before the commit.
        #expect(abs(shown(rig) - before) < 0.08)
        percent.update(0.5)
        rig.advance(by: Self.frame)
        #expect(abs(shown(rig) - 0.5) < 0.002)
        rig.advance(by: 1)
        #expect(abs(shown(rig) - 0.5) < 0.002)
        if finishes { percent.finish() } else { percent.cancel() }
        rig.advance(by: 1)
        #expect(rig.coordinator == nil)
        #expect(rig.shownScreen == (finishes ? "B" : "A"))
    }

    private final class CountedLayer: CALayer {
        /// The number of times that the layer has been moved.
        private(set) var count = 0

        override var transform: CATransform3D { didSet { count += 1 } }

        /// The number of animations that the layer has received.
        private(set) var animationCount = 0

        override func add(_ anim: CAAnimation, forKey key: String?) {
            animationCount += 1
            super.add(anim, forKey: key)
        }
    }

    private final class CountedView: UIView {
        override class var layerClass: AnyClass { CountedLayer.self }
    }

    private final class CountedScreen: UIViewController {
        override func loadView() { view = CountedView() }

        var count: Int { (view.layer as? CountedLayer)?.count ?? 0 }

        var animationCount: Int { (view.layer as? CountedLayer)?.animationCount ?? 0 }
    }

    @Test("A push whose pictures are taken in the next turn adds its animations only then, and once")
    func aPushAddsItsAnimationsOnce() {
        UIApplication.reset()
        let (first, second) = (CountedScreen(), UIViewController())
        let animator = DescribedAnimator { _ in
            let half = CGRect(x: 0, y: 0, width: 1, height: 0.5)
            return Choreography(participants: [
                Participant(.outgoing, to: .rest.translated(x: -100)),
                Participant(.slice(half, of: .incoming), from: .rest.translated(x: 400)),
            ])
        }
        // The other screen would fade if it showed through.
        second.view.backgroundColor = .white
        let delegate = TransitionDelegate(animator)
        let navigation = UINavigationController(rootViewController: first)
        navigation.delegate = delegate
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        UIApplication.shared.tick()
        navigation.pushViewController(second, animated: true)
        UIApplication.shared.tick()
        #expect(first.animationCount == 1)
        UIApplication.shared.advance(by: 0.2)
        #expect(first.view.layer.animationKeys() == ["TransitionKit.transform"])
        #expect(navigation.transitionCoordinator != nil)
        UIApplication.shared.advance(by: 0.3)
        #expect(first.animationCount == 1)
        #expect(navigation.transitionCoordinator == nil)
        withExtendedLifetime(delegate) {}
    }

    @Test("What doesn't move isn't shown again, whatever holds the transition", arguments: [true, false])
    func whatDoesntMoveIsntShownAgain(isUIKit: Bool) {
        UIApplication.reset()
        let percent = UIPercentDrivenInteractiveTransition()
        percent.wantsInteractiveStart = false
        let interaction = InteractionController()
        let written = HandWrittenDelegate(SlideAnimator())
        written.interaction = percent
        let delegate = TransitionDelegate(SlideAnimator(), interaction: interaction)
        let (first, second) = (UIViewController(), CountedScreen())
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = first
        window.makeKeyAndVisible()
        UIApplication.shared.tick()
        second.modalPresentationStyle = .fullScreen
        second.transitioningDelegate = isUIKit ? written : delegate
        if !isUIKit { interaction.begin() }
        first.present(second, animated: true)
        UIApplication.shared.advance(by: 0.1)
        if isUIKit { percent.pause() }
        /// Moves the transition, and returns how often it's shown in the following frames.
        func shows(_ progress: CGFloat) -> Int {
            let before = second.count
            if isUIKit { percent.update(progress) } else { interaction.update(progress) }
            UIApplication.shared.advance(by: 1)
            return second.count - before
        }
        _ = shows(0.3)
        #expect(shows(0.5) == 1)
        #expect(shows(0.5) == 0)
        #expect(shows(0.4) == 1)
        if isUIKit { percent.finish() } else { interaction.finish() }
        UIApplication.shared.advance(by: 1)
        #expect(second.transitionCoordinator == nil)
        withExtendedLifetime((written, delegate)) {}
    }

    /// A transition whose animator is known.
    private func vended(
        _ rig: (KeepingAnimator) -> TransitionRig
    ) throws -> (TransitionRig, UIViewPropertyAnimator) {
        let keeper = KeepingAnimator(SlideAnimator().animationController())
        let rig = rig(keeper)
        rig.start(.forward)
        let context = try #require(keeper.context)
        return (rig, try #require(keeper.interruptibleAnimator(using: context) as? UIViewPropertyAnimator))
    }

    @Test("The animator that UIKit receives runs as long as the transition, and leaves nothing behind")
    func animatorThatUIKitReceivesRunsAsLongAsTransition() throws {
        var before: ViewState?
        let (rig, animator) = try vended { keeper in
            let rig = TransitionRig(.custom) { _ in HandWrittenDelegate(keeper) }
            before = ViewState(rig.first.view.superview ?? rig.window)
            return rig
        }
        #expect(animator.isRunning)
        rig.advance(by: 0.3)
        #expect(animator.isRunning)
        #expect(abs(animator.fractionComplete - 0.3 / 0.35) < 0.06)
        rig.advance(by: 0.2)
        #expect(!animator.isRunning)
        #expect(rig.coordinator == nil)
        rig.start(.backward)
        rig.advance(by: 1)
        #expect(ViewState(rig.first.view.superview ?? rig.window) == before)
    }

    @Test("If that animator is stopped for good, the transition ends")
    func stoppedForGood() throws {
        let (rig, animator) = try vended { keeper in
            TransitionRig(.custom) { _ in HandWrittenDelegate(keeper) }
        }
        rig.advance(by: 0.1)
        animator.pauseAnimation()
        rig.advance(by: 0.5)
        #expect(rig.coordinator != nil)
        animator.stopAnimation(true)
        rig.advance(by: 0.1)
        #expect(rig.coordinator == nil)
        #expect(rig.shownScreen == "B")
    }

    @Test("What runs alongside has the progress of the screens, also when it's caught and let go")
    func whatRunsAlongsideHasTheProgressOfTheScreens() {
        let interaction = InteractionController()
        let rig = makeRig(.custom, interaction)
        let bar = UIView()
        rig.window.addSubview(bar)
        func moved() -> CGFloat { bar.layer.presentation()?.position.x ?? .nan }
        rig.request(.forward)
        rig.coordinator?.animate(alongsideTransition: { _ in bar.center.x = 1 })
        UIApplication.shared.tick()
        rig.advance(by: 0.1)
        #expect(abs(moved() - shown(rig)) < 0.06)
        #expect(interaction.pause())
        interaction.update(0.3)
        UIApplication.shared.tick()
        #expect(abs(moved() - 0.3) < 0.002)
        interaction.cancel()
        for _ in 0..<5 {
            rig.advance(by: Self.frame)
            #expect(abs(moved() - shown(rig)) < 0.002)
        }
        rig.advance(by: 1)
        #expect(moved() == 0)
        #expect(rig.shownScreen == "A")
    }

    /// A screen that fades a view alongside its arrival.
    private final class FadingScreen: UIViewController {
        let bar = UIView()

        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(bar)
        }

        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            transitionCoordinator?.animate(alongsideTransition: { [bar] _ in bar.alpha = 0 })
        }
    }

    @Test(
        "What the app changes alongside is animated, even if UIKit only does so in the context of an animation",
        .behaviors(
            UIKitBehavior.AlongsideChanges.allCases.flatMap { answer in
                [true, false].map { isRequested in
                    UIKitBehavior.with {
                        $0.alongsideWithoutBlock = answer
                        $0.requestsAnimatorOfOtherInteractions = isRequested
                    }
                }
            }
        ),
        arguments: [ContainerKind.modal, .navigation, .tab],
        [false, true]
    )
    func whatTheAppChangesAlongsideIsAnimated(kind: ContainerKind, hasInteraction: Bool) async {
        let (first, second) = (UIViewController(), FadingScreen())
        let interaction = hasInteraction ? InteractionController() : nil
        let delegate = TransitionDelegate(SlideAnimator(), interaction: interaction)
        let app: TestApp
        let start: () -> Void
        switch kind {
        case .navigation:
            let navigation = UINavigationController(rootViewController: first)
            delegate.attach(to: navigation)
            app = TestApp(rootViewController: navigation)
            start = { navigation.pushViewController(second, animated: true) }
        case .tab:
            let tabs = UITabBarController()
            tabs.viewControllers = [first, second]
            delegate.attach(to: tabs)
            app = TestApp(rootViewController: tabs)
            start = { tabs.selectedIndex = 1 }
        default:
            app = TestApp(rootViewController: first)
            start = { first.present(second, with: SlideAnimator(), interaction: interaction) }
        }
        await app.settle()
        start()
        await app.advance(by: SlideAnimator().duration / 2)
        #expect(second.bar.alpha == 0)
        let shown = second.bar.layer.presentation()?.opacity ?? 0
        #expect(shown > 0.1 && shown < 0.9)
        await app.settle()
        #expect(second.view.window != nil && second.bar.layer.animationKeys() ?? [] == [])
    }
}
