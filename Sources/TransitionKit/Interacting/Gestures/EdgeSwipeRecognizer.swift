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
