// The removal of targets, or of closures if there's no Objective-C.

#if canImport(ObjectiveC)
    import UIKit
#else
    @_spi(Host) import UIKit
#endif

extension UIGestureRecognizer {
    /// Removes a target that `whenever(_:)` has returned.
    func removeCallbackTarget(_ target: AnyObject) {
        #if canImport(ObjectiveC)
            removeTarget(target, action: nil)
        #else
            removeHandlers(for: target)
        #endif
    }
}
