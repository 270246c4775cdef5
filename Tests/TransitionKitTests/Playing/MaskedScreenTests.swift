import TestSupport
import Testing
import TransitionKit
@_spi(Host) import UIKit

/// Screens that the app masks, such as a round avatar, or a view controller that cuts its view to a shape.
@MainActor @Suite struct MaskedScreenTests {
    enum Course: CaseIterable, Sendable { case played, held, canceled }

    /// A mask of the upper half of a screen, as a view or as a layer only.
    @MainActor private final class Mask {
        private let screen: UIView
        private let view: UIView?
        private let layer: CALayer

        init(of screen: UIView, isView: Bool) {
            let half = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 422))
            let mask = isView ? half.layer : CALayer()
            mask.frame = half.frame
            mask.backgroundColor = UIColor.black.cgColor
            if isView { screen.mask = half } else { screen.layer.mask = mask }
            (self.screen, view, layer) = (screen, isView ? half : nil, mask)
        }

        /// Whether the screen has this very mask.
        var isInPlace: Bool { screen.mask === view && screen.layer.mask === layer }
    }

    /// Shows one screen entirely, and in front of it the left half of the other.
    private func animator(
        cutting side: TransitionSide,
        isPicture: Bool,
        shape: ClipShape
    ) -> DescribedAnimator {
        let cut = Pose.rest.clipped(to: CGRect(x: 0, y: 0, width: 0.5, height: 1))
        let subject: Participant.Subject = isPicture ? .picture(of: side) : .screen(side)
        return DescribedAnimator { _ in
            let screen = Participant(subject, clipShape: shape, from: cut, to: cut)
            return Choreography(timing: .linear, participants: [Participant(.screen(side.opposite)), screen])
        }
    }

    /// Checks that only the part of a screen is visible that's both in its mask and in the clip.
    private func expectBoth(_ rig: ElementRig, _ side: TransitionSide) {
        let (red, blue): ([UInt8], [UInt8]) = ([255, 0, 0], [0, 0, 255])
        let (own, other) = side == .outgoing ? (red, blue) : (blue, red)
        #expect(rig.color(at: CGPoint(x: 97, y: 400)) == own, "in both")
        #expect(rig.color(at: CGPoint(x: 300, y: 400)) == other, "only in the mask")
        #expect(rig.color(at: CGPoint(x: 97, y: 450)) == other, "only in the clip")
    }

    @Test(
        "A screen's own mask and a clip both apply, and the mask itself is there again afterward",
        arguments: TransitionSide.allCases,
        Course.allCases
    )
    func maskAndClip(side: TransitionSide, course: Course) {
        for (isView, isPicture, shape) in [
            (true, false, ClipShape.rectangle), (false, false, .rectangle), (true, true, .rectangle),
            (true, false, .ellipse),
        ] {
            let interaction = InteractionController()
            let rig = ElementRig(
                animator(cutting: side, isPicture: isPicture, shape: shape),
                in: .custom,
                interaction: interaction
            )
            let mask = Mask(of: (side == .outgoing ? rig.first : rig.second).view, isView: isView)
            UIApplication.shared.tick()
            if course != .played { interaction.begin() }
            rig.start(.forward)
            expectBoth(rig, side)
            if course != .played { interaction.update(0.5) }
            rig.advance(by: 0.2)
            expectBoth(rig, side)
            switch course {
            case .played: break
            case .held: interaction.finish()
            case .canceled: interaction.cancel()
            }
            rig.advance(by: 2)
            #expect(mask.isInPlace)
            #expect(rig.first.view.window == nil || course == .canceled)
        }
    }

    @Test("A masked screen moves itself if nothing clips it")
    func maskedScreenMovesItselfIfNothingClips() {
        let rig = ElementRig(
            DescribedAnimator { _ in
                Choreography(participants: [
                    Participant(.outgoing), Participant(.incoming, from: .rest.translated(x: 390)),
                ])
            },
            in: .navigation
        )
        let mask = Mask(of: rig.second.view, isView: true)
        rig.start(.forward)
        rig.advance(by: 0.2)
        #expect(mask.isInPlace && !rig.second.view.isHidden)
        rig.advance(by: 1)
        #expect(mask.isInPlace)
    }
}
