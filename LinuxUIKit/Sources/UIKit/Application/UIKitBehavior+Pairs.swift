@_spi(Host) extension UIKitBehavior {
    /// Combinations in which every two answers to different questions occur together, beginning with the
    /// default answers. They're far fewer than all combinations, and a fault that takes one or two particular
    /// answers shows in at least one of them.
    public static let pairs: [UIKitBehavior] = {
        var missing = allPairs
        var result = [UIKitBehavior()]
        missing.subtract(result[0].pairs)
        // The order makes the combinations the same each time.
        while let first = missing.min() {
            var behavior = result[0].with(first)
            for question in questions.indices
            where question != first.lower.question && question != first.upper.question {
                behavior = questions[question].answers.indices
                    .map { behavior.with(Answer(question: question, index: $0)) }
                    .max { missing.intersection($0.pairs).count < missing.intersection($1.pairs).count }!
            }
            missing.subtract(behavior.pairs)
            result.append(behavior)
        }
        return result
    }()

    /// Three combinations in which every answer occurs, beginning with the default answers.
    public static let eachAnswer: [UIKitBehavior] = (0..<3).map { row in
        var behavior = UIKitBehavior()
        for (number, question) in questions.enumerated() {
            let (count, first) = (question.answers.count, question.index(in: behavior))
            // Of two answers, the third combination has one or the other.
            let step = count == 2 && row == 2 ? number % 2 : row
            question.setAnswer(&behavior, (first + step) % count)
        }
        return behavior
    }

    private struct Answer: Hashable {
        let question: Int
        let index: Int
    }

    /// Answers to two questions, in the order of the questions.
    private struct Pair: Hashable, Comparable {
        let lower: Answer
        let upper: Answer

        private var order: [Int] { [lower.question, upper.question, lower.index, upper.index] }

        static func < (lhs: Pair, rhs: Pair) -> Bool { lhs.order.lexicographicallyPrecedes(rhs.order) }
    }

    private func with(_ answer: Answer) -> UIKitBehavior {
        var behavior = self
        Self.questions[answer.question].setAnswer(&behavior, answer.index)
        return behavior
    }

    private func with(_ pair: Pair) -> UIKitBehavior { with(pair.lower).with(pair.upper) }

    /// The pairs of the answers of this combination.
    private var pairs: Set<Pair> {
        let answers = Self.questions.enumerated().map { number, question in
            Answer(question: number, index: question.index(in: self))
        }
        return Set(
            answers.indices.flatMap { upper in
                answers[..<upper].map { Pair(lower: $0, upper: answers[upper]) }
            }
        )
    }

    private static var allPairs: Set<Pair> {
        let answers = questions.enumerated().flatMap { number, question in
            question.answers.indices.map { Answer(question: number, index: $0) }
        }
        return Set(
            answers.flatMap { lower in
                answers.filter { $0.question > lower.question }.map { Pair(lower: lower, upper: $0) }
            }
        )
    }
}

extension UIKitBehavior.Question {
    /// Returns the index of the answer that a combination contains.
    fileprivate func index(in behavior: UIKitBehavior) -> Int {
        answers.firstIndex(of: answer(behavior)) ?? 0
    }
}
