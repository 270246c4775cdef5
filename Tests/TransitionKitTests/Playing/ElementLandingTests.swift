import Animators
import TestSupport
import Testing
@_spi(Host) import UIKit

@testable import TransitionKit

/// Views that move while their pictures fly. A picture ends where its view is by then.
@MainActor @Suite(.allBehaviors) struct ElementLandingTests {
    private static let here = CGRect(x: 20, y: 100, width: 100, height: 100)
    private static let there = CGRect(x: 95, y: 400, width: 200, height: 300)

    private let views = ReleasedOnMain([UIScrollView(), UIScrollView()])
    private var scrolls: [UIScrollView] { views.value }

    /// Returns a rig in which each screen has its view in its own list.
    private func rig(
        _ animator: any Animator,
        _ kind: ContainerKind,
        interaction: InteractionController? = nil
    ) -> ElementRig {
        let rig = ElementRig(animator, in: kind, interaction: interaction)
        for (screen, (scroll, frame)) in zip([rig.first, rig.second], zip(scrolls, [Self.here, Self.there])) {
            scroll.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
            scroll.contentSize = CGSize(width: 390, height: 3000)
            scroll.contentInsetAdjustmentBehavior = .never
            screen.view.addSubview(scroll)
            screen.add("card", UIView(), at: frame, in: scroll)
        }
        UIApplication.shared.tick()
        return rig
    }

    private func middle(_ view: UIView) -> CGPoint {
        let corners = LayerGeometry.corners(of: view.layer)
        return CGPoint(x: (corners[0].x + corners[2].x) / 2, y: (corners[0].y + corners[2].y) / 2)
    }

    private func expectMiddles(_ rig: ElementRig, at expected: CGPoint, within tolerance: CGFloat = 0.6) {
        #expect(!rig.pictures.isEmpty)
        for picture in rig.pictures {
            let found = middle(picture)
            #expect(
                abs(found.x - expected.x) < tolerance && abs(found.y - expected.y) < tolerance,
                "\(found)"
            )
        }
    }

    private let straight = MatchedAnimator(alongside: CrossfadeAnimator(blurs: false), duration: 1)
        .with(timing: .linear)

    @Test(
        "If the list scrolls meanwhile, the picture ends where its view is by then",
        arguments: ContainerKind.allCases
    )
    func ifTheListScrollsMeanwhileThePictureEndsWhereItsView(kind: ContainerKind) {
        let rig = rig(straight, kind)
        rig.start(.forward)
        rig.advance(by: 0.5)
        let half = CGPoint(
            x: (Self.here.midX + Self.there.midX) / 2,
            y: (Self.here.midY + Self.there.midY) / 2
        )
        expectMiddles(rig, at: half)
        scrolls[1].contentOffset.y = 120
        rig.advance(by: 1.0 / 60)
        // Half of the distance is its own, and half of it is that of the old screen.
        expectMiddles(rig, at: CGPoint(x: half.x, y: half.y - 60), within: 6)
        rig.advance(by: 0.98 - 0.5)
        expectMiddles(rig, at: CGPoint(x: Self.there.midX, y: Self.there.midY - 120), within: 3.5)
        rig.advance(by: 0.2)
        #expect(rig.second.elements["card"]?.alpha == 1)
    }

    @Test("The same applies backward")
    func theSameAppliesBackward() {
        let rig = rig(straight, .navigation)
        rig.start(.forward)
        rig.advance(by: 1.1)
        rig.start(.backward)
        rig.advance(by: 0.25)
        scrolls[0].contentOffset.y = 90
        rig.advance(by: 0.748)
        expectMiddles(rig, at: CGPoint(x: Self.here.midX, y: Self.here.midY - 90), within: 3.5)
        rig.advance(by: 0.2)
    }

    @Test("After a drag, the picture ends where the old list has scrolled to")
    func afterADragThePictureEndsWhereTheOldListHasScrolled() {
        let interaction = InteractionController()
        let rig = rig(straight, .custom, interaction: interaction)
        interaction.begin()
        rig.start(.forward)
        interaction.update(0.5)
        scrolls[0].contentOffset.y = 200
        rig.advance(by: 1.0 / 60)
        let half = CGPoint(
            x: (Self.here.midX + Self.there.midX) / 2,
            y: (Self.here.midY + Self.there.midY) / 2
        )
        expectMiddles(rig, at: CGPoint(x: half.x, y: half.y - 100))
        interaction.update(0.01)
        rig.advance(by: 1.0 / 60)
        // A hundredth of the distance remains, and a hundredth of the scrolled distance.
        expectMiddles(rig, at: CGPoint(x: 71.25, y: Self.here.midY - 200 + 6))
        interaction.cancel()
        rig.advance(by: 1)
        #expect(rig.first.elements["card"]?.alpha == 1)
    }

    @Test("If a view leaves its screen, the picture ends where it was")
    func ifAViewLeavesItsScreenThePictureEndsWhereItWas() {
        let rig = rig(straight, .modal)
        rig.start(.forward)
        rig.advance(by: 0.3)
        scrolls[1].contentOffset.y = 50
        rig.second.elements["card"]?.removeFromSuperview()
        rig.advance(by: 0.697)
        expectMiddles(rig, at: CGPoint(x: Self.there.midX, y: Self.there.midY), within: 3.5)
        rig.advance(by: 0.2)
    }

    @Test("If a view leaves its screen, the picture doesn't jump anywhere")
    func ifAViewLeavesItsScreenThePictureDoesntJump() throws {
        let rig = rig(straight, .modal)
        let card = try #require(rig.second.elements["card"])
        let cell = UIView(frame: Self.there)
        scrolls[1].addSubview(cell)
        cell.addSubview(card)
        card.frame = cell.bounds
        rig.start(.forward)
        rig.advance(by: 0.5)
        card.removeFromSuperview()
        for _ in 0..<6 {
            let before = middle(try #require(rig.pictures.last))
            rig.advance(by: 1.0 / 60)
            let now = middle(try #require(rig.pictures.last))
            #expect(hypot(now.x - before.x, now.y - before.y) < 10)
        }
        rig.advance(by: 1)
    }

    enum Departure: CaseIterable, Sendable {
        case removed, hidden, transparent

        @MainActor func apply(to view: UIView) {
            switch self {
            case .removed: view.removeFromSuperview()
            case .hidden: view.isHidden = true
            case .transparent: view.alpha = 0
            }
        }
    }

    @Test("Without a card to land on, the screen fades out shortly before", arguments: Departure.allCases)
    func withoutACard(departure: Departure) throws {
        let rig = rig(ExpandAnimator(source: "card", duration: 1).with(timing: .linear), .custom)
        rig.start(.forward)
        rig.advance(by: 1.1)
        rig.start(.backward)
        rig.advance(by: 0.3)
        departure.apply(to: try #require(rig.first.elements["card"]))
        rig.advance(by: 0.3)
        let place = CGPoint(x: Self.here.midX, y: Self.here.midY)
        #expect(rig.color(at: place) == [0, 0, 255])
        var opacities: [UInt8] = []
        for _ in 0..<22 {
            rig.advance(by: 1.0 / 60)
            opacities.append(255 - rig.color(at: place)[0])
        }
        // The first screen is red, and what lands isn't.
        #expect(zip(opacities, opacities.dropFirst()).allSatisfy { $0 >= $1 && $0 - $1 < 40 }, "\(opacities)")
        #expect(try #require(opacities.last) < 40)
        rig.advance(by: 0.2)
        #expect(rig.second.view.layer.animationKeys()?.isEmpty != false)
    }

    @Test("Nor does the background of a matched screen land there", arguments: Departure.allCases)
    func backgroundOfMatchedScreen(departure: Departure) throws {
        let rig = rig(MatchedAnimator(duration: 1).with(timing: .linear), .custom)
        rig.start(.forward)
        rig.advance(by: 1.1)
        rig.start(.backward)
        rig.advance(by: 0.3)
        departure.apply(to: try #require(rig.first.elements["card"]))
        rig.advance(by: 0.66)
        // The first screen is red, and the second one blue.
        let color = rig.color(at: CGPoint(x: Self.here.midX, y: Self.here.midY))
        #expect(color[0] > 200 && color[2] < 60, "\(color)")
        rig.advance(by: 0.2)
    }

    @Test("The background of a matched screen ends where the screen is, wherever its views have scrolled")
    func backgroundOfScrolledScreen() {
        let rig = rig(MatchedAnimator(duration: 1).with(timing: .linear), .custom)
        rig.start(.forward)
        rig.advance(by: 0.4)
        scrolls[1].contentOffset.y = 300
        rig.advance(by: 0.57)
        // A few hundredths of its way remain.
        #expect(rig.color(at: CGPoint(x: 370, y: 800))[2] > 230)
        rig.advance(by: 0.2)
    }

    @Test("A card that's back in time is landed on")
    func cardThatsBackInTime() throws {
        let rig = rig(ExpandAnimator(source: "card", duration: 1).with(timing: .linear), .custom)
        rig.start(.forward)
        rig.advance(by: 1.1)
        rig.start(.backward)
        rig.advance(by: 0.72)
        let card = try #require(rig.first.elements["card"])
        card.isHidden = true
        rig.advance(by: 0.1)
        card.isHidden = false
        rig.advance(by: 0.16)
        let color = rig.color(at: CGPoint(x: Self.here.midX, y: Self.here.midY))
        #expect(color[0] < 8 && color[1] > 247, "\(color)")
        rig.advance(by: 0.2)
    }

    @Test("A picture in the hand doesn't fade, whatever becomes of its view")
    func pictureInTheHand() {
        let interaction = InteractionController()
        let rig = rig(straight, .custom, interaction: interaction)
        interaction.begin()
        rig.start(.forward)
        interaction.update(0.6)
        rig.second.elements["card"]?.isHidden = true
        for progress in [0.75, 0.95] as [CGFloat] {
            interaction.update(progress)
            rig.advance(by: 0.1)
            let color = rig.color(at: CGPoint(x: Self.there.midX, y: Self.there.midY))
            #expect(color == [0, 255, 0], "\(progress)")
        }
        interaction.finish()
        rig.advance(by: 1)
    }

    @Test("Without its view on the other screen, a picture fades out", arguments: Departure.allCases)
    func withoutItsView(departure: Departure) throws {
        let rig = rig(straight, .modal)
        rig.start(.forward)
        rig.advance(by: 0.3)
        departure.apply(to: try #require(rig.second.elements["card"]))
        rig.advance(by: 0.3)
        #expect(rig.pictures.contains { $0.layer.presentation()?.opacity == 1 })
        rig.advance(by: 0.38)
        let color = rig.color(at: CGPoint(x: Self.there.midX, y: Self.there.midY))
        #expect(color[1] < 50 && color[2] > 205, "\(color)")
        rig.advance(by: 0.2)
    }

    @Test("The screen shrinks to a card that has scrolled away")
    func theScreenShrinksToACardThatHasScrolledAway() {
        let rig = rig(ExpandAnimator(source: "card", duration: 1), .custom)
        rig.start(.forward)
        rig.advance(by: 1.1)
        rig.start(.backward)
        scrolls[0].contentOffset.y = -150
        rig.advance(by: 0.98)
        let expected = CGPoint(x: Self.here.midX, y: Self.here.midY + 150)
        let color = rig.color(at: expected)
        // The card is green, and the list is visible at its old position.
        #expect(color[1] > 150 && color[0] < 120)
        #expect(rig.color(at: CGPoint(x: Self.here.midX, y: Self.here.minY + 4))[0] > 200)
        rig.advance(by: 0.2)
    }

    @Test("A screen that grows out of a view that scrolls is in its place at the end")
    func aScreenThatGrowsOutOfAMovingViewIsInItsPlace() throws {
        let rig = rig(ExpandAnimator(source: "card", duration: 1).with(timing: .linear), .modal)
        rig.start(.forward)
        for _ in 0..<20 {
            scrolls[0].contentOffset.y += 20
            // The last frame is a while before the end.
            UIApplication.shared.advance(by: 0.07, frameInterval: 0.07)
        }
        let container = try #require(rig.second.view.superview)
        #expect(rig.second.view.layer.position == CGPoint(x: container.bounds.midX, y: container.bounds.midY))
    }

    @Test("A screen's own view doesn't follow anything")
    func aScreensOwnViewDoesntFollowAnything() {
        let follower = Participant(.incoming).following("card")
        let animator = Following(participant: follower)
        let rig = rig(animator, .custom)
        rig.start(.forward)
        let position = rig.second.view.layer.position
        scrolls[1].contentOffset.y = 120
        rig.advance(by: 0.5)
        #expect(rig.second.view.layer.position == position)
        rig.advance(by: 1)
    }

    @Test("A backdrop, which is the container itself, doesn't follow anything either")
    func aBackdropDoesntFollowAnything() throws {
        let backdrop = Participant(.backdrop, from: .rest.colored(.red), to: .rest.colored(.blue))
        let rig = rig(Following(participant: backdrop.following("card")), .custom)
        rig.start(.forward)
        let container = try #require(rig.second.view.superview)
        let position = container.layer.position
        scrolls[1].contentOffset.y = 120
        rig.advance(by: 0.5)
        #expect(container.layer.position == position)
        rig.advance(by: 1)
        #expect(container.layer.position == position)
    }

    private struct Following: Animator {
        let participant: Participant
        var duration = 1.0

        func forward(in scene: TransitionScene) -> Choreography {
            Choreography(participants: [Participant(.outgoing, to: .rest.faded(to: 0.5)), participant])
        }
    }
}

/// Pictures of named views that poses don't clip have the views' own corners.
@MainActor @Suite(.allBehaviors) struct CascadePictureTests {
    @Test("A round view appears round, and fades in over the screen behind it")
    func aRoundViewAppearsRound() throws {
        let rig = ElementRig(CascadeAnimator(duration: 1), in: .custom)
        rig.second.add(
            "button",
            UIView(),
            at: CGRect(x: 100, y: 300, width: 80, height: 80),
            color: .white,
            cornerRadius: 40
        )
        UIApplication.shared.tick()
        rig.start(.forward)
        rig.advance(by: 0.97)
        // The other helper view is a blurred picture of the screen behind, which has faded by now.
        let picture = try #require(rig.pictures.last)
        let corners = LayerGeometry.corners(of: picture.layer)
        // The center is white by now, and the corner shows the blue screen.
        #expect(rig.color(at: CGPoint(x: corners[0].x + 40, y: corners[0].y + 40))[0] > 200)
        #expect(rig.color(at: CGPoint(x: corners[0].x + 4, y: corners[0].y + 4)) == [0, 0, 255])
        rig.advance(by: 0.2)
        #expect(rig.second.elements["button"]?.layer.cornerRadius == 40)
    }

    @Test("A view in a round one appears round, too")
    func aViewInARoundOneAppearsRound() throws {
        let rig = ElementRig(CascadeAnimator(duration: 1), in: .custom)
        let holder = UIView(frame: CGRect(x: 100, y: 300, width: 80, height: 80))
        holder.layer.cornerRadius = 40
        holder.clipsToBounds = true
        rig.second.view.addSubview(holder)
        rig.second.add("button", UIView(), at: holder.bounds, in: holder, color: .white)
        UIApplication.shared.tick()
        rig.start(.forward)
        rig.advance(by: 0.97)
        let corners = LayerGeometry.corners(of: try #require(rig.pictures.last).layer)
        #expect(rig.color(at: CGPoint(x: corners[0].x + 40, y: corners[0].y + 40))[0] > 200)
        #expect(rig.color(at: CGPoint(x: corners[0].x + 4, y: corners[0].y + 4)) == [0, 0, 255])
        rig.advance(by: 0.2)
    }
}
