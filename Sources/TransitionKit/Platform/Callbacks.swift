// Callbacks with a target and a selector, or closures if there's no Objective-C.

#if canImport(ObjectiveC)
    import UIKit
#else
    @_spi(Host) import QuartzCore
    @_spi(Host) import UIKit
#endif

/// A timer that calls a closure once per frame with the current time, until it's stopped or released.
@MainActor package final class Ticker {
    // Created and used on the main actor. Only stopping can happen elsewhere.
    private nonisolated(unsafe) let link: CADisplayLink

    deinit { link.invalidate() }

    /// Creates a timer and starts it.
    ///
    /// - Parameters:
    ///   - isSlow: Whether the timer requests only ten frames per second. The system might not grant it.
    ///     The default is `false`.
    ///   - handler: The closure.
    package init(isSlow: Bool = false, _ handler: @escaping @MainActor (CFTimeInterval) -> Void) {
        #if canImport(ObjectiveC)
            let target = CallbackTarget { handler(CACurrentMediaTime()) }
            link = CADisplayLink(target: target, selector: #selector(CallbackTarget.call))
        #else
            link = CADisplayLink { _ in MainActor.assumeIsolated { handler(CACurrentMediaTime()) } }
        #endif
        if isSlow { link.preferredFrameRateRange = CAFrameRateRange(minimum: 10, maximum: 20, preferred: 10) }
        link.add(to: .main, forMode: .common)
    }

    /// Whether the timer requests the display's maximum frame rate, instead of the system's default. The
    /// default is `false`. The system might not grant it.
    var isFast = false {
        didSet {
            guard isFast != oldValue else { return }
            link.preferredFrameRateRange =
                isFast ? CAFrameRateRange(minimum: 80, maximum: 120, preferred: 120) : .default
        }
    }

    package func stop() { link.invalidate() }
}

extension UIGestureRecognizer {
    /// Calls a closure whenever the gesture begins, changes, ends, or is canceled.
    ///
    /// - Returns: The target of the calls, which you keep for as long as you want them. The recognizer goes
    ///   on trying to call it, so remove it from a recognizer that lives longer.
    package func whenever(_ handler: @escaping @MainActor (UIGestureRecognizer) -> Void) -> AnyObject {
        // The recognizer exists whenever it calls.
        let target = CallbackTarget { [unowned self] in handler(self) }
        #if canImport(ObjectiveC)
            addTarget(target, action: #selector(CallbackTarget.call))
        #else
            addHandler(for: target) { [weak target] _ in target?.handler() }
        #endif
        return target
    }

    /// Removes a target that `whenever(_:)` has returned.
    package func removeCallbackTarget(_ target: AnyObject) {
        #if canImport(ObjectiveC)
            removeTarget(target, action: nil)
        #else
            removeHandlers(for: target)
        #endif
    }
}

@MainActor private final class CallbackTarget: NSObject {
    let handler: @MainActor () -> Void

    init(_ handler: @escaping @MainActor () -> Void) { self.handler = handler }

    #if canImport(ObjectiveC)
        @objc func call() { handler() }
    #endif
}
