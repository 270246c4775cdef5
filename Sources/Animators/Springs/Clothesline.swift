import TransitionKit
import UIKit

/// A clothesline and its pegs.
enum Clothesline {
    /// The height of the line above the screens, as a fraction of the container.
    static let height: CGFloat = 0.022

    /// Returns the line above screens whose tops are at a position, in fractions of the container.
    static func line(above top: CGFloat) -> Participant {
        let frame = CGRect(x: -0.5, y: top - height - 0.0015, width: 2, height: 0.003)
        return Participant(.decoration(.color(.rope, in: frame)), keyframes: lineKeyframes)
    }

    /// Returns the two pegs that hold a screen, whose frame is in fractions of the container.
    static func pegs(on screen: CGRect, in scene: TransitionScene) -> [Participant] {
        let margins: [CGFloat] = [0.4, 0.6]
        return margins.map { peg(at: screen.minX + $0 * screen.width, above: screen.minY, in: scene) }
    }

    /// Returns a peg across the line above the top of the screen, in fractions of the container.
    private static func peg(at place: CGFloat, above top: CGFloat, in scene: TransitionScene) -> Participant {
        let width = 0.013 * scene.size.height / max(scene.size.width, 1)
        let frame = CGRect(x: place - width / 2, y: top - height - 0.013, width: width, height: 0.05)
        return Participant(
            .decoration(.gradient(from: .wood, at: .leading, to: .darkWood, in: frame)),
            shadow: Participant.Shadow(radius: 3, y: 2),
            keyframes: pegKeyframes.map {
                Keyframe(at: $0.time, $0.pose.rounded(to: 3).shadowed(to: 0.4 * $0.pose.opacity))
            }
        )
    }

    /// The line is visible only while the screens leave room for it. At rest, it would be seen on the
    /// screens.
    private static let lineKeyframes = [
        Keyframe(at: 0.05, .rest.faded(to: 0)), Keyframe(at: 0.12, .rest), Keyframe(at: 0.88, .rest),
        Keyframe(at: 0.95, .rest.faded(to: 0)),
    ]

    /// The pegs are visible only while the line is below a navigation bar. Otherwise, nothing but their ends
    /// would be seen, at the lower edge of the bar.
    private static let pegKeyframes = [
        Keyframe(at: 0.2, .rest.faded(to: 0)), Keyframe(at: 0.26, .rest), Keyframe(at: 0.74, .rest),
        Keyframe(at: 0.8, .rest.faded(to: 0)),
    ]
}

extension UIColor {
    fileprivate static let rope = UIColor(
        light: UIColor(white: 0.35, alpha: 1),
        dark: UIColor(white: 0.6, alpha: 1)
    )
    fileprivate static let wood = UIColor(red: 0.87, green: 0.7, blue: 0.48, alpha: 1)
    fileprivate static let darkWood = UIColor(red: 0.7, green: 0.51, blue: 0.31, alpha: 1)
}
