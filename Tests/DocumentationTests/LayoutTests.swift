import Foundation
import Testing

/// The layout of the package: which module and which folder may know which other one.
@Suite struct LayoutTests {
    /// Returns the sources of a folder, by their paths.
    private static func sources(of folder: String) throws -> [(path: String, text: String)] {
        try DocumentedCode.documents()
            .filter { $0.hasPrefix(folder + "/") && $0.hasSuffix(".swift") && !$0.contains(".docc/") }
            .map { (path: $0, text: try DocumentedCode.text(of: $0)) }
    }

    @Test(
        "TransitionKit knows neither the animators nor the presentations of the other products",
        arguments: ["Animators", "Presentations"]
    )
    func core(product: String) throws {
        let products = try Self.sources(of: "Sources/\(product)").map(\.text).joined(separator: "\n")
        let core = try Self.sources(of: "Sources/TransitionKit")
        #expect(core.count > 100)
        let types = try Self.declaredTypes(in: products)
        #expect(types.count > 20)
        for (path, text) in core {
            let names = Self.names(in: Self.code(text))
            #expect(!names.contains(product), "\(path)")
            let known = types.intersection(names)
            #expect(known.isEmpty, "\(path) names \(known.sorted().joined(separator: ", "))")
        }
    }

    @Test("Neither the animators nor the presentations know each other")
    func products() throws {
        for (one, other) in [("Animators", "Presentations"), ("Presentations", "Animators")] {
            for (path, text) in try Self.sources(of: "Sources/\(one)") {
                #expect(!Self.code(text).contains("import \(other)"), "\(path)")
            }
        }
    }

    /// Returns the names of the types that a text declares at its top level.
    private static func declaredTypes(in text: String) throws -> Set<String> {
        let declaration = try NSRegularExpression(
            pattern: #"^(?:@\S+ )*(?:public |package |open |final )*(?:struct|class|enum|protocol) (\w+)"#,
            options: .anchorsMatchLines
        )
        let matches = declaration.matches(in: text, range: NSRange(text.startIndex..., in: text))
        return Set(matches.compactMap { Range($0.range(at: 1), in: text).map { String(text[$0]) } })
    }

    /// Returns a text without comments.
    private static func code(_ text: String) -> String {
        text.components(separatedBy: "\n")
            .filter { !$0.trimmingCharacters(in: .whitespaces).hasPrefix("//") }.joined(separator: "\n")
    }

    private static func names(in code: String) -> Set<String> {
        Set(code.components(separatedBy: CharacterSet.alphanumerics.union(["_"]).inverted))
    }
}
