import Animators
import Testing
import UIKit

/// Screens that lie behind the pieces of the other one.
@Suite struct DepthTests {
    private let size = CGSize(width: 390, height: 844)
    /// The frame of a screen below a bar, whose center isn't that of the container.
    private let frame = CGRect(x: 0, y: 88, width: 390, height: 756)

    @Test(
        "A screen in the distance appears in its frame at every moment",
        arguments: ["blinds", "explode"],
        TransitionDirection.allCases
    )
    func staysInItsFrame(name: String, direction: TransitionDirection) throws {
        let isForward = direction == .forward
        let scene = TransitionScene(
            size: size,
            outgoingFrame: isForward ? nil : frame,
            incomingFrame: isForward ? frame : nil,
            direction: direction
        )
        let choreography = Catalog.animator(name).choreography(in: scene)
        let screen = try #require(choreography.participant(showing: isForward ? .incoming : .outgoing))
        #expect(screen.pose(at: isForward ? 0 : 1).z < 0)
        for moment in [0, 0.5, 1] as [CGFloat] {
            let shown = try projection(screen.pose(at: moment), #require(choreography.eyeDistance))
            #expect(abs(shown.minX - frame.minX) < 0.01, "at \(moment)")
            #expect(abs(shown.minY - frame.minY) < 0.01, "at \(moment)")
            #expect(abs(shown.maxX - frame.maxX) < 0.01, "at \(moment)")
            #expect(abs(shown.maxY - frame.maxY) < 0.01, "at \(moment)")
        }
    }

    @Test("The slats of a blind reach from side to side while they turn", arguments: TransitionAxis.allCases)
    func slatsReachFromSideToSide(axis: TransitionAxis) throws {
        let choreography = BlindsAnimator(axis: axis).choreography(in: TransitionScene(size: size))
        let eye = try #require(choreography.eyeDistance)
        let slats = choreography.participants.filter { $0.slice != nil }
        #expect(slats.count == 9)
        let isHorizontal = axis == .horizontal
        let (length, width) = isHorizontal ? (size.width, size.height / 9) : (size.height, size.width / 9)
        for slat in slats {
            for step in 0...20 {
                let pose = slat.pose(at: CGFloat(step) / 20)
                // The far edge appears shorter than the near one.
                let distance = width / 2 * sin(abs(pose.rotation.angle)) - pose.z
                let scale = isHorizontal ? pose.scaleX : pose.scaleY
                #expect(scale * length * eye / (eye + distance) > length - 0.5)
            }
        }
    }

    @Test("The slats of a card aren't longer than the card", arguments: TransitionAxis.allCases)
    func slatsOfACard(axis: TransitionAxis) {
        let card = CGRect(x: 40, y: 200, width: 310, height: 400)
        let scene = TransitionScene(size: size, outgoingFrame: card, hasIncomingView: false)
        let slats = BlindsAnimator(axis: axis).choreography(in: scene).participants.filter { $0.slice != nil }
        #expect(slats.count == 9)
        for slat in slats {
            let poses = (0...20).map { slat.pose(at: CGFloat($0) / 20) }
            #expect(poses.allSatisfy { $0.scaleX == 1 && $0.scaleY == 1 })
        }
    }

    /// Returns where the frame appears in a pose. Everything converges at the center of the container.
    private func projection(_ pose: Pose, _ eyeDistance: CGFloat) -> CGRect {
        let nearness = eyeDistance / (eyeDistance - pose.z)
        let (width, height) = (frame.width * pose.scaleX * nearness, frame.height * pose.scaleY * nearness)
        let x = size.width / 2 + (frame.midX + pose.x - size.width / 2) * nearness
        let y = size.height / 2 + (frame.midY + pose.y - size.height / 2) * nearness
        return CGRect(x: x - width / 2, y: y - height / 2, width: width, height: height)
    }
}
