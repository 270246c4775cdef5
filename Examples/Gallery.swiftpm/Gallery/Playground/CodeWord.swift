import UIKit

/// A few characters of code that have one color.
@MainActor
struct CodeWord {
    var text: String
    var color: UIColor

    enum Kind: CaseIterable {
        case space
        case word
        case keyword
        case type
        case number
        case sign

        /// Each stands out from a card at least as 4.5 to 1.
        @MainActor var color: UIColor {
            switch self {
            case .number: UIColor(light: 0x9A4B00, dark: 0xFFB454)
            case .keyword: UIColor(light: 0xB0185B, dark: 0xFF7AB2)
            case .type: UIColor(light: 0x4A3FC4, dark: 0xB3A8FF)
            case .word: Theme.text
            case .space, .sign: Theme.secondaryText
            }
        }
    }

    /// The words of a line, in order; together they are the line.
    static func words(of line: String) -> [CodeWord] {
        var words: [(kind: Kind, text: String)] = []
        for character in line {
            var kind: Kind =
                character.isWhitespace
                ? .space
                : character.isLetter || character == "_" ? .word : character.isNumber ? .number : .sign
            // A point within a number, a digit within a word.
            if let last = words.last?.kind {
                if last == .number, character == "." { kind = .number }
                if last == .word, character.isNumber { kind = .word }
            }
            if words.last?.kind == kind {
                words[words.count - 1].text.append(character)
            } else {
                words.append((kind, String(character)))
            }
        }
        return words.map { CodeWord(text: $0.text, color: refined($0.kind, $0.text).color) }
    }

    private static func refined(_ kind: Kind, _ text: String) -> Kind {
        guard kind == .word else { return kind }
        if ["let", "var", "true", "false", "nil", "in", "return"].contains(text) { return .keyword }
        return text.first?.isUppercase == true ? .type : .word
    }
}
