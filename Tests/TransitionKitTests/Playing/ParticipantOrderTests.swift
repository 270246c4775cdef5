import TestSupport
import Testing
import TransitionKit
@_spi(Host) import UIKit

/// Participants are listed from back to front, whatever they show.
@MainActor @Suite struct ParticipantOrderTests {
    private static let marks = (
        red: UIColor(red: 1, green: 0, blue: 0, alpha: 1), blue: UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    )

    /// The screens, the second of which covers the lower half, with a mark over the whole screen before,
    /// between, or after them.
    private struct Marked: Animator {
        let sides: [TransitionSide]
        let place: Int
        let duration = 1.0

        func forward(in scene: TransitionScene) -> Choreography {
            let half = Pose.rest.translated(y: scene.size.height / 2)
            var participants = sides.enumerated().map { index, side in
                Participant(.screen(side), from: index == 0 ? .rest : half, to: index == 0 ? .rest : half)
            }
            participants.insert(Participant(.decoration(.color(.green))), at: place)
            return Choreography(timing: .linear, participants)
        }

        func backward(in scene: TransitionScene) -> Choreography { forward(in: scene) }
    }

    @Test(
        "A decoration lies where it's listed: behind, between, or in front of the screens",
        arguments: ContainerKind.allCases,
        [0, 1, 2]
    )
    func decoration(kind: ContainerKind, place: Int) {
        for sides in [[TransitionSide.outgoing, .incoming], [.incoming, .outgoing]] {
            let rig = TransitionRig(kind) { _ in TransitionDelegate(Marked(sides: sides, place: place)) }
            let colors: [TransitionSide: UIColor] = [.outgoing: Self.marks.red, .incoming: Self.marks.blue]
            rig.first.view.backgroundColor = colors[.outgoing]
            rig.second.view.backgroundColor = colors[.incoming]
            rig.start(.forward)
            rig.advance(by: 0.5)
            let image = rig.window.image(scale: 1)
            // At the bottom, both screens and the mark lie on top of one another; above, one screen and the
            // mark.
            let top = place == 0 ? sides[0] : nil
            let bottom = place == 2 ? nil : sides[1]
            #expect(image.color(x: 5, y: 300) == top.map { Self.bytes($0) } ?? [0, 255, 0], "\(sides)")
            #expect(image.color(x: 5, y: 700) == bottom.map { Self.bytes($0) } ?? [0, 255, 0], "\(sides)")
            rig.advance(by: 2)
        }
    }

    /// A screen with a shadow and a black shade, and a green decoration in front of it.
    private struct Shaded: Animator {
        let duration = 1.0

        func forward(in scene: TransitionScene) -> Choreography {
            let dark = Pose.rest.dimmed(to: 1).shadowed(to: 0.5)
            return Choreography(
                timing: .linear,
                [
                    Participant(.incoming), Participant(.outgoing, from: dark, to: dark),
                    Participant(.decoration(.color(.green))),
                ]
            )
        }

        func backward(in scene: TransitionScene) -> Choreography { forward(in: scene) }
    }

    @Test("A decoration in front of a screen is in front of its shade", arguments: ContainerKind.allCases)
    func shade(kind: ContainerKind) {
        let rig = TransitionRig(kind) { _ in TransitionDelegate(Shaded()) }
        rig.start(.forward)
        rig.advance(by: 0.5)
        #expect(rig.window.image(scale: 1).color(x: 5, y: 300) == [0, 255, 0])
        rig.advance(by: 2)
    }

    private static func bytes(_ side: TransitionSide) -> [UInt8] {
        side == .outgoing ? [255, 0, 0] : [0, 0, 255]
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
