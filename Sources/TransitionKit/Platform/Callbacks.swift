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
    ///   - rates: The frame rates that the timer requests. The system might not grant them. The default is
    ///     the system's default.
    ///   - handler: The closure.
    package init(
        _ rates: CAFrameRateRange = .default,
        _ handler: @escaping @MainActor (CFTimeInterval) -> Void
    ) {
        #if canImport(ObjectiveC)
            let target = CallbackTarget { handler(CACurrentMediaTime()) }
            link = CADisplayLink(target: target, selector: #selector(CallbackTarget.call))
        #else
            link = CADisplayLink { _ in MainActor.assumeIsolated { handler(CACurrentMediaTime()) } }
        #endif
        link.preferredFrameRateRange = rates
        link.add(to: .main, forMode: .common)
    }

    package func stop() { link.invalidate() }
}

extension CAFrameRateRange {
    /// Only ten frames per second.
    package static var slow: Self { Self(minimum: 10, maximum: 20, preferred: 10) }
    /// The display's maximum frame rate. On an iPhone, movements of a finger also arrive at this rate only
    /// while a display link requests it.
    package static var fast: Self { Self(minimum: 80, maximum: 120, preferred: 120) }
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
