import UIKit

extension TestApp {
    /// The time of a frame, in seconds.
    static let frameDuration: TimeInterval = 1.0 / 60

    /// Lets frames go by until something is so, but not for longer than a limit.
    ///
    /// - Parameters:
    ///   - limit: The seconds to wait at most.
    ///   - isDone: Is asked before each frame.
    /// - Returns: Whether it is so.
    @discardableResult
    public func advance(within limit: TimeInterval = 5, until isDone: () -> Bool) async -> Bool {
        let end = CACurrentMediaTime() + limit
        while !isDone() {
            guard CACurrentMediaTime() < end else { return false }
            await advance(by: Self.frameDuration)
        }
        return true
    }

    /// Lets the transitions and animations that are running, and those that the app has just asked for, come to their
    /// ends.
    ///
    /// Animations that repeat without end don't count.
    ///
    /// - Parameter limit: The seconds to wait at most. A transition that a finger holds doesn't end by itself.
    /// - Returns: Whether everything is at rest.
    @discardableResult
    public func settle(within limit: TimeInterval = 5) async -> Bool {
        await advance(by: Self.frameDuration)
        let isAtRest = await advance(within: limit) { !isTransitioning && !isAnimating(window.layer) }
        // UIKit tells of the end in the turn after it.
        await advance(by: Self.frameDuration)
        return isAtRest
    }

    /// Whether a transition is running between any of the app's screens.
    public var isTransitioning: Bool {
        window.rootViewController.map(isTransitioning) ?? false
    }

    private func isTransitioning(_ controller: UIViewController) -> Bool {
        var others = controller.children
        // A screen that a parent has presented is the parent's to answer for.
        if let presented = controller.presentedViewController,
            presented.presentingViewController === controller
        {
            others.append(presented)
        }
        return controller.transitionCoordinator != nil || others.contains { isTransitioning($0) }
    }

    private func isAnimating(_ layer: CALayer) -> Bool {
        let ends = (layer.animationKeys() ?? []).contains { key in
            guard let animation = layer.animation(forKey: key) else { return false }
            return animation.repeatCount < 1000 && animation.repeatDuration < 1000
        }
        return ends || (layer.sublayers ?? []).contains { isAnimating($0) }
    }
}
