import Foundation
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

    /// Runs each test with three combinations of answers, in which every answer occurs. If the environment
    /// variable `UIKIT_ANSWERS` is `pairs`, there are more combinations, in which every two answers occur
    /// together.
    public static var allBehaviors: Self {
        let takesPairs = ProcessInfo.processInfo.environment["UIKIT_ANSWERS"] == "pairs"
        return behaviors(takesPairs ? UIKitBehavior.pairs : UIKitBehavior.eachAnswer)
    }
}
