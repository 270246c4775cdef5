import Foundation
import Testing

/// The table of the lines that `make mutants` breaks matches the sources and the tests.
@Suite struct MutantTableTests {
    private struct Entry {
        let name: String
        var file = ""
        var suites: [Substring] = []
        var lines: [String] = []
        var replacement: [String] = []
    }

    @Test(
        "The code of each entry occurs exactly once, also after the others have been built into the same copy"
    )
    func codeOfEachEntryOccursExactlyOnce() throws {
        let entries = try entries()
        #expect(entries.count > 300)
        let paths = try Self.paths()
        var sources: [String: String] = [:]
        for entry in entries {
            let source =
                try sources[entry.file]
                ?? Self.squeezed(DocumentedCode.text(of: #require(paths[entry.file], "\(entry.file)")))
            let parts = source.components(separatedBy: Self.squeezed(entry.lines.joined()))
            #expect(parts.count == 2, "\(entry.name): \(parts.count - 1) times in \(entry.file)")
            let replacement = Self.squeezed(entry.replacement.joined())
            sources[entry.file] = parts.joined(
                separator: replacement.replacingOccurrences(of: "MUTANT", with: entry.name)
            )
        }
    }

    @Test("The suites of each entry exist")
    func suitesOfEachEntryExist() throws {
        let code = try [
            "Tests/TransitionKitTests", "Tests/PresentationsTests", "Tests/TransitionKitSwiftUITests",
        ]
        .flatMap(Self.files)
        .map(DocumentedCode.text).joined()
        for suite in Set(try entries().flatMap(\.suites)) {
            let isDeclared = code.contains("struct \(suite) ") || code.contains("class \(suite) ")
            #expect(isDeclared, "\(suite)")
        }
    }

    /// The paths of the files that mutants break, by their names. An entry only names the file, so that it
    /// survives when the file moves to another folder.
    private static func paths() throws -> [String: String] {
        let paths = [
            "Sources/TransitionKit", "Sources/Presentations", "Sources/TransitionKitSwiftUI",
        ]
        .flatMap(files)
        return try paths.reduce(into: [:]) { result, path in
            let name = (path as NSString).lastPathComponent
            try #require(result[name] == nil, "two files are named \(name)")
            result[name] = path
        }
    }

    private static func files(in folder: String) -> [String] {
        let path = DocumentedCode.root.appendingPathComponent(folder).path
        let files = FileManager.default.enumerator(atPath: path)?.allObjects as? [String] ?? []
        return files.filter { $0.hasSuffix(".swift") }.map { "\(folder)/\($0)" }
    }

    private func entries() throws -> [Entry] {
        let folder = DocumentedCode.root.appendingPathComponent("Tests/Mutants")
        var entries: [Entry] = []
        for file in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
            for line in try DocumentedCode.text(of: "Tests/Mutants/\(file)").split(separator: "\n") {
                let value = line.drop { $0 != " " }.trimmingCharacters(in: .whitespaces)
                if line.hasPrefix("[") {
                    entries.append(Entry(name: String(line)))
                } else if line.hasPrefix("file:") {
                    entries[entries.count - 1].file = (value as NSString).lastPathComponent
                } else if line.hasPrefix("tests:") {
                    entries[entries.count - 1].suites = value.split(separator: " ").map { $0[...] }
                } else if line.hasPrefix("- ") {
                    entries[entries.count - 1].lines.append(value)
                } else if line.hasPrefix("+ ") {
                    entries[entries.count - 1].replacement.append(value)
                }
            }
        }
        return entries
    }

    /// Returns a text without white space, so that entries survive formatting.
    private static func squeezed(_ text: String) -> String { text.filter { !$0.isWhitespace } }
}
