import Foundation
import Gallery

/// The documents that are generated from the catalog and the animators' sources. In some of them, only a list
/// between two comments is generated.
@MainActor
struct CatalogTexts {
    private let root: URL
    private let sources: AnimatorSources

    /// - Parameter root: The package's folder.
    init(root: URL) {
        self.root = root
        sources = AnimatorSources(root: root)
    }

    /// Returns the text of each document, with its path in the package.
    func all() throws -> [(path: String, text: String)] {
        [
            ("Docs/Catalog.md", try CatalogPage(sources: sources).markdown()),
            try document("README.md", listing: table),
            try document("\(AnimatorSources.module)Animators.docc/Animators.md", listing: topics()),
        ]
    }

    /// The table of animators: the member that creates each one, its type, and its effect.
    private var table: String {
        let rows = GalleryCatalog.groups.flatMap { group in
            ["| **\(group.title)** | | |"]
                + group.entries.map { "| `\($0.code())` | `\($0.typeName)` | \($0.summary) |" }
        }
        return (["| Animator | Type | Effect |", "|---|---|---|"] + rows).joined(separator: "\n")
    }

    /// Returns the module's animators in groups. DocC can't link to those of another module.
    private func topics() throws -> String {
        let groups = try GalleryCatalog.groups.map { group in
            let types = try group.entries.map { try sources.source(of: $0.typeName) }
                .filter { $0.path.hasPrefix(AnimatorSources.module) }
                .map { "- ``\($0.typeName)``" }
            return "### \(group.title)\n\n\(types.joined(separator: "\n"))"
        }
        return groups.joined(separator: "\n\n")
    }

    private func document(_ path: String, listing list: String) throws -> (path: String, text: String) {
        let (start, end) = ("<!-- animators -->", "<!-- /animators -->")
        let text = (try? String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)) ?? ""
        guard let head = text.range(of: start),
            let tail = text.range(of: end, range: head.upperBound..<text.endIndex)
        else {
            throw Failure.internalError("\(path) has no list of animators between “\(start)” and “\(end)”")
        }
        return (path, "\(text[..<head.upperBound])\n\n\(list)\n\n\(text[tail.lowerBound...])")
    }
}
