import TestSupport
import Testing
import TransitionKit
@_spi(Host) import UIKit

/// Back at its beginning, a third-party animation ends, and its views would show their ends until the
/// animation controller is notified, which can be a frame later. This must not be visible.
@MainActor @Suite struct ClockCoverTests {
    /// The state when an animation controller is notified of the end.
    @MainActor private final class Witness {
        var shown: String?
        var isTouched: Bool?
    }

    @Test(
        "When the animation controller is notified of a cancellation, the beginning is visible",
        arguments: ContainerKind.allCases
    )
    func whenTheAnimationControllerIsNotifiedOfACancellation(kind: ContainerKind) throws {
        let interaction = InteractionController()
        let witness = Witness()
        var made: TransitionRig?
        let animation = WitnessedSlide {
            guard let rig = made else { return }
            witness.shown = rig.shownScreen
            let hit = rig.window.hitTest(CGPoint(x: 195, y: 400), with: nil)
            witness.isTouched = rig.second.view.superview.map { hit?.isDescendant(of: $0) ?? false }
        }
        let rig = TransitionRig(kind) { _ in TransitionDelegate(animation, interaction: interaction) }
        made = rig
        let before = ViewState(rig.window)
        interaction.begin()
        rig.start(.forward)
        interaction.update(0.6)
        rig.advance(by: 0.1)
        #expect(rig.shownScreen == "B")
        interaction.cancel()
        rig.advance(by: 1)
        #expect(witness.shown == "A")
        // A touch goes where it would go otherwise.
        #expect(witness.isTouched == true)
        #expect(ViewState(rig.window) == before)
        #expect(interaction.state == .idle)
    }

    @Test(
        "An animation controller that restores nothing after a cancellation leaves every view in its place",
        arguments: ContainerKind.allCases,
        TransitionDirection.allCases
    )
    func animationControllerThatRestoresNothing(kind: ContainerKind, direction: TransitionDirection) throws {
        for moment in [0.001, 0.3, 0.9] as [CGFloat] {
            let interaction = InteractionController()
            let rig = TransitionRig(kind) { _ in
                TransitionDelegate(CarelessAnimator(), interaction: interaction)
            }
            rig.goToStart(of: direction)
            let (title, clock) = (UIView(), UIView())
            for view in [title, clock] { rig.screens(direction).outgoing.view.addSubview(view) }
            rig.advance(by: 0.1)
            let before = ViewState(rig.window)
            interaction.begin()
            rig.start(direction)
            interaction.update(moment)
            rig.advance(by: 0.1)
            // The app goes on changing what the animation controller doesn't animate.
            clock.alpha = 0.5
            interaction.cancel()
            rig.advance(by: 1)
            #expect(rig.shownScreen == rig.screens(direction).outgoing.name)
            #expect(clock.alpha == 0.5)
            clock.alpha = 1
            #expect(ViewState(rig.window) == before)
            #expect(interaction.state == .idle)
        }
    }

    @Test(
        "Backward, the new screen only leaves",
        arguments: ContainerKind.allCases,
        [AnimatorMake.blocks, .layers]
    )
    func noFlash(kind: ContainerKind, make: AnimatorMake) throws {
        let app = InteractionRig(kind, make)
        let interaction = try #require(app.interaction)
        interaction.begin()
        app.perform()
        UIApplication.shared.tick()
        interaction.update(0.5)
        app.rig.advance(by: 0.1)
        interaction.cancel()
        var shares: [Int] = []
        UIApplication.shared.commitObserver = { _ in
            let frame = WindowFrame(app.rig.window, scale: 0.1)
            shares.append(
                (0..<39).filter { frame.color(at: CGPoint(x: Double($0) * 10, y: 500))[2] > 128 }.count
            )
        }
        app.rig.advance(by: 0.5)
        UIApplication.shared.commitObserver = nil
        #expect(app.outcomes == [false])
        #expect(shares.first.map { $0 > 10 } == true)
        #expect(shares.last == 0)
        #expect(zip(shares, shares.dropFirst()).allSatisfy { $0 >= $1 }, "\(shares)")
    }
}

/// Slides the new screen in with an explicit animation, and calls a closure when it's notified of the end.
private final class WitnessedSlide: NSObject, UIViewControllerAnimatedTransitioning {
    private let whenOver: () -> Void

    init(whenOver: @escaping () -> Void) { self.whenOver = whenOver }

    func transitionDuration(
        using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.4 }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        guard let to = transitionContext.view(forKey: .to),
            let controller = transitionContext.viewController(forKey: .to)
        else { return transitionContext.completeTransition(true) }
        to.frame = transitionContext.finalFrame(for: controller)
        transitionContext.containerView.addSubview(to)
        to.transform = CGAffineTransform(translationX: AnimatorMake.travel, y: 0)
        UIView.animate(withDuration: 0.4, delay: 0, options: [.curveLinear]) {
            to.transform = .identity
        } completion: { [whenOver] _ in
            whenOver()
            if transitionContext.transitionWasCancelled { to.removeFromSuperview() }
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }
}

/// Fades and moves both screens and the first view of one, and restores nothing, as in much code whose
/// transitions weren't interactive.
private final class CarelessAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(
        using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.4 }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        guard let to = transitionContext.viewController(forKey: .to)?.view,
            let from = transitionContext.viewController(forKey: .from)?.view
        else { return transitionContext.completeTransition(true) }
        if let view = transitionContext.view(forKey: .to) {
            transitionContext.containerView.insertSubview(view, at: 0)
        }
        to.transform = CGAffineTransform(scaleX: 0.8, y: 0.8)
        UIView.animate(withDuration: 0.4) {
            to.transform = .identity
            from.alpha = 0
            from.center.y += 844
            from.subviews.first?.alpha = 0
            from.subviews.first?.transform = CGAffineTransform(translationX: 0, y: -100)
        } completion: { _ in
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }
}
