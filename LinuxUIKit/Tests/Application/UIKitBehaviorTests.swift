import Foundation
@_spi(Host) import TestSupport
import Testing
@_spi(Host) import UIKit

@Suite("Answers to what UIKit's documentation leaves open", .serialized)
@MainActor struct UIKitBehaviorTests {
    private static let answers: [UIKitBehavior] = UIKitBehavior.OutcomeAtStart.allCases.map {
        UIKitBehavior(outcomeAtStart: $0)
    }
    private static var met: [UIKitBehavior.OutcomeAtStart] = []

    @Test("A test with the trait runs once with each answer", .behaviors(answers), arguments: [1, 2])
    func testWithTraitRunsOnceWithEachAnswer(argument: Int) {
        Self.met.append(UIKitBehavior.current.outcomeAtStart)
        let answers: [UIKitBehavior.OutcomeAtStart] = [.immediate, .pending, .forgotten]
        #expect(Self.met == Array((answers + answers).prefix(Self.met.count)))
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

    private static var answersMet: Set<String> = []

    @Test("Tests of all answers meet every answer", .allBehaviors) func meetsEveryAnswer() {
        Self.answersMet.formUnion(UIKitBehavior.current.description.components(separatedBy: ", "))
    }

    @Test("Every answer was met") func metEveryAnswer() {
        var generator = Draws(state: 4)
        let all = (0..<300).flatMap { _ in
            UIKitBehavior.random(using: &generator).description.components(separatedBy: ", ")
        }
        #expect(Self.answersMet == Set(all))
    }

    @Test("Every answer was met, for every argument") func everyAnswerWasMetForEveryArgument() {
        #expect(Self.met.count == 6)
    }
}
