import Foundation
import Testing

/// The articles in `Docs/Guides`, which are generated from those of the DocC catalogs.
///
/// To update them, run `RECORD_GUIDES=1 make test OPTIONS="--filter GuidePageTests"`.
@Suite struct GuidePageTests {
    @Test("The guides are the articles of the catalogs as plain Markdown")
    func guidesAreArticlesOfCatalogsAsPlainMarkdown() throws {
        let pages = try GuidePage.all()
        #expect(pages.count > 10)
        let folder = DocumentedCode.root.appendingPathComponent(GuidePage.folder)
        let texts = try pages.map { (path: $0.path, text: try $0.markdown()) }
        if ProcessInfo.processInfo.environment["RECORD_GUIDES"] != nil {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            for (path, text) in texts {
                let file = DocumentedCode.root.appendingPathComponent(path)
                try text.write(to: file, atomically: true, encoding: .utf8)
            }
            for name in try FileManager.default.contentsOfDirectory(atPath: folder.path)
            where !texts.contains(where: { $0.path == "\(GuidePage.folder)/\(name)" }) {
                try FileManager.default.removeItem(at: folder.appendingPathComponent(name))
            }
        } else {
            let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
            #expect(Set(names.map { "\(GuidePage.folder)/\($0)" }) == Set(texts.map(\.path)))
            for (path, text) in texts {
                let isCurrent = try? DocumentedCode.text(of: path) == text
                #expect(isCurrent == true, "RECORD_GUIDES=1 writes \(path) anew, as the suite's comment says")
            }
        }
    }

    @Test("An article as plain Markdown has links and names that GitHub displays, and no lists of symbols")
    func articleAsPlainMarkdownHasLinksAndNamesThatGitHubDisplays() {
        let article = """
            # Cards

            A summary.

            ## Overview

            ``CardPresentation/corners-swift.property`` of a ``Card``, as in <doc:Moving>; see <doc:#Edges-of-a-card>
            and ``Card/attach(to:)-(UITabBarController)``.

            > Note: It's in `Docs/Promises.md` in the repository.

            ### Edges of a card

            ```swift
            let text = "``x`` <doc:Moving>"
            ```

            ## Topics

            ### Symbols

            - ``Card``

            ## See Also

            - <doc:Moving>
            """
        let text = GuidePage.markdown(
            of: article,
            titles: ["Moving": "Move a card", "Docs/Promises.md": "What you can rely on"]
        )
        let expected = """
            # Cards

            A summary.

            `corners` of a `Card`, as in [Move a card](Moving.md); see [Edges of a card](#edges-of-a-card)
            and `attach(to:)`.

            > **Note:** It's in [What you can rely on](../Promises.md).

            ### Edges of a card

            ```swift
            let text = "``x`` <doc:Moving>"
            ```

            ## See Also

            - [Move a card](Moving.md)

            """
        #expect(text == expected)
    }

    @Test("Everything that the README opens has only links and names that GitHub displays")
    func everythingThatREADMEOpensHasOnlyLinksAndNames() throws {
        var paths = ["README.md"]
        var index = 0
        while index < paths.count {
            let path = paths[index]
            index += 1
            let text = MarkdownText(try DocumentedCode.text(of: path))
            for word in ["``", "<doc:", "](doc:"] {
                let lines = text.prose.filter { $0.contains(word) }
                #expect(lines.isEmpty, "\(path) contains “\(word)”")
            }
            for link in text.links {
                let parts = link.components(separatedBy: "#")
                let base = URL(fileURLWithPath: path, relativeTo: DocumentedCode.root)
                let file = URL(fileURLWithPath: parts[0], relativeTo: base)
                let target = parts[0].isEmpty ? path : Self.path(file)
                // Pictures can be displayed from anywhere.
                let isPicture = target.hasSuffix(".png")
                #expect(isPicture || !target.contains(".docc/"), "\(path) opens \(target)")
                if isPicture { #expect(FileManager.default.fileExists(atPath: file.path), "\(target)") }
                guard target.hasSuffix(".md") else { continue }
                if !paths.contains(target) { paths.append(target) }
                guard parts.count > 1 else { continue }
                let headings = MarkdownText(try DocumentedCode.text(of: target)).headings
                let isFound = headings.contains { MarkdownText.anchor(of: $0) == parts[1] }
                #expect(isFound, "\(path) opens \(link), but there's no such heading")
            }
        }
        let unread = Set(try GuidePage.all().map(\.path)).subtracting(paths)
        #expect(unread.isEmpty, "the README doesn't lead to these")
    }

    /// Returns the path in the package of a file.
    private static func path(_ file: URL) -> String {
        let root = DocumentedCode.root.standardizedFileURL.path
        return file.standardizedFileURL.path.dropFirst(root.count).drop { $0 == "/" }.description
    }

    @Test("No example assigns a transition delegate that nothing keeps")
    func noExampleAssignsTransitionDelegateThatNothingKeeps() throws {
        var count = 0
        for document in try DocumentedCode.documents() {
            for block in try DocumentedCode.blocks(in: document) {
                for line in block where line.contains("elegate = transition") {
                    count += 1
                    let isLocal = block.contains { $0.hasPrefix("let transition = TransitionDelegate(") }
                    let isKept = !isLocal || block.contains { $0.contains("transition.attach(to") }
                    #expect(isKept, "\(document): \(line)")
                }
            }
        }
        #expect(count > 0)
    }
}
