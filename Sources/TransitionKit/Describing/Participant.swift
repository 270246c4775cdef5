import UIKit

/// Who takes part in a transition, and how it moves.
public struct Participant: Hashable, Sendable {
    /// Who it is.
    public let subject: Subject
    /// The point that it scales and turns about. The middle by default. Of a slice it is a point of the slice.
    public var anchor: Anchor
    /// The shape of its shadow, which is seen where a pose has a ``Pose/shadowOpacity``.
    public var shadow: Shadow
    /// The look of its shade, which is seen where a pose has a ``Pose/dimming``.
    public var shade: Shade
    /// A color laid over it, under its shade, as opaque as the color is; `nil` for none.
    public var tint: UIColor?
    /// The shape that its poses' ``Pose/clip`` cuts out.
    public var clipShape: ClipShape
    /// The named view that it moves along with where that moves during the transition, scrolled say; `nil` (the default)
    /// for none. Of a view that both screens show, each counts the more the nearer the transition is to it, so that a
    /// picture lands where the view is by then. A screen's own view follows none.
    public var follows: TransitionElementID?
    /// Its poses, at least one, in the order of their times.
    public let keyframes: [Keyframe]

    /// A participant with any number of keyframes.
    ///
    /// - Precondition: there is at least one keyframe, and no time goes back.
    public init(
        _ subject: Subject,
        anchor: Anchor = .center,
        shadow: Shadow = Shadow(),
        shade: Shade = Shade(),
        tint: UIColor? = nil,
        clipShape: ClipShape = .rectangle,
        keyframes: [Keyframe]
    ) {
        precondition(!keyframes.isEmpty, "A participant needs at least one keyframe")
        precondition(
            zip(keyframes, keyframes.dropFirst()).allSatisfy { $0.time <= $1.time },
            "The keyframes of a participant must be in the order of their times"
        )
        self.subject = subject
        self.anchor = anchor
        self.shadow = shadow
        self.shade = shade
        self.tint = tint
        self.clipShape = clipShape
        self.keyframes = keyframes
    }

    /// A participant that goes from one pose to another; either is at rest unless it is named.
    public init(
        _ subject: Subject,
        anchor: Anchor = .center,
        shadow: Shadow = Shadow(),
        shade: Shade = Shade(),
        tint: UIColor? = nil,
        clipShape: ClipShape = .rectangle,
        from start: Pose = .rest,
        to end: Pose = .rest
    ) {
        self.init(
            subject,
            anchor: anchor,
            shadow: shadow,
            shade: shade,
            tint: tint,
            clipShape: clipShape,
            keyframes: [Keyframe(at: 0, start), Keyframe(at: 1, end)]
        )
    }

    /// A backdrop of one color behind both screens for the whole transition.
    public static func backdrop(_ color: UIColor) -> Participant {
        let pose = Pose.rest.colored(color)
        return Participant(.backdrop, from: pose, to: pose)
    }

    /// The side whose screen it is, or whose picture or slice; `nil` for elements, surfaces and backdrops.
    public var screen: TransitionSide? {
        switch subject {
        case .screen(let side), .picture(let side), .slice(_, let side, _): side
        case .element, .surface, .backdrop, .blurredBackdrop, .blurredPicture, .decoration: nil
        }
    }

    /// The part of the screen that it is, in fractions of the screen; `nil` for all that is no slice.
    public var slice: CGRect? {
        guard case .slice(let rect, _, _) = subject else { return nil }
        return rect
    }
}

extension Participant {
    /// Who takes part in a transition.
    public enum Subject: Hashable, Sendable {
        /// A screen's own view. Right for screens that are moved and faded.
        case screen(TransitionSide)
        /// A picture of a screen, while its view is hidden. Right for screens that change their size: the safe area
        /// of a view follows its frame, and its content would be laid out anew on the way.
        case picture(of: TransitionSide)
        /// A part of a picture of a screen, in fractions of the screen. Any number of slices can share a screen; a
        /// rectangle that is empty or not finite shows nothing.
        ///
        /// With a `rotation` in radians the rectangle is turned clockwise about its middle before it is cut out of the
        /// screen, which stays upright. Anchor, clip, and shade are those of the turned rectangle; where it reaches
        /// beyond the screen nothing is seen. A rotation that is not finite counts as 0.
        case slice(CGRect, of: TransitionSide, rotation: CGFloat = 0)
        /// A picture of a view that a screen names, while the view itself is hidden. At rest it is where the view
        /// is on that screen. It takes no part where the screen doesn't show such a view.
        case element(TransitionElementID, on: TransitionSide)
        /// A plain surface in the place of a view that a screen names: of the pose's ``Pose/backgroundColor``, in
        /// the form of its clip, with the participant's shadow and nothing on it. Where a view has a surface, its
        /// picture is taken without the view's own background.
        case surface(of: TransitionElementID, on: TransitionSide)
        /// What shows behind the screens where they leave room: the pose's ``Pose/backgroundColor`` at its
        /// opacity. It lies behind the screens wherever it stands among the participants. In a presentation that
        /// leaves the presenter in its place there is none: it would hide the presenter.
        case backdrop
        /// A blurred picture of a screen, which shows where a ``backdrop`` would and as long as the transition runs. Its
        /// poses change nothing.
        case blurredBackdrop(of: TransitionSide)
        /// A blurred picture of a screen, which stays as it is: faded in over the screen, it takes it out of focus. It lies
        /// where it stands among the participants.
        case blurredPicture(of: TransitionSide)
        /// A view that belongs to neither screen: a plain color, a gradient, or whatever is made for it. It lies where
        /// it stands among the participants.
        case decoration(Decoration)

        /// The outgoing screen's own view.
        public static let outgoing = Subject.screen(.outgoing)
        /// The incoming screen's own view.
        public static let incoming = Subject.screen(.incoming)

        public func hash(into hasher: inout Hasher) {
            switch self {
            case .screen(let side):
                hasher.combine(0)
                hasher.combine(side)
            case .picture(let side):
                hasher.combine(1)
                hasher.combine(side)
            case .slice(let rect, let side, let rotation):
                hasher.combine(2)
                hasher.combine(rect)
                hasher.combine(side)
                hasher.combine(rotation)
            case .element(let id, let side):
                hasher.combine(3)
                hasher.combine(id)
                hasher.combine(side)
            case .surface(let id, let side):
                hasher.combine(4)
                hasher.combine(id)
                hasher.combine(side)
            case .backdrop:
                hasher.combine(5)
            case .decoration(let decoration):
                hasher.combine(6)
                hasher.combine(decoration)
            case .blurredBackdrop(let side):
                hasher.combine(7)
                hasher.combine(side)
            case .blurredPicture(let side):
                hasher.combine(8)
                hasher.combine(side)
            }
        }
    }

    /// The point that a participant scales and turns about.
    public struct Anchor: Hashable, Sendable {
        /// A fraction of the width: 0 is the left edge in a left-to-right layout, 1 the right one. What is not
        /// finite counts as 0.5.
        public var x: CGFloat
        /// A fraction of the height: 0 is the top edge, 1 the bottom. What is not finite counts as 0.5.
        public var y: CGFloat
        /// Points towards the viewer; negative for a pivot behind the screen. What is not finite counts as 0.
        public var z: CGFloat

        /// A point in fractions of the width and the height, and in points towards the viewer; the middle by default.
        public init(x: CGFloat = 0.5, y: CGFloat = 0.5, z: CGFloat = 0) {
            self.x = x
            self.y = y
            self.z = z
        }

        /// The middle of the screen.
        public static let center = Anchor()

        /// The anchor in numbers that can be played.
        var playable: Anchor { Anchor(x: x.finite(or: 0.5), y: y.finite(or: 0.5), z: z.finite(or: 0)) }
    }
}

extension Participant.Subject {
    /// The view on a screen that it is a picture or a surface of.
    var element: (id: TransitionElementID, side: TransitionSide)? {
        switch self {
        case .element(let id, let side), .surface(let id, let side): (id, side)
        case .screen, .picture, .slice, .backdrop, .blurredBackdrop, .blurredPicture, .decoration: nil
        }
    }

    /// The same of the other screen.
    var reversed: Participant.Subject {
        switch self {
        case .screen(let side): .screen(side.opposite)
        case .picture(let side): .picture(of: side.opposite)
        case .slice(let rect, let side, let rotation): .slice(rect, of: side.opposite, rotation: rotation)
        case .element(let id, let side): .element(id, on: side.opposite)
        case .surface(let id, let side): .surface(of: id, on: side.opposite)
        case .blurredBackdrop(let side): .blurredBackdrop(of: side.opposite)
        case .blurredPicture(let side): .blurredPicture(of: side.opposite)
        case .backdrop, .decoration: self
        }
    }

    /// The same in a mirror that swaps left and right.
    var mirrored: Participant.Subject {
        switch self {
        case .slice(let rect, let side, let rotation):
            .slice(rect.mirrored(in: 1), of: side, rotation: -rotation)
        case .decoration(let decoration): .decoration(decoration.mirrored)
        default: self
        }
    }
}

extension Participant {
    /// The pose at a fraction of the transition, along straight lines between the keyframes. Before the first
    /// and after the last keyframe it stays, except beyond 1: there the last line goes on, for springs.
    public func pose(at fraction: CGFloat) -> Pose {
        let (next, local) = keyframes.piece(at: fraction)
        guard next > 0 else { return keyframes[0].pose }
        let (start, end) = (keyframes[next - 1], keyframes[next])
        return start.pose.interpolated(to: end.pose, at: local == 1 ? 1 : end.timing.value(at: local))
    }

    /// The same part played backwards by the other screen.
    var reversed: Participant {
        let timings = keyframes.dropFirst().map(\.timing.reversed) + [.linear]
        let frames = zip(keyframes, timings).map { Keyframe(at: 1 - $0.time, $0.pose, timing: $1) }
        return with(subject.reversed, keyframes: frames.reversed())
    }

    /// The same part in a mirror that swaps left and right.
    var mirrored: Participant {
        var image = Participant(
            subject.mirrored,
            anchor: Anchor(x: 1 - anchor.x, y: anchor.y, z: anchor.z),
            shadow: shadow.mirrored,
            shade: shade.mirrored,
            tint: tint,
            clipShape: clipShape.mirrored,
            keyframes: keyframes.map { Keyframe(at: $0.time, $0.pose.mirrored, timing: $0.timing) }
        )
        image.follows = follows
        return image
    }

    /// The same part, which moves along with a named view; see ``follows``.
    public func following(_ element: TransitionElementID?) -> Participant {
        var participant = self
        participant.follows = element
        return participant
    }

    /// The same part with other keyframes, or by another subject with the same look.
    ///
    /// - Parameters:
    ///   - other: who plays it; `nil` (the default) stands for the same.
    ///   - keyframes: its poses, at least one, in the order of their times.
    public func with(_ other: Subject? = nil, keyframes: [Keyframe]) -> Participant {
        Participant(
            other ?? subject,
            anchor: anchor,
            shadow: shadow,
            shade: shade,
            tint: tint,
            clipShape: clipShape,
            keyframes: keyframes
        ).following(follows)
    }
}
