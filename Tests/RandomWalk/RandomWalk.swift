@_spi(Host) import UIKit

/// A walk of random steps through an app, and the failures along the way.
@MainActor public enum RandomWalk {
    /// A failure and the script that causes it.
    public struct Failure: Sendable {
        public let message: String
        /// The steps up to the failure.
        public let script: [Action]

        public init(message: String, script: [Action]) {
            (self.message, self.script) = (message, script)
        }
    }

    /// Returns a script of random steps that ends at rest. It begins with random answers to what UIKit's
    /// documentation leaves open.
    public nonisolated static func script(seed: UInt64, steps: Int) -> [Action] {
        var generator = SeededGenerator(seed: seed)
        let random = (2..<max(steps, 2)).map { _ in Action.random(using: &generator) }
        return [.behave("\(UIKitBehavior.random(using: &generator))")] + random + [.rest]
    }

    /// Performs a script in a new app.
    ///
    /// - Parameter transitions: Increased by the number of transitions.
    public static func failure(of script: [Action], transitions: inout Int) -> Failure? {
        guard case .behave(let answers) = script.first else { return walk(script, &transitions) }
        guard let behavior = UIKitBehavior(answers) else {
            return Failure(message: "an unknown behavior", script: script)
        }
        return UIKitBehavior.$current.withValue(behavior) { walk(script, &transitions) }
    }

    private static func walk(_ script: [Action], _ transitions: inout Int) -> Failure? {
        UIApplication.reset()
        UIScreen.main.configure(size: CGSize(width: 390, height: 844), scale: 0.25)
        let world = World()
        defer { transitions += world.transitionCount }
        for (index, action) in script.enumerated() {
            world.noteStacks()
            world.perform(action)
            if let message = world.failure {
                return Failure(message: message, script: Array(script[...index]))
            }
        }
        return nil
    }

    /// Performs a script that was saved.
    public static func failure(of script: [Action]) -> Failure? {
        var transitions = 0
        return failure(of: script, transitions: &transitions)
    }

    /// Returns the shortest failing script that's found by repeatedly removing steps.
    ///
    /// - Parameter attempt: A closure that performs a script, and returns `nil` if it succeeds.
    public static func shrunk(_ failure: Failure, attempt: ([Action]) -> Failure?) -> Failure {
        var best = failure
        var size = max(best.script.count / 2, 1)
        while true {
            var start = 0
            var hasShrunk = false
            while start < best.script.count {
                var script = best.script
                script.removeSubrange(start..<min(start + size, script.count))
                if script.last != .rest { script.append(.rest) }
                if script.count < best.script.count, let shorter = attempt(script) {
                    best = shorter
                    hasShrunk = true
                } else {
                    start += size
                }
            }
            if size == 1, !hasShrunk { return best }
            size = max(size / 2, 1)
        }
    }
}
