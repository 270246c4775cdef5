import TransitionKit
import UIKit

/// How a screen comes out of a card.
///
/// What is seen of the screen goes from the card's frame to the screen's. The screen lies in it so that its header is
/// as wide as the card's picture and where that is, all the way, until the picture has given way to it.
struct CardGrowth {
    private let card: TransitionElement.Place
    private let header: CGRect
    private let screen: CGRect
    private let cornerRadius: CGFloat
    /// How much smaller the screen is at first.
    private let scale: CGFloat

    /// - Parameters:
    ///   - card: the card on the old screen.
    ///   - header: what it becomes on the new one; `nil` takes the room at the top that the card would fill.
    ///   - screen: the frame of the new one.
    ///   - cornerRadius: of the card, in points.
    init(card: TransitionElement.Place, header: CGRect?, screen: CGRect, cornerRadius: CGFloat) {
        // A card may be as thin as a hair.
        let height = (screen.width * card.frame.height / card.frame.width).playable(or: screen.height)
        let top = CGRect(x: screen.minX, y: screen.minY, width: screen.width, height: height)
        self.card = card
        self.header = header ?? top
        self.screen = screen
        self.cornerRadius = cornerRadius
        // The screen reaches down to the card's lower edge at least.
        let below = max(screen.maxY - self.header.minY, 1)
        let scale = max(card.frame.width / self.header.width, card.frame.height / below)
        self.scale = scale.playable(or: 1, within: 0.001...1e6)
    }

    /// The new screen, which comes in while the card still covers it.
    var screenKeyframes: [Keyframe] {
        // What is seen of a screen that grows does not change evenly in fractions of the screen.
        Keyframe.sampled { $0 < 1 ? screenPose(at: $0) : .rest }
    }

    private func screenPose(at moment: CGFloat) -> Pose {
        let (seen, picture) = (lerp(card.frame, screen, moment), lerp(card.frame, header, moment))
        let scale = lerp(scale, 1, moment)
        // The header's upper edge and its middle are those of the card's picture.
        let middle = CGPoint(
            x: picture.midX + (screen.midX - header.midX) * scale,
            y: picture.minY + (screen.midY - header.minY) * scale
        )
        let (width, height) = (screen.width * scale, screen.height * scale)
        let presence = min(moment / 0.12, 1)
        return Pose.rest
            .translated(x: middle.x - screen.midX, y: middle.y - screen.midY)
            .scaled(by: scale)
            .faded(to: presence)
            .shadowed(to: 0.3 * presence * min((1 - moment) / 0.2, 1))
            .clipped(
                to: CGRect(
                    x: (seen.minX - middle.x) / width + 0.5,
                    y: (seen.minY - middle.y) / height + 0.5,
                    width: seen.width / width,
                    height: seen.height / height
                ),
                cornerRadius: radius(at: moment) / scale
            )
    }

    /// The card's picture as it flies to the header's place and gives way to it.
    var cardKeyframes: [Keyframe] {
        func place(_ frame: CGRect, cornerRadius: CGFloat, rotation: CGFloat) -> TransitionElement.Place {
            TransitionElement.Place(
                frame: frame,
                cornerRadius: cornerRadius,
                rotation: rotation,
                content: card.content
            )
        }
        let pair = TransitionElement(
            outgoing: place(card.frame, cornerRadius: cornerRadius, rotation: card.rotation),
            incoming: place(header, cornerRadius: 0, rotation: 0)
        )
        let flight = TransitionScene(size: screen.size, elements: ["card": pair]).flight(of: "card")
        let picture = flight.first { $0.subject == .element("card", on: .outgoing) }
        return picture?.keyframes.map { keyframe in
            let passed = min(max((keyframe.time - 0.05) / 0.3, 0), 1)
            var pose = keyframe.pose.faded(to: 1 - passed)
            pose.clip.cornerRadius = radius(at: keyframe.time) / pose.scaleX
            return Keyframe(at: keyframe.time, pose)
        } ?? [Keyframe(at: 0, .rest)]
    }

    /// Of what is seen, in points. A card that has grown has rounder corners than a small one, before they square.
    private func radius(at moment: CGFloat) -> CGFloat {
        lerp(cornerRadius, 0, moment) + 72 * moment * (1 - moment)
    }
}
