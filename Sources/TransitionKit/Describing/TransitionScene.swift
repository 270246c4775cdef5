import UIKit

/// The information about a transition that's available to an animator.
///
/// Animators describe transitions in a left-to-right layout. In a right-to-left layout, both the frames in
/// the scene and the description are mirrored.
public struct TransitionScene: Hashable, Sendable {
    /// The size of the container, in points. It's finite and never negative, but it can be zero.
    public private(set) var size: CGSize
    /// The frame of the outgoing screen at rest, in the container's coordinates.
    public private(set) var outgoingFrame: CGRect
    /// The frame of the incoming screen at rest, in the container's coordinates.
    public private(set) var incomingFrame: CGRect
    /// The direction of the transition.
    public private(set) var direction: TransitionDirection
    /// The layout direction. In a modal presentation, it's that of the presented screen's view. In all other
    /// transitions, and in a presentation of the product Presentations, it's that of the container.
    public private(set) var layoutDirection: UIUserInterfaceLayoutDirection
    /// A Boolean value that indicates whether the outgoing screen's view takes part. It doesn't if a
    /// presentation leaves the presenting screen in place.
    public private(set) var hasOutgoingView: Bool
    /// A Boolean value that indicates whether the incoming screen's view takes part. It doesn't if a
    /// dismissal finds the presenting screen in place.
    public private(set) var hasIncomingView: Bool
    /// The visible views that the screens name, by name.
    public private(set) var elements: [TransitionElementID: TransitionElement]
    /// The identifiers of the views in front of the shared views, from back to front, for each screen. An
    /// animator that moves shared views adds an element participant for each view in front, so that it stays
    /// there. Most of the views in front have no name, and ``elements`` doesn't contain them.
    public private(set) var foreground: [TransitionSide: [TransitionElementID]]
    /// The shared views and the ``foreground``, from back to front.
    package internal(set) var drawingOrder: [TransitionSide: [TransitionElementID]] = [:]
    /// The views in front of each of the animator's targets, like ``foreground``.
    package internal(set) var targetForeground:
        [TransitionSide: [TransitionElementID: [TransitionElementID]]] = [:]
    /// The background color of the outgoing screen: its own opaque background, or that of a view that fills
    /// it. It's `nil` if the background isn't a single color.
    public private(set) var outgoingBackgroundColor: UIColor?
    /// The background color of the incoming screen, determined like ``outgoingBackgroundColor``.
    public private(set) var incomingBackgroundColor: UIColor?
    /// The parts of the screens without a background that show anything, in the container's coordinates.
    package internal(set) var shownFrames: [TransitionSide: CGRect] = [:]
    /// The screens whose background can't be seen, because something else covers it, such as a photo.
    package internal(set) var coveredBackgrounds: Set<TransitionSide> = []
    /// The screens that show what's behind them, because they have no background.
    package var seeThroughScreens: Set<TransitionSide> { Set(shownFrames.keys) }
    /// A Boolean value that indicates whether one of the screens has no background at all, so that the
    /// container shows through.
    package var isSeeThrough: Bool { !shownFrames.isEmpty }
    /// The corner radius, in points, for screens that are away from the container's edges. In iOS 26 and
    /// later, it's the radius of the container's corners, or of the display's if the container fills its
    /// window. If the radius isn't known, it's ``defaultCornerRadius``.
    public private(set) var cornerRadius: CGFloat
    /// The place where the gesture that starts the transition began, in the container's coordinates: that of
    /// the finger, or the point between several fingers. It's `nil` if no gesture starts the transition.
    public private(set) var touchLocation: CGPoint?

    /// The corner radius for screens that are away from the edges of a container whose own corners aren't
    /// known: 32 points, which is close to that of a phone's display.
    public static let defaultCornerRadius: CGFloat = 32

    /// Creates a scene, for example for a test.
    ///
    /// If a frame is `nil` or non-finite, the container's bounds are used. By default, the transition goes
    /// forward, in a left-to-right layout, between two screens that both take part, name no views, and have
    /// no background color, and no finger starts it. Negative and non-finite lengths and radii are treated as
    /// 0. A non-finite location is treated as `nil`.
    public init(
        size: CGSize,
        outgoingFrame: CGRect? = nil,
        incomingFrame: CGRect? = nil,
        direction: TransitionDirection = .forward,
        layoutDirection: UIUserInterfaceLayoutDirection = .leftToRight,
        hasOutgoingView: Bool = true,
        hasIncomingView: Bool = true,
        elements: [TransitionElementID: TransitionElement] = [:],
        foreground: [TransitionSide: [TransitionElementID]] = [:],
        outgoingBackgroundColor: UIColor? = nil,
        incomingBackgroundColor: UIColor? = nil,
        cornerRadius: CGFloat = defaultCornerRadius,
        touchLocation: CGPoint? = nil
    ) {
        func length(_ value: CGFloat) -> CGFloat { value.isFinite ? max(value, 0) : 0 }
        self.size = CGSize(width: length(size.width), height: length(size.height))
        let bounds = CGRect(origin: .zero, size: self.size)
        self.outgoingFrame = outgoingFrame?.usable ?? bounds
        self.incomingFrame = incomingFrame?.usable ?? bounds
        self.direction = direction
        self.layoutDirection = layoutDirection
        self.hasOutgoingView = hasOutgoingView
        self.hasIncomingView = hasIncomingView
        self.elements = elements
        self.foreground = foreground
        self.outgoingBackgroundColor = outgoingBackgroundColor
        self.incomingBackgroundColor = incomingBackgroundColor
        self.cornerRadius = length(cornerRadius)
        self.touchLocation = touchLocation.flatMap { $0.x.isFinite && $0.y.isFinite ? $0 : nil }
    }

    /// Returns the frame of a side's screen at rest, in the container's coordinates.
    public func frame(of side: TransitionSide) -> CGRect { side == .outgoing ? outgoingFrame : incomingFrame }

    /// Returns the positions of a target, or `nil` if neither screen shows it because it no longer exists, is
    /// hidden, transparent, empty, scrolled out of view, or outside the screen.
    public func element(of target: TransitionTarget) -> TransitionElement? { elements[target.id] }

    /// Returns the vector from the center of the container to the center of an equal container beyond an
    /// edge, in points. A screen travels by this vector if another one follows it.
    ///
    /// - Parameters:
    ///   - edge: The edge by which the screen leaves.
    ///   - spacing: The gap between the two screens, in points. The default is 0. If it's negative, the
    ///     screens overlap. If it's non-finite, the vector is, too, and poses treat it as 0.
    public func travel(toward edge: TransitionEdge, spacing: CGFloat = 0) -> CGVector {
        let outward = edge.outward
        return CGVector(dx: outward.dx * (size.width + spacing), dy: outward.dy * (size.height + spacing))
    }

    /// Returns the shortest translation that moves a frame out of the container by an edge, in points.
    public func translation(moving frame: CGRect, outBy edge: TransitionEdge) -> CGVector {
        switch edge {
        case .top: CGVector(dx: 0, dy: -frame.maxY)
        case .leading: CGVector(dx: -frame.maxX, dy: 0)
        case .bottom: CGVector(dx: 0, dy: size.height - frame.minY)
        case .trailing: CGVector(dx: size.width - frame.minX, dy: 0)
        }
    }

    /// Returns the scene of the reverse transition, with the roles of the screens exchanged.
    public func reversed() -> TransitionScene {
        var scene = self
        swap(&scene.outgoingFrame, &scene.incomingFrame)
        swap(&scene.hasOutgoingView, &scene.hasIncomingView)
        swap(&scene.outgoingBackgroundColor, &scene.incomingBackgroundColor)
        scene.foreground = Dictionary(uniqueKeysWithValues: foreground.map { ($0.opposite, $1) })
        scene.drawingOrder = Dictionary(uniqueKeysWithValues: drawingOrder.map { ($0.opposite, $1) })
        scene.targetForeground = Dictionary(uniqueKeysWithValues: targetForeground.map { ($0.opposite, $1) })
        scene.shownFrames = Dictionary(uniqueKeysWithValues: shownFrames.map { ($0.opposite, $1) })
        scene.coveredBackgrounds = Set(coveredBackgrounds.map(\.opposite))
        scene.direction = direction.reversed
        scene.elements = elements.mapValues(\.reversed)
        return scene
    }

    public func hash(into hasher: inout Hasher) {
        // Few scenes have all of these in common.
        hasher.combine(size)
        hasher.combine(outgoingFrame)
        hasher.combine(incomingFrame)
        hasher.combine(direction)
        hasher.combine(elements)
    }

    /// The crossfade that replaces a transition if Reduce Motion is on.
    var crossfade: Choreography { direction == .forward ? .crossfade : Choreography.crossfade.reversed() }

    /// Returns the scene with left and right exchanged.
    ///
    /// For a transition that can come from either side, describe one side, and return `forward(in:
    /// scene.mirrored()).mirrored()` for the other. This way, screens that aren't in the center of the
    /// container stay where they are.
    public func mirrored() -> TransitionScene {
        var scene = self
        scene.outgoingFrame = outgoingFrame.mirrored(in: size.width)
        scene.incomingFrame = incomingFrame.mirrored(in: size.width)
        scene.elements = elements.mapValues { $0.mirrored(in: size.width) }
        scene.shownFrames = shownFrames.mapValues { $0.mirrored(in: size.width) }
        scene.touchLocation = touchLocation.map { CGPoint(x: size.width - $0.x, y: $0.y) }
        return scene
    }
}
