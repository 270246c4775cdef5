import Animators
import TestSupport
import Testing
import TransitionKit
@_spi(Host) import UIKit

/// During a transition, the controls of both screens receive no touches, in any container. Gestures that hold
/// the transition do.
@MainActor @Suite struct TouchTests {
    /// The source of the animation, and its driver.
    enum Setup: CaseIterable, Sendable {
        case plain, swipe, grab, foreign, foreignSwipe
        /// Explicit animations, which don't block touches on the view that they move.
        case foreignLayers

        @MainActor func make() -> TransitionDelegate {
            switch self {
            case .plain: TransitionDelegate(EvenSlideAnimator())
            case .swipe: TransitionDelegate(EvenSlideAnimator(), interaction: SwipeInteraction())
            case .grab: TransitionDelegate(EvenSlideAnimator(), interaction: InteractionController())
            case .foreign: TransitionDelegate(BlockSlideAnimator())
            case .foreignSwipe: TransitionDelegate(BlockSlideAnimator(), interaction: SwipeInteraction())
            case .foreignLayers:
                TransitionDelegate(LayerSlideAnimator(), interaction: InteractionController())
            }
        }
    }

    /// A button that covers a whole screen and counts its taps.
    @MainActor private final class Tapped: UIButton {
        private(set) var count = 0

        static func add(to controller: UIViewController) -> Tapped {
            let button = Tapped(type: .custom)
            button.frame = controller.view.bounds
            button.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            button.addAction(UIAction { [weak button] _ in button?.count += 1 }, for: .touchUpInside)
            controller.view.addSubview(button)
            return button
        }
    }

    @Test(
        "A tap during a transition reaches neither screen, but at rest it does",
        arguments: ContainerKind.allCases,
        Setup.allCases
    )
    func aTapDuringATransitionReachesNeitherScreen(kind: ContainerKind, setup: Setup) {
        for direction in TransitionDirection.allCases {
            let rig = TransitionRig(kind) { _ in setup.make() }
            rig.goToStart(of: direction)
            let buttons = [rig.first, rig.second].map(Tapped.add)
            let touch = TouchInjector(window: rig.window)
            rig.start(direction)
            for _ in 0..<4 {
                touch.tap(at: CGPoint(x: 195, y: 500))
                rig.advance(by: 0.06)
                #expect(rig.first.view.isUserInteractionEnabled && rig.second.view.isUserInteractionEnabled)
            }
            #expect(rig.coordinator != nil)
            rig.settle()
            rig.advance(by: 1)
            #expect(buttons.map(\.count) == [0, 0], "\(direction)")
            touch.tap(at: CGPoint(x: 195, y: 500))
            let shown = direction == .forward ? 1 : 0
            #expect(buttons[shown].count == 1, "\(direction)")
            #expect(buttons[1 - shown].count == 0)
        }
    }

    @Test(
        "A double tap on a row opens one page, and nothing on it",
        arguments: ContainerKind.allCases
    )
    func doubleTap(kind: ContainerKind) {
        let rig = TransitionRig(kind) { _ in Setup.swipe.make() }
        rig.goToStart(of: .forward)
        let row = Tapped.add(to: rig.first)
        let button = Tapped.add(to: rig.second)
        row.addAction(UIAction { _ in if row.count == 1 { rig.start(.forward) } }, for: .touchUpInside)
        let touch = TouchInjector(window: rig.window)
        for _ in 0..<2 {
            touch.tap(at: CGPoint(x: 195, y: 500))
            rig.advance(by: 0.1)
        }
        rig.settle()
        rig.advance(by: 1)
        #expect(row.count == 1 && button.count == 0)
    }

    @Test(
        "A finger on a running transition holds it",
        arguments: ContainerKind.allCases,
        TransitionDirection.allCases
    )
    func aFingerOnARunningTransitionHolds(kind: ContainerKind, direction: TransitionDirection) {
        let swipe = SwipeInteraction()
        let rig = TransitionRig(kind) { _ in
            TransitionDelegate(EvenSlideAnimator(), interaction: swipe)
        }
        rig.goToStart(of: direction)
        let buttons = [rig.first, rig.second].map(Tapped.add)
        let touch = TouchInjector(window: rig.window)
        rig.start(direction)
        rig.advance(by: 0.1)
        touch.down(at: CGPoint(x: 195, y: 500))
        rig.advance(by: 1)
        #expect(swipe.state == .interactive, "\(direction)")
        touch.up()
        rig.settle()
        rig.advance(by: 1)
        #expect(swipe.state == .idle)
        #expect(buttons.map(\.count) == [0, 0])
    }

    @Test("A held transition blocks other fingers from the screens", arguments: ContainerKind.allCases)
    func secondFinger(kind: ContainerKind) {
        let interaction = InteractionController()
        let rig = TransitionRig(kind) { _ in
            TransitionDelegate(EvenSlideAnimator(), interaction: interaction)
        }
        rig.goToStart(of: .forward)
        let buttons = [rig.first, rig.second].map(Tapped.add)
        interaction.begin()
        rig.start(.forward)
        interaction.update(0.5)
        rig.advance(by: 0.1)
        TouchInjector(window: rig.window).tap(at: CGPoint(x: 195, y: 500))
        interaction.cancel()
        rig.advance(by: 2)
        #expect(buttons.map(\.count) == [0, 0])
        TouchInjector(window: rig.window).tap(at: CGPoint(x: 195, y: 500))
        #expect(buttons.map(\.count) == [1, 0])
    }
}
