import Animators
import Testing
import UIKit

@testable import TransitionKit

/// What's around screens whose background isn't a single color, or is covered, such as those of a photo.
@Suite struct PhotoTests {
    /// The color of the container of a photo viewer, which nobody sees.
    private var photos: TransitionScene {
        var scene = TransitionScene(
            size: CGSize(width: 390, height: 844),
            outgoingBackgroundColor: .white,
            incomingBackgroundColor: .white
        )
        scene.coveredBackgrounds = [.incoming]
        return scene
    }

    private var plain: TransitionScene {
        var scene = photos
        scene.coveredBackgrounds = []
        return scene
    }

    private func blurred(_ animator: any Animator, in scene: TransitionScene) -> Participant? {
        animator.choreography(in: scene).participants.first { $0.subject == .blurredPicture(of: .incoming) }
    }

    @Test(
        "Around a photo that comes from afar is the photo itself, out of focus and darker, and no gray",
        arguments: [ZoomAnimator(), PortalAnimator()] as [any Animator]
    )
    func aroundPhotoIsPhotoItself(animator: any Animator) throws {
        let backdrop = try #require(blurred(animator, in: photos))
        let veil = try #require(backdrop.tint)
        for style in [UIUserInterfaceStyle.light, .dark] {
            var (white, alpha): (CGFloat, CGFloat) = (1, 1)
            veil.resolvedColor(with: UITraitCollection(userInterfaceStyle: style))
                .getWhite(&white, alpha: &alpha)
            #expect(white == 0 && alpha > 0.2 && alpha < 0.5)
        }
        // It's opaque, and appears in its place all the time.
        for time in [0, 0.25, 0.5, 0.75, 1] as [CGFloat] {
            #expect(backdrop.pose(at: time).opacity == 1)
            #expect(backdrop.pose(at: time) == backdrop.pose(at: 0))
        }
        let back = animator.choreography(in: photos.reversed()).participants
        #expect(back.contains { $0.subject == .blurredPicture(of: .outgoing) && $0.tint == veil })
    }

    @Test("The picture behind a portal is behind the screen and its light, and only around a photo")
    func pictureBehindPortal() throws {
        let scene = photos
        let participants = PortalAnimator().choreography(in: scene).participants
        let screen = try #require(participants.first { $0.subject == .screen(.incoming) })
        let index = try #require(participants.firstIndex { $0.subject == .blurredPicture(of: .incoming) })
        let light = try #require(participants.firstIndex { color(of: $0) != nil })
        #expect(index < light)
        let (picture, glow) = (participants[index].pose(at: 0), participants[light].pose(at: 0))
        #expect(picture.z == glow.z && picture.z < screen.pose(at: 0).z - 100)
        #expect(blurred(PortalAnimator(), in: plain) == nil)
        let black = PortalAnimator(staging: .backdrop(.black))
        #expect(blurred(black, in: scene) == nil)
    }

    @Test("In the dark, the light behind a portal is a dim one")
    func lightInDark() throws {
        let light = try #require(
            PortalAnimator().choreography(in: plain).participants.compactMap(color(of:)).first
        )
        func brightness(_ style: UIUserInterfaceStyle) -> CGFloat {
            var white: CGFloat = 0
            light.resolvedColor(with: UITraitCollection(userInterfaceStyle: style))
                .getWhite(&white, alpha: nil)
            return white
        }
        #expect(brightness(.light) == 1)
        #expect(brightness(.dark) > 0.2 && brightness(.dark) < 0.45)
    }

    /// The color of a decoration that belongs to neither screen.
    private func color(of participant: Participant) -> UIColor? {
        guard case .decoration(let decoration) = participant.subject, participant.accompaniedScreen == nil,
            case .color(let color) = decoration.content
        else { return nil }
        return color
    }
}
