@_spi(Host) import QuartzCore
import TestSupport
import Testing
import TransitionKit
@_spi(Host) import UIKit

/// Third-party animation controllers whose views move with a display link. No layer's clock can stop them, so
/// the finger determines only the outcome.
@MainActor @Suite(.allBehaviors) struct InstantDriverTests {
    /// The time when the finger lets go.
    enum Moment: CaseIterable, Sendable {
        /// Before the first frame.
        case atOnce
        /// While the views move.
        case onTheWay
        /// After they've reached their end.
        case late

        var seconds: TimeInterval {
            switch self {
            case .atOnce: 0
            case .onTheWay: 0.2
            case .late: 0.8
            }
        }
    }

    /// The changes that an animation controller leaves behind if it isn't notified of a cancellation.
    enum Manner: CaseIterable, Sendable {
        case tidy
        /// It leaves the outgoing view where it has moved it, and removes it.
        case careless
    }

    @MainActor private final class Scene {
        let rig: TransitionRig
        let interaction: InteractionController
        let delegate: TransitionDelegate
        let before: ViewState
        let controllersBefore: [String]
        private(set) var outcomes: [Bool] = []

        init(_ kind: ContainerKind, _ direction: TransitionDirection, _ manner: Manner) {
            let interaction = InteractionController()
            var made: TransitionDelegate?
            rig = TransitionRig(kind) { log in
                let animator = RecordingAnimator(LinkSlideAnimator(manner), log: log)
                let delegate = TransitionDelegate(animator, interaction: interaction)
                made = delegate
                return delegate
            }
            guard let made else { preconditionFailure("The rig makes its delegate at once") }
            (self.interaction, delegate) = (interaction, made)
            rig.goToStart(of: direction)
            before = ViewState(rig.window)
            controllersBefore = InteractionRig.controllers(rig)
            made.onTransitionEnd = { [weak self] _, _, finished in self?.outcomes.append(finished) }
            interaction.begin()
            rig.start(direction)
            interaction.update(0.4)
        }

        func release(_ finishes: Bool) {
            if finishes { interaction.finish() } else { interaction.cancel() }
        }
    }

    private func expectOver(
        _ scene: Scene,
        _ direction: TransitionDirection,
        finished: Bool,
        at location: SourceLocation = #_sourceLocation
    ) {
        let (outgoing, incoming) = scene.rig.screens(direction)
        #expect(scene.outcomes == [finished], sourceLocation: location)
        #expect(scene.interaction.state == .idle, sourceLocation: location)
        #expect(scene.rig.coordinator == nil, sourceLocation: location)
        #expect(
            scene.rig.log.entries(of: "animationEnded") == ["animationEnded(\(finished))"],
            sourceLocation: location
        )
        #expect(scene.rig.shownScreen == (finished ? incoming : outgoing).name, sourceLocation: location)
        if !finished {
            #expect(ViewState(scene.rig.window) == scene.before, sourceLocation: location)
            #expect(
                InteractionRig.controllers(scene.rig) == scene.controllersBefore,
                sourceLocation: location
            )
        }
    }

    @Test(
        "Whenever the finger lets go, the transition ends once as decided, and leaves nothing behind",
        arguments: ContainerKind.allCases,
        Moment.allCases
    )
    func letsGo(kind: ContainerKind, moment: Moment) {
        for manner in Manner.allCases {
            for direction in TransitionDirection.allCases {
                for finishes in [true, false] {
                    let scene = Scene(kind, direction, manner)
                    if moment != .atOnce { scene.rig.advance(by: moment.seconds) }
                    #expect(scene.interaction.state == .interactive)
                    #expect(scene.outcomes.isEmpty)
                    scene.release(finishes)
                    scene.rig.advance(by: 1)
                    expectOver(scene, direction, finished: finishes)
                }
            }
        }
    }

    @Test("Animations that begin two frames late can still be held")
    func begunLate() throws {
        let interaction = InteractionController()
        var outcomes: [Bool] = []
        let delegate = TransitionDelegate(LateAnimator(), interaction: interaction)
        delegate.onTransitionEnd = { _, _, finished in outcomes.append(finished) }
        let rig = TransitionRig(.navigation) { _ in delegate }
        interaction.begin()
        rig.start(.forward)
        interaction.update(0.25)
        rig.advance(by: 1)
        #expect(
            abs(try #require(rig.second.view.layer.presentation()).transform.m41 - 0.75 * AnimatorMake.travel)
                < 1
        )
        interaction.cancel()
        rig.advance(by: 1)
        #expect(outcomes == [false])
        #expect(rig.shownScreen == "A")
    }

    @Test("After a cancellation, the beginning is visible immediately, even if the views still move")
    func afterACancellationTheBeginningIsVisibleImmediatelyEvenIfTheViews() {
        let scene = Scene(.custom, .forward, .tidy)
        scene.rig.advance(by: 0.3)
        #expect(scene.rig.shownScreen == "B")
        scene.release(false)
        scene.rig.advance(by: 1.0 / 60)
        #expect(scene.outcomes.isEmpty)
        #expect(scene.rig.shownScreen == "A")
        // If they're caught again, they're where they have moved to.
        #expect(scene.interaction.pause())
        #expect(scene.rig.shownScreen == "B")
        scene.release(true)
        scene.rig.advance(by: 1)
        expectOver(scene, .forward, finished: true)
    }

    @Test(
        "A new size, the background, and a released controller also end it",
        arguments: ContainerKind.allCases
    )
    func aNewSizeTheBackground(kind: ContainerKind) {
        for interrupt in [
            { (scene: Scene) in scene.rig.window.frame = CGRect(x: 0, y: 0, width: 844, height: 390) },
            { _ in
                NotificationCenter.default.post(
                    name: UIApplication.didEnterBackgroundNotification,
                    object: nil
                )
            },
        ] {
            for seconds in [0.2, 0.8] {
                let scene = Scene(kind, .forward, .tidy)
                scene.rig.advance(by: seconds)
                interrupt(scene)
                scene.rig.advance(by: 1)
                // At 0.4, the beginning is closer.
                #expect(scene.outcomes == [false])
                #expect(scene.rig.coordinator == nil)
                #expect(scene.rig.shownScreen == "A")
                #expect(scene.rig.first.view.bounds.size == scene.rig.window.bounds.size)
            }
        }
    }

    @Test("The next transition isn't affected", arguments: ContainerKind.allCases)
    func theNextTransitionIsntAffected(kind: ContainerKind) throws {
        let scene = Scene(kind, .forward, .careless)
        scene.rig.advance(by: 0.8)
        scene.release(false)
        scene.rig.advance(by: 0.1)
        try #require(scene.outcomes == [false])
        scene.rig.start(.forward)
        scene.rig.advance(by: 1)
        #expect(scene.rig.shownScreen == "B")
        scene.rig.start(.backward)
        scene.rig.advance(by: 1)
        #expect(scene.rig.shownScreen == "A")
        #expect(scene.outcomes == [false, true, true])
    }
}

/// A slide with a `UIView` animation that begins two frames late.
private final class LateAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let slide = BlockSlideAnimator()
    private var frames = 0

    func transitionDuration(
        using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { slide.transitionDuration(using: transitionContext) }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        let link = CADisplayLink { [weak self] link in
            MainActor.assumeIsolated {
                guard let self else { return }
                self.frames += 1
                guard self.frames == 2 else { return }
                link.invalidate()
                self.slide.animateTransition(using: transitionContext)
            }
        }
        link.add(to: .main, forMode: .common)
    }
}

/// The incoming screen slides in, and the outgoing one moves and fades, with a display link.
private final class LinkSlideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let manner: InstantDriverTests.Manner
    private var link: CADisplayLink?

    init(_ manner: InstantDriverTests.Manner) { self.manner = manner }

    func transitionDuration(
        using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.4 }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        guard let to = transitionContext.view(forKey: .to), let from = transitionContext.view(forKey: .from),
            let controller = transitionContext.viewController(forKey: .to)
        else { return transitionContext.completeTransition(true) }
        to.frame = transitionContext.finalFrame(for: controller)
        transitionContext.containerView.addSubview(to)
        let start = CACurrentMediaTime()
        show(0, to, from)
        let link = CADisplayLink { [weak self] link in
            MainActor.assumeIsolated {
                let progress = CGFloat((CACurrentMediaTime() - start) / 0.4)
                self?.show(min(progress, 1), to, from)
                guard progress >= 1 else { return }
                link.invalidate()
                self?.complete(transitionContext, to, from)
            }
        }
        link.add(to: .main, forMode: .common)
        self.link = link
    }

    private func show(_ progress: CGFloat, _ to: UIView, _ from: UIView) {
        to.transform = CGAffineTransform(translationX: AnimatorMake.travel * (1 - progress), y: 0)
        from.transform = CGAffineTransform(translationX: -100 * progress, y: 0)
        from.alpha = 1 - progress / 2
    }

    private func complete(
        _ context: any UIViewControllerContextTransitioning,
        _ to: UIView,
        _ from: UIView
    ) {
        let isCancelled = context.transitionWasCancelled
        to.transform = .identity
        if isCancelled { to.removeFromSuperview() }
        if isCancelled || manner == .tidy { (from.transform, from.alpha) = (.identity, 1) }
        if !isCancelled, manner == .careless { from.removeFromSuperview() }
        context.completeTransition(!isCancelled)
        // Anything that uses the view again needs it to be opaque.
        if !isCancelled, manner == .careless, from.superview == nil {
            (from.transform, from.alpha) = (.identity, 1)
        }
    }
}
