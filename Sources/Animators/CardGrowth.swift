import TransitionKit
import UIKit

/// How a screen comes out of a card.
///
/// What is seen of the screen goes from the card's frame to the screen's. The screen lies in it so that its header is
/// where the card's picture is and as wide, all the way.
struct CardGrowth {
    /// The card on the old screen.
    let card: CGRect
    /// What the card becomes on the new one.
    let header: CGRect
    /// The new screen.
    let screen: CGRect
    let cornerRadius: CGFloat
    /// How much smaller the screen is at first.
    private let scale: CGFloat
    /// What is seen of the card's picture until the screen has taken its place.
    private let gone: ClosedRange<CGFloat>

    /// - Parameter header: `nil` takes the room that the card has at the top, when it is as wide as the screen.
    init(
        card: CGRect,
        header: CGRect?,
        screen: CGRect,
        cornerRadius: CGFloat,
    ) {
        self.card = card
        self.screen = screen
        self.cornerRadius = cornerRadius
        self.header =
            header
            ?? CGRect(
                x: screen.minX,
                y: screen.minY,
                width: screen.width,
                height: screen.width * card.height / card.width
            )
        gone = 0.05...0.3
        // The screen reaches down to the card's lower edge at least.
        let below = max(screen.maxY - self.header.minY, 1)
        scale = max(card.width / self.header.width, card.height / below, 0.001)
    }

    /// Straight pieces: what is seen of a screen that grows does not change evenly in fractions of the screen.
    func keyframes(_ pose: (CGFloat) -> Pose) -> [Keyframe] {
        let steps = 60
        return (0...steps).map { step in
            let moment = CGFloat(step) / CGFloat(steps)
            return Keyframe(at: moment, pose(moment))
        }
    }

    /// The new screen, which comes in while the card still covers it.
    func screenPose(at moment: CGFloat) -> Pose {
        guard moment < 1 else { return .rest }
        let seen = frame(from: card, to: screen, at: moment)
        let scale = mix(scale, 1, moment)
        // The header's upper edge and its middle are those of the card's picture.
        let picture = frame(from: card, to: header, at: moment)
        let middle = CGPoint(
            x: picture.midX + (screen.midX - header.midX) * scale,
            y: picture.minY + (screen.midY - header.minY) * scale
        )
        let size = CGSize(width: screen.width * scale, height: screen.height * scale)
        return Pose.rest
            .translated(x: middle.x - screen.midX, y: middle.y - screen.midY)
            .scaled(by: scale)
            .faded(to: min(moment / 0.12, 1))
            .shadowed(to: 0.3 * min(moment / 0.12, 1) * min((1 - moment) / 0.2, 1))
            .clipped(
                to: CGRect(
                    x: (seen.minX - middle.x + size.width / 2) / size.width,
                    y: (seen.minY - middle.y + size.height / 2) / size.height,
                    width: seen.width / size.width,
                    height: seen.height / size.height
                ),
                cornerRadius: mix(cornerRadius, 0, moment) / scale
            )
    }

    /// The card's picture as it rides on the screen, as wide as what is seen of it, and gives way to it.
    func cardPose(at moment: CGFloat, turnedBy rotation: CGFloat) -> Pose {
        let seen = frame(from: card, to: screen, at: moment)
        let scale = seen.width / card.width
        return Pose.rest
            .translated(
                x: seen.midX - card.midX,
                y: seen.minY + card.height * scale / 2 - card.midY
            )
            .scaled(by: scale)
            .rotated(to: -rotation * moment)
            .faded(to: 1 - min(max((moment - gone.lowerBound) / (gone.upperBound - gone.lowerBound), 0), 1))
            .clipped(
                to: CGRect(x: 0, y: 0, width: 1, height: min(seen.height / (card.height * scale), 1)),
                cornerRadius: mix(cornerRadius, 0, moment) / scale
            )
    }

    private func frame(from start: CGRect, to end: CGRect, at moment: CGFloat) -> CGRect {
        CGRect(
            x: mix(start.minX, end.minX, moment),
            y: mix(start.minY, end.minY, moment),
            width: mix(start.width, end.width, moment),
            height: mix(start.height, end.height, moment)
        )
    }

    private func mix(_ start: CGFloat, _ end: CGFloat, _ fraction: CGFloat) -> CGFloat {
        start + (end - start) * fraction
    }
}
