import TransitionKit
import UIKit

/// An edge about which a screen turns.
struct Hinge {
    private let outward: CGVector

    init(_ edge: TransitionEdge) {
        outward = edge.outward
    }

    /// The center of the edge.
    var anchor: Participant.Anchor {
        Participant.Anchor(x: (1 + outward.dx) / 2, y: (1 + outward.dy) / 2)
    }

    /// Returns the distance from the edge to the opposite one, in points.
    func length(in size: CGSize) -> CGFloat {
        outward.dx == 0 ? size.height : size.width
    }

    /// Returns the distance of a frame's edge from the center of the container, in points. It's negative if
    /// the edge is on the opposite side of the center.
    func distance(of frame: CGRect, in size: CGSize) -> CGFloat {
        let (x, y) = (outward.dx * (frame.midX - size.width / 2), outward.dy * (frame.midY - size.height / 2))
        return x + y + length(in: frame.size) / 2
    }

    /// Returns whether the edge of a frame is at that of the container, or beyond it.
    func reachesEdge(_ frame: CGRect, in size: CGSize) -> Bool {
        distance(of: frame, in: size) > length(in: size) / 2 - 0.5
    }

    /// Returns the pose of a screen whose opposite edge is lifted toward the viewer by an angle, in radians.
    /// A negative angle tips it away.
    func lifted(by angle: CGFloat) -> Pose {
        // A positive rotation about y moves the right edge away. One about x brings the lower edge closer.
        outward.dx == 0
            ? .rest.rotated(to: -outward.dy * angle, about: .x)
            : .rest.rotated(to: outward.dx * angle, about: .y)
    }
}
