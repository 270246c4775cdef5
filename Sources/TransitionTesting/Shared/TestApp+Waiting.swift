import UIKit

extension TestApp {
    /// The duration of a frame, in seconds.
    static let frameDuration: TimeInterval = 1.0 / 60

    /// Calls a closure, without waiting for what it starts.
    ///
    /// ```swift
    /// app.perform { list.dismiss(animated: true) }
    /// #expect(await app.settle())
    /// ```
    ///
    /// On Apple platforms, methods such as `present`, `dismiss`, and `UIView.animate` have asynchronous
    /// variants that wait for the end of the animation. Swift chooses them in an asynchronous test, but not
    /// in this closure.
    public func perform(_ body: () throws -> Void) rethrows { try body() }

    /// Advances frame by frame until a condition is true or a time limit is reached.
    ///
    /// ```swift
    /// list.present(toast, as: .toast(duration: 2))
    /// #expect(await app.settle())
    /// #expect(await app.advance { toast.view.window == nil })
    /// ```
    ///
    /// - Parameters:
    ///   - limit: The time limit, in seconds. The default is 5. More than an hour is treated as an hour, and
    ///     NaN as 0.
    ///   - isDone: The condition, which is evaluated before each frame.
    /// - Returns: Whether the condition is true.
    @discardableResult
    public func advance(within limit: TimeInterval = 5, until isDone: () -> Bool) async -> Bool {
        let end = Self.deadline(after: limit)
        while !isDone() {
            guard CACurrentMediaTime() < end else { return false }
            await advance(by: Self.frameDuration)
        }
        return true
    }

    /// Returns the time at which a wait ends, at most an hour from now, so that a test whose condition never
    /// becomes true fails rather than going on forever.
    static func deadline(after limit: TimeInterval) -> TimeInterval {
        CACurrentMediaTime() + (limit.isNaN ? 0 : min(limit, 3600))
    }

    /// Advances until all transitions and animations have ended, and all scroll views have stopped. This
    /// includes transitions that the app has just requested, and those that start when another one ends.
    ///
    /// Animations that last or repeat forever are ignored, and so are those that have ended but stay on their
    /// layers. On Apple platforms, an animation that the app adds to a layer without a key is also ignored.
    /// So is, before iOS 17.4, a scroll view that moves to an offset that the app has requested. This method
    /// doesn't wait until the duration of a toast has passed, or for tasks and timers of the app.
    ///
    /// If the app doesn't come to rest in time, the test would continue in the middle of a transition, so
    /// expect the result, as in `#expect(await app.settle())`.
    ///
    /// - Parameter limit: The time limit, in seconds. The default is 5. More than an hour is treated as an
    ///   hour, and NaN as 0. A transition that a finger holds doesn't end on its own.
    /// - Returns: Whether everything is at rest.
    @discardableResult
    public func settle(within limit: TimeInterval = 5) async -> Bool {
        await advance(by: Self.frameDuration)
        let end = Self.deadline(after: limit)
        repeat {
            await advance(within: end - CACurrentMediaTime()) { isAtRest }
            // UIKit reports the end one turn later, and the app can start the next transition then.
            await advance(by: Self.frameDuration)
        } while !isAtRest && CACurrentMediaTime() < end
        return isAtRest
    }

    private var isAtRest: Bool { !isTransitioning && !isAnimating }

    /// A Boolean value that indicates whether a transition is running between any of the app's screens.
    ///
    /// In a container of the app's own, which has no transition coordinator, only transitions of this package
    /// are known. A transition that the app has just requested can start later, when time advances, so to
    /// wait for its end, call ``settle(within:)``.
    public var isTransitioning: Bool {
        window.rootViewController.map(isTransitioning) ?? false || showsTransition(window.layer)
    }

    /// Returns whether TransitionKit keeps touches away from any screens, as it does during transitions.
    private func showsTransition(_ layer: CALayer) -> Bool {
        layer.name == "TransitionKit.transition" || (layer.sublayers ?? []).contains { showsTransition($0) }
    }

    private func isTransitioning(_ controller: UIViewController) -> Bool {
        var others = controller.children
        // If a parent has presented the screen, this method finds it when it looks at the parent.
        if let presented = controller.presentedViewController,
            presented.presentingViewController === controller
        {
            others.append(presented)
        }
        return controller.transitionCoordinator != nil || others.contains { isTransitioning($0) }
    }

    private var isAnimating: Bool { ([window] + systemWindows).contains { isAnimating($0.layer) } }

    private func isAnimating(_ layer: CALayer) -> Bool {
        let ends = layer.runningAnimations.contains { animation in
            let isEndless =
                animation.duration >= 1000 || animation.repeatCount >= 1000
                || animation.repeatDuration >= 1000
            return !isEndless && !animation.hasEnded(on: layer)
        }
        let scrolls = (layer.delegate as? UIScrollView)?.isMoving == true
        return ends || scrolls || (layer.sublayers ?? []).contains { isAnimating($0) }
    }
}

extension UIScrollView {
    /// Whether the content moves on its own.
    fileprivate var isMoving: Bool {
        guard #available(iOS 17.4, tvOS 17.4, visionOS 1.1, *) else { return isDecelerating }
        return isDecelerating || isScrollAnimating
    }
}

extension CAAnimation {
    /// Returns whether the animation has ended, but stays on its layer.
    fileprivate func hasEnded(on layer: CALayer) -> Bool {
        // Until it has begun, the time of its beginning isn't known.
        guard !isRemovedOnCompletion, !isMovedByAnimator, beginTime != 0, speed > 0 else { return false }
        let cycle = duration * (autoreverses ? 2 : 1)
        let total = repeatDuration > 0 ? repeatDuration : cycle * Double(max(repeatCount, 1))
        let now = layer.convertTime(CACurrentMediaTime(), from: nil)
        return now >= beginTime + total / Double(speed)
    }
}
