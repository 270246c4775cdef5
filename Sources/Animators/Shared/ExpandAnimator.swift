import TransitionKit
import UIKit

/// An animator that grows a view of the outgoing screen, such as a card or a photo, into the incoming screen.
/// Backward, the screen shrinks back into the view.
///
/// The ``source`` is a view that the outgoing screen names by adopting `TransitionElementProviding`, a view
/// that you pass, or a closure that returns one. The closure is called again on the way back. If the incoming
/// screen has a view with the same name, or if there's a ``destination``, the source grows onto that view.
/// Otherwise, the whole screen grows out of the source. If the source isn't visible, the screen pops up in
/// the center, as with a ``PopUpAnimator``, and backward, it disappears there.
///
/// With a `DragInteraction`, people can drag, pinch, and turn the screen, and it flies back into its source
/// from wherever they let go:
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
/// Inspired by the cards of the App Store and EasyTransitions, and by the system's zoom transition.
public struct ExpandAnimator: Animator, Hashable {
    /// The view of the outgoing screen that grows.
    public var source: TransitionTarget
    /// The view of the incoming screen onto which the source grows. If `nil` (the default), the animator uses
    /// the view with the source's name.
    public var destination: TransitionTarget?
    /// The corner radius of the source, in points. If `nil` (the default) or non-finite, the animator uses
    /// the view's own corner radius. Negative values are treated as 0.
    public var cornerRadius: CGFloat?
    /// The damping ratio of the spring with which the source grows. A value of 1 doesn't overshoot; smaller
    /// values oscillate more. The default is 0.7, which also replaces non-finite values. Values outside
    /// 0.05…1 are clamped.
    public var dampingRatio: CGFloat
    /// How much the outgoing screen darkens, from 0 (not at all) to 1 (black, or dark gray in Dark Mode and
    /// if the screen is dark). The default is 0.3, which also replaces non-finite values. Values out of range
    /// are clamped.
    public var dimming: CGFloat
    /// A Boolean value that determines whether the outgoing screen blurs and recedes a little around the
    /// source as it grows. The default is `false`. It applies only if the source is visible.
    public var blurs: Bool
    /// How the picture of the source gives way to the incoming screen. The default is `.out`.
    public var fade: Fade
    public var duration: TimeInterval

    /// The ways in which the picture of the source gives way to the incoming screen, as in Material's
    /// container transform.
    public enum Fade: Hashable, Sendable, CaseIterable {
        /// The screen fades in over the picture.
        case `in`
        /// The picture fades out over the screen. If one could see through it, the screen quickly fades in
        /// over it instead.
        case out
        /// The picture fades out while the screen fades in.
        case cross
        /// The picture fades out, and then the screen fades in. Between the two, only the background is
        /// visible.
        case through
    }

    /// Creates an expand animator.
    ///
    /// Each parameter sets the property of the same name. The default duration is 0.5 seconds.
    public init(
        source: TransitionTarget,
        destination: TransitionTarget? = nil,
        cornerRadius: CGFloat? = nil,
        dampingRatio: CGFloat = 0.7,
        dimming: CGFloat = 0.3,
        blurs: Bool = false,
        fade: Fade = .out,
        duration: TimeInterval = 0.5
    ) {
        self.source = source
        self.destination = destination
        self.cornerRadius = cornerRadius
        self.dampingRatio = dampingRatio
        self.dimming = dimming
        self.blurs = blurs
        self.fade = fade
        self.duration = duration
    }

    public var targets: [TransitionTarget] { [source, destination].compactMap { $0 } }

    public func forward(in scene: TransitionScene) -> Choreography {
        guard let card = card(in: scene) else { return withoutCard.forward(in: scene) }
        let growth = CardGrowth(
            card: card,
            header: landing.flatMap { scene.element(of: $0)?.incoming?.frame },
            screen: scene.incomingFrame,
            cornerRadius: max((cornerRadius ?? card.cornerRadius).playable(or: card.cornerRadius), 0),
            fade: fade
        )
        let growing =
            growth.rim(in: scene) + fill(in: scene) + growth.participants(of: source.id, in: scene)
        // If the card moves during the transition, such as in a list that's scrolling, all of these move with
        // it.
        return Choreography(
            timing: .spring(dampingRatio: playableDamping),
            participants: beneath(in: scene) + growing.map { $0.following(source.id) } + inFront(in: scene)
        )
    }

    public func backward(in scene: TransitionScene) -> Choreography {
        guard card(in: scene.reversed()) != nil else { return withoutCard.backward(in: scene) }
        // The curve doesn't end slowly: a card that's already small has to keep moving, so that people see
        // where it goes.
        return backward(in: scene, timing: .cubic(CGPoint(x: 0.2, y: 0), CGPoint(x: 0.75, y: 0.85)))
    }

    /// The view of the incoming screen onto which the source grows. The source itself can be on that screen,
    /// too, but only if it's a name: a view that's passed can be in front of both screens, where it stays.
    private var landing: TransitionTarget? {
        destination ?? (source.id.name == nil ? nil : source)
    }

    /// Returns the source, or `nil` if it isn't visible or there's no screen into which it can grow.
    private func card(in scene: TransitionScene) -> TransitionElement.Place? {
        let screen = scene.incomingFrame
        guard screen.width > 0, screen.height > 0 else { return nil }
        return scene.elements[source.id]?.outgoing
    }

    /// The animator that plays instead if there's no card.
    private var withoutCard: PopUpAnimator {
        var popUp = PopUpAnimator(dampingRatio: playableDamping, scale: 0.85)
        popUp.dimming = playableDimming
        return popUp
    }

    private var playableDamping: CGFloat { dampingRatio.playable(or: Self(source: source).dampingRatio) }
    private var playableDimming: CGFloat { dimming.fraction(or: Self(source: source).dimming) }

    /// Returns what fills the container where a spring moves the screen beyond its place.
    private func fill(in scene: TransitionScene) -> [Participant] {
        guard scene.incomingIsWhole, !scene.seeThroughScreens.contains(.incoming) else { return [] }
        let color = scene.edgeColor(of: .incoming)
        let background = Participant(
            color.map { .decoration(.color($0)) } ?? .blurredPicture(of: .incoming),
            keyframes: [
                Keyframe(at: 0, .rest.faded(to: 0)), Keyframe(at: 0.99, .rest.faded(to: 0)),
                Keyframe(at: 1, .rest),
            ]
        )
        return [background.accompanying(.incoming)]
    }

    /// Returns pictures of the views in front of the card, such as a bar. They fade at once. The views
    /// themselves stay with their screen, which is visible around the card.
    private func inFront(in scene: TransitionScene) -> [Participant] {
        (scene.targetForeground[.outgoing]?[source.id] ?? []).map { view in
            var picture = Participant.leaving(view)
            picture.hidesView = false
            return picture
        }
    }

    /// Returns the outgoing screen, which dims, and which also blurs and recedes if ``blurs`` is `true`.
    private func beneath(in scene: TransitionScene) -> [Participant] {
        let dimmed = Pose.rest.dimmed(to: playableDimming)
        let shade = Participant.Shade.covered(.outgoing, in: scene)
        guard blurs else { return [Participant(.outgoing, shade: shade, to: dimmed)] }
        let receded = dimmed.scaled(by: 0.92)
        return [
            // This one shows beyond the edges of the outgoing screen, which recedes.
            Participant(.blurredPicture(of: .outgoing), shade: shade, to: dimmed),
            Participant(.outgoing, shade: shade, to: receded),
            Participant(.blurredPicture(of: .outgoing), shade: shade, from: .rest.faded(to: 0), to: receded),
        ]
    }
}

extension Animator where Self == ExpandAnimator {
    /// Returns an animator that grows a view of the outgoing screen into the incoming screen. See
    /// ``ExpandAnimator``.
    public static func expand(
        source: TransitionTarget,
        destination: TransitionTarget? = nil,
        cornerRadius: CGFloat? = nil,
        dampingRatio: CGFloat = 0.7,
        dimming: CGFloat = 0.3,
        blurs: Bool = false,
        fade: ExpandAnimator.Fade = .out,
        duration: TimeInterval = 0.5
    ) -> ExpandAnimator {
        ExpandAnimator(
            source: source,
            destination: destination,
            cornerRadius: cornerRadius,
            dampingRatio: dampingRatio,
            dimming: dimming,
            blurs: blurs,
            fade: fade,
            duration: duration
        )
    }
}
