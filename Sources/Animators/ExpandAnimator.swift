import TransitionKit
import UIKit

/// A card grows into the new screen: the screen comes out of a view of the old one, from its place and with its
/// round corners, until it fills everything. Backward it shrinks back into the view.
///
/// The old screen names the view by adopting `TransitionElementProviding`. Where it doesn't, or the view is not
/// seen, the new screen grows and fades in from the middle.
///
/// After the App Store's cards, and EasyTransitions'.
public final class ExpandAnimator: Animator {
    /// The name of the view. "card" by default.
    public var element: TransitionElementID
    /// The radius of the card's corners in points; `nil` (the default) takes the view's own.
    public var cornerRadius: CGFloat?
    /// How the spring settles: 1 without overshoot, smaller values swing further. 0.8 by default.
    public var dampingRatio: CGFloat
    /// How dark the old screen becomes around the growing card, 0…1. 0.3 by default.
    public var dimming: CGFloat

    /// Each parameter sets the property of its name; `duration` is in seconds, 0.85 by default.
    public init(
        element: TransitionElementID = "card",
        cornerRadius: CGFloat? = nil,
        dampingRatio: CGFloat = 0.8,
        dimming: CGFloat = 0.3,
        duration: TimeInterval = 0.85
    ) {
        self.element = element
        self.cornerRadius = cornerRadius
        self.dampingRatio = dampingRatio
        self.dimming = dimming
        super.init(duration: duration)
    }

    public override func forwardChoreography(in scene: TransitionScene) -> Choreography {
        let screen = scene.incomingFrame
        guard let card = scene.elements[element]?.outgoing, screen.width > 0, screen.height > 0 else {
            return fallback
        }
        let radius = max(cornerRadius ?? card.cornerRadius, 0)
        return Choreography(
            timing: .spring(dampingRatio: dampingRatio),
            [
                Participant(.outgoing, to: .rest.dimmed(to: dimming)),
                Participant(
                    .incoming,
                    rendering: .picture,
                    from: Self.screen(screen, covering: card.frame, cornerRadius: radius)
                ),
                Participant(
                    .element(element, on: .outgoing),
                    keyframes: Self.cardKeyframes(card, on: screen, cornerRadius: radius)
                ),
            ]
        )
    }

    private var fallback: Choreography {
        Choreography([
            Participant(.outgoing, to: .rest.dimmed(to: dimming)),
            Participant(.incoming, rendering: .picture, from: .rest.scaled(by: 0.85).faded(to: 0)),
        ])
    }

    /// The screen as small as it can be to fill the card from its upper edge, with what sticks out cut off.
    private static func screen(_ screen: CGRect, covering card: CGRect, cornerRadius: CGFloat) -> Pose {
        let scale = max(card.width / screen.width, card.height / screen.height, 0.001)
        let seen = CGSize(
            width: card.width / (screen.width * scale),
            height: card.height / (screen.height * scale)
        )
        return Pose.rest
            .translated(
                x: card.midX - screen.midX,
                y: card.minY + screen.height * scale / 2 - screen.midY
            )
            .scaled(by: scale)
            .clipped(
                to: CGRect(x: (1 - seen.width) / 2, y: 0, width: seen.width, height: seen.height),
                cornerRadius: cornerRadius / scale
            )
    }

    /// The card's picture as it rides on the screen, as wide as what is seen of it, and gives way to it.
    private static func cardKeyframes(
        _ card: TransitionElement.Place,
        on screen: CGRect,
        cornerRadius: CGFloat
    ) -> [Keyframe] {
        let (steps, gone): (Int, CGFloat) = (40, 0.5)
        let start = Self.screen(screen, covering: card.frame, cornerRadius: cornerRadius)
        return (0...steps).map { step in
            let moment = CGFloat(step) / CGFloat(steps)
            let pose = start.interpolated(to: .rest, at: moment)
            let width = screen.width * pose.scaleX * pose.clip.rect.width
            let top = screen.midY + pose.y - screen.height * pose.scaleY / 2
            let scale = width / card.frame.width
            let middle =
                screen.midX + pose.x
                + screen.width * pose.scaleX * (pose.clip.rect.midX - 0.5)
            return Keyframe(
                at: moment,
                Pose.rest
                    .translated(
                        x: middle - card.frame.midX,
                        y: top + card.frame.height * scale / 2 - card.frame.midY
                    )
                    .scaled(by: scale)
                    .rotated(to: -card.rotation * moment)
                    .faded(to: max(1 - moment / gone, 0))
                    .clipped(
                        to: Participant.wholeScreen,
                        cornerRadius: pose.clip.cornerRadius * pose.scaleX / scale
                    )
            )
        }
    }
}
