import UIKit

/// A recognizer that remembers which others the app has made it wait for, because UIKit doesn't tell. If one
/// of them waited for it in turn, neither would ever begin.
@MainActor protocol WaitingRecognizer: UIGestureRecognizer {
    var awaited: [Weak<UIGestureRecognizer>] { get }
}

@available(tvOS, unavailable)
@available(visionOS, unavailable)
@MainActor final class EdgeSwipeRecognizer: UIScreenEdgePanGestureRecognizer, WaitingRecognizer {
    private(set) var awaited: [Weak<UIGestureRecognizer>] = []

    override func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        super.require(toFail: otherGestureRecognizer)
        awaited.append(Weak(object: otherGestureRecognizer))
    }
}

extension UIGestureRecognizer {
    /// Whether the recognizer follows a finger from an edge of the screen.
    @MainActor var isEdgeSwipe: Bool {
        #if os(tvOS) || os(visionOS)
            false
        #else
            self is UIScreenEdgePanGestureRecognizer
        #endif
    }

    /// Returns whether the app has made a swipe wait for another recognizer, itself or with the other one's
    /// delegate.
    @MainActor func isMadeToWait(for other: UIGestureRecognizer) -> Bool {
        if let own = self as? any WaitingRecognizer, own.awaited.contains(where: { $0.object === other }) {
            return true
        }
        return (other.delegate?.gestureRecognizer(_:shouldBeRequiredToFailBy:))?(other, self) == true
    }
}
