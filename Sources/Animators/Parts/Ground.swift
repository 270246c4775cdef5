import TransitionKit
import UIKit

/// The background of a screen beyond its edges, which is visible while a spring overshoots.
enum Ground {
    /// Returns a screen and its background beyond some of its edges, which moves together with the screen. A
    /// card has none beyond an edge that's inside the container.
    ///
    /// - Parameters:
    ///   - screen: The screen. Only its translations are followed.
    ///   - reach: The distance that the background extends beyond the edges, in points. The default is the
    ///     size of the screen.
    static func beyond(
        _ edges: [TransitionEdge],
        of screen: Participant,
        reach: CGFloat = .infinity,
        in scene: TransitionScene
    ) -> [Participant] {
        let side = screen.screen ?? .incoming
        let frame = scene.frame(of: side)
        guard let color = scene.edgeColor(of: side), scene.size.width > 0, scene.size.height > 0 else {
            return [screen]
        }
        // There's no gap to fill beside a card that doesn't reach the edge.
        let isAlone = scene.hasOutgoing != scene.hasIncoming
        let filled = edges.filter { edge in
            let hinge = Hinge(edge)
            let reachesEdge =
                hinge.distance(of: frame, in: scene.size) > hinge.length(in: scene.size) / 2 - 0.5
            return reachesEdge || !isAlone
        }
        let grounds = filled.map { edge in
            let thickness = min(reach, edge.outward.dx == 0 ? frame.height : frame.width)
            let strip = frame.strip(outside: edge, thickness: thickness)
            return Participant(
                .decoration(.color(color, in: strip.fractions(of: scene.size))),
                keyframes: screen.keyframes.map {
                    Keyframe(at: $0.time, $0.pose.shadowed(to: 0), timing: $0.timing)
                }
            ).accompanying(screen.screen)
        }
        // In front of the screen's shadow, which would fall on it.
        return [screen] + grounds
    }
}

extension TransitionScene {
    /// Returns the color that continues a side's screen beyond its edges, or `nil` if it's unknown.
    func edgeColor(of side: TransitionSide) -> UIColor? {
        if coveredGrounds.contains(side) { return nil }
        return side == .outgoing ? outgoingColor : incomingColor
    }
}
