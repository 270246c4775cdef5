import UIKit

/// The appearance of a participant at a moment of a transition, relative to its appearance at rest.
///
/// The transformations apply in this order: scale, rotation, and translation. Scale and rotation apply about
/// the participant's ``Participant/anchor``. A value that isn't a finite number is played as that of a pose
/// at rest.
///
/// ```swift
/// Pose.rest.translated(x: 390).faded(to: 0.5)
/// ```
public struct Pose: Hashable, Sendable {
    /// The horizontal distance from the position at rest, in points. Positive values are to the right.
    public var x: CGFloat = 0
    /// The vertical distance from the position at rest, in points. Positive values are down.
    public var y: CGFloat = 0
    /// The distance toward the viewer, in points. Without a perspective, the participant keeps its size, but
    /// a part of it that's farther away than another participant is still behind that one.
    public var z: CGFloat = 0
    /// The horizontal scale. Values with a magnitude below 0.001 are played as 0.001, because Core Animation
    /// can't invert a matrix that scales to zero.
    public var scaleX: CGFloat = 1
    /// The vertical scale, with the same minimum as ``scaleX``.
    public var scaleY: CGFloat = 1
    /// The rotation.
    public var rotation: Rotation = .none
    /// The opacity, as a fraction of the participant's own opacity, from 0 to 1. The participant fades as a
    /// whole, together with its tint and shade. Like ``dimming`` and ``shadowOpacity``, values out of range
    /// are clamped when played.
    public var opacity: CGFloat = 1
    /// The corner radius, in points. The content is clipped to the corners during the transition. A radius
    /// that's smaller than the screen's or the named view's own has no effect. When played, it's at most half
    /// the width and height of the participant. Negative and non-finite values are treated as 0.
    public var cornerRadius: CGFloat = 0
    /// The opacity of the shade that covers the participant, from 0 to 1.
    public var dimming: CGFloat = 0
    /// The opacity of the shadow, from 0 to 1. The participant determines its shape with
    /// ``Participant/shadow``.
    public var shadowOpacity: CGFloat = 0
    /// The visible part. The default is the entire participant.
    public var clip = Clip()
    /// The horizontal distance by which the screen scrolls under a slice, in points, along the slice's own
    /// sides. A positive value shows what's farther to the right. The slice itself stays in place. Other
    /// participants ignore this value.
    public var contentOffsetX: CGFloat = 0
    /// The vertical distance by which the screen scrolls under a slice, in points. A positive value shows
    /// what's farther down. See ``contentOffsetX``.
    public var contentOffsetY: CGFloat = 0
    /// The color of a surface or a backdrop. Other participants ignore it.
    public var backgroundColor: UIColor?

    /// The visible part of a participant.
    public struct Clip: Hashable, Sendable {
        /// The visible rectangle, in fractions of the participant. It can extend beyond the participant. A
        /// non-finite rectangle is replaced by the entire participant.
        public var rect: CGRect
        /// The corner radius of the rectangle, in points. When played, it's at most half the width and height
        /// of the rectangle. Negative and non-finite values are treated as 0.
        public var cornerRadius: CGFloat

        /// Creates a clip. The default is the entire participant, without rounded corners.
        public init(rect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), cornerRadius: CGFloat = 0) {
            self.rect = rect
            self.cornerRadius = cornerRadius
        }

        /// The entire screen, in fractions of it.
        static let wholeScreen = CGRect(x: 0, y: 0, width: 1, height: 1)

        public func hash(into hasher: inout Hasher) {
            hasher.combine(rect)
            hasher.combine(cornerRadius)
        }

        /// The clip, with invalid values replaced.
        var playable: Clip {
            // Most clips are the default, and there can be thousands.
            if self == Clip() { return self }
            let rect = rect.usable?.standardized ?? Clip.wholeScreen
            return Clip(rect: rect, cornerRadius: max(cornerRadius.finite(or: 0), 0))
        }

        /// Returns the size of the visible part of a view of a given size.
        func size(in size: CGSize) -> CGSize {
            CGSize(width: max(rect.width * size.width, 0), height: max(rect.height * size.height, 0))
        }

        /// Returns the corner radius in a view of a given size. As in a path of Core Graphics, it's at most
        /// half the width and height of the visible part.
        func radius(in size: CGSize) -> CGFloat {
            min(cornerRadius, rect.width * size.width / 2, rect.height * size.height / 2)
        }

        /// Returns the intersection of two clips. If it equals one of them, it has the same corners.
        /// Otherwise, it has the smaller corner radius.
        func intersected(with other: Clip) -> Clip {
            if self == Clip() { return other }
            if other == Clip() { return self }
            let common = rect.intersection(other.rect)
            guard !common.isNull else { return Clip(rect: CGRect(origin: rect.origin, size: .zero)) }
            if common == rect { return self }
            if common == other.rect { return other }
            return Clip(rect: common, cornerRadius: min(cornerRadius, other.cornerRadius))
        }
    }

    /// Creates a pose at rest.
    public init() {}

    /// A pose at rest: in position, at its original size, upright, and opaque.
    public static let rest = Pose()

    /// Returns the pose moved by the specified distances, in points.
    public func translated(x: CGFloat = 0, y: CGFloat = 0, z: CGFloat = 0) -> Pose {
        with {
            $0.x += x
            $0.y += y
            $0.z += z
        }
    }

    /// Returns the pose moved by a multiple of a vector, in points.
    public func translated(by vector: CGVector, times factor: CGFloat = 1) -> Pose {
        translated(x: vector.dx * factor, y: vector.dy * factor)
    }

    /// Returns the pose scaled by a factor in both directions. A factor between -0.001 and 0.001 is treated
    /// as 0.001, and a non-finite factor is treated as 1.
    public func scaled(by factor: CGFloat) -> Pose { scaled(x: factor, y: factor) }

    /// Returns the pose scaled by a factor in each direction. Factors between -0.001 and 0.001 are treated as
    /// 0.001, and non-finite factors are treated as 1.
    public func scaled(x: CGFloat = 1, y: CGFloat = 1) -> Pose {
        with {
            $0.scaleX *= Self.playable(x)
            $0.scaleY *= Self.playable(y)
        }
    }

    /// Returns the pose rotated to an angle, in radians. It replaces any previous rotation. By default, a
    /// positive angle rotates the participant clockwise on the screen.
    public func rotated(to angle: CGFloat, about axis: Rotation.Axis = .z) -> Pose {
        with { $0.rotation = Rotation(angle: angle, axis: axis) }
    }

    /// Returns the pose with the specified opacity, from 0 to 1.
    public func faded(to opacity: CGFloat) -> Pose { with { $0.opacity = opacity } }

    /// Returns the pose with the specified dimming, from 0 to 1.
    public func dimmed(to dimming: CGFloat) -> Pose { with { $0.dimming = dimming } }

    /// Returns the pose with the specified shadow opacity, from 0 to 1.
    public func shadowed(to opacity: CGFloat) -> Pose { with { $0.shadowOpacity = opacity } }

    /// Returns the pose with the specified corner radius, in points.
    public func rounded(to radius: CGFloat) -> Pose { with { $0.cornerRadius = radius } }

    /// Returns the pose clipped to a rectangle, in fractions of the participant.
    public func clipped(to rect: CGRect, cornerRadius: CGFloat = 0) -> Pose {
        with { $0.clip = Clip(rect: rect, cornerRadius: cornerRadius) }
    }

    /// Returns the pose with the content of a slice scrolled by the specified distances, in points, along the
    /// sides of the slice. Beyond the screen, there's no content.
    public func scrolled(x: CGFloat = 0, y: CGFloat = 0) -> Pose {
        with {
            $0.contentOffsetX += x
            $0.contentOffsetY += y
        }
    }

    /// Returns the pose with the specified color for a surface or a backdrop.
    public func colored(_ color: UIColor?) -> Pose { with { $0.backgroundColor = color } }

    /// The smallest scale that's played.
    static let smallestScale: CGFloat = 0.001

    /// The transformation matrix of scale, rotation, and translation, about the origin. Non-finite values are
    /// replaced by their values at rest.
    public var transform: CATransform3D {
        var matrix = CATransform3DMakeScale(Pose.playable(scaleX), Pose.playable(scaleY), 1)
        if rotation.isPlayable {
            let axis = rotation.axis
            let turn = CATransform3DMakeRotation(rotation.angle, axis.x, axis.y, axis.z)
            matrix = CATransform3DConcat(matrix, turn)
        }
        (matrix.m41, matrix.m42, matrix.m43) = (x.finite(or: 0), y.finite(or: 0), z.finite(or: 0))
        return matrix
    }

    static func playable(_ scale: CGFloat) -> CGFloat {
        let scale = scale.finite(or: 1)
        return abs(scale) < smallestScale ? smallestScale : scale
    }

    /// Whether the pose leaves the participant in place: it doesn't move, rotate, scale, clip, or scroll it.
    var isInPlace: Bool {
        x == 0 && y == 0 && z == 0 && scaleX == 1 && scaleY == 1 && rotation.angle == 0 && clip == Clip()
            && contentOffsetX == 0 && contentOffsetY == 0
    }

    /// The distances by which the content of a slice is scrolled, with non-finite values replaced.
    var playableContentOffset: CGPoint {
        CGPoint(x: contentOffsetX.finite(or: 0), y: contentOffsetY.finite(or: 0))
    }

    /// The color of a backdrop. The view that shows it contains the screens, and doesn't fade itself.
    var backdropColor: UIColor? {
        let opacity = opacity.fraction(or: 1)
        if opacity == 1 { return backgroundColor }
        return backgroundColor.map { $0.withAlphaComponent($0.cgColor.alpha * opacity) }
    }

    /// The pose with left and right exchanged.
    var mirrored: Pose {
        with {
            $0.x = -x
            $0.contentOffsetX = -contentOffsetX
            $0.rotation = rotation.mirrored
            $0.clip.rect = clip.rect.mirrored(in: 1)
        }
    }

    /// Returns the pose at a fraction of the distance from this pose to another, extrapolated linearly beyond
    /// 0 and 1 for springs that overshoot.
    ///
    /// First, values of either pose that are out of range are clamped, and non-finite values are replaced by
    /// their values at rest. If the fraction is NaN or negative infinity, it's treated as 0, and infinity is
    /// treated as 1.
    public func interpolated(to end: Pose, at fraction: CGFloat) -> Pose {
        let fraction = fraction.isFinite ? fraction : fraction.unit(or: 0)
        // Field by field, because there can be thousands of poses to calculate.
        func mix(_ start: CGFloat, _ end: CGFloat, rest: CGFloat = 0) -> CGFloat {
            start.finite(or: rest).interpolated(to: end.finite(or: rest), at: fraction)
        }
        var pose = Pose()
        pose.x = mix(x, end.x)
        pose.y = mix(y, end.y)
        pose.z = mix(z, end.z)
        pose.scaleX = mix(scaleX, end.scaleX, rest: 1)
        pose.scaleY = mix(scaleY, end.scaleY, rest: 1)
        if rotation.angle != 0 || end.rotation.angle != 0 {
            pose.rotation = rotation.interpolated(to: end.rotation, at: fraction)
        }
        pose.opacity = mix(opacity.fraction(or: 1), end.opacity.fraction(or: 1))
        pose.cornerRadius = mix(max(cornerRadius, 0), max(end.cornerRadius, 0))
        pose.dimming = mix(dimming.fraction(or: 0), end.dimming.fraction(or: 0))
        pose.shadowOpacity = mix(shadowOpacity.fraction(or: 0), end.shadowOpacity.fraction(or: 0))
        pose.contentOffsetX = mix(contentOffsetX, end.contentOffsetX)
        pose.contentOffsetY = mix(contentOffsetY, end.contentOffsetY)
        pose.backgroundColor = backgroundColor.interpolated(to: end.backgroundColor, at: fraction)
        if clip == Clip(), end.clip == Clip() { return pose }
        let (part, last) = (clip.playable, end.clip.playable)
        let width = mix(part.rect.size.width, last.rect.size.width)
        let height = mix(part.rect.size.height, last.rect.size.height)
        // A size that's extrapolated below 0 stays 0. Otherwise, the visible part would be mirrored.
        let left = mix(part.rect.origin.x, last.rect.origin.x) + min(width, 0) / 2
        let top = mix(part.rect.origin.y, last.rect.origin.y) + min(height, 0) / 2
        pose.clip.rect = CGRect(x: left, y: top, width: max(width, 0), height: max(height, 0))
        pose.clip.cornerRadius = mix(part.cornerRadius, last.cornerRadius)
        return pose
    }
}
