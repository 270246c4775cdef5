import Animators
import TestSupport
import Testing
import TransitionKit
import TransitionTesting
@_spi(Host) import UIKit

/// Transitions in an app that has turned animations off.
@MainActor @Suite struct DisabledAnimationTests {
    /// Returns the animations of this package on a layer and the layers inside it.
    private func animations(on layer: CALayer) -> [String] {
        let own = (layer.animationKeys() ?? []).filter { $0.hasPrefix("TransitionKit.") }
        return own + (layer.sublayers ?? []).flatMap { animations(on: $0) }
    }

    @Test("With animations turned off, a transition is immediate", arguments: ContainerKind.allCases)
    func withAnimationsTurnedOffTransitionIsImmediate(kind: ContainerKind) {
        let rig = TransitionRig(kind, delegate: { _ in TransitionDelegate(.slide()) })
        UIView.setAnimationsEnabled(false)
        defer { UIView.setAnimationsEnabled(true) }
        for (direction, shown) in [(TransitionDirection.forward, "B"), (.backward, "A")] {
            rig.start(direction)
            UIApplication.shared.tick()
            #expect(rig.coordinator == nil)
            #expect(rig.shownScreen == shown)
            #expect(animations(on: rig.window.layer).isEmpty)
        }
    }

    @Test(
        "Requested without animation, a switch is over in the same turn, and what begins later plays",
        arguments: ContainerKind.allCases
    )
    func withoutAnimation(kind: ContainerKind) {
        let rig = TransitionRig(kind, delegate: { _ in TransitionDelegate(.slide()) })
        let beginsLater = kind == .navigation || kind == .modal
        UIView.performWithoutAnimation { rig.request(.forward) }
        if !beginsLater { #expect(rig.coordinator == nil) }
        UIApplication.shared.tick()
        #expect((rig.coordinator != nil) == beginsLater)
        rig.settle()
        #expect(rig.shownScreen == "B")
        rig.start(.backward)
        rig.advance(by: 0.1)
        #expect(rig.coordinator != nil)
        rig.settle()
        #expect(rig.shownScreen == "A")
    }

    @Test(
        "A push in a stack that's being presented plays, even if the window has just changed its size",
        arguments: 0..<6
    )
    func pushDuringResizing(frames: Int) {
        UIApplication.reset()
        let (root, navigation) = (UIViewController(), UINavigationController())
        let outer = TransitionDelegate(PopUpAnimator(duration: 2))
        let inner = TransitionDelegate(SlideAnimator(duration: 0.5))
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = root
        window.makeKeyAndVisible()
        navigation.viewControllers = [UIViewController()]
        navigation.modalPresentationStyle = .fullScreen
        navigation.transitioningDelegate = outer
        inner.attach(to: navigation)
        var ends = 0
        inner.onTransitionEnd = { _, _, _ in ends += 1 }
        root.present(navigation, animated: true)
        UIApplication.shared.advance(by: 0.3)
        window.frame = CGRect(x: 0, y: 0, width: 844, height: 390)
        for _ in 0..<frames { UIApplication.shared.advance(by: 1.0 / 60) }
        navigation.pushViewController(UIViewController(), animated: true)
        UIApplication.shared.advance(by: 1.0 / 60)
        #expect(ends == 0)
        UIApplication.shared.advance(by: 3)
        #expect(ends == 1)
        #expect(navigation.viewControllers.count == 2)
    }

    @Test("With animations turned off, a held transition follows", arguments: ContainerKind.allCases)
    func withAnimationsTurnedOffHeldTransitionFollowsFinger(kind: ContainerKind) {
        let interaction = InteractionController()
        let delegate = TransitionDelegate(.slide(), interaction: interaction)
        let rig = TransitionRig(kind, delegate: { _ in delegate })
        UIView.setAnimationsEnabled(false)
        defer { UIView.setAnimationsEnabled(true) }
        interaction.begin()
        rig.start(.forward)
        interaction.update(0.5)
        rig.advance(by: 1.0 / 60)
        let edges = LayerGeometry.corners(of: rig.second.view.layer).map(\.x)
        #expect(abs((edges.min() ?? 0) - 195) < 1)
        interaction.finish()
        rig.advance(by: 1.5)
        #expect(rig.coordinator == nil)
        #expect(rig.shownScreen == "B")
    }
}
