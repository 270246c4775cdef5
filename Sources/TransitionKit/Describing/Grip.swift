import CoreGraphics

/// How fingers have moved, scaled, and turned a screen, in the container's coordinates.
struct Grip: Equatable {
    /// What the screen scales and turns about: where its middle is at rest.
    var center: CGPoint
    /// How far the middle has been moved, in points.
    var offset = CGVector.zero
    /// The factor by which it is larger than without fingers.
    var scale: CGFloat = 1
    /// Clockwise, in radians.
    var rotation: CGFloat = 0

    /// Nothing, for a screen whose middle is at a point.
    init(center: CGPoint) { self.center = center }

    /// Where a point of the resting screen is seen.
    func seen(_ point: CGPoint) -> CGPoint {
        let arm = CGVector(dx: point.x - center.x, dy: point.y - center.y).turned(by: rotation)
        return CGPoint(
            x: center.x + offset.dx + scale * arm.dx,
            y: center.y + offset.dy + scale * arm.dy
        )
    }

    /// What follows what fingers did before: everything turned and scaled about a point of the container, and moved.
    mutating func follow(_ change: Change) {
        let middle = seen(center)
        let arm = CGVector(dx: middle.x - change.pivot.x, dy: middle.y - change.pivot.y).turned(
            by: change.rotation
        )
        offset.dx = change.pivot.x + change.scale * arm.dx + change.move.dx - center.x
        offset.dy = change.pivot.y + change.scale * arm.dy + change.move.dy - center.y
        scale *= change.scale
        rotation += change.rotation
    }

    /// What fingers do from one moment to the next.
    struct Change: Equatable {
        /// What they scale and turn about, before they move.
        var pivot: CGPoint
        var move = CGVector.zero
        var scale: CGFloat = 1
        /// Clockwise, in radians.
        var rotation: CGFloat = 0
    }

    /// The pose, about a point of the resting screen, that takes it along.
    func pose(about anchor: CGPoint) -> Pose {
        let place = seen(anchor)
        return Pose.rest
            .translated(x: place.x - anchor.x, y: place.y - anchor.y)
            .scaled(by: scale)
            .rotated(to: rotation)
    }
}

extension CGVector {
    /// Clockwise, where y points down.
    fileprivate func turned(by angle: CGFloat) -> CGVector {
        CGVector(dx: dx * cos(angle) - dy * sin(angle), dy: dx * sin(angle) + dy * cos(angle))
    }
}
