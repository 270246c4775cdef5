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
    func trait(argument: Int) {
        Self.met.append(UIKitBehavior.current.outcomeAtStart)
        let answers: [UIKitBehavior.OutcomeAtStart] = [.immediate, .pending, .forgotten]
        #expect(Self.met == Array((answers + answers).prefix(Self.met.count)))
    }

    @Test("Every answer was met, for every argument") func met() {
        #expect(Self.met.count == 6)
    }
}
