import Animators
import Presentations
@_spi(Host) import TestSupport
import Testing
import TransitionKit
import TransitionTesting
@_spi(Host) import UIKit

/// A screen that presents another one while people still hold it: two transitions move the same view.
@MainActor @Suite(.serialized) struct OverlappingScreenTests {
    private struct Fade: Animator {
        var leaving: CGFloat = 1
        var arriving: CGFloat = 1
        let duration = 1.0

        func forward(in scene: TransitionScene) -> Choreography {
            Choreography(
                timing: .linear,
                participants: [
                    Participant(.outgoing, to: .rest.faded(to: leaving)),
                    Participant(.incoming, from: .rest.faded(to: arriving)),
                ]
            )
        }

        func backward(in scene: TransitionScene) -> Choreography { forward(in: scene) }
    }

    private struct Shrinking: Animator {
        let anchor: Participant.Anchor
        let duration = 1.0

        func forward(in scene: TransitionScene) -> Choreography {
            Choreography(
                timing: .linear,
                participants: [
                    Participant(.outgoing, anchor: anchor, to: .rest.scaled(by: 0.8)),
                    Participant(.incoming, anchor: anchor, from: .rest.scaled(by: 0.3)),
                ]
            )
        }

        func backward(in scene: TransitionScene) -> Choreography { forward(in: scene) }
    }

    /// Shows the left half of both screens.
    private struct Halving: Animator {
        let duration = 1.0

        func forward(in scene: TransitionScene) -> Choreography {
            let half = Pose.rest.clipped(to: CGRect(x: 0, y: 0, width: 0.5, height: 1))
            return Choreography(
                timing: .linear,
                participants: [Participant(.outgoing, to: half), Participant(.incoming, from: half)]
            )
        }

        func backward(in scene: TransitionScene) -> Choreography { forward(in: scene) }
    }

    /// Three screens, each of which presents the next one.
    @MainActor private final class Overlap {
        let screens = [UIColor.red, .green, .blue].map { color in
            let screen = UIViewController()
            screen.view.backgroundColor = color
            screen.modalPresentationStyle = .fullScreen
            return screen
        }
        let interactions = [InteractionController(), InteractionController()]
        let app: TestApp

        init() async {
            app = TestApp(rootViewController: screens[0])
            await app.settle()
        }

        /// Begins one of the presentations, and holds it.
        func hold(_ index: Int, _ animator: any Animator, at progress: CGFloat) async {
            let interaction = interactions[index]
            interaction.begin()
            app.perform {
                screens[index].present(screens[index + 1], with: animator, interaction: interaction)
            }
            await app.advance(by: 0.05)
            interaction.update(progress)
            await app.advance(by: 0.05)
        }
    }

    @Test(
        "Opacity that the app sets between two transitions of a screen stays",
        arguments: [[0, 1], [1, 0]]
    )
    func opacityBetween(order: [Int]) async {
        let overlap = await Overlap()
        let view = overlap.screens[1].view!
        await overlap.hold(0, Fade(), at: 0.5)
        view.alpha = 0.5
        await overlap.hold(1, Fade(), at: 0.5)
        for index in order {
            overlap.interactions[index].finish()
            await overlap.app.settle()
        }
        #expect(view.alpha == 0.5)
    }

    @Test(
        "Two transitions that fade a screen at once leave it opaque",
        arguments: [[0, 1], [1, 0]],
        [[1.0, 1], [1, 3], [3, 1]]
    )
    func opacityOfTwo(order: [Int], speeds: [CGFloat]) async {
        let overlap = await Overlap()
        await overlap.hold(0, Fade(arriving: 0.2), at: 0.5)
        await overlap.hold(1, Fade(leaving: 0.2), at: 0.5)
        for index in order {
            overlap.interactions[index].completionSpeed = speeds[index]
            overlap.interactions[index].finish()
            await overlap.app.advance(by: 0.05)
        }
        await overlap.app.settle()
        #expect(overlap.screens[1].view.alpha == 1)
    }

    @Test(
        "A screen that two transitions clip moves itself, and has no mask afterward",
        arguments: [[0, 1], [1, 0]]
    )
    func screenThatTwoTransitionsClipMovesItself(order: [Int]) async {
        let overlap = await Overlap()
        let view = overlap.screens[1].view!
        await overlap.hold(0, Halving(), at: 0.5)
        #expect(view.mask != nil)
        await overlap.hold(1, Halving(), at: 0.5)
        // A mask of the other transition isn't one of the app's, with which a picture would move instead.
        #expect(view.mask != nil && !view.isHidden)
        for index in order {
            overlap.interactions[index].finish()
            await overlap.app.settle()
        }
        #expect(view.mask == nil && view.layer.mask == nil && !view.isHidden)
    }

    @Test(
        "Two transitions that scale a screen about different points leave it where it was",
        arguments: [[0, 1], [1, 0]],
        [true, false]
    )
    func twoTransitionsThatScaleScreenLeaveItInPlace(order: [Int], finishes: Bool) async {
        let overlap = await Overlap()
        await overlap.hold(0, Shrinking(anchor: .init(x: 0, y: 1)), at: 0.5)
        await overlap.hold(1, Shrinking(anchor: .init(x: 1, y: 0)), at: 0.5)
        for index in order {
            let interaction = overlap.interactions[index]
            if finishes || index == 0 { interaction.finish() } else { interaction.cancel() }
            await overlap.app.settle()
        }
        #expect(overlap.screens[1].view.frame == overlap.app.window.bounds)
    }

    @Test("A transition about another point doesn't make a screen jump that another one holds")
    func placesMeanwhile() async {
        let overlap = await Overlap()
        let layer = overlap.screens[1].view.layer
        await overlap.hold(0, Shrinking(anchor: .init(x: 0, y: 1)), at: 0.5)
        let before = LayerGeometry.corners(of: layer)
        await overlap.hold(1, Shrinking(anchor: .init(x: 1, y: 0)), at: 0)
        for progress in [0.5, 0.5001] as [CGFloat] {
            overlap.interactions[0].update(progress)
            await overlap.app.advance(by: 0.05)
            for (old, new) in zip(before, LayerGeometry.corners(of: layer)) {
                #expect(hypot(new.x - old.x, new.y - old.y) < 1, "\(old) \(new)")
            }
        }
        for interaction in overlap.interactions { interaction.finish() }
        await overlap.app.settle()
    }

    @Test(
        "A screen keeps its safe area until the last of two transitions ends",
        .behaviors([.with { $0.safeAreaOfMovedViews = .followsTransform }]),
        arguments: [0, 1]
    )
    func safeArea(first: Int) async {
        let overlap = await Overlap()
        let screen = overlap.screens[1]
        await overlap.hold(0, .cover(edge: .bottom), at: 0.6)
        await overlap.hold(1, .slide(edge: .bottom), at: 0.6)
        let last = overlap.interactions[1 - first]
        if first == 0 { overlap.interactions[0].finish() } else { overlap.interactions[1].cancel() }
        await overlap.app.settle()
        #expect(last.state == .interactive)
        last.update(0.7)
        screen.additionalSafeAreaInsets.left = 1
        await overlap.app.advance(by: 0.1)
        let insets = screen.view.safeAreaInsets
        #expect(abs(insets.top - 47) < 1e-6 && abs(insets.bottom - 34) < 1e-6 && insets.left == 1)
        if first == 0 { last.cancel() } else { last.finish() }
        await overlap.app.settle()
        #expect(screen.additionalSafeAreaInsets == UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 0))
    }

    private final class NamedScreen: UIViewController, TransitionElementProviding {
        var box = UIView(frame: CGRect(x: 100, y: 300, width: 90, height: 70))

        func transitionElements() -> [TransitionElementID: UIView] { ["photo": box] }
    }

    @Test(
        "A screen that followed a view to its end has its whole safe area",
        .behaviors([.with { $0.safeAreaOfMovedViews = .followsTransform }])
    )
    func followedPlace() async {
        let (list, detail) = (NamedScreen(), UIViewController())
        list.box.backgroundColor = .orange
        list.view.addSubview(list.box)
        let app = TestApp(rootViewController: list, device: TestDevice(scale: 1))
        await app.settle()
        detail.modalPresentationStyle = .overFullScreen
        let delegate = TransitionDelegate(.expand(source: "photo"), interaction: .drag())
        delegate.attach(toPresentationOf: detail)
        var card = CardPresentation.sheet(detents: [.points(160), .fraction(0.7)])
        (card.largestUndimmedDetentIndex, card.presenterEffect) = (0, .scaled(0.9))
        app.perform {
            list.present(detail, animated: true)
            list.addCard(UIViewController(), as: card, animated: true)
        }
        await app.settle()
        #expect(detail.view.safeAreaInsets.bottom == 34)
    }
}
