import Foundation
@_spi(Host) import TestSupport
import Testing
@_spi(Host) import UIKit

@Suite("Answers to what UIKit's documentation leaves open")
@MainActor struct UIKitBehaviorTests {
    private actor Answers {
        private(set) var met: [UIKitBehavior] = []

        func add(_ behavior: UIKitBehavior) { met.append(behavior) }
    }

    /// Returns the answers with which a trait runs a test.
    private func answers(of trait: BehaviorTrait) async throws -> [UIKitBehavior] {
        let (test, answers) = (try #require(Test.current), Answers())
        try await trait.provideScope(for: test, testCase: nil) { await answers.add(UIKitBehavior.current) }
        return await answers.met
    }

    @Test("The trait runs a test once with each answer")
    func traitRunsTestOnceWithEachAnswer() async throws {
        let expected = UIKitBehavior.OutcomeAtStart.allCases.map { UIKitBehavior(outcomeAtStart: $0) }
        #expect(expected.count == 3)
        #expect(try await answers(of: .behaviors(expected)) == expected)
        #expect(UIKitBehavior.current == UIKitBehavior())
    }

    private struct Draws: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state ^ (state >> 29)
        }
    }

    @Test("Every question can be drawn, and each of its answers is")
    func everyQuestionCanBeDrawnAndEachOfAnswers() {
        let fields = Mirror(reflecting: UIKitBehavior()).children.compactMap(\.label)
        #expect(UIKitBehavior.questionNames == fields)
        var generator = Draws(state: 1)
        let drawn = (0..<200).map { _ in UIKitBehavior.random(using: &generator) }
        for (index, name) in fields.enumerated() {
            let answers = drawn.map { Array(Mirror(reflecting: $0).children)[index].value }
            #expect(Set(answers.map { "\($0)" }).count > 1, "\(name)")
        }
        #expect(Set(drawn.map(\.outcomeAtStart)) == Set(UIKitBehavior.OutcomeAtStart.allCases))
    }

    @Test("Answers can be written down and read again") func answersCanBeWrittenDownAndReadAgain() {
        var generator = Draws(state: 2)
        for _ in 0..<50 {
            let drawn = UIKitBehavior.random(using: &generator)
            #expect(UIKitBehavior(drawn.description) == drawn)
        }
        #expect(UIKitBehavior("") == UIKitBehavior())
        #expect(UIKitBehavior("outcomeAtStart: pending")?.outcomeAtStart == .pending)
        #expect(UIKitBehavior("outcomeAtStart: never") == nil)
        #expect(UIKitBehavior("noQuestion: pending") == nil)
    }

    @Test("Every two answers occur together in one of the combinations")
    func everyTwoAnswersOccurTogetherInOneOfCombinations() {
        func together(_ behaviors: [UIKitBehavior]) -> Set<Set<String>> {
            var all: Set<Set<String>> = []
            for behavior in behaviors {
                let answers = Mirror(reflecting: behavior).children.map { "\($0.label ?? "") \($0.value)" }
                for first in answers {
                    for second in answers where second != first { all.insert([first, second]) }
                }
            }
            return all
        }
        var generator = Draws(state: 3)
        let drawn = (0..<3_000).map { _ in UIKitBehavior.random(using: &generator) }
        #expect(UIKitBehavior.pairs.first == UIKitBehavior())
        #expect(UIKitBehavior.pairs.count <= 14)
        #expect(together(UIKitBehavior.pairs) == together(drawn))
    }

    @Test("Tests of all answers meet every answer") func testsOfAllAnswersMeetEveryAnswer() async throws {
        func answers(in behavior: UIKitBehavior) -> [String] {
            behavior.description.components(separatedBy: ", ")
        }
        var generator = Draws(state: 4)
        let drawn = (0..<300).map { _ in UIKitBehavior.random(using: &generator) }
        let met = try await self.answers(of: .allBehaviors)
        #expect(Set(met.flatMap { answers(in: $0) }) == Set(drawn.flatMap { answers(in: $0) }))
    }
}
