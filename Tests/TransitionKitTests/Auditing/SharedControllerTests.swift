import Animators
import TestSupport
import Testing
import TransitionKit
@_spi(Host) import UIKit

/// One animation controller in two running transitions is reported, and one after another isn't.
@MainActor @Suite struct SharedControllerTests {
    private let auditor = TransitionAuditor()

    /// Two containers beside each other, whose delegate always returns the same animation controller.
    private struct Pair {
        let containers: [ContainerViewController]
        let delegate: HandWrittenDelegate
        let window: UIWindow

        @MainActor init(_ controller: any UIViewControllerAnimatedTransitioning, auditor: TransitionAuditor?)
        {
            UIApplication.reset()
            delegate = HandWrittenDelegate(controller)
            let root = UIViewController()
            containers = (0..<2).map { _ in
                let screens = [UIViewController(), UIViewController()]
                return ContainerViewController(viewControllers: screens)
            }
            for container in containers {
                container.delegate = delegate
                container.auditor = auditor
                root.addChild(container)
                root.view.addSubview(container.view)
                container.didMove(toParent: root)
            }
            window = UIWindow(frame: UIScreen.main.bounds)
            window.rootViewController = root
            window.makeKeyAndVisible()
            UIApplication.shared.tick()
        }

        /// Switches both, the second one after a time.
        @MainActor func play(secondAfter delay: TimeInterval) {
            containers[0].selectedIndex = 1
            UIApplication.shared.advance(by: delay)
            containers[1].selectedIndex = 1
            UIApplication.shared.advance(by: 2)
        }
    }

    private var lines: [String] { auditor.findings.map(\.description) }

    @Test("A third-party animation controller", arguments: [true, false])
    func thirdParty(wraps: Bool) {
        let plain = FaultyAnimator(nil)
        let pair = Pair(wraps ? auditor.audited(plain) : plain, auditor: wraps ? nil : auditor)
        pair.play(secondAfter: 0.1)
        #expect(
            lines == [
                "FaultyAnimator is in two running transitions; create one for each transition, or a "
                    + "TransitionDelegate for each controller"
            ]
        )
        #expect(auditor.findings.map(\.kind) == [.sharedAnimationController])
    }

    @Test("A third-party animation controller of a transition delegate", arguments: [true, false])
    func aThirdPartyAnimationControllerOfATransitionDelegate(isObserved: Bool) {
        let delegate = TransitionDelegate(FaultyAnimator(nil))
        delegate.auditor = auditor
        if isObserved { delegate.onTransitionEnd = { _, _, _ in } }
        let pair = Pair(FaultyAnimator(nil), auditor: nil)
        for container in pair.containers { container.delegate = delegate }
        pair.play(secondAfter: 0.1)
        #expect(auditor.findings.map(\.kind) == [.sharedAnimationController])
    }

    @Test("An animator's animation controller")
    func anAnimatorsAnimationController() {
        let pair = Pair(SlideAnimator().animationController(), auditor: auditor)
        pair.play(secondAfter: 0.1)
        #expect(
            lines == [
                "SlideAnimator has one animation controller in two running transitions; "
                    + "call animationController() for each transition"
            ]
        )
    }

    @Test("An animator's animation controller that a gesture drives")
    func anAnimatorsAnimationControllerThatAGestureDrives() {
        let controller = SlideAnimator().animationController()
        let pair = Pair(controller, auditor: auditor)
        let interaction = InteractionController()
        pair.delegate.makeInteraction = { interaction.interactionController(for: $0) }
        interaction.begin()
        pair.containers[0].selectedIndex = 1
        UIApplication.shared.tick()
        interaction.update(0.5)
        pair.delegate.makeInteraction = nil
        pair.containers[1].selectedIndex = 1
        UIApplication.shared.advance(by: 0.1)
        interaction.finish()
        UIApplication.shared.advance(by: 2)
        #expect(auditor.findings.map(\.kind) == [.sharedAnimationController])
        #expect(pair.containers.map(\.selectedIndex) == [1, 1])
    }

    @Test("One after another, and interrupted by the next one, it's in order")
    func oneAfterAnother() {
        for controller in [FaultyAnimator(nil), SlideAnimator().animationController()]
            as [any UIViewControllerAnimatedTransitioning]
        {
            let pair = Pair(controller, auditor: auditor)
            pair.play(secondAfter: 1)
            // The next switch of the same container ends this one.
            pair.containers[0].selectedIndex = 0
            UIApplication.shared.advance(by: 0.1)
            pair.containers[0].selectedIndex = 1
            UIApplication.shared.advance(by: 1)
        }
        #expect(lines == [])
    }

    @Test("Nor is it reported if the app keeps the coordinator of the one before")
    func keptCoordinator() {
        let pair = Pair(SlideAnimator().animationController(), auditor: auditor)
        pair.containers[0].selectedIndex = 1
        let coordinator = pair.containers[0].transitionCoordinator
        #expect(coordinator != nil)
        UIApplication.shared.advance(by: 1)
        pair.containers[1].selectedIndex = 1
        UIApplication.shared.advance(by: 1)
        #expect(lines == [])
        withExtendedLifetime(coordinator) {}
    }

    @Test("An animation controller may start the next transition when one is complete")
    func fromTheEnd() {
        let pair = Pair(auditor.audited(FaultyAnimator(nil)), auditor: nil)
        let starter = Starter { pair.containers[1].selectedIndex = 1 }
        pair.containers[0].delegate = starter
        starter.controller = auditor.audited(FaultyAnimator(nil))
        pair.play(secondAfter: 1)
        #expect(lines == [])
    }

    @Test("A transition delegate plays its animator in any number of transitions")
    func aTransitionDelegatePlaysItsAnimatorInAnyNumberOfTransitions() {
        let delegate = TransitionDelegate(SlideAnimator())
        delegate.auditor = auditor
        let pair = Pair(FaultyAnimator(nil), auditor: auditor)
        for container in pair.containers { container.delegate = delegate }
        pair.play(secondAfter: 0.1)
        #expect(lines == [])
        #expect(pair.containers.map(\.selectedIndex) == [1, 1])
    }
}

/// A delegate that does something when a child is selected.
@MainActor private final class Starter: NSObject, ContainerViewControllerDelegate {
    var controller: (any UIViewControllerAnimatedTransitioning)?
    private let whenSelected: () -> Void

    init(_ whenSelected: @escaping () -> Void) { self.whenSelected = whenSelected }

    func containerViewController(
        _ container: ContainerViewController,
        animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { controller }

    func containerViewController(
        _ container: ContainerViewController,
        didSelect viewController: UIViewController
    ) { whenSelected() }
}
