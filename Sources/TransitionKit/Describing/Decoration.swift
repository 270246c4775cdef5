import UIKit

/// A view in a transition that belongs to neither screen.
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
    /// The frame at rest, in fractions of the container. It can extend beyond the container. A non-finite
    /// frame is replaced by the entire container.
    public var frame: CGRect
    let content: Content

    /// What the decoration shows.
    indirect enum Content: Hashable, Sendable {
        case color(UIColor)
        case gradient(UIColor, UIColor, TransitionEdge)
        case view(Maker)
    }

    /// A closure that creates a view, and the name that identifies it.
    struct Maker: Hashable, Sendable {
        let name: String
        let make: @Sendable @MainActor () -> UIView

        static func == (first: Maker, second: Maker) -> Bool { first.name == second.name }

        func hash(into hasher: inout Hasher) { hasher.combine(name) }
    }

    /// Returns a decoration with a plain color, in a frame in fractions of the container. By default, it
    /// fills the container.
    public static func color(_ color: UIColor, in frame: CGRect = wholeContainer) -> Decoration {
        Decoration(frame: frame, content: .color(color))
    }

    /// Returns a decoration with a gradient from a color at one edge to another color at the opposite edge,
    /// in a frame in fractions of the container. By default, it fills the container.
    public static func gradient(
        from start: UIColor,
        at edge: TransitionEdge,
        to end: UIColor,
        in frame: CGRect = wholeContainer
    ) -> Decoration { Decoration(frame: frame, content: .gradient(start, end, edge)) }

    /// Returns a decoration with a custom view.
    ///
    /// - Parameters:
    ///   - name: The name that identifies the decoration. Two decorations with the same name and frame are
    ///     equal.
    ///   - frame: The frame at rest, in fractions of the container. The default is the entire container.
    ///   - make: A closure that creates the view. It's called when the transition starts, once for each
    ///     participant that shows the decoration. If the container changes its size during the transition,
    ///     the closure is called again: once right after each change, and once when pictures are taken in the
    ///     new size. If something has to continue, such as an animation, keep its state outside the view. The
    ///     view doesn't receive touches.
    public static func view(
        _ name: String,
        in frame: CGRect = wholeContainer,
        make: @escaping @Sendable @MainActor () -> UIView
    ) -> Decoration { Decoration(frame: frame, content: .view(Maker(name: name, make: make))) }

    /// The frame of a decoration that fills the container.
    public static let wholeContainer = CGRect(x: 0, y: 0, width: 1, height: 1)

    public func hash(into hasher: inout Hasher) {
        hasher.combine(frame)
        hasher.combine(content)
    }

    /// The decoration with left and right exchanged.
    var mirrored: Decoration {
        let frame = frame.mirrored(in: 1)
        guard case .gradient(let start, let end, let edge) = content else {
            return Decoration(frame: frame, content: content)
        }
        return Decoration(frame: frame, content: .gradient(start, end, edge.mirrored))
    }
}
