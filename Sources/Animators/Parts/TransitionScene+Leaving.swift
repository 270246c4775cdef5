import TransitionKit
import UIKit

extension TransitionScene {
    /// Returns the translation that moves a rotated screen, or a rotated part of one, out of the container by
    /// an edge, in points. Neither a corner nor the shadow remains visible.
    ///
    /// - Parameters:
    ///   - frame: The frame at rest, in the container's coordinates.
    ///   - angle: The angle by which it's rotated about its center, in radians.
    ///   - scale: The factor by which it's scaled about its center. The default is 1.
    ///   - shadow: The shape of its shadow.
    ///   - edge: The edge it leaves by.
    ///   - distance: The minimum distance, in points.
    func translation(
        moving frame: CGRect,
        turnedBy angle: CGFloat,
        scaledBy scale: CGFloat = 1,
        shadow: Participant.Shadow,
        outBy edge: TransitionEdge,
        atLeast distance: CGFloat
    ) -> CGVector {
        let (cosine, sine) = (abs(cos(angle)), abs(sin(angle)))
        // Beyond twice its radius, a pale shadow darkens what's beneath it by less than 1 percent. Its offset
        // rotates with the frame, so it can have any direction.
        let margin = 2 * shadow.radius + hypot(shadow.x, shadow.y)
        let width = (frame.width * cosine + frame.height * sine + 2 * margin) * abs(scale)
        let height = (frame.width * sine + frame.height * cosine + 2 * margin) * abs(scale)
        let box = CGRect(x: frame.midX - width / 2, y: frame.midY - height / 2, width: width, height: height)
        let (shortest, outward) = (translation(moving: box, outBy: edge), edge.outward)
        let length = max(shortest.dx * outward.dx + shortest.dy * outward.dy, distance)
        return CGVector(dx: outward.dx * length, dy: outward.dy * length)
    }
}
