import Testing
@_spi(Host) import UIKit

/// A trait that runs tests once for each of several answers to what Apple doesn't document about UIKit.
public struct BehaviorTrait: SuiteTrait, TestTrait, TestScoping {
    public let isRecursive = true
    let behaviors: [UIKitBehavior]

    public func provideScope(
        for test: Test,
        testCase: Test.Case?,
        performing function: @Sendable () async throws -> Void
    ) async throws {
        for behavior in behaviors {
            try await UIKitBehavior.$current.withValue(behavior) { try await function() }
        }
    }
}

extension Trait where Self == BehaviorTrait {
    /// Runs each test with each of these answers.
    @_spi(Host) public static func behaviors(_ behaviors: [UIKitBehavior]) -> Self {
        BehaviorTrait(behaviors: behaviors)
    }

    /// Runs each test with each answer to what becomes of an outcome while UIKit starts a transition.
    public static var outcomesAtStart: Self {
        behaviors(UIKitBehavior.OutcomeAtStart.allCases.map { UIKitBehavior(outcomeAtStart: $0) })
    }
}
