import Animators
import Testing
@_spi(Host) import TransitionKit
@_spi(Host) import UIKit

/// Animators whose screens don't fill the container: cards, and pages below an opaque bar.
@MainActor @Suite struct NarrowScreenTests {
    private let size = CGSize(width: 390, height: 844)
    /// A page below an opaque navigation bar.
    private let page = CGRect(x: 0, y: 88, width: 390, height: 756)

    private func card(_ frame: CGRect) -> TransitionScene {
        TransitionScene(
            size: size,
            incomingFrame: frame,
            hasOutgoingView: false,
            incomingBackgroundColor: .white
        )
    }

    private var pages: TransitionScene {
        TransitionScene(size: size, outgoingFrame: page, incomingFrame: page)
    }

    @Test("A card that's clear of the edges has no background beyond them at rest")
    func cardThatsClearOfEdgesHasNoBackgroundBeyondThemAtRest() {
        let frame = CGRect(x: 40, y: 300, width: 310, height: 240)
        let scene = card(frame)
        let animators: [any Animator] = [
            BounceAnimator(), DropAnimator(), CardsAnimator(), SharedAxisAnimator(),
        ]
        for animator in animators {
            for part in animator.choreography(in: scene).participants
            where part.accompaniedScreen == .incoming {
                let isGone = part.pose(at: 1).opacity == 0
                #expect(isGone || frame.contains(part.restingFrame(in: scene)), "\(animator)")
            }
        }
    }

    @Test("A card that springs up continues below its square corners, but not below a round one")
    func cardThatSpringsUpContinuesBelowItsSquareCorners() {
        let frames = [
            (CGRect(x: 0, y: 422, width: 390, height: 422), true),
            (CGRect(x: 40, y: 422, width: 310, height: 422), true),
            (CGRect(x: 0, y: 0, width: 390, height: 844), true),
            // Drawers.
            (CGRect(x: 0, y: 0, width: 312, height: 844), false),
            (CGRect(x: 78, y: 0, width: 312, height: 844), false),
        ]
        for (frame, continues) in frames {
            let scene = card(frame)
            let strips = BounceAnimator(edge: .bottom).choreography(in: scene).participants.filter {
                $0.accompaniedScreen == .incoming && $0.restingFrame(in: scene).minY > frame.maxY - 0.5
            }
            #expect(strips.isEmpty != continues, "\(frame)")
        }
    }

    @Test(
        "A card that spreads from its edge paints nothing beyond that edge, unless it's the container's",
        arguments: TransitionEdge.allCases,
        TransitionDirection.allCases
    )
    func cardThatSpreadsFromEdgePaintsNothingBeyondThatEdge(
        edge: TransitionEdge,
        direction: TransitionDirection
    ) {
        func decorations(_ frame: CGRect) -> Int {
            let scene = direction == .forward ? card(frame) : card(frame).reversed()
            return SpreadAnimator(edge: edge).choreography(in: scene).participants.count { part in
                part.screen == nil
            }
        }
        #expect(decorations(CGRect(x: 40, y: 300, width: 310, height: 240)) == 0)
        let atTheEdge =
            switch edge {
            case .top: CGRect(x: 40, y: 0, width: 310, height: 240)
            case .leading: CGRect(x: 0, y: 300, width: 310, height: 240)
            case .bottom: CGRect(x: 40, y: 604, width: 310, height: 240)
            case .trailing: CGRect(x: 80, y: 300, width: 310, height: 240)
            }
        // The shadow, and a rim of light.
        #expect(decorations(atTheEdge) == 2)
    }

    @Test("The shadow of a screen that slides off appears gradually around it", arguments: [false, true])
    func shadowOfScreenThatSlidesOffAppearsGraduallyAround(isWhole: Bool) throws {
        let sheet = CGRect(x: 0, y: 422, width: 390, height: 422)
        let scene = TransitionScene(size: size, outgoingFrame: isWhole ? nil : sheet)
        let screen = try #require(RevealAnimator().choreography(in: scene).participant(showing: .outgoing))
        // Around a screen that fills the container, it's outside.
        #expect(screen.pose(at: 0) == .rest.shadowed(to: isWhole ? 0.5 : 0))
        #expect(screen.pose(at: 0.5).shadowOpacity > 0.2)
        #expect(screen.pose(at: 1) == .rest.translated(x: -390))
    }

    @Test("The panels of a narrow screen meet at every moment", arguments: [2, 5], [false, true])
    func panelsOfNarrowScreenMeetAtEveryMoment(folds: Int, isLeading: Bool) {
        let frame = CGRect(x: 45, y: 272, width: 300, height: 300)
        let scene = card(frame)
        let animator = FoldAnimator(edge: isLeading ? .leading : .trailing, folds: folds)
        let panels = animator.choreography(in: scene).participants.filter { $0.slice != nil }
            .filter { $0.screen == .incoming }
            .sorted { $0.restingFrame(in: scene).minX < $1.restingFrame(in: scene).minX }
        #expect(panels.count == 2 * folds)
        for step in 0...10 {
            var last: CGFloat?
            for panel in panels {
                let (pose, rest) = (panel.pose(at: CGFloat(step) / 10), panel.restingFrame(in: scene))
                let hinge = rest.minX + panel.anchor.x * rest.width + pose.x
                let way = rest.width * pose.scaleX * cos(pose.rotation.angle)
                let ends = panel.anchor.x == 0 ? (hinge, hinge + way) : (hinge - way, hinge)
                if let last { #expect(abs(ends.0 - last) < 1e-6) }
                last = ends.1
            }
        }
    }

    @Test("A clothesline is above the screens that hang on it, and has pegs for these alone")
    func clotheslineIsAboveScreensThatHang() {
        func pegs(_ scene: TransitionScene) -> [CGRect] {
            ClotheslineAnimator().choreography(in: scene).participants
                .filter { $0.shadow.radius == 3 && $0.screen == nil }
                .map { $0.restingFrame(in: scene) }
        }
        #expect(pegs(pages).count == 4 && pegs(pages).allSatisfy { $0.minY < 88 && $0.maxY > 88 })
        let frame = CGRect(x: 45, y: 272, width: 300, height: 300)
        let two = pegs(card(frame))
        #expect(two.count == 2)
        #expect(two.allSatisfy { $0.minY < 272 && $0.maxY > 272 && $0.minX > 45 && $0.maxX < 345 })
    }

    @Test("The floor of a cover flow reflects a page below a bar at its foot")
    func coverFlow() throws {
        let choreography = CoverFlowAnimator().choreography(in: pages)
        for side in TransitionSide.allCases {
            let screen = try #require(choreography.participants.first { $0.subject == .picture(of: side) })
            let mirror = try #require(
                choreography.participants.first { $0.screen == side && $0.slice != nil }
            )
            let way = mirror.pose(at: 0.5).y - screen.pose(at: 0.5).y
            #expect((756..<765).contains(way))
        }
    }

    @Test(
        "What accompanies a drawer in Nat Geo is where the drawer is",
        arguments: [TransitionHorizontalEdge.leading, .trailing],
        [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft]
    )
    func natGeo(edge: TransitionHorizontalEdge, direction: UIUserInterfaceLayoutDirection) {
        for x in [0, 78] as [CGFloat] {
            let drawer = CGRect(x: x, y: 0, width: 312, height: 844)
            var scene = card(drawer)
            scene = TransitionScene(
                size: size,
                incomingFrame: drawer,
                layoutDirection: direction,
                hasOutgoingView: false,
                incomingBackgroundColor: .white
            )
            let parts = NatGeoAnimator(edge: edge).choreography(in: scene).participants
                .filter { $0.accompaniedScreen == .incoming }
            #expect(!parts.isEmpty)
            for part in parts {
                let frame = part.restingFrame(in: scene)
                #expect(abs(frame.minX - x) < 1e-6 && abs(frame.width - 312) < 1e-6)
            }
        }
    }

    @Test(
        "The edge of a card that turns is as long as the card, and there's no floor behind it",
        arguments: TransitionEdge.allCases
    )
    func edgeOfCardThatTurnsIsAsLongAsCard(edge: TransitionEdge) throws {
        let frame = CGRect(x: 0, y: 422, width: 390, height: 422)
        let scene = card(frame)
        let parts = TurnAnimator(edge: edge).choreography(in: scene).participants
        let side = try #require(parts.last).restingFrame(in: scene)
        #expect(frame.contains(side))
        #expect(abs(side.midX - frame.midX) < 1e-6 && abs(side.midY - frame.midY) < 1e-6)
        #expect(
            parts.filter { $0.screen == nil && $0.accompaniedScreen == nil }.map(\.subject) == [.backdrop]
        )
    }
}
