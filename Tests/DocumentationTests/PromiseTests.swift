import Foundation
import Testing

/// The claims in `Docs/Promises.md` about the sources, and the tests that it names.
@Suite struct PromiseTests {
    private static let page = "Docs/Promises.md"

    /// Returns the library's sources without comments, by their paths.
    private func sources() throws -> [(path: String, code: String)] {
        try DocumentedCode.documents().filter { $0.hasPrefix("Sources/") && $0.hasSuffix(".swift") }
            .filter { !$0.contains(".docc/") }
            .map { path in
                let lines = try DocumentedCode.text(of: path).components(separatedBy: "\n")
                let code = lines.filter { !$0.trimmingCharacters(in: .whitespaces).hasPrefix("//") }
                return (path, code.joined(separator: "\n"))
            }
    }

    @Test(
        "The sources contain no swizzling, associated objects, or global variables"
    )
    func sourcesContainNoSwizzling() throws {
        let words = [
            "method_exchangeImplementations", "method_setImplementation", "class_replaceMethod",
            "class_addMethod",
            "class_getInstanceMethod", "objc_setAssociatedObject", "objc_getAssociatedObject",
            "object_setClass",
            "objc_allocateClassPair", "UserDefaults", "@TaskLocal",
        ]
        let stored = try Self.storedGlobals()
        let sources = try sources()
        #expect(sources.count > 100)
        for (path, code) in sources {
            for word in words { #expect(!code.contains(word), "\(path): \(word)") }
            #expect(stored.matches(of: code).isEmpty, "\(path)")
        }
    }

    /// Returns an expression for what's stored globally: variables of types and of files, and collections in
    /// constants. Computed properties of types don't store anything.
    private static func storedGlobals() throws -> NSRegularExpression {
        let patterns: [String] = [
            #"\b(?:static|class) (?:\w+(?:\(\w+\))? )*var \w+[^{\n]*(?:=|$)"#,
            #"^(?:@\w+(?:\(\w+\))? )*(?:\w+(?:\(\w+\))? )*var "#,
            #"\bstatic let \w+[^{\n]*= "#
                + #"(?:NS(?:Map|Hash)Table|NSMutable\w+|NSCache|\w*(?:Registry|Cache|Store))\b"#,
        ]
        return try NSRegularExpression(
            pattern: patterns.joined(separator: "|"),
            options: .anchorsMatchLines
        )
    }

    @Test(
        "Whatever is stored globally is found",
        arguments: [
            "    private static weak var current: AnyObject?", "    static var count = 0",
            "    private static nonisolated(unsafe) var known: [Int: Int] = [:]",
            "    class var name: String", "fileprivate var entries = [0]", "@MainActor var shared: Int = 1",
            "package var size = 2",
            "    static let known = NSMapTable<AnyObject, AnyObject>()",
        ]
    )
    func whateverIsStoredGloballyIsFound(code: String) throws {
        #expect(try Self.storedGlobals().matches(of: code).count == 1)
        // What's computed or local isn't.
        for other in ["    static var zero: Int { 0 }", "    var count = 0", "    static let zero = 0"] {
            #expect(try Self.storedGlobals().matches(of: other).isEmpty, "\(other)")
        }
    }

    @Test("The sources contain no names of private API")
    func privateNames() throws {
        // Selectors, keys, and classes are named in strings.
        let names = try NSRegularExpression(pattern: #""_[A-Za-z]\w*"|"UI[A-Z]\w*(?:Internal|Private|_)\w*""#)
        let words = ["dlsym", "dlopen", "@_silgen_name", "perform(Selector"]
        let sources = try sources()
        #expect(sources.count > 100)
        for (path, code) in sources {
            #expect(names.matches(of: code).isEmpty, "\(path)")
            for word in words { #expect(!code.contains(word), "\(path): \(word)") }
        }
    }

    @Test("Programming errors stop the app with a message in release builds, too")
    func programmingErrorsStopAppWithMessageInReleaseBuilds() throws {
        // An optimized precondition stops the app without its message.
        let words = ["precondition(", "preconditionFailure(", "fatalError()"]
        let products = try sources().filter { !$0.path.contains("/Linux/") && !$0.path.contains("Testing/") }
        #expect(products.count > 100)
        for (path, code) in products {
            for word in words { #expect(!code.contains(word), "\(path): \(word)") }
        }
    }

    @Test("Public declarations on the main actor are as lenient as UIKit's in Swift 5 language mode")
    func publicDeclarationsOnMainActorAreAsLenientAsUIKits() throws {
        let isolated = try NSRegularExpression(
            pattern: #"^(.*)@MainActor\s+(?:public|open) "#,
            options: .anchorsMatchLines
        )
        var count = 0
        for (path, code) in try sources() {
            for groups in isolated.matches(of: code) {
                count += 1
                #expect(groups[1]?.hasSuffix("@preconcurrency ") == true, "\(path): \(groups[0] ?? "")")
            }
        }
        #expect(count > 20)
    }

    @Test("All tests that the page names exist")
    func namedTests() throws {
        let text = try DocumentedCode.text(of: Self.page)
        let tests = try testFiles()
        let matches = try NSRegularExpression(pattern: #"`(\w+Tests)`(?:, \*([^*]+)\*)?"#).matches(of: text)
        #expect(matches.count > 50)
        for groups in matches {
            let suite = try #require(groups[1])
            let files = tests.filter { $0.name == "\(suite).swift" }
            #expect(!files.isEmpty, "there is no \(suite)")
            let title = try #require(groups[2], "\(suite) is named without a test")
            #expect(files.contains { $0.text.contains("\"\(title)\"") }, "\(suite) has no “\(title)”")
        }
    }

    private func testFiles() throws -> [(name: String, text: String)] {
        try ["Tests", "LinuxUIKit/Tests"].flatMap { name in
            let folder = DocumentedCode.root.appendingPathComponent(name)
            let paths = FileManager.default.enumerator(atPath: folder.path)?.allObjects as? [String] ?? []
            return try paths.filter { $0.hasSuffix("Tests.swift") }.map { path in
                let file = folder.appendingPathComponent(path)
                return (name: file.lastPathComponent, text: try String(contentsOf: file, encoding: .utf8))
            }
        }
    }
}

extension NSRegularExpression {
    /// Returns the text of each match and of its groups.
    fileprivate func matches(of text: String) -> [[String?]] {
        matches(in: text, range: NSRange(text.startIndex..., in: text)).map { match in
            (0..<match.numberOfRanges).map { Range(match.range(at: $0), in: text).map { String(text[$0]) } }
        }
    }
}
