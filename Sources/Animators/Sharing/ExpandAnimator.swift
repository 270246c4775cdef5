import TransitionKit
import UIKit

/// A card grows into the new screen: the screen comes out of a view of the old one, from its place and with its
/// round corners, until it fills everything. Backward it shrinks back into the view.
///
/// The old screen names the view by adopting `TransitionElementProviding`, or a closure finds it, which is asked again on
/// the way back. Where the new one gives the same name to a view of its own, its header say, or has a ``destination``, the
/// card becomes that; else the new screen unfolds below the card's upper edge. Where the old screen doesn't show such a
/// view, the new one grows and fades in from the middle, and goes back to there.
///
/// With `DragInteraction` the screen is put away as a photo is: dragged, pinched, and turned, it flies back to its card
/// from wherever the fingers leave it.
///
/// ```swift
/// let photo = photos[index]
/// detail.photo = photo
/// list.present(
///     detail,
///     with: .expand(source: .view { [weak list] in list?.imageView(ofPhoto: photo.id) }),
///     interaction: .drag()
/// )
/// ```
///
/// After the App Store's cards, EasyTransitions', and the system's own zoom.
public struct ExpandAnimator: Animator, Hashable {
    /// The view of the old screen: the one that it names "card" by default.
    public var source: TransitionTarget
    /// What the view becomes on the new screen; `nil` (the default) takes the view of the same name.
    public var destination: TransitionTarget?
    /// The radius of the card's corners in points; `nil` (the default) takes the view's own, as what is not finite
    /// does.
    public var cornerRadius: CGFloat?
    /// How the spring settles: 1 without overshoot, smaller values swing further. 0.7 by default, and where it is
    /// not finite.
    public var dampingRatio: CGFloat
    /// How dark the old screen becomes around the growing card, 0…1. 0.3 by default, and where it is not finite.
    public var dimming: CGFloat
    /// Whether the old screen goes out of focus around the growing card as well. `false` by default.
    public var blur: Bool
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
        source: TransitionTarget = "card",
        destination: TransitionTarget? = nil,
        cornerRadius: CGFloat? = nil,
        dampingRatio: CGFloat = 0.7,
        dimming: CGFloat = 0.3,
        blur: Bool = false,
        fade: Fade = .out,
        duration: TimeInterval = 0.5
    ) {
        self.source = source
        self.destination = destination
        self.cornerRadius = cornerRadius
        self.dampingRatio = dampingRatio
        self.dimming = dimming
        self.blur = blur
        self.fade = fade
        self.duration = duration
    }

    public var targets: [TransitionTarget] { [source, destination].compactMap { $0 } }

    public func forward(in scene: TransitionScene) -> Choreography {
        let screen = scene.incomingFrame
        let element = source.id
        guard let card = scene.elements[element]?.outgoing, screen.width > 0, screen.height > 0 else {
            return fallback
        }
        let growth = CardGrowth(
            card: card,
            header: scene.element(of: destination ?? source)?.incoming?.frame,
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
            beneath
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
        return Choreography(beneath + [Participant(.picture(of: .incoming), from: far)])
    }

    /// The old screen, and what lies over it.
    private var beneath: [Participant] {
        let dimmed = Pose.rest.dimmed(to: dimming.playable(or: 0.3))
        let screen = Participant(.outgoing, to: dimmed)
        guard blur else { return [screen] }
        return [screen, Participant(.blurredPicture(of: .outgoing), from: .rest.faded(to: 0), to: dimmed)]
    }
}

extension Animator where Self == ExpandAnimator {
    /// A card grows into the new screen, and backward shrinks to a card again; see ``ExpandAnimator``.
    public static func expand(
        source: TransitionTarget = "card",
        destination: TransitionTarget? = nil,
        cornerRadius: CGFloat? = nil,
        dampingRatio: CGFloat = 0.7,
        dimming: CGFloat = 0.3,
        blur: Bool = false,
        fade: ExpandAnimator.Fade = .out,
        duration: TimeInterval = 0.5
    ) -> ExpandAnimator {
        ExpandAnimator(
            source: source,
            destination: destination,
            cornerRadius: cornerRadius,
            dampingRatio: dampingRatio,
            dimming: dimming,
            blur: blur,
            fade: fade,
            duration: duration
        )
    }
}
