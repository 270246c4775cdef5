import TransitionKit
import UIKit

/// A card grows into the new screen: the screen comes out of a view of the old one, from its place and with its
/// round corners, until it fills everything. Backward it shrinks back into the view.
///
/// The old screen names the view by adopting `TransitionElementProviding`. Where the new one gives the same name to a
/// view of its own, its header say, the card becomes that; else the new screen unfolds below the card's upper edge.
/// Where the old screen doesn't show such a view, the new one grows and fades in from the middle.
///
/// After the App Store's cards, and EasyTransitions'.
public struct ExpandAnimator: Animator, Hashable {
    /// The name of the view. "card" by default.
    public var element: TransitionElementID
    /// The radius of the card's corners in points; `nil` (the default) takes the view's own, as what is not finite
    /// does.
    public var cornerRadius: CGFloat?
    /// How the spring settles: 1 without overshoot, smaller values swing further. 0.7 by default, and where it is
    /// not finite.
    public var dampingRatio: CGFloat
    /// How dark the old screen becomes around the growing card, 0…1. 0.3 by default, and where it is not finite.
    public var dimming: CGFloat
    /// How the card's picture gives way to the screen. `.out` by default.
    public var fade: Fade
    public var duration: TimeInterval

    /// How the card's picture gives way to the screen while it grows, after the container transform of Material motion.
    public enum Fade: Hashable, Sendable, CaseIterable {
        /// The screen comes in over the picture.
        case `in`
        /// The picture goes away from over the screen.
        case out
        /// The picture goes while the screen comes.
        case cross
        /// The picture goes first, then the screen comes. Between them only the ground is seen.
        case through
    }

    /// Each parameter sets the property of its name; `duration` is in seconds, 0.5 by default.
    public init(
        element: TransitionElementID = "card",
        cornerRadius: CGFloat? = nil,
        dampingRatio: CGFloat = 0.7,
        dimming: CGFloat = 0.3,
        fade: Fade = .out,
        duration: TimeInterval = 0.5
    ) {
        self.element = element
        self.cornerRadius = cornerRadius
        self.dampingRatio = dampingRatio
        self.dimming = dimming
        self.fade = fade
        self.duration = duration
    }

    public func forward(in scene: TransitionScene) -> Choreography {
        let screen = scene.incomingFrame
        guard let card = scene.elements[element]?.outgoing, screen.width > 0, screen.height > 0 else {
            return fallback
        }
        let growth = CardGrowth(
            card: card,
            header: scene.elements[element]?.incoming?.frame,
            screen: screen,
            cornerRadius: max((cornerRadius ?? card.cornerRadius).playable(or: card.cornerRadius), 0),
            fade: fade
        )
        let shadow = Participant.Shadow(radius: 40, y: 20)
        let picture = Participant(.element(element, on: .outgoing), keyframes: growth.cardKeyframes)
        let new = Participant(.picture(of: .incoming), shadow: shadow, keyframes: growth.screenKeyframes)
        let color = scene.incomingColor ?? .plainGround
        let ground = Participant(
            .surface(of: element, on: .outgoing),
            shadow: shadow,
            keyframes: growth.groundKeyframes(from: card.backgroundColor ?? color, to: color)
        )
        return Choreography(
            timing: .spring(dampingRatio: dampingRatio.playable(or: 0.7)),
            // Where the card moves, all of them do.
            [beneath]
                + (fade == .out ? [new, picture] : [ground, picture, new]).map { $0.following(element) }
        )
    }

    public func backward(in scene: TransitionScene) -> Choreography {
        var choreography = forward(in: scene.reversed()).reversed()
        // A card that is small already has to move on, for its end to be seen.
        choreography.timing = .cubic(CGPoint(x: 0.3, y: 0.3), CGPoint(x: 0.75, y: 0.85))
        return choreography
    }

    private var fallback: Choreography {
        let far = Pose.rest.scaled(by: 0.85).faded(to: 0)
        return Choreography([beneath, Participant(.picture(of: .incoming), from: far)])
    }

    private var beneath: Participant {
        Participant(.outgoing, to: .rest.dimmed(to: dimming.playable(or: 0.3)))
    }
}

extension Animator where Self == ExpandAnimator {
    /// A card grows into the new screen, and backward shrinks to a card again; see ``ExpandAnimator``.
    public static func expand(
        element: TransitionElementID = "card",
        cornerRadius: CGFloat? = nil,
        dampingRatio: CGFloat = 0.7,
        dimming: CGFloat = 0.3,
        fade: ExpandAnimator.Fade = .out,
        duration: TimeInterval = 0.5
    ) -> ExpandAnimator {
        ExpandAnimator(
            element: element,
            cornerRadius: cornerRadius,
            dampingRatio: dampingRatio,
            dimming: dimming,
            fade: fade,
            duration: duration
        )
    }
}
