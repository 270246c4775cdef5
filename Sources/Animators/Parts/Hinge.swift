import TransitionKit
import UIKit

/// An edge that a screen turns on.
struct Hinge {
    private let outward: CGVector

    init(_ edge: TransitionEdge) {
        outward = edge.outward
    }

    /// The middle of the edge.
    var anchor: Participant.Anchor {
        Participant.Anchor(x: (1 + outward.dx) / 2, y: (1 + outward.dy) / 2)
    }

    /// How far the opposite edge is, in points.
    func length(in size: CGSize) -> CGFloat {
        outward.dx == 0 ? size.height : size.width
    }

    /// The screen with its opposite edge lifted toward the viewer by an angle in radians; a negative one tips
    /// it away.
    func lifted(by angle: CGFloat) -> Pose {
        // A positive turn about y takes the right edge away, one about x brings the lower edge nearer.
        outward.dx == 0
            ? .rest.rotated(to: -outward.dy * angle, about: .x)
            : .rest.rotated(to: outward.dx * angle, about: .y)
    }
}
