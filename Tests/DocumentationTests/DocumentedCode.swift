import Foundation

/// Finds the code in the package's documentation and in the files of this folder.
enum DocumentedCode {
    /// The package's folder.
    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// Returns the paths in the package of all files that can contain code examples.
    static func documents() throws -> [String] {
        let top = try FileManager.default.contentsOfDirectory(atPath: root.path).filter {
            $0.hasSuffix(".md")
        }
        let below = [
            "Docs", "Sources/TransitionKit", "Sources/Animators", "Sources/Presentations",
            "Sources/TransitionKitSwiftUI", "Sources/TransitionTesting",
        ].flatMap { folder in
            let files = FileManager.default.enumerator(atPath: root.appendingPathComponent(folder).path)
            return (files?.allObjects as? [String] ?? []).map { "\(folder)/\($0)" }
        }
        return (top + below.filter { $0.hasSuffix(".md") || $0.hasSuffix(".swift") }).sorted()
    }

    static func text(of document: String) throws -> String {
        try String(contentsOf: root.appendingPathComponent(document), encoding: .utf8)
    }

    /// Returns the lines of each code block in a document.
    static func blocks(in document: String) throws -> [[String]] {
        let text = try text(of: document)
        if document.hasSuffix(".md") { return blocks(ofMarkdown: text) }
        if document.contains(".docc/") { return [lines(text)] }
        let comments = text.components(separatedBy: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
            .map { $0.hasPrefix("///") ? String($0.dropFirst(3)).trimmingCharacters(in: .whitespaces) : "" }
        return blocks(ofMarkdown: comments.joined(separator: "\n"))
    }

    /// Returns the blocks of Swift code or without a language. Manifests are excluded, because no target can
    /// compile them. `Tests/Stranger/run` tests these.
    static func blocks(ofMarkdown text: String) -> [[String]] {
        var blocks: [[String]] = []
        var block: [String]?
        var language = ""
        for line in text.components(separatedBy: "\n") {
            let line = line.trimmingCharacters(in: .whitespaces)
            if line.hasPrefix("```") {
                if let code = block {
                    let isManifest = code.first?.hasPrefix("// swift-tools-version") == true
                    if ["", "swift"].contains(language), !isManifest {
                        blocks.append(lines(code.joined(separator: "\n")))
                    }
                    block = nil
                } else {
                    (block, language) = ([], String(line.dropFirst(3)))
                }
            } else {
                block?.append(line)
            }
        }
        return blocks
    }

    /// The text of all files in this folder, including those that run only on Linux.
    private static let compiled: [String] = {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        let files = FileManager.default.enumerator(atPath: folder.path)?.allObjects as? [String] ?? []
        return files.filter { $0.hasSuffix(".swift") }.sorted().flatMap { file in
            lines((try? String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)) ?? "")
        }
    }()

    /// Returns whether this folder contains all lines of a block, in one place.
    static func compiles(_ block: [String]) -> Bool {
        guard let first = block.first else { return true }
        return compiled.indices.contains { compiled[$0] == first && compiled[$0...].starts(with: block) }
    }

    /// Returns the paths of files in the package that a text links to or shows.
    static func paths(inMarkdown text: String) -> [String] {
        let patterns = ["](": ")", "src=\"": "\"", "href=\"": "\""]
        let paths = patterns.flatMap { start, end in
            text.components(separatedBy: start).dropFirst().map { $0.components(separatedBy: end)[0] }
        }
        return paths.map { $0.components(separatedBy: "#")[0] }
            .filter { $0.contains(".") && !$0.contains("://") && !$0.contains(" ") && !$0.hasPrefix("doc:") }
    }

    /// Returns the lines without indentation, imports, comments, and empty lines.
    private static func lines(_ text: String) -> [String] {
        text.components(separatedBy: "\n")
            .map { $0.components(separatedBy: " //")[0].trimmingCharacters(in: .whitespaces) }
            .filter { !$0.isEmpty && !$0.hasPrefix("import ") && !$0.hasPrefix("//") }
    }
}
