import Testing
import UIKit

@_spi(Host) @testable import TransitionKit

/// The background beyond the screens of a spring slide, as data.
@Suite struct SpringSlideBackgroundTests {
    private static let size = CGSize(width: 390, height: 844)
    /// How far a spring overshoots.
    private static let farthest: CGFloat = 1.16

    /// Returns the scene of a card that comes or goes alone, while the screen behind it stays in place.
    private func scene(_ card: CGRect, _ direction: TransitionDirection) -> TransitionScene {
        let isForward = direction == .forward
        return TransitionScene(
            size: Self.size,
            outgoingFrame: isForward ? nil : card,
            incomingFrame: isForward ? card : nil,
            direction: direction,
            hasOutgoingView: !isForward,
            hasIncomingView: isForward,
            outgoingBackgroundColor: .red,
            incomingBackgroundColor: .blue
        )
    }

    /// The frames of the decorations, at rest and where the spring overshoots.
    private func grounds(in scene: TransitionScene) -> [(resting: CGRect, far: CGRect)] {
        let participants = SpringSlideAnimator().choreography(in: scene).participants
        return participants.compactMap { participant in
            guard case .decoration = participant.subject else { return nil }
            let resting = participant.restingFrame(in: scene)
            let pose = participant.pose(at: Self.farthest)
            return (resting, resting.offsetBy(dx: pose.x, dy: pose.y))
        }
    }

    @Test(
        "Beside a card that doesn't reach an edge, nothing covers the screen that stays in place",
        arguments: TransitionDirection.allCases
    )
    func besideACard(direction: TransitionDirection) {
        let card = CGRect(x: 135, y: 372, width: 120, height: 100)
        let container = CGRect(origin: .zero, size: Self.size)
        for ground in grounds(in: scene(card, direction)) {
            #expect(!ground.far.intersects(container) && !ground.resting.intersects(container))
        }
    }

    @Test("Beyond a card that reaches the edge, its background is as high as the card")
    func beyondACardAtTheEdge() {
        let drawer = CGRect(x: 190, y: 500, width: 200, height: 300)
        let grounds = grounds(in: scene(drawer, .forward))
        #expect(grounds.count == 1)
        for ground in grounds {
            #expect(abs(ground.resting.minX - 390) < 1e-9)
            #expect(abs(ground.resting.minY - 500) < 1e-9 && abs(ground.resting.height - 300) < 1e-9)
        }
    }

    @Test("Two screens have a background on both sides, as high as the container")
    func twoScreens() {
        let scene = TransitionScene(
            size: Self.size,
            outgoingBackgroundColor: .red,
            incomingBackgroundColor: .blue
        )
        let frames = grounds(in: scene).map { $0.resting }
        #expect(frames.map(\.minX) == [-390, 390])
        #expect(frames.allSatisfy { $0.minY == 0 && $0.size == Self.size })
    }

    @Test("Between photos, whose backgrounds aren't single colors, there's a gray that suits the appearance")
    func betweenPhotos() throws {
        let choreography = SpringSlideAnimator().choreography(in: TransitionScene(size: Self.size))
        let gap = try #require(choreography.participants.first { $0.subject == .backdrop })
        let color = try #require(gap.pose(at: 0.5).backgroundColor)
        func brightness(_ style: UIUserInterfaceStyle) -> CGFloat {
            var white: CGFloat = 0
            color.resolvedColor(with: UITraitCollection(userInterfaceStyle: style))
                .getWhite(&white, alpha: nil)
            return white
        }
        #expect(brightness(.light) > 0.7)
        #expect(brightness(.dark) > 0.05 && brightness(.dark) < 0.3)
    }

    @Test("A color that a photo covers is seen neither between the screens nor beyond them")
    func colorThatPhotoCovers() throws {
        var scene = TransitionScene(
            size: Self.size,
            outgoingBackgroundColor: .green,
            incomingBackgroundColor: .green
        )
        scene.coveredBackgrounds = [.outgoing]
        let photos = TransitionScene(size: Self.size)
        func gap(_ scene: TransitionScene) throws -> Participant {
            let participants = SpringSlideAnimator().choreography(in: scene).participants
            return try #require(participants.first { $0.subject == .backdrop })
        }
        #expect(try gap(scene) == gap(photos))
        #expect(grounds(in: scene).map(\.resting.minX) == [390])
        // The gap is in the color of the outgoing screen.
        scene.coveredBackgrounds = [.incoming]
        #expect(try gap(scene) != gap(photos))
        #expect(grounds(in: scene).map(\.resting.minX) == [-390])
    }

    /// Returns whether the area between the screens has a color.
    private func hasGap(_ scene: TransitionScene) -> Bool {
        SpringSlideAnimator().choreography(in: scene).participants.contains { $0.subject == .backdrop }
    }

    @Test(
        "Behind a screen without a background, nothing appears, whatever the color of the other one",
        arguments: TransitionDirection.allCases,
        [nil, UIColor.white]
    )
    func seeThrough(direction: TransitionDirection, color: UIColor?) {
        var scene = TransitionScene(
            size: Self.size,
            direction: direction,
            outgoingBackgroundColor: color,
            incomingBackgroundColor: color
        )
        #expect(hasGap(scene))
        for side in TransitionSide.allCases {
            scene.shownFrames = [side: CGRect(x: 50, y: 300, width: 290, height: 244)]
            #expect(!hasGap(scene))
        }
    }

    @Test(
        "Beside a sheet that presents a screen, and comes back, nothing appears",
        arguments: TransitionDirection.allCases,
        [nil, UIColor.white]
    )
    func besideASheet(direction: TransitionDirection, color: UIColor?) {
        let sheet = CGRect(x: 0, y: 422, width: 390, height: 422)
        let isForward = direction == .forward
        func scene(_ frame: CGRect?) -> TransitionScene {
            TransitionScene(
                size: Self.size,
                outgoingFrame: isForward ? frame : nil,
                incomingFrame: isForward ? nil : frame,
                direction: direction,
                outgoingBackgroundColor: color,
                incomingBackgroundColor: color
            )
        }
        #expect(hasGap(scene(nil)) && !hasGap(scene(sheet)))
    }
}
