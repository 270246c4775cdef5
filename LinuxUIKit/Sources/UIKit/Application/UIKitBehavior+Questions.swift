@_spi(Host) extension UIKitBehavior {
    /// A field, with all of its answers.
    struct Question: Sendable {
        let name: String
        /// The names of the answers.
        let answers: [String]
        let answer: @Sendable (UIKitBehavior) -> String
        let setAnswer: @Sendable (inout UIKitBehavior, _ index: Int) -> Void

        init<Answer: CaseIterable & Sendable>(
            _ name: String,
            _ field: WritableKeyPath<UIKitBehavior, Answer> & Sendable
        ) {
            self.init(name, field, Array(Answer.allCases))
        }

        init(_ name: String, _ field: WritableKeyPath<UIKitBehavior, Bool> & Sendable) {
            self.init(name, field, [false, true])
        }

        init<Answer: Sendable>(
            _ name: String,
            _ field: WritableKeyPath<UIKitBehavior, Answer> & Sendable,
            _ all: [Answer]
        ) {
            self.name = name
            answers = all.map { "\($0)" }
            answer = { "\($0[keyPath: field])" }
            setAnswer = { $0[keyPath: field] = all[$1] }
        }
    }

    /// Returns answers drawn at random to all questions.
    public static func random(using generator: inout some RandomNumberGenerator) -> UIKitBehavior {
        var behavior = UIKitBehavior()
        for question in questions {
            question.setAnswer(&behavior, Int.random(in: question.answers.indices, using: &generator))
        }
        return behavior
    }

    /// The names of all fields that can be drawn, for a test that none is missing.
    public static var questionNames: [String] { questions.map(\.name) }
}

@_spi(Host) extension UIKitBehavior: LosslessStringConvertible {
    /// All answers, such as `outcomeAtStart: pending`, separated by commas.
    public var description: String {
        Self.questions.map { "\($0.name): \($0.answer(self))" }.joined(separator: ", ")
    }

    /// Creates answers from their description. Questions that it doesn't contain have their default answer.
    /// Returns `nil` if a question or an answer doesn't exist.
    public init?(_ description: String) {
        self.init()
        for part in description.split(separator: ",") {
            let words = part.split(separator: ":").map { $0.filter { !$0.isWhitespace } }
            guard words.count == 2, let question = Self.questions.first(where: { $0.name == words[0] }),
                let index = question.answers.firstIndex(of: words[1])
            else { return nil }
            question.setAnswer(&self, index)
        }
    }
}
