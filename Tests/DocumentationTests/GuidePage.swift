import Foundation

/// An article of a DocC catalog as plain Markdown. GitHub displays neither links to articles nor symbols as
/// DocC does.
struct GuidePage {
    /// The folder of all pages.
    static let folder = "Docs/Guides"

    /// The article's path in the package.
    let article: String

    /// The articles of all catalogs, without the pages that list the symbols of a module.
    static func all() throws -> [GuidePage] {
        try DocumentedCode.documents()
            .filter { $0.contains(".docc/") && $0.hasSuffix(".md") }
            .map(GuidePage.init)
            .filter { try !DocumentedCode.text(of: $0.article).hasPrefix("# ``") }
    }

    /// The page's path in the package.
    var path: String { "\(Self.folder)/\((article as NSString).lastPathComponent)" }

    /// Returns the page's text.
    func markdown() throws -> String {
        let text = try Self.markdown(of: DocumentedCode.text(of: article), titles: Self.titles())
        // DocC finds a picture by its name.
        let pictures = "../../\((article as NSString).deletingLastPathComponent)/Resources"
        return """
            <!-- Generated from \(article), as CONTRIBUTING.md describes. Change the article instead. -->

            \(text.replacing("(!\\[[^\\]]*\\])\\(([\\w-]+)\\)") { "\($0[0])(\(pictures)/\($0[1]).png)" })
            """
    }

    /// Returns the titles of all pages that articles can refer to: other articles by their names, and guides
    /// by their paths.
    private static func titles() throws -> [String: String] {
        let guides = try DocumentedCode.documents().filter { $0.hasPrefix("Docs/") && $0.hasSuffix(".md") }
        return try (all().map(\.article) + guides).reduce(into: [:]) { titles, path in
            let name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
            // The pages begin with a comment.
            let lines = try DocumentedCode.text(of: path).components(separatedBy: "\n")
            let title = lines.first { $0.hasPrefix("# ") }?.dropFirst(2) ?? ""
            titles[path.hasPrefix("Docs/") ? path : name] = String(title)
        }
    }

    /// Returns an article as plain Markdown, without its lists of symbols.
    ///
    /// - Parameter titles: The titles of other articles, by name, and of guides, by path.
    static func markdown(of text: String, titles: [String: String]) -> String {
        let headings = MarkdownText(text).headings
        var lines: [String] = []
        var isCode = false
        var isList = false
        for line in text.components(separatedBy: "\n") {
            if line.hasPrefix("```") { isCode.toggle() }
            if !isCode, line.hasPrefix("## ") { isList = line == "## Topics" }
            if isList || line == "## Overview" { continue }
            let isBlank = line.isEmpty && lines.last?.isEmpty != false
            if !isBlank { lines.append(isCode ? line : plain(line, titles: titles, headings: headings)) }
        }
        while lines.last?.isEmpty == true { lines.removeLast() }
        return lines.joined(separator: "\n") + "\n"
    }

    /// Returns a line with links that work everywhere, and with plain names of symbols.
    private static func plain(_ line: String, titles: [String: String], headings: [String]) -> String {
        var line = line
        for kind in ["Note", "Important", "Tip"] where line.hasPrefix("> \(kind): ") {
            line = "> **\(kind):** " + line.dropFirst("> \(kind): ".count)
        }
        line = line.replacing("<doc:([A-Za-z]+)>") { names in
            "[\(titles[names[0]] ?? names[0])](\(names[0]).md)"
        }
        line = line.replacing("<doc:#([^>]+)>") { names in
            let title = names[0].replacingOccurrences(of: "-", with: " ")
            let heading = headings.first { $0.filter { $0 != "-" } == title } ?? title
            return "[\(heading)](#\(MarkdownText.anchor(of: heading)))"
        }
        line = line.replacing("`(Docs/(?:\\w+/)?\\w+\\.md)`(?: in the repository)?") { names in
            let isPage = names[0].hasPrefix(folder)
            let link = isPage ? names[0].dropFirst(folder.count + 1) : names[0].dropFirst("Docs/".count)
            return "[\(titles[names[0]] ?? names[0])](\(isPage ? "" : "../")\(link))"
        }
        // DocC displays the last part of a path, without what tells symbols of the same name apart.
        return line.replacing("``([^`]+)``") { names in
            let name = names[0].components(separatedBy: "/").last ?? ""
            return "`\(name.replacing("-(swift\\.\\w+|\\(\\w+\\))$") { _ in "" })`"
        }
    }
}

/// The parts of a Markdown document that readers navigate by.
struct MarkdownText {
    /// The headings, without their number signs.
    private(set) var headings: [String] = []
    /// The lines outside of code blocks.
    private(set) var prose: [String] = []

    init(_ text: String) {
        var isCode = false
        for line in text.components(separatedBy: "\n") {
            if line.trimmingCharacters(in: .whitespaces).hasPrefix("```") {
                isCode.toggle()
            } else if !isCode {
                prose.append(line)
                let level = line.prefix { $0 == "#" }.count
                if level > 0, line.dropFirst(level).first == " " {
                    headings.append(String(line.dropFirst(level + 1)))
                }
            }
        }
    }

    /// Returns the name by which GitHub links to a heading.
    static func anchor(of heading: String) -> String {
        heading.lowercased().filter { $0.isLetter || $0.isNumber || "-_ ".contains($0) }
            .replacingOccurrences(of: " ", with: "-")
    }

    /// The destinations of all links to documents in the package, and to their headings.
    var links: [String] {
        prose.flatMap { line in
            line.components(separatedBy: "](").dropFirst().map { $0.components(separatedBy: ")")[0] }
        }.filter { !$0.contains("://") && !$0.contains(" ") }
    }
}

extension String {
    /// Returns the text with each match of a regular expression replaced.
    ///
    /// - Parameter replacement: A closure that returns what replaces a match. Its parameter is the text of
    ///   the expression's groups.
    func replacing(_ pattern: String, with replacement: ([String]) -> String) -> String {
        guard let expression = try? NSRegularExpression(pattern: pattern) else { return self }
        let matches = expression.matches(in: self, range: NSRange(startIndex..., in: self))
        return matches.reversed().reduce(into: self) { text, match in
            let groups = (1..<max(match.numberOfRanges, 1)).map { index in
                Range(match.range(at: index), in: self).map { String(self[$0]) } ?? ""
            }
            guard let range = Range(match.range, in: text) else { return }
            text.replaceSubrange(range, with: replacement(groups))
        }
    }
}
