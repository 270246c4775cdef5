import TestSupport
import Testing
import TransitionKit
@_spi(Host) import UIKit

/// Transitions without a duration, driven by an interaction controller.
@MainActor @Suite(.allBehaviors) struct ZeroDurationTests {
    @Test("It waits for the outcome, and ends once", arguments: ContainerKind.allCases, [true, false])
    func itWaitsForTheOutcome(kind: ContainerKind, isOurs: Bool) {
        for finishes in [true, false] {
            let interaction = InteractionController()
            let animation: any UIViewControllerAnimatedTransitioning =
                isOurs ? controller(of: EvenSlideAnimator(duration: 0)) : LateEnd(endsAtOnce: true)
            let delegate = TransitionDelegate(animation, interaction: interaction)
            let rig = TransitionRig(kind) { _ in delegate }
            var outcomes: [Bool] = []
            delegate.onTransitionEnd = { _, _, finished in outcomes.append(finished) }
            let before = ViewState(rig.window)
            interaction.begin()
            rig.start(.forward)
            interaction.update(0.7)
            rig.advance(by: 0.5)
            #expect(interaction.state == .interactive)
            #expect(rig.shownScreen == "A")
            if finishes { interaction.finish() } else { interaction.cancel() }
            rig.advance(by: 0.1)
            #expect(outcomes == [finishes])
            #expect(interaction.state == .idle)
            #expect(rig.coordinator == nil)
            #expect(rig.shownScreen == (finishes ? "B" : "A"))
            if !finishes { #expect(ViewState(rig.window) == before) }
        }
    }

    @Test("What runs alongside changes when it completes, and only then", arguments: ContainerKind.allCases)
    func whatRunsAlongsideChangesWhenItCompletes(kind: ContainerKind) {
        for finishes in [nil, true, false] as [Bool?] {
            let interaction = InteractionController()
            let delegate = TransitionDelegate(EvenSlideAnimator(duration: 0), interaction: interaction)
            let rig = TransitionRig(kind) { _ in delegate }
            let shade = UIView()
            shade.alpha = 0.25
            rig.window.addSubview(shade)
            rig.second.onWillAppear = { screen in
                screen.transitionCoordinator?.animate(alongsideTransition: { _ in shade.alpha = 1 })
            }
            if finishes != nil { interaction.begin() }
            rig.start(.forward)
            rig.advance(by: 0.1)
            if let finishes {
                #expect(shade.alpha == 0.25)
                rig.second.onWillAppear = nil
                if finishes { interaction.finish() } else { interaction.cancel() }
                rig.advance(by: 0.1)
            }
            #expect(rig.shownScreen == (finishes == false ? "A" : "B"))
            #expect(shade.alpha == (finishes == false ? 0.25 : 1), "\(String(describing: finishes))")
            shade.removeFromSuperview()
        }
    }

    @Test("A third-party animation that ends later is started once, whatever happens before")
    func aThirdPartyAnimationThatEndsLaterIsStartedOnce() {
        let interaction = InteractionController()
        let animation = LateEnd(endsAtOnce: false)
        let delegate = TransitionDelegate(animation, interaction: interaction)
        let rig = TransitionRig(.custom) { _ in delegate }
        var outcomes: [Bool] = []
        delegate.onTransitionEnd = { _, _, finished in outcomes.append(finished) }
        interaction.begin()
        rig.start(.forward)
        interaction.finish()
        rig.advance(by: 0.1)
        NotificationCenter.default.post(name: UIApplication.didEnterBackgroundNotification, object: nil)
        rig.advance(by: 0.1)
        #expect(animation.count == 1)
        #expect(outcomes.isEmpty)
        animation.end()
        #expect(outcomes == [true])
        #expect(interaction.state == .idle)
    }
}

/// An animation controller with a duration of 0 that ends immediately or on request.
private final class LateEnd: NSObject, UIViewControllerAnimatedTransitioning {
    private(set) var count = 0
    private let endsAtOnce: Bool
    private var context: (any UIViewControllerContextTransitioning)?

    init(endsAtOnce: Bool) { self.endsAtOnce = endsAtOnce }

    func transitionDuration(
        using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0 }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        count += 1
        context = transitionContext
        if let to = transitionContext.view(forKey: .to), !transitionContext.transitionWasCancelled {
            to.frame = transitionContext.containerView.bounds
            transitionContext.containerView.addSubview(to)
        }
        if endsAtOnce { end() }
    }

    func end() {
        let context = context
        self.context = nil
        context?.completeTransition(context?.transitionWasCancelled != true)
    }
}
