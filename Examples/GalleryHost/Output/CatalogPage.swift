import Foundation
import Gallery

/// The page `Docs/Catalog.md`, which shows all animators with their images and parameters, as documented in
/// their sources.
@MainActor
struct CatalogPage {
    let sources: AnimatorSources

    func markdown() throws -> String {
        let sections = try GalleryCatalog.entries.map { entry in
            section(entry, try sources.source(of: entry.typeName))
        }
        return """
            # The catalog

            Every animator, forward and backward, in a navigation controller. Where a transition is too quick to
            follow, a strip shows five of its frames. It's light or dark, like GitHub. `make docs` generates this page from the sources.

            \(index)

            \(sections.joined(separator: "\n\n"))

            """
    }

    /// The animators by group, each with a link to its section.
    private var index: String {
        GalleryCatalog.groups.map { group in
            let links = group.entries.map { entry in
                let anchor = entry.title.lowercased().replacingOccurrences(of: " ", with: "-")
                return "[\(entry.title)](#\(anchor))"
            }
            return "- **\(group.title):** \(links.joined(separator: ", "))"
        }.joined(separator: "\n")
    }

    private func section(_ entry: CatalogEntry, _ source: AnimatorSource) -> String {
        let strip = """

            <picture><source media="(prefers-color-scheme: dark)" srcset="Images/\(entry.name)-frames-dark.webp"><img src="Images/\(entry.name)-frames.webp" width="720" alt="\(entry.title), in five frames"></picture>
            """
        let rows = source.parameters.map { parameter in
            let comment = parameter.comment.replacingOccurrences(of: "\n\n", with: " ")
            let value = parameter.defaultValue.map { "`\($0)`" } ?? "required"
            return "| `\(parameter.name)` | \(value) | \(plain(comment)) |"
        }
        return """
            ## \(entry.title)

            `\(entry.code())`, `\(entry.typeName)`

            \(plain(source.comment))

            <img src="Images/\(entry.name).webp" width="200" alt="\(entry.title), forward and backward">\(DocsPictures.hasStrip(entry) ? strip : "")

            | Parameter | Default | Description |
            |---|---|---|
            \(rows.joined(separator: "\n"))
            """
    }

    /// Returns a comment with the plain names of symbols, because only DocC displays links to them.
    private func plain(_ comment: String) -> String {
        comment.replacingOccurrences(
            of: "(?<!`)``(?:[^`/]+/)*([^`/]+)``(?!`)",
            with: "`$1`",
            options: .regularExpression
        )
    }
}
