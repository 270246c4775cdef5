import Foundation
import Gallery

/// `Docs/Catalogue.md`: every animator with a filmstrip and its parameters, as its source describes them.
@MainActor
struct CataloguePage {
    /// The package's folder.
    let root: URL

    func markdown() throws -> String {
        let sections = try AnimatorCatalogue.entries.map { entry in
            let name = String(describing: type(of: entry.makeAnimator()))
            return section(entry, try source(of: name))
        }
        return """
            # The catalogue

            Every animator, forward, in a navigation controller. Made by `make docs` from the sources and from what they
            draw.

            \(sections.joined(separator: "\n\n"))

            """
    }

    private func section(_ entry: CatalogueEntry, _ source: AnimatorSource) -> String {
        let rows = source.parameters.map { parameter in
            let comment = parameter.comment.replacingOccurrences(of: "\n\n", with: " ")
            return "| `\(parameter.name)` | `\(parameter.defaultValue)` | \(comment) |"
        }
        return """
            ## \(entry.title)

            `\(source.className)`

            \(source.comment)

            ![\(entry.title), in frames](Images/\(entry.name).png)

            | parameter | default | |
            |---|---|---|
            \(rows.joined(separator: "\n"))
            """
    }

    func source(of className: String) throws -> AnimatorSource {
        let folders = ["Sources/Animators", "Sources/TransitionKit/Containers"]
        for folder in folders {
            let file = root.appendingPathComponent("\(folder)/\(className).swift")
            guard let text = try? String(contentsOf: file, encoding: .utf8) else { continue }
            if let source = AnimatorSource(text) { return source }
        }
        throw Failure.internalError("no source of \(className) below \(root.path)")
    }
}
