import UIKit

/// A swipe from an edge that remembers which recognizers the app has made it wait for, because UIKit doesn't
/// tell. If one of them waited for the swipe in turn, neither would ever begin.
@available(tvOS, unavailable)
@available(visionOS, unavailable)
@MainActor final class EdgeSwipeRecognizer: UIScreenEdgePanGestureRecognizer {
    private var awaited: [Weak<UIGestureRecognizer>] = []

    override func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        super.require(toFail: otherGestureRecognizer)
        awaited.removeAll { $0.object == nil }
        awaited.append(Weak(object: otherGestureRecognizer))
    }

    func waits(for other: UIGestureRecognizer) -> Bool { awaited.contains { $0.object === other } }
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

    /// Returns whether the app has made an edge swipe wait for another recognizer, itself or with the
    /// other one's delegate.
    @MainActor func isMadeToWait(for other: UIGestureRecognizer) -> Bool {
        #if !os(tvOS) && !os(visionOS)
            if (self as? EdgeSwipeRecognizer)?.waits(for: other) == true { return true }
        #endif
        return (other.delegate?.gestureRecognizer(_:shouldBeRequiredToFailBy:))?(other, self) == true
    }
}
