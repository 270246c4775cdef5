import Foundation

extension PublicSymbols {
    /// A declaration that starts at a line.
    struct Declaration {
        let keyword: String
        let isPublic: Bool
        /// Whether only hosts and tests can see it.
        let isForHosts: Bool
        let isOverride: Bool
        /// The name of a type or an extended type.
        let typeName: String?
        /// The names of members. The cases of an enumeration can have several.
        let names: [String]
        /// Whether a body follows.
        let opens: Bool

        private static let pattern = try? NSRegularExpression(
            pattern: #"^((?:@\w+(?:\([^)]*\))?\s+)*)((?:[a-z]+(?:\([a-z]+\))?\s+)*?)"#
                + #"(class|struct|enum|protocol|extension|typealias|func|var|let|init|subscript|case)\b(?! (?:func|var|let)\b)[?!]?\s*(.*)$"#
        )

        /// - Parameters:
        ///   - lines: The line of the declaration, and the lines after it.
        ///   - attributes: The attributes on separate lines before it.
        init?(_ lines: ArraySlice<String>, attributes: String) {
            guard let line = lines.first?.trimmingCharacters(in: .whitespaces),
                let match = Self.pattern?.firstMatch(
                    in: line,
                    range: NSRange(line.startIndex..., in: line)
                )
            else { return nil }
            func group(_ number: Int) -> String {
                Range(match.range(at: number), in: line).map { String(line[$0]) } ?? ""
            }
            let modifiers = group(2).split(separator: " ").map(String.init)
            let keyword = group(3)
            self.keyword = keyword
            isPublic = modifiers.contains { $0 == "public" || $0 == "open" }
            isForHosts = (attributes + group(1)).contains("@_spi")
            isOverride = modifiers.contains("override")
            let text = Self.whole(group(4), lines.dropFirst())
            let isType = ["class", "struct", "enum", "protocol", "extension"].contains(keyword)
            typeName = isType ? Self.word(text) : nil
            names = isType ? [] : Self.names(keyword, text)
            opens = isType && !(text.hasSuffix("}") && text.contains("{"))
        }

        /// Returns a declaration up to the end of its parentheses.
        private static func whole(_ start: String, _ rest: ArraySlice<String>) -> String {
            var text = start
            for line in rest where text.filter({ $0 == "(" }).count > text.filter({ $0 == ")" }).count {
                text += " " + line.trimmingCharacters(in: .whitespaces)
            }
            return text
        }

        private static func word(_ text: String) -> String {
            // A name that would otherwise be a keyword is in backticks.
            let text = text.replacingOccurrences(of: "`", with: "")
            return String(text.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." })
        }

        private static func names(_ keyword: String, _ text: String) -> [String] {
            switch keyword {
            case "func":
                let name = text.prefix {
                    $0 != "(" && $0 != "<" || "<=>-+*".contains(text.first ?? "a") && $0 != "("
                }
                let plain = name.replacingOccurrences(of: "`", with: "").trimmingCharacters(in: .whitespaces)
                return [plain + labels(text)]
            case "init": return ["init" + labels(text)]
            case "subscript": return ["subscript" + labels(text)]
            case "case": return parts(text, startingAt: text.startIndex).map(word)
            case "typealias": return [word(text)]
            default: return [word(text)]
            }
        }

        /// Returns the labels of the first parameters in a text, such as `(_:at:)`.
        private static func labels(_ text: String) -> String {
            guard let start = text.firstIndex(of: "(") else { return "()" }
            let labels = parts(text, startingAt: text.index(after: start)).filter { !$0.isEmpty }.map {
                word($0)
            }
            return labels.isEmpty ? "()" : "(" + labels.map { $0 + ":" }.joined() + ")"
        }

        /// Returns the parts between commas, up to the closing parenthesis.
        private static func parts(_ text: String, startingAt start: String.Index) -> [String] {
            var parts = [""]
            var depth = 0
            for character in text[start...] {
                if "([{<".contains(character) { depth += 1 }
                if ")]}".contains(character) { depth -= 1 }
                if character == ">", !parts[parts.count - 1].hasSuffix("-") { depth -= 1 }
                if depth < 0 { break }
                if character == ",", depth == 0 {
                    parts.append("")
                } else if !(character == " " && parts[parts.count - 1].isEmpty) {
                    parts[parts.count - 1].append(character)
                }
            }
            return parts
        }
    }
}
