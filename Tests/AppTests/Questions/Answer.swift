import Testing

/// An answer of the UIKit that runs the tests to a question that Apple's documentation leaves open.
///
/// The log of the tests contains all answers. To list them, search it for “UIKit’s answer”.
struct Answer {
    let question: String
    let answer: String

    /// Prints an answer, and verifies that TransitionKit is prepared for it.
    ///
    /// - Parameter known: The answers that TransitionKit is tested with.
    init(
        _ question: String,
        _ answer: String,
        known: [String],
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        (self.question, self.answer) = (question, answer)
        print("UIKit’s answer: \(question) \(answer)")
        #expect(
            known.contains(answer),
            "TransitionKit isn't tested with this answer to “\(question)”",
            sourceLocation: sourceLocation
        )
    }
}
