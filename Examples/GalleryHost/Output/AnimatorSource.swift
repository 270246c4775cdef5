import Foundation

/// What an animator's source file says of it: its doc comment, and its parameters with theirs.
struct AnimatorSource: Equatable {
    struct Parameter: Equatable {
        var name: String
        var type: String
        var defaultValue: String
        var comment: String
    }

    var className: String
    var comment: String
    var parameters: [Parameter]

    /// Reads a source file; `nil` if it holds no animator.
    init?(_ text: String) {
        let lines = text.components(separatedBy: "\n")
        guard let header = lines.firstIndex(where: { $0.hasPrefix("public final class ") }),
            let name = lines[header].split(separator: " ").dropFirst(3).first
        else { return nil }
        className = name.trimmingCharacters(in: [":"])
        comment = Self.comment(above: header, in: lines)
        let defaults = Self.defaults(in: text)
        parameters = lines.indices.compactMap { index -> Parameter? in
            let line = lines[index].trimmingCharacters(in: .whitespaces)
            guard line.hasPrefix("public var ") else { return nil }
            let parts = line.dropFirst("public var ".count).components(separatedBy: ": ")
            guard parts.count == 2, let value = defaults[parts[0]] else { return nil }
            return Parameter(
                name: parts[0],
                type: parts[1],
                defaultValue: value,
                comment: Self.comment(above: index, in: lines)
            )
        }
        if let duration = defaults["duration"] {
            parameters.append(
                Parameter(
                    name: "duration",
                    type: "TimeInterval",
                    defaultValue: duration,
                    comment: "How long the transition takes, in seconds."
                )
            )
        }
    }

    /// The doc comment above a line, its lines joined; paragraphs and code are kept.
    private static func comment(above index: Int, in lines: [String]) -> String {
        var comment: [String] = []
        var index = index - 1
        while index >= 0, case let line = lines[index].trimmingCharacters(in: .whitespaces),
            line.hasPrefix("///")
        {
            comment.insert(String(line.dropFirst(line.hasPrefix("/// ") ? 4 : 3)), at: 0)
            index -= 1
        }
        return comment.split(separator: "").map { paragraph in
            let isCode = paragraph.first?.hasPrefix("```") == true
            return isCode
                ? paragraph.joined(separator: "\n")
                : paragraph.map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: " ")
        }.joined(separator: "\n\n")
    }

    /// The default values of the initialiser's parameters.
    private static func defaults(in text: String) -> [String: String] {
        guard let start = text.range(of: "init("),
            let end = text.range(of: ") {", range: start.upperBound..<text.endIndex)
        else { return [:] }
        var values: [String: String] = [:]
        for parameter in arguments(in: text[start.upperBound..<end.lowerBound]) {
            let parts = parameter.components(separatedBy: " = ")
            guard parts.count == 2, let name = parts[0].split(separator: ":").first else { continue }
            values[name.trimmingCharacters(in: .whitespacesAndNewlines)] = parts[1].trimmingCharacters(
                in: .whitespacesAndNewlines
            )
        }
        return values
    }

    /// Splits at the commas that stand in no parentheses.
    private static func arguments(in text: Substring) -> [String] {
        var depth = 0
        var result = [""]
        for character in text {
            if character == "(" { depth += 1 }
            if character == ")" { depth -= 1 }
            if character == ",", depth == 0 {
                result.append("")
            } else {
                result[result.count - 1].append(character)
            }
        }
        return result
    }
}
