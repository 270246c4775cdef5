import TransitionKit
import UIKit

/// An animator that turns the outgoing screen over like a page. Backward, the page is laid back.
///
/// The page rolls around a cylinder, starting from an edge or a corner. It shows a pale back and casts
/// shadows on the screen beneath it. Under a finger, the corner near the finger lifts first, and the roll is
/// wider the farther the finger is from the edge.
///
/// Inspired by the page curl of `UIPageViewController`.
public struct CurlAnimator: Animator, Hashable {
    /// The edge of the page that lifts. The default is trailing.
    public var edge: TransitionEdge
    /// The angle of the curl toward a corner, in radians, from -0.8 to 0.8. If the value is positive, the
    /// corner that's clockwise from ``edge`` in a left-to-right layout lifts first, and if it's negative, the
    /// other one does. If it's 0, the entire edge lifts at once.
    ///
    /// If `nil` (the default), the position of the gesture that starts the transition determines the angle,
    /// from -0.5 to 0.5. Without a gesture, it's 0.3, which also replaces non-finite values. Values out of
    /// range are clamped.
    public var tilt: CGFloat?
    /// The radius of the cylinder, in points. If `nil` (the default), the radius is one eighth of the
    /// screen's shorter side, or under a finger, from a tenth to a sixth of it. Values are clamped to the
    /// range from a twentieth to half of the page's extent in the direction of the curl, and non-finite
    /// values are treated as 0.
    public var radius: CGFloat?
    /// The color of the page's back. The content of the page shows through a translucent color. If `nil` (the
    /// default), the back has the color of the screen's background, almost opaque, or a lighter one if it's
    /// dark. If the background isn't a single color, the back is white, or dark gray in Dark Mode.
    public var backColor: UIColor?
    public var duration: TimeInterval

    /// Creates a curl animator.
    ///
    /// Each parameter sets the property of the same name. The default duration is 0.8 seconds.
    public init(
        edge: TransitionEdge = .trailing,
        tilt: CGFloat? = nil,
        radius: CGFloat? = nil,
        backColor: UIColor? = nil,
        duration: TimeInterval = 0.8
    ) {
        self.edge = edge
        self.tilt = tilt
        self.radius = radius
        self.backColor = backColor
        self.duration = duration
    }

    public func forward(in scene: TransitionScene) -> Choreography { turning(in: scene).startingFast() }

    public func backward(in scene: TransitionScene) -> Choreography {
        turning(in: scene.reversed()).reversed().startingFast()
    }

    private func turning(in scene: TransitionScene) -> Choreography {
        // No page lies on a card that comes alone.
        guard scene.hasOutgoingView else {
            return Choreography(timing: .linear, participants: Participant.focusing(in: scene))
        }
        let frame = scene.outgoingFrame
        guard frame.isCuttable else { return .crossfade }
        let grasp = scene.touchLocation.map { Grasp(of: frame, at: edge, by: $0) }
        let tilt = (tilt ?? grasp?.tilt ?? Self.usualTilt)
            .playable(or: Self.usualTilt, within: -0.8...0.8)
        let side = min(frame.width, frame.height)
        let curl = PageCurl(
            of: scene,
            angle: atan2(edge.outward.dy, edge.outward.dx) + tilt,
            radius: radius?.playable(or: 0) ?? side * (grasp?.roll ?? 1 / 8)
        )
        let back =
            backColor ?? scene.edgeColor(of: .outgoing)?.paperBack.withAlphaComponent(Self.paper)
            ?? Self.plainPaper
        return Choreography(
            timing: .linear,
            eyeDistance: 4 * max(frame.width, frame.height),
            participants: curl.participants(backColor: back)
        )
    }
}

extension CurlAnimator {
    /// How a finger takes a page by an edge.
    private struct Grasp {
        /// The angle that lifts the corner near the finger first.
        let tilt: CGFloat
        /// The radius of the cylinder, as a fraction of the page's shorter side.
        let roll: CGFloat

        init(of page: CGRect, at edge: TransitionEdge, by finger: CGPoint) {
            let x = (2 * (finger.x - page.minX) / page.width - 1).playable(or: 0, within: -1...1)
            let y = (2 * (finger.y - page.minY) / page.height - 1).playable(or: 0, within: -1...1)
            // Along the edge, clockwise, and across the page, toward the edge.
            let (along, outward): (CGFloat, CGFloat) =
                switch edge {
                case .top: (x, -y)
                case .leading: (-y, -x)
                case .bottom: (-x, y)
                case .trailing: (y, x)
                }
            tilt = along / 2
            roll = 1 / 10 + (1 / 6 - 1 / 10) * (1 - outward) / 2
        }
    }

    /// The tilt of a page that no finger takes, in radians.
    static let usualTilt: CGFloat = 0.3
    /// The opacity of the page's back.
    private static let paper: CGFloat = 0.88
    /// The back of a page whose background isn't a single color. Created once, so that two descriptions of
    /// the same transition are equal.
    private static let plainPaper = UIColor(
        light: UIColor(white: 1, alpha: paper),
        dark: UIColor.black.paperBack.withAlphaComponent(paper)
    )
}

extension Animator where Self == CurlAnimator {
    /// Returns an animator that turns the outgoing screen over like a page. See ``CurlAnimator``.
    public static func curl(
        edge: TransitionEdge = .trailing,
        tilt: CGFloat? = nil,
        radius: CGFloat? = nil,
        backColor: UIColor? = nil,
        duration: TimeInterval = 0.8
    ) -> CurlAnimator {
        CurlAnimator(edge: edge, tilt: tilt, radius: radius, backColor: backColor, duration: duration)
    }
}
