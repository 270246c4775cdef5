import Animators
import Testing
import UIKit

@_spi(Host) @testable import TransitionKit

/// Transitions between screens without a background, through which the container shows.
@Suite struct SeeThroughTests {
    private let photos = TransitionScene(size: CGSize(width: 390, height: 844))

    private var scene: TransitionScene {
        var scene = photos
        scene.shownFrames = [.incoming: CGRect(x: 50, y: 300, width: 290, height: 244)]
        return scene
    }

    @Test("No gray slab lies behind a see-through screen that zooms", arguments: ZoomAnimator.Style.allCases)
    func noGraySlabLiesBehindSeeThroughScreenThatZooms(style: ZoomAnimator.Style) {
        let animator = ZoomAnimator(style: style)
        #expect(animator.choreography(in: scene).participants.allSatisfy { $0.tint == nil })
        #expect(animator.choreography(in: photos).participants.contains { $0.tint != nil })
    }

    @Test("No slab lies behind a see-through screen that grows out of a see-through card")
    func noSlabLiesBehindSeeThroughScreenThatGrowsOutOfSeeThroughCard() {
        let frame = CGRect(x: 40, y: 400, width: 310, height: 170)
        var glass = TransitionElement.Place(frame: frame, backgroundColor: UIColor(white: 1, alpha: 0.5))
        glass.isFilled = false
        let element = TransitionElement(outgoing: glass)
        func hasSurface(behind shown: [TransitionSide: CGRect]) -> Bool {
            var scene = TransitionScene(size: photos.size, elements: ["card": element])
            scene.shownFrames = shown
            let choreography = ExpandAnimator(source: "card").choreography(in: scene).adapted(to: scene)
            return choreography.participants.contains { $0.subject == .surface(of: "card", on: .outgoing) }
        }
        #expect(hasSurface(behind: [:]) && !hasSurface(behind: scene.shownFrames))
    }

    @Test("No light shines through a see-through screen that grows")
    func noLightShinesThroughSeeThroughScreenThatGrows() {
        let animator = CircleRevealAnimator()
        #expect(animator.choreography(in: scene).participants.allSatisfy { $0.accompaniedScreen == nil })
        // The rim, and a shadow.
        #expect(
            animator.choreography(in: photos).participants.filter { $0.accompaniedScreen != nil }.count == 2
        )
    }

    @Test(
        "No color flashes across the container between see-through screens",
        arguments: [PortalAnimator(), ScaleFadeAnimator()] as [any Animator]
    )
    func noColorFlashesAcrossContainerBetweenSeeThroughScreens(animator: any Animator) {
        func colors(in scene: TransitionScene) -> [Participant] {
            animator.choreography(in: scene).participants.filter { participant in
                guard case .decoration = participant.subject, participant.accompaniedScreen == nil
                else { return false }
                return participant.restingFrame(in: scene).size == scene.size
            }
        }
        #expect(colors(in: scene).isEmpty && colors(in: scene.reversed()).isEmpty)
        #expect(colors(in: photos).count == 1)
    }

    @Test("No backdrop appears behind a see-through screen, whatever the color of the other one")
    func noBackdropAppearsBehindSeeThroughScreen() {
        let animators: [any Animator] = [
            PortalAnimator(), PageAnimator(), CubeAnimator(), SpringSlideAnimator(),
        ]
        for animator in animators {
            func hasBackdrop(behind sides: [TransitionSide]) -> Bool {
                var scene = TransitionScene(
                    size: photos.size,
                    outgoingBackgroundColor: .white,
                    incomingBackgroundColor: .white
                )
                for side in sides { scene.shownFrames[side] = CGRect(x: 50, y: 300, width: 290, height: 244) }
                let participants = animator.choreography(in: scene).participants
                return participants.contains { $0.subject == .backdrop }
            }
            #expect(hasBackdrop(behind: []))
            #expect(!hasBackdrop(behind: [.outgoing]) && !hasBackdrop(behind: [.incoming]))
        }
    }

    @Test("The floor of a cover flow reflects no see-through screen", arguments: [nil, UIColor.black])
    func floorOfCoverFlowReflectsNoSeeThroughScreen(backdrop: UIColor?) {
        let animator = CoverFlowAnimator(staging: backdrop.map { Staging.backdrop(.color($0)) } ?? .standard)
        func reflections(in scene: TransitionScene) -> Int {
            animator.choreography(in: scene).participants.count { $0.slice != nil }
        }
        #expect(reflections(in: photos) == 2)
        #expect(reflections(in: scene) == 0 && reflections(in: scene.reversed()) == 0)
    }

    @Test(
        "The strips of a see-through screen don't overlap, so that no seams are seen through it",
        arguments: [
            GenieAnimator(), GenieAnimator(destination: .point(x: 1, y: 0.3)), TwistAnimator(),
            TwistAnimator(axis: .vertical),
        ] as [any Animator],
        TransitionSide.allCases
    )
    func stripsOfSeeThroughScreenDontOverlap(animator: any Animator, side: TransitionSide) {
        func overlaps(in scene: TransitionScene) -> [CGFloat] {
            let slices = animator.choreography(in: scene).participants.filter { $0.screen == side }
                .compactMap(\.slice)
            let isUpright = slices.allSatisfy { $0.width == 1 }
            let strips = slices.sorted { isUpright ? $0.minY < $1.minY : $0.minX < $1.minX }
            return zip(strips, strips.dropFirst()).map { one, next in
                isUpright ? 844 * (one.maxY - next.minY) : 390 * (one.maxX - next.minX)
            }
        }
        var glass = photos
        glass.shownFrames = [side: CGRect(origin: .zero, size: photos.size)]
        let (inGlass, inPhotos) = (overlaps(in: glass), overlaps(in: photos))
        // A genie draws only the outgoing screen in.
        let isWhole = side == .incoming && animator is GenieAnimator
        #expect(inGlass.count == inPhotos.count && inGlass.isEmpty == isWhole)
        #expect(inGlass.allSatisfy { abs($0) < 1e-6 } && inPhotos.allSatisfy { $0 > 0.99 })
    }

    @Test("A screen that's seen through the other one fades out or in, but not one that's outside")
    func screenThatsSeenThroughOtherOneFadesOut() throws {
        func opacities(
            _ side: TransitionSide,
            of animator: any Animator,
            beside seeThrough: TransitionSide?
        ) throws -> [CGFloat] {
            var scene = photos
            if let seeThrough { scene.shownFrames[seeThrough] = CGRect(origin: .zero, size: photos.size) }
            let choreography = animator.choreography(in: scene).adapted(to: scene)
            let screen = try #require(choreography.participant(showing: side))
            return [0, 0.5, 1].map { screen.pose(at: $0).opacity }
        }
        // It lies beneath the other one at the end, or from the start.
        #expect(try opacities(.outgoing, of: CoverAnimator(), beside: .incoming) == [1, 1, 0])
        #expect(try opacities(.incoming, of: RevealAnimator(), beside: .outgoing) == [0, 1, 1])
        #expect(try opacities(.outgoing, of: CoverAnimator(), beside: nil) == [1, 1, 1])
        #expect(try opacities(.outgoing, of: CoverAnimator(), beside: .outgoing) == [1, 1, 1])
        for (side, other) in [(TransitionSide.incoming, TransitionSide.outgoing), (.outgoing, .incoming)] {
            #expect(try opacities(side, of: SlideAnimator(), beside: other) == [1, 1, 1])
        }
    }
}
