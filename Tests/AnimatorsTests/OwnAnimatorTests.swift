import Animators
import Testing
import TransitionKit
import UIKit

/// An animator of an app that has the same parameters as those of the package.
@Suite struct OwnAnimatorTests {
    private struct RiseAnimator: Animator {
        var origin = TransitionOrigin.center
        var staging = Staging.standard
        var duration = 0.5

        var targets: [TransitionTarget] { origin.target.map { [$0] } ?? [] }

        func forward(in scene: TransitionScene) -> Choreography {
            let point = origin.point(in: scene.incomingFrame, of: scene)
            return Choreography(
                participants: staging.backdropParticipants(in: scene) + [
                    Participant(.outgoing),
                    Participant(
                        .picture(of: .incoming),
                        anchor: Participant.Anchor(x: point.x, y: point.y),
                        shadow: Staging.shadowShape,
                        from: staging.applied(to: .rest.scaled(by: 0.1), in: scene)
                    ),
                ]
            )
        }
    }

    private let scene = TransitionScene(
        size: CGSize(width: 400, height: 800),
        elements: [
            "button": TransitionElement(
                outgoing: TransitionElement.Place(frame: CGRect(x: 80, y: 180, width: 40, height: 40))
            )
        ],
        outgoingBackgroundColor: .white
    )

    @Test("A screen rises from the view of its origin")
    func screenRisesFromViewOfOrigin() throws {
        let animator = RiseAnimator(origin: .element("button"))
        #expect(animator.targets == [.element("button")])
        let screen = try #require(animator.choreography(in: scene).participant(showing: .incoming))
        #expect(screen.anchor == Participant.Anchor(x: 0.25, y: 0.25))
        #expect(RiseAnimator().targets == [])
    }

    @Test("A screen has the backdrop, the corners, and the shadow of its staging")
    func screenHasBackdropCornersAndShadowOfStaging() throws {
        let staged = RiseAnimator(staging: Staging(backdrop: .black, cornerRadius: 20, shadowOpacity: 0.5))
        let choreography = staged.choreography(in: scene)
        #expect(choreography.participants.first == .backdrop(.black))
        let away = try #require(choreography.participant(showing: .incoming)).pose(at: 0)
        #expect(away.cornerRadius == 20 && away.shadowOpacity == 0.5)
        let plain = RiseAnimator(staging: .none).choreography(in: scene)
        #expect(plain.participants.count == 2)
        #expect(plain.participant(showing: .incoming)?.pose(at: 0) == .rest.scaled(by: 0.1))
    }

    @Test(
        "A color comes and goes gradually beside a screen that covers less than the other one",
        arguments: [Staging.backdrop(.black), .backdrop(.color(.red))],
        [true, false]
    )
    func colorComesAndGoesGraduallyBesideScreenThatCoversLess(staging: Staging, isForward: Bool) throws {
        let sheet = CGRect(x: 0, y: 400, width: 400, height: 400)
        let scene = TransitionScene(
            size: CGSize(width: 400, height: 800),
            outgoingFrame: isForward ? sheet : nil,
            incomingFrame: isForward ? nil : sheet,
            outgoingBackgroundColor: .white
        )
        let backdrop = try #require(staging.backdropParticipants(in: scene).first)
        #expect(backdrop.subject == .backdrop)
        let opacities = [0, 0.1, 0.5, 0.9, 1].map { backdrop.pose(at: isForward ? $0 : 1 - $0).opacity }
        #expect(opacities[0] == 0 && opacities[1] > 0 && opacities[1] < 0.5)
        #expect(opacities.dropFirst(2).allSatisfy { $0 == 1 })
    }

    @Test(
        "A screen's own color doesn't hide what's beside a screen that covers less than the other one",
        arguments: [Staging.standard, .backdrop(.incoming), .backdrop(.blur)],
        [true, false]
    )
    func besideASheet(staging: Staging, isForward: Bool) {
        let size = CGSize(width: 400, height: 800)
        let sheet = CGRect(x: 0, y: 400, width: 400, height: 400)
        let scene = TransitionScene(
            size: size,
            outgoingFrame: isForward ? sheet : nil,
            incomingFrame: isForward ? nil : sheet,
            outgoingBackgroundColor: .white,
            incomingBackgroundColor: .white
        )
        #expect(staging.backdropParticipants(in: scene).isEmpty)
        let whole = TransitionScene(
            size: size,
            outgoingBackgroundColor: .white,
            incomingBackgroundColor: .white
        )
        #expect(staging.backdropParticipants(in: whole).count == 1)
    }
}
