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

    /// Runs each test with each answer to what becomes of an outcome while UIKit starts a transition.
    public static var outcomesAtStart: Self {
        behaviors(UIKitBehavior.OutcomeAtStart.allCases.map { UIKitBehavior(outcomeAtStart: $0) })
    }

    /// Runs each test with three combinations of answers, in which every answer occurs. If the environment variable
    /// `UIKIT_ANSWERS` is `pairs`, there are more combinations, in which every two answers occur together.
    public static var allBehaviors: Self {
        let takesPairs = ProcessInfo.processInfo.environment["UIKIT_ANSWERS"] == "pairs"
        return behaviors(takesPairs ? UIKitBehavior.pairs : UIKitBehavior.withEachAnswer)
    }
}

extension UIKitBehavior {
    /// Three combinations in which every answer to each question occurs, beginning with the default answers.
    static let withEachAnswer: [UIKitBehavior] = {
        let rows = pairs.map { $0.description.components(separatedBy: ", ") }
        return (0..<3).compactMap { row in
            let answers = rows[0].indices.map { question -> String in
                var all: [String] = []
                for answer in rows.map({ $0[question] }) where !all.contains(answer) { all.append(answer) }
                // Of two answers, the third combination has one or the other.
                return all[all.count == 2 && row == 2 ? question % 2 : row % all.count]
            }
            return UIKitBehavior(answers.joined(separator: ", "))
        }
    }()
}
