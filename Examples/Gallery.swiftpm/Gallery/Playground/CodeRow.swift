import UIKit

/// Swift code in lines, its words colored a little.
final class CodeRow: PanelRow {

    private static let font = UIFont.monospacedSystemFont(ofSize: 12, weight: .regular)
    private static let lineHeight: CGFloat = 18

    var code = "" {
        didSet { if code != oldValue { showCode() } }
    }

    /// The characters of each line, colored alike.
    private var lines: [[UILabel]] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        isAccessibilityElement = true
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// How many characters a line has room for.
    static func columns(forWidth width: CGFloat) -> Int {
        let sample = UILabel(String(repeating: "0", count: 100), font: font, color: Theme.text)
        let advance = sample.sizeThatFits(.zero).width / 100
        guard advance > 0 else { return 40 }
        return max(Int((width - 2 * inset) / advance), 20)
    }

    private func showCode() {
        for label in lines.joined() {
            label.removeFromSuperview()
        }
        accessibilityLabel = code
        lines = code.components(separatedBy: "\n").map { line in
            CodeWord.words(of: line).map { word in
                let label = UILabel(word.text, font: Self.font, color: word.color)
                addSubview(label)
                return label
            }
        }
        setNeedsLayout()
    }

    override func height(forWidth width: CGFloat) -> CGFloat {
        CGFloat(lines.count) * Self.lineHeight + 2 * Self.inset
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        // Code reads from left to right whatever the language.
        var y = Self.inset
        for line in lines {
            var x = Self.inset
            for label in line {
                let width = label.sizeThatFits(.zero).width
                label.frame = CGRect(x: x, y: y, width: width, height: Self.lineHeight)
                x += width
            }
            y += Self.lineHeight
        }
    }
}

/// A few characters of code that have one color.
@MainActor
struct CodeWord {
    var text: String
    var color: UIColor

    private enum Kind {
        case space
        case word
        case number
        case sign
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
        return words.map { CodeWord(text: $0.text, color: color(of: $0.kind, $0.text)) }
    }

    private static func color(of kind: Kind, _ text: String) -> UIColor {
        switch kind {
        case .number: return .systemOrange
        case .word where ["let", "var", "true", "false", "nil", "in"].contains(text): return .systemPink
        case .word where text.first?.isUppercase == true: return .systemIndigo
        case .word: return Theme.text
        case .space, .sign: return Theme.secondaryText
        }
    }
}
