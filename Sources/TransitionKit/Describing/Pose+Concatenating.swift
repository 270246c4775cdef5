import UIKit

/// The anchor of a second motion relative to that of a first one.
struct Pivot {
    /// The offset from the second anchor to the first, in points.
    let offset: SIMD3<Double>
    /// The distance of the first anchor in front of the screen, in points.
    let depth: CGFloat
    /// The distance of the second anchor in front of the plane in which its motion leaves a screen, in
    /// points.
    private(set) var secondDepth: CGFloat = 0

    /// Creates a pivot from a point of the container to the anchor of the first motion.
    init(_ participant: Participant, about point: SIMD3<Double>, in scene: TransitionScene) {
        let (anchor, frame) = (participant.anchor.playable, participant.restingFrame(in: scene))
        depth = anchor.z
        var turn = CGAffineTransform.identity
        if case .slice(_, _, let rotation) = participant.subject {
            turn = CGAffineTransform(rotationAngle: rotation.finite(or: 0))
        }
        let arm = CGPoint(x: (anchor.x - 0.5) * frame.width, y: (anchor.y - 0.5) * frame.height)
            .applying(turn)
        offset = SIMD3(frame.midX + arm.x, frame.midY + arm.y, anchor.z) - point
    }

    /// Creates a pivot for a decoration that follows a screen.
    init(_ decoration: Participant, about screen: Participant, in scene: TransitionScene) {
        let (anchor, frame) = (screen.anchor.playable, screen.restingFrame(in: scene))
        let (x, y) = (frame.minX + anchor.x * frame.width, frame.minY + anchor.y * frame.height)
        self.init(decoration, about: SIMD3(x, y, anchor.z), in: scene)
        secondDepth = anchor.z
    }

    /// Creates a pivot for a common anchor.
    init() { (offset, depth) = (.zero, 0) }

    init(_ first: Participant, _ second: Participant, in scene: TransitionScene) {
        let frame = scene.frame(of: first.screen ?? .incoming)
        let (mine, other) = (first.anchor.playable, second.anchor.playable)
        let (x, y) = ((mine.x - other.x) * frame.width, (mine.y - other.y) * frame.height)
        (depth, secondDepth) = (mine.z, first.slice == nil ? other.z : mine.z)
        // A slice stays where the other motion leaves it, so the anchor is relative to the slice.
        offset = first.slice == nil ? SIMD3<Double>(x, y, mine.z - other.z) : .zero
    }
}

extension Pose {
    /// Returns the pose that results from applying a second pose to this one, about the same anchor. For
    /// example, a tilted pose concatenated with a smaller one is a tilted pose that's smaller.
    ///
    /// Translations, rotations, and scales are concatenated. Opacities are multiplied, and so are the
    /// fractions of light that the two dimmings let through. Content offsets are added, corners and shadows
    /// use the larger value, and clips are intersected. The background color is that of this pose. The result
    /// is exact if the second pose scales evenly. Stretching a rotated pose unevenly would skew it, which a
    /// pose can't represent.
    public func concatenating(_ second: Pose) -> Pose { concatenating(second, about: Pivot()) }

    /// Returns the pose that results from applying a second pose to this one, about an anchor of its own. See
    /// ``concatenating(_:)``.
    func concatenating(_ second: Pose, about pivot: Pivot) -> Pose {
        // A value that isn't a number would make others so, too.
        let (first, second) = (playable, second.playable)
        var pose = first
        pose.scaleX *= second.scaleX
        pose.scaleY *= second.scaleY
        pose.rotation = first.rotation.concatenating(second.rotation)
        // Moves, scales, and rotates the first anchor about the second one. The screen itself has no depth,
        // unless its anchor is in front of it or behind it.
        let growth = second.depthScale - 1
        var place = second.scaled(first.place + pivot.offset)
        place.z += pivot.secondDepth * growth
        place = second.turned(place) - pivot.offset + second.place
        place += pose.turned(SIMD3<Double>(0, 0, -pivot.depth * growth))
        (pose.x, pose.y, pose.z) = (place.x, place.y, place.z)
        pose.opacity = first.opacity.fraction(or: 1) * second.opacity.fraction(or: 1)
        pose.dimming = 1 - (1 - first.dimming.fraction(or: 0)) * (1 - second.dimming.fraction(or: 0))
        pose.cornerRadius = max(first.cornerRadius, second.cornerRadius)
        pose.shadowOpacity = max(first.shadowOpacity, second.shadowOpacity)
        pose.clip = first.clip.intersected(with: second.clip)
        pose.contentOffsetX += second.contentOffsetX
        pose.contentOffsetY += second.contentOffsetY
        return pose
    }

    /// The scale of the depth. It's that of the width and height if they're equal, and otherwise 1.
    private var depthScale: CGFloat { scaleX == scaleY ? scaleX : 1 }

    /// The pose with non-finite values replaced by their values at rest.
    private var playable: Pose {
        with {
            ($0.x, $0.y, $0.z) = (x.finite(or: 0), y.finite(or: 0), z.finite(or: 0))
            ($0.scaleX, $0.scaleY) = (Pose.playable(scaleX), Pose.playable(scaleY))
            if !rotation.isPlayable { $0.rotation = .none }
            ($0.cornerRadius, $0.shadowOpacity) = (cornerRadius.finite(or: 0), shadowOpacity.finite(or: 0))
            $0.clip = clip.playable
            ($0.contentOffsetX, $0.contentOffsetY) = (playableContentOffset.x, playableContentOffset.y)
        }
    }

    private var place: SIMD3<Double> { SIMD3(x, y, z) }

    private func scaled(_ point: SIMD3<Double>) -> SIMD3<Double> {
        point * SIMD3<Double>(scaleX, scaleY, depthScale)
    }

    /// Returns a point rotated about the origin.
    private func turned(_ point: SIMD3<Double>) -> SIMD3<Double> {
        Pose.rest.with { $0.rotation = rotation }.transform.applied(to: point)
    }
}
