import TransitionKit
import UIKit

/// The background of a screen beyond its edges, which is visible while a spring overshoots.
enum EdgeBackground {
    /// Returns the background of a screen beyond some of its edges. It moves with the screen, and belongs in
    /// front of it, because the screen's shadow would fall on it. A screen that comes or goes alone, such as
    /// a card, has none beyond edges that are inside the container, or at which it has a round corner.
    ///
    /// - Parameters:
    ///   - screen: The screen, whose anchor is its center.
    ///   - reach: The distance that the background extends beyond the edges, in points. The default is the
    ///     size of the screen.
    ///   - mirrors: Whether a screen whose background isn't a single color, as with a photo, is continued by
    ///     its mirror image. The default is `true`.
    static func beyond(
        _ edges: [TransitionEdge],
        of screen: Participant,
        reach: CGFloat = .infinity,
        mirrors: Bool = true,
        in scene: TransitionScene
    ) -> [Participant] {
        let side = screen.screen ?? .incoming
        let (frame, color) = (scene.frame(of: side), scene.edgeColor(of: side))
        // There's no gap to fill beside a card that doesn't reach the edge, and no photo to continue.
        guard color != nil || mirrors && !scene.isAlone, scene.size.width > 0, scene.size.height > 0
        else { return [] }
        let filled = edges.filter { edge in
            !leavesGap(beyond: edge, of: frame, in: scene)
                && (!scene.isAlone || Hinge(edge).reachesEdge(frame, in: scene.size))
        }
        guard let color else {
            let corners = filled.filter { $0.outward.dx != 0 }.flatMap { edge in
                filled.filter { $0.outward.dy != 0 }.map { [edge, $0] }
            }
            return (filled.map { [$0] } + corners).map { mirrorImage(of: screen, beyond: $0, in: frame.size) }
        }
        return filled.map { edge in
            var strip = frame.strip(outside: edge, thickness: min(reach, Hinge(edge).length(in: frame.size)))
            // If the background is also beyond the edges beside this one, it's there at the corners, too.
            for other in filled where (other.outward.dx == 0) != (edge.outward.dx == 0) {
                let (dx, dy) = (other.outward.dx * strip.width, other.outward.dy * strip.height)
                strip = strip.union(strip.offsetBy(dx: dx, dy: dy))
            }
            return Participant(
                .decoration(.color(color, in: strip.fractions(of: scene.size))),
                anchor: Participant.Anchor(
                    x: (frame.midX - strip.minX) / max(strip.width, 1),
                    y: (frame.midY - strip.minY) / max(strip.height, 1)
                ),
                keyframes: screen.keyframes.mapPoses { $0.shadowed(to: 0) }
            ).accompanying(screen.screen)
        }
    }

    /// Returns whether a card that comes or goes alone would leave a gap if it moved away from an edge. One
    /// that reaches from one edge to the opposite one, such as a drawer, is round at one of the others.
    /// Beyond its round corner, its background would have a square one.
    static func leavesGap(beyond edge: TransitionEdge, of frame: CGRect, in scene: TransitionScene) -> Bool {
        guard scene.isAlone, !frame.encloses(CGRect(origin: .zero, size: scene.size)) else { return false }
        return [edge, edge.opposite].allSatisfy { Hinge($0).reachesEdge(frame, in: scene.size) }
    }

    /// Returns the mirror image of a screen beyond an edge, or in the corner between two of them. It's
    /// blurred, so that nobody notices the mirroring, and because only a blurred picture can move beside the
    /// screen itself.
    private static func mirrorImage(
        of screen: Participant,
        beyond edges: [TransitionEdge],
        in size: CGSize
    ) -> Participant {
        Participant(
            .blurredPicture(of: screen.screen ?? .incoming),
            keyframes: screen.keyframes.mapPoses { pose in
                var image = Pose.rest
                for edge in edges {
                    // They overlap by a point, so that no gap shows between them.
                    let length = Hinge(edge).length(in: size)
                    image = image.translated(by: edge.outward, times: length - 1)
                    if edge.outward.dx == 0 { image.scaleY = -1 } else { image.scaleX = -1 }
                }
                return image.concatenating(pose).shadowed(to: 0).rounded(to: 0)
            }
        ).accompanying(screen.screen)
    }
}

extension TransitionScene {
    /// Returns the color that continues a side's screen beyond its edges, or `nil` if it's unknown.
    func edgeColor(of side: TransitionSide) -> UIColor? {
        if coveredBackgrounds.contains(side) { return nil }
        return side == .outgoing ? outgoingBackgroundColor : incomingBackgroundColor
    }
}
