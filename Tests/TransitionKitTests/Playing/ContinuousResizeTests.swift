import Animators
import TestSupport
import Testing
import TransitionKit
@_spi(Host) import UIKit

/// Windows that are resized continuously while transitions run, with another size in every frame.
@MainActor @Suite(.allBehaviors) struct ContinuousResizeTests {
    /// Animators that move, rotate, and cut their screens.
    enum Motion: CaseIterable, Sendable {
        case slide
        case door
        case blinds

        @MainActor func delegate(_ interaction: InteractionController?) -> TransitionDelegate {
            switch self {
            case .slide: TransitionDelegate(SlideAnimator(), interaction: interaction)
            case .door: TransitionDelegate(DoorAnimator(), interaction: interaction)
            case .blinds: TransitionDelegate(BlindsAnimator(), interaction: interaction)
            }
        }
    }

    private static let frame = 1.0 / 60

    /// Returns the size of the window after a number of frames.
    private static func size(_ frame: Int) -> CGSize {
        CGSize(width: 390 + 9 * CGFloat(frame), height: 844 - 5 * CGFloat(frame))
    }

    /// Drags the window's corner for some frames, and draws each of them.
    private func resize(_ frames: Range<Int>, _ each: (Int) -> Void = { _ in }) {
        for frame in frames {
            UIApplication.shared.windowScene.resize(to: Self.size(frame))
            each(frame)
            UIApplication.shared.advance(by: Self.frame)
        }
    }

    @MainActor private final class Ends {
        var outcomes: [Bool] = []
    }

    private func rig(
        _ kind: ContainerKind,
        _ motion: Motion,
        _ interaction: InteractionController? = nil,
        ends: Ends
    ) -> TransitionRig {
        let delegate = motion.delegate(interaction)
        delegate.onTransitionEnd = { _, _, finished in ends.outcomes.append(finished) }
        let rig = TransitionRig(kind) { _ in delegate }
        if let tabs = rig.root as? UITabBarController { delegate.attach(to: tabs) }
        return rig
    }

    /// Returns the window as it would be if the transition had ended first, and the window had been resized
    /// afterward.
    private func calm(_ kind: ContainerKind, shows name: String, frame: Int) -> ViewState {
        let rig = TransitionRig(kind) { _ in TransitionDelegate(SlideAnimator()) }
        rig.start(.forward)
        rig.advance(by: 1)
        if name == "A" {
            rig.start(.backward)
            rig.advance(by: 1)
        }
        UIApplication.shared.windowScene.resize(to: Self.size(frame))
        rig.advance(by: 0.1)
        return ViewState(rig.window, includesRecognizers: false)
    }

    private func expectCalm(
        _ rig: TransitionRig,
        shows name: String,
        frame: Int,
        at location: SourceLocation = #_sourceLocation
    ) {
        #expect(rig.coordinator == nil, sourceLocation: location)
        #expect(rig.shownScreen == name, sourceLocation: location)
        let shown = name == "A" ? rig.first : rig.second
        #expect(shown.view.frame == rig.window.bounds, sourceLocation: location)
        #expect(rig.window.bounds.size == Self.size(frame), sourceLocation: location)
        let state = ViewState(rig.window, includesRecognizers: false)
        #expect(state == calm(rig.kind, shows: name, frame: frame), sourceLocation: location)
    }

    @Test(
        "A running transition ends once, and so does the next one, which begins while the resize continues",
        arguments: ContainerKind.allCases,
        Motion.allCases
    )
    func aRunningTransitionEndsOnce(kind: ContainerKind, motion: Motion) {
        let ends = Ends()
        let rig = rig(kind, motion, ends: ends)
        rig.start(.forward)
        rig.advance(by: 0.1)
        resize(0..<90) {
            // Neither ends early.
            if $0 == 6 { #expect(ends.outcomes == []) }
            if $0 == 45 { rig.start(.backward) }
            if $0 == 51 { #expect(ends.outcomes == [true]) }
        }
        #expect(ends.outcomes == [true, true])
        rig.advance(by: 1)
        #expect(ends.outcomes == [true, true])
        expectCalm(rig, shows: "A", frame: 89)
    }

    @Test(
        "A held transition remains under the finger, and ends once",
        arguments: ContainerKind.allCases,
        [(220, true), (60, false)] as [(CGFloat, Bool)]
    )
    func aHeldTransitionRemainsUnderTheFinger(kind: ContainerKind, course: (CGFloat, Bool)) {
        let (way, finishes) = course
        let ends = Ends()
        let interaction = SwipeInteraction()
        let rig = rig(kind, .slide, interaction, ends: ends)
        rig.goToStart(of: .backward)
        ends.outcomes = []
        let touch = TouchInjector(window: rig.window)
        touch.drag(
            from: CGPoint(x: 80, y: 400),
            to: CGPoint(x: 80 + way, y: 400),
            duration: 0.2,
            steps: 12,
            lifts: false
        )
        let progress = interaction.percentComplete
        #expect(abs(progress - way / 390) < 0.05)
        resize(0..<20) {
            touch.move(to: CGPoint(x: 80 + way + CGFloat($0) / 4, y: 400))
            #expect(interaction.state == .interactive)
            #expect(abs(interaction.percentComplete - progress) < 0.01)
        }
        // In the last size, the screen follows again.
        let width = rig.window.bounds.width
        touch.move(to: CGPoint(x: 80 + way + 5, y: 400))
        let last = interaction.percentComplete
        touch.move(to: CGPoint(x: 80 + way + 25, y: 400))
        #expect(abs(interaction.percentComplete - last - 20 / width) < 1e-6)
        #expect(ends.outcomes == [])
        rig.advance(by: 0.2)
        touch.up()
        resize(20..<60)
        rig.advance(by: 1)
        #expect(ends.outcomes == [finishes])
        expectCalm(rig, shows: finishes ? "A" : "B", frame: 59)
    }

    @Test(
        "A settling transition ends once, at its goal",
        arguments: ContainerKind.allCases,
        [true, false]
    )
    func aSettlingTransitionEndsOnce(kind: ContainerKind, finishes: Bool) {
        let ends = Ends()
        let interaction = InteractionController()
        let rig = rig(kind, .door, interaction, ends: ends)
        interaction.begin()
        rig.start(.forward)
        interaction.update(0.5)
        rig.advance(by: Self.frame)
        if finishes { interaction.finish() } else { interaction.cancel() }
        rig.advance(by: 0.05)
        resize(0..<60)
        #expect(ends.outcomes == [finishes])
        #expect(interaction.state == .idle)
        rig.advance(by: 1)
        #expect(ends.outcomes == [finishes])
        expectCalm(rig, shows: finishes ? "B" : "A", frame: 59)
    }

    @Test(
        "A window that moves to another screen in flight changes only its pixels",
        arguments: ContainerKind.allCases,
        Motion.allCases
    )
    func aWindowThatMovesToAnotherScreenInFlightChangesOnly(kind: ContainerKind, motion: Motion) {
        // At rest, and at two moments of the transition.
        let states = [60, 1, 12].map { frames in
            let ends = Ends()
            let rig = rig(kind, motion, ends: ends)
            for (direction, scale) in [(TransitionDirection.forward, 3), (.backward, 2)]
                as [(TransitionDirection, CGFloat)]
            {
                rig.start(direction)
                rig.advance(by: Double(frames) * Self.frame)
                UIApplication.shared.windowScene.resize(to: rig.window.bounds.size, scale: scale)
                #expect(rig.window.traitCollection.displayScale == scale)
                rig.advance(by: 2)
                #expect(rig.coordinator == nil)
                #expect(rig.shownScreen == rig.screens(direction).incoming.name)
            }
            #expect(ends.outcomes == [true, true])
            // The text in bars keeps the pixel alignment of its layout.
            return ViewState(rig.window, includesRecognizers: false).description.split(separator: "\n").filter
            { !$0.contains("UILabel") }
        }
        #expect(states[1] == states[0])
        #expect(states[2] == states[0])
    }
}
