import Animators
import TestSupport
import Testing
@_spi(Host) import UIKit

@testable import TransitionKit

/// Shades with a direction, shapes, decorations, and grounds on real views, and nothing of them afterward.
@MainActor @Suite struct DressTests {
    private struct Dressed: Animator {
        var duration = 1.0
        let participants: @Sendable (TransitionScene) -> [Participant]

        func forward(in scene: TransitionScene) -> Choreography {
            Choreography(timing: .linear, participants(scene))
        }
    }

    private func rig(_ participants: @escaping @Sendable (TransitionScene) -> [Participant]) -> TransitionRig
    {
        let animator = Dressed(participants: participants)
        return TransitionRig(.custom, delegate: { _ in TransitionDelegate(animator) })
    }

    private func color(of rig: TransitionRig, x: CGFloat, y: CGFloat) -> [UInt8] {
        WindowFrame(rig.window).color(at: CGPoint(x: x, y: y))
    }

    @Test("A shade is strongest at its edge and weakest at the opposite one")
    func shade() {
        let rig = rig { _ in
            let shade = Participant.Shade(strongestAt: .leading, rest: 0)
            return [Participant(.incoming), Participant(.outgoing, shade: shade, to: .rest.dimmed(to: 1))]
        }
        let before = ViewState(rig.first.view)
        rig.start(.forward)
        rig.advance(by: 0.98)
        let (left, right) = (color(of: rig, x: 4, y: 700), color(of: rig, x: 386, y: 700))
        // The first screen is red.
        #expect(left[0] < 12 && right[0] > 243)
        rig.settle()
        #expect(ViewState(rig.first.view) == before)
    }

    @Test("A shape cuts a screen out, as large as the clip")
    func shape() {
        let rig = rig { _ in
            let middle = CGRect(x: 0.5, y: 0.5, width: 0, height: 0)
            return [
                Participant(.outgoing),
                Participant(
                    .incoming,
                    clipShape: .diamond,
                    from: .rest.clipped(to: middle),
                    to: .rest.clipped(to: CGRect(x: 0, y: 0, width: 1, height: 1))
                ),
            ]
        }
        rig.start(.forward)
        rig.advance(by: 0.9)
        // In the middle of the sides the diamond nearly reaches the edge; in the corners the old screen is left.
        #expect(color(of: rig, x: 30, y: 422)[2] > 200)
        #expect(color(of: rig, x: 195, y: 60)[2] > 200)
        #expect(color(of: rig, x: 30, y: 30)[0] > 200)
        rig.settle()
        #expect(rig.second.view.mask == nil)
    }

    @Test("A decoration is where it says, in its place among the others, and gone at the end")
    func decoration() {
        let rig = rig { _ in
            let upper = CGRect(x: 0, y: 0, width: 1, height: 0.5)
            return [
                Participant(.outgoing), Participant(.decoration(.color(.green, in: upper))),
                Participant(.incoming, from: .rest.translated(y: 844)),
                Participant(
                    .decoration(
                        .view("badge", in: CGRect(x: 0, y: 0, width: 0.1, height: 0.1)) {
                            let view = UIView()
                            view.backgroundColor = .white
                            return view
                        }
                    )
                ),
            ]
        }
        let count = rig.window.allViews.count
        rig.start(.forward)
        rig.advance(by: 0.25)
        #expect(color(of: rig, x: 195, y: 300) == [0, 255, 0])
        #expect(color(of: rig, x: 10, y: 10) == [255, 255, 255])
        #expect(color(of: rig, x: 195, y: 500)[0] == 255)
        rig.advance(by: 0.5)
        // The screen in front covers it.
        #expect(color(of: rig, x: 195, y: 300)[1] < 10)
        rig.settle()
        #expect(rig.window.allViews.count == count)
    }

    @Test(
        "A blurred backdrop shows a screen without its detail, and is put back",
        arguments: TransitionSide.allCases,
        [true, false]
    )
    func blur(side: TransitionSide, finishes: Bool) throws {
        let interaction = InteractionController()
        let animator = Dressed { _ in
            [
                Participant(.blurredBackdrop(of: side)),
                Participant(.outgoing, to: .rest.translated(x: -390)),
                Participant(.incoming, from: .rest.translated(x: 390)),
            ]
        }
        let rig = TransitionRig(
            .custom,
            delegate: { _ in TransitionDelegate(animator, interaction: interaction) }
        )
        let container = try #require(rig.first.view.superview)
        #expect(container.layer.contents == nil)
        interaction.begin()
        rig.start(.forward)
        interaction.update(0.5)
        UIApplication.shared.tick()
        #expect(container.layer.contents != nil)
        #expect(!rig.first.view.isHidden && !rig.second.view.isHidden)
        if finishes { interaction.finish() } else { interaction.cancel() }
        rig.settle()
        #expect(container.layer.contents == nil)
    }

    @Test("The ground of a screen is its own color, or that of a view that fills it")
    func groundColor() {
        let screen = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
        #expect(screen.groundColor == nil)
        let inner = UIView(frame: screen.bounds)
        inner.backgroundColor = .orange
        screen.addSubview(inner)
        #expect(screen.groundColor?.cgColor.components == UIColor.orange.cgColor.components)
        inner.frame.size.height = 50
        #expect(screen.groundColor == nil)
        screen.backgroundColor = UIColor(white: 1, alpha: 0.5)
        inner.frame = screen.bounds
        #expect(screen.groundColor == nil)
        screen.backgroundColor = .white
        #expect(screen.groundColor != nil)
    }

    @Test("What goes straight takes one step, what doesn't takes as many as it needs")
    func steps() {
        func steps(_ keyframes: [Keyframe]) -> [CGFloat] {
            Participant(.outgoing, keyframes: keyframes).steps(along: .linear, duration: 1).map(\.time)
        }
        let (left, right) = (Pose.rest.translated(x: 1), Pose.rest.translated(x: 2))
        #expect(
            steps([Keyframe(at: 0.25, .rest), Keyframe(at: 0.5, left), Keyframe(at: 1, right)]) == [
                0.25, 0.5, 1,
            ]
        )
        #expect(steps([Keyframe(at: 0, .rest), Keyframe(at: 0.5, left, timing: .easeIn)]).count == 151)
        // More than a right angle could go round the other way.
        #expect(steps([Keyframe(at: 0, .rest), Keyframe(at: 1, .rest.rotated(to: 3))]).count == 301)
        #expect(steps([Keyframe(at: 0.5, left)]).isEmpty)
    }
}

extension UIView {
    /// The view and all inside it.
    fileprivate var allViews: [UIView] { [self] + subviews.flatMap(\.allViews) }
}
