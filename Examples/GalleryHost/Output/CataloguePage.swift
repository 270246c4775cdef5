import Foundation
import Gallery

/// `Docs/Catalogue.md`: every animator with its pictures and its parameters, as its source describes them.
@MainActor
struct CataloguePage {
    let sources: AnimatorSources

    func markdown() throws -> String {
        let sections = try AnimatorCatalogue.entries.map { entry in
            section(entry, try sources.source(of: entry.typeName))
        }
        return """
            # The catalogue

            Every animator, there and back, in a navigation controller; the strips show the way forward. Made by
            `make docs` from the sources and from what they draw.

            \(wall)

            \(sections.joined(separator: "\n\n"))

            """
    }

    /// All of them at once, each a link to its section.
    private var wall: String {
        let columns = 5
        let cells = AnimatorCatalogue.entries.map { entry in
            let link = entry.title.lowercased().replacingOccurrences(of: " ", with: "-")
            return """
                <td align="center"><a href="#\(link)"><img src="Images/\(entry.name).webp" width="116" \
                alt=""><br>\(entry.title)</a></td>
                """
        }
        let rows = stride(from: 0, to: cells.count, by: columns).map { start in
            "<tr>\n\(cells[start..<min(start + columns, cells.count)].joined(separator: "\n"))\n</tr>"
        }
        return "<table>\n\(rows.joined(separator: "\n"))\n</table>"
    }

    private func section(_ entry: CatalogueEntry, _ source: AnimatorSource) -> String {
        let strip = """

            <img src="Images/\(entry.name)-frames.webp" width="560" alt="\(entry.title), in five frames">
            """
        let rows = source.parameters.map { parameter in
            let comment = parameter.comment.replacingOccurrences(of: "\n\n", with: " ")
            return "| `\(parameter.name)` | `\(parameter.defaultValue)` | \(comment) |"
        }
        return """
            ## \(entry.title)

            `\(entry.memberName)()`, `\(entry.typeName)`

            \(source.comment)

            <img src="Images/\(entry.name).webp" width="116" alt="\(entry.title), there and back">\(DocsPictures.hasStrip(entry) ? strip : "")

            | parameter | default | |
            |---|---|---|
            \(rows.joined(separator: "\n"))
            """
    }
}
