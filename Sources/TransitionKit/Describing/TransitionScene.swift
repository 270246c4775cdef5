import UIKit

/// All that an animator may know of the transition it describes.
///
/// Animators describe their transitions forward and left to right. In a backward transition the incoming frame
/// of the scene they see is that of the screen which goes away, because their description is played in reverse;
/// in a right-to-left layout frames are mirrored, and so is the description.
public struct TransitionScene: Hashable, Sendable {
    /// The size of the container in points. Never negative and always finite; it may be zero.
    public let size: CGSize
    /// Where the outgoing screen is at rest, in the container's coordinates.
    public let outgoingFrame: CGRect
    /// Where the incoming screen is at rest, in the container's coordinates.
    public let incomingFrame: CGRect
    /// Which way the transition goes.
    public let direction: TransitionDirection
    /// The layout direction of the container's view.
    public let layoutDirection: UIUserInterfaceLayoutDirection
    /// Whether the transition starts under a finger.
    public let isInteractive: Bool
    /// Whether the outgoing screen's view takes part. It doesn't where a presentation leaves it in its place.
    public let hasOutgoing: Bool
    /// Whether the incoming screen's view takes part. It doesn't where a dismissal finds it in its place.
    public let hasIncoming: Bool
    /// The views that the screens name and that are seen, by their names.
    public let elements: [TransitionElementID: TransitionElement]

    /// A scene to describe a transition for: what UIKit would tell of it, or what a test makes up.
    ///
    /// Lengths of the size that are negative or not finite count as 0. The frames are the container's bounds where
    /// they are `nil`; without further settings the transition goes forward and left to right, by itself, between
    /// two screens that both take part and name no views.
    public init(
        size: CGSize,
        outgoingFrame: CGRect? = nil,
        incomingFrame: CGRect? = nil,
        direction: TransitionDirection = .forward,
        layoutDirection: UIUserInterfaceLayoutDirection = .leftToRight,
        isInteractive: Bool = false,
        hasOutgoing: Bool = true,
        hasIncoming: Bool = true,
        elements: [TransitionElementID: TransitionElement] = [:]
    ) {
        func length(_ value: CGFloat) -> CGFloat { value.isFinite ? max(value, 0) : 0 }
        self.size = CGSize(width: length(size.width), height: length(size.height))
        let bounds = CGRect(origin: .zero, size: self.size)
        self.outgoingFrame = outgoingFrame ?? bounds
        self.incomingFrame = incomingFrame ?? bounds
        self.direction = direction
        self.layoutDirection = layoutDirection
        self.isInteractive = isInteractive
        self.hasOutgoing = hasOutgoing
        self.hasIncoming = hasIncoming
        self.elements = elements
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

    /// What takes the place of a transition for users who want less motion: the screen further on fades.
    var crossfade: Choreography { direction == .forward ? .crossfade : Choreography.crossfade.reversed() }

    /// The scene as a transition the other way would describe it.
    var swapped: TransitionScene {
        TransitionScene(
            size: size,
            outgoingFrame: incomingFrame,
            incomingFrame: outgoingFrame,
            direction: direction,
            layoutDirection: layoutDirection,
            isInteractive: isInteractive,
            hasOutgoing: hasIncoming,
            hasIncoming: hasOutgoing,
            elements: elements.mapValues(\.swapped)
        )
    }

    /// The scene as an animator describes it: forward and left to right.
    var described: TransitionScene {
        let isForward = direction == .forward
        func mirrored(_ frame: CGRect) -> CGRect {
            guard layoutDirection == .rightToLeft else { return frame }
            return CGRect(
                x: size.width - frame.maxX,
                y: frame.minY,
                width: frame.width,
                height: frame.height
            )
        }
        return TransitionScene(
            size: size,
            outgoingFrame: mirrored(isForward ? outgoingFrame : incomingFrame),
            incomingFrame: mirrored(isForward ? incomingFrame : outgoingFrame),
            direction: direction,
            layoutDirection: layoutDirection,
            isInteractive: isInteractive,
            hasOutgoing: isForward ? hasOutgoing : hasIncoming,
            hasIncoming: isForward ? hasIncoming : hasOutgoing,
            elements: elements.mapValues { element in
                let described = isForward ? element : element.swapped
                return layoutDirection == .rightToLeft ? described.mirrored(in: size.width) : described
            }
        )
    }
}
