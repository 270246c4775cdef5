import Animators
import TestSupport
import Testing
import TransitionKit
import TransitionTesting
@_spi(Host) import UIKit

/// The shade and the tint in front of a screen.
@MainActor @Suite struct ScreenCoverTests {
    private struct Dimming: Animator {
        var end = Pose.rest.dimmed(to: 1)
        let duration = 1.0

        func forward(in scene: TransitionScene) -> Choreography {
            Choreography(
                timing: .linear,
                participants: [Participant(.incoming), Participant(.outgoing, to: end)]
            )
        }

        func backward(in scene: TransitionScene) -> Choreography { forward(in: scene) }
    }

    /// A screen that consists of a scroll view, like that of a table view controller.
    private final class ScrollingScreen: UIViewController {
        let scroll = UIScrollView()

        override func loadView() {
            scroll.backgroundColor = .red
            scroll.contentSize = CGSize(width: 390, height: 4000)
            view = scroll
        }
    }

    private nonisolated static let animators: [any Animator] = [
        .slide(), .push(), .cover(), .reveal(), .cube(), .door(), .book(), .lean(), .page(), .swing(),
        .drop(),
        .zoomSlide(), .coverFlow(), .popUp(), .bounce(), Dimming(),
    ]

    @Test("Nothing is added to a screen's own view", arguments: ContainerKind.allCases)
    func nothingIsAddedToAScreensOwnView(kind: ContainerKind) {
        for animator in Self.animators {
            let interaction = InteractionController()
            let rig = TransitionRig(kind) { _ in TransitionDelegate(animator, interaction: interaction) }
            let views = [rig.first, rig.second].map(\.view.subviews)
            interaction.begin()
            rig.start(.forward)
            interaction.update(0.5)
            rig.advance(by: 0.1)
            #expect([rig.first, rig.second].map(\.view.subviews) == views)
            interaction.cancel()
            rig.advance(by: 2)
            #expect([rig.first, rig.second].map(\.view.subviews) == views)
        }
    }

    @Test("A screen that scrolls meanwhile stays entirely shaded")
    func aScreenThatScrollsMeanwhileStaysEntirelyShaded() async {
        let (list, detail) = (ScrollingScreen(), UIViewController())
        let app = TestApp(rootViewController: list)
        detail.modalPresentationStyle = .fullScreen
        let interaction = InteractionController()
        let delegate = TransitionDelegate(Dimming(), interaction: interaction)
        detail.transitioningDelegate = delegate
        withExtendedLifetime(delegate) {
            interaction.begin()
            list.present(detail, animated: true)
            UIApplication.shared.tick()
            interaction.update(0.99)
            list.scroll.contentOffset.y = 500
            UIApplication.shared.advance(by: 0.1)
            interaction.update(1)
            for y in [10, 400, 830] as [CGFloat] {
                #expect(app.picture().color(at: CGPoint(x: 200, y: y)) == [0, 0, 0])
            }
            interaction.cancel()
            UIApplication.shared.advance(by: 2)
        }
        #expect(list.scroll.subviews.count(where: { $0.bounds.width == 390 }) == 0)
    }

    @Test(
        "A screen that scrolls meanwhile is cut at its place on the screen",
        arguments: [false, true],
        [ClipShape.rectangle, .ellipse]
    )
    func aScreenThatScrollsMeanwhileIsCutInPlace(isHeld: Bool, shape: ClipShape) {
        let (list, detail) = (ScrollingScreen(), UIViewController())
        list.scroll.contentOffset.y = 100
        let app = TestApp(rootViewController: list)
        detail.modalPresentationStyle = .fullScreen
        detail.view.backgroundColor = .black
        let cut = Pose.rest.clipped(to: CGRect(x: 0, y: 0.5, width: 1, height: 0.5)).dimmed(to: 0.5)
        let animator = DescribedAnimator { _ in
            let screen = Participant(.outgoing, clipShape: shape, from: cut, to: cut)
            return Choreography(timing: .linear, participants: [Participant(.incoming), screen])
        }
        let interaction = InteractionController()
        let delegate = TransitionDelegate(animator, interaction: interaction)
        detail.transitioningDelegate = delegate
        withExtendedLifetime(delegate) {
            if isHeld { interaction.begin() }
            list.present(detail, animated: true)
            UIApplication.shared.advance(by: 0.1)
            let before = app.picture()
            #expect(before.color(at: CGPoint(x: 195, y: 300)) == [0, 0, 0])
            #expect(before.color(at: CGPoint(x: 195, y: 600))[0] > 100)
            list.scroll.contentOffset.y = 600
            UIApplication.shared.advance(by: 0.1)
            #expect(app.picture().difference(from: before) == 0)
            interaction.cancel()
            UIApplication.shared.advance(by: 2)
        }
        #expect(list.scroll.mask == nil)
    }

    @Test(
        "A shade fades, moves, and is rounded and cut along with its screen",
        arguments: ContainerKind.allCases
    )
    func aShadeFadesMovesAndIsRoundedAndCutAlong(kind: ContainerKind) throws {
        let end = Pose.rest.dimmed(to: 1).faded(to: 0).translated(x: 100, y: 50).scaled(by: 0.5).rounded(
            to: 60
        )
        .clipped(to: CGRect(x: 0, y: 0, width: 1, height: 0.5))
        let interaction = InteractionController()
        let rig = TransitionRig(kind) { _ in TransitionDelegate(Dimming(end: end), interaction: interaction) }
        for plays in [false, true] {
            if !plays { interaction.begin() }
            rig.start(.forward)
            interaction.update(0.5)
            rig.advance(by: plays ? 0.5 : 0.1)
            let screen: UIView = rig.first.view
            let container = try #require(screen.superview)
            let index = try #require(container.subviews.firstIndex(of: screen))
            let shade = container.subviews[index + 1]
            let (one, other) = (
                try #require(screen.layer.presentation()), try #require(shade.layer.presentation())
            )
            let corners = zip(LayerGeometry.corners(of: screen.layer), LayerGeometry.corners(of: shade.layer))
            #expect(corners.allSatisfy { hypot($0.x - $1.x, $0.y - $1.y) < 1e-6 })
            // They fade as a whole to half of the opacity, and the shade covers half of that.
            let whole = 1 - (1 - one.opacity) * (1 - other.opacity)
            #expect(abs(whole - 0.5) < 0.02 && abs(other.opacity - 0.25) < 0.02)
            #expect(abs(one.cornerRadius - other.cornerRadius) < 1e-6 && one.cornerRadius > 20)
            let masks = [screen, shade].compactMap { $0.layer.mask?.presentation() }
            #expect(masks.count == 2 && masks[0].bounds == masks[1].bounds)
            #expect(masks[0].bounds.height < screen.bounds.height * 0.8)
            if !plays { interaction.cancel() }
            rig.advance(by: 2)
        }
        #expect(rig.shownScreen == "B")
    }

    @Test(
        "A screen fades as a whole with its tint and its shade, like a picture of it",
        arguments: [false, true],
        [false, true]
    )
    func aScreenFadesAsAWhole(isPicture: Bool, isSteady: Bool) {
        func pose(_ progress: CGFloat) -> Pose {
            .rest.dimmed(to: 0.8 * progress).faded(to: isSteady ? 0.4 : 1 - 0.6 * progress)
        }
        let (start, end) = (pose(0), pose(1))
        let animator = DescribedAnimator { _ in
            let screen = Participant(
                isPicture ? .picture(of: .outgoing) : .outgoing,
                shade: Participant.Shade(color: .white),
                tint: UIColor(red: 0, green: 1, blue: 0, alpha: 0.5),
                from: start,
                to: end
            )
            return Choreography(timing: .linear, participants: [Participant(.incoming), screen])
        }
        let (list, detail) = (UIViewController(), UIViewController())
        list.view.backgroundColor = .red
        detail.view.backgroundColor = .blue
        detail.modalPresentationStyle = .fullScreen
        let app = TestApp(rootViewController: list)
        let interaction = InteractionController()
        let delegate = TransitionDelegate(animator, interaction: interaction)
        detail.transitioningDelegate = delegate
        withExtendedLifetime(delegate) {
            interaction.begin()
            list.present(detail, animated: true)
            UIApplication.shared.advance(by: 0.1)
            for progress in [0.25, 0.5, 0.75] as [CGFloat] {
                interaction.update(progress)
                UIApplication.shared.advance(by: 0.1)
                let (opacity, shade) = (pose(progress).opacity, pose(progress).dimming)
                let tinted = 255 * ((1 - shade) / 2 + shade)
                let expected = [tinted * opacity, tinted * opacity, 255 * (shade * opacity + 1 - opacity)]
                let seen = app.picture().color(at: CGPoint(x: 195, y: 400)).map { CGFloat($0) }
                #expect(zip(seen, expected).allSatisfy { abs($0 - $1) < 4 }, "\(seen) \(expected)")
            }
            interaction.cancel()
            UIApplication.shared.advance(by: 2)
        }
        #expect(list.view.alpha == 1)
    }
}
