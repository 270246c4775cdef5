import Animators
import Testing
import TransitionKit
import UIKit

/// The roles of outgoing and incoming screens with different sizes: a card over a screen that fills the
/// container of 390 × 844 points.
@Suite struct ScreenFrameTests {
    private static let size = CGSize(width: 390, height: 844)
    private static let whole = CGRect(origin: .zero, size: size)
    private static let card = CGRect(x: 45, y: 200, width: 300, height: 400)
    private static let button = CGRect(x: 20, y: 100, width: 100, height: 50)

    /// Returns a scene in which the card arrives going forward and leaves going backward. The screen behind
    /// it names a button.
    ///
    /// - Parameters:
    ///   - isAlone: Whether only the card takes part.
    ///   - frame: The frame of the card.
    private static func scene(
        _ direction: TransitionDirection,
        _ layoutDirection: UIUserInterfaceLayoutDirection = .leftToRight,
        isAlone: Bool = false,
        card frame: CGRect = ScreenFrameTests.card
    ) -> TransitionScene {
        let place = TransitionElement.Place(frame: button)
        let forward = TransitionScene(
            size: size,
            outgoingFrame: whole,
            incomingFrame: frame,
            layoutDirection: layoutDirection,
            hasOutgoingView: !isAlone,
            elements: ["card": TransitionElement(outgoing: place)]
        )
        guard direction == .backward else { return forward }
        return TransitionScene(
            size: size,
            outgoingFrame: frame,
            incomingFrame: whole,
            direction: .backward,
            layoutDirection: layoutDirection,
            hasIncomingView: !isAlone,
            elements: ["card": TransitionElement(incoming: place)]
        )
    }

    // MARK: Scenes

    @Test("A reversed scene exchanges the screens, and reversed again, it's the same")
    func reversedScenes() {
        for layoutDirection in [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft] {
            for isAlone in [false, true] {
                let forward = Self.scene(.forward, layoutDirection, isAlone: isAlone)
                #expect(forward.reversed() == Self.scene(.backward, layoutDirection, isAlone: isAlone))
                #expect(forward.reversed().reversed() == forward)
            }
        }
    }

    /// An animator that moves the screens to the other's frame in its scene, and up by the side of the
    /// button.
    private struct Tattler: Animator {
        let duration: TimeInterval = 1

        func forward(in scene: TransitionScene) -> Choreography { told(scene, .forward) }

        fileprivate func told(_ scene: TransitionScene, _ direction: TransitionDirection) -> Choreography {
            let element = scene.elements["card"]
            return Choreography(participants: [
                Participant(
                    .outgoing,
                    to: .rest.translated(
                        x: scene.outgoingFrame.minX,
                        y: element?.outgoing?.frame.minX ?? -1,
                        z: scene.hasOutgoingView ? 1 : 0
                    )
                ),
                Participant(
                    .incoming,
                    from: .rest.translated(
                        x: scene.incomingFrame.minX,
                        y: element?.incoming?.frame.minX ?? -1,
                        z: scene.hasIncomingView ? 1 : 0
                    )
                ),
                // Both directions are described in a scene of their own direction.
                Participant(.backdrop, from: .rest.faded(to: scene.direction == direction ? 1 : 0)),
            ])
        }
    }

    /// The same, with its own backward transition.
    private struct OwnWayBack: Animator {
        let duration: TimeInterval = 1

        func forward(in scene: TransitionScene) -> Choreography { Tattler().told(scene, .forward) }

        func backward(in scene: TransitionScene) -> Choreography { Tattler().told(scene, .backward) }
    }

    @Test(
        "Animators receive the screens' actual properties, mirrored in a right-to-left layout",
        arguments: [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft],
        [false, true]
    )
    func animatorsReceiveTheScreensActualProperties(
        layoutDirection: UIUserInterfaceLayoutDirection,
        isAlone: Bool
    ) throws {
        let isMirrored = layoutDirection == .rightToLeft
        // 20 from the left and 70 from the right. The button is 20 from the left and 270 from the right.
        let card = CGRect(x: 20, y: 200, width: 300, height: 400)
        let sign: CGFloat = isMirrored ? -1 : 1
        let (cardX, buttonX): (CGFloat, CGFloat) = isMirrored ? (70, 270) : (20, 20)
        for animator in [Tattler(), OwnWayBack()] as [any Animator] {
            for direction in TransitionDirection.allCases {
                let scene = Self.scene(direction, layoutDirection, isAlone: isAlone, card: card)
                let choreography = animator.choreography(in: scene)
                let (cardSide, backSide): (TransitionSide, TransitionSide) =
                    direction == .forward ? (.incoming, .outgoing) : (.outgoing, .incoming)
                let front = try #require(choreography.participant(showing: cardSide))
                let back = try #require(choreography.participant(showing: backSide))
                let away = front.pose(at: cardSide == .incoming ? 0 : 1)
                #expect(away == .rest.translated(x: sign * cardX, y: -1, z: 1))
                let behind = back.pose(at: backSide == .incoming ? 0 : 1)
                #expect(behind == .rest.translated(x: 0, y: buttonX, z: isAlone ? 0 : 1))
                let backdrop = try #require(choreography.participants.first { $0.subject == .backdrop })
                #expect(backdrop.keyframes.allSatisfy { $0.pose.opacity == 1 })
            }
        }
    }

    // MARK: The catalog

    @Test(
        "The outgoing screen is at rest at the start, and the incoming one at the end",
        arguments: AnimatorSample.all,
        TransitionDirection.allCases
    )
    func restsAtBothEnds(sample: AnimatorSample, direction: TransitionDirection) {
        for layoutDirection in [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft] {
            for isAlone in [false, true] {
                let scene = Self.scene(direction, layoutDirection, isAlone: isAlone)
                let choreography = sample.plain.choreography(in: scene)
                for (side, takesPart, frame) in [
                    (TransitionSide.outgoing, scene.hasOutgoingView, scene.outgoingFrame),
                    (.incoming, scene.hasIncomingView, scene.incomingFrame),
                ] where takesPart {
                    let screens = choreography.participants.filter { $0.screen == side }
                    #expect(!screens.isEmpty)
                    for screen in screens {
                        let pose = screen.pose(at: side == .outgoing ? 0 : 1)
                        // An invisible screen can be anywhere.
                        #expect(pose.opacity == 0 || isAtRest(pose, in: frame), "the \(side) screen: \(pose)")
                    }
                }
            }
        }
    }

    /// Returns whether a pose has no visible effect on a screen with a frame.
    private func isAtRest(_ pose: Pose, in frame: CGRect) -> Bool {
        var plain = pose
        plain.clip = Pose.Clip()
        // The shadow of a screen that fills the container is outside.
        if frame == Self.whole { plain.shadowOpacity = 0 }
        guard CATransform3DIsIdentity(pose.transform), plain == .rest else { return false }
        if pose.clip == Pose.Clip() { return true }
        // A circle that has passed all corners hides nothing.
        let circle = pose.clip
        let farthest = hypot(
            frame.width * max(circle.rect.midX, 1 - circle.rect.midX),
            frame.height * max(circle.rect.midY, 1 - circle.rect.midY)
        )
        return circle.cornerRadius > farthest - 1e-9
            && abs(circle.rect.width * frame.width - 2 * circle.cornerRadius) < 1e-9
            && abs(circle.rect.height * frame.height - 2 * circle.cornerRadius) < 1e-9
    }

    /// The animators that move the card in and out, and the distances.
    private static let ways: [(any Animator, CGVector, CGVector)] = [
        (CoverAnimator(), CGVector(dx: 0, dy: 644), CGVector(dx: 0, dy: 644)),
        (CoverAnimator(edge: .top), CGVector(dx: 0, dy: -600), CGVector(dx: 0, dy: -600)),
        (CoverAnimator(edge: .leading), CGVector(dx: -345, dy: 0), CGVector(dx: -345, dy: 0)),
        (CoverAnimator(edge: .trailing), CGVector(dx: 345, dy: 0), CGVector(dx: 345, dy: 0)),
        (BounceAnimator(), CGVector(dx: 0, dy: 644), CGVector(dx: 0, dy: 644)),
        (LeanAnimator(), CGVector(dx: 0, dy: 644), CGVector(dx: 0, dy: 644)),
        // It starts higher by its bounce, and falls a fifth farther than necessary because it tilts.
        (DropAnimator(), CGVector(dx: 0, dy: -600 - whole.height / 28), CGVector(dx: 0, dy: 772.8)),
        // Reversed, the card slides off the screen behind it.
        (RevealAnimator().reversed(), CGVector(dx: -345, dy: 0), CGVector(dx: -345, dy: 0)),
        (RevealAnimator(edge: .bottom).reversed(), CGVector(dx: 0, dy: 644), CGVector(dx: 0, dy: 644)),
    ]

    @Test("The card moves exactly until it's outside the container", arguments: ways.indices)
    func theCardMovesExactlyUntilItsOutsideTheContainer(index: Int) throws {
        let (animator, entrance, exit) = Self.ways[index]
        for isAlone in [false, true] {
            let forward = animator.choreography(in: Self.scene(.forward, isAlone: isAlone))
            let arriving = try #require(forward.participant(showing: .incoming)).pose(at: 0)
            #expect(abs(arriving.x - entrance.dx) < 1e-9)
            #expect(abs(arriving.y - entrance.dy) < 1e-9)
            let backward = animator.choreography(in: Self.scene(.backward, isAlone: isAlone))
            let leaving = try #require(backward.participant(showing: .outgoing)).pose(at: 1)
            #expect(abs(leaving.x - exit.dx) < 1e-9)
            #expect(abs(leaving.y - exit.dy) < 1e-9)
        }
    }

    @Test("The circle is round on the card, and emerges from the button and returns to it")
    func theCircleIsRoundOnTheCard() throws {
        let animator = CircleRevealAnimator(origin: .element("card"))
        for direction in TransitionDirection.allCases {
            let isForward = direction == .forward
            let card = try #require(
                animator.choreography(in: Self.scene(direction))
                    .participant(showing: isForward ? .incoming : .outgoing)
            )
            for moment in [0, 0.25, 0.5, 0.75, 1] as [CGFloat] {
                let clip = card.pose(at: isForward ? moment : 1 - moment).clip
                #expect(abs(clip.rect.width * 300 - clip.rect.height * 400) < 1e-9)
                #expect(abs(clip.rect.width * 300 - 2 * clip.cornerRadius) < 1e-9)
                #expect(abs(45 + clip.rect.midX * 300 - Self.button.midX) < 1e-9)
                #expect(abs(200 + clip.rect.midY * 400 - Self.button.midY) < 1e-9)
            }
        }
    }

    @Test("The card grows out of the button and shrinks back into it")
    func theCardGrowsOutOfTheButtonAndShrinksBack() throws {
        for direction in TransitionDirection.allCases {
            let isForward = direction == .forward
            let choreography = ExpandAnimator(source: "card").choreography(in: Self.scene(direction))
            let card = try #require(choreography.participant(showing: isForward ? .incoming : .outgoing))
            let pose = card.pose(at: isForward ? 0 : 1)
            let (width, height) = (300 * pose.scaleX, 400 * pose.scaleY)
            let seen = CGRect(
                x: Self.card.midX + pose.x + (pose.clip.rect.minX - 0.5) * width,
                y: Self.card.midY + pose.y + (pose.clip.rect.minY - 0.5) * height,
                width: pose.clip.rect.width * width,
                height: pose.clip.rect.height * height
            )
            #expect(abs(seen.minX - Self.button.minX) < 1e-9)
            #expect(abs(seen.minY - Self.button.minY) < 1e-9)
            #expect(abs(seen.maxX - Self.button.maxX) < 1e-9)
            #expect(abs(seen.maxY - Self.button.maxY) < 1e-9)
        }
    }
}
