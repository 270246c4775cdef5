import UIKit

/// The interaction in place of the system's swipes back. It follows what they follow: fingers, and scrolling
/// with two fingers on a trackpad, but not a pointer that drags.
@MainActor final class SwipeBackInteraction: GestureInteraction {
    /// Creates an interaction that replaces the system's swipes.
    ///
    /// - Parameter isEverywhere: Whether a finger can begin in the entire view, where the swipe takes
    ///   precedence over everything at the leading edge. Otherwise, it begins at that edge only, as before
    ///   iOS 26.
    init(isEverywhere: Bool) { super.init(SwipeBackSource(isEverywhere: isEverywhere)) }

    /// Returns an interaction for a swipe back like the platform's own: from anywhere in iOS 26 and later and
    /// in visionOS, and from the leading edge in earlier versions of iOS. Returns `nil` if the platform has
    /// none.
    static func platformDefault() -> GestureInteraction? {
        #if os(tvOS)
            nil
        #elseif os(visionOS)
            SwipeBackInteraction(isEverywhere: true)
        #else
            if #available(iOS 26.0, *) { return SwipeBackInteraction(isEverywhere: true) }
            return SwipeBackInteraction(isEverywhere: false)
        #endif
    }
}

/// A pan away from the leading edge.
private struct SwipeBackSource: SwipeLikeSource {
    let isEverywhere: Bool
    let edge = TransitionEdge.leading
    let distance: CGFloat? = nil
    /// The width of the area at the edge, in points. It's that of the system's swipe from the edge.
    private static let edgeWidth: CGFloat = 20

    func makeRecognizer() -> UIGestureRecognizer {
        let pan = SwipeBackRecognizer()
        pan.followOneFinger()
        pan.ignorePointers()
        return pan
    }

    func takesPrecedence(from landing: CGPoint, on view: UIView) -> Bool {
        let inward = movement(in: .away, on: view).dx
        let depth = inward > 0 ? landing.x - view.bounds.minX : view.bounds.maxX - landing.x
        return depth < Self.edgeWidth
    }

    func begins(from landing: CGPoint, on view: UIView) -> Bool {
        let isAtEdge = takesPrecedence(from: landing, on: view)
        guard isAtEdge || isEverywhere else { return false }
        // The app can disable the system's swipe that would begin there.
        let stack = view.next as? UINavigationController
        return stack?.popRecognizer(atEdge: isAtEdge)?.isEnabled ?? true
    }
}

extension SwipeBackRecognizer: WaitingRecognizer {}
