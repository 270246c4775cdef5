import UIKit

/// How a screen looks at one moment, measured against how it looks at rest.
///
/// The parts apply in this order: scale, rotation (both about the participant's ``Participant/anchor``), then
/// translation.
///
/// ```swift
/// Pose.rest.translated(x: 390).faded(to: 0.5)
/// ```
public struct Pose: Hashable, Sendable {
    /// How far it stands from its place, in points: to the right.
    public var x: CGFloat = 0
    /// How far it stands from its place, in points: downwards.
    public var y: CGFloat = 0
    /// How far it stands from its place, in points: towards the viewer. Seen only with a perspective.
    public var z: CGFloat = 0
    /// The factor by which it is wider than at rest. Played as 0.001 where it is smaller than that: Core
    /// Animation can't turn a matrix without extent back.
    public var scaleX: CGFloat = 1
    /// The factor by which it is higher than at rest, with the same floor as ``scaleX``.
    public var scaleY: CGFloat = 1
    /// The turn.
    public var rotation: Rotation = .none
    /// The fraction of its own opacity, 0…1; values outside are played as the nearest of these, as those of
    /// ``dimming`` and ``shadowOpacity`` are.
    public var opacity: CGFloat = 1
    /// The radius of its corners in points; content is clipped to them while the transition runs. 0 leaves the
    /// screen's corners as they are.
    public var cornerRadius: CGFloat = 0
    /// How opaque a black shade lies over it, 0…1.
    public var dimming: CGFloat = 0
    /// How opaque its shadow is, 0…1. The shadow's shape is the participant's ``Participant/shadow``.
    public var shadowOpacity: CGFloat = 0
    /// The part of it that is seen; all of it by default.
    public var clip = Clip()
    /// The color of a surface or of a backdrop; nothing else shows it.
    public var backgroundColor: UIColor?

    /// The part of a screen that is seen.
    public struct Clip: Hashable, Sendable {
        /// The part in fractions of the screen; it may reach beyond the screen. What is not finite counts as the
        /// whole screen.
        public var rect: CGRect
        /// The radius of the part's corners, in points. Negative and not finite values count as 0.
        public var cornerRadius: CGFloat

        /// The part in fractions of the screen, all of it by default, and the radius of its corners in points.
        public init(rect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), cornerRadius: CGFloat = 0) {
            self.rect = rect
            self.cornerRadius = cornerRadius
        }

        /// All of a screen, in fractions of it.
        static let wholeScreen = CGRect(x: 0, y: 0, width: 1, height: 1)

        public func hash(into hasher: inout Hasher) {
            hasher.combine(rect)
            hasher.combine(cornerRadius)
        }

        /// The clip in numbers that can be played.
        var playable: Clip {
            Clip(rect: rect.usable ?? Clip.wholeScreen, cornerRadius: max(cornerRadius.finite(or: 0), 0))
        }
    }

    /// A screen at rest.
    public init() {}

    /// A screen at rest: in its place, unscaled, unturned, opaque.
    public static let rest = Pose()

    /// The pose moved by so many points.
    public func translated(x: CGFloat = 0, y: CGFloat = 0, z: CGFloat = 0) -> Pose {
        with {
            $0.x += x
            $0.y += y
            $0.z += z
        }
    }

    /// The pose moved by a multiple of a vector in points.
    public func translated(by vector: CGVector, times factor: CGFloat = 1) -> Pose {
        translated(x: vector.dx * factor, y: vector.dy * factor)
    }

    /// The pose scaled by a factor, in both directions; a factor between -0.001 and 0.001 counts as 0.001.
    public func scaled(by factor: CGFloat) -> Pose {
        with {
            $0.scaleX *= Self.playable(factor)
            $0.scaleY *= Self.playable(factor)
        }
    }

    /// The pose turned to an angle in radians; an earlier turn is replaced.
    public func rotated(to angle: CGFloat, about axis: Rotation.Axis = .z) -> Pose {
        with { $0.rotation = Rotation(angle: angle, axis: axis) }
    }

    /// The pose at an opacity of 0…1.
    public func faded(to opacity: CGFloat) -> Pose {
        with { $0.opacity = opacity }
    }

    /// The pose under a black shade of 0…1.
    public func dimmed(to dimming: CGFloat) -> Pose {
        with { $0.dimming = dimming }
    }

    /// The pose with a shadow of an opacity of 0…1.
    public func shadowed(to opacity: CGFloat) -> Pose {
        with { $0.shadowOpacity = opacity }
    }

    /// The pose with corners of a radius in points.
    public func rounded(to radius: CGFloat) -> Pose {
        with { $0.cornerRadius = radius }
    }

    /// The pose of which only a part is seen, in fractions of the screen.
    public func clipped(to rect: CGRect, cornerRadius: CGFloat = 0) -> Pose {
        with { $0.clip = Clip(rect: rect, cornerRadius: cornerRadius) }
    }

    /// The pose of a surface or a backdrop of a color.
    public func colored(_ color: UIColor?) -> Pose {
        with { $0.backgroundColor = color }
    }

    private func with(_ change: (inout Pose) -> Void) -> Pose {
        var pose = self
        change(&pose)
        return pose
    }
}

extension Pose {
    /// The smallest scale that is played.
    static let smallestScale: CGFloat = 0.001

    /// The matrix of scale, rotation and translation, about the origin. Parts that are not finite count as at
    /// rest.
    public var transform: CATransform3D {
        var matrix = CATransform3DMakeScale(Pose.playable(scaleX), Pose.playable(scaleY), 1)
        if rotation.isPlayable {
            let turn = CATransform3DMakeRotation(
                rotation.angle,
                rotation.axis.x,
                rotation.axis.y,
                rotation.axis.z
            )
            matrix = CATransform3DConcat(matrix, turn)
        }
        let offset = CATransform3DMakeTranslation(x.finite(or: 0), y.finite(or: 0), z.finite(or: 0))
        return CATransform3DConcat(matrix, offset)
    }

    private static func playable(_ scale: CGFloat) -> CGFloat {
        guard scale.isFinite else { return 1 }
        return abs(scale) < smallestScale ? smallestScale : scale
    }

    /// Whether it neither moves, turns or scales a screen nor cuts it off, as opposed to changing its look in
    /// place.
    var isInPlace: Bool {
        x == 0 && y == 0 && z == 0 && scaleX == 1 && scaleY == 1 && rotation.angle == 0 && clip == Clip()
    }

    /// The pose in a mirror that swaps left and right.
    var mirrored: Pose {
        with {
            $0.x = -x
            $0.rotation = rotation.mirrored
            $0.clip.rect = clip.rect.mirrored(in: 1)
        }
    }

    /// The pose on the way from this one to another: 0 is this one, 1 the other; beyond that it goes on
    /// straight, as a spring that overshoots asks for.
    public func interpolated(to end: Pose, at fraction: CGFloat) -> Pose {
        // Field by field, since there may be thousands of poses to work out.
        func mix(_ start: CGFloat, _ end: CGFloat) -> CGFloat { start.interpolated(to: end, at: fraction) }
        var pose = Pose()
        pose.x = mix(x, end.x)
        pose.y = mix(y, end.y)
        pose.z = mix(z, end.z)
        pose.scaleX = mix(scaleX, end.scaleX)
        pose.scaleY = mix(scaleY, end.scaleY)
        pose.rotation = rotation.interpolated(to: end.rotation, at: fraction)
        pose.opacity = mix(opacity, end.opacity)
        pose.cornerRadius = mix(cornerRadius, end.cornerRadius)
        pose.dimming = mix(dimming, end.dimming)
        pose.shadowOpacity = mix(shadowOpacity, end.shadowOpacity)
        let (part, last) = (clip.rect, end.clip.rect)
        pose.clip = Clip(
            rect: CGRect(
                x: mix(part.origin.x, last.origin.x),
                y: mix(part.origin.y, last.origin.y),
                width: mix(part.size.width, last.size.width),
                height: mix(part.size.height, last.size.height)
            ),
            cornerRadius: mix(clip.cornerRadius, end.clip.cornerRadius)
        )
        pose.backgroundColor = backgroundColor.interpolated(to: end.backgroundColor, at: fraction)
        return pose
    }
}
