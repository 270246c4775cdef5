import TestSupport
import Testing
import TransitionKit
@_spi(Host) import UIKit

/// Participants are listed from back to front, whatever they show.
@MainActor @Suite struct ParticipantOrderTests {
    /// The screens, the second of which covers the lower half, with a decoration over the whole container
    /// before, between, or after them.
    private struct Marked: Animator {
        let sides: [TransitionSide]
        let place: Int
        let showsPictures: Bool
        let duration = 1.0

        func forward(in scene: TransitionScene) -> Choreography {
            let half = Pose.rest.translated(y: scene.size.height / 2)
            var participants = zip(sides, [.rest, half]).map { side, pose in
                Participant(showsPictures ? .picture(of: side) : .screen(side), from: pose, to: pose)
            }
            participants.insert(Participant(.decoration(.color(.green))), at: place)
            return Choreography(timing: .linear, participants: participants)
        }

        func backward(in scene: TransitionScene) -> Choreography { forward(in: scene) }
    }

    @Test(
        "A decoration lies where it's listed: behind, between, or in front of the screens or their pictures",
        arguments: ContainerKind.allCases,
        [false, true]
    )
    func aDecorationLiesWhereItsListed(kind: ContainerKind, showsPictures: Bool) {
        for sides in [[TransitionSide.outgoing, .incoming], [.incoming, .outgoing]] {
            for place in 0...2 {
                let marked = Marked(sides: sides, place: place, showsPictures: showsPictures)
                let rig = TransitionRig(kind) { _ in TransitionDelegate(marked) }
                rig.first.view.backgroundColor = .red
                rig.second.view.backgroundColor = .blue
                rig.start(.forward)
                rig.advance(by: 0.5)
                let image = rig.window.image(scale: 1)
                // At the bottom, both screens and the decoration lie on top of one another. Above, only one
                // of the screens is there.
                let top = place == 0 ? color(of: sides[0]) : [0, 255, 0]
                let bottom = place == 2 ? [0, 255, 0] : color(of: sides[1])
                #expect(image.color(x: 5, y: 300) == top, "\(sides) at \(place)")
                #expect(image.color(x: 5, y: 700) == bottom, "\(sides) at \(place)")
                rig.advance(by: 2)
            }
        }
    }

    private func color(of side: TransitionSide) -> [UInt8] {
        side == .outgoing ? [255, 0, 0] : [0, 0, 255]
    }

    /// A screen with a shadow and a black shade, and a green decoration in front of it.
    private struct Shaded: Animator {
        let duration = 1.0

        func forward(in scene: TransitionScene) -> Choreography {
            let dark = Pose.rest.dimmed(to: 1).shadowed(to: 0.5)
            return Choreography(
                timing: .linear,
                participants: [
                    Participant(.incoming), Participant(.outgoing, from: dark, to: dark),
                    Participant(.decoration(.color(.green))),
                ]
            )
        }

        func backward(in scene: TransitionScene) -> Choreography { forward(in: scene) }
    }

    @Test("A decoration in front of a screen is in front of its shade", arguments: ContainerKind.allCases)
    func aDecorationInFrontOfAScreenIsInFront(kind: ContainerKind) {
        let rig = TransitionRig(kind) { _ in TransitionDelegate(Shaded()) }
        rig.start(.forward)
        rig.advance(by: 0.5)
        #expect(rig.window.image(scale: 1).color(x: 5, y: 300) == [0, 255, 0])
        rig.advance(by: 2)
    }
}

extension CGImage {
    fileprivate func color(x: Int, y: Int) -> [UInt8] {
        withPixels { bytes, stride in
            let offset = y * stride + x * 4
            return [bytes[offset + 2], bytes[offset + 1], bytes[offset]]
        }
    }
}
