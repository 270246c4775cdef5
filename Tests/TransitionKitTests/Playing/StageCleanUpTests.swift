import TestSupport
import Testing
import TransitionKit
@_spi(Host) import UIKit

/// The changes of a transition to the views, feature by feature, which must all be restored. The animator
/// uses only one feature, so that one that isn't restored can't be missed among others.
@MainActor @Suite(.allBehaviors) struct StageCleanUpTests {
    /// A single feature of a choreography.
    enum Feature: CaseIterable, Sendable {
        case moved, faded, dimmed, shadow, corners, clipped, anchored, perspective, backdrop
        case picture, slices, element, surface

        /// Returns the same for both screens.
        @MainActor func participants(_ side: TransitionSide) -> [Participant] {
            let screen = Participant.Subject.screen(side)
            func part(_ pose: Pose) -> Participant { Participant(screen, from: pose, to: pose) }
            let turned = Pose.rest.rotated(to: 0.5, about: .y)
            return switch self {
            case .moved: [part(.rest.translated(x: 30, y: 20))]
            case .faded: [part(.rest.faded(to: 0.5))]
            case .dimmed: [part(.rest.dimmed(to: 0.5))]
            case .shadow: [part(.rest.shadowed(to: 0.5))]
            case .corners: [part(.rest.rounded(to: 20))]
            case .clipped: [part(.rest.clipped(to: CGRect(x: 0.2, y: 0.2, width: 0.5, height: 0.5)))]
            case .anchored: [Participant(screen, anchor: .init(x: 0, y: 1, z: -40), from: turned, to: turned)]
            case .perspective: [part(turned)]
            case .backdrop: [part(.rest)] + (side == .outgoing ? [.backdrop(.green)] : [])
            case .picture: [Participant(.picture(of: side), to: .rest.translated(x: 40))]
            case .slices:
                [0, 0.5].map {
                    Participant(.slice(CGRect(x: $0, y: 0, width: 0.5, height: 1), of: side), to: turned)
                }
            case .element: [part(.rest), Participant(.element("a", on: side), to: .rest.translated(x: 40))]
            case .surface:
                [
                    part(.rest),
                    Participant(.surface(of: "a", on: side), to: .rest.colored(.white).shadowed(to: 1)),
                    Participant(.element("a", on: side), to: .rest.translated(x: 40)),
                ]
            }
        }

        @MainActor var animator: DescribedAnimator {
            let participants = TransitionSide.allCases.flatMap(participants)
            let eyeDistance: CGFloat? = self == .perspective ? 500 : nil
            return DescribedAnimator { _ in Choreography(eyeDistance: eyeDistance, participants: participants)
            }
        }
    }

    private func rig(_ feature: Feature, _ kind: ContainerKind, _ interaction: InteractionController)
        -> ElementRig
    {
        let rig = ElementRig(feature.animator, in: kind, interaction: interaction)
        for (screen, x) in [(rig.first, 20), (rig.second, 200)] {
            let card = screen.add(
                "a",
                UIView(),
                at: CGRect(x: x, y: 100, width: 100, height: 100),
                cornerRadius: 12
            )
            card.layer.shadowOpacity = 0.5
        }
        UIApplication.shared.tick()
        return rig
    }

    @Test(
        "After a cancellation, the window is as before",
        arguments: Feature.allCases,
        [ContainerKind.custom, .modal]
    )
    func afterACancellationTheWindowIsAsBefore(feature: Feature, kind: ContainerKind) {
        let interaction = InteractionController()
        let rig = rig(feature, kind, interaction)
        let before = ViewState(rig.window)
        let incoming = ViewState(rig.second.view, includesPlace: false)
        interaction.begin()
        rig.start(.forward)
        interaction.update(0.5)
        rig.advance(by: 0.05)
        #expect(ViewState(rig.window) != before)
        interaction.cancel()
        rig.advance(by: 1)
        #expect(ViewState(rig.window) == before)
        #expect(ViewState(rig.second.view, includesPlace: false) == incoming)
        #expect(rig.second.view.superview == nil)
    }

    @Test("After a completion, nothing is left behind, in both directions", arguments: Feature.allCases)
    func afterACompletionNothingIsLeftBehindInBothDirections(feature: Feature) {
        // As without any animation.
        let plain = self.rig(feature, .custom, InteractionController())
        (plain.window.rootViewController as? ContainerViewController)?.setSelectedIndex(1, animated: false)
        UIApplication.shared.tick()
        let after = ViewState(plain.window)
        let rig = self.rig(feature, .custom, InteractionController())
        let before = ViewState(rig.window)
        let outgoing = ViewState(rig.first.view)
        rig.start(.forward)
        rig.advance(by: 0.1)
        #expect(ViewState(rig.window) != before)
        rig.advance(by: 1)
        #expect(ViewState(rig.window) == after)
        #expect(ViewState(rig.first.view) == outgoing)
        rig.start(.backward)
        rig.advance(by: 1)
        #expect(ViewState(rig.window) == before)
    }

    @Test(
        "A view that the app adds during the transition is shaded, too, and doesn't affect others"
    )
    func lateViews() throws {
        let interaction = InteractionController()
        let rig = rig(.dimmed, .custom, interaction)
        interaction.begin()
        rig.start(.forward)
        rig.advance(by: 0.05)
        let late = UIView(frame: CGRect(x: 0, y: 400, width: 390, height: 100))
        late.backgroundColor = .white
        rig.second.view.addSubview(late)
        UIApplication.shared.tick()
        let color = rig.color(at: CGPoint(x: 100, y: 450))
        #expect(color.allSatisfy { abs(Int($0) - 128) <= 2 }, "\(color)")
        interaction.cancel()
        rig.advance(by: 1)
        #expect(rig.second.view.subviews.last === late)
    }

    @Test(
        "The shade of an effect view is in front of it, and gone afterward",
        arguments: [ContainerKind.navigation, .modal]
    )
    func effectView(kind: ContainerKind) {
        let rig = ElementRig(Feature.dimmed.animator, in: kind)
        let view = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
        view.frame = rig.window.bounds
        rig.second.view = view
        rig.start(.forward)
        #expect(view.subviews == [view.contentView])
        #expect(view.contentView.subviews.isEmpty)
        #expect(!rig.pictures.isEmpty)
        rig.advance(by: 1)
        #expect(view.window != nil)
        #expect(rig.pictures.isEmpty)
        #expect(view.contentView.subviews.isEmpty)
    }

    @Test("A clip uncovers an effect view bit by bit, and leaves no mask", arguments: [false, true])
    func clippedEffectView(isBackward: Bool) {
        let rig = ElementRig(
            DescribedAnimator { _ in
                let closed = Pose.rest.clipped(to: CGRect(x: 0.5, y: 0.5, width: 0, height: 0))
                return Choreography(
                    timing: .linear,
                    participants: [Participant(.outgoing), Participant(.incoming, from: closed)]
                )
            },
            in: .modal
        )
        let view = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
        view.frame = rig.window.bounds
        rig.second.view = view
        rig.start(.forward)
        if isBackward {
            rig.advance(by: 1)
            #expect(rig.second.view.window != nil)
            rig.start(.backward)
        }
        rig.advance(by: 0.2)
        #expect(rig.color(at: CGPoint(x: 20, y: 20)) == [255, 0, 0])
        #expect(rig.color(at: CGPoint(x: 195, y: 422)) != [255, 0, 0])
        rig.advance(by: 1)
        #expect(view.mask == nil && view.layer.mask == nil)
    }

    @Test("A shadow is behind its screen, and fades with it")
    func aShadowIsBehindItsScreen() throws {
        let rig = ElementRig(
            DescribedAnimator { _ in
                let pose = Pose.rest.scaled(by: 0.5).shadowed(to: 1)
                return Choreography(
                    timing: .linear,
                    participants: [
                        Participant(.outgoing),
                        Participant(.incoming, shadow: .init(radius: 0), from: pose, to: pose.faded(to: 0)),
                    ]
                )
            },
            in: .custom
        )
        rig.start(.forward)
        // The screen covers all of a shadow with its own size.
        #expect(rig.color(at: CGPoint(x: 195, y: 422)) == [0, 0, 255])
        rig.advance(by: 0.2)
        let container = try #require(rig.container)
        let shadow = try #require(container.subviews.first { $0.layer.shadowOpacity > 0 })
        #expect(abs(try #require(shadow.layer.presentation()).opacity - 0.5) < 0.01)
    }

    // MARK: In flight

    @Test(
        "If the app ends it while views are added, none of the later ones are left behind",
        arguments: 2...6
    )
    func endedWhileAdding(count: Int) {
        let container = WatchedView()
        let animator = DescribedAnimator { _ in
            let slices = [0, 0.25, 0.5, 0.75].map { (x: CGFloat) in
                Participant(.slice(CGRect(x: x, y: 0, width: 0.25, height: 1), of: .incoming))
            }
            return Choreography(
                eyeDistance: 500,
                participants: [Participant(.outgoing, to: .rest.dimmed(to: 1))] + slices
            )
        }
        let rig = DeckRig(nil, animator, in: container)
        let screens = rig.screens.map(\.view)
        container.onAdd = { [unowned rig] added in
            // The new screen is the first one.
            if added == count { rig.context?.endImmediately() }
        }
        let before = ViewState(rig.screens[0].view)
        rig.start()
        container.onAdd = nil
        rig.advance(by: 1)
        #expect(rig.outcomes == [true])
        #expect(container.subviews == screens)
        #expect(CATransform3DIsIdentity(container.layer.sublayerTransform))
        #expect(ViewState(rig.screens[0].view) == before)
        #expect(rig.screens.allSatisfy { !$0.view.isHidden })
    }

    /// A view that counts its subviews.
    private final class WatchedView: UIView {
        var onAdd: ((Int) -> Void)?
        private var count = 0

        override func didAddSubview(_ subview: UIView) {
            super.didAddSubview(subview)
            guard let onAdd else { return }
            count += 1
            onAdd(count)
        }
    }

    // MARK: The incoming view

    @Test("A view that the app has moved elsewhere stays there")
    func takenElsewhere() {
        let interaction = InteractionController()
        let rig = DeckRig(interaction)
        interaction.begin()
        rig.start()
        rig.advance(by: 0.1)
        let elsewhere = UIView(frame: rig.window.bounds)
        rig.parent.view.addSubview(elsewhere)
        elsewhere.addSubview(rig.screens[1].view)
        interaction.cancel()
        rig.advance(by: 1)
        #expect(rig.outcomes == [false])
        #expect(rig.screens[1].view.superview === elsewhere)
    }

    @Test("After a cancellation, the new view is removed from any container", arguments: [true, false])
    func takenOut(wasThere: Bool) {
        let interaction = InteractionController()
        let rig = DeckRig(interaction)
        // If it was in the container before, it stays.
        if wasThere { rig.container.insertSubview(rig.screens[1].view, at: 0) }
        interaction.begin()
        rig.start()
        interaction.update(0.4)
        rig.advance(by: 0.1)
        #expect(rig.container.subviews.first === rig.screens[0].view)
        interaction.cancel()
        rig.advance(by: 1)
        #expect(rig.outcomes == [false])
        #expect((rig.screens[1].view.superview != nil) == wasThere)
        // Behind the other screen, as before.
        #expect(rig.container.subviews.last === rig.screens[0].view)
    }
}
