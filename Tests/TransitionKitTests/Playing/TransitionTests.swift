import Animators
import TestSupport
import Testing
import TransitionKit
@_spi(Host) import UIKit

/// Transitions that are retained, called, stopped, or ended in ways in which UIKit itself doesn't do it.
@MainActor @Suite(.allBehaviors) struct TransitionTests {
    /// The outcome of a transition, and the reports of its progress.
    @MainActor private final class Record {
        var outcomes: [Bool] = []
        var progress: [TransitionProgress] = []
        /// The number of reports of progress when the end was reported.
        var countAtEnd: Int?
        var container: UIView?

        init(_ delegate: TransitionDelegate) {
            delegate.onTransitionStart = { [unowned self] in container = $0.containerView }
            delegate.onTransitionProgress = { [unowned self] in progress.append($0) }
            delegate.onTransitionEnd = { [unowned self] _, _, finished in
                outcomes.append(finished)
                countAtEnd = progress.count
            }
        }
    }

    private func rig(_ kind: ContainerKind, _ delegate: TransitionDelegate) -> TransitionRig {
        TransitionRig(kind, delegate: { _ in delegate })
    }

    // MARK: Custom contexts

    /// The first call to an animation controller.
    enum Asking: CaseIterable, Sendable { case animateTransition, interruptibleAnimator }

    @Test(
        "In an app's own context, it plays even if nothing else retains it",
        arguments: Asking.allCases,
        [true, false]
    )
    func keptByNobody(asking: Asking, finishes: Bool) throws {
        let scene = FaultScene()
        scene.tick()
        let (old, new) = (scene.screens[0], scene.screens[1])
        let container = try #require(old.view.superview)
        let before = ViewState(container)
        let context = HandmadeContext(from: old, to: new, in: container)
        switch asking {
        case .animateTransition:
            SlideAnimator().with(timing: .easeInOut).animationController().animateTransition(
                using: context
            )
        case .interruptibleAnimator:
            // Started manually.
            SlideAnimator().with(timing: .easeInOut).animationController().interruptibleAnimator(
                using: context
            ).startAnimation()
        }
        if !finishes { context.cancelInteractiveTransition() }
        // Core Animation begins with the next commit.
        scene.advance(by: asking == .animateTransition ? 0.175 + 1.0 / 60 : 0.175)
        #expect(abs(scene.offset(of: new) - 195) < 1)
        #expect(abs(scene.offset(of: old) + 195) < 1)
        #expect(context.outcomes.isEmpty)
        scene.advance(by: 1)
        #expect(context.outcomes == [finishes])
        if finishes {
            #expect(container.subviews == [old.view, new.view])
            #expect(new.view.frame == container.bounds)
            #expect(CATransform3DIsIdentity(new.view.layer.transform))
            #expect(new.view.layer.animationKeys() == nil)
            new.view.removeFromSuperview()
        }
        #expect(ViewState(container) == before)
    }

    @Test("After its end, it's released with its context", arguments: Asking.allCases)
    func goesWithItsContext(asking: Asking) {
        let left = survivors {
            let scene = FaultScene()
            scene.tick()
            guard let container = scene.screens[0].view.superview else { return [scene] }
            let context = HandmadeContext(from: scene.screens[0], to: scene.screens[1], in: container)
            let controller = SlideAnimator().with(timing: .easeInOut).animationController()
            switch asking {
            case .animateTransition: controller.animateTransition(using: context)
            case .interruptibleAnimator: _ = controller.interruptibleAnimator(using: context)
            }
            scene.advance(by: 1)
            return [context, controller]
        }
        #expect(left == [])
    }

    // MARK: Animation controllers that end at once

    @Test(
        "A third-party transition that ends immediately during a drag leaves no trace",
        arguments: ContainerKind.allCases,
        Asking.allCases
    )
    func endsAtOnce(kind: ContainerKind, asking: Asking) throws {
        for (finishes, updates) in [(true, false), (false, false), (true, true), (false, true)] {
            let vendor = HastyVendor(completes: finishes)
            let interaction = InteractionController()
            let delegate = TransitionDelegate(
                asking == .animateTransition ? HastyAnimator(completes: finishes) : vendor,
                interaction: interaction
            )
            let rig = rig(kind, delegate)
            let before = ViewState(rig.window)
            let record = Record(delegate)
            interaction.begin()
            if updates { interaction.update(0.6) }
            rig.start(.forward)
            if updates { interaction.update(0.7) }
            #expect(record.outcomes == [finishes])
            let layer = try #require(record.container).layer
            #expect(layer.speed == 1)
            #expect(layer.timeOffset == 0)
            #expect(layer.beginTime == 0)
            #expect(interaction.state == .idle)
            #expect(vendor.animator?.state != .active)
            rig.advance(by: 1)
            #expect(record.outcomes == [finishes])
            #expect(rig.coordinator == nil)
            #expect(rig.shownScreen == (finishes ? "B" : "A"))
            if !finishes { #expect(ViewState(rig.window) == before) }
        }
    }

    // MARK: Calls before the beginning

    @Test(
        "Calls before it begins return the same transition",
        arguments: ContainerKind.allCases,
        [true, false]
    )
    func askedBefore(kind: ContainerKind, isHeld: Bool) throws {
        for finishes in [true, false] {
            let interaction = InteractionController()
            let controller = EvenSlideAnimator().with(timing: .easeInOut).animationController()
            let delegate = HandWrittenDelegate(controller)
            var context: (any UIViewControllerContextTransitioning)?
            var asked: (any UIViewImplicitlyAnimating)?
            delegate.makeInteraction = { animator in
                interaction.interactionController(for: animator).map { vended in
                    KeepingInteraction(vended) {
                        context = $0
                        asked = controller.interruptibleAnimator(using: $0)
                    }
                }
            }
            let rig = TransitionRig(kind, delegate: { _ in delegate })
            let before = ViewState(rig.window)
            if isHeld { interaction.begin() }
            rig.start(.forward)
            let animator = try #require(asked as? UIViewPropertyAnimator)
            #expect(controller.interruptibleAnimator(using: try #require(context)) === animator)
            if !isHeld {
                #expect(interaction.state == .settling)
                rig.advance(by: 0.1)
                #expect(interaction.pause())
            }
            #expect(interaction.state == .interactive)
            #expect(interaction.transitionContext === context)
            interaction.update(0.4)
            rig.advance(by: 1)
            #expect(interaction.state == .interactive)
            #expect(abs(animator.fractionComplete - 0.4) < 1e-6)
            let shown = try #require(rig.second.view.layer.presentation()).transform.m41
            #expect(abs(shown - 0.6 * AnimatorMake.travel) < 1)
            if finishes { interaction.finish() } else { interaction.cancel() }
            rig.advance(by: 1)
            #expect(interaction.state == .idle)
            #expect(animator.state == .inactive)
            #expect(rig.coordinator == nil)
            #expect(rig.shownScreen == (finishes ? "B" : "A"))
            if !finishes { #expect(ViewState(rig.window) == before) }
        }
    }

    @Test("If it's requested and never begins, it's abandoned", arguments: [true, false], [true, false])
    func askedInVain(hasBegun: Bool, isVended: Bool) throws {
        let scene = FaultScene()
        scene.tick()
        let (old, new) = (scene.screens[0], scene.screens[1])
        new.loadViewIfNeeded()
        let container = try #require(old.view.superview)
        let before = ViewState(scene.window)
        let interaction = InteractionController()
        let controller = SlideAnimator().with(timing: .easeInOut).animationController()
        if hasBegun { interaction.begin() }
        let vended = isVended ? interaction.interactionController(for: controller) : nil
        #expect((vended != nil) == isVended)
        let context = ContainerTransitionContext(
            from: old,
            to: new,
            in: container,
            direction: .forward,
            isInteractive: hasBegun
        ) { _ in }
        let animator = controller.interruptibleAnimator(using: context)
        #expect(!animator.isRunning)
        #expect(interaction.state == (hasBegun ? .begun : .idle))
        scene.advance(by: 0.7)
        if hasBegun, !isVended {
            // It's held by somebody else, as far as the transition knows.
            #expect(new.view.superview != nil)
            context.cancelInteractiveTransition()
            scene.advance(by: 0.1)
        }
        #expect(ViewState(scene.window) == before)
        #expect(new.view.superview == nil)
        #expect(interaction.state == .idle)
        // The next gesture can begin.
        #expect(interaction.begin())
        withExtendedLifetime((vended, context)) {}
    }

    @Test("If a finger drives it, its animator has no curve", arguments: [true, false])
    func ifAFingerDrivesItItsAnimatorHasNoCurve(isInteractive: Bool) throws {
        let scene = FaultScene()
        scene.tick()
        let (old, new) = (scene.screens[0], scene.screens[1])
        new.loadViewIfNeeded()
        let container = try #require(old.view.superview)
        let controller = DescribedAnimator { _ in
            Choreography(
                timing: .easeIn,
                participants: [Participant(.incoming, from: .rest.translated(x: 100))]
            )
        }.animationController()
        let context = ContainerTransitionContext(
            from: old,
            to: new,
            in: container,
            direction: .forward,
            isInteractive: isInteractive
        ) { _ in }
        let animator = controller.interruptibleAnimator(using: context) as? UIViewPropertyAnimator
        let curve = try #require(animator?.timingParameters?.cubicTimingParameters)
        #expect((curve.animationCurve == .linear) == isInteractive)
        scene.advance(by: 0.7)
        withExtendedLifetime(context) {}
    }

    // MARK: Stopped by other code

    @Test(
        "If other code has stopped its animator, a released transition ends as the finger decides",
        arguments: [false, true],
        [false, true]
    )
    func stoppedUnderAFinger(withoutFinishing: Bool, finishes: Bool) throws {
        for kind in ContainerKind.allCases {
            let interaction = InteractionController()
            let delegate = TransitionDelegate(EvenSlideAnimator(), interaction: interaction)
            let ear = Eavesdropper(delegate)
            let rig = TransitionRig(kind, delegate: { _ in ear })
            let record = Record(delegate)
            interaction.begin()
            rig.start(.forward)
            interaction.update(0.6)
            rig.advance(by: 0.1)
            let context = try #require(ear.context)
            let asked = ear.animation?.interruptibleAnimator(using: context)
            try #require(asked as? UIViewPropertyAnimator).stopAnimation(withoutFinishing)
            if finishes { interaction.finish() } else { interaction.cancel() }
            rig.advance(by: 1)
            #expect(record.outcomes == [finishes])
            #expect(interaction.state == .idle)
            #expect(rig.shownScreen == (finishes ? "B" : "A"))
        }
    }

    /// The reason for the end of a transition.
    enum Ending: Sendable { case newSize, background, endImmediately }

    /// Only a container's transition can be finished manually.
    private nonisolated static let endings =
        ContainerKind.allCases.flatMap { [($0, Ending.newSize), ($0, .background)] } + [
            (.custom, .endImmediately)
        ]

    @Test("If other code has stopped its animator, a transition ends on request", arguments: endings)
    func ifOtherCodeHasStoppedItsAnimatorATransitionEndsOnRequest(kind: ContainerKind, ending: Ending) throws
    {
        for (isOurs, isHeld) in [(true, false), (true, true), (false, false), (false, true)] {
            // An animator's transition continues in the new size.
            if isOurs, ending == .newSize { continue }
            let interaction = InteractionController()
            let delegate = TransitionDelegate(
                isOurs
                    ? EvenSlideAnimator().with(timing: .easeInOut).animationController() : VendingAnimator(),
                interaction: interaction
            )
            let ear = Eavesdropper(delegate)
            let rig = TransitionRig(kind, delegate: { _ in ear })
            let record = Record(delegate)
            if isHeld { interaction.begin() }
            rig.start(.forward)
            interaction.update(0.6)
            rig.advance(by: 0.1)
            let context = try #require(ear.context)
            let asked = ear.animation?.interruptibleAnimator(using: context)
            let animator = try #require(asked as? UIViewPropertyAnimator)
            #expect(animator.state == .active)
            animator.stopAnimation(false)
            rig.advance(by: 0.1)
            #expect(record.outcomes.isEmpty)
            switch ending {
            case .newSize: rig.window.frame = CGRect(x: 0, y: 0, width: 844, height: 390)
            case .background:
                let center = NotificationCenter.default
                center.post(name: UIApplication.didEnterBackgroundNotification, object: nil)
            case .endImmediately: (context as? ContainerTransitionContext)?.endImmediately()
            }
            rig.advance(by: 0.1)
            let comment = Comment(rawValue: "ours \(isOurs), held \(isHeld)")
            #expect(record.outcomes == [true], comment)
            #expect(animator.state == .inactive, comment)
            #expect(interaction.state == .idle, comment)
            #expect(rig.coordinator == nil, comment)
            rig.advance(by: 1)
            #expect(record.outcomes == [true], comment)
            #expect(rig.shownScreen == "B", comment)
            #expect(rig.second.view.bounds.size == rig.window.bounds.size, comment)
            // It would crash if it were released in the stopped state.
            if animator.state == .stopped { animator.finishAnimation(at: .end) }
        }
    }

    // MARK: Progress

    /// The course of a transition.
    enum Course: CaseIterable, Sendable {
        case byItself, finished, canceled
        /// Released where it began, and at its very end.
        case canceledAtOnce, finishedAtEnd
        /// Requested before UIKit starts it.
        case finishedEarly, canceledEarly
        /// Caught in flight, and reversed.
        case caught
        case leftByApp
    }

    /// The animation controller: ours, or a third-party one of some kind.
    enum Source: CaseIterable, Sendable {
        case ours, interruptible, blocks, layers

        @MainActor func make() -> any UIViewControllerAnimatedTransitioning {
            switch self {
            case .ours: EvenSlideAnimator().with(timing: .easeInOut).animationController()
            case .interruptible: AnimatorMake.interruptible.make(CallbackLog())
            case .blocks: AnimatorMake.blocks.make(CallbackLog())
            case .layers: AnimatorMake.layers.make(CallbackLog())
            }
        }
    }

    @Test(
        "Its progress reaches its end, and no value is reported twice in a row",
        arguments: ContainerKind.allCases,
        Source.allCases
    )
    func itsProgressReachesItsEnd(kind: ContainerKind, source: Source) throws {
        // An animation controller that implements only animateTransition(using:) can't be caught.
        let canBeCaught = source == .ours || source == .interruptible
        for course in Course.allCases where course != .caught || canBeCaught {
            let interaction = InteractionController()
            let delegate = TransitionDelegate(source.make(), interaction: interaction)
            let rig = rig(kind, delegate)
            let record = Record(delegate)
            var finishes = true
            if course != .byItself, course != .caught { interaction.begin() }
            if course == .finishedEarly { interaction.finish() }
            if course == .canceledEarly { interaction.cancel() }
            rig.start(.forward)
            switch course {
            case .byItself, .finishedEarly: break
            case .canceledEarly: finishes = false
            case .finished, .canceled, .finishedAtEnd, .leftByApp:
                for value in [0.2, 0.2, 0.5, 0.5, 0.4] as [CGFloat] {
                    interaction.update(value)
                    interaction.update(value)
                    rig.advance(by: 1.0 / 30)
                }
                if course == .finishedAtEnd { interaction.update(1) }
                if course == .leftByApp {
                    let center = NotificationCenter.default
                    center.post(name: UIApplication.didEnterBackgroundNotification, object: nil)
                    finishes = false
                } else if course == .canceled {
                    interaction.cancel()
                    finishes = false
                } else {
                    interaction.finish()
                }
            case .canceledAtOnce:
                rig.advance(by: 0.1)
                interaction.cancel()
                finishes = false
            case .caught:
                rig.advance(by: 0.1)
                #expect(interaction.pause())
                rig.advance(by: 0.1)
                interaction.cancel()
                finishes = false
            }
            rig.advance(by: 2)
            let comment = Comment(rawValue: "\(course) \(record.progress)")
            #expect(record.outcomes == [finishes], comment)
            #expect(record.progress.last?.fraction == (finishes ? 1 : 0), comment)
            #expect(record.countAtEnd == record.progress.count, comment)
            #expect(zip(record.progress, record.progress.dropFirst()).allSatisfy { $0 != $1 }, comment)
            #expect(record.progress.allSatisfy { (0...1).contains($0.fraction) }, comment)
            if source == .ours, course == .byItself { #expect(record.progress.count > 20, comment) }
        }
    }

    // MARK: Combinations

    @Test(
        "A screen that only the second animator contains follows that one",
        arguments: ContainerKind.allCases,
        TransitionSide.allCases
    )
    func aScreenThatOnlyTheSecondAnimatorContainsFollowsThatOne(kind: ContainerKind, named: TransitionSide)
        throws
    {
        let one = DescribedAnimator { _ in
            named == .outgoing
                ? Choreography(
                    timing: .linear,
                    participants: [Participant(.outgoing, to: .rest.translated(y: 100))]
                )
                : Choreography(
                    timing: .linear,
                    participants: [Participant(.incoming, from: .rest.translated(y: 100))]
                )
        }
        let other = DescribedAnimator { _ in
            Choreography(
                timing: .linear,
                participants: [
                    Participant(.outgoing, to: .rest.translated(x: -40)),
                    Participant(.incoming, from: .rest.translated(x: 80)),
                ]
            )
        }
        let delegate = TransitionDelegate(one.combined(with: other))
        let rig = rig(kind, delegate)
        rig.start(.forward)
        rig.advance(by: 0.2)
        let outgoing = try #require(rig.first.view.layer.presentation()).transform
        let incoming = try #require(rig.second.view.layer.presentation()).transform
        #expect(abs(outgoing.m41 + 20) < 0.5)
        #expect(abs(outgoing.m42 - (named == .outgoing ? 50 : 0)) < 0.5)
        #expect(abs(incoming.m41 - 40) < 0.5)
        #expect(abs(incoming.m42 - (named == .incoming ? 50 : 0)) < 0.5)
        // In front, as in each of the two.
        #expect(rig.shownScreen == "B")
        rig.settle()
        #expect(rig.shownScreen == "B")
        #expect(CATransform3DIsIdentity(rig.first.view.layer.transform))
        #expect(CATransform3DIsIdentity(rig.second.view.layer.transform))
    }

    @Test(
        "Two pictures of a screen are both visible",
        arguments: ContainerKind.allCases,
        TransitionSide.allCases
    )
    func twoPictures(kind: ContainerKind, side: TransitionSide) throws {
        let animator = DescribedAnimator { _ in
            // In the top and the bottom quarter, while the other screen is behind.
            let pictures = [-200, 200].map { (y: CGFloat) in
                let pose = Pose.rest.scaled(by: 0.25).translated(y: y)
                return Participant(.picture(of: side), from: pose, to: pose)
            }
            return Choreography(
                timing: .linear,
                participants: [Participant(.screen(side.opposite))] + pictures
            )
        }
        let rig = rig(kind, TransitionDelegate(animator))
        let count = rig.second.view.subviews.count
        rig.start(.forward)
        rig.advance(by: 0.2)
        let (own, other) = side == .outgoing ? ("A", "B") : ("B", "A")
        #expect([222, 422, 622].map { rig.screen(at: CGPoint(x: 195, y: $0)) } == [own, other, own])
        rig.settle()
        #expect(rig.shownScreen == "B")
        let view: UIView = rig.second.view
        #expect(!view.isHidden)
        #expect(view.superview?.subviews == [view])
        #expect(view.subviews.count == count)
    }
}

// MARK: -

/// An animation controller that completes its transition as soon as it should animate it.
private final class HastyAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let completes: Bool

    init(completes: Bool) { self.completes = completes }

    func transitionDuration(
        using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.4 }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        transitionContext.end(completes)
    }
}

/// An animation controller that completes its transition as soon as its animator is requested, which it still
/// returns.
private final class HastyVendor: NSObject, UIViewControllerAnimatedTransitioning {
    private let completes: Bool
    private(set) var animator: UIViewPropertyAnimator?

    init(completes: Bool) { self.completes = completes }

    func transitionDuration(
        using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.4 }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        _ = interruptibleAnimator(using: transitionContext)
    }

    func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating {
        if let animator { return animator }
        let made = UIViewPropertyAnimator(duration: 0.4, curve: .linear)
        let view = transitionContext.view(forKey: .from)
        made.addAnimations { view?.alpha = 0.5 }
        made.addCompletion { _ in view?.alpha = 1 }
        animator = made
        transitionContext.end(completes)
        return made
    }
}

extension UIViewControllerContextTransitioning {
    fileprivate func end(_ completes: Bool) {
        if completes, let view = view(forKey: .to) { containerView.addSubview(view) }
        completeTransition(completes)
    }
}

/// A third-party animation controller that provides a property animator.
private final class VendingAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private var animator: UIViewPropertyAnimator?

    func transitionDuration(
        using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.4 }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        interruptibleAnimator(using: transitionContext).startAnimation()
    }

    func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating {
        if let animator { return animator }
        let made = UIViewPropertyAnimator(duration: 0.4, curve: .linear)
        animator = made
        if let view = transitionContext.view(forKey: .to),
            let controller = transitionContext.viewController(forKey: .to)
        {
            view.frame = transitionContext.finalFrame(for: controller)
            transitionContext.containerView.addSubview(view)
            view.alpha = 0
            made.addAnimations { view.alpha = 1 }
            made.addCompletion { _ in view.alpha = 1 }
        }
        made.addCompletion { _ in
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
        return made
    }

    func animationEnded(_ transitionCompleted: Bool) { animator = nil }
}

/// A transition context as an app could implement it.
private final class HandmadeContext: NSObject, UIViewControllerContextTransitioning {
    let containerView: UIView
    private(set) var transitionWasCancelled = false
    private(set) var outcomes: [Bool] = []
    private let outgoing: UIViewController
    private let incoming: UIViewController

    init(from outgoing: UIViewController, to incoming: UIViewController, in container: UIView) {
        (self.outgoing, self.incoming, containerView) = (outgoing, incoming, container)
    }

    var isAnimated: Bool { true }
    var isInteractive: Bool { false }
    var presentationStyle: UIModalPresentationStyle { .custom }
    var targetTransform: CGAffineTransform { .identity }

    func updateInteractiveTransition(_ percentComplete: CGFloat) {}
    func finishInteractiveTransition() {}
    func pauseInteractiveTransition() {}
    func cancelInteractiveTransition() { transitionWasCancelled = true }
    func completeTransition(_ didComplete: Bool) { outcomes.append(didComplete) }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        key == .from ? outgoing : incoming
    }

    func view(forKey key: UITransitionContextViewKey) -> UIView? {
        key == .from ? outgoing.view : incoming.view
    }

    func initialFrame(for vc: UIViewController) -> CGRect { vc === outgoing ? containerView.bounds : .zero }
    func finalFrame(for vc: UIViewController) -> CGRect { vc === incoming ? containerView.bounds : .zero }
}

extension TransitionRig {
    /// Returns the name of the screen whose color is at a point of the window, as drawn.
    fileprivate func screen(at point: CGPoint) -> String {
        let image = window.image(scale: 1)
        let pixel = image.withPixels { bytes, stride in
            let offset = Int(point.y) * stride + Int(point.x) * 4
            return (blue: bytes[offset], red: bytes[offset + 2])
        }
        return pixel.red > pixel.blue ? "A" : pixel.blue > pixel.red ? "B" : "none"
    }
}
