import Foundation

@testable import Gallery
@testable import GalleryHost

/// Everything that an animator needs besides its source file. All but its entry in the catalog is generated.
@MainActor
struct AnimatorRequirements {
    let sources: AnimatorSources

    /// Parameters that have no control, because there's none for their type, or because their default is
    /// `nil`.
    private static let withoutControl = [
        "backColor", "destination", "elements", "pose", "radius", "source",
    ]

    /// Returns what an animator lacks, with what provides it.
    func missing(for type: String) throws -> [String] {
        let source = try sources.source(of: type)
        let entries = GalleryCatalog.entries.filter { $0.typeName == type }
        var missing: [String] = []
        func require(_ condition: Bool, _ message: String) {
            if !condition { missing.append(message) }
        }

        // By hand.
        let call = "static func \(source.memberName)("
        require(source.member != nil, "\(source.path) needs `\(call)`")
        // Outside the type, the names of its nested types have its own name as a prefix.
        let arguments = source.member?.map { $0.replacingOccurrences(of: "\(type).", with: "") }
        require(
            arguments ?? source.initializer == source.initializer,
            "`\(call)` and `init(` of \(type) differ"
        )
        require(source.path.hasSuffix("/\(type).swift"), "\(source.path) isn't named after \(type)")
        require(entries.count == 1, "the lists in Sources/Animators/Catalog need one entry of \(type)")
        if let entry = entries.first {
            let group =
                GalleryCatalog.groups.first { $0.entries.contains { $0.typeName == type } }?.name ?? ""
            let isOfModule = source.path.hasPrefix(AnimatorSources.module)
            require(
                !isOfModule || source.path == "\(AnimatorSources.module)\(group)/\(type).swift",
                "\(source.path) isn't in the folder of its topic, \(group)"
            )
            let labels = entry.parameters.map(\.label)
            for parameter in source.parameters.map(\.name)
            where !labels.contains(parameter) && !Self.withoutControl.contains(parameter) {
                missing.append("the entry of \(type) needs its parameter \(parameter)")
            }
        }

        // Generated.
        let words = type.dropLast("Animator".count).map { $0.isUppercase ? "-\($0.lowercased())" : "\($0)" }
        let name = String(words.joined().dropFirst())
        let page =
            source.path.hasPrefix(AnimatorSources.module)
            ? "Sources/Animators/Animators.docc/Animators.md"
            : "Sources/TransitionKit/TransitionKit.docc/TransitionKit.md"
        let example = entries.first?.code() ?? ".\(source.memberName)()"
        let places = [
            ("README.md", "| `\(example)` | `\(type)` |"),
            (page, "- ``\(type)``"),
            ("Docs/Catalog.md", "`\(example)`, `\(type)`"),
            ("Docs/Performance.md", "| `\(name)` |"),
            ("Tests/GalleryTests/AnimatorSnippets.swift", "        \"\(name)\","),
        ]
        for (path, text) in places {
            let file = PackageFolder.url.appendingPathComponent(path)
            let isListed = try String(contentsOf: file, encoding: .utf8).contains(text)
            require(isListed, "make docs writes \(type) into \(path)")
        }
        for path in ["Docs/Images/\(name).webp", "Tests/AnimatorsTests/Goldens/Pictures/\(name).png"] {
            let file = PackageFolder.url.appendingPathComponent(path)
            require(FileManager.default.fileExists(atPath: file.path), "make docs draws \(path)")
        }
        return missing
    }
}
