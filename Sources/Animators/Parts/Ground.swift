import TransitionKit
import UIKit

/// The ground of a screen beyond its edges: what shows there while a spring takes the screen past its place.
enum Ground {
    /// A screen, and its ground beyond some of its edges, which moves with it.
    ///
    /// - Parameters:
    ///   - screen: only its translations are followed.
    ///   - reach: how far the ground goes beyond the edges, in points; as far as the screen by default.
    static func beyond(
        _ edges: [TransitionEdge],
        of screen: Participant,
        reach: CGFloat = .infinity,
        in scene: TransitionScene
    ) -> [Participant] {
        let isOutgoing = screen.screen == .outgoing
        let frame = isOutgoing ? scene.outgoingFrame : scene.incomingFrame
        guard let color = isOutgoing ? scene.outgoingColor : scene.incomingColor, scene.size.width > 0,
            scene.size.height > 0
        else { return [screen] }
        let grounds = edges.map { edge in
            let thickness = min(reach, edge.outward.dx == 0 ? frame.height : frame.width)
            let strip = frame.strip(outside: edge, thickness: thickness)
            let part = CGRect(
                x: strip.minX / scene.size.width,
                y: strip.minY / scene.size.height,
                width: strip.width / scene.size.width,
                height: strip.height / scene.size.height
            )
            return Participant(
                .decoration(.color(color, in: part)),
                keyframes: screen.keyframes.map {
                    Keyframe(at: $0.time, $0.pose.shadowed(to: 0), timing: $0.timing)
                }
            )
        }
        return grounds + [screen]
    }
}

extension UIColor {
    /// White, or black in dark mode, for a screen that has no one color. Made once, so that two descriptions of one
    /// transition are equal.
    static let plainGround = UIColor { UIColor(white: $0.userInterfaceStyle == .dark ? 0 : 1, alpha: 1) }
}
