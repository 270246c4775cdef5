import UIKit

/// All that an animator may know of the transition it describes.
///
/// Animators describe their transitions from left to right: in a right-to-left layout the frames are mirrored, and so
/// is the description.
public struct TransitionScene: Hashable, Sendable {
    /// The size of the container in points. Never negative and always finite; it may be zero.
    public private(set) var size: CGSize
    /// Where the outgoing screen is at rest, in the container's coordinates.
    public private(set) var outgoingFrame: CGRect
    /// Where the incoming screen is at rest, in the container's coordinates.
    public private(set) var incomingFrame: CGRect
    /// Which way the transition goes.
    public private(set) var direction: TransitionDirection
    /// The layout direction of the container's view.
    public private(set) var layoutDirection: UIUserInterfaceLayoutDirection
    /// Whether the outgoing screen's view takes part. It doesn't where a presentation leaves it in its place.
    public private(set) var hasOutgoing: Bool
    /// Whether the incoming screen's view takes part. It doesn't where a dismissal finds it in its place.
    public private(set) var hasIncoming: Bool
    /// The views that the screens name and that are seen, by their names.
    public private(set) var elements: [TransitionElementID: TransitionElement]
    /// The views that lie in front of named ones which both screens show, by the screen that they are on, from back to
    /// front. An animator that lets named views fly keeps these in front of them.
    public private(set) var foreground: [TransitionSide: [TransitionElementID]]
    /// The color of the outgoing screen's ground, if it has one color: its own opaque background, or that of a view
    /// that fills it.
    public private(set) var outgoingColor: UIColor?
    /// The color of the incoming screen's ground, found as ``outgoingColor`` is.
    public private(set) var incomingColor: UIColor?
    /// The radius, in points, that suits the corners of a screen while it is away from the container's edges: that of
    /// the container's own corners where iOS 26 tells it, else ``usualCornerRadius``.
    public private(set) var cornerRadius: CGFloat

    /// The corner radius of screens that are away from the edges of a container whose own corners are not known:
    /// 32 points, about that of the glass of a phone.
    public static let usualCornerRadius: CGFloat = 32

    /// A scene to describe a transition for: what UIKit would tell of it, or what a test makes up.
    ///
    /// Lengths of the size that are negative or not finite count as 0. The frames are the container's bounds where
    /// they are `nil`; without further settings the transition goes forward and left to right, between
    /// two screens that both take part, name no views, and have no ground of one color. A frame that is not finite
    /// counts as the bounds, a corner radius that is negative or not finite as 0.
    public init(
        size: CGSize,
        outgoingFrame: CGRect? = nil,
        incomingFrame: CGRect? = nil,
        direction: TransitionDirection = .forward,
        layoutDirection: UIUserInterfaceLayoutDirection = .leftToRight,
        hasOutgoing: Bool = true,
        hasIncoming: Bool = true,
        elements: [TransitionElementID: TransitionElement] = [:],
        foreground: [TransitionSide: [TransitionElementID]] = [:],
        outgoingColor: UIColor? = nil,
        incomingColor: UIColor? = nil,
        cornerRadius: CGFloat = usualCornerRadius
    ) {
        func length(_ value: CGFloat) -> CGFloat { value.isFinite ? max(value, 0) : 0 }
        self.size = CGSize(width: length(size.width), height: length(size.height))
        let bounds = CGRect(origin: .zero, size: self.size)
        self.outgoingFrame = outgoingFrame?.usable ?? bounds
        self.incomingFrame = incomingFrame?.usable ?? bounds
        self.direction = direction
        self.layoutDirection = layoutDirection
        self.hasOutgoing = hasOutgoing
        self.hasIncoming = hasIncoming
        self.elements = elements
        self.foreground = foreground
        self.outgoingColor = outgoingColor
        self.incomingColor = incomingColor
        self.cornerRadius = length(cornerRadius)
    }

    /// The way from the container's middle to the middle of a like container beyond an edge, in points: what a
    /// screen travels that is followed by another.
    ///
    /// - Parameters:
    ///   - edge: the edge that is left by.
    ///   - spacing: a gap between the two, in points. 0 by default.
    public func travel(towards edge: TransitionEdge, spacing: CGFloat = 0) -> CGVector {
        let outward = edge.outward
        return CGVector(
            dx: outward.dx * (size.width + spacing),
            dy: outward.dy * (size.height + spacing)
        )
    }

    /// The shortest way that takes a frame out of the container by an edge, in points.
    public func translation(moving frame: CGRect, outBy edge: TransitionEdge) -> CGVector {
        switch edge {
        case .top: CGVector(dx: 0, dy: -frame.maxY)
        case .leading: CGVector(dx: -frame.maxX, dy: 0)
        case .bottom: CGVector(dx: 0, dy: size.height - frame.minY)
        case .trailing: CGVector(dx: size.width - frame.minX, dy: 0)
        }
    }

    /// The scene of the same transition the other way: each screen in the other's place.
    public func reversed() -> TransitionScene {
        var scene = self
        (scene.outgoingFrame, scene.incomingFrame) = (incomingFrame, outgoingFrame)
        (scene.hasOutgoing, scene.hasIncoming) = (hasIncoming, hasOutgoing)
        scene.foreground = [:]
        for (side, views) in foreground { scene.foreground[side.opposite] = views }
        (scene.outgoingColor, scene.incomingColor) = (incomingColor, outgoingColor)
        scene.direction = direction.reversed
        scene.elements = elements.mapValues(\.reversed)
        return scene
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(size)
        hasher.combine(outgoingFrame)
        hasher.combine(incomingFrame)
        hasher.combine(direction)
        hasher.combine(layoutDirection)
        hasher.combine(hasOutgoing)
        hasher.combine(hasIncoming)
        hasher.combine(elements)
        hasher.combine(foreground)
        hasher.combine(outgoingColor)
        hasher.combine(incomingColor)
        hasher.combine(cornerRadius)
    }
}

extension TransitionScene {
    /// What takes the place of a transition for users who want less motion: the screen further on fades.
    var crossfade: Choreography { direction == .forward ? .crossfade : Choreography.crossfade.reversed() }

    /// The scene in a mirror that swaps left and right.
    func mirrored() -> TransitionScene {
        var scene = self
        scene.outgoingFrame = outgoingFrame.mirrored(in: size.width)
        scene.incomingFrame = incomingFrame.mirrored(in: size.width)
        scene.elements = elements.mapValues { $0.mirrored(in: size.width) }
        return scene
    }
}
