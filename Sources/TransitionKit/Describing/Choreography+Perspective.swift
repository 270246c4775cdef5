import UIKit

// The perspective in which participants move, and how far screens travel.

extension Choreography {
    /// Returns the vanishing point in a container with certain bounds.
    func vanishingPoint(in bounds: CGRect) -> CGPoint {
        let (x, y) = (vanishingPoint.x.finite(or: 0.5), vanishingPoint.y.finite(or: 0.5))
        return CGPoint(x: bounds.minX + x * bounds.width, y: bounds.minY + y * bounds.height)
    }

    /// Returns the matrix that adds perspective to the participants in a container, or `nil` if there's no
    /// perspective.
    func sublayerTransform(in size: CGSize) -> CATransform3D? {
        guard let eyeDistance = playableEyeDistance else { return nil }
        var matrix = CATransform3DIdentity
        matrix.m34 = -1 / eyeDistance
        // About the center of the container, as in Core Animation.
        let x = (vanishingPoint.x.finite(or: 0.5) - 0.5) * size.width
        let y = (vanishingPoint.y.finite(or: 0.5) - 0.5) * size.height
        guard x != 0 || y != 0 else { return matrix }
        matrix = CATransform3DConcat(CATransform3DMakeTranslation(-x, -y, 0), matrix)
        return CATransform3DConcat(matrix, CATransform3DMakeTranslation(x, y, 0))
    }

    /// Returns the longest distance that a screen travels along an axis, in points. Slices don't count.
    /// Returns `nil` if no screen travels at least half of its own width or height.
    func travel(along axis: TransitionAxis, in scene: TransitionScene) -> CGFloat? {
        let distances = participants.compactMap { participant -> CGFloat? in
            guard let side = participant.screen, participant.slice == nil else { return nil }
            let size = scene.frame(of: side).size
            // What's out of view is left out of a screen that's alone, in jumps of a thousandth of the time.
            let distance = zip(participant.keyframes, participant.keyframes.dropFirst())
                .filter { $1.time - $0.time > 0.0015 }
                .reduce(CGFloat(0)) { distance, step in
                    let (start, end) = (step.0.pose, step.1.pose)
                    return distance + (axis == .horizontal ? end.x - start.x : end.y - start.y)
                }
            let extent = axis == .horizontal ? size.width : size.height
            return distance != 0 && abs(distance) >= extent / 2 ? abs(distance) : nil
        }
        return distances.max().flatMap { $0.isFinite ? $0 : nil }
    }
}
