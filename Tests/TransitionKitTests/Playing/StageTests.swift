import TestSupport
import Testing
import TransitionKit
@_spi(Host) import UIKit

/// A choreography played with real views in different states.
@MainActor @Suite struct StageTests {
    /// An animator with the same choreography in both directions.
    private struct TestAnimator: Animator {
        let choreography: Choreography
        let duration: TimeInterval

        init(_ choreography: Choreography, duration: TimeInterval = 1) {
            self.choreography = choreography
            self.duration = duration
        }

        func forward(in scene: TransitionScene) -> Choreography { choreography }
    }

    private func slide(timing: TimingCurve = .linear) -> Choreography {
        Choreography(
            timing: timing,
            participants: [Participant(.outgoing), Participant(.incoming, from: .rest.translated(x: 100))]
        )
    }

    private func rig(
        _ kind: ContainerKind = .modal,
        _ animator: any Animator,
        _ playback: Playback = Playback(),
        style: UIModalPresentationStyle = .fullScreen
    ) -> TransitionRig {
        TransitionRig(
            kind,
            delegate: { _ in TransitionDelegate(animator.animationController(playback: playback)) },
            presentationStyle: style
        )
    }

    @Test("A pose is combined with the view's own transform and opacity")
    func composesWithTheApp() throws {
        let rig = rig(.custom, TestAnimator(slide()))
        let own = CGAffineTransform(scaleX: 0.5, y: 0.5)
        rig.second.view.transform = own
        rig.second.view.alpha = 0.75
        rig.start(.forward)
        rig.advance(by: 0.5)
        let shown = try #require(rig.second.view.layer.presentation())
        #expect(abs(shown.transform.m11 - 0.5) < 1e-9)
        #expect(abs(shown.transform.m41 - 50) < 1e-6)
        #expect(abs(shown.opacity - 0.75) < 1e-6)
        rig.settle()
        #expect(rig.second.view.transform == own)
        #expect(rig.second.view.alpha == 0.75)
    }

    @Test("A screen that isn't visible yet casts no shadow", arguments: [0, 0.5, 1] as [CGFloat])
    func shadowOfAFadedScreen(alpha: CGFloat) throws {
        var start = Pose.rest.translated(x: 100)
        start.shadowOpacity = 0.8
        var middle = start
        middle.shadowOpacity = 0.4
        let screen = Participant(.incoming, keyframes: [Keyframe(at: 0, start), Keyframe(at: 1, middle)])
        let choreography = Choreography(timing: .linear, participants: [Participant(.outgoing), screen])
        let rig = rig(.custom, TestAnimator(choreography))
        rig.second.view.alpha = alpha
        rig.start(.forward)
        rig.advance(by: 0.5)
        let container = try #require(rig.second.view.superview)
        let shadow = try #require(container.subviews.first { $0.layer.shadowOpacity == 1 })
        let shown = try #require(shadow.layer.presentation())
        #expect(abs(CGFloat(shown.opacity) - 0.6 * alpha) < 1e-3)
        rig.settle()
    }

    @Test("Shades and shadows have the colors of the window's appearance, whatever the device's")
    func shadesAndShadowsHaveTheColorsOfTheWindowsAppearance() throws {
        let ink = UIColor { $0.userInterfaceStyle == .dark ? .green : .magenta }
        var end = Pose.rest.dimmed(to: 1)
        end.shadowOpacity = 1
        let shaded = Participant(
            .outgoing,
            shadow: Participant.Shadow(color: ink),
            shade: Participant.Shade(color: ink, strongestAt: .top, minimumStrength: 1),
            to: end
        )
        let rig = rig(.custom, TestAnimator(Choreography(participants: [Participant(.incoming), shaded])))
        rig.window.overrideUserInterfaceStyle = .dark
        UIApplication.shared.tick()
        rig.start(.forward)
        func layers(_ layer: CALayer) -> [CALayer] { [layer] + (layer.sublayers ?? []).flatMap(layers) }
        let all = layers(rig.window.layer)
        let gradient = try #require(all.lazy.compactMap { $0 as? CAGradientLayer }.first)
        #expect(gradient.colors?.map { UIColor(cgColor: $0 as! CGColor) } == [.green, .green])
        let shadow = try #require(all.first { $0.shadowOpacity == 1 })
        #expect(shadow.shadowColor.map { UIColor(cgColor: $0) } == .green)
        rig.settle()
    }

    @Test("Between two colors are those of the window's appearance, held and playing")
    func colorsBetween() {
        let (ink, paper) = (
            UIColor { $0.userInterfaceStyle == .dark ? .green : .magenta },
            UIColor { $0.userInterfaceStyle == .dark ? .blue : .white }
        )
        let backdrop = Participant(.backdrop, from: .rest.colored(ink), to: .rest.colored(paper))
        let animator = TestAnimator(
            Choreography(
                timing: .linear,
                participants: [backdrop, Participant(.outgoing), Participant(.incoming)]
            )
        )
        let interaction = InteractionController()
        let rig = TransitionRig(.custom) { _ in TransitionDelegate(animator, interaction: interaction) }
        rig.window.overrideUserInterfaceStyle = .dark
        UIApplication.shared.tick()
        let container = rig.first.view.superview
        for plays in [false, true] {
            if !plays { interaction.begin() }
            rig.start(.forward)
            interaction.update(0.5)
            rig.advance(by: plays ? animator.duration / 2 : 0.1)
            let shown = container?.layer.presentation()?.backgroundColor?.components ?? []
            #expect(zip(shown, [0, 0.5, 0.5, 1]).allSatisfy { abs($0 - $1) < 0.06 } && shown.count == 4)
            if !plays { interaction.cancel() }
            rig.settle()
            rig.advance(by: 1)
        }
    }

    @Test(
        "Colors follow an appearance that changes during a transition, held or playing",
        arguments: [false, true]
    )
    func colorsFollowAppearanceThatChanges(plays: Bool) {
        let (ink, paper) = (
            UIColor { $0.userInterfaceStyle == .dark ? .green : .magenta },
            UIColor { $0.userInterfaceStyle == .dark ? .blue : .white }
        )
        let backdrop = Participant(.backdrop, from: .rest.colored(ink), to: .rest.colored(paper))
        let shaded = Participant(.outgoing, shade: Participant.Shade(color: ink), to: .rest.dimmed(to: 1))
        let animator = TestAnimator(
            Choreography(timing: .linear, participants: [backdrop, shaded, Participant(.incoming)])
        )
        let interaction = InteractionController()
        let rig = TransitionRig(.custom) { _ in TransitionDelegate(animator, interaction: interaction) }
        let container = rig.first.view.superview
        if !plays { interaction.begin() }
        rig.start(.forward)
        interaction.update(0.5)
        rig.advance(by: animator.duration / 4)
        rig.window.overrideUserInterfaceStyle = .dark
        rig.advance(by: animator.duration / 4)
        let shown = container?.layer.presentation()?.backgroundColor?.components ?? []
        #expect(zip(shown, [0, 0.5, 0.5, 1]).allSatisfy { abs($0 - $1) < 0.06 } && shown.count == 4)
        func layers(_ layer: CALayer) -> [CALayer] { [layer] + (layer.sublayers ?? []).flatMap(layers) }
        let colors = layers(rig.window.layer).compactMap { $0.backgroundColor.map { UIColor(cgColor: $0) } }
        #expect(colors.contains(.green) && !colors.contains(.magenta))
        interaction.finish()
        rig.settle()
        rig.advance(by: 1)
        #expect(rig.first.view.window == nil && rig.second.view.frame == rig.window.bounds)
    }

    @Test("An anchor doesn't move a view that the app has transformed")
    func hingeKeepsTheLook() {
        let hinged = Choreography(
            timing: .linear,
            participants: [
                Participant(
                    .incoming,
                    anchor: Participant.Anchor(x: 0, y: 1, z: -40),
                    from: .rest.faded(to: 0)
                )
            ]
        )
        let rig = rig(.custom, TestAnimator(hinged))
        rig.second.view.transform = CGAffineTransform(rotationAngle: 0.3).scaledBy(x: 0.7, y: 0.9)
        rig.start(.forward)
        let during = LayerGeometry.corners(of: rig.second.view.layer)
        rig.settle()
        for (first, second) in zip(during, LayerGeometry.corners(of: rig.second.view.layer)) {
            #expect(abs(first.x - second.x) < 1e-6)
            #expect(abs(first.y - second.y) < 1e-6)
        }
    }

    @Test(
        "Keyframes and rotations beyond a right angle are followed throughout",
        arguments: [0.25, 0.5, 0.75]
    )
    func keyframesAndRotationsBeyondARightAngleAreFollowedThroughout(moment: Double) throws {
        let turning = Choreography(
            timing: .easeInOut,
            participants: [
                Participant(.incoming, from: .rest.rotated(to: 1.5 * .pi))
            ]
        )
        let rig = rig(.custom, TestAnimator(turning))
        rig.start(.forward)
        rig.advance(by: moment)
        let angle = 1.5 * .pi * (1 - TimingCurve.easeInOut.value(at: CGFloat(moment)))
        let shown = try #require(rig.second.view.layer.presentation()).transform
        #expect(abs(shown.m11 - cos(angle)) < 1e-3)
        #expect(abs(shown.m12 - sin(angle)) < 1e-3)
        rig.settle()
        #expect(CATransform3DIsIdentity(rig.second.view.layer.transform))
    }

    @Test("System 16: a presentation that leaves the presenter in place never changes it")
    func customPresentation() {
        let rig = rig(.modal, TestAnimator(slide()), style: .custom)
        let before = ViewState(rig.first.view)
        let superview = rig.first.view.superview
        for direction in TransitionDirection.allCases {
            rig.start(direction)
            #expect(rig.first.view.superview === superview)
            #expect(ViewState(rig.first.view) == before)
            rig.settle()
            #expect(rig.shownScreen == rig.screens(direction).incoming.name)
        }
        #expect(rig.window.subviews.count == 1)
    }

    @Test(
        "Without animation, the new screen appears immediately",
        arguments: [UIModalPresentationStyle.fullScreen, .custom]
    )
    func withoutAnimation(style: UIModalPresentationStyle) {
        let rig = rig(.modal, TestAnimator(slide()), style: style)
        rig.first.present(rig.second, animated: false)
        UIApplication.shared.tick()
        #expect(rig.shownScreen == "B")
        rig.first.dismiss(animated: false)
        UIApplication.shared.tick()
        #expect(rig.shownScreen == "A")
    }

    @Test(
        "With an invalid duration, the new screen appears immediately",
        arguments: [0, -1, TimeInterval.nan],
        ContainerKind.allCases
    )
    func zeroDuration(duration: TimeInterval, kind: ContainerKind) {
        let rig = rig(kind, TestAnimator(slide(), duration: duration))
        rig.start(.forward)
        UIApplication.shared.tick()
        #expect(rig.shownScreen == "B")
        #expect(rig.coordinator == nil)
    }

    @Test("An empty container does no harm", arguments: ContainerKind.allCases)
    func zeroSize(kind: ContainerKind) {
        let rig = rig(kind, SpringSlideAnimator())
        rig.window.frame = .zero
        UIApplication.shared.tick()
        rig.start(.forward)
        rig.settle()
        rig.window.frame = UIScreen.main.bounds
        UIApplication.shared.tick()
        #expect(rig.coordinator == nil)
        #expect(rig.shownScreen == "B")
    }

    @Test("A specified timing replaces the animator's own")
    func aSpecifiedTimingReplacesTheAnimatorsOwn() throws {
        let rig = rig(.custom, TestAnimator(slide(timing: .easeIn)).with(timing: .linear))
        rig.start(.forward)
        rig.advance(by: 0.25)
        #expect(try abs(#require(rig.second.view.layer.presentation()).transform.m41 - 75) < 1e-6)
    }

    @Test(
        "With Reduce Motion, a crossfade of at most 0.3 seconds replaces the transition",
        arguments: ContainerKind.allCases
    )
    func reduceMotion(kind: ContainerKind) throws {
        let rig = rig(kind, TestAnimator(slide()))
        UIAccessibility.setReduceMotionEnabled(true)
        for direction in TransitionDirection.allCases {
            rig.start(direction)
            rig.advance(by: 0.15)
            let fading = try #require(rig.second.view.layer.presentation())
            #expect(CATransform3DIsIdentity(fading.transform))
            #expect(abs(fading.opacity - 0.5) < 1e-4)
            rig.advance(by: 0.15)
            #expect(rig.coordinator == nil)
        }
    }

    @Test func reduceMotionCanBeOverruled() throws {
        let rig = rig(.custom, TestAnimator(slide()), Playback(reducedMotion: .never))
        UIAccessibility.setReduceMotionEnabled(true)
        rig.start(.forward)
        rig.advance(by: 0.5)
        #expect(try abs(#require(rig.second.view.layer.presentation()).transform.m41 - 50) < 1e-6)
    }

    @Test("An animator can always play its reduced variant", arguments: [true, false])
    func alwaysReduced(isReduceMotionEnabled: Bool) throws {
        let rig = rig(.custom, TestAnimator(slide()), Playback(reducedMotion: .always))
        UIAccessibility.setReduceMotionEnabled(isReduceMotionEnabled)
        rig.start(.forward)
        rig.advance(by: 0.15)
        let fading = try #require(rig.second.view.layer.presentation())
        #expect(CATransform3DIsIdentity(fading.transform))
        #expect(abs(fading.opacity - 0.5) < 1e-4)
        rig.advance(by: 0.15)
        #expect(rig.coordinator == nil)
    }

    @Test(
        "A screen that comes and goes alone fades with Reduce Motion, whatever the direction",
        arguments: TransitionDirection.allCases
    )
    func reducedAlone(direction: TransitionDirection) throws {
        let playback = Playback(direction: direction, reducedMotion: .always)
        let rig = rig(.modal, TestAnimator(slide()), playback, style: .overFullScreen)
        for way in TransitionDirection.allCases {
            rig.start(way)
            rig.advance(by: 0.15)
            let fading = try #require(rig.second.view.layer.presentation())
            #expect((0.1...0.9).contains(fading.opacity))
            rig.settle()
        }
    }

    @Test("An animator that moves nothing has no reduced variant")
    func nothingToReduce() {
        let controller = TestAnimator(.crossfade).animationController(
            playback: Playback(reducedMotion: .always)
        )
        #expect(controller.transitionDuration(using: nil) == 1)
    }

    @Test("Animators derived from one that plays its reduced variant do so, too")
    func derivedReducedMotion() {
        let animator = TestAnimator(slide())
        let derived: [any Animator] = [
            animator.reversed(), animator.with(duration: 2),
            animator.combined(with: TestAnimator(.crossfade)),
            TestAnimator(.crossfade).combined(with: animator),
        ]
        for animator in derived {
            let controller = animator.animationController(playback: Playback(reducedMotion: .always))
            #expect(controller.transitionDuration(using: nil) == 0.3)
        }
    }

    @Test("The direction can be set", arguments: ContainerKind.allCases)
    func theDirectionCanBeSet(kind: ContainerKind) throws {
        let rig = rig(kind, TestAnimator(slide()), Playback(direction: .backward))
        rig.start(.forward)
        rig.advance(by: 0.5)
        // Backward, the outgoing screen is the one that moves.
        #expect(try abs(#require(rig.first.view.layer.presentation()).transform.m41 - 50) < 1e-6)
        #expect(try #require(rig.second.view.layer.presentation()).transform.m41 == 0)
    }

    @Test("In a third-party container, the frames determine the direction")
    func directionByFrames() {
        UIApplication.reset()
        let container = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        for (offset, direction) in [(300.0, TransitionDirection.forward), (-300, .backward), (0, .forward)] {
            #expect(TransitionDirection(FramesContext(in: container, offset: offset)) == direction)
        }
    }

    @Test("A push inside a stack that's being dismissed is forward")
    func pushInsideADismissedStack() {
        final class Arriving: UIViewController {
            override var isMovingToParent: Bool { true }
        }
        UIApplication.reset()
        let window = UIWindow(frame: UIScreen.main.bounds)
        let (presenter, root, next) = (UIViewController(), UIViewController(), Arriving())
        let stack = UINavigationController(rootViewController: root)
        window.rootViewController = presenter
        window.makeKeyAndVisible()
        UIApplication.shared.tick()
        presenter.present(stack, animated: false)
        UIApplication.shared.advance(by: 1)
        presenter.dismiss(animated: true)
        UIApplication.shared.tick()
        stack.pushViewController(next, animated: true)
        #expect(stack.isBeingDismissed)
        let context = FramesContext(in: stack.view, offset: -300, from: root, to: next)
        #expect(TransitionDirection(context) == .forward)
        UIApplication.shared.advance(by: 1)
        withExtendedLifetime(window) {}
    }

    @Test("A single animator can play several transitions at the same time")
    func twoAtOnce() throws {
        let animator = SpringSlideAnimator()
        let delegate = TransitionDelegate(animator)
        UIApplication.reset()
        let log = CallbackLog()
        let containers = (0..<2).map { index in
            let screens = ["A", "B"].map { RecordingViewController($0 + "\(index)", color: .red, log: log) }
            let container = ContainerViewController(viewControllers: screens)
            container.delegate = delegate
            return container
        }
        let windows = containers.map { container in
            let window = UIWindow(frame: UIScreen.main.bounds)
            window.rootViewController = container
            window.makeKeyAndVisible()
            return window
        }
        UIApplication.shared.tick()
        containers[0].selectedIndex = 1
        UIApplication.shared.advance(by: 0.3)
        containers[1].selectedIndex = 1
        UIApplication.shared.advance(by: 0.4)
        #expect(containers[0].transitionCoordinator == nil)
        #expect(containers[1].transitionCoordinator != nil)
        UIApplication.shared.advance(by: 0.4)
        #expect(containers[1].transitionCoordinator == nil)
        withExtendedLifetime(windows) {}
    }
}

/// A container as described in objc.io issue 12, in which the incoming screen starts beside its position.
private final class FramesContext: NSObject, UIViewControllerContextTransitioning {
    let containerView: UIView
    private let from: UIViewController
    private let to: UIViewController
    private let offset: CGFloat

    init(
        in containerView: UIView,
        offset: CGFloat,
        from: UIViewController = UIViewController(),
        to: UIViewController = UIViewController()
    ) {
        self.containerView = containerView
        self.offset = offset
        self.from = from
        self.to = to
    }

    var isAnimated: Bool { true }
    var isInteractive: Bool { false }
    var transitionWasCancelled: Bool { false }
    var presentationStyle: UIModalPresentationStyle { .custom }
    var targetTransform: CGAffineTransform { .identity }
    func updateInteractiveTransition(_ percentComplete: CGFloat) {}
    func finishInteractiveTransition() {}
    func cancelInteractiveTransition() {}
    func pauseInteractiveTransition() {}
    func completeTransition(_ didComplete: Bool) {}
    func view(forKey key: UITransitionContextViewKey) -> UIView? { key == .from ? from.view : to.view }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        key == .from ? from : to
    }

    func initialFrame(for vc: UIViewController) -> CGRect {
        vc === from ? containerView.bounds : containerView.bounds.offsetBy(dx: offset, dy: 0)
    }

    func finalFrame(for vc: UIViewController) -> CGRect {
        vc === to ? containerView.bounds : containerView.bounds.offsetBy(dx: -offset, dy: 0)
    }
}
