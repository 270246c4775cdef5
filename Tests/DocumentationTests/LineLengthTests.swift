import Foundation
import Testing

/// The width of comments. The formatter reports only code that's too wide, and no comments.
@Suite struct LineLengthTests {
    private static let width = 110

    @Test(
        "Comments are at most 110 columns wide; to break them, run Scripts/wrap-comments",
        arguments: ["Sources", "LinuxUIKit", "Tests", "Examples", "Benchmarks"]
    )
    func commentsAreAtMost110ColumnsWide(folder: String) throws {
        let root = DocumentedCode.root.appendingPathComponent(folder)
        let files = FileManager.default.enumerator(atPath: root.path)?.allObjects as? [String] ?? []
        let sources = files.filter { $0.hasSuffix(".swift") && !$0.contains(".build/") }
        #expect(!sources.isEmpty)
        for file in sources {
            let text = try String(contentsOf: root.appendingPathComponent(file), encoding: .utf8)
            for number in Self.wideComments(in: text) { Issue.record("\(folder)/\(file):\(number)") }
        }
    }

    @Test("Comments that are too wide are found, but not tables, which can't be broken, and strings")
    func commentsThatAreWideAreFound() {
        let wide = String(repeating: "wide ", count: 30)
        let text = [
            "/// \(wide)", "/// | \(wide) |", "/// short", "let text = \"\"\"", "// \(wide)", "\"\"\"",
        ]
        #expect(Self.wideComments(in: text.joined(separator: "\n")) == [1])
    }

    /// Returns the numbers of the lines with comments that are too wide.
    private static func wideComments(in text: String) -> [Int] {
        var isString = false
        return text.components(separatedBy: "\n").enumerated().compactMap { index, line in
            // One delimiter, or three, begin or end a string.
            if line.components(separatedBy: "\"\"\"").count.isMultiple(of: 2) { isString.toggle() }
            let content = line.drop { $0 == " " }
            guard !isString, content.hasPrefix("//"), line.count > width else { return nil }
            return content.hasPrefix("/// |") ? nil : index + 1
        }
    }
}
