import TransitionKit
import UIKit

/// The old screen is turned over like a page: it rolls around a cylinder from an edge or a corner, shows its pale back,
/// and casts shadows on what lies under it. Backward the page is laid back.
public struct CurlAnimator: Animator, Hashable {
    /// The edge of the page that lifts. Trailing by default.
    public var edge: TransitionEdge
    /// How far the page is turned towards a corner, in radians, -0.8…0.8. Above 0 the corner lifts first that follows the
    /// edge clockwise, below 0 the one before it; at 0 the whole edge lifts at once. 0.3 by default, and where it is
    /// not finite.
    public var tilt: CGFloat
    /// The radius of the cylinder, in points. `nil` (the default) is an eighth of the screen's shorter side. Values that
    /// suit no page count as the nearest that does.
    public var radius: CGFloat?
    /// The color of the page's back, through which the page shows as far as the color is transparent. `nil` (the
    /// default) is the color of the screen's background, almost opaque.
    public var backColor: UIColor?
    public var duration: TimeInterval

    /// Each parameter sets the property of its name; `duration` is in seconds, 0.8 by default.
    public init(
        edge: TransitionEdge = .trailing,
        tilt: CGFloat = 0.3,
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

    public func forward(in scene: TransitionScene) -> Choreography { turning(in: scene).brisk() }

    public func backward(in scene: TransitionScene) -> Choreography {
        turning(in: scene.reversed()).reversed().brisk()
    }

    private func turning(in scene: TransitionScene) -> Choreography {
        let frame = scene.outgoingFrame
        guard frame.isCuttable else { return .crossfade }
        let tilt = tilt.playable(or: 0.3, within: -0.8...0.8)
        let curl = PageCurl(
            of: scene,
            angle: atan2(edge.outward.dy, edge.outward.dx) + tilt,
            radius: radius?.playable(or: 0) ?? min(frame.width, frame.height) / 8
        )
        let back = backColor ?? scene.outgoingColor?.withAlphaComponent(Self.paper) ?? Self.plainPaper
        return Choreography(
            timing: .linear,
            eyeDistance: 4 * max(frame.width, frame.height),
            curl.participants(backColor: back)
        )
    }
}

extension CurlAnimator {
    /// How opaque the back of a page is.
    private static let paper: CGFloat = 0.88
    /// The back of a page that has no one color. Made once, so that two descriptions of one transition are equal.
    private static let plainPaper = UIColor.plainGround.withAlphaComponent(paper)
}

extension Animator where Self == CurlAnimator {
    /// The old screen is turned over like a page; see ``CurlAnimator``.
    public static func curl(
        edge: TransitionEdge = .trailing,
        tilt: CGFloat = 0.3,
        radius: CGFloat? = nil,
        backColor: UIColor? = nil,
        duration: TimeInterval = 0.8
    ) -> CurlAnimator {
        CurlAnimator(edge: edge, tilt: tilt, radius: radius, backColor: backColor, duration: duration)
    }
}
