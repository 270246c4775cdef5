import UIKit

extension UIPanGestureRecognizer {
    /// Makes the recognizer follow a single finger on the screen, and two fingers on a trackpad in the same
    /// way. It ignores wheels, which turn in steps and have no end that could determine the outcome of a
    /// transition. On a remote, there's only one finger.
    @MainActor package func followOneFinger() {
        #if !os(tvOS)
            maximumNumberOfTouches = 1
            allowedScrollTypesMask = .continuous
        #endif
    }

    /// Returns the direction in which the finger started: from where it landed, if that's known and it has
    /// moved since, or else that of its velocity, or of its translation.
    @MainActor package func heading(from landing: CGPoint?, in view: UIView?) -> CGPoint {
        if let landing {
            let place = location(in: view)
            if place != landing { return CGPoint(x: place.x - landing.x, y: place.y - landing.y) }
        }
        let speed = velocity(in: view)
        return speed == .zero ? translation(in: view) : speed
    }
}

extension UIGestureRecognizer {
    /// Makes the recognizer ignore pointers, pencils, and anything else that isn't a finger on the screen. On
    /// visionOS, all touches are indirect.
    @MainActor func ignorePointers() {
        #if !os(tvOS) && !os(visionOS)
            allowedTouchTypes = [NSNumber(value: UITouch.TouchType.direct.rawValue)]
        #endif
    }

    /// Whether the recognizer follows a single finger that drags.
    @MainActor var isDragOfOneFinger: Bool {
        guard let pan = self as? UIPanGestureRecognizer else { return false }
        #if os(tvOS)
            return true
        #else
            return pan.minimumNumberOfTouches <= 1
        #endif
    }

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
