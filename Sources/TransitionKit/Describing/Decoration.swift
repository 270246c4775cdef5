import UIKit

/// A view that belongs to neither screen and takes part in a transition.
///
/// ```swift
/// let veil = Participant(
///     .decoration(.color(.systemTeal)),
///     keyframes: [
///         Keyframe(at: 0, .rest.faded(to: 0)), Keyframe(at: 0.5, .rest),
///         Keyframe(at: 1, .rest.faded(to: 0)),
///     ]
/// )
/// ```
public struct Decoration: Hashable, Sendable {
    /// Where it is at rest, in fractions of the container; it may reach beyond it. What is not finite counts as the
    /// whole container.
    public var frame: CGRect
    private let content: Content

    private indirect enum Content: Hashable, Sendable {
        case color(UIColor)
        case gradient(UIColor, UIColor, TransitionEdge)
        case view(Maker)
    }

    private struct Maker: Hashable, Sendable {
        let name: String
        let make: @Sendable @MainActor () -> UIView

        static func == (first: Maker, second: Maker) -> Bool { first.name == second.name }

        func hash(into hasher: inout Hasher) { hasher.combine(name) }
    }

    private init(_ content: Content, _ frame: CGRect) {
        self.content = content
        self.frame = frame
    }

    /// A plain color; in the whole container unless a frame is named.
    public static func color(_ color: UIColor, in frame: CGRect = wholeContainer) -> Decoration {
        Decoration(.color(color), frame)
    }

    /// A gradient from a color at one edge to another at the opposite one; in the whole container unless a frame is
    /// named.
    public static func gradient(
        from start: UIColor,
        at edge: TransitionEdge,
        to end: UIColor,
        in frame: CGRect = wholeContainer
    ) -> Decoration {
        Decoration(.gradient(start, end, edge), frame)
    }

    /// A view that is made for the transition; in the whole container unless a frame is named.
    ///
    /// - Parameters:
    ///   - name: what it is known by; two decorations of one name and one frame count as the same.
    ///   - frame: where it lies, in fractions of the container; all of it by default.
    ///   - make: makes the view once for each transition. It is only looked at: it takes no touches.
    public static func view(
        _ name: String,
        in frame: CGRect = wholeContainer,
        make: @escaping @Sendable @MainActor () -> UIView
    ) -> Decoration {
        Decoration(.view(Maker(name: name, make: make)), frame)
    }

    /// The frame of a decoration that fills the container.
    public static let wholeContainer = CGRect(x: 0, y: 0, width: 1, height: 1)

    public func hash(into hasher: inout Hasher) {
        hasher.combine(frame)
        hasher.combine(content)
    }

    /// The same in a mirror that swaps left and right.
    var mirrored: Decoration {
        let frame = frame.mirrored(in: 1)
        guard case .gradient(let start, let end, let edge) = content else {
            return Decoration(content, frame)
        }
        return Decoration(.gradient(start, end, edge.mirrored), frame)
    }

    /// The view that plays it, in its place in a container of a size.
    @_spi(Host) @MainActor public func view(in size: CGSize) -> UIView {
        let frame = frame.usable ?? Self.wholeContainer
        let place = CGRect(
            x: frame.minX * size.width,
            y: frame.minY * size.height,
            width: max(frame.width * size.width, 0),
            height: max(frame.height * size.height, 0)
        )
        let view: UIView
        switch content {
        case .color(let color):
            view = UIView()
            view.backgroundColor = color
        case .gradient(let start, let end, let edge): view = GradientView(from: start, at: edge, to: end)
        case .view(let maker): view = maker.make()
        }
        view.frame = place
        view.becomeDecoration()
        return view
    }
}
