import Foundation

/// The content of an animator's source file: its documentation comment, its parameters with their comments,
/// and the way to create it.
struct AnimatorSource: Equatable, Sendable {
    struct Parameter: Equatable, Sendable {
        var name: String
        var type: String
        /// Nil for a parameter that has to be passed.
        var defaultValue: String?
        var comment: String
    }

    /// The file's path in the package.
    var path: String
    var typeName: String
    var comment: String
    var parameters: [Parameter]
    /// The parameters of the initializer, as written in the source.
    var initializer: [String]
    /// The parameters of the static member that creates the animator, as written in the source, or `nil` if
    /// there's no such member.
    var member: [String]?

    /// Parses a source file, or returns `nil` if it doesn't contain an animator.
    init?(_ text: String, path: String) {
        let lines = text.components(separatedBy: "\n")
        guard let header = lines.firstIndex(where: { Self.animator(declaredIn: $0) != nil }),
            let name = Self.animator(declaredIn: lines[header])
        else { return nil }
        self.path = path
        typeName = name
        comment = Self.comment(above: header, in: lines)
        initializer = Self.arguments(of: "public init", in: text) ?? []
        member = Self.arguments(of: "public static func \(Self.memberName(of: name))", in: text)
        let defaults = Self.defaults(of: initializer)
        parameters = lines.indices.compactMap { index -> Parameter? in
            let line = lines[index].trimmingCharacters(in: .whitespaces)
            guard line.hasPrefix("public var ") else { return nil }
            let parts = line.dropFirst("public var ".count).components(separatedBy: ": ")
            guard parts.count == 2, parts[0] != "duration", let value = defaults[parts[0]] else { return nil }
            return Parameter(
                name: parts[0],
                type: parts[1],
                defaultValue: value,
                comment: Self.comment(above: index, in: lines)
            )
        }
        if let duration = defaults["duration"] ?? nil {
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

    /// The static member that creates the animator, such as "cube".
    var memberName: String { Self.memberName(of: typeName) }

    private static func memberName(of typeName: String) -> String {
        let words = typeName.dropLast("Animator".count)
        return words.prefix(1).lowercased() + words.dropFirst()
    }

    /// Returns the animator type that a line declares, if any.
    private static func animator(declaredIn line: String) -> String? {
        let words = line.split(separator: " ").map { $0.trimmingCharacters(in: [":", ","]) }
        guard words.count > 3, Array(words[0..<2]) == ["public", "struct"], words[3] == "Animator",
            words[2].hasSuffix("Animator")
        else { return nil }
        return words[2]
    }

    /// Returns the documentation comment above a line, with its lines joined. Paragraphs and code are
    /// preserved.
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

    /// Returns the default values by the names of the parameters, `nil` for those without one.
    private static func defaults(of parameters: [String]) -> [String: String?] {
        var values: [String: String?] = [:]
        for parameter in parameters {
            let parts = parameter.components(separatedBy: " = ")
            guard let name = parts[0].split(separator: ":").first else { continue }
            values.updateValue(parts.count == 2 ? parts[1] : nil, forKey: String(name))
        }
        return values
    }

    /// Returns the text between the parentheses of the first function with this beginning, split at its
    /// commas, with each part on one line. Returns `nil` if there's no such function.
    private static func arguments(of function: String, in text: String) -> [String]? {
        guard let start = text.range(of: function + "(") else { return nil }
        var depth = 0
        var result = [""]
        for character in text[start.upperBound...] {
            if character == "(" { depth += 1 }
            if character == ")" { depth -= 1 }
            if depth < 0 { break }
            if character == ",", depth == 0 {
                result.append("")
            } else {
                result[result.count - 1].append(character)
            }
        }
        return result.map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
            .filter { !$0.isEmpty }
    }
}

/// The sources of all animators of a package.
struct AnimatorSources: Sendable {
    /// The module of animators.
    static let module = "Sources/Animators/"

    /// The animators, ordered by folder and name.
    var all: [AnimatorSource]
    private let root: URL

    /// - Parameter root: The folder of the package.
    init(root: URL) {
        self.root = root
        // The library itself contains an animator, the default of its container. Its other types are made of
        // animators.
        all = [Self.module, "Sources/TransitionKit/Containers/"].flatMap { folder in
            let url = root.appendingPathComponent(folder)
            let files = (try? FileManager.default.subpathsOfDirectory(atPath: url.path)) ?? []
            return files.filter { $0.hasSuffix(".swift") }.sorted().compactMap { file in
                let text = try? String(contentsOf: url.appendingPathComponent(file), encoding: .utf8)
                return text.flatMap { AnimatorSource($0, path: folder + file) }
            }
        }
    }

    func source(of typeName: String) throws -> AnimatorSource {
        guard let source = all.first(where: { $0.typeName == typeName }) else {
            throw Failure.internalError("found no source file of \(typeName) in \(root.path)")
        }
        return source
    }
}
