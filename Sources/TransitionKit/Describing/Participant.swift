import UIKit

/// Who takes part in a transition, and how it moves.
public struct Participant: Hashable, Sendable {
    /// Who it is.
    public enum Role: Hashable, Sendable {
        /// The screen that is there at the start.
        case outgoing
        /// The screen that is there at the end.
        case incoming
        /// A picture of a view that a screen names, while the view itself is hidden. At rest it is where the view
        /// is on that screen. It takes no part where the screen doesn't show such a view.
        case element(TransitionElementID, on: TransitionElement.Side)

        var reversed: Role {
            switch self {
            case .outgoing: .incoming
            case .incoming: .outgoing
            case .element(let id, let side): .element(id, on: side.reversed)
            }
        }

        /// Whether it is a view on a screen, not a screen.
        var isElement: Bool { element != nil }

        /// The name of a view on a screen, and which screen it is.
        var element: (id: TransitionElementID, side: TransitionElement.Side)? {
            guard case .element(let id, let side) = self else { return nil }
            return (id, side)
        }
    }

    /// What plays the screen's part.
    public enum Rendering: Hashable, Sendable {
        /// The screen's own view. Right for screens that are moved and faded.
        case live
        /// A picture of the screen, while its view is hidden. Right for screens that change their size: the
        /// safe area of a live view follows its frame, and its content would be laid out anew on the way.
        case picture
        /// A plain surface in the place of a view that a screen names: of the pose's
        /// ``Pose/backgroundColor``, in the form of its clip, with the participant's shadow and nothing on it. Where a view
        /// has a surface its picture is taken without the view's own background.
        case surface
    }

    /// The point that a participant scales and turns about.
    public struct Anchor: Hashable, Sendable {
        /// A fraction of the width: 0 is the left edge in a left-to-right layout, 1 the right one.
        public var x: CGFloat
        /// A fraction of the height: 0 is the top edge, 1 the bottom.
        public var y: CGFloat
        /// Points towards the viewer; negative for a pivot behind the screen.
        public var z: CGFloat

        /// A point in fractions of the width and the height, and in points towards the viewer; the middle by default.
        public init(x: CGFloat = 0.5, y: CGFloat = 0.5, z: CGFloat = 0) {
            self.x = x
            self.y = y
            self.z = z
        }

        /// The middle of the screen.
        public static let center = Anchor()
    }

    /// The shape of a shadow. Its strength is the pose's ``Pose/shadowOpacity``.
    public struct Shadow: Hashable, Sendable {
        /// The radius of the blur in points.
        public var radius: CGFloat
        /// How far the shadow falls to the right, in points.
        public var x: CGFloat
        /// How far it falls downwards, in points.
        public var y: CGFloat
        /// Its colour.
        public var color: UIColor

        /// A black shadow with a blur of 5 points that falls straight back, unless something else is said.
        public init(radius: CGFloat = 5, x: CGFloat = 0, y: CGFloat = 0, color: UIColor = .black) {
            self.radius = radius
            self.x = x
            self.y = y
            self.color = color
        }

        /// The same shadow in a mirror that swaps left and right.
        var mirrored: Shadow { Shadow(radius: radius, x: -x, y: y, color: color) }
    }

    /// All of a screen, in fractions of it.
    public static let wholeScreen = CGRect(x: 0, y: 0, width: 1, height: 1)

    /// Who it is.
    public var role: Role
    /// What plays the part. A slice is always a picture, and an element is one or a surface.
    public var rendering: Rendering
    /// The part of the screen that takes part, in fractions of the screen; the whole of it by default. Any
    /// number of participants can share a screen this way, and the anchor is that of the slice.
    public var slice: CGRect
    /// The point that it scales and turns about. The middle by default.
    public var anchor: Anchor
    /// The shape of its shadow, which is seen where a pose has a ``Pose/shadowOpacity``.
    public var shadow: Shadow
    /// Its poses, at least one, in the order of their times.
    public let keyframes: [Keyframe]

    /// A participant with any number of keyframes.
    ///
    /// - Precondition: there is at least one keyframe, and no time goes back.
    public init(
        _ role: Role,
        rendering: Rendering = .live,
        slice: CGRect = wholeScreen,
        anchor: Anchor = .center,
        shadow: Shadow = Shadow(),
        keyframes: [Keyframe]
    ) {
        precondition(!keyframes.isEmpty, "A participant needs at least one keyframe")
        precondition(
            zip(keyframes, keyframes.dropFirst()).allSatisfy { $0.time <= $1.time },
            "The keyframes of a participant must be in the order of their times"
        )
        self.role = role
        self.rendering =
            switch rendering {
            case .surface where role.isElement: .surface
            case .live where slice == Self.wholeScreen && !role.isElement: .live
            default: .picture
            }
        self.slice = slice
        self.anchor = anchor
        self.shadow = shadow
        self.keyframes = keyframes
    }

    /// A participant that goes from one pose to another; either is at rest unless it is named.
    public init(
        _ role: Role,
        rendering: Rendering = .live,
        slice: CGRect = wholeScreen,
        anchor: Anchor = .center,
        shadow: Shadow = Shadow(),
        from start: Pose = .rest,
        to end: Pose = .rest
    ) {
        self.init(
            role,
            rendering: rendering,
            slice: slice,
            anchor: anchor,
            shadow: shadow,
            keyframes: [Keyframe(at: 0, start), Keyframe(at: 1, end)]
        )
    }
}

extension Participant {
    /// The pose at a fraction of the transition, along straight lines between the keyframes. Before the first
    /// and after the last keyframe it stays, except beyond 1: there the last line goes on, for springs.
    public func pose(at fraction: CGFloat) -> Pose {
        guard let next = keyframes.firstIndex(where: { $0.time > fraction }) ?? beyondEnd(fraction) else {
            return keyframes[keyframes.count - 1].pose
        }
        guard next > 0 else { return keyframes[0].pose }
        let (start, end) = (keyframes[next - 1], keyframes[next])
        guard end.time > start.time else { return end.pose }
        let local = (fraction - start.time) / (end.time - start.time)
        return start.pose.interpolated(to: end.pose, at: end.timing.value(at: local))
    }

    private func beyondEnd(_ fraction: CGFloat) -> Int? {
        fraction > 1 && keyframes.count > 1 && keyframes[keyframes.count - 1].time == 1
            ? keyframes.count - 1 : nil
    }

    /// Whether it goes from one pose at the start straight to another at the end.
    var isTween: Bool {
        keyframes.count == 2 && keyframes[0].time == 0 && keyframes[1].time == 1
            && keyframes[1].timing == .linear && turnsTheShortWay
    }

    /// Matrices are interpolated the short way round; anything up to a right angle is safe.
    private var turnsTheShortWay: Bool {
        let (start, end) = (keyframes[0].pose.rotation, keyframes[1].pose.rotation)
        let sharesAxis = start.axis == end.axis || start.angle == 0 || end.angle == 0
        return sharesAxis && abs(end.angle - start.angle) <= .pi / 2 + 1e-9
    }

    /// The same part played backwards by the other screen.
    var reversed: Participant {
        let timings = keyframes.dropFirst().map(\.timing.reversed) + [.linear]
        let frames = zip(keyframes, timings).map { Keyframe(at: 1 - $0.time, $0.pose, timing: $1) }
        return Participant(
            role.reversed,
            rendering: rendering,
            slice: slice,
            anchor: anchor,
            shadow: shadow,
            keyframes: frames.reversed()
        )
    }

    /// The same part in a mirror that swaps left and right.
    var mirrored: Participant {
        Participant(
            role,
            rendering: rendering,
            slice: CGRect(x: 1 - slice.maxX, y: slice.minY, width: slice.width, height: slice.height),
            anchor: Anchor(x: 1 - anchor.x, y: anchor.y, z: anchor.z),
            shadow: shadow.mirrored,
            keyframes: keyframes.map { Keyframe(at: $0.time, $0.pose.mirrored, timing: $0.timing) }
        )
    }
}
