import Animators
import TestSupport
import Testing
import TransitionKit
@_spi(Host) import UIKit

/// The elements that assistive technologies find during a transition.
@MainActor @Suite struct PictureAccessibilityTests {
    /// A choreography with every kind of helper view.
    private struct EverythingAnimator: Animator {
        let duration = 1.0
        func forward(in scene: TransitionScene) -> Choreography {
            let dark = Pose.rest.dimmed(to: 0.5).shadowed(to: 0.5)
                .clipped(to: CGRect(x: 0.1, y: 0.1, width: 0.8, height: 0.8))
            return Choreography(
                participants: [
                    Participant.backdrop(.black), Participant(.picture(of: .outgoing), to: dark),
                    Participant(.slice(CGRect(x: 0, y: 0, width: 0.5, height: 1), of: .incoming), from: dark),
                    Participant(.surface(of: "a", on: .outgoing), to: .rest.colored(.white)),
                    Participant(.element("a", on: .outgoing), to: .rest.faded(to: 0)),
                    Participant(.element("a", on: .incoming), from: dark),
                ]
            )
        }
    }

    private struct LiveAnimator: Animator {
        let duration = 1.0
        func forward(in scene: TransitionScene) -> Choreography {
            let dark = Pose.rest.dimmed(to: 0.5).shadowed(to: 0.5)
                .clipped(to: CGRect(x: 0.1, y: 0.1, width: 0.8, height: 0.8))
            return Choreography(participants: [
                Participant(.outgoing, to: dark), Participant(.incoming, from: dark),
            ])
        }
    }

    /// Pictures of the outgoing screen, one of each kind.
    private struct PicturesAnimator: Animator {
        let duration = 1.0
        func forward(in scene: TransitionScene) -> Choreography {
            let left = CGRect(x: 0, y: 0, width: 0.5, height: 1)
            return Choreography(participants: [
                Participant(.picture(of: .outgoing), to: .rest.faded(to: 0.5)),
                Participant(.slice(left, of: .outgoing), to: .rest.faded(to: 0.5)),
                Participant(.slice(left, of: .outgoing, rotation: 0.5), to: .rest.faded(to: 0.5)),
                Participant(.blurredPicture(of: .outgoing), to: .rest.faded(to: 0.5)),
            ])
        }
    }

    private func rig(_ animator: any Animator, _ container: ContainerKind) -> ElementRig {
        let rig = ElementRig(animator, in: container)
        for (screen, name) in [(rig.first, "first"), (rig.second, "second")] {
            screen.add("a", UIView(), at: CGRect(x: 20, y: 100, width: 100, height: 100), cornerRadius: 10)
            let label = UILabel(frame: CGRect(x: 20, y: 300, width: 200, height: 40))
            label.text = name
            screen.view.addSubview(label)
        }
        UIApplication.shared.tick()
        return rig
    }

    /// Returns everything inside a view, including masks.
    private func all(in view: UIView) -> [UIView] {
        [view] + (view.subviews + [view.mask].compactMap { $0 }).flatMap(all)
    }

    /// Returns the elements that VoiceOver would read.
    private func elements(in view: UIView) -> [UIView] {
        guard !view.isHidden, view.alpha >= 0.01, !view.accessibilityElementsHidden else { return [] }
        return view.isAccessibilityElement ? [view] : view.subviews.flatMap(elements)
    }

    @Test(
        "Helper views are hidden from VoiceOver, and only the one over both screens receives touches",
        arguments: ContainerKind.allCases,
        [EverythingAnimator(), LiveAnimator()] as [any Animator]
    )
    func helperViewsAreHiddenFromVoiceOver(kind: ContainerKind, animator: any Animator) throws {
        let rig = rig(animator, kind)
        let before = Set(all(in: rig.window))
        let screens = Set(all(in: rig.second.view))
        rig.start(.forward)
        let helpers = all(in: rig.window).filter {
            !before.contains($0) && !screens.contains($0) && $0 !== rig.container
        }
        #expect(helpers.count >= 4)
        let container = try #require(rig.container)
        for helper in helpers where helper.isDescendant(of: container) {
            #expect(helper.isUserInteractionEnabled == (helper === container.subviews.last))
            #expect(!helper.isAccessibilityElement)
            #expect(helper.accessibilityElementsHidden)
        }
        rig.advance(by: 2)
    }

    @Test("A screen that a picture replaces is hidden from VoiceOver", arguments: ContainerKind.allCases)
    func hiddenScreens(container: ContainerKind) {
        let rig = rig(EverythingAnimator(), container)
        func found() -> [String?] {
            elements(in: rig.window).compactMap { $0 as? UILabel }.map(\.text).filter {
                $0 == "first" || $0 == "second"
            }
        }
        #expect(found() == ["first"])
        rig.start(.forward)
        #expect(found() == [])
        rig.advance(by: 2)
        #expect(found() == ["second"])
    }

    /// Where Smart Invert is told to leave the colors.
    enum Place: CaseIterable, Sendable {
        case nowhere, screen, aroundScreen, otherScreen
    }

    @Test(
        "Smart Invert leaves the colors of a screen's picture if it leaves those of the screen",
        arguments: ContainerKind.allCases,
        Place.allCases
    )
    func smartInvert(container: ContainerKind, place: Place) {
        let rig = rig(PicturesAnimator(), container)
        switch place {
        case .nowhere: break
        case .screen: rig.first.view.accessibilityIgnoresInvertColors = true
        case .aroundScreen: rig.window.accessibilityIgnoresInvertColors = true
        case .otherScreen: rig.second.view.accessibilityIgnoresInvertColors = true
        }
        rig.start(.forward)
        #expect(rig.pictures.count >= 4)
        let leavesColors = place == .screen || place == .aroundScreen
        #expect(rig.pictures.allSatisfy { $0.accessibilityIgnoresInvertColors == leavesColors })
        rig.advance(by: 2)
    }
}
