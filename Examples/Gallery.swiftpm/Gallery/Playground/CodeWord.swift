import UIKit

/// Characters of code that have the same color.
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

        /// The color, which has a contrast of at least 4.5:1 on a card.
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

    /// Returns the words of a line, in order. Together, they contain all of its characters.
    static func words(of line: String) -> [CodeWord] {
        var words: [(kind: Kind, text: String)] = []
        for character in line {
            var kind: Kind =
                character.isWhitespace
                ? .space
                : character.isLetter || character == "_" ? .word : character.isNumber ? .number : .sign
            // A decimal point belongs to its number, and a digit to its word.
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
