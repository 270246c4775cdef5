import CoreGraphics

/// The translation, scale, and rotation that fingers apply to a screen, in the container's coordinates.
struct DragTransform: Equatable {
    /// The center of the screen at rest, about which the screen scales and rotates.
    var center: CGPoint
    /// The translation of the center, in points.
    var offset = CGVector.zero
    /// The scale relative to the screen without fingers.
    var scale: CGFloat = 1
    /// The clockwise rotation, in radians.
    var rotation: CGFloat = 0

    /// How noticeably the screen has left the edges, from 0 to 1. The more it has, the rounder its corners,
    /// the darker its shadow, and the closer the screen behind it to its position.
    var strength: CGFloat { min(max(1 - scale, offset.length / 400) / 0.1, 1) }

    /// Returns the visible position of a point of the screen at rest.
    func seen(_ point: CGPoint) -> CGPoint {
        let arm = (point - center).turned(by: rotation)
        return CGPoint(x: center.x + offset.dx + scale * arm.dx, y: center.y + offset.dy + scale * arm.dy)
    }

    /// Applies the next movement of the fingers: rotates and scales everything so far about a point of the
    /// container, and then moves it.
    mutating func follow(_ change: Change) {
        let arm = (seen(center) - change.pivot).turned(by: change.rotation)
        offset.dx = change.pivot.x + change.scale * arm.dx + change.move.dx - center.x
        offset.dy = change.pivot.y + change.scale * arm.dy + change.move.dy - center.y
        scale *= change.scale
        rotation += change.rotation
    }

    /// The movement of the fingers from one moment to the next.
    struct Change: Equatable {
        /// The point about which the fingers scale and rotate, before they move.
        var pivot: CGPoint
        var move = CGVector.zero
        var scale: CGFloat = 1
        /// The clockwise rotation, in radians.
        var rotation: CGFloat = 0
    }

    /// Returns the equivalent pose, about a point of the screen at rest.
    func pose(about anchor: CGPoint) -> Pose {
        let place = seen(anchor)
        return Pose.rest
            .translated(x: place.x - anchor.x, y: place.y - anchor.y)
            .scaled(by: scale)
            .rotated(to: rotation)
    }
}

extension CGVector {
    var length: CGFloat { hypot(dx, dy) }

    /// Returns the dot product: how far the vector goes along another one, if that has the length 1.
    func dot(_ other: CGVector) -> CGFloat { dx * other.dx + dy * other.dy }

    /// Returns the vector rotated clockwise, if the y-axis points down.
    fileprivate func turned(by angle: CGFloat) -> CGVector {
        CGVector(dx: dx * cos(angle) - dy * sin(angle), dy: dx * sin(angle) + dy * cos(angle))
    }
}

extension DragTransform.Change {
    /// Creates the step that moves one or two fingers from their old positions to new ones. Returns `nil`
    /// without fingers.
    init?(from old: [CGPoint], to new: [CGPoint]) {
        guard let first = old.first, let firstNow = new.first, old.count == new.count else { return nil }
        guard old.count == 2 else {
            self.init(pivot: first, move: firstNow - first)
            return
        }
        let (before, after) = (old[1] - first, new[1] - firstNow)
        let pivot = CGPoint(x: (first.x + old[1].x) / 2, y: (first.y + old[1].y) / 2)
        let middle = CGPoint(x: (firstNow.x + new[1].x) / 2, y: (firstNow.y + new[1].y) / 2)
        let (length, lengthNow) = (before.length, after.length)
        self.init(pivot: pivot, move: middle - pivot)
        // Two fingers at the same position have no direction.
        guard length > 1, lengthNow > 1 else { return }
        scale = lengthNow / length
        rotation = (atan2(after.dy, after.dx) - atan2(before.dy, before.dx)).shortestTurn
    }
}
