import UIKit

/// An element of a transition, such as a screen, a part of a screen, or a backdrop, together with its motion.
public struct Participant: Hashable, Sendable {
    /// The element that the participant shows.
    public private(set) var subject: Subject
    /// The point about which the participant rotates and scales. The default is the center. For a slice, it's
    /// a point of the slice.
    public var anchor: Anchor
    /// The shape and color of the shadow, which is visible in poses with a ``Pose/shadowOpacity``.
    ///
    /// A screen without a background has no shadow, shade, or tint, because they would be visible as
    /// rectangles where the screen shows what's behind it.
    public var shadow: Shadow
    /// The color and gradient of the shade, which is visible in poses with a ``Pose/dimming``.
    public var shade: Shade
    /// A color that covers the participant, beneath its shade. The default is `nil`, for no tint.
    public var tint: UIColor?
    /// The shape of the ``Pose/clip`` of each pose.
    public var clipShape: ClipShape
    /// The named view that the participant moves along with if the view moves during the transition, for
    /// example because it scrolls. The default is `nil`, for none.
    ///
    /// If both screens show the view, the participant follows the view on each screen in proportion to the
    /// progress, so that it arrives where the view is at the end. A participant that shows a screen's own
    /// view ignores this property.
    public var followedElement: TransitionElementID?
    /// The screen that a decoration belongs to, such as that of a rim of light or a reflection. The default
    /// is `nil`, for none.
    ///
    /// If the choreography is combined with another one that moves the screen, the decoration moves along
    /// with the screen. If the screen has no background, the decoration isn't visible.
    public var accompaniedScreen: TransitionSide?
    /// A Boolean value that indicates whether a slice stays joined to the slices beside it, as the panels of
    /// a folded screen do. The default is `false`. Other subjects ignore it.
    ///
    /// TransitionKit smooths the edges of rotated participants. Where two smooth edges meet, what's behind
    /// them shines through, so the edges between joined slices aren't smoothed.
    public var isJoined = false
    /// Whether the clip of a screen only keeps it within a decoration behind it.
    package var isClippedToDecoration = false
    /// Whether the named view is hidden while its picture is visible.
    package var hidesView = true
    /// The axis along which a slice is blurred, as if it moved too fast to be seen sharply. The default is
    /// `nil`, for a sharp slice. A slice of content that can't be drawn is always sharp.
    package var motionBlur: TransitionAxis?
    /// The poses, ordered by time. There's at least one.
    public private(set) var keyframes: [Keyframe]

    /// Creates a participant with keyframes.
    ///
    /// - Precondition: There's at least one keyframe, and the keyframes are ordered by time.
    public init(
        _ subject: Subject,
        anchor: Anchor = .center,
        shadow: Shadow = Shadow(),
        shade: Shade = Shade(),
        tint: UIColor? = nil,
        clipShape: ClipShape = .rectangle,
        keyframes: [Keyframe]
    ) {
        Self.check(keyframes)
        self.subject = subject
        self.anchor = anchor
        self.shadow = shadow
        self.shade = shade
        self.tint = tint
        self.clipShape = clipShape
        self.keyframes = keyframes
    }

    private static func check(_ keyframes: [Keyframe]) {
        require(!keyframes.isEmpty, "A participant needs at least one keyframe")
        require(
            zip(keyframes, keyframes.dropFirst()).allSatisfy { $0.time <= $1.time },
            "The keyframes of a participant must be in the order of their times"
        )
    }

    /// Creates a participant that goes from one pose to another. By default, both are at rest.
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

    /// Returns a backdrop that shows a color behind both screens during the entire transition.
    public static func backdrop(_ color: UIColor) -> Participant {
        let pose = Pose.rest.colored(color)
        return Participant(.backdrop, from: pose, to: pose)
    }

    /// The side of the screen that the participant shows, as a view, a picture, or a slice. It's `nil` for
    /// all other subjects.
    public var screen: TransitionSide? {
        switch subject {
        case .screen(let side), .picture(let side), .slice(_, let side, _): side
        case .element, .surface, .backdrop, .blurredBackdrop, .blurredPicture, .decoration: nil
        }
    }

    /// The part of the screen that the participant shows, in fractions of the screen. It's `nil` if the
    /// participant isn't a slice.
    public var slice: CGRect? { if case .slice(let rect, _, _) = subject { rect } else { nil } }

    /// The elements that can participate in a transition.
    public enum Subject: Hashable, Sendable {
        /// A screen's own view. Use it for screens that move or fade.
        ///
        /// If the view has a mask and the poses clip it, a picture of the screen is shown instead, while the
        /// view is hidden. Both the mask and the poses clip the picture.
        case screen(TransitionSide)
        /// A picture of a screen, while its view is hidden. Use it for screens that change size.
        ///
        /// If nothing else shows the same screen, and the screen is arriving or held by people, its own view
        /// moves instead of a picture, so that content that loads or plays stays visible. The safe area of
        /// this view doesn't change. A view with a mask that poses clip is always shown as a picture.
        ///
        /// If a screen changes, its other pictures, its slices, and the pictures of its named views are taken
        /// again while people hold the transition, and shortly before the end.
        case picture(of: TransitionSide)
        /// A part of a picture of a screen, in fractions of the screen. Any number of slices can share a
        /// screen. An empty or non-finite rectangle shows nothing.
        ///
        /// The `rotation`, in radians, turns the rectangle clockwise about its center before it's cut out of
        /// the screen, which stays upright. The anchor, clip, and shade apply to the rotated rectangle. Parts
        /// beyond the screen are empty. A non-finite rotation is treated as 0. The screen can scroll under
        /// the slice; see ``Pose/scrolled(x:y:)``.
        case slice(CGRect, of: TransitionSide, rotation: CGFloat = 0)
        /// A picture of a view that a screen names, while the view itself is hidden. At rest, it has the
        /// position and the corners of the view on that screen. If the screen doesn't show the view, it's
        /// skipped.
        ///
        /// To determine the corners with poses alone, as a ``TransitionScene/flight(of:arc:)`` does, clip the
        /// whole picture at rest to the view's own ``TransitionElement/Place/cornerRadius``.
        case element(TransitionElementID, on: TransitionSide)
        /// A plain surface in place of a view that a screen names. It has the pose's
        /// ``Pose/backgroundColor``, the rectangle and corner radius of its clip, the participant's shadow,
        /// and no content. It ignores ``Participant/clipShape``. If a view has a surface, its picture, which
        /// is an ``element(_:on:)``, doesn't include the view's own background. Without a picture of the
        /// view, the surface is skipped.
        case surface(of: TransitionElementID, on: TransitionSide)
        /// The area behind the screens. It shows the pose's ``Pose/backgroundColor`` at the pose's opacity.
        /// It's always behind the screens, regardless of its position among the participants. It isn't shown
        /// in a presentation that leaves the presenting screen in place, because it would cover that screen.
        case backdrop
        /// A blurred picture of a screen in place of a ``backdrop``, for the entire transition. Its poses
        /// have no effect.
        case blurredBackdrop(of: TransitionSide)
        /// A blurred picture of a screen, in its position among the participants. To blur a screen gradually,
        /// fade the picture in over it.
        case blurredPicture(of: TransitionSide)
        /// A view that belongs to neither screen, in its position among the participants.
        case decoration(Decoration)

        /// The outgoing screen's own view.
        public static let outgoing = Subject.screen(.outgoing)
        /// The incoming screen's own view.
        public static let incoming = Subject.screen(.incoming)

        public func hash(into hasher: inout Hasher) {
            // A transition has many slices and named views, and few of all other subjects.
            if case .slice(let rect, _, _) = self { hasher.combine(rect) }
            if case .decoration(let decoration) = self { hasher.combine(decoration) }
            hasher.combine(element?.id)
            hasher.combine(element?.side)
        }

        /// The view on a screen that the subject is a picture or a surface of.
        var element: (id: TransitionElementID, side: TransitionSide)? {
            switch self {
            case .element(let id, let side), .surface(let id, let side): (id, side)
            case .screen, .picture, .slice, .backdrop, .blurredBackdrop, .blurredPicture, .decoration: nil
            }
        }

        /// The subject, regardless of whether a picture or a surface shows it.
        var identity: Participant.Subject {
            guard let (id, side) = element else { return self }
            return .element(id, on: side)
        }

        /// Whether only one view shows the subject. Of others, each participant has its own view.
        var isSingle: Bool {
            switch self {
            case .screen, .element, .backdrop: true
            case .picture, .slice, .surface, .blurredBackdrop, .blurredPicture, .decoration: false
            }
        }

        /// The same subject of the other screen.
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

        /// The subject with left and right exchanged.
        var mirrored: Participant.Subject {
            switch self {
            case .slice(let rect, let side, let rotation):
                .slice(rect.mirrored(in: 1), of: side, rotation: -rotation)
            case .decoration(let decoration): .decoration(decoration.mirrored)
            default: self
            }
        }
    }

    /// The point about which a participant rotates and scales.
    public struct Anchor: Hashable, Sendable {
        /// The horizontal position, in fractions of the width, from 0 (the left edge in a left-to-right
        /// layout) to 1 (the right edge). Non-finite values are treated as 0.5.
        public var x: CGFloat
        /// The vertical position, in fractions of the height, from 0 (the top) to 1 (the bottom). Non-finite
        /// values are treated as 0.5.
        public var y: CGFloat
        /// The distance toward the viewer, in points. A negative value is behind the screen. Non-finite
        /// values are treated as 0.
        public var z: CGFloat

        /// Creates an anchor. The default is the center of the participant.
        public init(x: CGFloat = 0.5, y: CGFloat = 0.5, z: CGFloat = 0) {
            self.x = x
            self.y = y
            self.z = z
        }

        /// The center of the participant.
        public static let center = Anchor()

        /// The anchor, with non-finite values replaced.
        var playable: Anchor { Anchor(x: x.finite(or: 0.5), y: y.finite(or: 0.5), z: z.finite(or: 0)) }
    }

    /// Returns the pose at a fraction of the transition.
    ///
    /// Between two keyframes, the pose is interpolated with the timing curve of the second one. Before the
    /// first and after the last keyframe, it doesn't change. Beyond 1, it's extrapolated for springs that
    /// overshoot, if the last keyframe is at 1 and its timing is linear, and the one before it is earlier.
    /// Negative fractions and NaN are treated as 0, and infinity is treated as 1.
    public func pose(at fraction: CGFloat) -> Pose { playedPose(at: max(fraction, 0)) }

    /// Returns the pose at the value of a timing curve. Curves that draw back first have values below 0,
    /// where the pose is extrapolated, too.
    func playedPose(at value: CGFloat) -> Pose {
        keyframes.pose(at: value.isFinite ? value : value.unit(or: 0)) { keyframes[$0].timing.value(at: $1) }
    }

    /// The participant in reverse, on the other screen.
    var reversed: Participant {
        let timings = keyframes.dropFirst().map(\.timing.reversed) + [.linear]
        let frames = zip(keyframes, timings).map { Keyframe(at: 1 - $0.time, $0.pose, timing: $1) }
        var reverse = with(subject.reversed, keyframes: frames.reversed())
        reverse.accompaniedScreen = accompaniedScreen?.opposite
        return reverse
    }

    /// The participant with left and right exchanged.
    var mirrored: Participant {
        var image = with(subject.mirrored, keyframes: keyframes.mapPoses { $0.mirrored })
        image.anchor.x = 1 - anchor.x
        (image.shadow, image.shade, image.clipShape) = (shadow.mirrored, shade.mirrored, clipShape.mirrored)
        return image
    }

    /// Returns a participant that moves along with a named view. See ``followedElement``.
    public func following(_ element: TransitionElementID?) -> Participant {
        with { $0.followedElement = element }
    }

    /// Returns a decoration that belongs to a screen. See ``accompaniedScreen``.
    public func accompanying(_ side: TransitionSide?) -> Participant { with { $0.accompaniedScreen = side } }

    /// Returns a participant with other keyframes and, optionally, another subject.
    ///
    /// - Parameters:
    ///   - other: The new subject. If `nil` (the default), the subject stays the same.
    ///   - keyframes: The poses.
    ///
    /// - Precondition: There's at least one keyframe, and the keyframes are ordered by time.
    public func with(_ other: Subject? = nil, keyframes: [Keyframe]) -> Participant {
        Self.check(keyframes)
        var participant = self
        (participant.subject, participant.keyframes) = (other ?? subject, keyframes)
        return participant
    }
}
