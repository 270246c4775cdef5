import Animators
import TestSupport
import Testing
@_spi(Host) import UIKit

/// The transitions from the articles that the catalog is based on, used as in each article.
@MainActor @Suite struct PublishedTransitionTests {
    /// Returns the visible offset of a screen from its position.
    private func offset(of controller: UIViewController) throws -> CGPoint {
        let corner = LayerGeometry.corners(of: controller.view.layer)[0]
        return CGPoint(x: corner.x, y: corner.y)
    }

    @Test("System 7: a bounce from below and from above that overshoots", arguments: [1.0, -1.0])
    func system7ABounceFromBelowAndFromAboveThatOvershoots(sign: Double) throws {
        let animator = BounceAnimator(edge: sign > 0 ? .bottom : .top)
        let rig = TransitionRig(.modal, delegate: { _ in TransitionDelegate(animator) })
        rig.start(.forward)
        #expect(try abs(offset(of: rig.second).y - 844 * sign) < 1e-6)
        var passedItsPlace = false
        for _ in 0..<40 {
            rig.advance(by: 0.02)
            if rig.coordinator == nil { break }
            passedItsPlace = try passedItsPlace || offset(of: rig.second).y * sign < -10
        }
        #expect(passedItsPlace)
        rig.settle()
        #expect(try offset(of: rig.second) == .zero)
        #expect(rig.shownScreen == "B")
    }

    @Test("System 8: a dismissal that shrinks the screen while the one below returns")
    func system8ADismissalThatShrinksTheScreenWhileTheOneBelow() throws {
        let rig = TransitionRig(
            .modal,
            delegate: { _ in TransitionDelegate(presenting: nil, dismissing: ShrinkAnimator()) }
        )
        rig.goToStart(of: .backward)
        let layouts = rig.second.layoutCount
        rig.start(.backward)
        let container = try #require(rig.first.view.superview)
        let shade = container.subviews[try #require(container.subviews.firstIndex(of: rig.first.view)) + 1]
        #expect(try #require(shade.layer.presentation()).opacity == 0.4)
        rig.advance(by: 0.2)
        // The screen itself, whose layout stays the same.
        #expect(rig.second.layoutCount == layouts)
        let timing = TimingCurve.cubic(CGPoint(x: 0.22, y: 0), CGPoint(x: 0.8, y: 0.78))
        let shrunk = 1 - 0.999 * timing.value(at: 0.5)
        #expect(try abs(#require(rig.second.view.layer.presentation()).transform.m11 - shrunk) < 1e-3)
        rig.settle()
        #expect(rig.first.view.alpha == 1)
        #expect(rig.shownScreen == "A")
    }

    @Test("System 9: a dismissal that slides the screen down, off the one below, which stays in place")
    func system9ADismissalThatSlidesTheScreenDown() throws {
        let rig = TransitionRig(
            .modal,
            delegate: { _ in TransitionDelegate(presenting: nil, dismissing: CoverAnimator()) }
        )
        rig.goToStart(of: .backward)
        rig.start(.backward)
        #expect(try abs(offset(of: rig.second).y) < 1e-6)
        var way: CGFloat = 0
        for _ in 0..<40 {
            rig.advance(by: 0.02)
            if rig.coordinator == nil { break }
            let (above, below) = try (offset(of: rig.second), offset(of: rig.first))
            #expect(above.y > way && abs(above.x) < 1e-6)
            #expect(abs(below.x) < 1e-6 && abs(below.y) < 1e-6)
            way = above.y
        }
        #expect(way > 0.8 * 844)
        #expect(rig.shownScreen == "A")
    }

    @Test("System 10: a cube with the navigation controller's delegate, reversed for a pop")
    func system10ACubeWithTheNavigationControllersDelegate() throws {
        let rig = TransitionRig(
            .navigation,
            delegate: { _ in TransitionDelegate(CubeAnimator().with(timing: .linear)) }
        )
        for direction in TransitionDirection.allCases {
            let sign: CGFloat = direction == .forward ? 1 : -1
            let screens = rig.screens(direction)
            rig.start(direction)
            rig.advance(by: 0.35)
            // Halfway, each face is rotated by an eighth of a turn, and the new one toward the side that it
            // comes from.
            let incoming = try #require(screens.incoming.view.layer.presentation()).transform
            let outgoing = try #require(screens.outgoing.view.layer.presentation()).transform
            #expect(abs(incoming.m13 + sign * sin(.pi / 4)) < 1e-6)
            #expect(abs(outgoing.m13 - sign * sin(.pi / 4)) < 1e-6)
            rig.settle()
            #expect(rig.shownScreen == screens.incoming.name)
        }
    }
}
